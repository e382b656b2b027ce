import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject, DESIGN_SYSTEM, screensOf, textOf } from '../mcp/steps.ts';
import { fence, openSentHouse, toIdOf, type SentHouse } from './open-sent-house.ts';

const PAGE = `<body class="bg-surface">
  <main class="flex flex-col gap-block px-page py-6">
    <h1 class="font-headline text-headline-lg">Tide table</h1>
    <p class="text-body-md">High water at 14:20, 4.1 m above the datum.</p>
    <button type="button" class="min-h-12 rounded-control bg-primary px-6 text-on-primary">Set an alarm</button>
  </main>
</body>`;

const PLAN = {
  title: 'Kiln 2',
  lang: 'en',
  device: 'MOBILE',
  idea: 'The curve of the firing is the screen.',
  sections: [
    { name: 'now', purpose: 'How hot it is now.', content: 'Temperature: 1,040 °C\nTarget: 1,222 °C' },
    { name: 'waiting', purpose: 'What waits.', content: '- Tall jug, Marguerite\n- Six cups, Tom B.' },
  ],
  theme: {
    colorMode: 'DARK',
    customColor: '#c2623f',
    headlineFont: 'SORA',
    bodyFont: 'INTER',
    roundness: 'ROUND_EIGHT',
    density: 'comfortable',
    scale: 'clear',
  },
  suggestions: ['Add the next firing', 'Show last week'],
};

/** What is read on a stored page, in order. */
const wordsOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'), html.indexOf('<style id="fonts">'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('a page that a client sends', () => {
  let house: SentHouse;
  let projectId: string;
  beforeAll(async () => {
    house = await openSentHouse();
    ({ projectId } = await createProject(house.client));
  });
  afterAll(() => house[Symbol.asyncDispose]());

  const generate = async (prompt: string, args: object = {}) => {
    const output = await house.client.succeed('generate_screen_from_text', { projectId, prompt, ...args });
    return { screens: screensOf(output), text: textOf(output) };
  };

  it('is the page: no word of it changes, and the words around it say how it looks', async () => {
    const { screens, text } = await generate(`Tide table for the phone. Dark, primary #0b6e99.\n\n${fence(PAGE)}`);
    const [screen, ...others] = screens;
    expect(others).toEqual([]);
    expect(screen).toMatchObject({ title: 'Tide table', deviceType: 'MOBILE', generatedBy: 'client' });
    expect(screen?.theme).toMatchObject({ colorMode: 'DARK', customColor: '#0b6e99' });
    expect(screen?.prompt).toBe('Tide table for the phone. Dark, primary #0b6e99.');
    const html = await house.readHtml(toIdOf(screen as { name: string }));
    expect(wordsOf(html)).toBe('Tide table High water at 14:20, 4.1 m above the datum. Set an alarm');
    expect(text).toContain('Nothing was found wrong with it');
    expect(text.length).toBeLessThan(1_500);
  });

  it('is looked at, and what is wrong is told by data-id so that it can be mended', async () => {
    const faulty = PAGE.replace(
      '<p class="text-body-md">',
      '<p class="w-40 overflow-hidden whitespace-nowrap" onclick="steal()">',
    ).replace('</main>', '<span data-icon="no-such-icon-at-all"></span></main>');
    const { screens, text } = await generate(`The same, cut off\n${fence(faulty)}`, { deviceType: 'MOBILE' });
    const screenId = toIdOf(screens[0] as { name: string });
    const id = /- (\w+) "High water[^"]*": its text is cut off at the right/.exec(text)?.[1];
    expect(text).toMatch(/dropped attribute onClick of p/i);
    expect(screens[0]?.screenMetadata.statusMessage).toContain('its text is cut off');
    const mended = await house.client.succeed('edit_screens', {
      projectId,
      selectedScreenIds: [screenId],
      prompt: fence(`<p data-id="${id}" class="text-body-md">High water at 14:20.</p>`),
    });
    expect(textOf(mended)).not.toContain('cut off');
    expect(await house.readHtml(screenId)).toContain('>High water at 14:20.</p>');
  });

  it('may hold a table that scrolls sideways: none of its cells is called cut off', async () => {
    const cells = Array.from({ length: 8 }, (_, index) => `<th scope="col" class="px-4">Column ${index}</th>`).join('');
    const table = `<div class="overflow-x-auto"><table class="min-w-[60rem]"><tr>${cells}</tr></table></div>`;
    const { text } = await generate(`A table\n${fence(PAGE.replace('<button', `${table}<button`))}`, {
      deviceType: 'DESKTOP',
    });
    expect(text).toContain('Nothing was found wrong with it');
  });

  it.each([
    ['Kiln form, phone, dark', { deviceType: 'MOBILE' }, { colorMode: 'DARK', roundness: 'ROUND_EIGHT' }],
    ['Kiln book, tablet, ROUND_FOUR', { deviceType: 'TABLET' }, { roundness: 'ROUND_FOUR', bodyFont: 'INTER' }],
    ['A console for a kiln, primary #ff7a3d', {}, { customColor: '#ff7a3d', headlineFont: 'INTER', bodyFont: 'INTER' }],
    ['Set in Sora and Inter', {}, { headlineFont: 'SORA', bodyFont: 'INTER' }],
  ])('is as its words wish, and plain where they say nothing: %s', async (words, screen, theme) => {
    const own = await createProject(house.client, 'Wishes');
    const { screens } = await generate(`${words}\n${fence(PAGE)}`, { projectId: own.projectId });
    expect(screens[0]).toMatchObject(screen);
    expect(screens[0]?.theme).toMatchObject(theme);
  });

  it('may be several: as many screens of one look, each with the words above it', async () => {
    const second = PAGE.replace('Tide table', 'Moorings');
    const { screens } = await generate(
      `A harbour app, dark, primary #0b6e99.\n\nThe tides\n${fence(PAGE)}\n\nWho lies where\n${fence(second)}`,
      { deviceType: 'MOBILE' },
    );
    expect(screens.map(({ title }) => title)).toEqual(['Tide table', 'Moorings']);
    expect(screens.map(({ prompt }) => prompt.split('\n')[0])).toEqual(['The tides', 'Who lies where']);
    expect(screens[1]?.theme).toEqual(screens[0]?.theme);
  });

  it('stands in the design system of the call, whatever its words wish', async () => {
    const own = await createProject(house.client, 'Systems');
    const asset = await house.client.succeed('create_design_system', {
      projectId: own.projectId,
      designSystem: { ...DESIGN_SYSTEM, theme: { ...DESIGN_SYSTEM.theme, colorMode: 'LIGHT', customColor: '#7a4a2b' } },
    });
    const { screens } = await generate(`Dark, primary #0b6e99\n${fence(PAGE)}`, {
      projectId: own.projectId,
      designSystem: asset.name,
    });
    expect(screens[0]?.theme).toMatchObject({ colorMode: 'LIGHT', customColor: '#7a4a2b' });
  });

  it('may be a plan, which the service draws with its words and its colour', async () => {
    const { screens } = await generate(`Kiln 2\n${fence(JSON.stringify(PLAN), 'json')}`);
    expect(screens[0]).toMatchObject({ title: 'Kiln 2', deviceType: 'MOBILE' });
    expect(screens[0]?.theme).toMatchObject({ colorMode: 'DARK', customColor: '#c2623f' });
    const html = await house.readHtml(toIdOf(screens[0] as { name: string }));
    expect(wordsOf(html)).toBe('Kiln 2 Temperature 1,040 °C Target 1,222 °C Tall jug, Marguerite Six cups, Tom B.');
    expect(screens[0]?.theme).toMatchObject({ headlineFont: 'SORA', bodyFont: 'INTER', roundness: 'ROUND_EIGHT' });
  });

  it('may be a short plan that says nothing of its look: the words beside it do, and nothing is added', async () => {
    const own = await createProject(house.client, 'Short');
    const plan = {
      title: 'Kettle',
      lang: 'en',
      device: 'MOBILE',
      sections: [{ name: 'now', content: 'Water: 82 °C' }],
    };
    const { screens } = await generate(`Dark, primary #0b6e99.\n${fence(JSON.stringify(plan), 'json')}`, {
      projectId: own.projectId,
    });
    expect(screens[0]?.theme).toMatchObject({ colorMode: 'DARK', customColor: '#0b6e99' });
    expect(wordsOf(await house.readHtml(toIdOf(screens[0] as { name: string })))).toBe('Kettle Water 82 °C');
  });

  it('may stand beside a plan: each is a screen', async () => {
    const { screens } = await generate(`The tides\n${fence(PAGE)}\nThe kiln\n${fence(JSON.stringify(PLAN), 'json')}`);
    expect(screens.map(({ title }) => title)).toEqual(['Tide table', 'Kiln 2']);
  });

  it.each([
    ['a fence without a language', (page: string) => `Tides, dark\n${fence(page, '')}`],
    ['waves and lines as on Windows', (page: string) => `Tides, dark\n~~~html\n${page}\n~~~`.replaceAll('\n', '\r\n')],
    ['no fence', (page: string) => `Tides, dark\n<!doctype html>\n<html lang="en">\n${page}\n</html>`],
  ])('may stand in %s', async (_, toPrompt) => {
    const { screens, text } = await generate(toPrompt(PAGE), { deviceType: 'MOBILE' });
    expect(screens.map(({ title, generatedBy }) => [title, generatedBy])).toEqual([['Tide table', 'client']]);
    expect(text).toContain('Nothing was found wrong with it');
    expect(text).not.toContain('Drawn from words');
  });

  it('may be a whole document: its language counts, and what of its head is not taken is named', async () => {
    const head = '<head><title>x</title><style>body { color: red }</style></head>';
    const page = `<!doctype html><html lang="de">${head}${PAGE}</html>`;
    const { screens, text } = await generate(`Tides\n\n${fence('body { color: red }', 'css')}\n\n${fence(page)}`, {
      deviceType: 'MOBILE',
    });
    const html = await house.readHtml(toIdOf(screens[0] as { name: string }));
    expect(html).toMatch(/<html[^>]* lang="de"/);
    expect(text).toContain('a css fence beside the page: only html and plans are read');
    expect(text).toContain('dropped <style>');
    expect(screens[0]?.prompt).toBe('Tides');
  });

  it('is not what sample data and other code in a prompt are', async () => {
    const { screens, text } = await generate(
      `A phone screen titled "Tonight's pour" with this data:\n${fence('{"wine": "Riesling", "glasses": 12}', 'json')}`,
    );
    expect(screens[0]?.generatedBy).toBe('tailorbird-embedded');
    expect(text).toContain('Drawn from words. You may send the page itself');
    expect(await house.readHtml(toIdOf(screens[0] as { name: string }))).toContain('Riesling');
  });

  it('is not what data with sections of its own are', async () => {
    const data = { title: 'Bakery', sections: [{ type: 'hero', title: 'Bread at six', cta: 'Order' }] };
    const { screens } = await generate(`A landing page\n${fence(JSON.stringify(data), 'json')}`);
    expect(screens[0]?.generatedBy).toBe('tailorbird-embedded');
    expect(await house.readHtml(toIdOf(screens[0] as { name: string }))).toContain('Bread at six');
  });

  it.each([
    [
      'a fence that never ends',
      'Tides\n```html\n<main>Tides</main>',
      /prompt: the fence that begins in line 2 never ends/,
    ],
    ['a page of script alone', fence('<script>steal()</script>'), /holds nothing that can be seen/],
    ['an empty fence', `Tides\n${fence('')}`, /holds nothing that can be seen/],
    [
      'a plan that does not fit',
      fence('{"title": "A", "sections": [{"name": 1}]}', 'json'),
      /the plan in its json fence does not fit: .*sections\.0\.name/,
    ],
    [
      'a plan of nothing',
      fence('{"title": "A", "lang": "en", "device": "MOBILE", "sections": []}', 'json'),
      /at least one/,
    ],
    [
      'a plan that is no JSON',
      fence('{"title": "A",\n"sections": [{"name": "a", "content": "b"}] "lang": "en"}', 'json'),
      /the plan in its json fence is not JSON: line 2, column \d+/,
    ],
    [
      'a page whose fence is left open before the next',
      `A\n\`\`\`html\n${PAGE}\n\nB\n${fence(PAGE)}`,
      /the fence that begins in line 2 never ends/,
    ],
    [
      'operations, which change a screen',
      fence('{"operations": [{"kind": "remove", "id": "a1b2c3"}]}', 'json'),
      /holds operations.*edit_screens/s,
    ],
    ['too much of it', fence(`<p>${'x'.repeat(400_001)}</p>`), /prompt must be a text of 1 to 20000 characters/],
    ['too many words beside it', `${'word '.repeat(4_001)}\n${fence(PAGE)}`, /prompt must be a text of 1 to 20000/],
    ['nesting deeper than trees may be', fence('<div>'.repeat(500) + 'deep'), /nested deeper than 200/],
  ])('is refused before anything is made: %s', async (_, prompt, said) => {
    const own = await createProject(house.client, 'Refused');
    expect(await house.client.fail('generate_screen_from_text', { projectId: own.projectId, prompt })).toMatch(said);
    const { screens } = await house.client.succeed('list_screens', { projectId: own.projectId });
    expect(screens ?? []).toEqual([]);
  });

  it('may be one for each variant, in the look of the source', async () => {
    const { screens } = await generate(`Tide table\n${fence(PAGE)}`, { deviceType: 'MOBILE' });
    const source = screens[0] as (typeof screens)[number];
    const pages = [PAGE, PAGE.replace('text-headline-lg', 'text-display-sm')];
    const output = await house.client.succeed('generate_variants', {
      projectId,
      selectedScreenIds: [toIdOf(source)],
      prompt: `Quiet:\n${fence(pages[0] ?? '')}\nLoud:\n${fence(pages[1] ?? '')}`,
      variantOptions: {},
    });
    const variants = screensOf(output);
    expect(variants).toHaveLength(2);
    expect(variants.map(({ theme }) => theme)).toEqual([source.theme, source.theme]);
    const [quiet = '', loud = ''] = await Promise.all(variants.map((screen) => house.readHtml(toIdOf(screen))));
    expect(quiet).toContain('class="font-headline text-headline-lg"');
    expect(loud).toContain('class="font-headline text-display-sm"');
  });

  it('may be a plan for a variant, drawn in the look of the source, or in its own where it says one', async () => {
    const { screens } = await generate(`Tide table\n${fence(PAGE)}`, { deviceType: 'MOBILE' });
    const source = screens[0] as (typeof screens)[number];
    const { theme: own, ...plain } = { ...PLAN, title: 'Kiln, plain' };
    const output = await house.client.succeed('generate_variants', {
      projectId,
      selectedScreenIds: [toIdOf(source)],
      prompt: `Plain:\n${fence(JSON.stringify(plain), 'json')}\nDressed:\n${fence(JSON.stringify(PLAN), 'json')}`,
      variantOptions: {},
    });
    const variants = screensOf(output);
    expect(variants.map(({ title }) => title)).toEqual(['Kiln, plain', 'Kiln 2']);
    expect(variants[0]?.theme).toEqual(source.theme);
    expect(variants[1]?.theme).toMatchObject({ customColor: own.customColor, colorMode: own.colorMode });
    expect(textOf(output)).toContain('Variant 1 of 2, drawn from your plan: Plain.');
    const html = await house.readHtml(toIdOf(variants[0] as { name: string }));
    expect(wordsOf(html)).toBe(
      'Kiln, plain Temperature 1,040 °C Target 1,222 °C Tall jug, Marguerite Six cups, Tom B.',
    );
  });

  it.each([
    [
      'another count than pages',
      { variantCount: 3 },
      [PAGE, PAGE],
      /variantCount asks for 3, and the prompt holds 2 pages/,
    ],
    ['more pages than variants may be', {}, Array.from({ length: 6 }, () => PAGE), /may be at most 5.*holds 6 pages/],
    ['a page of nothing', {}, [PAGE, '<style>p{}</style>'], /holds nothing that can be seen/],
  ])('refuses variants of %s', async (_, variantOptions, pages, said) => {
    const { screens } = await generate(`Tide table\n${fence(PAGE)}`, { deviceType: 'MOBILE' });
    const before = (await house.client.succeed('list_screens', { projectId })).screens?.length;
    const words = await house.client.fail('generate_variants', {
      projectId,
      selectedScreenIds: [toIdOf(screens[0] as { name: string })],
      prompt: pages.map((page) => fence(page)).join('\n'),
      variantOptions,
    });
    expect(words).toMatch(said);
    expect((await house.client.succeed('list_screens', { projectId })).screens?.length).toBe(before);
  });
});
