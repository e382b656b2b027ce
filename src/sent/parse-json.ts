/** The value of a text that is JSON as a whole; undefined for any other. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where a text stops being JSON, as ": line 3, column 14"; empty where that is not known. */
export function tellWhere(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    if (at === undefined) return '';
    const before = text.slice(0, Number(at)).split('\n');
    return `: line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
  }
}
