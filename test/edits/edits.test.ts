import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../../src/domain/design-theme.ts';
import type { DrawnDevice, SourceScreen } from '../../src/domain/designer.ts';
import type { Look } from '../../src/domain/look.ts';
import { editScreen } from '../../src/designer/edit/edit-screen.ts';
import { drawPicture } from '../../src/designer/imagery/draw-picture.ts';
import { SAMPLE_DAY } from '../../src/designer/sample-brief.fixture.ts';
import { finish } from '../../src/markup/finish.ts';
import { readDocument } from '../../src/markup/read-document.ts';
import { ADD_CASES } from './cases/add.ts';
import { COUNT_CASES } from './cases/count.ts';
import { FORM_CASES } from './cases/form.ts';
import { FRESH_CONSUMER_CASES } from './cases/fresh-consumer.ts';
import { FRESH_DESK_CASES } from './cases/fresh-desk.ts';
import { FRESH_LANGUAGE_CASES } from './cases/fresh-languages.ts';
import { FRESH_PAGE_CASES } from './cases/fresh-pages.ts';
import { LANGUAGE_CASES } from './cases/languages.ts';
import { LOOK_CASES, SHAPE_CASES } from './cases/looks.ts';
import { LIST_CASES } from './cases/lists.ts';
import { MOVE_CASES } from './cases/move.ts';
import { PAINT_CASES, PIN_CASES } from './cases/paint.ts';
import { PICTURE_CASES } from './cases/picture.ts';
import { REASON_CASES } from './cases/reasons.ts';
import { REMOVE_CASES } from './cases/remove.ts';
import { SEVERAL_CASES } from './cases/several.ts';
import { STYLE_CASES } from './cases/style.ts';
import { TEXT_CASES } from './cases/text.ts';
import { VALUE_CASES } from './cases/value.ts';
import { WORD_CASES } from './cases/words.ts';
import { listLosses, type EditCase, type Result } from './edit-case.ts';

interface Base {
  id: string;
  file?: string;
  prompt: string;
  title: string;
  lang: string;
  device: DrawnDevice;
  theme: DesignTheme;
  look: Look;
}

const folder = new URL('bases/', import.meta.url);
const bases: Base[] = JSON.parse(readFileSync(new URL('bases.json', folder), 'utf8'));

interface Source {
  screen: SourceScreen;
  /** Read once: no case changes what was there before. */
  before: Result['before'];
}

async function drawBase({ id, file, prompt, title, lang, device, theme, look }: Base): Promise<Source> {
  const body = readFileSync(new URL(file ?? `${id}.html`, folder), 'utf8');
  const { html } = await finish(body, { title, lang, device, theme, look, drawPicture });
  const screen = { title, prompt, html, device, theme, look };
  return { screen, before: { ...screen, body: readDocument(html).body } };
}

const drawn = new Map<string, Promise<Source>>();

/** A base, finished once. */
function sourceOf(id: string): Promise<Source> {
  const base = bases.find((one) => one.id === id);
  if (base === undefined) throw new Error(`No base is called ${id}`);
  const known = drawn.get(id) ?? drawBase(base);
  drawn.set(id, known);
  return known;
}

async function edit(id: string, instruction: string): Promise<Result> {
  const { screen, before } = await sourceOf(id);
  const answer = await editScreen({ instruction, screen, now: SAMPLE_DAY });
  const after = answer.kind === 'refusal' ? before : { ...answer, body: readDocument(answer.body).body };
  return { before, after, answer };
}

const THEMES: Readonly<Record<string, readonly EditCase[]>> = {
  style: STYLE_CASES,
  text: TEXT_CASES,
  remove: REMOVE_CASES,
  move: MOVE_CASES,
  add: ADD_CASES,
  count: COUNT_CASES,
  value: VALUE_CASES,
  picture: PICTURE_CASES,
  paint: PAINT_CASES,
  pin: PIN_CASES,
  look: LOOK_CASES,
  shape: SHAPE_CASES,
  form: FORM_CASES,
  lists: LIST_CASES,
  several: SEVERAL_CASES,
  languages: LANGUAGE_CASES,
  'fresh phones': FRESH_CONSUMER_CASES,
  'fresh desks': FRESH_DESK_CASES,
  'fresh pages': FRESH_PAGE_CASES,
  'fresh languages': FRESH_LANGUAGE_CASES,
  words: WORD_CASES,
  reasons: REASON_CASES,
};

/** What is known to go wrong, with its reason; a case that goes right again has to leave the list, which may only shrink. */
const KNOWN_MISSES: ReadonlyMap<string, string> = new Map([
  ['Lost villages, found files moved to 16:15', 'the page’s own words are read next, and give the talk the hour'],
  [
    'bigger pictures of the products',
    'the page’s own words are read next, and take portraits for pictures of products',
  ],
]);

describe('edits', () => {
  describe.each(Object.entries(THEMES))('%s', (_, cases) => {
    it.each(cases.map(([base, ask, ...checks]) => ({ base, ask, checks })))(
      '$base: $ask',
      async ({ base, ask, checks }) => {
        const result = await edit(base, ask);
        const missed = checks.flatMap((check) => check.fails(result) ?? []);
        const isKnown = KNOWN_MISSES.has(ask);
        expect(isKnown ? missed.length === 0 : missed, result.answer.summary).toEqual(isKnown ? false : []);
        expect(isKnown ? [] : listLosses(result, checks)).toEqual([]);
      },
    );
  });
});
