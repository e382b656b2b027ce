import { describe, expect, it } from 'vitest';
import { defineTools } from '../../src/contract/define-tools.ts';

const tools = defineTools();

const theme = {
  colorMode: 'DARK',
  headlineFont: 'SORA',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#AABBCC',
};

describe('leniency', () => {
  // spec: 4.5-deprecated, 9-deprecated
  it.each([
    ['the name alone', { name: 'projects/7/screens/ab' }],
    ['the two deprecated ids alone', { projectId: '7', screenId: 'ab' }],
    ['all three', { name: 'projects/7/screens/ab', projectId: '7', screenId: 'ab' }],
    ['all three with prefixes', { name: 'projects/7/screens/ab', projectId: 'projects/7', screenId: 'screens/ab' }],
    ['a whole name as screen id', { screenId: 'projects/7/screens/ab' }],
  ])('get_screen takes %s', (_, args) => {
    expect(tools.get_screen.parse(args)).toEqual({ projectId: '7', screenId: 'ab' });
  });

  // spec: 2-bare-ids
  it('takes ids with and without their prefix', () => {
    expect(tools.get_project.parse({ name: '7' })).toEqual(tools.get_project.parse({ name: 'projects/7' }));
    expect(tools.list_screens.parse({ projectId: 'projects/7' })).toEqual({ projectId: '7' });
    const edit = {
      projectId: 'projects/7',
      selectedScreenIds: ['screens/a', 'projects/7/screens/b', 'c', 'a'],
      prompt: 'x',
    };
    expect(tools.edit_screens.parse(edit)).toEqual({ projectId: '7', selectedScreenIds: ['a', 'b', 'c'], prompt: 'x' });
    const applied = tools.apply_design_system.parse({
      projectId: '7',
      assetId: 'assets/9',
      selectedScreenInstances: [{ id: 'i', sourceScreen: 'projects/7/screens/a', note: 'ignored' }],
    });
    expect(applied).toEqual({
      projectId: '7',
      assetId: '9',
      selectedScreenInstances: [{ id: 'i', sourceScreen: { project: '7', screen: 'a' } }],
    });
  });

  it('ignores fields it does not know', () => {
    expect(tools.list_screens.parse({ projectId: '7', pageSize: 3 })).toEqual({ projectId: '7' });
  });

  it("takes any vendor's word where the specification has a neutral one", () => {
    const parse = (modelId: string) =>
      tools.generate_screen_from_text.parse({ projectId: '7', prompt: 'x', modelId }).modelId;
    expect(['ACME_3_PRO', 'ACME_3_FLASH', 'ACME_3_1_PRO'].map(parse)).toEqual([
      'MODEL_3_PRO',
      'MODEL_3_FLASH',
      'MODEL_3_1_PRO',
    ]);
    const { designSystem } = tools.create_design_system.parse({
      designSystem: { displayName: 'x', theme: { ...theme, headlineFont: 'ACME_PLEX_SANS' } },
    });
    expect(designSystem.theme.headlineFont).toBe('VENDOR_PLEX_SANS');
  });

  // spec: 9-deprecated, 2-model3Pro
  it('still takes what is deprecated', () => {
    const { designSystem } = tools.create_design_system.parse({
      designSystem: { displayName: 'x', theme: { ...theme, roundness: 'ROUND_TWO' } },
    });
    expect(designSystem.theme.roundness).toBe('ROUND_FOUR');
    expect(tools.generate_screen_from_text.parse({ projectId: '7', prompt: 'x', modelId: 'MODEL_3_PRO' }).modelId).toBe(
      'MODEL_3_PRO',
    );
  });

  // spec: VariantOptions.creativeRange, VariantOptions.aspects, 4.8-options
  it('fills in the defaults of variantOptions', () => {
    const parse = (variantOptions: object) =>
      tools.generate_variants.parse({ projectId: '7', selectedScreenIds: ['a'], prompt: 'x', variantOptions })
        .variantOptions;
    expect(parse({})).toEqual({ count: 3, isCounted: false, range: 'EXPLORE', aspects: [] });
    expect(
      parse({
        creativeRange: 'CREATIVE_RANGE_UNSPECIFIED',
        aspects: ['VARIANT_ASPECT_UNSPECIFIED', 'LAYOUT', 'LAYOUT'],
      }),
    ).toEqual({
      count: 3,
      isCounted: false,
      range: 'EXPLORE',
      aspects: ['LAYOUT'],
    });
    expect(parse({ variantCount: 5, creativeRange: 'REIMAGINE', aspects: ['IMAGES'] })).toEqual({
      count: 5,
      isCounted: true,
      range: 'REIMAGINE',
      aspects: ['IMAGES'],
    });
  });

  // spec: 4.3-filter
  it.each([
    [undefined, undefined],
    ['', 'owned'],
    ['view=owned', 'owned'],
    ['view=shared', 'shared'],
    ['view = "shared"', 'shared'],
    [" view='owned' ", 'owned'],
    ['(view=shared)', 'shared'],
  ])('reads the filter %s', (filter, view) => {
    expect(tools.list_projects.parse(filter === undefined ? {} : { filter }).filter).toBe(view);
  });

  it('honours a design system named on generate, which is not advertised', () => {
    const input = { projectId: '7', prompt: 'x', designSystem: 'assets/9' };
    expect(tools.generate_screen_from_text.parse(input).designSystem).toBe('9');
    expect(tools.generate_screen_from_text.inputSchema.properties).not.toHaveProperty('designSystem');
  });

  // spec: 4.9-global, 4.11-global
  it('takes an empty projectId as none where a design system may be global', () => {
    expect(tools.list_design_systems.parse({ projectId: '' }).projectId).toBeUndefined();
    expect(
      tools.create_design_system.parse({ projectId: '', designSystem: { displayName: 'x', theme } }).projectId,
    ).toBeUndefined();
  });

  it('reads Base64 in the spellings clients send', () => {
    const text = '# Ünïcode — 漢字\r\n';
    const standard = Buffer.from(text).toString('base64');
    const spellings = [
      standard,
      standard.replaceAll('=', ''),
      Buffer.from(text).toString('base64url'),
      `data:text/markdown;base64,${standard}`,
      standard.replaceAll(/(.{8})/g, '$1\n'),
    ];
    for (const designMdBase64 of spellings) {
      expect(tools.upload_design_md.parse({ projectId: '7', designMdBase64 }).designMdBase64).toBe(text);
    }
  });
});
