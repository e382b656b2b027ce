import { describe, expect, it } from 'vitest';
import { PLAIN_THEME } from '../../domain/plain-theme.ts';
import { DEFAULT_LOOK } from '../../domain/look.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { createTokens } from '../../tokens/create-tokens.ts';
import { runStep } from './mended.fixture.ts';
import { showMarks } from './marks.ts';

const EXACT: DesignTheme = {
  ...PLAIN_THEME,
  colorMode: 'DARK',
  customColor: '#d98a1f',
  colorVariant: 'FIDELITY',
  overridePrimaryColor: '#d98a1f',
};

const show = (markup: string, theme = EXACT): string => {
  const tokens = createTokens(theme, DEFAULT_LOOK, 'MOBILE');
  return runStep(markup, (body, note) => {
    showMarks(body, tokens, note);
  });
};
const on = (inner: string): string => `<section class="bg-primary-container">${inner}</section>`;

describe('showMarks', () => {
  it.each([
    ['a bar', '<span class="h-4 bg-primary"></span>', '<span class="h-4 bg-on-primary-container"></span>'],
    [
      'a button',
      '<button class="bg-primary text-on-primary">Go</button>',
      '<button class="bg-on-primary-container text-on-primary">Go</button>',
    ],
    [
      'a shape',
      '<svg><path class="fill-primary"></path></svg>',
      '<svg><path class="fill-on-primary-container"></path></svg>',
    ],
  ])('shows %s that has the colour of its ground', (_, mark, shown) => {
    expect(show(on(mark))).toBe(on(shown));
  });

  it.each([
    ['on the page', '<span class="bg-primary"></span>'],
    ['in the very role of its ground', on('<svg><path class="fill-primary-container"></path></svg>')],
    ['of another colour', on('<span class="bg-error"></span>')],
    ['see-through', on('<span class="bg-primary/20"></span>')],
    [
      'on a ground that differs by width',
      '<div class="bg-surface md:bg-primary-container"><i class="bg-primary"></i></div>',
    ],
  ])('leaves what is %s', (_, markup) => {
    expect(show(markup)).toBe(markup);
  });

  it('leaves accents that the theme keeps apart', () => {
    const markup = on('<span class="bg-primary"></span>');
    expect(show(markup, PLAIN_THEME)).toBe(markup);
  });

  it('leaves its own result alone', () => {
    const once = show(on('<span class="bg-primary"></span>'));
    expect(show(once)).toBe(once);
  });
});
