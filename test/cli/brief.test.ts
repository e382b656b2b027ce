import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlace, type Place } from './run-tailorbird.ts';

describe('tailorbird brief', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place[Symbol.asyncDispose]());

  const PROMPT =
    'Dark kanban board called Ferrywork with columns Backlog, Doing and Done, accent #0f62fe, headings in Sora';

  it('prints what was understood, and nothing is stored', async () => {
    const { code, stdout, stderr } = await place.run(['brief', PROMPT]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const words of [/Ferrywork/, /#0f62fe/, /Sora/, /Mode\s+dark/, /Backlog/, /Doing/, /Done/]) {
      expect(stdout).toMatch(words);
    }
  });

  it('prints the best arrangements with their scores, best first', async () => {
    const { stdout } = await place.run(['brief', PROMPT, '--plans', '3']);
    const scores = [...stdout.matchAll(/^ +(-?\d+\.\d\d) {2}\S/gm)].map(([, score]) => Number(score));
    expect(scores).toHaveLength(3);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });
});
