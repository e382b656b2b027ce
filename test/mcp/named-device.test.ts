import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDesigner } from '../../src/designer/embedded-designer.ts';
import { connect, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, screensOf } from './steps.ts';

let service: TestService;
let client: TestClient;
beforeAll(async () => {
  service = await openTestService({ designer: embeddedDesigner });
  client = await connect(service, '2026-07-28');
});
afterAll(() => service[Symbol.asyncDispose]());

/** The device of a screen whose project was begun for another. */
async function drawBeside(deviceType: string, prompt: string): Promise<string | undefined> {
  const { projectId } = await createProject(client);
  await client.succeed('generate_screen_from_text', { projectId, prompt: 'A contact form', deviceType });
  return screensOf(await client.succeed('generate_screen_from_text', { projectId, prompt }))[0]?.deviceType;
}

describe('the device of a screen', { timeout: 120_000 }, () => {
  // spec: Screen.deviceType, enum.DeviceType
  it.each([
    ['DESKTOP', 'A phone app home screen for gardeners', 'MOBILE'],
    ['MOBILE', 'Desktop dashboard of a harbour', 'DESKTOP'],
    ['MOBILE', 'Веб-приложение для учёта причалов', 'DESKTOP'],
    ['TABLET', 'スマホ向けの読書記録', 'MOBILE'],
  ])(
    'a device that a prompt names is drawn, whatever the project was begun for: %s, %s',
    async (first, prompt, drawn) => {
      expect(await drawBeside(first, prompt)).toBe(drawn);
    },
  );

  it.each(['MOBILE', 'TABLET', 'DESKTOP'])('a prompt that names none has that of the project: %s', async (first) => {
    expect(await drawBeside(first, 'Reading list of a book club')).toBe(first);
  });

  it('a device in the call has the last word', async () => {
    const { projectId } = await createProject(client);
    const args = { projectId, prompt: 'A phone app for gardeners', deviceType: 'TABLET' };
    expect(screensOf(await client.succeed('generate_screen_from_text', args))[0]?.deviceType).toBe('TABLET');
  });
});
