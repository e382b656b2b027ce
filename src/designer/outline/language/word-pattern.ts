/** Lists of words parted by commas, each in one string: a star stands for any ending, a plus for anything written before it. */
export const wordPattern = (lists: readonly string[]): string =>
  lists
    .flatMap((list) => list.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) =>
      word
        .replaceAll(/[ -]/g, String.raw`[\s-]+`)
        .replace(/^\+/, String.raw`[\p{L}\p{M}]+-?`)
        .replace(/^(?=\p{Script=Arabic})/u, WRITTEN_ONTO.arabic)
        .replace(/^(?=\p{Script=Hebrew})/u, WRITTEN_ONTO.hebrew)
        .replace(/\*$/, String.raw`[\p{L}\p{M}]*`),
    )
    // The longest first, so that a phrase is found before its first word.
    .toSorted((a, b) => b.length - a.length)
    .join('|');

/** Finds a pattern as whole words, and signs anywhere. */
export function findWords(pattern: string, signs: readonly string[] = []): RegExp {
  const words = String.raw`(?<![\p{L}\p{M}\p{N}])(?:${pattern})(?![\p{L}\p{M}])`;
  return new RegExp([words, ...signs].join('|'), 'iu');
}

/** And, the, for, in and as are written onto the word that they belong to. */
const WRITTEN_ONTO = { arabic: 'و?(?:ال|لل|[لبك])?', hebrew: 'ו?[הלבכמ]?' };
