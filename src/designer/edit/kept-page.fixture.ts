import type { Composition, Refusal, SourceScreen } from '../../domain/designer.ts';
import { findAttribute, listElements } from '../../markup/element.ts';
import { readDocument } from '../../markup/read-document.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { listTexts } from '../vary/list-texts.ts';
import { editScreen } from './edit-screen.ts';
import { uploadedScreen } from './uploaded-screen.fixture.ts';

/** A page that keeps the look of its own sheets, whose classes say nothing: lots with a price and a state, and a form. */
export interface Subject {
  heading: string;
  lots: readonly (readonly [name: string, price: string, state: string])[];
  fields: readonly (readonly [label: string, value: string])[];
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export const SUBJECTS: Readonly<Record<string, Subject>> = {
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
export const NAMES = Object.keys(SUBJECTS);

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

export async function edit(subject: Subject, instruction: string): Promise<Edited> {
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

/** Texts with others in their place. */
export const swapped = (texts: readonly string[], ...pairs: readonly (readonly [string, string])[]): string[] =>
  texts.map((text) => pairs.find(([from]) => from === text)?.[1] ?? text);
