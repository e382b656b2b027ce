import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, type Studio } from './open-studio.ts';

const LONG_MS = 600_000;
const SHOWN = { waitUntil: 'commit' } as const;
const DRAWN = { timeout: 120_000 } as const;

interface Screen {
  name: string;
  title: string;
  theme?: { colorMode?: string; customColor?: string; roundness?: string };
  screenMetadata: { status: string };
}

/** Everything that the studio can undo: done by hand, taken back and done again by keys, and asked of the service. */
describe('undo and redo in the studio', () => {
  let studio: Studio;
  let page: Page;
  let project: string;
  let screen: string;
  beforeAll(async () => {
    studio = await openStudio();
    const { call } = studio.house;
    project = (await call('create_project', { title: 'Bank' })).name;
    const projectId = project.replace('projects/', '');
    const made = await call('generate_screen_from_text', {
      projectId,
      prompt: 'A login screen for a bank, on the phone',
    });
    screen = made.outputComponents.flatMap(({ design }) => design?.screens ?? [])[0]?.name ?? '';
    page = await (await studio.newContext({ reducedMotion: 'reduce' })).newPage();
    await page.goto(`/${project}`);
  }, LONG_MS);
  afterAll(() => studio[Symbol.asyncDispose]());

  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await page.request.get(`/v1/${path}`)).json()) as Answer;
  const readScreen = () => read<Screen>(screen);
  const countScreens = async () =>
    (await read<{ screens: Screen[] }>(`${project}/screens`)).screens.filter(
      ({ screenMetadata }) => screenMetadata.status === 'COMPLETE',
    ).length;
  const readHtml = async () => {
    const { htmlCode } = await read<{ htmlCode: { downloadUrl: string } }>(screen);
    return (await page.request.get(new URL(htmlCode.downloadUrl).pathname)).text();
  };
  const nodes = () => page.locator('.react-flow__node-screen');
  const prompt = () => page.locator('textarea').last();
  const tab = (name: string): Locator => page.getByRole('tab', { name });

  /** What stands before and after something is done; undone it is as before, done again as after. */
  const expectBackAndForth = async (look: () => Promise<unknown>, act: () => Promise<unknown>): Promise<void> => {
    const before = JSON.stringify(await look());
    await act();
    const now = async () => JSON.stringify(await look());
    await expect.poll(now, DRAWN).not.toBe(before);
    // It can be undone from when the button says so; work goes on after that.
    const after = await settled(now);
    expect(after).not.toBe(before);
    await page.evaluate('document.activeElement?.blur()');
    await page.keyboard.press('Control+z');
    await expect.poll(now, DRAWN).toBe(before);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(now, DRAWN).toBe(after);
    await page.keyboard.press('Control+z');
    await expect.poll(now, DRAWN).toBe(before);
  };
  /** What is the same while nothing is being made. */
  const settled = async (look: () => Promise<string>): Promise<string> => {
    await expect
      .poll(async () => {
        const { runs } = await read<{ runs: { state: string }[] }>(`${project}/runs`);
        return runs.some(({ state }) => state === 'QUEUED' || state === 'RUNNING');
      }, DRAWN)
      .toBe(false);
    return look();
  };
  /** All that there is, and nothing that was undone and is still shown. */
  const selectAll = async (): Promise<void> => {
    const { screens } = await read<{ screens: Screen[] }>(`${project}/screens`);
    const words = screens.length === 1 ? (screens[0]?.title ?? '') : `${screens.length} selected`;
    const selection = page.getByRole('toolbar', { name: 'Selection' }).filter({ hasText: words });
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Control+a');
        return selection.isVisible();
      }, DRAWN)
      .toBe(true);
  };

  it(
    'of a project: its name, places, copies, deletions, files',
    async () => {
      await nodes().first().locator('img').waitFor();
      await expectBackAndForth(
        async () => (await read<{ title: string }>(project)).title,
        async () => {
          await page.getByRole('heading', { level: 1 }).getByRole('button').click();
          await page.getByRole('textbox', { name: 'Title' }).fill('Savings bank');
          await page.keyboard.press('Enter');
        },
      );
      await expectBackAndForth(
        async () => (await read<{ instances: { x: number }[] }>(`${project}/instances`)).instances.map(({ x }) => x),
        async () => {
          await selectAll();
          await nodes().first().focus();
          await page.keyboard.press('ArrowRight');
        },
      );
      await expectBackAndForth(countScreens, async () => {
        await selectAll();
        await page.keyboard.press('d');
      });
      await expectBackAndForth(countScreens, async () => {
        await selectAll();
        await page.keyboard.press('Delete');
      });
      await expectBackAndForth(countScreens, () =>
        page.locator('input[type=file]').setInputFiles([
          { name: 'Imprint.html', mimeType: 'text/html', buffer: Buffer.from('<h1>Imprint</h1>') },
          { name: 'Notes.md', mimeType: 'text/markdown', buffer: Buffer.from('# Notes') },
        ]),
      );
      expect(studio.complaints).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'of a deletion of which another hand took a part before this page was told',
    async () => {
      const stale = await (await studio.newContext({ reducedMotion: 'reduce' })).newPage();
      await stale.route('**/events', (route) => route.abort());
      const copy = (await (await page.request.post(`/v1/${screen}:duplicate`)).json()) as Screen;
      await stale.goto(`/${project}`);
      await expect.poll(() => stale.locator('.react-flow__node-screen').count(), DRAWN).toBe(2);
      await page.request.delete(`/v1/${copy.name}`);
      expect(await countScreens()).toBe(1);
      await stale.keyboard.press('Control+a');
      await stale.getByRole('toolbar', { name: 'Selection' }).filter({ hasText: '2 selected' }).waitFor();
      await stale.keyboard.press('Delete');
      await expect.poll(countScreens, DRAWN).toBe(0);
      await stale.keyboard.press('Control+z');
      await expect.poll(countScreens, DRAWN).toBe(1);
      await stale.keyboard.press('Control+Shift+z');
      await expect.poll(countScreens, DRAWN).toBe(0);
      await stale.keyboard.press('Control+z');
      await expect.poll(countScreens, DRAWN).toBe(1);
      await stale.context().close();
      expect(studio.complaints).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'of what is drawn: screens, variants, changes, a design system',
    async () => {
      await nodes().first().locator('img').waitFor();
      await expectBackAndForth(countScreens, async () => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('g');
        await page.keyboard.type('A settings screen, mobile');
        await page.keyboard.press('Enter');
      });
      // With the room that they take: what stands under the screens moves down, and up again.
      const standing = async () => {
        const { instances } = await read<{ instances: { id: string; x: number; y: number }[] }>(`${project}/instances`);
        return instances.map(({ id, x, y }) => [id, x, y]);
      };
      const [first] = await read<{ instances: { id: string; x: number; y: number; height: number }[] }>(
        `${project}/instances`,
      ).then(({ instances }) => instances);
      const under = (await (await page.request.post(`/v1/${screen}:duplicate`)).json()) as Screen;
      const { instances } = await read<{ instances: { id: string; sourceScreen: string }[] }>(`${project}/instances`);
      const below = instances.find(({ sourceScreen }) => sourceScreen === under.name)?.id ?? '';
      const moves = [{ id: below, x: first?.x ?? 0, y: (first?.y ?? 0) + (first?.height ?? 0) + 240 }];
      await page.request.post(`/v1/${project}/instances:move`, { data: { moves } });
      const placeOf = async () => (await standing()).find(([id]) => id === below);
      const stood = await placeOf();
      await expectBackAndForth(standing, async () => {
        await selectAll();
        await page.keyboard.press('v');
        await prompt().fill('Warmer');
        await page.getByRole('button', { name: 'Make', exact: true }).click();
        await expect.poll(placeOf, DRAWN).not.toEqual(stood);
      });
      const colours = async () => (await readScreen()).theme;
      await expectBackAndForth(colours, async () => {
        await selectAll();
        await page.keyboard.press('e');
        await prompt().fill('Make it dark');
        await page.keyboard.press('Enter');
      });
      await studio.house.call('create_design_system', {
        projectId: project.replace('projects/', ''),
        designSystem: {
          displayName: 'Harbour',
          theme: {
            colorMode: 'DARK',
            customColor: '#b3261e',
            headlineFont: 'SORA',
            bodyFont: 'INTER',
            roundness: 'ROUND_FULL',
          },
        },
      });
      await page.reload();
      await nodes().first().locator('img').waitFor();
      await expectBackAndForth(colours, async () => {
        await page.getByRole('button', { name: 'Apply' }).click();
        await page.getByRole('menuitem', { name: 'Harbour' }).click();
      });
      expect(studio.complaints).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'of a screen: its name, words where they stand, what is removed, theme, versions',
    async () => {
      await page.goto(`/${screen}`);
      await expectBackAndForth(
        async () => (await readScreen()).title,
        async () => {
          await page.getByRole('heading', { level: 1 }).getByRole('button').click();
          await page.getByRole('textbox', { name: 'Title' }).fill('The door');
          await page.keyboard.press('Enter');
        },
      );
      // The same one each time, which is there when the page is as it was.
      const elements = page.getByRole('combobox', { name: 'Element' });
      const button = elements.locator('option', { hasText: /button: |Log in|Sign in/i }).first();
      await button.waitFor({ state: 'attached', timeout: DRAWN.timeout });
      const [id, label] = [(await button.getAttribute('value')) ?? '', (await button.textContent()) ?? ''];
      const choose = async (): Promise<void> => {
        const same = elements.locator(`option[value="${id}"]`, { hasText: label });
        await same.waitFor({ state: 'attached', timeout: DRAWN.timeout });
        await elements.selectOption(id);
      };
      await expectBackAndForth(
        async () => (await readHtml()).includes('Come in'),
        async () => {
          await choose();
          await page.evaluate('document.activeElement?.blur()');
          await page.keyboard.press('Enter');
          await page.getByRole('textbox', { name: 'Words of the element' }).fill('Come in');
          await page.keyboard.press('Enter');
        },
      );
      await expectBackAndForth(
        async () => (await readHtml()).includes(`data-id="${id}"`),
        async () => {
          await choose();
          await page.getByRole('button', { name: 'Remove it' }).click();
        },
      );
      await tab('Theme').click();
      await expectBackAndForth(
        async () => (await readScreen()).theme?.roundness,
        async () => {
          const corners = page.getByRole('radiogroup', { name: 'Corners' });
          await corners.getByRole('radio', { checked: false }).first().click();
          await page.getByRole('button', { name: 'Apply' }).click();
        },
      );
      await tab('Versions').click();
      await expectBackAndForth(
        async () => (await readHtml()).includes('Come in'),
        async () => {
          // Whichever version it is that says so.
          const { versions } = await read<{ versions: { version: string; htmlCode: { downloadUrl: string } }[] }>(
            `${screen}/versions?pageSize=100`,
          );
          for (const { version, htmlCode } of versions) {
            const html = await (await page.request.get(new URL(htmlCode.downloadUrl).pathname)).text();
            if (!html.includes('Come in')) continue;
            await page.getByRole('button', { name: `Compare version ${version} with now` }).click();
            break;
          }
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^Bring back version/ })
            .click();
        },
      );
      expect(studio.complaints).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'of a link, and of copies and deletions, which lead elsewhere',
    async () => {
      await tab('Edit').click();
      const leads = async () => (await read<{ links: unknown[] }>(`${project}/links`)).links;
      await expectBackAndForth(leads, async () => {
        const elements = page.getByRole('combobox', { name: 'Element' });
        const button = elements.locator('option', { hasText: /button: |Log in|Sign in/i }).first();
        await button.waitFor({ state: 'attached', timeout: DRAWN.timeout });
        await elements.selectOption((await button.getAttribute('value')) ?? '');
        await page.getByRole('combobox', { name: 'Leads to' }).selectOption({ label: 'Back to where one came from' });
      });
      await expectBackAndForth(countScreens, async () => {
        await page.getByRole('button', { name: 'Duplicate' }).click();
        await page.waitForURL((url) => !url.pathname.endsWith(screen), SHOWN);
      });
      await page.goto(`/${screen}`);
      await expectBackAndForth(countScreens, async () => {
        await page.getByRole('button', { name: 'Delete' }).click();
        await page.waitForURL((url) => url.pathname.endsWith(project), SHOWN);
      });
      await nodes().first().waitFor();
      expect(studio.complaints).toEqual([]);
    },
    LONG_MS,
  );

  it('says when there is nothing to undo', async () => {
    await page.reload();
    await nodes().first().waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('There is nothing to undo.').first().waitFor();
    expect(studio.complaints).toEqual([]);
  });
});
