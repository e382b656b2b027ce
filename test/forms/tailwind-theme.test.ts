import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import type { DesignSystem } from '../../src/domain/design-theme.ts';
import { COLOR_ROLES, TYPE_ROLES } from '../../src/domain/token-roles.ts';
import { DAYLIGHT, KRAKEN } from '../../src/tokens/exports/kraken.fixture.ts';
import { toTailwindTheme } from '../../src/tokens/exports/to-tailwind-theme.ts';

const loadStylesheet = async (id: string): Promise<{ path: string; base: string; content: string }> => {
  const path = fileURLToPath(import.meta.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id));
  return { path, base: '', content: await readFile(path, 'utf8') };
};

async function build(designSystem: DesignSystem, classes: readonly string[]): Promise<string> {
  const { build: compiled } = await compile(`@import "tailwindcss";\n${toTailwindTheme(designSystem)}`, {
    loadStylesheet,
  });
  return compiled([...classes]);
}

describe('toTailwindTheme', () => {
  it('compiles to utilities of every kind', async () => {
    const css = await build(DAYLIGHT, [
      'bg-primary',
      'text-on-surface/80',
      'border-user-kraken-purple',
      'font-headline',
      'text-headline-lg',
      'rounded',
      'rounded-control',
      'p-card',
      'gap-blocks',
      'shadow-raised',
    ]);
    for (const expected of [
      '.bg-primary {\n    background-color: var(--color-primary);',
      'border-color: var(--color-user-kraken-purple);',
      'font-family: var(--font-headline);',
      'font-size: var(--text-headline-lg);',
      'line-height: var(--tw-leading, var(--text-headline-lg--line-height));',
      'font-weight: var(--tw-font-weight, var(--text-headline-lg--font-weight));',
      'letter-spacing: var(--tw-tracking, var(--text-headline-lg--letter-spacing));',
      'border-radius: var(--radius);',
      'border-radius: var(--radius-control);',
      'padding: var(--spacing-card);',
      'gap: var(--spacing-blocks);',
      '--color-user-kraken-purple: #7132f5;',
    ]) {
      expect(css).toContain(expected);
    }
    expect(css).toMatch(/\.shadow-raised \{\s+--tw-shadow: 0 1px 2px/);
  });

  it('knows every role as a class', async () => {
    const classes = [...COLOR_ROLES.map((role) => `bg-${role}`), ...TYPE_ROLES.map((role) => `text-${role}`)];
    const css = await build(KRAKEN, classes);
    expect(classes.filter((name) => !css.includes(`.${name} {`))).toEqual([]);
  });

  it('has an exact colour as it is seen, with what is written on it and in it', async () => {
    const designSystem = { ...DAYLIGHT, theme: { ...DAYLIGHT.theme, overridePrimaryColor: '#aa0000' } };
    const css = await build(designSystem, ['bg-primary-fill', 'text-on-primary-fill', 'text-primary-ink']);
    expect(css).toContain('--color-primary-fill: #aa0000;');
    expect(css).toContain('--color-on-primary-fill: #ffffff;');
    for (const name of ['bg-primary-fill', 'text-on-primary-fill', 'text-primary-ink'])
      expect(css).toContain(`.${name} {`);
  });

  it('leaves the classes of Tailwind alone', async () => {
    const css = await build(KRAKEN, ['inline-block', 'block', 'p-4']);
    expect(css).toMatch(/\.inline-block \{\s+display: inline-block;\s+\}/);
    expect(css).not.toContain('inline-size: var');
  });

  it('changes colours and the dark variant of a light theme in the same places', async () => {
    const css = await build(DAYLIGHT, ['bg-surface', 'dark:bg-primary']);
    expect(css).toMatch(/\[data-theme='dark'\] \{\s+color-scheme: dark;/);
    expect(css).toMatch(/prefers-color-scheme: dark\) \{\s+:root:not\(\[data-theme\]\) \{\s+color-scheme: dark;/);
    expect(css).toContain(String.raw`.dark\:bg-primary:where([data-theme='dark'], [data-theme='dark'] *) {`);
    expect(css).toMatch(/prefers-color-scheme: dark\) \{\s+\.dark\\:bg-primary:where\(:root:not\(\[data-theme\]\),/);
  });

  it('gives a dark theme a light variant, and dark where light is not asked for', async () => {
    const css = await build(KRAKEN, ['bg-surface', 'light:bg-primary', 'dark:bg-primary']);
    expect(css).toMatch(/\[data-theme='light'\] \{\s+color-scheme: light;/);
    expect(css).toContain(":where([data-theme='light'], [data-theme='light'] *)");
    expect(css).toContain(":not(:where([data-theme='light'], [data-theme='light'] *))");
    expect(css).not.toContain('prefers-color-scheme');
  });
});
