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
    expect(toClass('dark:bg-black font-[Georgia] [--primary:red] [--share:3]')).toBe('[--share:3]');
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

  it('reads inline styles the same way', () => {
    const { class: classes, style } = snapped('<p style="color:#333;background:white;font-size:14px;width:34%"></p>');
    expect(style).toBe('color:var(--on-surface);background:var(--surface-container-lowest);width:34%');
    expect(classes).toBe('text-body-sm');
  });
});
