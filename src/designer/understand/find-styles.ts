import type { StyleName } from '../style-names.ts';
import { STYLE_PATTERNS } from './vocabulary/style-patterns.ts';
import { foldWord } from './word-forms.ts';

const REFUSED =
  /\b(?:no|not|without|avoid|never|instead of|rather than|less|ditch(?:es|ing)?|ohne|kein\w*|nicht|sans|pas de|sin|senza|sem)\b[^.;,]{0,40}/g;
const MOST_STYLES = 3;

/** Styles that a prompt asks for by name, in its order, at most three. */
export function findStyles(prompt: string): StyleName[] {
  const text = foldWord(prompt).replaceAll(REFUSED, ' ');
  return STYLE_PATTERNS.map(([name, pattern]) => ({ name, at: text.search(pattern) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_STYLES)
    .map(({ name }) => name);
}
