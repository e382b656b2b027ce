import { beforeAll, describe, expect, it } from 'vitest';
import { editScreen } from '../../src/designer/edit/edit-screen.ts';
import { designScreen, toDocument } from '../../src/designer/finished-screen.fixture.ts';
import { SAMPLE_DAY } from '../../src/designer/sample-brief.fixture.ts';
import type { SourceScreen } from '../../src/domain/designer.ts';
import { readDocument } from '../../src/markup/read-document.ts';
import { traceOf } from './screen-image.ts';

const PROMPTS = [
  ['Dashboard for a bicycle workshop with repairs, revenue by month and today’s appointments', 'DESKTOP'],
  ['Landing page for a pottery studio with classes, prices and questions', 'DESKTOP'],
  ['Inbox of a support desk', 'TABLET'],
  ['Bus ticket app home with next departures and saved routes', 'MOBILE'],
] as const;

/** The table's bases stand still; these are drawn as the designer draws today. */
describe.each(PROMPTS)('edits of a fresh screen: %s', (prompt, device) => {
  let screen: SourceScreen;
  beforeAll(async () => {
    screen = await designScreen(prompt, device);
  });

  const edit = (instruction: string) => editScreen({ instruction, screen, now: SAMPLE_DAY });

  it('offers what it can do when it understands nothing', async () => {
    const refusal = await edit('frobnicate the quux');
    expect(refusal.kind).toBe('refusal');
    for (const suggestion of refusal.suggestions) expect((await edit(suggestion)).kind, suggestion).toBe('composition');
  });

  it('restyles without touching an element, and finishing it again changes nothing', async () => {
    const answer = await edit('make it dark, sharp corners and serif headlines');
    if (answer.kind === 'refusal') throw new Error(answer.summary);
    const html = await toDocument(answer);
    expect(traceOf(readDocument(html).body)).toEqual(traceOf(readDocument(screen.html).body));
    expect(await toDocument({ ...answer, body: html })).toBe(html);
  });

  it('adds without losing an element', async () => {
    const answer = await edit('add a FAQ section at the end');
    if (answer.kind === 'refusal') throw new Error(answer.summary);
    const after = new Set(traceOf(readDocument(answer.body).body).map(({ id, words }) => `${id}|${words}`));
    expect(traceOf(readDocument(screen.html).body).filter(({ id, words }) => !after.has(`${id}|${words}`))).toEqual([]);
    expect(answer.body).toContain('FAQ');
  });
});
