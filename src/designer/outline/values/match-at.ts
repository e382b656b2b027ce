/** End of a sticky pattern's match at `at`, or `undefined`. The pattern must carry the `y` flag. */
export function matchAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
