import { describe, expect, it } from 'vitest';
import type { Composition, Refusal, SourceScreen } from '../../domain/designer.ts';
import { findAttribute, listElements } from '../../markup/element.ts';
import { readDocument } from '../../markup/read-document.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { listTexts } from '../vary/list-texts.ts';
import { editScreen } from './edit-screen.ts';
import { UPLOADED_THEME, uploadedScreen } from './uploaded-screen.fixture.ts';

/** A page that keeps the look of its own sheets, whose classes say nothing: lots with a price and a state, and a form. */
interface Subject {
  heading: string;
  lots: readonly (readonly [name: string, price: string, state: string])[];
  fields: readonly (readonly [label: string, value: string])[];
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  boats: {
    heading: 'Berths',
    lots: [
      ['North jetty', '€40', 'Taken'],
      ['South jetty', '€35', 'Vacant'],
      ['Dry dock', '€90', 'Taken'],
    ],
    fields: [
      ['Skipper', 'Ada Lund'],
      ['Vessel', 'Kittiwake'],
    ],
    columns: ['Tide', 'Height', 'Hour'],
    rows: [
      ['Low', '1.2 m', '06:10'],
      ['High', '4.8 m', '12:25'],
    ],
  },
  bread: {
    heading: 'Loaves',
    lots: [
      ['Rye sour', '€5', 'Baked'],
      ['Spelt tin', '€6', 'Proving'],
      ['Olive twist', '€7', 'Baked'],
    ],
    fields: [
      ['Baker', 'Mina Okafor'],
      ['Oven', 'Deck two'],
    ],
    columns: ['Stage', 'Warmth', 'Lasts'],
    rows: [
      ['Bulk', '24 °C', '3 h'],
      ['Shape', '21 °C', '20 min'],
    ],
  },
  chess: {
    heading: 'Matches',
    lots: [
      ['Table one', '€10', 'Playing'],
      ['Table two', '€12', 'Paused'],
      ['Table nine', '€14', 'Playing'],
    ],
    fields: [
      ['Arbiter', 'Jo Brandt'],
      ['Venue', 'Old mill'],
    ],
    columns: ['Round', 'Games', 'Start'],
    rows: [
      ['Prelude', '12', '10:00'],
      ['Final', '2', '18:30'],
    ],
  },
};
const NAMES = Object.keys(SUBJECTS);

const pageOf = ({ heading, lots, fields, columns, rows }: Subject): string => `<!doctype html><html lang="en"><head>
<title>Board</title><style>.x1{background:#fff;border:1px solid #ccd;border-radius:6px;padding:16px}.x2{display:grid;gap:12px;grid-template-columns:1fr 1fr 1fr}
.x3{background:#dfe;border-radius:9px;padding:2px 8px}.x4{background:#246;color:#fff;padding:10px 20px;border:0;border-radius:4px}h1{font-size:32px}</style></head><body><main>
<h1>Board</h1>
<section><h2>${heading}</h2><div class="x2">${lots.map(([name, price, state]) => `<article class="x1"><h3>${name}</h3><p>${price}</p><span class="x3">${state}</span></article>`).join('')}</div></section>
<section><h2>Details</h2>${fields.map(([label, value], at) => `<div><label for="f${at}">${label}</label><input id="f${at}" value="${value}"></div>`).join('')}
<button class="x4" type="button">Keep it</button> <button class="x4" type="button">Send it</button></section>
<section><h2>Times</h2><table><thead><tr>${columns.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></section>
</main></body></html>`;

const screenOf = (subject: Subject): Promise<SourceScreen> => uploadedScreen(pageOf(subject));

interface Edited {
  answer: Composition | Refusal;
  before: string[];
  after: string[];
  /** Classes of the edited page of the elements that say exactly this. */
  classesOf(text: string, tag?: string): string;
}

async function edit(subject: Subject, instruction: string): Promise<Edited> {
  const screen = await screenOf(subject);
  const answer = await editScreen({ instruction, screen, now: SAMPLE_DAY });
  const before = listTexts(readDocument(screen.html).body);
  const body = readDocument(answer.kind === 'refusal' ? screen.html : answer.body).body;
  return {
    answer,
    before,
    after: listTexts(body),
    classesOf: (text, tag) =>
      listElements(body)
        .filter((one) => listTexts(one)[0] === text && (tag === undefined || one.tagName === tag))
        .map((one) => findAttribute(one, 'className') ?? '')
        .join(' '),
  };
}

const swapped = (texts: readonly string[], ...pairs: readonly (readonly [string, string])[]): string[] =>
  texts.map((text) => pairs.find(([from]) => from === text)?.[1] ?? text);

describe.each(NAMES)('edits of a page with sheets of its own: %s', (name) => {
  const subject = SUBJECTS[name] as Subject;
  const [one, two, three] = subject.lots.map(([lot]) => lot) as [string, string, string];

  it('takes names and values in turn', async () => {
    const { after, before } = await edit(subject, `${one}, ${two} and ${three} are Hired, Kept and Lent`);
    const fresh = ['Hired', 'Kept', 'Lent'];
    const states = new Set(subject.lots.map(([, , state]) => state));
    expect(after).toEqual(before.map((text) => (states.has(text) ? (fresh.shift() ?? text) : text)));
  });

  it('asks of another what was asked of one', async () => {
    const { classesOf } = await edit(subject, 'make the keep it button fully round, and the send it one too');
    expect(classesOf('Keep it', 'button')).toContain('rounded-full');
    expect(classesOf('Send it', 'button')).toContain('rounded-full');
  });

  it('tells entries apart that are numbered in one line', async () => {
    const { after } = await edit(subject, `1. rename ${one} to Quay 2. remove the send it button 3. bigger title`);
    expect(after).toContain('Quay');
    expect(after).not.toContain('Send it');
  });

  it('steps from the size and the corners that the sheets give', async () => {
    const { classesOf } = await edit(subject, 'bigger title; rounder corners on the cards');
    expect(classesOf('Board', 'h1')).toContain('text-[42px]');
    for (const lot of [one, two, three]) expect(classesOf(lot, 'article')).toContain('rounded-[12px]');
  });

  it('puts each of several facts where its name is', async () => {
    const [row] = subject.rows;
    const [, head, last] = subject.columns;
    const { after, before } = await edit(
      subject,
      `${row?.[0]}: ${head?.toLowerCase()} 9, ${last?.toLowerCase()} 11:11`,
    );
    const at = before.indexOf(row?.[1] ?? '');
    expect(after[at]).toMatch(/^9/);
    expect(after.filter((_, index) => index !== at && index !== at + 1)).toEqual(
      before.filter((_, index) => index !== at && index !== at + 1),
    );
  });

  it('takes the first two of a list by what its heading says', async () => {
    const { after } = await edit(subject, `remove the first two ${subject.heading.toLowerCase()}`);
    expect(after).not.toContain(one);
    expect(after).not.toContain(two);
    expect(after).toContain(three);
  });

  it('hears "the other way round" as two that change places', async () => {
    const { after, before } = await edit(subject, 'keep it and send it buttons the other way round');
    expect(after).toEqual(swapped(before, ['Keep it', 'Send it'], ['Send it', 'Keep it']));
  });

  it('takes a value in the words that its siblings have', async () => {
    const [first, second] = subject.lots;
    const { after, before } = await edit(subject, `${two} is ${first?.[2].toLowerCase()} now`);
    expect(after).toEqual(swapped(before, [second?.[2] ?? '', first?.[2] ?? '']));
  });

  it('sets one part in another face and leaves the theme', async () => {
    const { answer, classesOf } = await edit(subject, `the heading of ${subject.heading} in a serif font`);
    expect(classesOf(subject.heading, 'h2')).toContain('serif');
    expect(answer.kind === 'composition' && answer.theme).toEqual(UPLOADED_THEME);
  });

  it('never writes a wish as words', async () => {
    const { after, before } = await edit(subject, `${one} should be gone and ${two} the current one`);
    expect(after.some((text) => text.includes('current'))).toBe(false);
    expect(before).not.toEqual([]);
  });
});
