import { VIEW_SCRIPT } from './view-script.ts';

/** Colours and type are those of the host where it says them. */
const STYLE = `
:root { color-scheme: light; --ink: #1b1c1a; --soft: #5f6059; --panel: #ffffff; --ground: #f3f3f1; --line: #e2e2dd; --accent: #17714a; --on-accent: #ffffff; }
:root[data-theme=dark] { color-scheme: dark; --ink: #ecece7; --soft: #a9aaa2; --panel: #1b1c1a; --ground: #131412; --line: #33342f; --accent: #4cc38a; --on-accent: #0c1f15; }
* { box-sizing: border-box; }
body { margin: 0; padding: 12px; background: var(--color-background-primary, var(--panel)); color: var(--color-text-primary, var(--ink)); font: 14px/20px var(--font-sans, ui-sans-serif, system-ui, sans-serif); }
[hidden] { display: none !important; }
h2 { flex: 1; min-width: 0; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 14px; line-height: 20px; font-weight: 600; }
p { margin: 0; }
ul { list-style: none; margin: 0; padding: 0; }
#bar { display: flex; justify-content: flex-end; }
#devices { display: inline-flex; gap: 2px; margin-bottom: 10px; padding: 2px; border-radius: 8px; background: var(--color-background-secondary, var(--ground)); }
#devices button { border-color: transparent; background: none; }
#devices button[aria-pressed=true] { background: var(--color-background-primary, var(--panel)); border-color: var(--color-border-primary, var(--line)); }
#state { padding: 14px; border-radius: 10px; background: var(--color-background-secondary, var(--ground)); overflow-wrap: anywhere; }
#sheet { max-width: 100%; margin-bottom: 12px; border-radius: 10px; }
#screens { display: grid; gap: 16px; }
#screens.several { grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); }
#screens li { min-width: 0; }
header { display: flex; align-items: center; gap: 6px; min-height: 32px; margin-bottom: 6px; flex-wrap: wrap; }
button { min-height: 28px; padding: 2px 10px; border: 1px solid var(--color-border-primary, var(--line)); border-radius: 7px; background: var(--color-background-primary, var(--panel)); color: inherit; font: inherit; font-size: 13px; cursor: pointer; }
button:hover { border-color: currentColor; }
button.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); font-weight: 500; }
button:disabled { opacity: .5; cursor: default; }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.stage { position: relative; min-height: 120px; overflow: hidden; border: 1px solid var(--color-border-primary, var(--line)); border-radius: 10px; background: var(--color-background-secondary, var(--ground)); }
.stage > iframe, .stage > img { position: absolute; top: 0; left: 0; border: 0; transform-origin: 0 0; background: #fff; object-fit: cover; object-position: top; }
.note { color: var(--color-text-secondary, var(--soft)); font-size: 13px; }
#words { margin-top: 12px; white-space: pre-line; color: var(--color-text-secondary, var(--soft)); }
#suggestions { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 10px; }
#suggestions button { border-radius: 99px; }
.working { position: relative; overflow: hidden; }
.working::after { content: ''; position: absolute; inset: 0; background: linear-gradient(90deg, transparent, color-mix(in srgb, var(--accent) 16%, transparent), transparent); animation: sweep 1.6s linear infinite; }
@keyframes sweep { from { transform: translateX(-100%); } to { transform: translateX(100%); } }
@media (prefers-reduced-motion: reduce) { .working::after { animation: none; } }
`;

const DEVICES = [
  ['', 'As drawn'],
  ['MOBILE', 'Phone'],
  ['TABLET', 'Tablet'],
  ['DESKTOP', 'Desktop'],
] as const;

const toButton = ([device, label]: (typeof DEVICES)[number]): string =>
  `<button type="button" data-device="${device}" aria-pressed="${device === ''}">${label}</button>`;

/** The view as one HTML document that asks for nothing. */
export const VIEW_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tailorbird</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<div id="bar"><div id="devices" role="group" aria-label="Width" hidden>${DEVICES.map(toButton).join('')}</div></div>
<p id="state" role="status" class="working">Waiting</p>
<img id="sheet" alt="The screens side by side" hidden>
<ul id="screens"></ul>
<p id="words"></p>
<ul id="suggestions" aria-label="Suggestions"></ul>
</main>
<script>${VIEW_SCRIPT}</script>
</body>
</html>
`;
