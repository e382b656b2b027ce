import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProject, screensOf, textOf } from '../mcp/steps.ts';
import { fence, openSentHouse, operations, toDataId, toIdOf, type SentHouse } from './open-sent-house.ts';

const PAGE = `<body class="bg-surface">
  <main class="flex flex-col gap-block px-page py-6">
    <h1 class="font-headline text-headline-lg">Seed vault</h1>
    <ul class="flex flex-col gap-2">
      <li class="flex justify-between"><span>Emmer</span><span>212 g</span></li>
      <li class="flex justify-between"><span>Einkorn</span><span>96 g</span></li>
    </ul>
    <img data-picture="product: jar of seeds" alt="Jar of seeds" class="aspect-square w-24">
    <button type="button" class="min-h-12 rounded-control bg-primary px-6 text-on-primary">Weigh again</button>
  </main>
</body>`;

describe('an edit that a client sends', () => {
  let house: SentHouse;
  let projectId: string;
  let screenId: string;
  let before: string;
  beforeAll(async () => {
    house = await openSentHouse();
    ({ projectId } = await createProject(house.client));
  });
  afterAll(() => house[Symbol.asyncDispose]());
  beforeEach(async () => {
    const output = await house.client.succeed('generate_screen_from_text', {
      projectId,
      prompt: `Seed vault\n${fence(PAGE)}`,
      deviceType: 'MOBILE',
    });
    screenId = toIdOf(screensOf(output)[0] as { name: string });
    before = await house.readHtml(screenId);
  });

  const edit = async (prompt: string) => {
    const output = await house.client.succeed('edit_screens', { projectId, selectedScreenIds: [screenId], prompt });
    return { text: textOf(output), screens: screensOf(output), html: await house.readHtml(screenId) };
  };
  /** The body without its fonts, which are cut to the letters in use. */
  const bodyOf = (html: string): string => html.slice(html.indexOf('<body'), html.indexOf('<style id="fonts">'));

  it('changes the element that it names, and nothing else by a byte', async () => {
    const id = toDataId(before, '212 g');
    const { html } = await edit(operations({ kind: 'set-text', id, value: '209 g' }));
    expect(bodyOf(html)).toBe(bodyOf(before).replace('>212 g<', '>209 g<'));
  });

  it('does several in their order: move, insert, remove', async () => {
    const [emmer, einkorn] = ['Emmer', 'Einkorn'].map((name) => {
      const at = before.indexOf(`>${name}<`);
      return /data-id="(\w+)"/.exec(before.slice(before.lastIndexOf('<li', at)))?.[1] ?? '';
    });
    const { html, text } = await edit(
      operations(
        { kind: 'move-after', id: emmer, target: einkorn },
        {
          kind: 'insert-after',
          id: emmer,
          value: '<li class="flex justify-between"><span>Spelt</span><span>40 g</span></li>',
        },
        { kind: 'remove', id: toDataId(before, 'Weigh again') },
      ),
    );
    const words = bodyOf(html)
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    expect(words).toBe('Seed vault Einkorn 96 g Emmer 212 g Spelt 40 g');
    expect(text).toContain('All 3 operations were done');
  });

  it('takes a fragment in the place of the element with its data-id; emptied drawings keep their shapes', async () => {
    const id = toDataId(before, 'Seed vault');
    const { html } = await edit(`Here it is anew:\n${fence(`<h1 data-id="${id}" class="text-display-sm">Seeds</h1>`)}`);
    expect(/<h1[^>]*>[^<]*/.exec(html)?.[0]).toBe(`<h1 data-id="${id}" class="text-display-sm">Seeds`);
    expect(bodyOf(html).replace(/<h1[\s\S]*?<\/h1>/, '')).toBe(bodyOf(before).replace(/<h1[\s\S]*?<\/h1>/, ''));
  });

  it('does nothing where one of them cannot be done, and says which and why', async () => {
    const id = toDataId(before, 'Weigh again');
    const { html, text } = await edit(
      operations(
        { kind: 'set-text', id, value: 'Weigh' },
        { kind: 'set-text', id: `${id}x`, value: 'x' },
        { kind: 'move-after', id, target: 'nowhere' },
      ),
    );
    expect(html).toBe(before);
    expect(text).toContain('Nothing was changed');
    expect(text).toMatch(new RegExp(`2\\. set-text ${id}x: no element has this data-id; near it: ${id}`));
    expect(text).toContain('3. move-after');
  });

  it.each([
    ['alone', (operation: object) => fence(JSON.stringify(operation), 'json')],
    ['in a list', (operation: object) => fence(JSON.stringify([operation]), 'json')],
    ['behind no language', (operation: object) => fence(JSON.stringify({ operations: [operation] }), '')],
    ['without a fence', (operation: object) => JSON.stringify({ operations: [operation] })],
    [
      'between courtesies',
      (operation: object) => `Please apply these:\n${operations(operation)}\nThank you very much!`,
    ],
  ])('takes an operation %s, and says no word too many', async (_, toPrompt) => {
    const id = toDataId(before, '212 g');
    const { html, text } = await edit(toPrompt({ kind: 'set-text', id, value: '209 g' }));
    expect(bodyOf(html)).toBe(bodyOf(before).replace('>212 g<', '>209 g<'));
    expect(text.split('\n\n')[0]).toBe(`The operation was done, on ${id}; everything else stays as it was.`);
    expect(text).not.toContain('Read from words');
  });

  it('takes a whole page in the place of the page, which needs no data-id', async () => {
    const { html } = await edit(fence('<body><main><h1>Seeds</h1><p>All sown.</p></main></body>'));
    expect(bodyOf(html)).toContain('All sown.');
    expect(bodyOf(html)).not.toContain('Emmer');
    const { html: more } = await edit(operations({ kind: 'append', id: 'body', value: '<footer>Vault 2</footer>' }));
    expect(bodyOf(more)).toMatch(/All sown\.[\s\S]*<footer[^>]*>Vault 2/);
  });

  it('does what the words beside it ask for as well', async () => {
    const { html, text } = await edit(
      `Make it dark.\n\n${operations({ kind: 'set-text', id: toDataId(before, '96 g'), value: '95 g' })}`,
    );
    expect(html).toContain('>95 g<');
    expect(html).not.toContain('>96 g<');
    const { theme } = await house.client.succeed('get_screen', { name: `projects/${projectId}/screens/${screenId}` });
    expect(theme?.colorMode).toBe('DARK');
    expect(text).toContain('The operation was done');
    expect(text).toContain('Then, as asked beside them ("Make it dark."):');
  });

  it('does nothing for words that tell what the operations do, and why', async () => {
    const sent = operations({ kind: 'set-text', id: toDataId(before, '96 g'), value: '95 g' });
    const said = 'I corrected the weight of the einkorn so that the list is dark and calm to read. It was too large.';
    const { html, text } = await edit(`${said}\n\n${sent}\n\nThis makes the total right.`);
    expect(html).toBe(before.replace('>96 g<', '>95 g<'));
    expect(text).not.toContain('as asked beside them');
  });

  it.each([
    ['no JSON', fence('{"operations": [\n{"kind": "remove" "id": "a"}]}', 'json'), /is not JSON: line 2, column 19/],
    ['no operations', fence('{"operations": []}', 'json'), /operations do not fit/],
    ['an unknown kind', operations({ kind: 'paint', id: 'a' }), /operations do not fit: operations\.0\.kind/],
    ['a fragment without data-id', fence('<p>Loose</p>'), /<p> of an html fence has no data-id/],
    ['an empty fragment', fence('  '), /holds no element/],
    ['a fence that never ends', '```json\n{"operations": []}', /never ends/],
  ])('is refused, and the screen stays: %s', async (_, prompt, said) => {
    const words = await house.client.fail('edit_screens', { projectId, selectedScreenIds: [screenId], prompt });
    expect(words).toMatch(said);
    expect(words).toContain('tailorbird://guide/edits');
    expect(await house.readHtml(screenId)).toBe(before);
    const { screenMetadata } = await house.client.succeed('get_screen', {
      name: `projects/${projectId}/screens/${screenId}`,
    });
    expect(screenMetadata.status).toBe('COMPLETE');
  });
});
