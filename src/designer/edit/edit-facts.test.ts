import { describe, expect, it } from 'vitest';
import type { Composition, Refusal } from '../../domain/designer.ts';
import { readDocument } from '../../markup/read-document.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { listTexts } from '../vary/list-texts.ts';
import { editScreen } from './edit-screen.ts';
import { uploadedScreen } from './uploaded-screen.fixture.ts';

/** A table of things with figures and a state, and a list beside it, on a page that this designer did not make. */
interface Subject {
  columns: readonly [name: string, count: string, length: string, state: string];
  rows: readonly (readonly [name: string, count: string, length: string, state: string])[];
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  stars: {
    columns: ['Filter', 'Frames', 'Total', 'State'],
    rows: [
      ['Luminance', '40', '80 min', 'Waiting'],
      ['Hydrogen', '22', '66 min', 'Done'],
    ],
  },
  looms: {
    columns: ['Loom', 'Threads', 'Time', 'State'],
    rows: [
      ['Jacquard', '900', '14 h', 'Idle'],
      ['Dobby', '320', '9 h', 'Running'],
    ],
  },
  orchard: {
    columns: ['Tree', 'Crates', 'Weight', 'State'],
    rows: [
      ['Bramley', '12', '190 kg', 'Unripe'],
      ['Egremont', '7', '110 kg', 'Picked'],
    ],
  },
};

const pageOf = ({ columns, rows }: Subject): string => `<!doctype html><html lang="en"><head><title>Rows</title>
<style>td{padding:8px}.t{background:#dde;border-radius:9px;padding:2px 8px}</style></head><body><h1>What is at hand</h1>
<table><thead><tr>${columns.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>
${rows.map(([name, count, length, state]) => `<tr><td>${name}</td><td>${count}</td><td>${length}</td><td><span class="t">${state}</span></td></tr>`).join('')}
</tbody></table></body></html>`;

async function edit(
  subject: Subject,
  instruction: string,
): Promise<{ texts: string[]; answer: Composition | Refusal }> {
  const screen = await uploadedScreen(pageOf(subject), { title: 'Rows', prompt: 'rows' });
  const answer = await editScreen({ instruction, screen, now: SAMPLE_DAY });
  const { body } = readDocument(answer.kind === 'refusal' ? screen.html : answer.body);
  return { texts: listTexts(body).map((text) => text.trim()), answer };
}

describe.each(Object.values(SUBJECTS))('facts of $rows.0.0', (subject) => {
  const [first, second] = subject.rows;
  const [name = '', count = '', length = '', state = ''] = first ?? [];
  const [, , , other = ''] = second ?? [];
  const unit = length.replace(/^\d+ /, '');
  const label = (subject.columns[1] ?? '').toLowerCase();

  it('takes several values each to the column that its label or its sort names', async () => {
    const { texts } = await edit(subject, `${name.toLowerCase()} 55 ${label} so 120 ${unit} now`);
    expect(texts).toContain('55');
    expect(texts).toContain(`120 ${unit}`);
    expect(texts).not.toContain(count);
    expect(texts).not.toContain(length);
  });

  it('takes a state in the words that another thing has for it', async () => {
    const { texts } = await edit(subject, `set ${name.toLowerCase()} to ${other.toLowerCase()}`);
    expect(texts.filter((text) => text === other)).toHaveLength(2);
    expect(texts).toContain(name);
    expect(texts).not.toContain(state);
  });

  it('takes a value to its column where the row is named behind it', async () => {
    const { texts } = await edit(subject, `set the ${label} of ${name} to 77`);
    expect(texts).toContain('77');
    expect(texts).not.toContain(count);
    expect(texts).toContain(name);
  });
});
