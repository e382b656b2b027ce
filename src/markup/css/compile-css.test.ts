import { describe, expect, it } from 'vitest';
import { compileCss } from './compile-css.ts';

const compile = (classes: string): Promise<string> => compileCss(new Set(classes.split(' ')));

describe('compileCss', () => {
  it('writes the classes of this document only, in one line, the same each time', async () => {
    const first = await compile('p-4 bg-primary');
    await compile('m-4 bg-error');
    expect(first).toMatch(/\.p-4\{[^}]*\}.*\.bg-primary\{background-color: var\(--primary\)\}|\.bg-primary/);
    expect(first).not.toContain('m-4');
    expect(first).not.toContain('\n');
    expect(await compile('bg-primary p-4')).toBe(first);
  });

  it('maps every kind of token', async () => {
    const css = await compile(
      'text-on-surface-variant font-headline rounded-control rounded shadow-raised px-page gap-block fill-primary from-tertiary',
    );
    for (const rule of [
      '.text-on-surface-variant{color: var(--on-surface-variant)}',
      '.font-headline{font-family: var(--font-headline)}',
      '.rounded-control{border-radius: var(--radius-control)}',
      '.rounded{border-radius: var(--radius-default)}',
      '--tw-shadow: var(--shadow-raised)',
      '.px-page{padding-inline: var(--space-page)}',
      '.gap-block{gap: var(--space-block)}',
      '.fill-primary{fill: var(--primary-fill, var(--primary))}',
      '--tw-gradient-from: var(--tertiary-fill, var(--tertiary))',
    ]) {
      expect(css).toContain(rule);
    }
  });

  it('gives a type role its size, line, tracking and weight, and lets weight classes win', async () => {
    const css = await compile('text-headline-md font-bold leading-none');
    expect(css).toContain(
      '.text-headline-md{font-size: var(--type-headline-md);line-height: var(--tw-leading, var(--type-headline-md-line));' +
        'letter-spacing: var(--tw-tracking, var(--type-headline-md-tracking));font-weight: var(--tw-font-weight, var(--type-headline-md-weight))}',
    );
    expect(css.indexOf('.font-bold{')).toBeGreaterThan(css.indexOf('.text-headline-md{'));
  });

  it('knows no colour, size or shadow but the tokens', async () => {
    const css = await compile('bg-red-500 text-sm rounded-3xl shadow-xl font-serif bg-transparent text-current');
    for (const name of ['red-500', 'text-sm', 'rounded-3xl', 'shadow-xl', 'font-serif'])
      expect(css).not.toContain(name);
    expect(css).toContain('.bg-transparent{background-color: transparent}');
    expect(css).toContain('.text-current{color: currentcolor}');
  });

  it('never redefines a token, nor takes inline-block for a width', async () => {
    const css = await compile('bg-primary rounded-lg font-body text-body-md p-card inline-block md:inline-block');
    expect(css).not.toMatch(/--(?:primary|radius-lg|font-body|type-body-md|space-card):/);
    expect(css).toContain('.inline-block{display: inline-block}');
    expect(css).not.toContain('inline-size');
  });

  it('sets buttons and small labels in the case of the theme, weaker than any class', async () => {
    const css = await compile('text-label-md normal-case');
    expect(css).toMatch(/:where\(button,[^{]*\{text-transform: var\(--label-case, none\)\}/);
    expect(css).toMatch(
      /:where\(\.text-label-sm, ?\.text-label-md\)[^{]*\{text-transform: var\(--label-case, inherit\)\}/,
    );
    const before = css.slice(0, css.indexOf('--label-case, inherit'));
    expect(before.slice(before.lastIndexOf('@layer '))).toMatch(/^@layer base\{/);
  });

  it('refuses what would load something, should it ever get here', async () => {
    await expect(compile('bg-[url(https://evil.example)]')).rejects.toThrow('unsafe CSS');
  });
});
