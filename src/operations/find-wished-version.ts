import type { ScreenVersion } from '../domain/screen-version.ts';
import type { VersionWish } from './version-wish.ts';

type Kept = Pick<ScreenVersion, 'version' | 'htmlCode'> & { prompt?: string | undefined };

/**
 * The version that a wish means, of all versions of a screen, oldest first; undefined where there is none. A version that
 * was restored shows the file of an earlier one: to undo goes to what that one was made from, to redo to what was made of it.
 */
export function findWishedVersion(wish: VersionWish, versions: readonly Kept[]): number | undefined {
  const last = versions.at(-1);
  if (last === undefined) return undefined;
  const originOf = (one: Kept): Kept => versions.find(({ htmlCode }) => htmlCode?.id === one.htmlCode?.id) ?? one;
  const parentOf = (one: Kept): Kept | undefined => {
    const before = versions[versions.indexOf(one) - 1];
    return before === undefined ? undefined : originOf(before);
  };
  const parentOfChange = (words: string): Kept | undefined => {
    const said = words
      .toLowerCase()
      .split(/[^\p{L}\p{N}#]+/u)
      .filter((word) => word.length > 1);
    const change = versions.findLast(({ prompt = '' }) => {
      const own = prompt.toLowerCase().split(/[^\p{L}\p{N}#]+/u);
      return said.length > 0 && said.every((word) => own.includes(word)) && !own.includes('before');
    });
    return change === undefined ? undefined : parentOf(change);
  };
  const now = originOf(last);
  const wished =
    wish.to === 'before-change'
      ? parentOfChange(wish.words)
      : wish.to === 'version'
        ? versions.find(({ version }) => version === wish.version)
        : wish.to === 'first'
          ? versions[0]
          : wish.to === 'before'
            ? parentOf(now)
            : now === last
              ? undefined
              : versions.findLast((one) => originOf(one) === one && one !== now && parentOf(one) === now);
  return wished === undefined || originOf(wished) === now ? undefined : wished.version;
}
