import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGENT_TYPES, DEVICE_TYPES, DISPLAY_MODES, SCREEN_STATUSES, SCREEN_TYPES } from '../../src/domain/enums.ts';
import type { FileId, ScreenId } from '../../src/domain/brand.ts';
import { connect, ERAS, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, generateScreen, screensOf, suggestionsOf, textOf } from './steps.ts';

const downloadText = async (service: TestService, downloadUrl: string | undefined): Promise<string> => {
  const file = await service.deps.store.files.find((downloadUrl ?? '').split('/').at(-1) as FileId);
  return new TextDecoder().decode(await service.deps.blobs.get(file?.contentHash ?? ''));
};

describe.each(ERAS)('screens over %s', (era) => {
  let service: TestService;
  let client: TestClient;
  let projectId: string;
  beforeAll(async () => {
    service = await openTestService();
    client = await connect(service, era);
  });
  beforeAll(async () => {
    ({ projectId } = await createProject(client));
  });
  afterAll(() => service[Symbol.asyncDispose]());

  // spec: 1-generation, 1-screen, 4.6-output, SessionOutputComponent.returned, SessionOutputComponent.text, SessionOutputComponent.suggestion, SessionOutputComponent.design
  it('come from a prompt, with words and next prompts, under both spellings', async () => {
    const prompt = 'A habit tracker home screen for runners';
    const output = await client.succeed('generate_screen_from_text', { projectId, prompt, deviceType: 'MOBILE' });
    expect(output.outputComponents).toEqual(output.output_components);
    expect(output).toMatchObject({ projectId, sessionId: expect.any(String) });
    const [screen, ...others] = screensOf(output);
    expect(others).toEqual([]);
    expect(screen).toMatchObject({
      prompt,
      deviceType: 'MOBILE',
      screenMetadata: { status: 'COMPLETE', isRemixed: false },
    });
    expect(textOf(output)).toContain(screen?.title);
    expect(suggestionsOf(output).length).toBeGreaterThanOrEqual(2);
    for (const component of output.output_components) expect(Object.keys(component)).toHaveLength(1);
  });

  it('come several at once, named and side by side, when one prompt asks for several', async () => {
    const { projectId: home } = await createProject(client);
    const prompt = 'Create 3 screens for a tide app called Ebb: 1. Onboarding 2. Home: next tide, wind 3. Profile';
    const output = await client.succeed('generate_screen_from_text', { projectId: home, prompt, deviceType: 'MOBILE' });
    const screens = screensOf(output);
    expect(screens.map(({ prompt: own }) => own)).toEqual([
      'Onboarding screen for a tide app called Ebb.',
      'Home screen for a tide app called Ebb: next tide, wind.',
      'Profile screen for a tide app called Ebb.',
    ]);
    expect(screens.map(({ screenMetadata }) => screenMetadata.status)).toEqual(['COMPLETE', 'COMPLETE', 'COMPLETE']);
    expect(textOf(output)).toMatch(/^1\. .*\n2\. .*\n3\. /);
    const { screenInstances } = await client.succeed('get_project', { name: `projects/${home}` });
    const places = screenInstances.map(({ x, y }: { x: number; y: number }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(3);
  });

  // spec: 4.6-new-screen
  it('are made anew by each call', async () => {
    const prompt = 'The same words twice';
    const first = await client.succeed('generate_screen_from_text', { projectId, prompt });
    const second = await client.succeed('generate_screen_from_text', { projectId, prompt });
    const ids = [first, second].flatMap(screensOf).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    const drawn = await Promise.all(
      [first, second].flatMap(screensOf).map(({ htmlCode }) => downloadText(service, htmlCode?.downloadUrl)),
    );
    expect(drawn[0]).toBe(drawn[1]);
  });

  // spec: Screen.name, Screen.id, Screen.title, Screen.prompt, Screen.screenshot, Screen.htmlCode, Screen.externalToolExport, Screen.theme, Screen.deviceType, Screen.screenType, Screen.screenMetadata, Screen.width, Screen.height, Screen.groupId, Screen.groupName, Screen.generatedBy, Screen.isCreatedByClient, 2-screen-name, 2-file-name, File.name, File.downloadUrl, File.mimeType, 4.5-output, 3-complete, 6-read, ScreenMetadata.agentType, ScreenMetadata.status, ScreenMetadata.statusMessage, ScreenMetadata.displayMode, ScreenMetadata.isRemixed, ScreenMetadata.componentRegions, enum.ScreenType
  it('are read back with every field of the specification', async () => {
    const made = await generateScreen(client, projectId);
    const screen = await client.succeed('get_screen', { name: made.name, projectId, screenId: made.id });
    const file = (mimeType: string) => ({
      name: expect.stringMatching(new RegExp(`^projects/${projectId}/files/[0-9a-f]{32}$`)),
      downloadUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4280\/files\/[0-9a-f]{32}$/),
      mimeType,
    });
    expect(screen).toEqual({
      name: `projects/${projectId}/screens/${made.id}`,
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      title: made.title,
      prompt: 'A habit tracker for runners',
      screenshot: file('image/png'),
      htmlCode: file('text/html'),
      externalToolExport: file('image/svg+xml'),
      theme: expect.objectContaining({ customColor: expect.stringMatching(/^#[0-9a-f]{6}$/) }),
      deviceType: expect.toBeOneOf([...DEVICE_TYPES]),
      screenType: 'DESIGN',
      screenMetadata: {
        agentType: 'TURBO_AGENT',
        status: 'COMPLETE',
        statusMessage: expect.any(String),
        displayMode: 'HTML',
        isRemixed: false,
        componentRegions: expect.arrayContaining([
          {
            type: expect.any(String),
            description: expect.any(String),
            x: expect.any(Number),
            y: expect.any(Number),
            width: expect.any(Number),
            height: expect.any(Number),
          },
        ]),
        renderer: expect.toBeOneOf(['chromium', 'takumi']),
      },
      width: expect.stringMatching(/^\d+$/),
      height: expect.stringMatching(/^\d+$/),
      groupId: '',
      groupName: '',
      generatedBy: expect.any(String),
      isCreatedByClient: false,
    });
    expect(AGENT_TYPES).toContain(screen.screenMetadata.agentType);
    expect(SCREEN_STATUSES).toEqual(['IN_PROGRESS', 'COMPLETE', 'FAILED']);
    expect(DISPLAY_MODES).toEqual(['SCREENSHOT', 'HTML', 'CODE', 'MARKDOWN', 'STICKY_NOTE']);
    expect(SCREEN_TYPES).toEqual([
      'SCREEN_TYPE_UNSPECIFIED',
      'DESIGN',
      'IMAGE',
      'PROTOTYPE',
      'DOCUMENT',
      'PROTOTYPE_V2',
    ]);
  });

  it('link their files for clients that open links', async () => {
    const made = await generateScreen(client, projectId);
    const { content } = await client.call('get_screen', { name: made.name });
    expect(content.slice(1)).toMatchObject([
      { type: 'resource_link', uri: made.htmlCode?.downloadUrl, mimeType: 'text/html', name: `${made.title} (HTML)` },
      { type: 'resource_link', uri: made.screenshot?.downloadUrl, mimeType: 'image/png' },
      { type: 'resource_link', uri: made.externalToolExport?.downloadUrl, mimeType: 'image/svg+xml' },
    ]);
  });

  // spec: File.userFeedback, UserFeedback.rating, UserFeedback.comment, UserFeedback.designFeedbackReason
  it('tell the latest feedback on their files', async () => {
    const made = await generateScreen(client, projectId);
    const fileId = made.screenshot?.downloadUrl.split('/').at(-1) as FileId;
    const { userId } = service.owner;
    await service.deps.store.feedback.insert({ fileId, userId, rating: 'POSITIVE', comment: 'Nice', reasons: [] });
    const reasons = ['COMPONENT_ISSUE'];
    await service.deps.store.feedback.insert({ fileId, userId, rating: 'NEGATIVE', comment: 'Hm', reasons });
    const { screenshot, htmlCode } = await client.succeed('get_screen', { name: made.name });
    expect(screenshot?.userFeedback).toEqual({
      rating: 'NEGATIVE',
      comment: 'Hm',
      designFeedbackReason: 'COMPONENT_ISSUE',
    });
    expect(htmlCode).not.toHaveProperty('userFeedback');
  });

  // spec: 4.4-output
  it('are listed oldest first', async () => {
    const fresh = await createProject(client);
    const made = [
      await generateScreen(client, fresh.projectId, 'One'),
      await generateScreen(client, fresh.projectId, 'Two'),
    ];
    const { screens } = await client.succeed('list_screens', { projectId: fresh.projectId });
    expect(screens.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
    expect(screens.map(({ prompt }) => prompt)).toEqual(['One', 'Two']);
  });

  // spec: 4.7-output
  it('are edited in place, and keep their earlier versions', async () => {
    const made = await generateScreen(client, projectId);
    const output = await client.succeed('edit_screens', {
      projectId,
      selectedScreenIds: [made.id],
      prompt: 'Rename it',
    });
    const [edited] = screensOf(output);
    expect(edited).toMatchObject({
      id: made.id,
      name: made.name,
      title: `${made.title}, edited`,
      screenMetadata: { status: 'COMPLETE' },
    });
    expect(edited?.htmlCode?.downloadUrl).not.toBe(made.htmlCode?.downloadUrl);
    const versions = await service.deps.store.screens.listVersions(service.owner.userId, made.id as ScreenId);
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(await downloadText(service, made.htmlCode?.downloadUrl)).toContain(made.title);
  });

  it('stay as they are when an edit is not understood', async () => {
    const made = await generateScreen(client, projectId);
    const before = await client.succeed('get_screen', { name: made.name });
    const output = await client.succeed('edit_screens', { projectId, selectedScreenIds: [made.id], prompt: 'UNCLEAR' });
    // As they are: clients take what came of an edit from here.
    expect(screensOf(output).map(({ id, htmlCode }) => [id, htmlCode])).toEqual([[before.id, before.htmlCode]]);
    expect(textOf(output)).toMatch(/nothing was changed/);
    expect(suggestionsOf(output).length).toBeGreaterThanOrEqual(2);
    expect(await client.succeed('get_screen', { name: made.name })).toEqual(before);
  });

  // spec: 1-variants, 4.8-output
  it('get variants of their own, grouped and placed beside them', async () => {
    const { projectId: fresh, name } = await createProject(client);
    const source = await generateScreen(client, fresh);
    const args = {
      projectId: fresh,
      selectedScreenIds: [source.id],
      prompt: 'Bolder',
      variantOptions: { variantCount: 2 },
    };
    const output = await client.succeed('generate_variants', args);
    const variants = screensOf(output);
    expect(variants).toHaveLength(2);
    const [first] = variants;
    expect(first?.groupId).toMatch(/^[0-9a-f]{32}$/);
    for (const variant of variants) {
      expect(variant).toMatchObject({
        groupId: first?.groupId,
        groupName: `${source.title}: other arrangements and colours`,
        prompt: expect.stringMatching(/^Bolder\n\n\S[^]*\n\nIts source: A habit tracker for runners$/),
        screenMetadata: { status: 'COMPLETE', isRemixed: true },
      });
    }
    expect(await client.succeed('get_screen', { name: source.name })).toMatchObject({
      title: source.title,
      groupId: '',
    });
    const { screenInstances } = await client.succeed('get_project', { name });
    expect(screenInstances.map(({ sourceScreen }) => sourceScreen)).toEqual([
      source.name,
      ...variants.map((variant) => variant.name),
    ]);
    const [origin, ...placed] = screenInstances;
    for (const instance of placed) expect(instance.y).toBeGreaterThanOrEqual((origin?.y ?? 0) + Number(source.height));
  });

  it.each([
    ['a short address', 'http://127.0.0.1:4280'],
    ['a long one', `https://designs.${'a-department.'.repeat(5)}example.com:8443/tools/of/all/teams`],
  ])('fit a context also as five variants of a long prompt, at %s', async (_, address) => {
    const there = await connect({ ...service, fetchAs: (caller) => service.fetchAs(caller, address) }, era);
    const source = await generateScreen(client, projectId, 'A long prompt. '.repeat(200));
    const { structuredContent } = await there.call('generate_variants', {
      projectId,
      selectedScreenIds: [source.id],
      prompt: 'Another long prompt. '.repeat(200),
      variantOptions: { variantCount: 5 },
    });
    const text = JSON.stringify(structuredContent);
    expect(text.length).toBeLessThan(16_000);
    expect(text.split(`"downloadUrl":"${address}/files/`).length).toBeGreaterThan(20);
    expect(text).not.toMatch(/designMd|componentRegions/);
  });
});
