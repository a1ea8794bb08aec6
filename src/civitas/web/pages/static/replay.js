// The replay's controls: the slider follows the hand, the arrow keys step, the play button plays.
(() => {
  "use strict";
  const doc = document;
  let timer = 0, wanted = null, busy = false;

  const box = () => doc.querySelector(".replay");
  const slider = () => doc.getElementById("replay-at");
  const last = () => Number(box().dataset.last);
  const now = () => (wanted === null ? Number(slider().value) : wanted);

  // Only the latest wish is fetched; what lies between is skipped.
  async function go(to) {
    wanted = Math.max(0, Math.min(last(), to));
    slider().value = wanted;
    if (busy) return;
    busy = true;
    try {
      while (wanted !== null) {
        const at = wanted;
        const address = `${box().dataset.base}/${at}?view=${box().dataset.view}`;
        await window.htmx.ajax("GET", address, { target: "#table", swap: "outerMorph" });
        history.replaceState(null, "", address);
        if (wanted === at) wanted = null;
      }
    } finally {
      busy = false;
    }
  }

  function pause() {
    clearInterval(timer);
    timer = 0;
    box()?.classList.remove("playing");
  }

  function toggle() {
    if (timer) return pause();
    if (now() >= last()) go(0);
    box().classList.add("playing");
    timer = setInterval(() => (now() >= last() ? pause() : go(now() + 1)), 900);
  }

  doc.addEventListener("input", (event) => { if (event.target === slider()) { pause(); go(Number(slider().value)); } });
  // With scripts a seat is chosen by choosing it; without them a button follows.
  const view = doc.querySelector(".replay-view");
  if (view) view.querySelector("button").hidden = true;
  doc.addEventListener("change", (event) => {
    if (event.target.name !== "view") return;
    pause();
    location.assign(`${box().dataset.base}/${now()}?view=${event.target.value}`);
  });
  doc.addEventListener("submit", (event) => { if (event.target.matches(".replay-slide")) event.preventDefault(); }, true);
  doc.addEventListener("click", (event) => {
    const tool = event.target.closest?.("#replay-play,#replay-back,#replay-on");
    if (!tool) return;
    event.preventDefault();
    if (tool.id === "replay-play") return toggle();
    pause();
    go(now() + (tool.id === "replay-on" ? 1 : -1));
  });
  doc.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("select,input[type=text]")) return;
    const step = { ArrowLeft: -1, ArrowRight: 1, PageDown: 10, PageUp: -10, Home: -1e9, End: 1e9 }[event.key];
    const play = event.key === " " || (event.key === "Enter" && event.target.id === "replay-play");
    if (!step && !play) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (play) return toggle();
    pause();
    go(now() + step);
  }, true);
})();
