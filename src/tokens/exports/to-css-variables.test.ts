import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../../domain/look.ts';
import { createTokens } from '../create-tokens.ts';
import { toTokenCss } from '../to-token-css.ts';
import { DAYLIGHT, KRAKEN } from './kraken.fixture.ts';
import { toCssVariables } from './to-css-variables.ts';

const listNames = (css: string): string[] => [...css.matchAll(/^\s+(--[\w-]+):/gm)].flatMap(([, name]) => name ?? []);

describe('toCssVariables', () => {
  it('holds the token block of our documents, with stand-ins in its font stacks', () => {
    expect(toCssVariables(KRAKEN).replaceAll(/ "[^"]+ Fallback",/g, '')).toContain(
      toTokenCss(createTokens(KRAKEN.theme, DEFAULT_LOOK, 'DESKTOP')),
    );
    expect(toCssVariables(KRAKEN)).toContain('  --user-kraken-purple: #7132f5;');
  });

  it('keeps a dark theme dark until light is asked for', () => {
    const [root = '', light = ''] = toCssVariables(KRAKEN).split("[data-theme='light']");
    expect(root).toContain('color-scheme: dark');
    expect(light).toContain('color-scheme: light');
    expect(toCssVariables(KRAKEN)).not.toContain('prefers-color-scheme');
  });

  it('turns a light theme dark on request and for a dark system, by the same colours', () => {
    const [, asked = '', preferred = ''] = toCssVariables(DAYLIGHT).split(
      /\[data-theme='dark'\]|@media \(prefers-color-scheme: dark\) \{/,
    );
    expect(asked).toContain('--surface: #15121c');
    expect(preferred).toContain(':root:not([data-theme]) {');
    expect(listNames(preferred)).toEqual(listNames(asked));
  });

  it('cannot be broken out of by a name', () => {
    expect(toCssVariables(KRAKEN).split('\n')[0]).toBe(
      '/* Kraken * / deep: dark theme, light with data-theme="light" */',
    );
  });
});
