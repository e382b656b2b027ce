import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LISTENING, openPlace } from '../cli/run-tailorbird.ts';
import { connectCurrent } from '../journey/clients.ts';
import { createProject, screensOf } from '../mcp/steps.ts';
import { openModelServer, type Answering } from './model-server.ts';
import { openModelHouse, type ModelHouse } from './open-model-house.ts';
import { toModelEnvironment } from './provider-variables.ts';
import { answerWell, answerWellBut, inTurn, kindOf, SCREEN } from './studio.ts';

const ASKED = { prompt: 'A screen for a coffee tasting room with "Guji, natural" tonight', modelId: 'MODEL_3_PRO' };
const HALF = SCREEN.slice(0, SCREEN.indexOf('This week'));

/** Comes as far as the second section, and then goes on without a word that matters. */
const drawHalf: Answering = () => ({ kind: 'text', text: `${HALF}${' '.repeat(20_000)}`, betweenMs: 100 });
const drawSlowly: Answering = () => ({ kind: 'text', text: SCREEN, betweenMs: 150 });

/**
 * What a data folder holds: the files on record, and the bytes under a name without a record. What a killed process was
 * writing has no name yet; the blobs themselves clear it away, by its age.
 */
async function lookInto(dataDir: string): Promise<{ drafts: number; files: number; withoutRecord: number }> {
  const database = new DatabaseSync(path.join(dataDir, 'tailorbird.sqlite'), { readOnly: true });
  const rows = database.prepare('select content_hash as hash, draft_of as draftOf from files').all();
  database.close();
  const known = new Set(rows.map(({ hash }) => hash));
  const entries = await readdir(path.join(dataDir, 'blobs'), { recursive: true, withFileTypes: true });
  const blobs = entries
    .filter((entry) => entry.isFile() && path.basename(entry.parentPath) !== 'temporary')
    .map(({ parentPath, name }) => `${path.basename(parentPath)}${name}`);
  return {
    drafts: rows.filter(({ draftOf }) => draftOf !== null).length,
    files: rows.length,
    withoutRecord: blobs.filter((hash) => !known.has(hash)).length,
  };
}

const CLEAN = { drafts: 0, withoutRecord: 0 };

describe('what is shown of a screen that is being drawn', { timeout: 60_000 }, () => {
  let opened: ModelHouse;
  let projectId: string;
  beforeAll(async () => {
    opened = await openModelHouse({ provider: 'compatible' });
  });
  afterAll(() => opened[Symbol.asyncDispose]());
  beforeEach(async () => {
    opened.server.answer(answerWell);
    ({ projectId } = await createProject(opened.client));
  });

  const list = async () => (await opened.client.succeed('list_screens', { projectId })).screens;
  const readHtml = async (screenId = ''): Promise<string> => {
    const { store, blobs } = opened.house.deps;
    const screen = await store.screens.find(opened.house.local.userId, screenId as never);
    return new TextDecoder().decode(await blobs.get(screen?.htmlCode?.contentHash ?? ''));
  };
  /** The screens of the project once one of them, which has no version yet, can be read. */
  const seeDraft = async () => {
    for (;;) {
      const screens = await list();
      if (screens.some(({ htmlCode, screenMetadata }) => htmlCode && screenMetadata.status === 'IN_PROGRESS')) {
        return screens;
      }
      await delay(25);
    }
  };
  const cancel = async () => {
    const { store, runner } = opened.house.deps;
    const [running] = await store.runs.listRunning();
    await runner.cancel(running?.run.id as never, opened.house.local.userId);
  };

  it('can be read and not be worked on, and of a cancelled one nothing stays', async () => {
    opened.server.answer(answerWellBut('screen', drawHalf));
    const failing = opened.client.fail('generate_screen_from_text', { projectId, ...ASKED });
    const [screen] = await seeDraft();
    expect(screen).toMatchObject({ htmlCode: { mimeType: 'text/html' }, screenMetadata: { status: 'IN_PROGRESS' } });
    const html = await readHtml(screen?.id);
    expect([html.includes('Guji, natural'), html.includes('This week')]).toEqual([true, false]);
    const vary = { projectId, selectedScreenIds: [screen?.id], prompt: 'Others', variantOptions: { variantCount: 2 } };
    expect(await opened.client.fail('generate_variants', vary)).toMatch(
      /^FAILED_PRECONDITION: this screen has no finished HTML/,
    );
    expect((await lookInto(opened.dataDir)).drafts).toBeGreaterThan(0);
    await cancel();
    expect(await failing).toMatch(/^CANCELLED/);
    expect((await list())[0]?.htmlCode).toBeUndefined();
    await expect.poll(() => lookInto(opened.dataDir)).toMatchObject(CLEAN);
  });

  it('goes when the screen is done, and when it fails', async () => {
    opened.server.answer(answerWellBut('screen', drawSlowly));
    const succeeding = opened.client.succeed('generate_screen_from_text', { projectId, ...ASKED });
    const [draft] = await seeDraft();
    const [screen] = screensOf(await succeeding);
    const html = await readHtml(screen?.id);
    expect([html.includes('This week'), html.includes('name="draft"')]).toEqual([true, false]);
    expect((await fetchFile(opened, draft?.htmlCode?.downloadUrl)).status).toBe(404);
    await expect.poll(() => lookInto(opened.dataDir)).toMatchObject(CLEAN);

    opened.server.answer(answerWellBut('screen', () => ({ kind: 'stall', text: HALF })));
    const failing = opened.client.fail('generate_screen_from_text', { projectId, ...ASKED, prompt: 'Another' });
    await seeDraft();
    expect(await failing).toMatch(/^UNAVAILABLE: the model did not answer in time/);
    await expect.poll(() => lookInto(opened.dataDir)).toMatchObject(CLEAN);
  });

  it('is shown of each variant, and what is said names it and the section', async () => {
    const [source] = screensOf(await opened.client.succeed('generate_screen_from_text', { projectId, ...ASKED }));
    const drawVerySlowly: Answering = () => ({ kind: 'text', text: SCREEN, betweenMs: 600 });
    opened.server.answer(answerWellBut('screen', inTurn(answerWell, drawVerySlowly)));
    const said: string[] = [];
    const varying = opened.client.succeed(
      'generate_variants',
      {
        projectId,
        modelId: 'MODEL_3_PRO',
        selectedScreenIds: [source?.id],
        prompt: 'Other ways to order this',
        variantOptions: { variantCount: 2, creativeRange: 'REIMAGINE' },
      },
      { onprogress: ({ message = '' }) => said.push(message) },
    );
    // The first is whole to be seen while the second is drawn.
    const isFirstWhole = async () => {
      const [, first] = await list();
      return first?.htmlCode !== undefined && (await readHtml(first.id)).includes('Sidama honey');
    };
    await expect.poll(isFirstWhole, { timeout: 20_000, interval: 50 }).toBe(true);
    expect((await list()).slice(1).map(({ screenMetadata }) => screenMetadata.status)).toEqual([
      'IN_PROGRESS',
      'IN_PROGRESS',
    ]);
    const variants = screensOf(await varying);
    expect(variants.map(({ screenMetadata }) => screenMetadata.status)).toEqual(['COMPLETE', 'COMPLETE']);
    expect(said).toContain('Variant 1 of 2, "Seats first": planning the screen');
    expect(said).toContain('Variant 2 of 2, "A week at a glance": drawing list, section 2 of 2');
    await expect.poll(() => lookInto(opened.dataDir)).toMatchObject(CLEAN);
  });
});

const fetchFile = ({ house }: ModelHouse, url = ''): Promise<{ status: number }> =>
  house.deps.store.files
    .find(path.basename(new URL(url).pathname) as never)
    .then((file) => ({ status: file === undefined ? 404 : 200 }));

describe('drafts of a service that is killed', () => {
  it('go when the run is taken up and done, and those of an end that was not tidied at the next start', async () => {
    await using place = await openPlace();
    await using server = await openModelServer();
    const dataDir = path.join(place.folder, '.tailorbird');
    const serve = async () => {
      const served = place.start(['serve', '--port', '0'], toModelEnvironment('compatible', server));
      return { served, client: await connectCurrent({ url: `${await served.says(LISTENING)}/mcp` }) };
    };
    server.answer(answerWellBut('screen', () => ({ kind: 'stall', text: HALF })));
    const before = await serve();
    const { name: projectId } = await before.client.call('create_project', { title: 'Killed' });
    void before.client.call('generate_screen_from_text', { projectId, ...ASKED }).catch(() => undefined);
    await expect.poll(() => lookInto(dataDir), { timeout: 20_000 }).toMatchObject({ drafts: 1 });
    before.served.child.kill('SIGKILL');
    await before.served.ended;

    server.answer(answerWell);
    const after = await serve();
    const statuses = async () =>
      (await after.client.call('list_screens', { projectId })).screens.map(
        ({ screenMetadata }) => screenMetadata.status,
      );
    await expect.poll(statuses, { timeout: 20_000, interval: 100 }).toEqual(['COMPLETE']);
    await expect.poll(() => lookInto(dataDir), { timeout: 10_000 }).toMatchObject(CLEAN);
    expect(server.asked.filter((asked) => kindOf(asked) === 'screen')).toHaveLength(2);
    after.served.child.kill('SIGTERM');
    await after.served.ended;

    // As a process leaves it that dies between the end of a run and the tidying.
    const database = new DatabaseSync(path.join(dataDir, 'tailorbird.sqlite'));
    database.exec(
      `insert into files (id, project_id, mime_type, byte_length, content_hash, draft_of, create_time)
       select 'left', project_id, 'text/html', 1, '${'a'.repeat(64)}', id, 1 from screens`,
    );
    database.close();
    expect(await lookInto(dataDir)).toMatchObject({ drafts: 1 });
    const last = await serve();
    expect(await lookInto(dataDir)).toMatchObject(CLEAN);
    last.served.child.kill('SIGTERM');
    await last.served.ended;
  }, 90_000);
});
