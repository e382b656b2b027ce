import { toOneLine } from './one-line.ts';

const MOST_SUGGESTIONS = 4;
const LONGEST_SUGGESTION = 120;

/** What a model suggests in an answer, whatever its form: an answer is not lost for want of what might come next. */
export function listSuggestions(answer: object): string[] {
  const { suggestions } = answer as { suggestions?: unknown };
  return Array.isArray(suggestions) ? suggestions.filter((one) => typeof one === 'string') : [];
}

export const tidySuggestions = (suggestions: readonly string[]): string[] =>
  suggestions
    .map(toOneLine)
    .filter((text) => text !== '' && text.length <= LONGEST_SUGGESTION)
    .slice(0, MOST_SUGGESTIONS);
