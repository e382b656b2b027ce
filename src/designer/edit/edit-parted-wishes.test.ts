import { describe, expect, it } from 'vitest';
import type { Composition, Refusal } from '../../domain/designer.ts';
import { DEFAULT_LOOK } from '../../domain/look.ts';
import { readDocument } from '../../markup/read-document.ts';
import { printBody } from '../../markup/print-body.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { listTexts } from '../vary/list-texts.ts';
import { editScreen } from './edit-screen.ts';
import { uploadedScreen } from './uploaded-screen.fixture.ts';

/** A page by hand: a table of people, questions, cards of which some are urgent, two buttons, and a list under an English heading. */
interface Subject {
  columns: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
  questions: readonly [string, string];
  cards: readonly string[];
  /** An English heading, and what a German calls it. */
  heading: readonly [string, string];
  line: string;
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  greenhouse: {
    columns: ['Person', 'Role', 'State'],
    rows: [
      ['Amrit Dhillon', 'Grower', 'Active'],
      ['Ilse Brandt', 'Viewer', 'Invited'],
    ],
    questions: ['Who waters on Sunday?', 'Where is the spare key?'],
    cards: ['Vent seven', 'Bed four', 'Tank two'],
    heading: ['Climate', 'Klima'],
    line: 'Telephone in the shed from 13:00',
  },
  ferry: {
    columns: ['Sailor', 'Post', 'State'],
    rows: [
      ['Mads Holm', 'Bosun', 'Ashore'],
      ['Ida Lund', 'Cook', 'Aboard'],
    ],
    questions: ['When does the bar open?', 'May dogs come aboard?'],
    cards: ['Lifeboat one', 'Anchor winch', 'Radar mast'],
    heading: ['Deliveries', 'Lieferungen'],
    line: 'Harbour office on the quay until 18:00',
  },
  clinic: {
    columns: ['Nurse', 'Ward', 'State'],
    rows: [
      ['Tove Berg', 'North', 'Resting'],
      ['Jun Ito', 'South', 'Working'],
    ],
    questions: ['How long is the round?', 'Who signs the sheet?'],
    cards: ['Bed eleven', 'Oxygen point', 'Lift door'],
    heading: ['Appointments', 'Termine'],
    line: 'Pharmacy hatch closes at 17:00',
  },
};
const NAMES = Object.keys(SUBJECTS);

const pageOf = ({ columns, rows, questions, cards, heading, line }: Subject): string =>
  `<!doctype html><html lang="en"><head><title>Board</title><style>.card{border:1px solid #ccc;padding:12px}.tag{background:#fee;border-radius:9px;padding:2px 6px}
button{padding:8px 16px;border:1px solid #333}.bar{display:flex;gap:8px}</style></head><body><main><h1>Board</h1>
<section><h2>Crew</h2><table><thead><tr>${columns.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`).join('')}</tbody></table></section>
<section><h2>Questions</h2>${questions.map((one, at) => `<details${at === 0 ? ' open' : ''}><summary>${one}</summary><p>Ask at the desk ${at + 1}.</p></details>`).join('')}</section>
<section><h2>Faults</h2><div>${cards.map((one, at) => `<article class="card"><h3>${one}</h3><span class="tag">${at === 1 ? 'Later' : 'Urgent'}</span></article>`).join('')}</div></section>
<section><h2>${heading[0]}</h2><p>Nothing is planned.</p></section><p>${line}</p>
<div class="bar"><button type="button">Cancel</button><button type="button">Print list</button><button type="submit">Save changes</button></div></main></body></html>`;

async function edit(
  name: string,
  instruction: (subject: Subject) => string,
): Promise<{ subject: Subject; answer: Composition | Refusal; texts: string[]; body: string }> {
  const subject = SUBJECTS[name];
  if (subject === undefined) throw new Error(`No subject is called ${name}`);
  const screen = await uploadedScreen(pageOf(subject));
  const answer = await editScreen({ instruction: instruction(subject), screen, now: SAMPLE_DAY });
  const body = readDocument(answer.kind === 'refusal' ? screen.html : answer.body).body;
  return { subject, answer, texts: listTexts(body), body: printBody(body) };
}

/** The opening tag of the element that says some words. */
const tagOf = (body: string, words: string): string =>
  new RegExp(`<[^<>]*>(?=[^<]*${words.replaceAll(/[.?]/g, '\\$&')})`).exec(body)?.[0] ?? '';

describe.each(NAMES)('wishes beside each other: %s', (name) => {
  it('parts two looks at the comma between them', async () => {
    const { subject, body } = await edit(name, ({ cards, line }) => `${cards[1] ?? ''} in green, ${line} in bold`);
    expect(tagOf(body, subject.cards[1] ?? '')).toMatch(/text-\[#/);
    expect(tagOf(body, subject.cards[1] ?? '')).not.toMatch(/font-bold/);
    expect(tagOf(body, subject.line)).toMatch(/font-bold/);
  });

  it('sends buttons to the two sides of their row', async () => {
    const { texts } = await edit(name, () => 'save btn left, cancel right');
    expect(texts.slice(-3)).toEqual(['Save changes', 'Print list', 'Cancel']);
  });

  it('takes all that a plural speaks of', async () => {
    const { subject, texts } = await edit(name, () => 'remove the urgent cards');
    expect(texts).toContain(subject.cards[1]);
    expect(texts).not.toContain(subject.cards[0]);
    expect(texts).not.toContain(subject.cards[2]);
  });

  it('adds a person where others say some of what is told', async () => {
    const { subject, texts } = await edit(
      name,
      ({ rows }) => `Add Yuki Tanaka, ${rows[0]?.[1] ?? ''}, ${rows[1]?.[2] ?? ''}.`,
    );
    const at = texts.indexOf('Yuki Tanaka');
    expect(texts.slice(at, at + 3)).toEqual(['Yuki Tanaka', subject.rows[0]?.[1], subject.rows[1]?.[2]]);
  });

  it('adds a row of which the cells stand between bars', async () => {
    const { texts } = await edit(name, () => 'add a row "Anyone" with – / yes');
    const at = texts.indexOf('Anyone');
    expect(texts.slice(at, at + 3)).toEqual(['Anyone', '–', 'yes']);
  });

  it('closes the first of those of which another was opened', async () => {
    const { body } = await edit(name, ({ questions }) => `open "${questions[1]}" and close the first one`);
    expect(body.match(/<details[^>]*>/g)?.map((tag) => tag.includes(' open'))).toEqual([false, true]);
  });

  it('finds an English heading by its German word, and tells a verb in every form', async () => {
    const { subject, texts } = await edit(
      name,
      ({ heading }) => `${heading[1]} vor Crew schieben und den Knopf „Print list“ löschen`,
    );
    expect(texts.indexOf(subject.heading[0])).toBeLessThan(texts.indexOf('Crew'));
    expect(texts).not.toContain('Print list');
  });

  it('carries out each of three wishes in a row, and says every one', async () => {
    const { subject, answer, body, texts } = await edit(
      name,
      ({ cards }) => `put ${cards[2] ?? ''} before ${cards[0] ?? ''}, save btn black, ${cards[1] ?? ''} bold`,
    );
    expect(texts.indexOf(subject.cards[2] ?? '')).toBeLessThan(texts.indexOf(subject.cards[0] ?? ''));
    expect(tagOf(body, 'Save changes')).toMatch(/bg-\[#/);
    expect(tagOf(body, subject.cards[1] ?? '')).toMatch(/font-bold/);
    expect(answer.summary).not.toContain('Not done');
  });

  it('takes a second look for one of the same thing, and moves a card to the very top', async () => {
    const { subject, answer, texts } = await edit(
      name,
      ({ cards }) => `save btn bigger n rounder, and move ${cards[2] ?? ''} to the top`,
    );
    expect(answer.kind === 'composition' && answer.look).toEqual(DEFAULT_LOOK);
    expect(texts.indexOf(subject.cards[2] ?? '')).toBeLessThan(texts.indexOf(subject.cards[0] ?? ''));
  });

  it('writes what is typed in small letters as the old words were', async () => {
    const { texts } = await edit(name, () => 'rename print list to all sheets');
    expect(texts).toContain('All sheets');
  });

  it('leaves alone what only begins with the name of a thing here', async () => {
    const { answer } = await edit(name, ({ heading }) => `make the ${heading[0]} zeppelins blue`);
    expect(answer.kind).toBe('refusal');
  });
});
