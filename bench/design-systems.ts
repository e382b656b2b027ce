import { createPalette } from '../src/tokens/scheme/create-palette.ts';
import { measure, ms, toTimes } from './measure.ts';
import { PROMPTS } from './prompts.ts';
import { startService, type Service } from './service.ts';
import { printTable } from './table.ts';

/** What design systems cost: applying them, reading them from a DESIGN.md, computing their colours. */
export async function benchDesignSystems(): Promise<void> {
  await benchApply();
  await benchDesignMd();
  benchPalettes();
}

const APPLIED = [1, 10, 50];
const APPLY_RUNS = 5;

interface Canvas {
  screenInstances: { id: string; sourceScreen: string; type: string }[];
}

/** Phones in one project, phones and desktops in turn in another; each time to the other of two systems. */
async function benchApply(): Promise<void> {
  const rows: string[][] = [];
  for (const [renderer, environment] of [
    ['takumi', { TAILORBIRD_BROWSER: 'none' }],
    ['chromium', { TAILORBIRD_BROWSER_UNSANDBOXED: '1' }],
  ] as const) {
    for (const [kind, prompts] of [
      ['phone', PROMPTS.filter(({ deviceType }) => deviceType === 'MOBILE')],
      ['phone and desktop', PROMPTS],
    ] as const) {
      await using service = await startService(environment);
      const apply = await openProject(service, prompts);
      for (const count of APPLIED) {
        const times: number[] = [];
        await apply(count, 0);
        for (let run = 1; run <= APPLY_RUNS; run += 1) {
          const start = performance.now();
          await apply(count, run);
          times.push(performance.now() - start);
        }
        const { median } = toTimes(times);
        rows.push([`${count} × ${kind}, ${renderer}`, ms(median), ms(Math.min(...times)), ms(median / count)]);
      }
    }
  }
  printTable('Applying a design system, with new pictures', ['screens', 'median', 'best', 'a screen'], rows);
}

async function openProject(
  service: Service,
  prompts: typeof PROMPTS,
): Promise<(count: number, run: number) => Promise<unknown>> {
  const project = await service.call('create_project', { title: 'Bench' });
  const projectId = String(project['name']).slice('projects/'.length);
  const assetIds: string[] = [];
  for (const [index, customColor] of ['#0f62fe', '#aa3322'].entries()) {
    const theme = {
      colorMode: index === 0 ? 'DARK' : 'LIGHT',
      headlineFont: index === 0 ? 'SORA' : 'NEWSREADER',
      bodyFont: index === 0 ? 'DM_SANS' : 'INTER',
      roundness: index === 0 ? 'ROUND_FULL' : 'ROUND_FOUR',
      customColor,
    };
    const asset = await service.call('create_design_system', { designSystem: { displayName: customColor, theme } });
    assetIds.push(String(asset['name']).slice('assets/'.length));
  }
  for (let index = 0; index < Math.max(...APPLIED); index += 1) {
    const { prompt, deviceType } = prompts[index % prompts.length] ?? { prompt: '', deviceType: 'MOBILE' };
    await service.call('generate_screen_from_text', { projectId, prompt: `${prompt}. No. ${index}`, deviceType });
  }
  const { screenInstances } = (await service.call('get_project', {
    name: `projects/${projectId}`,
  })) as unknown as Canvas;
  const selectable = screenInstances.filter(({ type }) => type === 'SCREEN_INSTANCE');
  return (count, run) =>
    service.call('apply_design_system', {
      projectId,
      assetId: assetIds[run % assetIds.length],
      selectedScreenInstances: selectable.slice(0, count).map(({ id, sourceScreen }) => ({ id, sourceScreen })),
    });
}

const FILE_SIZES_KB = [1, 20, 200];

async function benchDesignMd(): Promise<void> {
  const rows: string[][] = [];
  await using service = await startService({ TAILORBIRD_BROWSER: 'none' });
  const project = await service.call('create_project', { title: 'Bench' });
  const projectId = String(project['name']).slice('projects/'.length);
  for (const sizeKb of FILE_SIZES_KB) {
    const designMdBase64 = Buffer.from(writeDesignMd(sizeKb)).toString('base64');
    const uploaded: Record<string, unknown>[] = [];
    const upload = await measure(
      async () => uploaded.push(await service.call('upload_design_md', { projectId, designMdBase64 })),
      { runs: 7, warmUp: 1 },
    );
    const create = await measure(
      async (run) =>
        service.call('create_design_system_from_design_md', {
          projectId,
          selectedScreenInstance: uploaded.at(run),
        }),
      { runs: 7, warmUp: 1 },
    );
    rows.push([`${sizeKb} KB`, ms(upload.median), ms(create.median)]);
  }
  printTable('DESIGN.md, each with its picture (Takumi)', ['file', 'upload', 'create the design system'], rows);
}

/** A file of that size as people write them: some tokens first, then sections of prose, lists and tables. */
function writeDesignMd(sizeKb: number): string {
  const opening = [
    '# Harbour\n\nA calm booking product. Light, generous white space, flat panels with hairline borders.\n',
    '## Colors\n\n- **Primary**: `#0f62fe`, buttons and links\n- **Background**: `#fbfaf7`\n- **Ink**: `#1b1b1f`\n',
    '## Typography\n\nHeadlines are set in Source Serif 4, text in Inter.\n\n## Shapes\n\nCorners have a radius of 8px.\n',
  ].join('\n');
  const section = (number: number): string =>
    `\n## Component ${number}\n\nThe panel has a background of #f${(number % 10).toString()}f4f0 and a 1px border of #d9d6cf; ` +
    'its label is set in Inter at 14px.\n\n| state | background | text |\n|---|---|---|\n| rest | #ffffff | #1b1b1f |\n| hover | #eef2ff | #0f62fe |\n';
  let text = opening;
  for (let number = 1; text.length < sizeKb * 1024; number += 1) text += section(number);
  return text.slice(0, sizeKb * 1024);
}

const PALETTE_MS = 2_000;

/** By processor time, so that what else runs on the machine does not count. */
function benchPalettes(): void {
  const start = process.cpuUsage();
  const spentMs = (): number => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  let count = 0;
  for (; spentMs() < PALETTE_MS; count += 1) {
    const customColor = `#${((count * 2_654_435_761) >>> 8).toString(16).padStart(6, '0').slice(-6)}`;
    createPalette({
      colorMode: count % 2 === 0 ? 'LIGHT' : 'DARK',
      headlineFont: 'INTER',
      bodyFont: 'INTER',
      roundness: 'ROUND_EIGHT',
      customColor,
    });
  }
  const perSecond = (count / spentMs()) * 1000;
  printTable(
    'Palettes of 47 colours, never the same twice',
    ['', 'a second of processor time'],
    [['createPalette', perSecond.toFixed(0)]],
  );
}
