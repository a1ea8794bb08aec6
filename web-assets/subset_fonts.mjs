// Cuts the two house faces down to the letters and weights the pages use. Called by tools/build_assets.py:
//   node subset_fonts.mjs OUT_FOLDER
import fs from "node:fs";
import path from "node:path";
import fontverter from "fontverter";
import subsetFont from "subset-font";

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

// Latin-1 with typographic marks for every page; Latin Extended-A (Polish and its neighbours) only where a page needs it.
const LETTERS = {
  latin: range(0x20, 0x7e) + range(0xa0, 0xff) + "–—‘’‚“”„†•…′″⁄€←↑→↓−×",
  "latin-ext": range(0x100, 0x17f) + "ȘșȚț",
};
const FACES = { "brygada-1918": { min: 400, max: 700 }, "source-sans-3": { min: 400, max: 700 } };

// The OFL keeps the name "Source" for Adobe's own files, so a cut one may not carry it: it gets another of equal length.
// The copyright notice (name 0) stays word for word.
const RESERVED = "Source";
const OURS = "Hearth";

function rename(font) {
  const tables = font.readUInt16BE(4);
  const entries = Array.from({ length: tables }, (_, i) => 12 + 16 * i);
  const entry = entries.find((at) => font.toString("latin1", at, at + 4) === "name");
  const table = font.readUInt32BE(entry + 8);
  const strings = table + font.readUInt16BE(table + 4);
  for (let i = 0; i < font.readUInt16BE(table + 2); i++) {
    const record = table + 6 + 12 * i;
    if (font.readUInt16BE(record + 6) === 0) continue;
    const start = strings + font.readUInt16BE(record + 10);
    const text = font.subarray(start, start + font.readUInt16BE(record + 8));
    for (const encode of [(word) => Buffer.from(word, "latin1"), (word) => Buffer.from(word, "utf16le").swap16()]) {
      for (let at = text.indexOf(encode(RESERVED)); at >= 0; at = text.indexOf(encode(RESERVED))) encode(OURS).copy(text, at);
    }
  }
  return font;
}

const out = process.argv[2];
for (const [face, weights] of Object.entries(FACES)) {
  for (const [subset, letters] of Object.entries(LETTERS)) {
    const file = `${face}-${subset}-wght-normal.woff2`;
    const whole = fs.readFileSync(path.join("node_modules", "@fontsource-variable", face, "files", file));
    const cut = await subsetFont(whole, letters, { targetFormat: "truetype", variationAxes: { wght: weights } });
    const packed = await fontverter.convert(rename(Buffer.from(cut)), "woff2");
    fs.writeFileSync(path.join(out, `${face}-${subset}.woff2`), packed);
  }
}
