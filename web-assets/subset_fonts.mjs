// Cuts the two house faces down to the letters and weights the pages use. Called by tools/build_assets.py:
//   node subset_fonts.mjs OUT_FOLDER
import fs from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

// Latin-1 with typographic marks for every page; Latin Extended-A (Polish and its neighbours) only where a page needs it.
const LETTERS = {
  latin: range(0x20, 0x7e) + range(0xa0, 0xff) + "–—‘’‚“”„†•…′″⁄€←↑→↓−×",
  "latin-ext": range(0x100, 0x17f) + "ȘșȚț",
};
const FACES = { "brygada-1918": { min: 400, max: 700 }, "source-sans-3": { min: 400, max: 700 } };

const out = process.argv[2];
for (const [face, weights] of Object.entries(FACES)) {
  for (const [subset, letters] of Object.entries(LETTERS)) {
    const file = `${face}-${subset}-wght-normal.woff2`;
    const whole = fs.readFileSync(path.join("node_modules", "@fontsource-variable", face, "files", file));
    const cut = await subsetFont(whole, letters, { targetFormat: "woff2", variationAxes: { wght: weights } });
    fs.writeFileSync(path.join(out, `${face}-${subset}.woff2`), cut);
  }
}
