// Whoever asked for a hint is shown the thing that it means, even when that lies off the screen.
(() => {
  "use strict";
  let asked = false;
  document.addEventListener("submit", (event) => { if (event.target.id === "hint") asked = true; }, true);
  document.addEventListener("htmx:after:swap", () => {
    const thing = asked && document.querySelector("[data-advised]");
    if (!thing) return;
    asked = false;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    thing.scrollIntoView({ block: "center", inline: "nearest", behavior: calm ? "auto" : "smooth" });
  });
})();
