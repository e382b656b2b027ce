import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { defineTools, type ToolName } from '../../src/contract/define-tools.ts';
import { DEFAULT_LIMITS } from '../../src/domain/limits.ts';
import type { JsonSchema } from '../../src/contract/advertised-schema.ts';

const tools = defineTools();
const all = Object.values(tools);

const READ_ONLY: ReadonlySet<ToolName> = new Set([
  'get_project',
  'list_projects',
  'list_screens',
  'get_screen',
  'list_design_systems',
]);

/** Section 4 of the specification: which inputs exist, and which are required. */
const INPUTS: Readonly<Record<ToolName, { required: string[]; optional: string[] }>> = {
  create_project: { required: [], optional: ['title'] },
  get_project: { required: ['name'], optional: [] },
  list_projects: { required: [], optional: ['filter'] },
  list_screens: { required: ['projectId'], optional: [] },
  get_screen: { required: ['name', 'projectId', 'screenId'], optional: [] },
  generate_screen_from_text: { required: ['projectId', 'prompt'], optional: ['deviceType', 'modelId'] },
  edit_screens: { required: ['projectId', 'selectedScreenIds', 'prompt'], optional: ['deviceType', 'modelId'] },
  generate_variants: {
    required: ['projectId', 'selectedScreenIds', 'prompt', 'variantOptions'],
    optional: ['deviceType', 'modelId'],
  },
  create_design_system: { required: ['designSystem'], optional: ['projectId'] },
  update_design_system: { required: ['name', 'projectId', 'designSystem'], optional: [] },
  list_design_systems: { required: [], optional: ['projectId'] },
  apply_design_system: { required: ['projectId', 'selectedScreenInstances', 'assetId'], optional: [] },
  upload_design_md: { required: ['projectId', 'designMdBase64'], optional: [] },
  create_design_system_from_design_md: {
    required: ['projectId', 'selectedScreenInstance'],
    optional: ['deviceType'],
  },
};

/** Every schema object inside a schema, itself included. */
function* walk(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield node as Record<string, unknown>;
  for (const child of Object.values(node)) yield* walk(child);
}

/** Section 2: the list of fonts, whole. */
const FONTS = (
  'FONT_UNSPECIFIED INTER DM_SANS GEIST SORA MANROPE LEXEND EPILOGUE BE_VIETNAM_PRO PLUS_JAKARTA_SANS PUBLIC_SANS ' +
  'SPACE_GROTESK SPLINE_SANS WORK_SANS MONTSERRAT METROPOLIS SOURCE_SANS_THREE NUNITO_SANS ARIMO HANKEN_GROTESK RUBIK ' +
  'VENDOR_PLEX_SANS NEWSREADER NOTO_SERIF DOMINE LIBRE_CASLON_TEXT EB_GARAMOND LITERATA SOURCE_SERIF_FOUR'
).split(' ');

const ODD_WORDS = ['$ref', '$defs', 'anyOf', 'oneOf', 'allOf', 'prefixItems', 'patternProperties', 'nullable'];

/** What some client cannot read: references, unions, several types at once, integers without bounds. */
const findOddities = (node: Record<string, unknown>): string[] => [
  ...ODD_WORDS.filter((word) => word in node),
  ...(Array.isArray(node['type']) ? ['several types'] : []),
  ...(node['type'] === 'integer' && !('minimum' in node && 'maximum' in node) ? ['an unbounded integer'] : []),
];

const at = (schema: JsonSchema, ...path: string[]): Record<string, unknown> =>
  path.reduce<Record<string, unknown>>((node, key) => node[key] as Record<string, unknown>, schema);

const enumOf = (schema: JsonSchema, ...path: string[]): unknown => at(schema, ...path)['enum'];

describe('the advertised tools', () => {
  // spec: 1-tools, 1-index
  it('are the 14 of the specification, in its order', () => {
    expect(all.map(({ name }) => name)).toEqual(Object.keys(INPUTS));
    expect(Object.keys(tools)).toEqual(Object.keys(INPUTS));
    for (const tool of all)
      expect(tool).toMatchObject({ inputSchema: { type: 'object' }, outputSchema: { type: 'object' } });
  });

  it('fit a context: all together under 40 KB', () => {
    expect(JSON.stringify(all).length).toBeLessThan(40_000);
  });

  // spec: 4-object
  it.each(all.map((tool) => [tool.name, tool] as const))('%s compiles alone and is plain', (_, tool) => {
    for (const schema of [tool.inputSchema, tool.outputSchema]) {
      expect(schema.type).toBe('object');
      expect(() => new Ajv2020({ strict: true }).compile(structuredClone(schema))).not.toThrow();
      expect([...walk(schema)].flatMap(findOddities)).toEqual([]);
    }
  });

  // spec: 4-required, 4.1-input, 4.2-input, 4.3-input, 4.4-input, 4.5-input, 4.5-required, 4.6-input, 4.7-input, 4.8-input, 4.9-input, 4.10-input, 4.11-input, 4.12-input, 4.13-input, 4.14-input
  it.each(Object.entries(INPUTS))('%s requires what the specification requires', (name, { required, optional }) => {
    const { inputSchema } = tools[name as ToolName];
    expect(inputSchema.required ?? []).toEqual(required);
    expect(Object.keys(inputSchema.properties).sort()).toEqual([...required, ...optional].sort());
  });

  // spec: 4.8-options, 4.9-designSystem, 4.10-same, SelectedScreenInstance.id, SelectedScreenInstance.sourceScreen
  it('names fields inside the objects as the specification does', () => {
    const options = at(tools.generate_variants.inputSchema, 'properties', 'variantOptions');
    expect(Object.keys(options['properties'] as object)).toEqual(['variantCount', 'creativeRange', 'aspects']);
    expect(options['required']).toBeUndefined();
    const created = at(tools.create_design_system.inputSchema, 'properties', 'designSystem');
    expect(created['required']).toEqual(['displayName', 'theme']);
    expect(at(tools.update_design_system.inputSchema, 'properties', 'designSystem')).toEqual(created);
    const { properties, required } = (created['properties'] as { theme: { properties: object; required: string[] } })
      .theme;
    expect(required).toEqual(['colorMode', 'headlineFont', 'bodyFont', 'roundness', 'customColor']);
    expect(Object.keys(properties)).toEqual([
      'colorMode',
      'headlineFont',
      'bodyFont',
      'labelFont',
      'roundness',
      'customColor',
      'colorVariant',
      'overridePrimaryColor',
      'overrideSecondaryColor',
      'overrideTertiaryColor',
      'overrideNeutralColor',
      'designMd',
    ]);
    const instance = at(tools.apply_design_system.inputSchema, 'properties', 'selectedScreenInstances', 'items');
    expect(instance['required']).toEqual(['id', 'sourceScreen']);
    const one = at(tools.create_design_system_from_design_md.inputSchema, 'properties', 'selectedScreenInstance');
    expect(one['required']).toEqual(['id', 'sourceScreen']);
  });

  // spec: enum.DeviceType, enum.ModelId, enum.ColorMode, enum.ColorVariant, enum.Roundness, enum.CreativeRange, enum.VariantAspect, enum.Font, 4-deviceType-modelId, 8-fonts, 2-roundTwo
  it('spell out every closed list', () => {
    for (const tool of [tools.generate_screen_from_text, tools.edit_screens, tools.generate_variants]) {
      expect(enumOf(tool.inputSchema, 'properties', 'deviceType')).toEqual([
        'DEVICE_TYPE_UNSPECIFIED',
        'MOBILE',
        'DESKTOP',
        'TABLET',
        'AGNOSTIC',
      ]);
      expect(enumOf(tool.inputSchema, 'properties', 'modelId')).toEqual([
        'MODEL_ID_UNSPECIFIED',
        'MODEL_3_PRO',
        'MODEL_3_FLASH',
        'MODEL_3_1_PRO',
      ]);
    }
    const variants = ['properties', 'variantOptions', 'properties'];
    expect(enumOf(tools.generate_variants.inputSchema, ...variants, 'creativeRange')).toEqual([
      'CREATIVE_RANGE_UNSPECIFIED',
      'REFINE',
      'EXPLORE',
      'REIMAGINE',
    ]);
    expect(enumOf(tools.generate_variants.inputSchema, ...variants, 'aspects', 'items')).toEqual([
      'VARIANT_ASPECT_UNSPECIFIED',
      'LAYOUT',
      'COLOR_SCHEME',
      'IMAGES',
      'TEXT_FONT',
      'TEXT_CONTENT',
    ]);
    const theme = ['properties', 'designSystem', 'properties', 'theme', 'properties'];
    const { inputSchema } = tools.create_design_system;
    expect(enumOf(inputSchema, ...theme, 'colorMode')).toEqual(['COLOR_MODE_UNSPECIFIED', 'LIGHT', 'DARK']);
    expect(enumOf(inputSchema, ...theme, 'roundness')).toEqual([
      'ROUNDNESS_UNSPECIFIED',
      'ROUND_FOUR',
      'ROUND_EIGHT',
      'ROUND_TWELVE',
      'ROUND_FULL',
    ]);
    expect(enumOf(inputSchema, ...theme, 'colorVariant')).toEqual([
      'COLOR_VARIANT_UNSPECIFIED',
      'MONOCHROME',
      'NEUTRAL',
      'TONAL_SPOT',
      'VIBRANT',
      'EXPRESSIVE',
      'FIDELITY',
      'CONTENT',
      'RAINBOW',
      'FRUIT_SALAD',
    ]);
    for (const field of ['headlineFont', 'bodyFont', 'labelFont']) {
      expect(enumOf(inputSchema, ...theme, field)).toEqual(FONTS);
    }
  });

  // spec: 4.15-readOnly, 4.15-others, 4.15-openWorld, 4.15-idempotent, 4.1-annotation, 4.6-annotation
  it('hint as section 4.15 says', () => {
    const expected = all.map(({ name }) => {
      const isReadOnly = READ_ONLY.has(name);
      const hints = { readOnlyHint: isReadOnly, destructiveHint: !isReadOnly, idempotentHint: isReadOnly };
      return [name, { ...hints, openWorldHint: false }];
    });
    expect(all.map(({ name, annotations }) => [name, annotations])).toEqual(expected);
  });

  // spec: VariantOptions.variantCount, 8-variantCount
  it('bound variantCount from 1 to 5, 3 by default', () => {
    const options = ['properties', 'variantOptions', 'properties', 'variantCount'];
    expect(at(tools.generate_variants.inputSchema, ...options)).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 5,
      default: 3,
    });
  });

  it('state the limits that hold, of each list and each long text', () => {
    const { designMdBytes, screensPerCall, instancesPerApply, titleCharacters } = DEFAULT_LIMITS;
    const inputOf = (name: ToolName, ...path: string[]) => at(tools[name].inputSchema, 'properties', ...path);
    const theme = ['designSystem', 'properties', 'theme', 'properties'];
    for (const name of ['create_design_system', 'update_design_system'] as const) {
      expect(inputOf(name, ...theme, 'designMd')).toMatchObject({ maxLength: designMdBytes });
      const displayName = inputOf(name, 'designSystem', 'properties', 'displayName');
      expect(displayName).toMatchObject({ maxLength: titleCharacters });
    }
    const largest = Buffer.alloc(designMdBytes, '#').toString('base64');
    expect(inputOf('upload_design_md', 'designMdBase64')).toMatchObject({ maxLength: largest.length });
    expect(() => tools.upload_design_md.parse({ projectId: '7', designMdBase64: largest })).not.toThrow();
    for (const name of ['edit_screens', 'generate_variants'] as const)
      expect(inputOf(name, 'selectedScreenIds')).toMatchObject({ minItems: 1, maxItems: screensPerCall });
    expect(inputOf('apply_design_system', 'selectedScreenInstances')).toMatchObject({ maxItems: instancesPerApply });
    for (const name of ['generate_screen_from_text', 'edit_screens', 'generate_variants'] as const)
      expect(inputOf(name, 'prompt')).toMatchObject({ minLength: 1, maxLength: expect.any(Number) });
  });

  // spec: 4.8-options, VariantOptions.creativeRange
  it('say that creativeRange is EXPLORE by default', () => {
    const options = ['properties', 'variantOptions', 'properties', 'creativeRange'];
    expect(at(tools.generate_variants.inputSchema, ...options)).toMatchObject({ type: 'string', default: 'EXPLORE' });
  });

  // spec: 3-few-minutes, 4.6-minutes, 4.6-no-retry, 4.6-duplicates, 4.6-suggestions, 4.7-rules, 7-1, 7-2, 7-3, 8-duration, 3-upload-first, 4.14-order
  it('teach what the caller has to do', () => {
    for (const tool of [tools.generate_screen_from_text, tools.edit_screens, tools.generate_variants]) {
      expect(tool.description).toMatch(/minutes/);
      expect(tool.description).toMatch(/do not retry/i);
      expect(tool.description).toMatch(/connection error, which does not mean failure/);
      expect(tool.description).toMatch(/get_screen/);
      expect(tool.description).toMatch(/duplicates/);
      expect(tool.description).toMatch(/suggestions in output_components to the user/);
    }
    expect(tools.generate_screen_from_text.description).toMatch(/Each call makes another screen/);
    expect(tools.create_design_system_from_design_md.description).toMatch(/Call upload_design_md first/);
  });
});
