import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileId } from '../../src/domain/brand.ts';
import { embeddedDesigner } from '../../src/designer/embedded-designer.ts';
import { connect, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, screensOf } from './steps.ts';

const THEME = {
  colorMode: 'LIGHT',
  headlineFont: 'NEWSREADER',
  bodyFont: 'PUBLIC_SANS',
  labelFont: 'RUBIK',
  roundness: 'ROUND_FOUR',
  customColor: '#0F62FE',
  colorVariant: 'TONAL_SPOT',
};

describe('the appearance of a screen', { timeout: 120_000 }, () => {
  let service: TestService;
  let client: TestClient;
  let projectId: string;
  let instance: unknown;
  beforeAll(async () => {
    service = await openTestService({ designer: embeddedDesigner });
    client = await connect(service, '2026-07-28');
    ({ projectId } = await createProject(client));
    await client.succeed('generate_screen_from_text', { projectId, prompt: 'Sign up form of a choir' });
    [instance] = (await client.succeed('get_project', { name: projectId })).screenInstances;
  });
  afterAll(() => service[Symbol.asyncDispose]());

  /** The page as a design system makes it. */
  async function wear(change: object = {}): Promise<string> {
    const designSystem = { displayName: 'Wear', theme: { ...THEME, ...change } };
    const { name } = await client.succeed('create_design_system', { designSystem });
    const args = { projectId, selectedScreenInstances: [instance], assetId: name };
    const [screen] = screensOf(await client.succeed('apply_design_system', args));
    const file = await service.deps.store.files.find((screen?.htmlCode?.downloadUrl ?? '').split('/').at(-1) as FileId);
    return new TextDecoder().decode(await service.deps.blobs.get(file?.contentHash ?? ''));
  }

  const property = (html: string, name: string): string | undefined =>
    new RegExp(`--${name}:\\s*([^;]+);`).exec(html)?.[1];
  const familyOf = (html: string, role: string): string | undefined => property(html, `font-${role}`);

  // spec: 1-apply, 4.12-appearance, DesignTheme.headlineFont, DesignTheme.bodyFont, DesignTheme.labelFont
  it('has the fonts of the design system, each where it belongs', async () => {
    const html = await wear();
    expect(familyOf(html, 'headline')).toContain('Newsreader');
    expect(familyOf(html, 'body')).toContain('Public Sans');
    expect(familyOf(html, 'label')).toContain('Rubik');
    for (const family of ['Newsreader', 'Public Sans', 'Rubik'])
      expect(html).toMatch(new RegExp(`@font-face\\{[^}]*font-family:"?${family}`));
    const { labelFont: _, ...withoutLabel } = THEME;
    expect(familyOf(await wear({ ...withoutLabel, labelFont: undefined }), 'label')).toContain('Public Sans');
  });

  // spec: DesignTheme.overrides, 4.12-appearance
  it('has the overridden colours themselves on what is filled with them', async () => {
    const html = await wear({
      overridePrimaryColor: '#aa0000',
      overrideSecondaryColor: '#00aa00',
      overrideTertiaryColor: '#0000aa',
      overrideNeutralColor: '#3a5f3a',
    });
    expect(property(html, 'primary-fill')).toBe('#aa0000');
    expect(property(html, 'secondary-fill')).toBe('#00aa00');
    expect(property(html, 'tertiary-fill') ?? property(html, 'tertiary-container')).toBe('#0000aa');
    expect(html).toMatch(/\.bg-primary\{background-color: ?var\(--primary-fill/);
    expect(property(html, 'surface-dim')).not.toBe(property(await wear(), 'surface-dim'));
  });

  // spec: DesignTheme.colorMode, DesignTheme.customColor, DesignTheme.colorVariant, enum.ColorVariant
  it('has the mode and the palette of the seed colour, told apart by every variant', async () => {
    const html = await wear();
    expect(property(html, 'color-scheme') ?? /color-scheme: (\w+)/.exec(html)?.[1]).toBe('light');
    expect(/color-scheme: (\w+)/.exec(await wear({ colorMode: 'DARK' }))?.[1]).toBe('dark');
    expect(property(await wear({ customColor: '#c2410c' }), 'primary')).not.toBe(property(html, 'primary'));
    const variants = 'MONOCHROME NEUTRAL TONAL_SPOT VIBRANT EXPRESSIVE FIDELITY CONTENT RAINBOW FRUIT_SALAD'.split(' ');
    const palettes: string[] = [];
    for (const colorVariant of variants) {
      const worn = await wear({ colorVariant });
      palettes.push(['surface', 'primary', 'secondary', 'tertiary'].map((role) => property(worn, role)).join());
    }
    expect(new Set(palettes).size).toBe(variants.length);
  });

  // spec: DesignTheme.roundness, enum.Roundness
  it('has the corners of its roundness, from small to full', async () => {
    const radii: number[] = [];
    for (const roundness of ['ROUND_TWO', 'ROUND_FOUR', 'ROUND_EIGHT', 'ROUND_TWELVE', 'ROUND_FULL'])
      radii.push(Number.parseFloat(property(await wear({ roundness }), 'radius-control') ?? ''));
    expect(radii.every((radius) => Number.isFinite(radius))).toBe(true);
    expect(radii).toEqual(radii.toSorted((a, b) => a - b));
    expect(new Set(radii.slice(1)).size).toBe(4);
  });
});
