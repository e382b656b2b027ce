import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireScreen } from '../../src/contract/shapes/screen.ts';
import { defineVersionRoutes } from '../../src/contract/routes/version-routes.ts';
import { embeddedDesigner } from '../../src/designer/embedded-designer.ts';
import type { FileId } from '../../src/domain/brand.ts';
import { batchCreateScreens } from '../../src/operations/batch-create-screens.ts';
import { connect, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, DESIGN_SYSTEM, generateScreen, screensOf, textOf, toBase64 } from './steps.ts';

const OTHER_SYSTEM = {
  displayName: 'Paper',
  theme: {
    colorMode: 'LIGHT',
    headlineFont: 'NEWSREADER',
    bodyFont: 'SOURCE_SANS_THREE',
    roundness: 'ROUND_FOUR',
    customColor: '#7a3b1d',
    designMd: '# Paper\n\nFlat, no shadows. Buttons are pills with UPPERCASE labels. Primary: #7a3b1d\n',
  },
} as const;

/** As another tool would have made it: raw colours, a face of its own, a sheet of its own. */
const CLIENT_PAGE = `<!doctype html><html lang="en"><head><title>Plans</title>
<style>.lead{color:#5b21b6;font-family:Poppins,sans-serif}.card{background:#ffffff;border:1px solid #e5e7eb}</style></head>
<body style="background:#f9fafb;color:#111827"><main><h1 class="lead">Three plans</h1>
<div class="card"><p style="color:#6b7280">Pay by the month.</p><button class="bg-[#5b21b6] text-white rounded-lg">Choose</button></div>
</main></body></html>`;

describe('applying a design system', () => {
  let service: TestService;
  let client: TestClient;
  let projectId: string;
  let assets: Record<'night' | 'paper', string>;

  beforeAll(async () => {
    service = await openTestService({ designer: embeddedDesigner });
    client = await connect(service, '2026-07-28');
    ({ projectId } = await createProject(client));
    const create = async (designSystem: object) =>
      (await client.succeed('create_design_system', { designSystem })).name.replace('assets/', '');
    assets = { night: await create(DESIGN_SYSTEM), paper: await create(OTHER_SYSTEM) };
    await generateScreen(client, projectId, 'Dashboard for a small coffee roastery');
    await generateScreen(client, projectId, 'Sign-in page, 日本語の見出し「ログイン」');
    const input = defineVersionRoutes(service.deps.limits).batchCreateScreens.parse({
      project: projectId,
      requests: [
        { screen: { title: 'Plans', htmlCode: { fileContentBase64: toBase64(CLIENT_PAGE), mimeType: 'text/html' } } },
      ],
      createScreenInstances: true,
    });
    const context = { caller: service.owner, signal: new AbortController().signal, progress: () => {}, patienceMs: 0 };
    await batchCreateScreens(service.deps, input, context);
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const listInstances = async (of = projectId) =>
    (await client.succeed('get_project', { name: `projects/${of}` })).screenInstances.filter(
      ({ type }) => type === 'SCREEN_INSTANCE',
    );
  const apply = async (assetId: string, of = projectId) =>
    client.succeed('apply_design_system', {
      projectId: of,
      assetId,
      selectedScreenInstances: (await listInstances(of)).map(({ id, sourceScreen }) => ({ id, sourceScreen })),
    });
  const hashOf = async (file: WireScreen['htmlCode']): Promise<string | undefined> => {
    const id = file?.downloadUrl.split('/').at(-1) as FileId;
    return (await service.deps.store.files.find(id))?.contentHash;
  };
  const listHashes = async () => {
    const { screens } = await client.succeed('list_screens', { projectId });
    return Promise.all(
      screens.map(async ({ htmlCode, screenshot, externalToolExport }) => ({
        html: await hashOf(htmlCode),
        picture: await hashOf(screenshot),
        export: await hashOf(externalToolExport),
      })),
    );
  };

  it('gives the bytes of the first again after another one, pictures and exports included', async () => {
    const drawn = [];
    for (const assetId of [assets.night, assets.paper, assets.night]) {
      await apply(assetId);
      drawn.push(await listHashes());
    }
    expect(drawn[2]).toEqual(drawn[0]);
    for (const [index, screen] of (drawn[1] ?? []).entries()) {
      expect(screen.html).not.toBe(drawn[0]?.[index]?.html);
      expect(screen.picture).not.toBe(drawn[0]?.[index]?.picture);
    }
  });

  it('keeps a part in the colour that was asked for, readable and told of, and gives the bytes of the first again', async () => {
    const { projectId: of } = await createProject(client);
    await generateScreen(client, of, 'Landing page for a small bakery');
    const [screen] = (await client.succeed('list_screens', { projectId: of })).screens;
    await client.succeed('edit_screens', {
      projectId: of,
      selectedScreenIds: [screen?.name.split('/').at(-1) ?? ''],
      prompt: 'make the header dark blue and the headings green',
    });
    const readHtml = async (): Promise<string> => {
      const [one] = (await client.succeed('list_screens', { projectId: of })).screens;
      const id = one?.htmlCode?.downloadUrl.split('/').at(-1) as FileId;
      const file = await service.deps.store.files.find(id);
      return file === undefined ? '' : new TextDecoder().decode(await service.deps.blobs.get(file.contentHash));
    };
    const drawn: string[] = [];
    for (const assetId of [assets.night, assets.paper, assets.night]) {
      const told = textOf(await apply(assetId, of));
      expect(told).toMatch(/parts keep the colours that an edit gave them/);
      drawn.push(await readHtml());
    }
    expect(drawn[2]).toBe(drawn[0]);
    expect(drawn[1]).not.toBe(drawn[0]);
    for (const html of drawn) {
      const header = /<header[^>]*data-painted="[^"]*"[^>]*>[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
      expect(header).toContain('bg-[#1e3a8a]');
      // Words on the painted ground are black or white alone, since no role of a theme is sure to read there.
      expect(header.slice(0, header.indexOf('>'))).toContain('text-[#ffffff]');
      expect(html).toMatch(/<h[12][^>]*text-\[color-mix\(in_oklab,#16a34a_\d+%,var\(--on-surface\)\)\]/);
    }
  });

  it('takes a whole project at once, each screen once, and says how many', async () => {
    const { projectId: of } = await createProject(client);
    await generateScreen(client, of, 'Settings of a radio');
    const [instance] = await listInstances(of);
    const selectedScreenInstances = Array.from({ length: 60 }, () => instance);
    const output = await client.succeed('apply_design_system', {
      projectId: of,
      assetId: assets.paper,
      selectedScreenInstances,
    });
    expect(screensOf(output)).toHaveLength(1);
    expect(textOf(output)).toMatch(/^One screen is now drawn in "Paper"; the content is as it was\.\n/);
  });

  it('changes every selected screen or, when one cannot be read, none', async () => {
    const { projectId: of } = await createProject(client);
    for (const prompt of ['Weather for sailors', 'Shelf of a library']) await generateScreen(client, of, prompt);
    const before = (await client.succeed('list_screens', { projectId: of })).screens;
    const lost = await hashOf(before[1]?.htmlCode);
    const folder = path.join(service.dataDir, 'blobs', lost?.slice(0, 2) ?? '');
    for (const name of await readdir(folder)) if (name === lost?.slice(2)) await rm(path.join(folder, name));
    const selectedScreenInstances = await listInstances(of);
    const told = await client.fail('apply_design_system', {
      projectId: of,
      assetId: assets.night,
      selectedScreenInstances,
    });
    expect(told).toMatch(/^(?:UNAVAILABLE|INTERNAL|NOT_FOUND)/);
    const after = (await client.succeed('list_screens', { projectId: of })).screens;
    expect(after.map(({ theme, htmlCode }) => ({ theme, htmlCode }))).toEqual(
      before.map(({ theme, htmlCode }) => ({ theme, htmlCode })),
    );
    expect(after.map(({ screenMetadata }) => screenMetadata.status)).toEqual(['COMPLETE', 'COMPLETE']);
  });
});
