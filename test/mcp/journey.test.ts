import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDesigner } from '../../src/designer/embedded-designer.ts';
import { connect, ERAS, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, DESIGN_MD, DESIGN_SYSTEM, screensOf, suggestionsOf, textOf, toBase64 } from './steps.ts';

/** The whole story of the specification with the embedded designer and nothing made for tests in between. */
describe.each(ERAS)('the journey over %s', (era) => {
  let service: TestService;
  let client: TestClient;
  beforeAll(async () => {
    service = await openTestService({ designer: embeddedDesigner });
    client = await connect(service, era);
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it('goes from a prompt to a project of screens in one design system', async () => {
    const { projectId, name } = await createProject(client, 'Stride');

    const prompt =
      'A habit tracker home screen for runners, dark and playful, with a weekly chart and a button "Start run"';
    const generated = await client.succeed('generate_screen_from_text', { projectId, prompt, deviceType: 'MOBILE' });
    const [screen] = screensOf(generated);
    expect(screen).toMatchObject({
      deviceType: 'MOBILE',
      width: '390',
      generatedBy: 'tailorbird-embedded',
      screenMetadata: { status: 'COMPLETE', agentType: 'TURBO_AGENT' },
    });
    expect(textOf(generated)).toMatch(/\w{3}.*\./);
    expect(suggestionsOf(generated).length).toBeGreaterThanOrEqual(2);
    expect(suggestionsOf(generated).length).toBeLessThanOrEqual(4);
    expect(JSON.stringify(generated).length).toBeLessThan(16_000);

    const edited = await client.succeed('edit_screens', {
      projectId,
      selectedScreenIds: [screen?.id],
      prompt: 'Change the text "Start run" to "Lace up"',
    });
    expect(screensOf(edited)).toMatchObject([{ id: screen?.id, screenMetadata: { status: 'COMPLETE' } }]);

    const varied = await client.succeed('generate_variants', {
      projectId,
      selectedScreenIds: [screen?.id],
      prompt: 'Try other arrangements',
      variantOptions: { variantCount: 5, creativeRange: 'EXPLORE', aspects: ['LAYOUT'] },
    });
    expect(screensOf(varied)).toHaveLength(5);
    expect(JSON.stringify(varied).length).toBeLessThan(16_000);

    const created = await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
    const upload = await client.succeed('upload_design_md', { projectId, designMdBase64: toBase64(DESIGN_MD) });
    const read = await client.succeed('create_design_system_from_design_md', {
      projectId,
      selectedScreenInstance: upload,
    });
    const { designSystems } = await client.succeed('list_design_systems', { projectId });
    expect(designSystems.map((asset) => asset.name)).toEqual([created.name, read.name]);
    expect(read.designSystem.theme).toMatchObject({
      overridePrimaryColor: '#0f62fe',
      headlineFont: 'SORA',
      bodyFont: 'INTER',
    });

    const { screenInstances } = await client.succeed('get_project', { name });
    const selectedScreenInstances = screenInstances.filter(({ label }) => label !== 'DESIGN.md');
    const applied = await client.succeed('apply_design_system', {
      projectId,
      selectedScreenInstances,
      assetId: read.assetId,
    });
    expect(screensOf(applied)).toHaveLength(6);

    // The screen and its variants; then the uploaded file and what shows the two design systems.
    const { screens } = await client.succeed('list_screens', { projectId });
    expect(screens.map(({ screenType }) => screenType)).toEqual([...repeat('DESIGN', 6), ...repeat('DOCUMENT', 3)]);
    for (const each of screens.filter(({ screenType }) => screenType === 'DESIGN')) {
      expect(each).toMatchObject({ theme: { headlineFont: 'SORA' }, screenMetadata: { status: 'COMPLETE' } });
    }
    expect(await client.succeed('get_screen', { name: screen?.name })).toMatchObject({
      theme: { designMd: DESIGN_MD },
    });
  });
});

const repeat = (word: string, count: number): string[] => Array.from({ length: count }, () => word);
