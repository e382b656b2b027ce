import { describe, expect, it } from 'vitest';
import type { DesignSystem, DesignTheme } from '../domain/design-theme.ts';
import type { ColorMode, ColorVariant } from '../domain/enums.ts';
import { FONT_FAMILIES } from '../domain/font.ts';
import { COLOR_ROLES, TYPE_ROLES } from '../domain/token-roles.ts';
import { finish } from '../markup/finish.ts';
import { retheme } from '../markup/retheme.ts';
import { createTokens } from '../tokens/create-tokens.ts';
import { RADIUS_NAMES } from '../tokens/shape.ts';
import { SPACE_NAMES } from '../tokens/space.ts';
import { drawSpecimen } from './draw-specimen.ts';

const THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'SORA',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#3355aa',
};
const systemOf = (theme: Partial<DesignTheme> = {}, displayName = 'Harbour'): DesignSystem => ({
  displayName,
  theme: { ...THEME, ...theme },
});
const drawPicture = (): string =>
  '<svg viewBox="0 0 4 3"><rect width="4" height="3" fill="var(--primary)"></rect></svg>';

const finishSheet = (system: DesignSystem) => {
  const { body, title, lang, look } = drawSpecimen(system);
  return finish(body, { title, lang, look, device: 'DESKTOP', theme: system.theme, drawPicture });
};

const SYSTEMS: readonly [string, DesignSystem][] = [
  ['plain', systemOf()],
  ['dark, brand colours of its own', systemOf({ colorMode: 'DARK', overridePrimaryColor: '#39ff14' })],
  ['serif', systemOf({ headlineFont: 'EB_GARAMOND', bodyFont: 'LITERATA', colorVariant: 'CONTENT' })],
  ['one colour, pills', systemOf({ colorVariant: 'MONOCHROME', roundness: 'ROUND_FULL', labelFont: 'RUBIK' })],
];

describe('drawSpecimen', () => {
  it.each(SYSTEMS)('shows every role with its value: %s', (_name, system) => {
    const { body, look } = drawSpecimen(system);
    const { colors } = createTokens(system.theme, look, 'DESKTOP');
    for (const role of COLOR_ROLES) {
      expect(body).toMatch(new RegExp(`bg-${role}[ "]`));
      const listed = new RegExp(`>\\s*${role}\\s*<[\\s\\S]{0,160}?${colors[role].toUpperCase()}`);
      expect(body).toMatch(listed);
    }
  });

  it.each(SYSTEMS)('needs no repair: %s', async (_name, system) => {
    expect((await finishSheet(system)).report).toEqual([]);
  });

  it('needs no repair for fingers', async () => {
    const { body, title, lang, look } = drawSpecimen(systemOf(), 'MOBILE');
    const options = { title, lang, look, device: 'MOBILE', theme: THEME, drawPicture } as const;
    expect((await finish(body, options)).report).toEqual([]);
  });

  it('names every face, type step, corner and space', () => {
    const { body } = drawSpecimen(systemOf({ labelFont: 'SPACE_GROTESK' }));
    for (const name of [FONT_FAMILIES.SORA, FONT_FAMILIES.INTER, FONT_FAMILIES.SPACE_GROTESK])
      expect(body).toContain(`>${name}</h3>`);
    for (const role of TYPE_ROLES) expect(body).toMatch(new RegExp(`text-${role} [\\s\\S]*?\\w`));
    for (const name of RADIUS_NAMES) expect(body).toContain(`>${name}</p>`);
    for (const name of SPACE_NAMES) expect(body).toContain(`w-${name} `);
  });

  it('states mode, variant, corners and density', () => {
    const { body } = drawSpecimen(
      systemOf({ colorMode: 'DARK', colorVariant: 'FRUIT_SALAD', roundness: 'ROUND_FULL', designMd: '' }),
    );
    for (const fact of ['#3355AA', 'Dark', 'Fruit salad', 'Pill, 16 px', 'Comfortable']) expect(body).toContain(fact);
  });

  it.each<[ColorVariant, ColorMode, string]>([
    ['FIDELITY', 'DARK', 'primary-container'],
    ['TONAL_SPOT', 'LIGHT', 'primary'],
  ])('leads with the tone that the system was made from: %s in %s', (colorVariant, colorMode, role) => {
    const { body } = drawSpecimen(systemOf({ colorVariant, colorMode, customColor: '#ff6b35' }));
    expect(/<header class="bg-(\S+)/.exec(body)?.[1]).toBe(role);
  });

  it('shows the colours of a DESIGN.md under their own names, in their own values', () => {
    const colors = Array.from({ length: 60 }, (_, index) => ({
      name: `Brand ${index}`,
      hex: `#${(1_193_046 + index * 70_001).toString(16)}`,
    }));
    const designMd = `# Many\n\n## Colors\n${colors.map(({ name, hex }) => `- **${name}**: ${hex}`).join('\n')}\n`;
    const { body } = drawSpecimen(systemOf({ designMd }));
    for (const { name, hex } of colors) {
      expect(body).toContain(`>${name}</p>`);
      expect(body).toContain(`fill="${hex}"`);
      expect(body).toContain(hex.toUpperCase());
    }
    expect(drawSpecimen(systemOf()).body).not.toContain('Own colours');
  });

  it('keeps those colours, and the other mode, whatever the document is rethemed to', async () => {
    const system = systemOf({ designMd: '# One\n\n## Colors\n- **Kraken Purple**: #7132f5\n' });
    const { html } = await finishSheet(system);
    const rethemed = await retheme(html, { ...THEME, colorMode: 'DARK', customColor: '#ff0000' });
    const bodyOf = (document: string): string => document.slice(document.indexOf('<body'), document.indexOf('</body>'));
    expect(bodyOf(rethemed.html)).toBe(bodyOf(html));
    expect(bodyOf(html)).toContain('fill="#7132f5"');
    const dark = createTokens({ ...system.theme, colorMode: 'DARK' }, drawSpecimen(system).look, 'DESKTOP');
    expect(bodyOf(html)).toContain(`fill="${dark.colors['surface-container']}"`);
  });

  it('draws the button of the other mode in the exact colour that is seen there', () => {
    for (const overridePrimaryColor of ['#aa0000', '#00aa55', '#6d28d9'])
      expect(drawSpecimen(systemOf({ overridePrimaryColor })).body).toMatch(
        new RegExp(`<rect x="462"[^>]*height="48"[^>]*fill="${overridePrimaryColor}"`),
      );
  });

  it('takes a name as words and says its language', () => {
    const { body, title } = drawSpecimen(systemOf({}, ' <b>庭</b> & のデザイン '));
    expect(body).toContain('lang="ja"');
    expect(body).toContain('&lt;b&gt;庭&lt;/b&gt; &amp; のデザイン');
    expect(title).toBe('<b>庭</b> & のデザイン: style sheet');
    expect(drawSpecimen(systemOf({}, '  ')).title).toBe('Unnamed system: style sheet');
  });

  it('gives the same bytes for the same system', () => {
    expect(drawSpecimen(systemOf())).toEqual(drawSpecimen(systemOf()));
  });
});
