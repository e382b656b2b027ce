import type { Words } from '../outline.ts';

/** Gives all words their stretch of the prompt; words that are not there letter by letter were made from it. */
export function placeWords(value: unknown, source: string, start = 0): void {
  if (Array.isArray(value)) for (const one of value) placeWords(one, source, start);
  else if (typeof value === 'object' && value !== null) {
    if ('text' in value && 'origin' in value && typeof value.text === 'string') {
      const words = value as Words;
      const at = source.indexOf(words.text);
      if (at === -1) {
        delete words.span;
        words.origin = words.origin === 'literal' ? 'derived' : words.origin;
      } else words.span = { start: start + at, end: start + at + words.text.length };
      return;
    }
    for (const one of Object.values(value)) placeWords(one, source, start);
  }
}
