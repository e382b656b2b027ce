import { describe, expect, it } from 'vitest';
import { readDocument } from '../../markup/read-document.ts';
import { listTexts } from '../vary/list-texts.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { editScreen } from './edit-screen.ts';
import { uploadedScreen } from './uploaded-screen.fixture.ts';

/** A letter laid out by a table, with a greeting in a longer line, a list and days in a table of data. */
interface Subject {
  greeted: string;
  other: string;
  tasks: readonly [string, string, string];
  days: readonly [string, string, string];
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  garage: {
    greeted: 'Ms Brandt',
    other: 'Mr Ilves',
    tasks: ['Check the brake fluid', 'Turn the tyres', 'Wash the filter'],
    days: ['4 May', '11 May', '2 June'],
  },
  school: {
    greeted: 'Dr Amara',
    other: 'Prof Quist',
    tasks: ['Bring the globe', 'Return the atlas', 'Sign the form'],
    days: ['9 March', '1 April', '6 July'],
  },
  dairy: {
    greeted: 'Uncle Piet',
    other: 'Aunt Rosa',
    tasks: ['Rinse the cans', 'Cool the milk', 'Feed the calves'],
    days: ['3 August', '8 August', '12 October'],
  },
};
const NAMES = Object.keys(SUBJECTS);

const pageOf = ({
  greeted,
  tasks,
  days,
}: Subject): string => `<!doctype html><html lang="en"><head><title>Letter</title>
<style>td{padding:8px}</style></head><body><table role="presentation"><tbody>
<tr><td><h1>A short letter</h1><p>Dear ${greeted}, thank you for all that you did in the last weeks. Here is what is to come next.</p></td></tr>
<tr><td><h2>To do</h2><ul>${tasks.map((task) => `<li>${task}</li>`).join('')}</ul></td></tr>
<tr><td><h2>Days</h2><table><thead><tr><th>Visit</th><th>Day</th></tr></thead><tbody>
${days.map((day, at) => `<tr><td>Round ${'ABC'.charAt(at)}</td><td>${day}</td></tr>`).join('')}</tbody></table></td></tr>
</tbody></table></body></html>`;

async function edit(subject: Subject, instruction: string): Promise<{ before: string[]; after: string[] }> {
  const screen = await uploadedScreen(pageOf(subject), { title: 'Letter', prompt: 'Letter', device: 'TABLET' });
  const { html } = screen;
  const answer = await editScreen({ instruction, screen, now: SAMPLE_DAY });
  const before = listTexts(readDocument(html).body);
  return { before, after: answer.kind === 'refusal' ? before : listTexts(readDocument(answer.body).body) };
}

describe.each(NAMES)('an edit reaches no further than its words: %s', (name) => {
  const subject = SUBJECTS[name] as Subject;

  it('takes one entry out of a list that a table lays out', async () => {
    const { before, after } = await edit(subject, `remove "${subject.tasks[1]}"`);
    expect(after).toEqual(before.filter((text) => text !== subject.tasks[1]));
  });

  it('changes words within a longer line and leaves the rest of it', async () => {
    const { before, after } = await edit(subject, `"${subject.greeted}" → "${subject.other}"`);
    expect(after).toEqual(before.map((text) => text.replace(subject.greeted, subject.other)));
  });

  it('never writes several values over one', async () => {
    const { before, after } = await edit(subject, `The order must be ${subject.days.join(', ')}.`);
    expect(after.toSorted()).toEqual(before.toSorted());
  });

  it('never takes words that say how something is for its heading', async () => {
    const { before, after } = await edit(subject, 'days: soonest first pls');
    expect(after.toSorted()).toEqual(before.toSorted());
  });

  it('lets two that an "and" joins change places', async () => {
    const [one, two] = subject.tasks;
    const { before, after } = await edit(subject, `swap ${one.toLowerCase()} and ${two.toLowerCase()}`);
    expect(after).toEqual(before.map((text) => (text === one ? two : text === two ? one : text)));
  });
});
