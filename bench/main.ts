import { benchDesignSystems } from './design-systems.ts';
import { benchEdits } from './edits.ts';
import { startAndDraw, type FirstUse } from './first-use.ts';
import { benchFaults } from './faults.ts';
import { measure, ms, toTimes, type Times } from './measure.ts';
import { startNoOpServer } from './no-op-server.ts';
import { benchMemory } from './memory.ts';
import { benchOutages } from './outages.ts';
import { PROMPTS } from './prompts.ts';
import { benchQueues } from './queues.ts';
import { benchScale } from './scale.ts';
import { callTool, startService, type Service } from './service.ts';
import { benchSoak } from './soak.ts';
import { benchStudio } from './studio.ts';
import { printTable } from './table.ts';
import { benchVariants } from './variants.ts';

/** `npm run bench [-- NAME …]`: prints what the service costs and stands on this machine: everything quick, or the parts that are named. Asserts nothing. */

/** Few enough that the limit of requests a minute is not met. */
const READS = { runs: 50, warmUp: 20 };
const GENERATIONS = { runs: 40, warmUp: 10 };
const STARTS = { runs: 7, warmUp: 1 };
const MEMORY_GENERATIONS = 100;

interface Generated {
  outputComponents: { design?: { screens: { name: string }[] } }[];
}

const projectIdOf = (project: Record<string, unknown>): string => String(project['name']).slice('projects/'.length);

async function generate(service: Service, projectId: string, run: number): Promise<string> {
  const { prompt, deviceType } = PROMPTS[Math.abs(run) % PROMPTS.length] ?? { prompt: '', deviceType: 'MOBILE' };
  // The number keeps a call from being taken for a retry of another.
  const output = await service.call('generate_screen_from_text', {
    projectId,
    prompt: `${prompt}. No. ${run}`,
    deviceType,
  });
  return (
    (output as unknown as Generated).outputComponents.flatMap(({ design }) => design?.screens ?? [])[0]?.name ?? ''
  );
}

async function benchReads(): Promise<void> {
  await using service = await startService({ TAILORBIRD_BROWSER: 'none' });
  const noOp = await startNoOpServer();
  const projectId = projectIdOf(await service.call('create_project', { title: 'Bench' }));
  const name = await generate(service, projectId, 0);
  const noOpCall = (): Promise<unknown> => callTool(`http://127.0.0.1:${noOp.port}/mcp`, 'no_op', {});
  const reads: [string, string, unknown][] = [
    ['get_screen', 'get_screen', { name }],
    ['get_project', 'get_project', { name: `projects/${projectId}` }],
    ['list_projects', 'list_projects', {}],
    ['list_screens', 'list_screens', { projectId }],
    ['list_design_systems', 'list_design_systems', { projectId }],
    ['create_project', 'create_project', { title: 'Another' }],
  ];
  const calls: [string, () => Promise<unknown>][] = [
    ['no-op tool, same SDK', noOpCall],
    ...reads.map(([label, tool, input]): [string, () => Promise<unknown>] => [label, () => service.call(tool, input)]),
  ];
  // All are warmed up first: whichever came first would pay for what the code they share still compiles.
  for (const [, call] of calls) await measure(call, { runs: READS.warmUp, warmUp: 0 });
  const rows: [string, Times][] = [];
  for (const [label, call] of calls) rows.push([label, await measure(call, { runs: READS.runs, warmUp: 0 })]);
  const baseMs = rows[0]?.[1].median ?? Number.NaN;
  await noOp.close(0);
  printTable(
    'Tools over HTTP',
    ['tool', 'median', 'p95', 'to no-op'],
    rows.map(([label, { median, p95 }]) => [label, ms(median), ms(p95), `${(median / baseMs).toFixed(2)} x`]),
  );
}

async function benchGeneration(): Promise<void> {
  const rows: string[][] = [];
  for (const [renderer, browser] of [
    ['chromium', {}],
    ['takumi', { TAILORBIRD_BROWSER: 'none' }],
  ] as const) {
    await using service = await startService({ TAILORBIRD_BROWSER_UNSANDBOXED: '1', ...browser });
    const projectId = projectIdOf(await service.call('create_project', { title: 'Bench' }));
    const name = await generate(service, projectId, 0);
    const drawnBy = ((await service.call('get_screen', { name }))['screenMetadata'] as { renderer: string }).renderer;
    if (drawnBy !== renderer) {
      rows.push([`generate, ${renderer}`, 'not found', '', '']);
      continue;
    }
    const first = await measure((run) => generate(service, projectId, run), GENERATIONS);
    const before = service.memoryMb();
    for (let run = 0; run < MEMORY_GENERATIONS; run += 1) await generate(service, projectId, 1000 + run);
    rows.push([
      `generate, ${renderer}`,
      ms(first.median),
      ms(first.p95),
      `${before.toFixed(0)} → ${service.memoryMb().toFixed(0)} MB`,
    ]);
  }
  printTable(
    'A finished screen with its picture, over HTTP',
    ['', 'median', 'p95', `memory over ${MEMORY_GENERATIONS} more`],
    rows,
  );
}

async function benchStart(): Promise<void> {
  const uses: FirstUse[] = [];
  for (let run = 0; run < STARTS.warmUp; run += 1) await startAndDraw();
  for (let run = 0; run < STARTS.runs; run += 1) uses.push(await startAndDraw());
  const row = (label: string, write: (value: number) => string, of: (use: FirstUse) => number): string[] => {
    const { median, p95 } = toTimes(uses.map(of));
    return [label, write(median), write(p95)];
  };
  const mb = (value: number): string => `${value.toFixed(0)} MB`;
  printTable(
    'Start over stdio, from the start of the process, built-in renderer',
    ['', 'median', 'worst'],
    [
      row('first answer', ms, ({ answered }) => answered),
      row('tools/list', ms, ({ listed }) => listed),
      row('tools/list, processor time', ms, ({ listedCpu }) => listedCpu),
      row('first screen', ms, ({ drawn }) => drawn),
      row('first screen, processor time', ms, ({ drawnCpu }) => drawnCpu),
      row('memory, idle', mb, ({ idleMb }) => idleMb),
      row('memory after a screen', mb, ({ drawnMb }) => drawnMb),
    ],
  );
}

/** What can be measured, in this order. */
const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  reads: benchReads,
  generation: benchGeneration,
  'design-systems': benchDesignSystems,
  edits: benchEdits,
  variants: benchVariants,
  start: benchStart,
  scale: benchScale,
  queues: benchQueues,
  studio: benchStudio,
};

/** What takes long, or asks much of the machine, and is measured only where it is named. */
const LONG: typeof BENCHES = { faults: benchFaults, memory: benchMemory, outages: benchOutages, soak: benchSoak };

const asked = process.argv.slice(2);
const all = { ...BENCHES, ...LONG };
const unknown = asked.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) {
  throw new Error(`no such measurement: ${unknown.join(', ')}; there are ${Object.keys(all).join(', ')}`);
}
for (const [name, bench] of Object.entries(asked.length === 0 ? BENCHES : all)) {
  if (asked.length === 0 || asked.includes(name)) await bench();
}
