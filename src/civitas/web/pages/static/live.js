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

  // A decision that could not be sent says so; nothing is lost, the table is as it was.
  doc.addEventListener("htmx:error", () => online(false));
})();
