import { beforeAll, describe, expect, it } from 'vitest';
import type { Composition, Refusal, SourceScreen } from '../../domain/designer.ts';
import { readDocument } from '../../markup/read-document.ts';
import { designScreen, toDocument } from '../finished-screen.fixture.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { listTexts } from '../vary/list-texts.ts';
import { editScreen } from './edit-screen.ts';
import { blockName, headingOf, listBlocks } from './screen-tree.ts';

let screen: SourceScreen;
let login: SourceScreen;

beforeAll(async () => {
  screen = await designScreen(
    'Training dashboard for runners with a weekly chart, a list of runs, time by effort and a schedule',
    'DESKTOP',
  );
  login = await designScreen('Login form with e-mail and password', 'MOBILE');
});

const edit = (instruction: string, on = screen): Promise<Composition | Refusal> =>
  editScreen({ instruction, screen: on, now: SAMPLE_DAY });

async function edited(instruction: string, on = screen): Promise<Composition> {
  const answer = await edit(instruction, on);
  if (answer.kind === 'refusal') throw new Error(answer.summary);
  return answer;
}

const textsOf = (html: string): string[] => listTexts(readDocument(html).body);
const headings = (html: string): string[] =>
  listBlocks(readDocument(html).body)
    .map(headingOf)
    .filter((heading) => heading !== '');
const bodyOf = (html: string): string => html.slice(html.indexOf('<body'), html.indexOf('<style id="fonts"'));

describe('editScreen', () => {
  it.each([
    'Make it dark',
    'Use Literata for the headlines',
    'Make the corners fully round pills',
    'Change the primary color to #0f62fe',
    'Make it more compact',
  ])('restyles without touching the body: %s', async (instruction) => {
    const answer = await edited(instruction);
    expect({ theme: answer.theme, look: answer.look }).not.toEqual({ theme: screen.theme, look: screen.look });
    expect(bodyOf(await toDocument(answer))).toBe(bodyOf(screen.html));
  });

  it('changes one text and keeps all others to the byte', async () => {
    const before = textsOf(screen.html);
    const target = before.find((text) => text === 'Recovery jog') ?? '';
    const after = textsOf((await edited(`Change "${target}" to "Slow jog"`)).body);
    expect(after).toEqual(before.map((text) => (text === target ? 'Slow jog' : text)));
  });

  it('renames the screen and its headline', async () => {
    const answer = await edited('Rename the screen to "My week"');
    expect(answer.title).toBe('My week');
    expect(textsOf(answer.body)).toContain('My week');
  });

  it('removes a block by what people call it, and nothing else', async () => {
    const before = headings(screen.html);
    const [, name = ''] = before;
    const after = headings((await edited(`Remove "${name}"`)).body);
    expect(after).toEqual(before.filter((heading) => heading !== name));
  });

  it('moves a block to the top and keeps its words', async () => {
    const before = headings(screen.html);
    const last = before.at(-1) ?? '';
    const answer = await edited(`Move "${last}" to the top`);
    const after = headings(answer.body);
    expect(after.indexOf(last)).toBeLessThan(before.indexOf(last));
    expect(textsOf(answer.body).toSorted()).toEqual(textsOf(screen.html).toSorted());
  });

  it('adds a block that the trade can fill, beside the one that is named', async () => {
    const [, reference = ''] = headings(screen.html);
    const answer = await edited(`Add a pricing section with three plans below "${reference}"`);
    const after = headings(answer.body);
    expect(after).toContain('Pricing');
    expect(after.indexOf('Pricing')).toBe(after.indexOf(reference) + 1);
    expect(listBlocks(readDocument(answer.body).body).map(blockName)).toContain('plan-cards');
  });

  it('adds a field to the form that is there', async () => {
    const answer = await edited("Add a 'Trust this device' checkbox", login);
    expect(textsOf(answer.body)).toContain('Trust this device');
  });

  it('does what it understands and tells what it does not', async () => {
    const answer = await edited('Make it dark and remove the unicorn');
    expect(answer.theme.colorMode).toBe('DARK');
    expect(answer.summary).toContain('Not done: nothing here is called "unicorn"');
  });

  it('refuses honestly and suggests what works', async () => {
    const answer = await edit('Frobnicate the quux');
    expect(answer).toMatchObject({
      kind: 'refusal',
      summary: 'Nothing was changed: "Frobnicate the quux" is not something I understand.',
    });
    for (const suggestion of answer.suggestions) expect((await edit(suggestion)).kind, suggestion).toBe('composition');
  });

  it('edits a document that was made elsewhere', async () => {
    const html =
      '<!doctype html><html lang="en"><head><title>Mine</title></head><body><main><h1>Mine</h1><section><h2>News</h2><p>One</p></section><section><h2>Shop</h2><p>Two</p></section></main></body></html>';
    const foreign: SourceScreen = { ...screen, title: 'Mine', prompt: '', html };
    const answer = await edited('Change "One" to "Three"', foreign);
    expect(textsOf(answer.body)).toEqual(['Mine', 'News', 'Three', 'Shop', 'Two']);
  });
});
