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
    const { median, p95 } = toTimes(times);
    const failed = [...failures.values()].reduce((sum, one) => sum + one, 0);
    rows.push([
      String(minute),
      String(started),
      String(failed),
      String(running.size),
      ms(median),
      ms(p95),
      service.memoryMb().toFixed(0),
    ]);
    process.stdout.write(`${rows.at(-1)?.join('  ')}\n`);
  }
  await Promise.all(running);
  printTable(
    `${PER_SECOND} generations a second for ${MINUTES} minutes, built-in renderer unless TAILORBIRD_BROWSER says another`,
    ['minute', 'asked', 'failed', 'under way', 'median', 'p95', 'memory MB'],
    rows,
  );
  for (const [words, count] of failures) process.stdout.write(`${count} x ${words}\n`);
}
