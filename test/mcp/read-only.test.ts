import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineTools } from '../../src/contract/define-tools.ts';
import { connect, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, DESIGN_SYSTEM, generateScreen } from './steps.ts';

let service: TestService;
let client: TestClient;
beforeAll(async () => {
  service = await openTestService();
  client = await connect(service, '2026-07-28');
});
afterAll(() => service[Symbol.asyncDispose]());

/** Every row of every table, as it stands. */
function readAll(): Record<string, unknown[]> {
  using database = new DatabaseSync(path.join(service.dataDir, 'tailorbird.sqlite'), { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
  return Object.fromEntries(
    tables.map(({ name }) => [String(name), database.prepare(`select * from "${String(name)}"`).all()]),
  );
}

// spec: 4.15-meaning-readOnly, 4.15-meaning-idempotent
it('tools that are hinted read-only change no row, and give the same answer again', async () => {
  const { projectId, name } = await createProject(client);
  const screen = await generateScreen(client, projectId);
  await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
  const calls: Readonly<Record<string, object>> = {
    get_project: { name },
    list_projects: {},
    list_screens: { projectId },
    get_screen: { name: screen.name },
    list_design_systems: { projectId },
  };
  const hinted = Object.values(defineTools()).filter(({ annotations }) => annotations.readOnlyHint);
  expect(hinted.map((tool) => tool.name)).toEqual(Object.keys(calls));
  const before = readAll();
  expect(before['screens']).not.toEqual([]);
  for (const tool of hinted) {
    expect(tool.annotations).toMatchObject({ idempotentHint: true, destructiveHint: false });
    const first = await client.call(tool.name, calls[tool.name]);
    expect(first.isError).not.toBe(true);
    expect(await client.call(tool.name, calls[tool.name])).toEqual(first);
  }
  expect(readAll()).toEqual(before);
});

// spec: 4.15-meaning-destructive
it('tools that are hinted otherwise change what is kept', async () => {
  const before = readAll();
  await createProject(client);
  expect(readAll()).not.toEqual(before);
});
