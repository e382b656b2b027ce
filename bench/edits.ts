import { listScreenIds, makeScreens } from './make-screens.ts';
import { measure, ms } from './measure.ts';
import { startService } from './service.ts';
import { printTable } from './table.ts';

const RUNS = { runs: 30, warmUp: 10 };

/** Each in two wordings by turns, so that there is always something to change; the first prompt makes them all dark. */
const EDITS: readonly { kind: string; wordings: readonly [string, string] }[] = [
  { kind: 'colours', wordings: ['Change the primary color to #0f62fe', 'Change the primary color to #aa3322'] },
  { kind: 'light and dark', wordings: ['Make it light', 'Make it dark'] },
  { kind: 'shape and space', wordings: ['Make it more compact', 'Make it airier'] },
  { kind: 'words', wordings: ['Rename the screen to "My week"', 'Rename the screen to "Our month"'] },
];

/** What an edit costs with its picture, over HTTP: phones and desktops in turn. */
export async function benchEdits(): Promise<void> {
  const rows: string[][] = [];
  for (const [renderer, environment] of [
    ['takumi', { TAILORBIRD_BROWSER: 'none' }],
    ['chromium', { TAILORBIRD_BROWSER_UNSANDBOXED: '1' }],
  ] as const) {
    await using service = await startService(environment);
    const { projectId, screenIds } = await makeScreens(service);
    for (const { kind, wordings } of EDITS) {
      let refused = 0;
      const { median, p95 } = await measure(async (run) => {
        const call = run < 0 ? -1 - run : RUNS.warmUp + run;
        const answer = await service.call('edit_screens', {
          projectId,
          selectedScreenIds: [screenIds[call % screenIds.length]],
          prompt: wordings[Math.floor(call / screenIds.length) % 2],
        });
        if (listScreenIds(answer).length === 0) refused += 1;
      }, RUNS);
      rows.push([`${kind}, ${renderer}`, ms(median), ms(p95), String(refused)]);
    }
  }
  printTable('An edit with its picture, over HTTP', ['', 'median', 'p95', 'left as it was'], rows);
}
