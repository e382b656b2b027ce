import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { DEFAULT_LOOK } from '../../domain/look.ts';
import { createTokens } from '../../tokens/create-tokens.ts';
import { findAttribute, isElement } from '../element.ts';
import { parseBody } from '../parse-body.ts';
import { createReport } from '../report.ts';
import { snap } from './snap.ts';

const THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#2563eb',
};
const TOKENS = createTokens(THEME, DEFAULT_LOOK, 'DESKTOP');

function snapped(markup: string): { class: string | undefined; style: string | undefined; notes: string[] } {
  const { note, toReport } = createReport();
  const body = parseBody(markup);
  snap(body, TOKENS, note);
  const [element] = body.children;
  if (!isElement(element)) throw new Error('no element');
  return {
    class: findAttribute(element, 'className'),
    style: findAttribute(element, 'style'),
    notes: toReport().map(({ message }) => message),
  };
}

const toClass = (name: string, tag = 'p'): string | undefined => snapped(`<${tag} class="${name}"></${tag}>`).class;

describe('snap', () => {
  it('leaves the ground of a part that was painted on request, and no other colour of it', () => {
    expect(snapped('<p class="bg-[#2563ec] text-[#ffffff]" data-painted=""></p>').class).toBe(
      'bg-[#2563ec] text-[#ffffff]',
    );
    expect(snapped('<p class="bg-[#2563ec] border-gray-200" data-painted=""></p>').class).toBe(
      'bg-[#2563ec] border-outline-variant',
    );
  });

  it.each([
    // colours, by what they paint
    ['bg-white', 'bg-surface-container-lowest'],
    ['text-gray-500', 'text-on-surface-variant'],
    ['text-[#111]', 'text-on-surface'],
    ['border-gray-200', 'border-outline-variant'],
    ['bg-[#2563eb]', 'bg-primary'],
    ['hover:text-blue-700', 'hover:text-primary'],
    ['md:bg-red-600/20', 'md:bg-error/20'],
    ['border-b-gray-300', 'border-b-outline-variant'],
    ['from-[rgb(37_99_235)]', 'from-primary'],
    ['ring-white', 'ring-surface'],
    // names of other systems
    ['bg-surface_container_high', 'bg-surface-container-high'],
    ['text-muted-foreground', 'text-on-surface-variant'],
    ['text-body-large', 'text-body-lg'],
    // sizes
    ['text-sm', 'text-body-sm'],
    ['text-[15px]/6', 'text-body-md'],
    ['md:text-xs', 'md:text-label-md'],
    ['text-4xl', 'text-headline-lg'],
    // shapes and spaces
    ['rounded-3xl', 'rounded-xl'],
    ['rounded-t-[15px]', 'rounded-t-lg'],
    ['rounded-[999px]', 'rounded-full'],
    ['shadow-lg', 'shadow-floating'],
    ['p-[13px]', 'p-3'],
    ['-mt-[7px]', '-mt-2'],
    ['gap-x-2.5', 'gap-x-3'],
    ['mt-0.5', 'mt-0.5'],
    ['font-sans', 'font-body'],
    ['bg-gradient-to-r', 'bg-linear-to-r'],
  ])('%s → %s', (given, expected) => {
    expect(toClass(given)).toBe(expected);
  });

  it('takes a heading size for a heading', () => {
    expect(toClass('text-2xl', 'h2')).toBe('text-headline-md');
    expect(toClass('text-5xl', 'h1')).toBe('text-display-md');
  });

  it('leaves tokens, layout and variables alone', () => {
    const classes =
      'bg-primary/10 text-on-primary text-center border-2 rounded-control rounded shadow-raised p-page w-[34%] bg-(--x) text-balance';
    expect(toClass(classes)).toBe(classes);
    expect(snapped(`<p class="${classes}"></p>`).notes).toEqual([]);
  });

  it('drops what would fight the theme', () => {
    expect(toClass('dark:bg-black [--primary:red] [--share:3]')).toBe('[--share:3]');
  });

  it('keeps a colour that no role comes near, and says so', () => {
    expect(snapped('<p class="bg-lime-400"></p>')).toMatchObject({
      class: 'bg-[#9ae600]',
      notes: ['colour lime-400 is near no role and stays as an override'],
    });
  });

  it('leaves text that stands on such a colour with it, and its own result alone', () => {
    const markup = '<div class="bg-[#9ae600] text-[#000000]"></div>';
    expect(snapped(markup)).toMatchObject({ class: 'bg-[#9ae600] text-[#000000]', notes: [] });
  });

  it('makes classes of what inline styles paint, and leaves the rest', () => {
    const { class: classes, style } = snapped(
      '<p class="bg-primary p-4" style="color:#333;background:white;font-size:14px;width:34%"></p>',
    );
    expect(style).toBe('width:34%');
    expect(classes).toBe('p-4 text-on-surface bg-surface-container-lowest text-body-sm');
    expect(snapped('<p style="color:var(--error);--share:3"></p>')).toMatchObject({
      class: 'text-error',
      style: '--share:3',
    });
  });

  it.each([
    ["font-['Playfair_Display']", 'h2', 'font-headline'],
    ['font-[Inter]', 'p', 'font-body'],
    ['font-[JetBrains_Mono]', 'p', 'font-mono'],
    ['font-[Inter] text-4xl', 'p', 'font-headline text-headline-lg'],
    ['font-display', 'p', 'font-headline'],
    ['font-serif', 'h1', 'font-headline'],
    ['font-[Inter]', 'button', 'font-label'],
    ['font-[650]', 'p', 'font-[650]'],
  ])('takes the family of %s on %s by its use', (given, tag, expected) => {
    expect(toClass(given, tag)).toBe(expected);
  });

  it('keeps the share of a see-through colour', () => {
    expect(toClass('bg-[rgba(220,38,38,0.2)]')).toBe('bg-error/20');
    expect(toClass('absolute inset-0 bg-black/50')).toBe('absolute inset-0 bg-[#000000]/50');
  });

  it('sets words that are cut out of a gradient in its first colour', () => {
    expect(toClass('bg-gradient-to-r from-[#2563eb] to-red-600 bg-clip-text text-transparent font-bold')).toBe(
      'font-bold text-primary',
    );
  });

  it('lets the later of two colours count', () => {
    expect(toClass('text-gray-500 text-red-600 md:text-black')).toBe('text-error md:text-on-surface');
  });

  it('takes a small drawing in one colour for an icon, and leaves pictures and logos', () => {
    const icon = (attributes: string): string | undefined =>
      snapped(`<svg viewBox="0 0 24 24" ${attributes}><path stroke="#2563eb"/></svg>`).class;
    expect(icon('')).toBe('text-primary');
    expect(icon('aria-label="Acme logo"')).toBeUndefined();
    expect(snapped('<svg viewBox="0 0 400 300"><path fill="#2563eb"/></svg>').class).toBeUndefined();
  });
});

describe('snap of a page that was made without the theme', () => {
  /** A page in teal and amber on white, with whatever is asked about put into it. */
  function onPage(markup: string, ground = '#ffffff'): string | undefined {
    const body = parseBody(
      `<body class="bg-[${ground}]"><div>${markup}</div><button class="bg-[#0f766e]">a</button><p class="text-[#f59e0b]">b</p><p class="text-[#dc2626]">c</p></body>`,
    );
    snap(body, TOKENS, createReport().note, true);
    const box = body.children.find(isElement);
    const element = box?.children.find(isElement);
    return element && findAttribute(element, 'className');
  }

  it.each([
    ['bg-[#0f766e]', 'bg-primary'],
    ['bg-[#ccfbf1]', 'bg-primary-container'],
    ['text-[#115e59]', 'text-primary'],
    ['bg-[#f59e0b]', 'bg-secondary'],
    ['bg-red-500', 'bg-error'],
    ['bg-red-500/10', 'bg-error-container'],
    ['bg-gray-50', 'bg-surface-container-low'],
    ['bg-gray-900', 'bg-on-primary-fixed'],
    ['text-gray-500', 'text-on-surface-variant'],
    ['text-white', 'text-inverse-on-surface'],
    ['border-gray-200', 'border-outline-variant'],
    ['border-black', 'border-on-surface'],
  ])('%s → %s by its part on the page', (given, expected) => {
    expect(onPage(`<div class="${given}"></div>`)).toBe(expected);
  });

  it('reads a dark page from its dark ground', () => {
    expect(onPage('<div class="bg-white/5 text-gray-100 border-white/10"></div>', '#0b1020')).toBe(
      'bg-surface-container-low text-on-surface border-outline-variant',
    );
  });

  it('lets a dark button stand out in a dark theme', () => {
    expect(onPage('<button class="bg-black"></button>')).toBe('bg-inverse-surface');
  });
});
