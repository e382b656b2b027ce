/** What is around the screens of a prototype that is played. */
export const PLAYER_STYLE = `
:root { color-scheme: light dark; --ground: #ecece8; --panel: #fff; --ink: #1b1c1a; --soft: #5f6059; --line: #dededa; --tint: #e3ecfd; }
@media (prefers-color-scheme: dark) { :root { --ground: #131412; --panel: #232422; --ink: #ecece7; --soft: #a9aaa2; --line: #33342f; --tint: #22304d; } }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { overflow: hidden; display: flex; flex-direction: column; background: var(--ground); color: var(--ink); font: 14px/20px ui-sans-serif, system-ui, sans-serif; }
#place { flex: 1; min-height: 0; display: grid; place-items: center; }
#device { position: relative; overflow: hidden; background: #1b1c1a; border-radius: 44px; box-shadow: 0 0 0 10px #1b1c1a, 0 0 0 11px #444, 0 24px 60px -12px rgb(0 0 0 / .35); }
#device[data-wide=true] { background: #fff; border-radius: 10px; box-shadow: 0 0 0 1px var(--line), 0 16px 48px -12px rgb(0 0 0 / .25); }
.whole #device { background: #fff; border-radius: 0; box-shadow: none; }
#device iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; background: #fff; }
#device iframe.away { visibility: hidden; }
#bar { position: relative; display: flex; align-items: center; justify-content: center; gap: 4px; padding: 0 12px 12px; }
.whole #bar { padding: 4px 8px; background: var(--panel); border-top: 1px solid var(--line); }
#bar > div { display: flex; align-items: center; gap: 2px; max-width: 100%; padding: 4px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
.whole #bar > div { border: 0; padding: 0; }
#heading { min-width: 0; margin: 0; padding: 0 10px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 13px; font-weight: 500; }
button { display: grid; place-items: center; width: 32px; height: 32px; padding: 0; border: 0; border-radius: 8px; background: none; color: inherit; cursor: pointer; }
button:hover { background: color-mix(in srgb, var(--ink) 8%, transparent); }
button:disabled { opacity: .35; cursor: default; }
button[aria-pressed=true] { background: var(--tint); }
:focus-visible { outline: 2px solid #2f6fed; outline-offset: 2px; }
svg { width: 17px; height: 17px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
`;

const ICONS = {
  back: '<path d="m12 19-7-7 7-7m7 7H5"/>',
  restart: '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/>',
  links:
    '<path d="M14 4.1 12 6M5.1 8l-2.9-.8M6 12l-1.9 2M7.2 2.2 8 5.1m1.037 4.59a.498.498 0 0 1 .653-.653l11 4.5a.5.5 0 0 1-.074.949l-4.349 1.041a1 1 0 0 0-.74.739l-1.04 4.35a.5.5 0 0 1-.95.074z"/>',
} as const;

const button = (icon: keyof typeof ICONS, label: string, more = ''): string =>
  `<button type="button" aria-label="${label}" title="${label}"${more}><svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[icon]}</svg></button>`;

export const PLAYER_BODY = `<main id="place"><div id="device"></div></main>
<footer id="bar"><div>${button('back', 'Back (←)')}${button('restart', 'Start again (R)')}<h1 id="heading" aria-live="polite"></h1>${button('links', 'Show what is linked (H)', ' aria-pressed="false"')}</div></footer>`;
