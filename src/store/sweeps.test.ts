import { describe, expect, it } from 'vitest';
import { CONDEMNED_MS } from './sweeps.ts';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

const [NAMED, LOOSE, OTHER] = ['a', 'b', 'c'].map((sign) => sign.repeat(64)) as [string, string, string];
const DAY_MS = 24 * 3_600_000;
/** More than the ticks by which the clock of a store keeps one write after another. */
const SOME_MS = 1_000;

async function openSweeps() {
  const clock = { time: 1_000_000_000 };
  const temporary = await openTemporaryStore({ now: () => clock.time });
  const { project } = await insertUserAndProject(temporary.store);
  const name = (contentHash: string) =>
    temporary.store.files.insert(project.id, { mimeType: 'text/html', byteLength: 1, contentHash });
  await name(NAMED);
  return { temporary, clock, name, sweeps: temporary.store.sweeps };
}

describe('bytes that nobody needs', () => {
  it('are those that no file names', async () => {
    const { temporary, sweeps } = await openSweeps();
    await using _ = temporary;
    expect(await sweeps.listUnneeded([NAMED, LOOSE, OTHER])).toEqual([LOOSE, OTHER]);
    expect(await sweeps.condemn([NAMED, LOOSE])).toEqual([LOOSE]);
    expect(await sweeps.condemn([])).toEqual([]);
  });

  it('that are needed again wait until they are gone, or nobody takes them away any more', async () => {
    const { temporary, sweeps, clock } = await openSweeps();
    await using _ = temporary;
    await sweeps.condemn([LOOSE, OTHER]);
    expect(await sweeps.renew(LOOSE)).toBe(false);
    await sweeps.release([LOOSE]);
    expect(await sweeps.renew(LOOSE)).toBe(true);
    clock.time += CONDEMNED_MS + SOME_MS;
    expect(await sweeps.renew(OTHER)).toBe(true);
    // Late, and for what is needed by now.
    await sweeps.release([OTHER]);
    expect(await sweeps.condemn([OTHER])).toEqual([]);
  });

  it('that are needed again are kept for a day, within which they are named', async () => {
    const { temporary, sweeps, clock, name } = await openSweeps();
    await using _ = temporary;
    expect(await sweeps.renew(LOOSE)).toBe(true);
    expect(await sweeps.renew(LOOSE)).toBe(true);
    await sweeps.renew(OTHER);
    expect(await sweeps.condemn([LOOSE, OTHER])).toEqual([]);
    await name(LOOSE);
    clock.time += DAY_MS + SOME_MS;
    expect(await sweeps.condemn([LOOSE, OTHER])).toEqual([OTHER]);
  });

  it('are condemned or renewed, never both, whoever comes first', async () => {
    const { temporary, sweeps } = await openSweeps();
    await using _ = temporary;
    const hashes = Array.from({ length: 40 }, (__, index) => index.toString(16).padStart(64, '0'));
    const outcomes = await Promise.all(
      hashes.map(async (hash) => {
        const [condemned, renewed] = await Promise.all([sweeps.condemn([hash]), sweeps.renew(hash)]);
        return condemned.length === 1 ? renewed : !renewed;
      }),
    );
    expect(outcomes).not.toContain(true);
  });
});
