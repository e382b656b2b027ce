/** Plays a prototype: goes from screen to screen as links are pressed, and back the way one came. */
export const PLAYER_SCRIPT = String.raw`
(() => {
  const { start, screens } = JSON.parse(document.getElementById('prototype').textContent);
  const screenOf = new Map(screens.map((screen) => [screen.id, screen]));
  const place = document.getElementById('place');
  const device = document.getElementById('device');
  const [backButton, restartButton, linksButton] = document.querySelectorAll('#bar button');
  const heading = document.getElementById('heading');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  const frames = new Map();
  /** The way here: screens, each with how it was come to. */
  let way = [];
  let isMoving = false;
  let showsLinks = false;

  const frameOf = (id) => {
    const known = frames.get(id);
    if (known) return known;
    const screen = screenOf.get(id);
    const frame = document.createElement('iframe');
    frame.title = screen.title;
    frame.name = JSON.stringify(screen.links.map(({ element }) => element));
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.className = 'away';
    frame.tabIndex = -1;
    frame.loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.srcdoc = screen.html;
    device.append(frame);
    frames.set(id, frame);
    return frame;
  };
  const here = () => way[way.length - 1].id;

  const fit = () => {
    const { width, height, isWide } = screenOf.get(here());
    const isWhole = !isWide && innerWidth <= 600;
    document.documentElement.classList.toggle('whole', isWhole);
    const room = { width: place.clientWidth, height: place.clientHeight };
    if (isWhole) {
      Object.assign(device.style, { width: room.width + 'px', height: room.height + 'px', transform: 'none' });
      return;
    }
    const margin = isWide ? 24 : 40;
    const most = { width: room.width - margin, height: room.height - margin };
    const scale = isWide
      ? Math.min(1, most.width / width)
      : Math.min(1, most.width / width, most.height / height);
    const shown = isWide ? { width: Math.max(width, Math.min(most.width, 1600)), height: most.height / scale } : { width, height };
    device.dataset.wide = isWide;
    Object.assign(device.style, {
      width: shown.width + 'px',
      height: shown.height + 'px',
      transform: 'scale(' + scale + ')',
      margin: -(1 - scale) * shown.height / 2 + 'px ' + -(1 - scale) * shown.width / 2 + 'px',
    });
  };

  const MOVES = {
    NONE: [[], []],
    DISSOLVE: [[{ opacity: 0 }, { opacity: 1 }], []],
    PUSH: [
      [{ transform: 'translateX(100%)' }, { transform: 'none' }],
      [{ transform: 'none', filter: 'none' }, { transform: 'translateX(-28%)', filter: 'brightness(.8)' }],
    ],
    RISE: [[{ transform: 'translateY(100%)' }, { transform: 'none' }], [{ filter: 'none' }, { filter: 'brightness(.7)' }]],
  };
  const move = async (from, to, transition, isBack) => {
    const [coming, going] = MOVES[transition];
    const [upper, lower] = isBack ? [from, to] : [to, from];
    upper.style.zIndex = 2;
    lower.style.zIndex = 1;
    const options = { duration: 340, easing: 'cubic-bezier(.25,.8,.25,1)', direction: isBack ? 'reverse' : 'normal', fill: 'both' };
    const moves = isStill.matches || coming.length === 0 ? [] : [upper.animate(coming, options), lower.animate(going, options)];
    await Promise.all(moves.map(({ finished }) => finished));
    for (const one of moves) one.cancel();
  };

  const arrive = () => {
    const screen = screenOf.get(here());
    heading.textContent = screen.title;
    backButton.disabled = way.length < 2;
    for (const [id, frame] of frames) {
      const isHere = id === here();
      frame.className = isHere ? '' : 'away';
      frame.tabIndex = isHere ? 0 : -1;
      if (isHere) frame.contentWindow.postMessage({ shows: showsLinks }, '*');
    }
    for (const { target } of screen.links) if (target) frameOf(target);
  };
  const go = async (next, transition, isBack) => {
    if (isMoving) return;
    isMoving = true;
    const from = way.length > 0 ? frameOf(here()) : undefined;
    const hadFocus = document.activeElement === from;
    way = next;
    const to = frameOf(here());
    await to.loaded;
    to.className = '';
    fit();
    if (from && from !== to) await move(from, to, transition, isBack);
    arrive();
    if (hadFocus) to.focus();
    isMoving = false;
  };
  const back = () => {
    if (way.length > 1) go(way.slice(0, -1), way[way.length - 1].transition, true);
  };
  const restart = () => go([{ id: start, transition: 'NONE' }], 'DISSOLVE', false);
  const toggleLinks = () => {
    showsLinks = !showsLinks;
    linksButton.setAttribute('aria-pressed', showsLinks);
    frameOf(here()).contentWindow.postMessage({ shows: showsLinks }, '*');
  };
  const press = (key) => {
    if (key === 'ArrowLeft' || key === 'Backspace') back();
    if (key === 'r') restart();
    if (key === 'h') toggleLinks();
  };

  backButton.addEventListener('click', back);
  restartButton.addEventListener('click', restart);
  linksButton.addEventListener('click', toggleLinks);
  addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey || press(key));
  addEventListener('resize', fit);
  addEventListener('message', ({ source, data }) => {
    const said = data.prototype;
    if (!said || source !== frameOf(here()).contentWindow) return;
    if (said.key) return press(said.key);
    const link = screenOf.get(here()).links.find(({ element }) => element === said.pressed);
    if (!link) return;
    if (!link.target) return back();
    if (link.target !== here()) go([...way, { id: link.target, transition: link.transition }], link.transition, false);
  });
  restart();
})();
`;
