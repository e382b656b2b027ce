/** Style of the plain page; no script, no request. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1b1c18, #e6e4db); --soft: light-dark(#5b5d54, #a9aaa0); --ground: light-dark(#f7f6f1, #171813); --line: light-dark(#dad8cf, #34352e); --panel: light-dark(#fff, #20211b); }
* { box-sizing: border-box; margin: 0; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); padding: 48px clamp(16px, 5vw, 80px) 80px; }
h1 { font-size: 44px; line-height: 1.1; letter-spacing: -0.02em; }
h2 { font-size: 22px; line-height: 1.3; }
header p, .note, small { color: var(--soft); }
section { margin-top: 48px; padding-top: 24px; border-top: 1px solid var(--line); }
.screens { display: flex; flex-wrap: wrap; gap: 24px; padding: 0; margin-top: 16px; list-style: none; }
.phone { width: 180px; } .page { width: 380px; max-width: 100%; }
.screens a { display: block; color: inherit; text-decoration: none; }
.screens img { display: block; width: 100%; aspect-ratio: 3 / 4; object-fit: cover; object-position: top left; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
.phone img { aspect-ratio: 9 / 18; }
.screens span { display: block; margin-top: 8px; }
.pending { padding: 24px; border: 1px dashed var(--line); border-radius: 12px; }
details { margin-top: 12px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
summary { min-height: 48px; padding: 12px 16px; cursor: pointer; font-weight: 600; }
pre { padding: 0 16px 16px; overflow-x: auto; font: 14px/1.5 ui-monospace, monospace; }
a:focus-visible, summary:focus-visible { outline: 3px solid #3d7a4a; outline-offset: 2px; border-radius: 12px; }
`;
