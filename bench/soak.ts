import { setTimeout as delay } from 'node:timers/promises';
import { ms, toTimes } from './measure.ts';
import { PROMPTS } from './prompts.ts';
import { startService } from './service.ts';
import { printTable } from './table.ts';

/** An hour in the long form. */
const MINUTES = Number(process.env['TAILORBIRD_SOAK_MINUTES'] ?? 10);
const PER_SECOND = 2;
/** Screens in a project before the next one begins. */
const SCREENS_PER_PROJECT = 50;

/** Two generations a second, whether or not the service keeps up: what fails, and what becomes of its memory. */
export async function benchSoak(): Promise<void> {
  await using service = await startService({
    TAILORBIRD_BROWSER: process.env['TAILORBIRD_BROWSER'] ?? 'none',
  });
  const rows: string[][] = [];
  const held: number[] = [];
  const failures = new Map<string, number>();
  let projectId = '';
  let started = 0;
  let times: number[] = [];
  const generate = async (number: number): Promise<void> => {
    const { prompt = '', deviceType = 'MOBILE' } = PROMPTS[number % PROMPTS.length] ?? {};
    const beginMs = performance.now();
    try {
      const input = { projectId, prompt: `${prompt}. No. ${number}`, deviceType };
      const answer = JSON.stringify(await service.call('generate_screen_from_text', input));
      if (!answer.includes('"status":"COMPLETE"')) throw new Error('not complete');
      times.push(performance.now() - beginMs);
    } catch (error) {
      const words = error instanceof Error ? error.message.slice(0, 80) : 'unknown';
      failures.set(words, (failures.get(words) ?? 0) + 1);
    }
  };
  const running = new Set<Promise<void>>();
  const beginMs = performance.now();
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    times = [];
    for (let count = 0; count < 60 * PER_SECOND; count += 1) {
      if (started % SCREENS_PER_PROJECT === 0) {
        const project = await service.call('create_project', { title: `Soak ${started}` });
        projectId = String(project['name']).slice('projects/'.length);
      }
      const work = generate(started);
      running.add(work);
      void work.finally(() => running.delete(work));
      started += 1;
      await delay(Math.max(0, beginMs + (started / PER_SECOND) * 1000 - performance.now()));
    }
    held.push(service.memoryMb());
    const { median, p95 } = toTimes(times);
    const failed = [...failures.values()].reduce((sum, one) => sum + one, 0);
    rows.push([
      String(minute),
      String(started),
      String(failed),
      String(running.size),
      ms(median),
      ms(p95),
      held.at(-1)?.toFixed(0) ?? '',
    ]);
    process.stdout.write(`${rows.at(-1)?.join('  ')}\n`);
  }
  await Promise.all(running);
  printTable(
    `${PER_SECOND} generations a second for ${MINUTES} minutes, built-in renderer unless TAILORBIRD_BROWSER says another`,
    ['minute', 'asked', 'failed', 'under way', 'median', 'p95', 'memory MB'],
    rows,
  );
  const [before = Number.NaN, after = Number.NaN] = [0.25, 0.75].map((from) => mean(held, from, from + 0.25));
  process.stdout.write(
    `memory: ${before.toFixed(0)} MB in the second quarter, ${after.toFixed(0)} MB in the last, ${((after / before - 1) * 100).toFixed(1)} %\n`,
  );
  for (const [words, count] of failures) process.stdout.write(`${count} x ${words}\n`);
}

/** Of a part of the values, by shares of their number. */
function mean(values: readonly number[], from: number, to: number): number {
  const part = values.slice(Math.floor(values.length * from), Math.max(1, Math.ceil(values.length * to)));
  return part.reduce((sum, value) => sum + value, 0) / part.length;
}
