import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileId, ScreenId } from '../../src/domain/brand.ts';
import { embeddedDesigner } from '../../src/designer/embedded-designer.ts';
import { createPreviews } from '../../src/operations/preview-screens.ts';
import { connect, type TestClient, type ToolAnswer } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, DESIGN_SYSTEM, generateScreen } from './steps.ts';

const picturesOf = ({ content }: ToolAnswer) => content.filter(({ type }) => type === 'image');

describe('the picture in an answer', () => {
  let service: TestService;
  let client: TestClient;
  let projectId: string;
  let screen: Awaited<ReturnType<typeof generateScreen>>;
  beforeAll(async () => {
    service = await openTestService({ designer: embeddedDesigner, answersWithPictures: true });
    client = await connect(service, '2026-07-28');
    ({ projectId } = await createProject(client));
    screen = await generateScreen(client, projectId, 'A tide table for rowers with a chart, photos of three boats');
  }, 60_000);
  afterAll(() => service[Symbol.asyncDispose]());

  const hold = async (answer: ToolAnswer) => {
    expect(answer.isError).not.toBe(true);
    const [picture, ...others] = picturesOf(answer);
    expect(others).toEqual([]);
    expect(picture?.data?.length).toBeLessThanOrEqual(120_000);
    const { width, height, format } = await sharp(Buffer.from(picture?.data ?? '', 'base64')).metadata();
    expect(picture?.mimeType).toBe(`image/${format}`);
    expect(Math.max(width, height)).toBeLessThanOrEqual(800);
    return { width, height };
  };

  it('is one of the screen, with its proportions, where a screen was made, edited or read', async () => {
    const ids = { projectId, selectedScreenIds: [screen.id] };
    const made = await client.call('generate_screen_from_text', { projectId, prompt: 'A login', deviceType: 'MOBILE' });
    const { width, height } = await hold(made);
    expect(height / width).toBeGreaterThan(1.5);
    await hold(await client.call('edit_screens', { ...ids, prompt: 'Make it dark' }));
    await hold(await client.call('get_screen', { name: screen.name }));
  });

  it('is one sheet of all variants', async () => {
    const answer = await client.call('generate_variants', {
      projectId,
      selectedScreenIds: [screen.id],
      prompt: 'Calmer',
      variantOptions: { variantCount: 3 },
    });
    const { width, height } = await hold(answer);
    expect(width * height).toBeGreaterThan(300_000);
  }, 60_000);

  it('is the top of a page that is very long', async () => {
    const prompt = 'The log of a lighthouse on the phone: 40 entries, each with time, wind and a note of two sentences';
    const made = await client.call('generate_screen_from_text', { projectId, prompt, deviceType: 'MOBILE' });
    const { width } = await hold(made);
    expect(width).toBeGreaterThanOrEqual(320);
  });

  it('is absent where there is none yet, which is not waited for, and from lists and errors', async () => {
    const id = screen.id as ScreenId;
    await service.deps.store.transaction(({ screens }) => screens.begin(id, 'Editing'));
    expect(picturesOf(await client.call('get_screen', { name: screen.name }))).toEqual([]);
    await service.deps.store.transaction(({ screens }) => screens.fail(id, 'Ended by the test'));
    for (const [name, args] of [
      ['list_screens', { projectId }],
      ['get_project', { name: `projects/${projectId}` }],
      ['create_design_system', { designSystem: DESIGN_SYSTEM }],
      ['get_screen', { name: `projects/${projectId}/screens/none` }],
    ] as const) {
      expect(picturesOf(await client.call(name, args))).toEqual([]);
    }
  });

  it('is left out, and logged, where its file is gone', async () => {
    const { store } = service.deps;
    const logged: string[] = [];
    const log = { error: (_: object, message: string) => void logged.push(message) };
    const previews = createPreviews({
      store,
      blobs: { ...service.deps.blobs, get: () => Promise.reject(new Error('gone')) },
      log,
    });
    const file = screen.screenshot?.downloadUrl.split('/').at(-1) as FileId;
    expect(await previews([{ file, deviceType: 'MOBILE' }])).toBeUndefined();
    expect(logged).toEqual(['an answer goes without its picture']);
  });
});

it('answers go without pictures where the setting says so', async () => {
  await using service = await openTestService({ answersWithPictures: false });
  await using client = await connect(service, '2025-11-25');
  const { projectId } = await createProject(client);
  expect(picturesOf(await client.call('generate_screen_from_text', { projectId, prompt: 'A login' }))).toEqual([]);
});
