import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, ERAS, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, screensOf } from './steps.ts';

describe('a prompt for several screens', () => {
  let service: TestService;
  let client: TestClient;
  beforeAll(async () => {
    service = await openTestService();
    client = await connect(service, ERAS[0]);
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it.each([
    ['A checkout flow of 3 screens for a seed shop: cart, address, payment', ['Cart', 'Address', 'Payment']],
    ['Three onboarding screens for a choir app called Vesper', ['Welcome', 'How it works', 'Ready to start']],
    ['A password reset flow in two screens for a museum: enter email, new password', ['Enter email', 'New password']],
  ])('makes each, called after its step, with a part of its own: %s', async (prompt, titles) => {
    const { projectId } = await createProject(client);
    const screens = screensOf(await client.succeed('generate_screen_from_text', { projectId, prompt }));
    expect(screens.map(({ title }) => title)).toEqual(titles);
    expect(new Set(screens.map(({ prompt: own }) => own)).size).toBe(titles.length);
    expect(new Set(screens.map(({ deviceType }) => deviceType)).size).toBe(1);
  });
});
