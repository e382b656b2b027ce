import { describe, expect, it } from 'vitest';
import type { FileId, ProjectId } from '../domain/brand.ts';
import { findWishedVersion } from './find-wished-version.ts';
import { readVersionWish } from './version-wish.ts';

/** Versions counted from 1, each with the file that it shows. */
const versionsOf = (...files: readonly string[]) =>
  files.map((id, at) => ({
    version: at + 1,
    htmlCode: {
      id: id as FileId,
      projectId: 'studio' as ProjectId,
      mimeType: 'text/html',
      byteLength: 1,
      contentHash: id,
    },
  }));

describe('readVersionWish', () => {
  it.each([
    ['undo', { to: 'before' }],
    ['Please undo the last change', { to: 'before' }],
    ['revert that, please', { to: 'before' }],
    ['Annule le dernier changement', { to: 'before' }],
    ['redo', { to: 'after' }],
    ['go back to version 3', { to: 'version', version: 3 }],
    ['Go back to the previous version', { to: 'before' }],
    ['restore the original', { to: 'first' }],
    ['go back to the version before the blue', { to: 'before-change', words: 'blue' }],
    ['go back to how it was before the dark theme', { to: 'before-change', words: 'dark theme' }],
    ['go back to before the table edit', { to: 'before-change', words: 'table' }],
    ['add an undo button', undefined],
    ['undo the blue and make it bigger', undefined],
  ] as const)('reads "%s"', (said, wish) => {
    expect(readVersionWish(said)).toEqual(wish);
  });
});

describe('findWishedVersion', () => {
  it.each([
    ['before', ['a', 'b', 'c'], 2],
    ['before', ['a', 'b', 'c', 'b'], 1],
    ['before', ['a'], undefined],
    // A change after an undo was made of what was undone to.
    ['before', ['a', 'b', 'c', 'b', 'd'], 2],
    ['after', ['a', 'b', 'c', 'b'], 3],
    ['after', ['a', 'b', 'c'], undefined],
    ['first', ['a', 'b', 'c'], 1],
  ] as const)('goes %s in %j to %s', (to, files, version) => {
    expect(findWishedVersion({ to }, versionsOf(...files))).toBe(version);
  });

  it('knows versions by their number, and stays where it is', () => {
    expect(findWishedVersion({ to: 'version', version: 2 }, versionsOf('a', 'b', 'c'))).toBe(2);
    expect(findWishedVersion({ to: 'version', version: 3 }, versionsOf('a', 'b', 'c'))).toBeUndefined();
    expect(findWishedVersion({ to: 'version', version: 9 }, versionsOf('a', 'b', 'c'))).toBeUndefined();
  });

  it('goes before the change that was asked for in the words', () => {
    const prompts = ['A bakery', 'make the header blue', 'bigger title', 'go back to the version before the blue'];
    const versions = versionsOf('a', 'b', 'c').map((one, at) => ({ ...one, prompt: prompts[at] }));
    expect(findWishedVersion({ to: 'before-change', words: 'blue' }, versions)).toBe(1);
    expect(findWishedVersion({ to: 'before-change', words: 'title' }, versions)).toBe(2);
    expect(findWishedVersion({ to: 'before-change', words: 'green' }, versions)).toBeUndefined();
  });
});
