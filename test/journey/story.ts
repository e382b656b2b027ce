import sharp from 'sharp';
import { expect } from 'vitest';
import type { LeanWireScreen } from '../../src/contract/shapes/screen.ts';
import type { SessionOutput } from '../../src/contract/shapes/session-output.ts';
import { DEVICE_WIDTH_PX } from '../../src/domain/unspecified.ts';
import type { JourneyClient } from './clients.ts';

export const screensOf = (output: SessionOutput): LeanWireScreen[] =>
  output.output_components.flatMap(({ design }) => design?.screens ?? []);

export const download = async (file: { downloadUrl: string } | undefined): Promise<Buffer> => {
  const response = await fetch(file?.downloadUrl ?? '');
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

const readHtml = async ({ htmlCode }: Pick<LeanWireScreen, 'htmlCode'>): Promise<string> =>
  (await download(htmlCode)).toString('utf8');

/** A document without its token and font blocks: what a theme must not touch. */
const bodyOf = (html: string): string =>
  /<body[\s\S]*<\/body>/.exec(html)?.[0].replaceAll(/<style id="(?:tokens|fonts)">[\s\S]*?<\/style>/g, '') ?? '';

const PROMPT =
  'A habit tracker home screen for runners, dark and playful, with a weekly chart and a button "Start run"';

const THEME = {
  colorMode: 'LIGHT',
  headlineFont: 'SORA',
  bodyFont: 'INTER',
  roundness: 'ROUND_FULL',
  customColor: '#0F62FE',
  overridePrimaryColor: '#112233',
} as const;

const DESIGN_MD =
  '# Acme\n\n## Colors\n\n- Primary: #AA0055\n- Background: #FFFFFF\n\n## Typography\n\n- Headlines: Newsreader\n- Body: Work Sans\n';

/** The whole story of the specification, told over one connection. Answers the tools that took part. */
export async function tellStory(client: JourneyClient): Promise<Set<string>> {
  const { name } = await client.call('create_project', { title: 'Stride' });
  const projectId = name.slice('projects/'.length);

  const screen = await generate(client, projectId);
  const start = await readHtml(screen);
  await edit(client, projectId, screen);
  await vary(client, projectId, screen);
  const assetId = await createSystems(client, projectId);

  const { screenInstances } = await client.call('get_project', { name });
  const placed = screenInstances.filter(({ type }) => type === 'SCREEN_INSTANCE');
  const selected = placed.filter(({ sourceScreen }) => sourceScreen === screen.name);
  expect(selected).toHaveLength(1);
  expect(selected[0]?.id).not.toBe(screen.id);
  const applied = screensOf(
    await client.call('apply_design_system', { projectId, selectedScreenInstances: selected, assetId }),
  );
  expect(applied.map((each) => each.id)).toEqual([screen.id]);

  const final = await client.call('get_screen', { name: screen.name, projectId, screenId: screen.id });
  expect(final).toMatchObject({
    name: screen.name,
    id: screen.id,
    prompt: expect.any(String),
    theme: { headlineFont: 'NEWSREADER', bodyFont: 'WORK_SANS', overridePrimaryColor: '#aa0055', designMd: DESIGN_MD },
    screenMetadata: { status: 'COMPLETE', displayMode: 'HTML', isRemixed: false },
    isCreatedByClient: false,
  });
  expect(final.screenMetadata.componentRegions.length).toBeGreaterThan(3);
  const themed = await readHtml(final);
  expect(themed.includes('#aa0055')).toBe(true);
  expect(start.includes('#aa0055')).toBe(false);
  expect(bodyOf(themed).replaceAll('Lace up', 'Start run') === bodyOf(start)).toBe(true);

  const { screens } = await client.call('list_screens', { projectId });
  const designs = screens.filter(({ screenType }) => screenType === 'DESIGN');
  expect(designs).toHaveLength(4);
  expect(new Set(screens.map(({ screenMetadata }) => screenMetadata.status))).toEqual(new Set(['COMPLETE']));
  const { projects } = await client.call('list_projects', { filter: 'view=owned' });
  expect(projects.find((project) => project.name === name)).toMatchObject({
    title: 'Stride',
    metadata: { userRole: 'OWNER' },
    thumbnailScreenshot: { mimeType: 'image/png' },
  });
  return new Set(client.checked());
}

async function generate(client: JourneyClient, projectId: string): Promise<LeanWireScreen> {
  const generated = await client.call('generate_screen_from_text', { projectId, prompt: PROMPT, deviceType: 'MOBILE' });
  const [screen] = screensOf(generated);
  if (screen === undefined) throw new Error('a screen was made');
  const { width, height } = await sharp(await download(screen.screenshot)).metadata();
  expect({ width, height }).toEqual({ width: DEVICE_WIDTH_PX.MOBILE * 2, height: Number(screen.height) * 2 });
  expect(screen.width).toBe(String(DEVICE_WIDTH_PX.MOBILE));
  expect((await download(screen.externalToolExport)).toString('utf8')).toMatch(/<text[^>]*>[\s\S]*Start run/);
  expect((await readHtml(screen)).includes('Start run')).toBe(true);
  return screen;
}

async function edit(client: JourneyClient, projectId: string, { id, name }: LeanWireScreen): Promise<void> {
  const prompt = 'Change the text "Start run" to "Lace up"';
  const edited = screensOf(await client.call('edit_screens', { projectId, selectedScreenIds: [id], prompt }));
  expect(edited).toMatchObject([{ id, name, screenMetadata: { status: 'COMPLETE' } }]);
  const html = await readHtml(edited[0] ?? {});
  expect([html.includes('Lace up'), html.includes('Start run')]).toEqual([true, false]);
}

async function vary(client: JourneyClient, projectId: string, { id }: LeanWireScreen): Promise<void> {
  const variants = screensOf(
    await client.call('generate_variants', {
      projectId,
      selectedScreenIds: [id],
      prompt: 'Other arrangements',
      variantOptions: { creativeRange: 'EXPLORE', aspects: ['LAYOUT'] },
    }),
  );
  expect(variants).toHaveLength(3);
  expect(new Set(variants.map((variant) => variant.id)).size).toBe(3);
  const bodies = await Promise.all(variants.map(async (variant) => bodyOf(await readHtml(variant))));
  expect(new Set(bodies).size).toBe(3);
}

/** By fields, changed, and from a DESIGN.md; answers the asset of the last. */
async function createSystems(client: JourneyClient, projectId: string): Promise<string> {
  const created = await client.call('create_design_system', {
    projectId,
    designSystem: { displayName: 'By fields', theme: THEME },
  });
  expect(created).toMatchObject({ version: '1', designSystem: { theme: { overridePrimaryColor: '#112233' } } });
  const updated = await client.call('update_design_system', {
    name: created.name,
    projectId,
    designSystem: { displayName: 'By fields, again', theme: { ...THEME, roundness: 'ROUND_FOUR' } },
  });
  expect(updated).toMatchObject({
    name: created.name,
    version: '2',
    designSystem: { theme: { roundness: 'ROUND_FOUR' } },
  });
  const { id, sourceScreen } = await client.call('upload_design_md', {
    projectId,
    designMdBase64: Buffer.from(DESIGN_MD).toString('base64'),
  });
  const read = await client.call('create_design_system_from_design_md', {
    projectId,
    selectedScreenInstance: { id, sourceScreen },
  });
  const { designSystems } = await client.call('list_design_systems', { projectId });
  expect(designSystems.map((asset) => asset.name)).toEqual([created.name, `assets/${read.assetId}`]);
  return read.assetId;
}
