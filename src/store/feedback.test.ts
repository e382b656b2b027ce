import { describe, expect, it } from 'vitest';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

describe('feedback on a file', () => {
  it('is the last that was given', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    const file = await store.files.insert(project.id, { mimeType: 'image/png', byteLength: 1, contentHash: 'h' });
    const base = { fileId: file.id, userId: user.id };
    expect(await store.feedback.listLatest([file.id])).toEqual([]);
    await store.feedback.insert({ ...base, rating: 'NEGATIVE', comment: 'too dark', reasons: ['INCORRECT_THEME'] });
    const last = await store.feedback.insert({ ...base, rating: 'POSITIVE', comment: '', reasons: [] });
    expect(await store.feedback.listLatest([file.id])).toEqual([last]);
  });
});
