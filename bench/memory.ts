import { setTimeout as delay } from 'node:timers/promises';
import { PROMPTS } from './prompts.ts';
import { startService, type Service } from './service.ts';
import { printTable } from './table.ts';

/** The last two are compared: what grows between them grows for good. */
const SCREENS = (process.env['TAILORBIRD_MEMORY_SCREENS'] ?? '0,100,400,700,1000').split(',').map(Number);
const SCREENS_PER_PROJECT = 50;
/** One look may meet a heap just before it is searched for garbage. */
const LOOKS = 12;
const BETWEEN_LOOKS_MS = 500;

/** What a service holds after so many screens, by renderer; its drawing processes and its browser are counted with it. */
export async function benchMemory(): Promise<void> {
  const rows: string[][] = [];
  for (const [renderer, environment] of [
    ['takumi', { TAILORBIRD_BROWSER: 'none' }],
    ['chromium', { TAILORBIRD_BROWSER_UNSANDBOXED: '1' }],
  ] as const) {
    await using service = await startService(environment);
    const held: number[] = [];
    let drawn = 0;
    let projectId = '';
    for (const screens of SCREENS) {
      for (; drawn < screens; drawn += 1) {
        if (drawn % SCREENS_PER_PROJECT === 0) projectId = await createProject(service);
        const { prompt = '', deviceType = 'MOBILE' } = PROMPTS[drawn % PROMPTS.length] ?? {};
        const input = { projectId, prompt: `${prompt}. No. ${drawn}`, deviceType };
        const { name, screenMetadata } = await drawScreen(service, input);
        if (screenMetadata.renderer !== renderer) {
          throw new Error(`${name} is ${screenMetadata.status}, drawn by ${screenMetadata.renderer ?? 'nothing'}`);
        }
      }
      held.push(await lookOften(service));
    }
    const growth = ((held.at(-1) ?? Number.NaN) / (held.at(-2) ?? Number.NaN) - 1) * 100;
    rows.push([renderer, ...held.map((mb) => `${mb.toFixed(0)} MB`), `${growth.toFixed(1)} %`]);
    process.stdout.write(`${rows.at(-1)?.join('  ')}\n`);
  }
  printTable(
    'Memory of the service and all processes it started, after so many screens',
    ['', ...SCREENS.map(String), 'last growth'],
    rows,
  );
}

interface Drawn {
  name: string;
  screenMetadata: { status: string; renderer?: string };
}

async function drawScreen(service: Service, input: unknown): Promise<Drawn> {
  const output = (await service.call('generate_screen_from_text', input)) as {
    outputComponents?: { design?: { screens: Pick<Drawn, 'name'>[] } }[];
  };
  const [screen] = (output.outputComponents ?? []).flatMap(({ design }) => design?.screens ?? []);
  if (screen === undefined) throw new Error(`no screen in ${JSON.stringify(output).slice(0, 200)}`);
  // A call answers after 50 s also where a machine with much else to do has not drawn its screen by then.
  for (;;) {
    const look = (await service.call('get_screen', { name: screen.name })) as unknown as Drawn;
    if (look.screenMetadata.status !== 'IN_PROGRESS') return look;
    await delay(BETWEEN_LOOKS_MS);
  }
}

async function createProject(service: Service): Promise<string> {
  const { name } = await service.call('create_project', { title: 'Memory' });
  return String(name).slice('projects/'.length);
}

/** The mean of some seconds without work, MB. */
async function lookOften(service: Service): Promise<number> {
  const looks: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await delay(BETWEEN_LOOKS_MS);
    looks.push(service.memoryMb());
  }
  return looks.reduce((sum, mb) => sum + mb, 0) / looks.length;
}
