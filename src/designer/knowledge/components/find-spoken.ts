/** The entry with the longest phrase that stands in a text, in the singular or plural; undefined when none does. */
export function findSpoken<T extends { words: string }>(entries: readonly T[], text: string): T | undefined {
  let found: { entry: T; length: number } | undefined;
  for (const entry of entries)
    for (const phrase of entry.words.split(',').map((one) => one.trim())) {
      const pattern = new RegExp(
        String.raw`\b${phrase.replaceAll(/[\s-]+/g, String.raw`(?:e?s)?[\s-]+`)}(?:e?s)?\b`,
        'i',
      );
      if (phrase.length > (found?.length ?? 0) && pattern.test(text)) found = { entry, length: phrase.length };
    }
  return found?.entry;
}
