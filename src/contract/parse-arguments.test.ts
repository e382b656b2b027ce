import { describe, expect, it } from 'vitest';
import { AppError } from '../domain/app-error.ts';
import { defineTools } from './define-tools.ts';

const tools = defineTools();

function refusalOf(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('the arguments were accepted');
}

describe('parseArguments', () => {
  it('reports every bad argument at once, by its path, and what was received last', () => {
    const error = refusalOf(() =>
      tools.generate_variants.parse({
        projectId: 404,
        selectedScreenIds: ['a', 7],
        prompt: ' ',
        variantOptions: { variantCount: 9, creativeRange: 'WILD' },
        deviceType: 'PHONE',
      }),
    );
    expect(error.code).toBe('INVALID_ARGUMENT');
    expect(`${error.message}\n${error.hint}`).toMatchInlineSnapshot(`
      "projectId must be the id of a project; selectedScreenIds[1] must be the id of a screen; prompt must be a text of 1 to 20000 characters, and at most 400000 in html and json fences; variantOptions.variantCount must be a whole number from 1 to 5; variantOptions.creativeRange must be one of CREATIVE_RANGE_UNSPECIFIED, REFINE, EXPLORE, REIMAGINE; deviceType must be one of DEVICE_TYPE_UNSPECIFIED, MOBILE, DESKTOP, TABLET, AGNOSTIC
      Nothing was created or changed: correct this and call again. Received: projectId = 404; selectedScreenIds[1] = 7; prompt = " "; variantOptions.variantCount = 9; variantOptions.creativeRange = "WILD"; deviceType = "PHONE""
    `);
  });

  it('says what is missing', () => {
    expect(refusalOf(() => tools.generate_screen_from_text.parse(undefined)).message).toMatchInlineSnapshot(
      `"projectId is required: the id of a project; prompt is required: a text of 1 to 20000 characters, and at most 400000 in html and json fences"`,
    );
  });

  it.each([
    ['a prompt', tools.generate_screen_from_text, { projectId: '7', prompt: 'A\u0000 page' }, 'prompt'],
    ['a title', tools.create_project, { title: '\u0000' }, 'title'],
    [
      'a name inside an object',
      tools.create_design_system,
      { designSystem: { displayName: 'Blue\u0000', theme: {} } },
      'designSystem.displayName',
    ],
    [
      'an id in a list',
      tools.edit_screens,
      { projectId: '7', selectedScreenIds: ['a', 'b\u0000'], prompt: 'x' },
      'selectedScreenIds[1]',
    ],
  ])('refuses NUL characters in %s', (_, tool, args, path) => {
    const error = refusalOf(() => tool.parse(args));
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENT', path });
    expect(error.message).toBe(`${path} must be a text without NUL characters`);
  });

  it('refuses half of a surrogate pair, which would come back as another sign than was told', () => {
    const error = refusalOf(() => tools.create_project.parse({ title: 'Tea \ud83c' }));
    expect(error.message).toBe('title must be whole Unicode: it holds half of a surrogate pair');
    expect(tools.create_project.parse({ title: 'Tea \u{1f375}' }).title).toBe('Tea \u{1f375}');
  });

  it('says of a count that is out of bounds nothing else', () => {
    const args = { projectId: '7', selectedScreenIds: ['a'], prompt: 'x', variantOptions: { variantCount: 6 } };
    expect(refusalOf(() => tools.generate_variants.parse(args)).message).toBe(
      'variantOptions.variantCount must be a whole number from 1 to 5',
    );
  });

  it('takes only an object for arguments', () => {
    expect(refusalOf(() => tools.create_project.parse('x')).message).toMatchInlineSnapshot(
      `"arguments must be an object"`,
    );
    expect(refusalOf(() => tools.create_project.parse([])).message).toMatchInlineSnapshot(
      `"arguments must be an object"`,
    );
  });

  it('never echoes long text, nor words that clients take for another error', () => {
    const long = refusalOf(() => tools.list_projects.parse({ filter: 'x'.repeat(500) }));
    expect(long.hint).toContain('filter = a text of 500 characters');
    const telling = refusalOf(() => tools.list_projects.parse({ filter: 'Not found 404' }));
    expect(telling.hint).not.toMatch(/not found/i);
  });

  it.each([
    [
      'screens',
      { projectId: '7', selectedScreenIds: ['a', 'projects/8/screens/b'], prompt: 'x' },
      'selectedScreenIds[1]',
    ],
    ['a screen and its ids', { name: 'projects/8/screens/b', projectId: '7', screenId: 'b' }, 'name'],
  ])('refuses ids that contradict each other: %s', (_, args, path) => {
    const tool = 'prompt' in args ? tools.edit_screens : tools.get_screen;
    expect(refusalOf(() => tool.parse(args)).path).toBe(path);
  });
});
