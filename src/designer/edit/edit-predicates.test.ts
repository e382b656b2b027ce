import { describe, expect, it } from 'vitest';
import { NAMES, SUBJECTS, type Subject, edit, swapped } from './kept-page.fixture.ts';

describe.each(NAMES)('things and what is said of each: %s', (name) => {
  const subject = SUBJECTS[name] as Subject;
  const [one, two, three] = subject.lots.map(([lot]) => lot) as [string, string, string];
  const [first, second, third] = subject.lots.map(([, , state]) => state) as [string, string, string];

  it('takes a value and a look of one thing together', async () => {
    const { after, before, classesOf } = await edit(subject, `${one} should be €81 and shown in red`);
    expect(after).toEqual(swapped(before, [subject.lots[0]?.[1] ?? '', '€81']));
    expect(classesOf('€81')).toMatch(/text-/);
  });

  it('puts a thing where it "needs to be" and never writes the place as words', async () => {
    const { after } = await edit(subject, `${one} needs to be the last one, in bold`);
    expect([one, two, three].toSorted((a, b) => after.indexOf(a) - after.indexOf(b))).toEqual([two, three, one]);
    expect(after.some((text) => text.includes('last'))).toBe(false);
  });

  it('reads names and values in turn behind colons', async () => {
    const [label = '', other = ''] = subject.fields.map(([called]) => called);
    const { answer } = await edit(subject, `${label}: Ida Moe, ${other}: Blue door`);
    expect(answer.summary).toMatch(/Ida Moe.*Blue door/);
    expect(answer.summary).not.toContain('Not done');
  });

  it('takes a state in the words of its make behind a colon', async () => {
    const { after, before } = await edit(subject, `${one}: ${second.toLowerCase()}, ${two}: ${first.toLowerCase()}`);
    const fresh = [second, first, third];
    const states = new Set([first, second, third]);
    expect(after).toEqual(before.map((text) => (states.has(text) ? (fresh.shift() ?? text) : text)));
  });

  it('says a thing once and asks of several', async () => {
    const { classesOf } = await edit(subject, 'keep it and send it buttons fully round');
    expect(classesOf('Send it', 'button')).toContain('rounded-full');
  });

  it('leaves the page where a figure that is nowhere is to be moved', async () => {
    const { after, before } = await edit(subject, 'Show the order number 48213 under the title');
    expect(after).toEqual(before);
  });

  it('leaves what nothing on the page answers to', async () => {
    const { after, answer, before } = await edit(subject, 'Make the page export itself as iCal every night');
    expect(answer.kind).toBe('refusal');
    expect(after).toEqual(before);
  });
});
