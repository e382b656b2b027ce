import { describe, expect, it } from 'vitest';
import type { SourceScreen } from '../../domain/designer.ts';
import { readDocument } from '../../markup/read-document.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { listTexts } from '../vary/list-texts.ts';
import { editScreen } from './edit-screen.ts';
import { uploadedScreen } from './uploaded-screen.fixture.ts';

/** Things with what is told of them in one line, a price and a state; a table of places; a line with hours and a number. */
interface Subject {
  things: readonly (readonly [name: string, line: string, price: string, state: string])[];
  /** Heads, and rows of which each cell tells a thing and who and where. */
  heads: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
  foot: string;
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  boats: {
    things: [
      ['North jetty', 'Ketch, berth 4', '€40.00', 'Taken'],
      ['Long quay', 'Sloop, berth 7', '€35.00', 'Vacant'],
      ['Dry dock', 'Yawl, berth 9', '€90.00', 'Taken'],
    ],
    heads: ['Hour', 'Monday', 'Tuesday'],
    rows: [
      ['09:00', 'Hoist|Ada, slip 2', 'Caulk|Ole, shed'],
      ['11:00', 'Sand|Ole, shed', 'Rig|Ada, slip 1'],
    ],
    foot: 'Harbour office open Monday to Friday, 08:00 to 17:00. Telephone 030 555 0101.',
  },
  bread: {
    things: [
      ['Rye sour', 'Wheat, oven 1', '€5.20', 'Baked'],
      ['Spelt tin', 'Barley, oven 3', '€6.10', 'Proving'],
      ['Olive twist', 'Oats, oven 2', '€7.40', 'Baked'],
    ],
    heads: ['Shift', 'Monday', 'Tuesday'],
    rows: [
      ['04:00', 'Knead|Mina, table 2', 'Scale|Jan, cellar'],
      ['06:00', 'Shape|Jan, cellar', 'Score|Mina, table 1'],
    ],
    foot: 'Bakery open Tuesday to Sunday, 07:00 to 13:00. Telephone 030 555 0102.',
  },
  chess: {
    things: [
      ['Table one', 'Gambit, board 4', '€10.50', 'Playing'],
      ['Corner seat', 'Defence, board 6', '€12.50', 'Paused'],
      ['Window bench', 'Endgame, board 8', '€14.50', 'Playing'],
    ],
    heads: ['Round', 'Monday', 'Tuesday'],
    rows: [
      ['10:00', 'Blitz|Jo, hall 2', 'Rapid|Kim, attic'],
      ['14:00', 'Simul|Kim, attic', 'Study|Jo, hall 1'],
    ],
    foot: 'Club open Friday to Sunday, 10:00 to 22:00. Telephone 030 555 0103.',
  },
};

const pageOf = ({ things, heads, rows, foot }: Subject): string => `<!doctype html><html lang="en"><head>
<title>Board</title><style>.a{border:1px solid #ccd;padding:16px}.p{font-weight:600}.s{background:#dfe;border-radius:9px;padding:2px 8px}small{display:block}</style></head><body><main>
<h1>Board</h1>
<section class="a"><h2>Now</h2><ul>${things.map(([name, line, price, state]) => `<li><h3>${name}</h3><span>${line}</span><span class="p">${price}</span><span class="s">${state}</span></li>`).join('')}</ul></section>
<section class="a"><h2>Plan</h2><table><thead><tr>${heads.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${rows
  .map(([head, ...cells]) => {
    const told = cells.map((cell) => cell.split('|')).map(([what, who]) => `<td>${what}<small>${who}</small></td>`);
    return `<tr><th>${head}</th>${told.join('')}</tr>`;
  })
  .join('')}</tbody></table></section>
<p>${foot}</p></main></body></html>`;

const screenOf = (subject: Subject): Promise<SourceScreen> => uploadedScreen(pageOf(subject));

/** Which texts of the page an instruction changed, as "old → new". */
async function changes(subject: Subject, instruction: string): Promise<string[]> {
  const screen = await screenOf(subject);
  const answer = await editScreen({ instruction, screen, now: SAMPLE_DAY });
  const before = listTexts(readDocument(screen.html).body);
  const after = answer.kind === 'refusal' ? before : listTexts(readDocument(answer.body).body);
  if (after.length !== before.length) return after.filter((text) => !before.includes(text)).map((text) => `+ ${text}`);
  return before.flatMap((text, at) => (text === after[at] ? [] : [`${text} → ${after[at]}`]));
}

describe.each(Object.keys(SUBJECTS))('values told in passing: %s', (name) => {
  const subject = SUBJECTS[name] as Subject;
  const [[one, line, price, state], [two, lineTwo, priceTwo, stateTwo]] = subject.things as unknown as [
    [string, string, string, string],
    [string, string, string, string],
  ];
  const [, spot = ''] = line.split(', ');
  const [kindTwo = ''] = lineTwo.split(', ');

  it('writes an amount in the form of the old one', async () => {
    expect(await changes(subject, `${one.toLowerCase()} 48 not ${Number(price.slice(1))}`)).toEqual([
      `${price} → €48.00`,
    ]);
  });

  it('puts a word where others of the make say such words, spelt as they spell it', async () => {
    expect(await changes(subject, `${one.toLowerCase()} is now ${kindTwo.toLowerCase()}`)).toEqual([
      `${line} → ${kindTwo}, ${spot}`,
    ]);
  });

  it('changes the number behind a word that was said, and no other', async () => {
    const word = spot.split(' ')[0] ?? '';
    expect(await changes(subject, `${two.toLowerCase()} ${word} 12`)).toEqual([`${lineTwo} → ${kindTwo}, ${word} 12`]);
  });

  it('says what a state was and what it is', async () => {
    expect(
      await changes(subject, `${one.toLowerCase()} isnt ${state.toLowerCase()} anymore, its ${stateTwo.toLowerCase()}`),
    ).toEqual([`${state} → ${stateTwo}`]);
  });

  it('changes a part of what a cell tells, from the old and to the new', async () => {
    const [, cell = ''] = subject.rows[0]?.[2]?.split('|') ?? [];
    const [who = '', where = ''] = cell.split(', ');
    const [, other = ''] = subject.rows[0]?.[1]?.split('|')[1]?.split(', ') ?? [];
    const [what = ''] = subject.rows[0]?.[2]?.split('|') ?? [];
    expect(
      await changes(
        subject,
        `Tuesday ${subject.rows[0]?.[0]} ${what} moves from "${where}" to "${other}" (only this cell)`,
      ),
    ).toEqual([`${cell} → ${who}, ${other}`]);
  });

  it('tells two values in the same text apart by the words before them', async () => {
    const [, end = ''] = /to (\d\d:\d\d)/.exec(subject.foot) ?? [];
    const [phone = ''] = /030[\d ]+\d/.exec(subject.foot) ?? [];
    const fresh = subject.foot.replace(`to ${end}`, 'to 19:30').replace(phone, '030 555 0199');
    expect(
      await changes(
        subject,
        `phone nr at bottom is 030 555 0199 now, and ${subject.foot.split(' open')[0]?.toLowerCase()} til 19:30`,
      ),
    ).toEqual([`${subject.foot} → ${fresh}`]);
  });

  it('changes nothing where two things answer equally', async () => {
    expect(await changes(subject, 'price is 99.00')).toEqual([]);
    expect(await changes(subject, `${subject.rows[0]?.[0]} is in another place`)).toEqual([]);
  });

  it('writes no words over a name', async () => {
    const changed = await changes(subject, `${one} shoud say gone not here`);
    expect(changed.some((text) => text.startsWith(`${one} →`))).toBe(false);
    expect(priceTwo).not.toBe(price);
  });
});
