// A table's live connection: says when it is lost, and after a long sleep fetches the table anew.
(() => {
  "use strict";
  const doc = document;
  const root = doc.documentElement;

  function online(yes) {
    root.toggleAttribute("data-offline", !yes);
    const sign = doc.getElementById("offline");
    if (sign) sign.hidden = yes;
  }
  doc.addEventListener("htmx:sse:after:connection", () => online(true));
  doc.addEventListener("htmx:sse:after:message", () => online(true));
  doc.addEventListener("htmx:sse:error", () => online(false));
  addEventListener("offline", () => online(false));

  // An answer and the stream overtake one another: what is older than the table on the page is not shown any more.
  const numbers = (state) => (state || "0.0").split(".").map(Number);
  function older(text) {
    const found = /data-state="([0-9.]+)"/.exec(text);
    if (!found) return false;
    const [entries, changes] = numbers(found[1]), [shown, seated] = numbers(doc.getElementById("state")?.dataset.state);
    return entries < shown || (entries === shown && changes < seated);
  }
  doc.addEventListener("htmx:before:swap", (event) => { if (older(event.detail.ctx.text)) event.preventDefault(); });

  // A decision whose answer did not come is either written down or not: the table tells, as soon as it can be asked.
  let asking = 0;
  function ask() {
    clearTimeout(asking);
    asking = setTimeout(async () => {
      const { table } = doc.getElementById("live-table").dataset;
      try {
        const answer = await fetch(`${table}/now`, { headers: { "hx-request": "true" } });
        if (!answer.ok) throw new Error(answer.status);
        await window.htmx.swap({ text: await answer.text(), target: doc.getElementById("table"), swap: "outerMorph", sourceElement: doc.body });
        online(true);
      } catch { ask(); }
    }, 1500);
  }
  doc.addEventListener("htmx:error", () => { online(false); ask(); });
})();
