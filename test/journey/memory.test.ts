import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { openTestHouse } from '../http/open-test-house.ts';

const PROMPTS = ['A login screen for a bank', 'A menu of a tea house'];
/** What is loaded, compiled and kept once for all screens is nearly all there after so many. */
const WARM_UP = 16;
const SCREENS = 16;
/** A page that stays takes more with its tree; what was still to be compiled takes half of it. */
const MOST_KILOBYTES_EACH = 160;

/** The long form, with all processes and an hour of time, is `npm run bench -- soak`. */
it('a service holds no more after many screens than before them', { timeout: 240_000 }, async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  await using house = await openTestHouse();
  const { name: projectId } = await house.call('create_project', { title: 'Many' });
  const draw = async (from: number, to: number): Promise<void> => {
    for (let number = from; number < to; number += 1) {
      const prompt = `${PROMPTS[number % PROMPTS.length]}. No. ${number}`;
      await house.call('generate_screen_from_text', { projectId, prompt, deviceType: 'MOBILE' });
    }
  };
  const heldKilobytes = async (): Promise<number> => {
    // What ends by timers and finalizers is garbage only after a turn or two.
    for (let round = 0; round < 4; round += 1) {
      collectGarbage();
      await delay(50);
    }
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 1_000;
  };
  await draw(0, WARM_UP);
  const before = await heldKilobytes();
  await draw(WARM_UP, WARM_UP + SCREENS);
  expect(((await heldKilobytes()) - before) / SCREENS).toBeLessThan(MOST_KILOBYTES_EACH);
});
