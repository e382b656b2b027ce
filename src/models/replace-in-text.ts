/**
 * Replaces the one place where `search` stands: word for word, else with any whitespace where it has some. Undefined
 * when it stands nowhere or in several places.
 */
export function replaceInText(text: string, search: string, replacement: string): string | undefined {
  if (search.trim() === '') return undefined;
  const exact = text.split(search);
  if (exact.length === 2) return exact.join(replacement);
  if (exact.length > 2) return undefined;
  const words = search.trim().split(/\s+/).map(RegExp.escape);
  const matches = [...text.matchAll(new RegExp(words.join(String.raw`\s+`), 'g'))];
  const [match] = matches;
  if (match === undefined || matches.length > 1) return undefined;
  return text.slice(0, match.index) + replacement + text.slice(match.index + match[0].length);
}
