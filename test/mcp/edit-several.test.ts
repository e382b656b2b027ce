import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, generateScreen, screensOf, textOf } from './steps.ts';

let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await connect(service, '2026-07-28');
});
afterAll(() => service[Symbol.asyncDispose]());

it('edits each of several screens, and names the one that fails', async () => {
  const { projectId } = await createProject(client);
  const [first, second] = [await generateScreen(client, projectId), await generateScreen(client, projectId)];
  await client.succeed('edit_screens', { projectId, selectedScreenIds: [first.id], prompt: 'once' });
  const output = await client.succeed('edit_screens', {
    projectId,
    selectedScreenIds: [first.id, second.id],
    prompt: 'BREAKS-EDITED',
  });
  expect(screensOf(output).map(({ id }) => id)).toEqual([second.id]);
  expect(textOf(output)).toContain('Habit home, edited stays as it was');
  expect(textOf(output)).not.toContain('test designer breaks');
  const kept = await client.succeed('get_screen', { name: first.name });
  expect(kept).toMatchObject({ title: 'Habit home, edited', screenMetadata: { status: 'COMPLETE' } });
});

it('answers an instruction that changes nothing with the screens as they are, and the reason in words', async () => {
  const { projectId } = await createProject(client);
  const [first, second] = [await generateScreen(client, projectId), await generateScreen(client, projectId)];
  const selectedScreenIds = [first.id, second.id];
  const output = await client.succeed('edit_screens', { projectId, selectedScreenIds, prompt: 'UNCLEAR' });
  const shown = screensOf(output);
  expect(shown.map(({ id }) => id)).toEqual(selectedScreenIds);
  expect(shown.map(({ htmlCode }) => htmlCode?.downloadUrl)).toEqual(
    [first, second].map(({ htmlCode }) => htmlCode?.downloadUrl),
  );
  expect(textOf(output)).toContain('nothing was changed');
});
