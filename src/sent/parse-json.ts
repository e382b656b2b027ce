/** The value of a text that is JSON as a whole; undefined for any other. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
