import { setTimeout as delay } from 'node:timers/promises';
import { ms } from './measure.ts';
import { OUTAGES, type OpenOutage } from './outage-kinds.ts';
import { startService, type Service } from './service.ts';
import { printTable } from './table.ts';

/** Faults whose names hold this; all of them unless it is set. */
const NAMED = process.env['TAILORBIRD_OUTAGES'] ?? '';
const STRANDS = 3;
/** How long the first screens may take, for which everything is loaded. */
const WARM_UP_MS = 120_000;
const AWAY_MS = 10_000;
/** How long a fault that has ended is looked after; security.md gives it 30 s. */
const BACK_MS = 120_000;

interface Done {
  acknowledged: string[];
  /** What callers were told, by its first words. */
  errors: Map<string, number>;
}

/** What the service stands on goes away while it generates, and comes back; the service is not started anew. */
export async function benchOutages(): Promise<void> {
  const rows: string[][] = [];
  for (const { name, open } of OUTAGES.filter((outage) => outage.name.includes(NAMED))) {
    const opened = await open();
    const row = opened === undefined ? ['not tried: this machine cannot'] : await suffer(opened);
    await opened?.[Symbol.asyncDispose]();
    rows.push([name, ...row]);
    process.stdout.write(`${rows.at(-1)?.join(' | ')}\n`);
  }
  const head = ['fault', 'acknowledged', 'lost', 'doubled', 'stuck', 'back after', 'told meanwhile'];
  printTable(`A service that generates, faults of ${AWAY_MS / 1000} s, no restart`, head, rows);
}

async function suffer({ environment, dataDir, input = {}, begin, end }: OpenOutage): Promise<string[]> {
  await using service = await startService(environment, dataDir);
  const project = await service.call('create_project', { title: 'Outage' });
  const projectId = String(project['name']).slice('projects/'.length);
  const done: Done = { acknowledged: [], errors: new Map() };
  const stopping = new AbortController();
  const strands = Array.from({ length: STRANDS }, (_, strand) =>
    generate(service, { projectId, ...input }, strand, done, stopping.signal),
  );
  await until(() => done.acknowledged.length >= STRANDS, WARM_UP_MS);
  await begin(service);
  await delay(AWAY_MS);
  await end(service);
  const endMs = performance.now();
  const count = done.acknowledged.length;
  await until(() => done.acknowledged.length > count, BACK_MS);
  const backMs = performance.now() - endMs;
  stopping.abort();
  await Promise.all(strands);
  const lost = await countLost(service, done.acknowledged);
  const stuck = await countStuck(service, projectId);
  const doubled = await countDoubled(service, projectId);
  const told = [...done.errors].map(([words, times]) => `${times} x ${words}`).join(', ');
  return [
    String(done.acknowledged.length),
    String(lost),
    String(doubled),
    String(stuck),
    backMs < BACK_MS ? ms(backMs) : 'never',
    told === '' ? 'nothing' : told,
  ];
}

async function until(condition: () => boolean, longestMs: number): Promise<void> {
  const endMs = performance.now() + longestMs;
  while (!condition() && performance.now() < endMs) await delay(20);
}

async function generate(
  service: Service,
  base: object,
  strand: number,
  { acknowledged, errors }: Done,
  signal: AbortSignal,
): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1) {
    try {
      const input = { ...base, prompt: `A login screen for bank ${strand}.${number}` };
      const text = JSON.stringify(await service.call('generate_screen_from_text', input));
      const [, name] = /"name":"(projects\/\d+\/screens\/\w+)"/.exec(text) ?? [];
      if (name !== undefined && text.includes('"status":"COMPLETE"')) acknowledged.push(name);
    } catch (error) {
      const words = error instanceof Error ? error.message.slice(0, 60) : 'no answer';
      errors.set(words, (errors.get(words) ?? 0) + 1);
      await delay(200);
    }
  }
}

async function countLost(service: Service, names: readonly string[]): Promise<number> {
  let lost = 0;
  for (const name of names) {
    const screen = (await service.call('get_screen', { name })) as { htmlCode?: { downloadUrl: string } };
    const answer = await fetch(screen.htmlCode?.downloadUrl ?? '');
    if (!answer.ok || (await answer.text()).length === 0) lost += 1;
  }
  return lost;
}

/** Work that was cut off has as long to end as after a restart. */
async function countStuck(service: Service, projectId: string): Promise<number> {
  const endMs = performance.now() + BACK_MS;
  for (;;) {
    const text = JSON.stringify(await service.call('list_screens', { projectId }));
    const stuck = text.split('"status":"IN_PROGRESS"').length - 1;
    if (stuck === 0 || performance.now() > endMs) return stuck;
    await delay(500);
  }
}

/** Each prompt was asked for once. */
async function countDoubled(service: Service, projectId: string): Promise<number> {
  const { screens } = (await service.call('list_screens', { projectId })) as { screens: { prompt: string }[] };
  return screens.length - new Set(screens.map(({ prompt }) => prompt)).size;
}
