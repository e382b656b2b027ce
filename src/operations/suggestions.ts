const MOST_SUGGESTIONS = 4;

/** The suggestions of several screens as one list: each once, taken in turn, at most four. */
export function toSuggestions(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
  return [...new Set(inTurn)].slice(0, MOST_SUGGESTIONS);
}
