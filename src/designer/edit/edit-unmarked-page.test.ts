import { describe, expect, it } from 'vitest';
import type { Composition, Refusal, SourceScreen } from '../../domain/designer.ts';
import { DEFAULT_LOOK } from '../../domain/look.ts';
import { readDocument } from '../../markup/read-document.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { listTexts } from '../vary/list-texts.ts';
import { editScreen } from './edit-screen.ts';
import { uploadedScreen } from './uploaded-screen.fixture.ts';

/** A page by hand, of which no part says what it is: events with a date, readings with a state, a select and a switch. */
interface Subject {
  events: readonly (readonly [name: string, date: string])[];
  readings: readonly (readonly [name: string, value: string, state: string])[];
  choice: string;
  options: readonly string[];
  digest: string;
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  choir: {
    events: [
      ['Spring concert', '12 March, 18:30'],
      ['Open rehearsal', '4 April, 10:00'],
      ['Summer tour', '9 July, 08:00'],
    ],
    readings: [
      ['Sopranos', '14', 'Full'],
      ['Altos', '11', 'Full'],
      ['Tenors', '6', 'Open'],
    ],
    choice: 'Voice',
    options: ['High', 'Low'],
    digest: 'Weekly letter',
  },
  beehives: {
    events: [
      ['Honey harvest', '20 June, 07:00'],
      ['Swarm check', '2 May, 16:00'],
      ['Winter feeding', '1 October, 09:00'],
    ],
    readings: [
      ['Lime hive', '34', 'Calm'],
      ['Garden hive', '29', 'Calm'],
      ['Roof hive', '31', 'Loud'],
    ],
    choice: 'Frame size',
    options: ['Zander', 'Dadant'],
    digest: 'Hive report',
  },
  ferry: {
    events: [
      ['Engine service', '3 February, 06:00'],
      ['Hull survey', '18 August, 11:00'],
      ['Crew drill', '27 May, 14:00'],
    ],
    readings: [
      ['Bow tank', '62', 'Low'],
      ['Stern tank', '80', 'Low'],
      ['Day tank', '44', 'Good'],
    ],
    choice: 'Route',
    options: ['North sound', 'Islands'],
    digest: 'Tide notice',
  },
};
const NAMES = Object.keys(SUBJECTS);

const pageOf = ({
  events,
  readings,
  choice,
  options,
  digest,
}: Subject): string => `<!doctype html><html lang="en"><head>
<title>Board</title><style>ul{display:grid;gap:8px;list-style:none}li{display:flex;justify-content:space-between}
.state{background:#dde;border-radius:9px;padding:2px 8px}main{display:grid;gap:24px;padding:16px}</style></head><body><main>
<h1>Board</h1>
<section><h2>Coming up</h2><ul>${events.map(([name, date]) => `<li><span>${name}</span><span>${date}</span></li>`).join('')}</ul></section>
<section><h2>Now</h2><ul>${readings.map(([name, value, state]) => `<li><span>${name}</span><b>${value}</b><span class="state">${state}</span></li>`).join('')}</ul></section>
<form><p><label for="c">${choice}</label><select id="c">${options.map((one) => `<option>${one}</option>`).join('')}</select></p>
<p><input type="checkbox" id="d"><label for="d">${digest}</label><small>By e-mail, Mondays at 07:00</small></p></form>
</main></body></html>`;

const screenOf = (subject: Subject): Promise<SourceScreen> => uploadedScreen(pageOf(subject), { keepsLook: false });

interface Edited {
  answer: Composition | Refusal;
  before: string[];
  after: string[];
}

async function edit(name: string, ask: (subject: Subject) => string): Promise<Edited & { subject: Subject }> {
  const subject = SUBJECTS[name];
  if (subject === undefined) throw new Error(`No subject is called ${name}`);
  const screen = await screenOf(subject);
  const answer = await editScreen({ instruction: ask(subject), screen, now: SAMPLE_DAY });
  const before = listTexts(readDocument(screen.html).body);
  return {
    subject,
    answer,
    before,
    after: answer.kind === 'refusal' ? before : listTexts(readDocument(answer.body).body),
  };
}

const swapped = (texts: readonly string[], ...pairs: readonly (readonly [string, string])[]): string[] =>
  texts.map((text) => pairs.find(([from]) => from === text)?.[1] ?? text);

describe.each(NAMES)('edits of a page by hand: %s', (name) => {
  it('puts a value beside the name that it is said of', async () => {
    const { subject, before, after } = await edit(
      name,
      ({ events }) => `"${events[0]?.[0] ?? ''}" is on "13 November, 16:00"`,
    );
    expect(after).toEqual(swapped(before, [subject.events[0]?.[1] ?? '', '13 November, 16:00']));
  });

  it('takes names and values in turn, and leaves what is to stay', async () => {
    const { subject, before, after } = await edit(
      name,
      ({ readings }) =>
        `${readings[0]?.[0] ?? ''} 50 ${readings[1]?.[0] ?? ''} 55 pls, ${readings[2]?.[0] ?? ''} stays`,
    );
    const [one, other] = subject.readings;
    expect(after).toEqual(swapped(before, [one?.[1] ?? '', '50'], [other?.[1] ?? '', '55']));
  });

  it('changes nothing where two answer equally, and names what answers', async () => {
    const { subject, answer, before, after } = await edit(
      name,
      ({ readings }) => `the badge that says ${readings[0]?.[2] ?? ''} should say Closed`,
    );
    expect(after).toEqual(before);
    expect(answer.summary).toContain(subject.readings[0]?.[2] ?? '');
    expect(answer.summary).toContain('say which');
  });

  it('takes a complaint for what the next wish is about, never for the whole page', async () => {
    const { answer, before, after } = await edit(
      name,
      () => 'the coming up list is too cramped, more space between the things',
    );
    expect(answer.kind).toBe('composition');
    expect(after).toEqual(before);
    expect(answer.kind === 'composition' && answer.look).toEqual(DEFAULT_LOOK);
  });

  it('adds more of what is spoken of before a colon', async () => {
    const { after } = await edit(
      name,
      ({ choice, options }) => `"${choice}": two more options, "Both" and "None", after "${options[0] ?? ''}"`,
    );
    const at = after.indexOf('Both');
    expect(after.slice(at - 1, at + 2)).toEqual([SUBJECTS[name]?.options[0], 'Both', 'None']);
  });

  it('writes a spoken time as the page writes its times', async () => {
    const { after } = await edit(name, ({ digest }) => `turn on ${digest.toLowerCase()} n make it 6 in the morning`);
    expect(after).toContain('By e-mail, Mondays at 06:00');
  });

  it('hears what follows a verb at the end as the reason', async () => {
    const { subject, before, after } = await edit(
      name,
      ({ events }) => `${events[2]?.[0] ?? ''} aus der liste raus, den melden wir eh an`,
    );
    expect(after).toEqual(before.filter((text) => !subject.events[2]?.includes(text)));
  });
});
