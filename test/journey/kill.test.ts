import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LISTENING, openPlace, type Place, type Started } from '../cli/run-tailorbird.ts';
import { connectCurrent, type JourneyClient } from './clients.ts';
import { download, screensOf } from './story.ts';

/** A whole story with every picture takes a busy machine longer than one test may. */
vi.setConfig({ testTimeout: 120_000 });

/** From the restart to no screen IN_PROGRESS. */
const RECOVERY_MS = 30_000;

const DESIGN_SYSTEM = {
  displayName: 'Kept',
  theme: {
    colorMode: 'DARK',
    headlineFont: 'SORA',
    bodyFont: 'INTER',
    roundness: 'ROUND_EIGHT',
    customColor: '#0f62fe',
  },
};

describe('a service that is killed in the middle of a generation', () => {
  let place: Place;
  let served: Started;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place[Symbol.asyncDispose]());

  const serve = async (): Promise<JourneyClient> => {
    served = place.start(['serve', '--port', '0']);
    return connectCurrent({ url: `${await served.says(LISTENING)}/mcp` });
  };
  /** The service listens at another port after the restart. */
  const withoutPorts = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replaceAll(/127\.0\.0\.1:\d+/g, 'HERE')) as T;

  it('has everything it acknowledged, and ends what it was at', async () => {
    const before = await serve();
    const { name } = await before.call('create_project', { title: 'Killed' });
    const projectId = name;
    const prompt = 'A login screen for a bank';
    const [made] = screensOf(await before.call('generate_screen_from_text', { projectId, prompt }));
    const asset = await before.call('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
    const uploaded = await before.call('upload_design_md', { projectId, designMdBase64: 'IyBBY21lCg==' });
    const acknowledged = withoutPorts(await before.call('get_screen', { name: made?.name }));
    const interrupted = Promise.allSettled([
      before.call('generate_variants', {
        projectId,
        selectedScreenIds: [made?.id],
        prompt: 'Other arrangements',
        variantOptions: { variantCount: 5 },
      }),
      before.call('generate_screen_from_text', { projectId, prompt: 'A dashboard for a bike shop' }),
    ]);
    const statuses = async (client: JourneyClient): Promise<string[]> =>
      (await client.call('list_screens', { projectId })).screens.map(({ screenMetadata }) => screenMetadata.status);
    // One screen, the style sheet and the DESIGN.md are done; six more are acknowledged as soon as they are listed.
    await expect.poll(() => statuses(before), { interval: 5, timeout: 5_000 }).toHaveLength(9);
    const atTheKill = await statuses(before);
    served.child.kill('SIGKILL');
    await served.ended;
    expect((await interrupted).map(({ status }) => status)).toContain('rejected');
    expect(atTheKill).toContain('IN_PROGRESS');

    const begin = performance.now();
    const after = await serve();
    expect(withoutPorts(await after.call('get_screen', { name: made?.name }))).toEqual(acknowledged);
    expect((await after.call('list_design_systems', { projectId })).designSystems).toEqual([asset]);
    const { screenInstances } = await after.call('get_project', { name });
    expect(screenInstances.map(({ id }) => id)).toContain(uploaded.id);
    expect(screenInstances).toHaveLength(9);
    await expect
      .poll(() => statuses(after), { timeout: RECOVERY_MS, interval: 100 })
      .toEqual(Array.from({ length: 9 }, () => 'COMPLETE'));
    expect(performance.now() - begin).toBeLessThan(RECOVERY_MS);

    const { screens } = await after.call('list_screens', { projectId });
    for (const screen of screens) {
      const { htmlCode, screenshot } = await after.call('get_screen', { name: screen.name });
      expect((await download(htmlCode)).length).toBeGreaterThan(0);
      expect((await download(screenshot)).subarray(1, 4).toString()).toBe('PNG');
    }
    served.child.kill('SIGTERM');
    expect(await served.ended).toMatchObject({ code: 0 });
  });
});
