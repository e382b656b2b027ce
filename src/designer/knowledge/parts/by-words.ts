interface Called {
  words: readonly string[];
}

/** Entries by each word that they are called. Of two that share a word, the first has it. */
export const byWords = <Entry extends Called>(entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.toReversed().flatMap((entry) => entry.words.map((word) => [word, entry] as const)));

/** What a prompt calls something, as it is looked up. */
export const foldName = (phrase: string): string =>
  phrase.trim().toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ');
