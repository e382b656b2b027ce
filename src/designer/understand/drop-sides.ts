import { findPlaces } from '../outline/lexicon/find-places.ts';
import { SIDES_ELSEWHERE } from '../outline/lexicon/places/sides-elsewhere.ts';

/** "Links: Impressum", "Links zu Partnern": what one clicks on, written as the noun that it is. */
const NOUN = /^\p{Lu}/u;
const ARTICLE = /^\s(?:der|die|das|den|ein|eine|de|het|een|steht|stehen|ist|sind|staat|staan)\s/iu;

/**
 * A prompt without the sides that it puts things on: "Liste links, Nachricht rechts" names a list and a message, wherever
 * they stand. English says it in more ways than a lexicon has, and is read by `drop-asides.ts`.
 */
export function dropSides(text: string, lang: string): string {
  if (lang === 'en') return text;
  let kept = '';
  let at = 0;
  for (const { means, start, end, text: said } of findPlaces(text, lang)) {
    if (means.place !== 'left' && means.place !== 'right') continue;
    const isNoun = NOUN.test(said) && !said.includes(' ') && !ARTICLE.test(text.slice(end));
    if (isNoun && /^links$/i.test(said)) continue;
    kept += text.slice(at, start);
    at = end;
  }
  return `${kept}${text.slice(at)}`
    .replaceAll(SIDES_ELSEWHERE, '')
    .replaceAll(/[ \t]+(?=[,;.:\n]|$)|(?<=^|\n)[ \t]+/gu, '')
    .replaceAll(/ {2,}/g, ' ');
}
