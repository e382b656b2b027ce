import { designScreen } from '../src/designer/finished-screen.fixture.ts';
import { SAMPLE_DAY } from '../src/designer/sample-brief.fixture.ts';
import { distanceBetween, measureScreen, type ScreenDistance } from '../src/designer/vary/screen-distance.ts';
import { varyScreen } from '../src/designer/vary/vary-screen.ts';
import { readDocument } from '../src/markup/read-document.ts';
import { PROMPTED_BASES } from '../test/variants/base-screens.ts';
import { makeScreens } from './make-screens.ts';
import { measure, ms, toTimes } from './measure.ts';
import { startService } from './service.ts';
import { printTable } from './table.ts';

const RANGES = ['REFINE', 'EXPLORE', 'REIMAGINE'] as const;
const RUNS = { runs: 20, warmUp: 10 };
const PARTS = ['structure', 'theme', 'words', 'pictures', 'total'] as const;

/** How far variants stand from their source, and what five of them cost with their pictures, over HTTP. */
export async function benchVariants(): Promise<void> {
  await printDistances();
  await printTimes();
}

async function printDistances(): Promise<void> {
  const rows: string[][] = [];
  const screens = await Promise.all(PROMPTED_BASES.map(({ prompt, device }) => designScreen(prompt, device)));
  for (const range of RANGES) {
    const distances: ScreenDistance[] = [];
    for (const screen of screens) {
      const source = measureScreen(readDocument(screen.html).body, screen);
      const variants = await varyScreen({ prompt: '', screen, count: 5, range, aspects: [], now: SAMPLE_DAY });
      for (const one of variants)
        distances.push(distanceBetween(source, measureScreen(readDocument(one.body).body, one)));
    }
    rows.push([range, ...PARTS.map((part) => toTimes(distances.map((one) => one[part])).median.toFixed(3))]);
  }
  printTable(
    `Variants of ${screens.length} screens: median distance from their source, 0 to 1`,
    ['range', ...PARTS],
    rows,
  );
}

/** Phones and desktops in turn, as the other tables have them. */
async function printTimes(): Promise<void> {
  const rows: string[][] = [];
  for (const [renderer, settings] of [
    ['chromium', {}],
    ['takumi', { TAILORBIRD_BROWSER: 'none' }],
  ] as const) {
    await using service = await startService({ TAILORBIRD_BROWSER_UNSANDBOXED: '1', ...settings });
    const { projectId, screenIds } = await makeScreens(service);
    for (const creativeRange of RANGES) {
      const times = await measure(
        (run) =>
          service.call('generate_variants', {
            projectId,
            selectedScreenIds: [screenIds[Math.abs(run) % screenIds.length]],
            // The number keeps a call from being taken for a retry of another.
            prompt: `Variants, no. ${run}`,
            variantOptions: { variantCount: 5, creativeRange },
          }),
        RUNS,
      );
      rows.push([`${creativeRange}, ${renderer}`, ms(times.median), ms(times.p95)]);
    }
  }
  printTable('Five variants with their pictures, over HTTP', ['', 'median', 'p95'], rows);
}
