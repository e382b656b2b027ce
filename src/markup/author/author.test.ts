import { describe, expect, it } from 'vitest';
import { findAttribute, forEachElement } from '../element.ts';
import { finish } from '../finish.ts';
import { DEFAULT_LOOK } from '../../domain/look.ts';
import { findBody, parseDocument } from '../parse-body.ts';
import { createReport } from '../report.ts';
import { toPx } from './length.ts';
import { parseSheet } from './parse-sheet.ts';
import { readLiteral } from './read-literal.ts';
import { resolveAuthorStyles } from './resolve-author-styles.ts';
import { parseSelectors } from './selector.ts';

/** Classes of the element `#x` after its sheets are worked out. */
function classesOf(css: string, markup = '<div id="x"></div>', head = ''): string {
  const document = parseDocument(
    `<html><head><title>t</title>${head}<style>*{margin:0;padding:0}${css}</style></head><body>${markup}</body></html>`,
  );
  resolveAuthorStyles(document, 'DESKTOP', createReport().note);
  let found = '';
  const body = findBody(document);
  if (body) {
    forEachElement(body, (element) => {
      if (findAttribute(element, 'id') === 'x') found = findAttribute(element, 'className') ?? '';
    });
  }
  return found;
}

describe('a sheet of the author', () => {
  it.each([
    ['layout', '#x{display:flex;align-items:center;gap:12px;width:50%}', 'gap-3 flex items-center w-[50%]'],
    ['shorthands', '#x{padding:8px 16px;margin:0 auto}', 'mx-auto py-2 px-4'],
    ['specificity', '#x{color:#111111}div{color:#222222}', 'text-[#111111]'],
    ['order', 'div{color:#111111}div{color:#222222}', 'text-[#222222]'],
    ['importance', 'div{color:#111111!important}#x{color:#222222}', 'text-[#111111]'],
    ['variables', ':root{--a:#123456;--b:var(--a)}#x{background:var(--b)}', 'bg-[#123456]'],
    ['fallbacks', '#x{color:var(--none,#654321)}', 'text-[#654321]'],
    ['channels', ':root{--p:222 47% 11%}#x{color:hsl(var(--p))}', 'text-[#0f1729]'],
    ['scoped variables', ':root{--a:#111111}body{--a:#222222}#x{color:var(--a)}', 'text-[#222222]'],
    ['cyclic variables', ':root{--a:var(--b);--b:var(--a)}#x{color:var(--a)}', ''],
    ['widths', '@media (max-width:600px){#x{display:none}}', 'max-[601px]:hidden'],
    ['breakpoints', '@media screen and (min-width:48em){#x{display:none}}', 'md:hidden'],
    ['variables of a width', ':root{--a:4px}#x{padding:var(--a)}@media(min-width:768px){:root{--a:8px}}', 'p-1 md:p-2'],
    ['a weaker rule of a width', '#x{display:block}@media(max-width:600px){div{display:none}}', 'block'],
    ['the dark mode of a system', '@media (prefers-color-scheme:dark){#x{color:#ffffff}}', ''],
    ['paper', '@media print{#x{display:none}}', ''],
    ['states', '#x:hover{color:#111111}', 'hover:text-[#111111]'],
    ['a state elsewhere', 'body:hover #x{color:#111111}', ''],
    ['boxes before', '#x::before{content:"→ ";color:#111111}', "before:content-['→_'] before:text-[#111111]"],
    ['boxes without content', '#x::before{color:#111111}', ''],
    ['nested rules', 'body{& div{display:flex}}', 'flex'],
    [
      'borders',
      '#x{border:1px solid #111111;border-left:4px dashed #222222}',
      'border-t border-r border-b border-l-4 border-t-[#111111] border-r-[#111111] border-b-[#111111] border-l-[#222222] border-dashed',
    ],
    [
      'gradients',
      '#x{background:linear-gradient(135deg,#111111 0%,rgba(0,0,0,.5) 90%)}',
      'bg-linear-135 from-[#111111] to-[#000000]/50',
    ],
    ['a glow on a ground', '#x{background:radial-gradient(circle,rgba(0,0,0,.1),transparent),#fff}', 'bg-[#ffffff]'],
    ['relative sizes', 'html{font-size:62.5%}#x{font-size:2rem;padding:1em}', 'p-5 text-[20px]'],
    ['computed sizes', '#x{font-size:clamp(1rem,5vw,3rem)}', 'text-[48px]'],
    ['lists of positions', 'div:nth-child(2n+1):not(.y):first-of-type{display:flex}', 'flex'],
    ['attributes', 'div[id^="x"]{display:flex}', 'flex'],
    ['what waits for a script', '#x{opacity:0;transform:translateY(9px);transition:all 1s}', ''],
    ['a colour mixed', '#x{color:color-mix(in srgb, #000000 40%, transparent)}', 'text-[#000000]/40'],
  ])('%s', (_, css, expected) => {
    expect(classesOf(css)).toBe(expected);
  });

  it('lets inline styles win and takes their place', () => {
    expect(classesOf('#x{color:#111111;width:9px}', '<div id="x" style="color:#222222"></div>')).toBe(
      'w-[9px] text-[#222222]',
    );
  });

  it('drops class names that only its sheet gave a meaning', () => {
    expect(classesOf('.grid{color:#111111}', '<div id="x" class="grid"></div>')).toBe('text-[#111111]');
  });

  it('leaves fragments and bodies of the dialect alone', () => {
    const { note } = createReport();
    expect(
      resolveAuthorStyles(parseDocument('<main class="p-4"><p style="color:red">a</p></main>'), 'DESKTOP', note),
    ).toBe(false);
  });
});

describe('a configuration of Tailwind', () => {
  const SCRIPT = `<script src="https://cdn.tailwindcss.com"></script><script>
    // brand
    tailwind.config = { darkMode: 'class', theme: { extend: { colors: { brand: { DEFAULT: '#0f766e', 500: "#14b8a6" }, paper: 'rgb(var(--paper) / <alpha-value>)' },
      fontFamily: { fancy: ['"Fraunces"', 'serif'], display: ["Sora"] }, borderRadius: { card: '18px' }, spacing: { gutter: '20px', } } },
      plugins: [require('x'), function({ addBase }) { addBase({ a: 1 }) }], content: [...paths] }</script>`;

  it.each([
    ['bg-brand', 'bg-[#0f766e]'],
    ['hover:text-brand-500/50', 'hover:text-[#14b8a6]/50'],
    ['bg-paper', 'bg-[#fafafa]'],
    ['font-display', 'font-headline'],
    ['font-fancy', 'font-[Fraunces]'],
    ['rounded-card', 'rounded-[18px]'],
    ['rounded-lg', 'rounded-[8px]'],
    ['rounded-full', 'rounded-full'],
    ['px-gutter', 'px-[20px]'],
    ['dark:bg-black', ''],
    ['flex', 'flex'],
  ])('%s → %s', (given, expected) => {
    expect(classesOf(':root{--paper:250 250 250}', `<div id="x" class="${given}"></div>`, SCRIPT)).toBe(expected);
  });

  it('is read, not run', () => {
    expect(
      readLiteral(
        "{a: 1, b: 'x', c: [1, -2.5, , 'y'], d: f(1, {e: 2}), g: () => ({ h: 1 }), ...i, 'j-k': { l: true }, __proto__: { m: 1 }, n: `o` }",
      ),
    ).toEqual({ a: 1, b: 'x', c: [1, -2.5, 'y'], 'j-k': { l: true }, n: 'o' });
    expect(readLiteral(`{${'a:{'.repeat(5000)}`)).toBeDefined();
  });
});

describe('hostile sheets', () => {
  it.each([
    '#x{background:url(https://evil.example/a)}',
    '@import "https://evil.example/a.css";',
    '@font-face{font-family:x;src:url(https://evil.example/f)}',
    '#x::before{content:"</style><script>alert(1)</script>"}',
    '#x::before{content:"\\3c script\\3e"}',
    '#x{color:red}</style><img src=x onerror=alert(1)><style>',
    '#x{--a:url(https://evil.example/a);background:var(--a)}',
    '#x{width:expression(alert(1));behavior:url(x);-moz-binding:url(x)}',
    '#x{grid-template-areas:"a}b{" "c"}',
    '#x{clip-path:url(https://evil.example/#a);filter:url(https://evil.example/#a)}',
    '#x[style*="]{}body{"]{color:red}',
    '#x{'.repeat(20_000),
    `#x${':not('.repeat(5000)}{color:red}`,
    `:root{${Array.from({ length: 40 }, (_, index) => `--v${index}:var(--v${index + 1}) var(--v${index + 1})`).join(';')}}#x{margin:var(--v0)}`,
  ])('load and run nothing: %.60s', async (css) => {
    const page = `<html><head><style>${css}</style></head><body><div id="x">word</div></body></html>`;
    const { html } = await finish(page, {
      title: 't',
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
      drawPicture: () => '<svg viewBox="0 0 1 1"></svg>',
    });
    expect(html).not.toMatch(/evil\.example|<script|onerror|expression\(|@import/);
    expect(html.match(/<style/g)).toHaveLength(3);
  });
});

describe('the readers', () => {
  it('go on after what is broken', () => {
    const rules = parseSheet('a{color:red;;:x;b} } /* c { */ .d{e:f} @media x{.g{h:i}} .j{k:"}"}');
    expect(rules.map(({ selector }) => selector)).toEqual(['a', '.d', '.g', '.j']);
  });

  it('compare selectors as CSS does', () => {
    const weights = ['*', 'a', 'a b', '.a', 'a.b', '#a', ':where(#a)', ':is(#a, b)', 'a:hover'].map(
      (text) => parseSelectors(text)[0]?.specificity,
    );
    expect(weights).toEqual([0, 1, 2, 1000, 1001, 1_000_000, 0, 1_000_000, 1001]);
  });

  it.each([
    ['12px', 12],
    ['1.5rem', 24],
    ['calc(1rem + 2 * (3px - 1px))', 20],
    ['clamp(10px, 50vw, 30px)', 30],
    ['-4px', -4],
    ['calc(100% - x)', undefined],
    ['12px 3px', undefined],
  ])('work out %s', (text, expected) => {
    expect(toPx(text, { fontPx: 10, rootPx: 16, viewportPx: 1000 })).toBe(expected);
  });
});
