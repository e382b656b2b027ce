import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../../src/domain/look.ts';
import { finish } from '../../src/markup/finish.ts';
import { cleanDeclarations, cleanSheet } from '../../src/markup/kept/clean-sheet.ts';
import { toSafePicture } from '../../src/markup/kept/safe-data-url.ts';

const upload = (page: string) =>
  finish(page, {
    title: 'Page',
    lang: 'en',
    device: 'DESKTOP',
    theme: {
      colorMode: 'LIGHT',
      headlineFont: 'INTER',
      bodyFont: 'INTER',
      roundness: 'ROUND_EIGHT',
      customColor: '#2563eb',
    },
    look: DEFAULT_LOOK,
    drawPicture: () => '<svg viewBox="0 0 3 2"><rect width="3" height="2"/></svg>',
    keepsLook: true,
  });

const SHEETS = [
  '#x{background:url(https://evil.example/a)}',
  '#x{background:url("//evil.example/a"),url(\'http://evil.example/b\')}',
  '#x{background:u\\72l(https://evil.example/a)}',
  '@import "https://evil.example/a.css";',
  '@import url(https://evil.example/a.css) layer(x);',
  '@font-face{font-family:x;src:url(https://evil.example/f)}',
  '@namespace url(https://evil.example/n);',
  '#x::before{content:"</style><script>alert(1)</script>"}',
  '#x::before{content:"\\3c script\\3e"}',
  '#x::before{content:url(https://evil.example/a)}',
  '#x{color:red}</style><img src=x onerror=alert(1)><style>',
  '#x{--a:url(https://evil.example/a);background:var(--a)}',
  '#x{--a:ignored;background:var(--b,url(https://evil.example/a))}',
  '#x{background:image-set("https://evil.example/a" 1x)}',
  '#x{background:-webkit-image-set(url(https://evil.example/a) 1x)}',
  '#x{background:cross-fade(url(https://evil.example/a),red)}',
  '#x{cursor:url(https://evil.example/a),auto}',
  '#x{width:expression(alert(1));behavior:url(x);-moz-binding:url(https://evil.example/x)}',
  '#x[style="</style><script>alert(1)</script>"]{color:red}',
  '#x{clip-path:url(https://evil.example/#a);filter:url(https://evil.example/#a)}',
  '#x{color:red;/*</style><script>alert(1)</script>*/}',
  '@media screen and (min-width:1px){#x{background:url(https://evil.example/a)}}',
  '@supports (background:url(https://evil.example/a)){#x{color:red}}',
  '@property --p{syntax:"<url>";inherits:true;initial-value:url(https://evil.example/a)}',
  '@container style(--x:url(https://evil.example/a)){#x{color:red}}',
  '#x{list-style:url(https://evil.example/a);mask:url(https://evil.example/m)}',
  '.p{&:hover{background:url(https://evil.example/a)} .q &{background:url(https://evil.example/b)}}',
  '#x{background:url(data:text/html;base64,PHNjcmlwdD4=)}',
  '#x{'.repeat(20_000),
  `#x${':not('.repeat(5000)}{color:red}`,
];

describe('a hostile sheet of a page that keeps its look', () => {
  it.each(SHEETS)('loads and runs nothing: %.70s', async (css) => {
    const page = `<html><head><style>${css}</style></head><body><div id="x" style="background:url(https://evil.example/s);color:red">word</div></body></html>`;
    const { html } = await upload(page);
    expect(html).not.toMatch(/evil\.example|<script|onerror|expression\(|@import|-moz-binding/i);
    expect(html.match(/<style/g)).toHaveLength(4);
    expect(html.match(/<\/style>/g)).toHaveLength(4);
  });

  it('reads the same when it is cleaned again', () => {
    for (const css of SHEETS) {
      const once = cleanSheet(css, () => {});
      expect(cleanSheet(once, () => {})).toBe(once);
    }
  });

  it('keeps a style attribute within its declarations', () => {
    expect(cleanDeclarations('color:red}body{display:none', () => {})).not.toContain('}');
    expect(cleanDeclarations('background:#fff url(http://evil.example/a) no-repeat', () => {})).not.toContain('evil');
  });
});

describe('what a page brings beside its sheets', () => {
  it('goes and is told, item by item', async () => {
    const { html, report } = await upload(`<!doctype html><html><head><title>x</title>
      <link rel="stylesheet" href="https://evil.example/theme.css"><script src="https://evil.example/a.js"></script>
      <script>steal()</script><style>p{color:red}</style></head><body onload="go()"><p onclick="go()">Words</p>
      <img src="https://evil.example/hero.jpg" alt="A hill"><iframe src="https://evil.example/f"></iframe>
      <a href="javascript:go()">Go</a><form action="https://evil.example/post"><input name="a"></form></body></html>`);
    expect(html).not.toMatch(/evil\.example|<script|javascript:|onclick|onload|<iframe|action=/i);
    const told = report.map(({ message }) => message).join('\n');
    for (const item of ['theme.css', 'a.js', 'a script', 'onclick', 'onload', 'hero.jpg', '<iframe>'])
      expect(told).toContain(item);
  });

  it('is drawn from data that are what they say, or not at all', () => {
    expect(toSafePicture('data:image/png;base64,PHNjcmlwdD4=')).toBeUndefined();
    expect(toSafePicture('data:text/html,<script>alert(1)</script>')).toBeUndefined();
    const drawing = toSafePicture(
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='x()'><script>x()</script><image href='https://evil.example/a'/><path d='M0 0'/></svg>",
    );
    const source = Buffer.from((drawing ?? '').split(',')[1] ?? '', 'base64').toString();
    expect(source).toContain('<path');
    expect(source).not.toMatch(/script|onload|evil/);
  });
});
