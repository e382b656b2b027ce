import { describe, expect, it } from 'vitest';
import { NAMES, SUBJECTS, type Subject, edit, swapped } from './kept-page.fixture.ts';
import { UPLOADED_THEME } from './uploaded-screen.fixture.ts';

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
