import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../src/render/find-browser.ts';

/**
 * Takes the pictures of docs/studio.md: `node scripts/write-studio-pictures.ts`. With `--out DIR` elsewhere, with `--all` every
 * view at every width in both appearances, to be looked at; with `--quick` the screens are drawn by the built-in renderer.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: path.join(ROOT, 'docs/pictures') },
    all: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});

const PROMPTS = [
  ['MOBILE', 'A habit tracker home screen for runners, dark and playful, with a weekly chart'],
  ['MOBILE', 'The detail of one habit: streak, calendar of the month, notes'],
  ['DESKTOP', 'An analytics dashboard for a running club with members, distance and a table of races'],
] as const;

/** Projects beside the one that is looked into. */
const OTHERS = [
  ['Harbour library', 'DESKTOP', 'A catalogue page for a public library with search, new arrivals and opening hours'],
  ['Northlight', 'AGNOSTIC', 'A landing page for a small architecture studio, quiet and elegant'],
  ['Fieldnotes', 'DESKTOP', 'A kanban board for a product team with four lanes'],
  ['Tidepool', 'MOBILE', 'A weather app for surfers with tides and wind, dark'],
  ['Hearth & Rye', 'AGNOSTIC', 'A landing page for a bakery with prices, opening hours and a sign-up form'],
  ['Kestrel cycles', 'DESKTOP', 'A dashboard for a bike shop: revenue, orders, stock'],
] as const;

interface Made {
  name: string;
}

const browserPath = await findBrowser(process.env['TAILORBIRD_BROWSER']);
if (browserPath === undefined) throw new Error('no Chromium was found: set TAILORBIRD_BROWSER to its path');
const data = await mkdtemp(path.join(tmpdir(), 'tailorbird-pictures-'));
const service = spawn(process.execPath, ['src/main.js', 'serve', '--port', '0', '--data', data], {
  cwd: ROOT,
  env: {
    ...process.env,
    TAILORBIRD_BROWSER: values.quick ? 'none' : browserPath,
    TAILORBIRD_BROWSER_UNSANDBOXED: '1',
  },
  stdio: ['ignore', 'inherit', 'pipe'],
});
const browser = await chromium.launch({ executablePath: browserPath, chromiumSandbox: false });
try {
  const address = await readAddress();
  const ask = async <Answer>(method: string, route: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${address}/v1/${route}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Answer;
  };
  const { project, flow } = await makeProjects(ask);
  await mkdir(values.out, { recursive: true });
  const { screens } = await ask<{ screens: Made[] }>('GET', `${project}/screens`);
  const { designSystems } = await ask<{ designSystems: Made[] }>(
    'GET',
    `assets?projectId=${project.split('/')[1] ?? ''}`,
  );
  const views: [string, string, (page: Page) => Promise<unknown>][] = [
    [
      'home',
      '/',
      async (page) => {
        await page.getByRole('heading', { name: /Stride/ }).waitFor();
        await page.getByRole('textbox', { name: 'Describe a screen' }).fill(PROMPTS[0][1]);
      },
    ],
    ['project', `/${project}`, (page) => showProject(page)],
    ['play', `/${flow}/play`, (page) => showPrototype(page)],
    ['screen', `/${screens[0]?.name ?? ''}`, (page) => showScreen(page)],
    ['versions', `/${screens[0]?.name ?? ''}`, (page) => showVersions(page)],
    [
      'design-system',
      `/design-systems/${designSystems[0]?.name.split('/')[1] ?? ''}`,
      (page) => page.locator('iframe[srcdoc]').waitFor(),
    ],
    ['settings', '/settings', (page) => page.getByText('Claude Code').waitFor()],
  ];
  const shots = values.all
    ? [1440, 1024, 768].flatMap((width) => [false, true].map((isDark) => ({ width, isDark })))
    : [{ width: 1440, isDark: false }];
  for (const { width, isDark } of shots) {
    const context = await browser.newContext({
      viewport: { width, height: width < 1_000 ? Math.round(width * 1.33) : Math.round(width * 0.625) },
      colorScheme: isDark ? 'dark' : 'light',
      deviceScaleFactor: values.all ? 1 : 1.5,
    });
    // A busy machine draws slowly.
    context.setDefaultTimeout(90_000);
    for (const [name, route, show] of views) {
      const page = await context.newPage();
      await page.goto(`${address}${route}`);
      await show(page);
      await settle(page);
      const suffix = values.all ? `-${width}-${isDark ? 'dark' : 'light'}` : '';
      await page.screenshot({ path: path.join(values.out, `studio-${name}${suffix}.png`) });
      await page.close();
    }
    await context.close();
  }
} finally {
  await browser.close();
  service.kill('SIGTERM');
  await new Promise((resolve) => {
    service.once('exit', resolve);
  });
  await rm(data, { recursive: true, force: true });
}

/** Where the service says it is. What else it says is read too, so that it is never held up. */
function readAddress(): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    service.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Tailorbird is at (http:\/\/[\w.:[\]]+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    service.once('exit', () => reject(new Error(`the service did not start: ${said}`)));
  });
}

type Ask = <Answer>(method: string, route: string, body?: object) => Promise<Answer>;

async function makeProjects(ask: Ask): Promise<{ project: string; flow: string }> {
  // Its screens are linked when they are made.
  const flow = await makeProject(ask, 'Still, the first minutes');
  await makeScreens(ask, flow, [['MOBILE', 'An onboarding flow of 3 screens for a meditation app, calm and warm']]);
  for (const [title, device, prompt] of OTHERS)
    await makeScreens(ask, await makeProject(ask, title), [[device, prompt]]);
  const project = await makeProject(ask, 'Stride, a running journal');
  await makeScreens(ask, project, PROMPTS);
  const { screens } = await ask<{ screens: Made[] }>('GET', `${project}/screens`);
  const first = screens[0]?.name.split('/').at(-1) ?? '';
  await ask('POST', `${project}/screens:edit`, { selectedScreenIds: [first], prompt: 'Make it light' });
  await rest(ask, project);
  await ask('POST', `${project}/screens:vary`, {
    selectedScreenIds: [first],
    prompt: 'Other colours',
    variantOptions: { variantCount: 3, aspects: ['COLOR_SCHEME'] },
  });
  await ask('POST', 'assets', {
    projectId: project.split('/')[1],
    designSystem: {
      displayName: 'Stride',
      theme: {
        colorMode: 'LIGHT',
        headlineFont: 'SORA',
        bodyFont: 'INTER',
        roundness: 'ROUND_TWELVE',
        customColor: '#e4572e',
        colorVariant: 'FIDELITY',
      },
    },
  });
  await rest(ask, project);
  // As somebody would take them: variants lead nowhere, they are to be chosen from.
  const own = new Set(screens.map(({ name }) => name));
  const { links } = await ask<{ links: { screen: string; target?: string }[] }>('GET', `${project}/links:suggest`);
  const taken = links.filter(({ screen, target }) => own.has(screen) && (target === undefined || own.has(target)));
  if (taken.length > 0) await ask('POST', `${project}/links:set`, { links: taken.slice(0, 500) });
  return { project, flow };
}

async function makeProject(ask: Ask, title: string): Promise<string> {
  const { name } = await ask<Made>('POST', 'projects', { title });
  return name;
}

async function makeScreens(ask: Ask, project: string, prompts: readonly (readonly [string, string])[]): Promise<void> {
  for (const [deviceType, prompt] of prompts) {
    await ask('POST', `${project}/screens:generate`, { prompt, deviceType });
    await rest(ask, project);
  }
}

/** Until nothing is being made any more. */
async function rest(ask: Ask, project: string): Promise<void> {
  for (;;) {
    const { runs } = await ask<{ runs: { state: string }[] }>('GET', `${project}/runs`);
    if (runs.every(({ state }) => state !== 'QUEUED' && state !== 'RUNNING')) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
  }
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(1_500);
}

async function showProject(page: Page): Promise<void> {
  await settle(page);
  const node = page.locator('.react-flow__node-screen').first();
  await node.click({ position: { x: 10, y: 10 } });
}

async function showScreen(page: Page): Promise<void> {
  await settle(page);
  // Elements can be pointed at once the service has measured where they stand.
  await page.getByRole('combobox', { name: 'Element' }).waitFor();
  const frame = page.getByRole('region', { name: 'Screen' });
  const box = await frame.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2 - 120, box.y + 125);
}

async function showPrototype(page: Page): Promise<void> {
  const player = page.frameLocator('iframe[title^="Prototype of"]');
  await player
    .frameLocator('#device iframe:not(.away)')
    .locator('[data-linked]')
    .first()
    .waitFor({ state: 'attached' });
  await player.getByRole('button', { name: /^Show what is linked/ }).click();
}

async function showVersions(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('img').nth(1).waitFor();
}
