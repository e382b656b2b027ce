import { describe, expect, it } from 'vitest';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

const FILE = { mimeType: 'text/html', byteLength: 1, contentHash: 'half' };
const WHOLE = { files: { htmlCode: { ...FILE, contentHash: 'whole' } } };

async function openWithScreens() {
  const temporary = await openTemporaryStore();
  const { store } = temporary;
  const { user, project } = await insertUserAndProject(store);
  const insert = () =>
    store.screens.insert({ projectId: project.id, title: 'Home', prompt: 'home', deviceType: 'MOBILE' });
  return {
    store,
    user,
    first: (await insert()).id,
    second: (await insert()).id,
    [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose](),
  };
}

describe('a draft', () => {
  it('is noted before it is shown, stands until the first version does, and is no version', async () => {
    await using opened = await openWithScreens();
    const { store, user, first: id } = opened;
    const { drafts, screens } = store;
    const draft = await drafts.note(id, FILE);
    expect((await screens.find(user.id, id))?.htmlCode).toBeUndefined();
    await drafts.show(id, draft.id);
    expect(await screens.find(user.id, id)).toMatchObject({
      version: 0,
      htmlCode: draft,
      metadata: { status: 'IN_PROGRESS' },
    });
    expect(await screens.listVersions(user.id, id)).toEqual([]);
    const spending = { inputTokens: 1, outputTokens: 2, durationMs: 3 };
    await screens.complete(id, { ...WHOLE, spending });
    await drafts.show(id, draft.id);
    expect(await screens.find(user.id, id)).toMatchObject({ version: 1, htmlCode: { contentHash: 'whole' }, spending });
  });

  it('goes with the work that fails, and leaves an edited screen alone', async () => {
    await using opened = await openWithScreens();
    const { drafts, screens } = opened.store;
    const { id: draftId } = await drafts.note(opened.first, FILE);
    await drafts.show(opened.first, draftId);
    const failed = await screens.fail(opened.first, 'No.');
    expect(failed).toMatchObject({ metadata: { status: 'FAILED' } });
    expect(failed.htmlCode).toBeUndefined();

    await screens.complete(opened.second, WHOLE);
    await screens.begin(opened.second);
    await drafts.show(opened.second, (await drafts.note(opened.second, FILE)).id);
    expect((await screens.find(opened.user.id, opened.second))?.htmlCode?.contentHash).toBe('whole');
  });

  it('is listed by its screen, and as left once nobody draws that screen, and is removed as no other file is', async () => {
    await using opened = await openWithScreens();
    const { store, user, first, second } = opened;
    const { drafts, screens, files } = store;
    const shown = await drafts.note(first, FILE);
    const other = await drafts.note(second, { ...FILE, contentHash: 'other' });
    await drafts.show(first, shown.id);
    expect(await drafts.list([first])).toEqual([shown]);
    expect(await drafts.list([first, second])).toEqual(expect.arrayContaining([shown, other]));
    expect(await drafts.list([])).toEqual([]);
    expect(await drafts.listLeft()).toEqual([]);
    await screens.complete(first, WHOLE);
    expect(await drafts.listLeft()).toEqual([shown]);
    const whole = (await screens.find(user.id, first))?.htmlCode;
    await drafts.remove([shown.id, whole?.id ?? shown.id]);
    expect(await files.find(shown.id)).toBeUndefined();
    expect(await files.find(whole?.id ?? shown.id)).toEqual(whole);
    expect(await drafts.list([first, second])).toEqual([other]);
  });
});
