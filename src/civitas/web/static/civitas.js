// The page's manners: explanations, keys, travelling pieces, tumbling dice. It knows no rules and keeps no state of the game.
(() => {
  "use strict";
  const doc = document;
  const root = doc.documentElement;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const all = (selector, from = doc) => [...from.querySelectorAll(selector)];
  const near = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

  // ---- Explanations: one floating tip for hover, focus and long press -------------------------------------------------
  const TOLD = "[data-why],[data-explain],[data-tip]";
  let tip, tipTimer, tipOwner;

  function words(owner) {
    const source = owner.dataset.explain && doc.getElementById(owner.dataset.explain);
    if (source) return [...source.cloneNode(true).childNodes];
    const text = owner.dataset.why || owner.dataset.tip;
    return text ? [doc.createTextNode(text)] : [];
  }

  function showTip(owner) {
    const inside = words(owner);
    if (!inside.length) return;
    if (!tip) {
      tip = doc.createElement("div");
      tip.className = "tip";
      tip.setAttribute("role", "tooltip");
      tip.popover = "manual";
    }
    // A modal dialog hides what lies outside it, so the tip moves in with its owner.
    (owner.closest("dialog") || doc.body).append(tip);
    tip.replaceChildren(...inside);
    tip.showPopover();
    tipOwner = owner;
    const place = owner.getBoundingClientRect();
    const own = tip.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - own.width - 8, place.left + place.width / 2 - own.width / 2));
    const above = place.top - own.height - 10;
    tip.style.left = `${left}px`;
    tip.style.top = `${above > 4 ? above : Math.min(innerHeight - own.height - 4, place.bottom + 10)}px`;
  }

  function hideTip() {
    clearTimeout(tipTimer);
    if (tip?.isConnected && tip.matches(":popover-open")) tip.hidePopover();
    tipOwner = null;
  }

  function planTip(owner, wait) {
    clearTimeout(tipTimer);
    tipTimer = setTimeout(() => owner.isConnected && showTip(owner), wait);
  }

  doc.addEventListener("pointerover", (event) => {
    const owner = near(event, TOLD);
    if (event.pointerType === "touch" || owner === tipOwner) return;
    hideTip();
    if (owner) planTip(owner, 350);
  });
  doc.addEventListener("focusin", (event) => {
    const owner = near(event, TOLD);
    hideTip();
    if (owner && event.target.matches(":focus-visible")) planTip(owner, 250);
  });
  doc.addEventListener("focusout", hideTip);
  doc.addEventListener("scroll", hideTip, { passive: true, capture: true });

  // A long press explains and then does not act.
  let pressed = false;
  doc.addEventListener("pointerdown", (event) => {
    pressed = false;
    const owner = near(event, TOLD);
    hideTip();
    if (event.pointerType !== "touch" || !owner) return;
    tipTimer = setTimeout(() => { pressed = true; showTip(owner); }, 480);
  });
  for (const end of ["pointerup", "pointercancel"]) doc.addEventListener(end, () => { if (!pressed) clearTimeout(tipTimer); });
  doc.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); });

  // ---- Consequences: ghosts of the choice under the pointer or the focus; log words light up their things ----------------
  function preview(target) {
    const chosen = target?.closest?.("[name=decision],[data-decision]");
    const name = chosen?.dataset.decision || chosen?.value;
    for (const ghost of all("[data-ghost]")) ghost.hidden = ghost.dataset.ghost !== name;
    const ref = target?.closest?.("[data-ref]")?.dataset.ref;
    for (const lit of all(".lit")) lit.classList.remove("lit");
    for (const name of ref ? ref.split(" ") : [])
      for (const thing of all(`[data-thing="${CSS.escape(name)}"],#${CSS.escape(name)}`)) thing.classList.add("lit");
  }
  doc.addEventListener("pointerover", (event) => preview(event.target));
  doc.addEventListener("focusin", (event) => preview(event.target));

  // ---- Amounts: numbers that are given together; what they come to is shown before it is final --------------------------------
  function total(box) {
    const rows = all("input[type=number]", box), of = (row) => Math.max(0, Math.min(+row.max, Math.trunc(+row.value) || 0));
    const sum = rows.reduce((n, row) => n + of(row), 0), kinds = rows.filter((row) => of(row)).length, rule = box.dataset;
    const worth = box.querySelector("[data-worth-sum]");
    box.querySelector("[data-sum]").textContent = sum;
    if (worth) worth.textContent = rows.reduce((n, row) => n + of(row) * (+row.dataset.worth || 0), 0);
    for (const row of rows) for (const ghost of all(`[data-amount="${CSS.escape(row.name.slice(2))}"]`)) {
      ghost.hidden = !of(row);
      ghost.textContent = ghost.dataset.sign + of(row);
    }
    const chosen = rows.flatMap((row) => Array(of(row)).fill(row.closest(".amount").querySelector("label .icon")));
    all("[data-tray] > *").forEach((gap, i) => gap.replaceChildren(...(chosen[i] ? [chosen[i].cloneNode(true)] : [])));
    const fits = sum >= +rule.least && sum <= +rule.most && (!rule.kinds || kinds === +rule.kinds);
    const submit = box.querySelector("[type=submit]");
    if (fits) submit.removeAttribute("aria-disabled"); else submit.setAttribute("aria-disabled", "true");
  }

  function stepAmount(row, by) {
    if (!row) return;
    row.value = Math.max(0, Math.min(+row.max, (Math.trunc(+row.value) || 0) + by));
    total(row.closest("[data-amounts]"));
  }

  doc.addEventListener("input", (event) => { const box = near(event, "[data-amounts]"); if (box) total(box); });

  // ---- Clicks --------------------------------------------------------------------------------------------------------------
  function decide(name) {
    const form = doc.getElementById("decide");
    if (!form) return;
    const answer = doc.createElement("button");
    answer.name = "decision";
    answer.value = name;
    answer.hidden = true;
    form.append(answer);
    form.requestSubmit(answer);
    answer.remove();
  }

  function toggleTheme() {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    doc.cookie = `theme=${root.dataset.theme};path=/;max-age=31536000;samesite=lax`;
  }

  function copy(owner) {
    const text = owner.dataset.copy === "location" ? location.href : owner.dataset.copy;
    navigator.clipboard?.writeText(text).then(() => {
      owner.classList.add("done");
      if (owner.dataset.copied) say(owner.dataset.copied);
    });
  }

  doc.addEventListener("click", (event) => {
    if (pressed) { pressed = false; event.preventDefault(); event.stopPropagation(); return; }
    const target = near(event, "[data-open],[data-step],[data-more],[data-copy],[data-theme-toggle],[data-decision],[role=tab],[aria-disabled=true],dialog");
    if (!target) return;
    if (target.matches("[aria-disabled=true]")) { event.preventDefault(); showTip(target); }
    else if (target.matches("[role=tab]")) selectTab(target);
    else if (target.dataset.step) stepAmount(doc.getElementById(target.dataset.of), +target.dataset.step);
    else if (target.dataset.more) stepAmount(doc.querySelector(`[data-amounts] input[name="n:${CSS.escape(target.dataset.more)}"]`), 1);
    else if (target.dataset.open) doc.getElementById(target.dataset.open)?.showModal();
    else if (target.dataset.copy) copy(target);
    else if ("themeToggle" in target.dataset) toggleTheme();
    else if (target.dataset.decision) decide(target.dataset.decision);
    else if (target === event.target && target.matches("dialog")) {
      const box = target.getBoundingClientRect();
      const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
      if (!inside) target.close();
    }
  }, true);

  // ---- Tabs keep their leaf when the table is morphed ----------------------------------------------------------------------
  const leaves = new Map();
  function selectTab(tab) {
    const box = tab.closest("[data-tabs]");
    leaves.set(box.id, tab.id);
    for (const other of all("[role=tab]", box)) {
      const on = other === tab;
      other.setAttribute("aria-selected", on);
      other.tabIndex = on ? 0 : -1;
      const leaf = doc.getElementById(other.getAttribute("aria-controls"));
      if (leaf) leaf.hidden = !on;
    }
  }

  // ---- Keys ----------------------------------------------------------------------------------------------------------------
  const CHOICES = ".can-choose, .answer";
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  function middle(node) {
    const box = node.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }

  // The next choice in a direction is the nearest one, counting sideways distance double.
  function neighbour(from, [dx, dy]) {
    const [x, y] = middle(from);
    let best = null, least = Infinity;
    for (const node of all(CHOICES)) {
      if (node === from || node.tabIndex < 0 || node.contains(from) || !node.checkVisibility?.()) continue;
      const [nx, ny] = middle(node);
      const along = (nx - x) * dx + (ny - y) * dy;
      const across = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
      if (along > 4 && along + across * 2 < least) { least = along + across * 2; best = node; }
    }
    return best;
  }

  function moveFocus(event) {
    const here = near(event, CHOICES);
    const tabHere = near(event, "[role=tab]");
    if (tabHere) {
      const row = all("[role=tab]", tabHere.parentElement);
      const next = row[row.indexOf(tabHere) + (ARROWS[event.key][0] || 0)];
      if (next) { selectTab(next); next.focus(); event.preventDefault(); }
      return;
    }
    if (!here && event.target !== doc.body && event.target.id !== "main") return;
    const next = here ? neighbour(here, ARROWS[event.key]) : all(CHOICES).find((node) => node.tabIndex >= 0);
    if (next) { event.preventDefault(); next.focus(); next.scrollIntoView({ block: "nearest", inline: "nearest" }); }
  }

  doc.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { hideTip(); finishMotion(); return; }
    const typing = near(event, "input:not([type=radio]):not([type=checkbox]),textarea,select,[contenteditable]");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key in ARROWS) return moveFocus(event);
    const acting = near(event, "[data-decision]");
    if (acting && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); decide(acting.dataset.decision); return; }
    if (event.key === "s") finishMotion();
    const dialog = doc.querySelector("dialog[open]");
    const target = all("[data-key]", dialog || doc).find((node) => node.dataset.key === event.key);
    if (target) { event.preventDefault(); target.click(); }
  });

  // ---- Maps: buttons, the wheel with Ctrl, a pinch and dragging; what was chosen outlives the morph --------------------------
  const MAP = ".map[data-zoom]";
  const zooms = new Map();

  function zoomTo(map, level, x = map.clientWidth / 2, y = map.clientHeight / 2) {
    const was = zooms.get(map.id) || 1, next = Math.min(5, Math.max(1, level));
    const left = ((map.scrollLeft + x) * next) / was - x, top = ((map.scrollTop + y) * next) / was - y;
    zooms.set(map.id, next);
    show(map);
    map.scrollTo(left, top);
  }

  const NEAR = 1.7; // from here on a map shows its small print
  function show(map) {
    map.style.setProperty("--zoom", zooms.get(map.id));
    map.toggleAttribute("data-near", zooms.get(map.id) >= NEAR);
  }

  doc.addEventListener("click", (event) => {
    const way = near(event, "[data-zooms]")?.dataset.zooms;
    const map = way && doc.querySelector(MAP);
    if (map) zoomTo(map, way === "fit" ? 1 : (zooms.get(map.id) || 1) * (way === "in" ? 1.4 : 1 / 1.4));
  });
  doc.addEventListener("wheel", (event) => {
    const map = event.ctrlKey && near(event, MAP);
    if (!map) return;
    event.preventDefault();
    const box = map.getBoundingClientRect();
    zoomTo(map, (zooms.get(map.id) || 1) * Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });

  let panned = null;
  doc.addEventListener("pointerdown", (event) => {
    const map = near(event, MAP);
    if (map && event.pointerType !== "touch" && event.button === 0 && !near(event, CHOICES)) panned = map;
  });
  doc.addEventListener("pointermove", (event) => {
    if (!panned) return;
    panned.classList.add("panning");
    panned.scrollBy(-event.movementX, -event.movementY);
  });
  for (const end of ["pointerup", "pointercancel"]) doc.addEventListener(end, () => { panned?.classList.remove("panning"); panned = null; });

  // ---- Motion: things with an id and data-travel go from where they were to where they are ---------------------------------
  let before = null;
  const travel = () => parseFloat(getComputedStyle(root).getPropertyValue("--travel")) || 320;

  function remember() {
    before = { places: new Map(), rolls: new Map(), numbers: new Map() };
    for (const node of all("[data-travel][id]")) before.places.set(node.id, node.getBoundingClientRect());
    for (const node of all("[data-roll][id]")) before.rolls.set(node.id, node.dataset.roll);
    for (const node of all("[data-n][id]")) before.numbers.set(node.id, node.dataset.n);
  }

  function fly(node, from, i) {
    const to = node.getBoundingClientRect();
    const dx = from.left + from.width / 2 - to.left - to.width / 2, dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.hypot(dx, dy) < 3 || !to.width) return;
    const size = from.width && to.width ? from.width / to.width : 1;
    node.animate(
      [{ transform: `translate(${dx}px,${dy}px) scale(${size})`, zIndex: 30 }, { offset: 0.5, transform: `translate(${dx * 0.4}px,${dy * 0.4 - 14}px) scale(1.12)` }, { transform: "none", zIndex: 30 }],
      { duration: travel(), delay: Math.min(i * 45, 400), easing: "cubic-bezier(.3,.9,.3,1)", fill: "backwards" },
    );
  }

  function tumble(node, i) {
    const turn = () => `${Math.round((Math.random() - 0.5) * 40)}px, ${-20 - Math.round(Math.random() * 30)}px`;
    node.animate(
      [{ transform: `translate(${turn()}) rotate(-260deg) scale(.7)`, opacity: 0.2 }, { offset: 0.45, transform: `translate(${turn()}) rotate(-90deg)`, opacity: 1 }, { offset: 0.8, transform: "translate(0,4px) rotate(12deg)" }, { transform: "none" }],
      { duration: 620, delay: i * 60, easing: "cubic-bezier(.25,.8,.4,1)", fill: "backwards" },
    );
  }

  function play() {
    if (!before) return;
    const was = before;
    before = null;
    if (calm.matches) return;
    all("[data-travel][id]").filter((node) => was.places.has(node.id) || node.dataset.from).forEach((node, i) => {
      const origin = was.places.get(node.id) || doc.getElementById(node.dataset.from)?.getBoundingClientRect();
      if (origin) fly(node, origin, i % 9);
    });
    all("[data-roll][id]").filter((node) => was.rolls.get(node.id) !== node.dataset.roll).forEach(tumble);
    for (const node of all("[data-n][id]"))
      if (was.numbers.has(node.id) && was.numbers.get(node.id) !== node.dataset.n)
        node.animate([{ transform: "scale(1.5)" }, { transform: "none" }], { duration: 360, easing: "ease-out" });
  }

  function finishMotion() {
    for (const motion of doc.getAnimations()) if (motion.effect?.getComputedTiming().iterations !== Infinity) motion.finish();
  }

  // ---- Turn notice and announcements ---------------------------------------------------------------------------------------
  const title = doc.title;
  let said = "";
  function say(text) {
    const live = doc.getElementById("live");
    if (live && text) live.textContent = text;
  }
  function notice() {
    const turn = doc.getElementById("turn");
    doc.title = turn?.dataset.notice ? `${turn.dataset.notice} ${title}` : title;
    const news = turn?.dataset.announce || "";
    if (news !== said) say((said = news));
  }

  function settle() {
    hideTip();
    for (const [box, tab] of leaves) {
      const node = doc.getElementById(tab);
      if (node && doc.getElementById(box)) selectTab(node);
    }
    all("[data-amounts]").forEach(total);
    for (const map of all(MAP)) if (zooms.has(map.id)) show(map);
    notice();
    play();
  }

  doc.addEventListener("htmx:before:swap", remember);
  doc.addEventListener("htmx:after:swap", settle);
  const begin = () => { all("[data-amounts]").forEach(total); notice(); };
  if (doc.readyState === "loading") doc.addEventListener("DOMContentLoaded", begin);
  else begin();

  // For pages that change without htmx, such as the replay.
  window.civitas = { remember, settle, finishMotion };
})();
