import { countLongestNoun, findMeasure, findNoun } from '../knowledge/nouns/find-noun.ts';
import type { Intent } from './find-intent.ts';
import { isLookWord } from './look-word.ts';
import { isGoods } from './speak-of-goods.ts';
import { listWords, toSingular } from './word-forms.ts';

/**
 * The things and measures in what a prompt asks to be made that are known by themselves, the head first: "emergency room
 * waiting times dashboard" → waiting time, emergency room. English phrases, as the prompt has them, their last word singular.
 */
export const listSubjectNouns = ({ thing, purpose, titles, deeds, rest }: Intent): string[] => {
  // Whom it is for is not what it shows: "an app for drivers".
  const aims = [purpose, deeds].map((phrase) => listKnown(phrase).filter((noun) => findNoun(noun)?.class !== 'person'));
  const [aimed = [], done = []] = aims.map((nouns) => nouns.toReversed());
  const named = [...titles, thing].flatMap((phrase) => listKnown(phrase).toReversed());
  const told = [...new Set([...aimed, ...named, ...done])];
  // "Cart with three candles": what it holds is what it is about, where nothing else says.
  return told.length > 0 ? told : listKnown(rest.slice(0, SHORT_REST).replaceAll(TO_DO, ' ')).filter(areSold);
};

const SHORT_REST = 60;
/** "Where to watch" names no watch. */
const TO_DO = /\b(?:where|how|what|when) to \p{L}+/giu;

const areSold = (noun: string): boolean => {
  const known = findNoun(noun);
  return known !== undefined && isGoods(known);
};

/** Known nouns of one phrase in its order, each as long as it is known, none inside another. */
const listKnown = (phrase: string): string[] => {
  const words = listWords(phrase.toLowerCase());
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const longest = Math.min(countLongestNoun(), words.length - at);
    for (let length = longest; length > 0; length--) {
      const noun = [...words.slice(at, at + length - 1), toSingular(words[at + length - 1] ?? '')].join(' ');
      if (!isKnown(noun)) continue;
      found.push(noun);
      at += length - 1;
      break;
    }
  }
  return found;
};

const NO_COLORS: ReadonlySet<string> = new Set();

/** Words of looks are passed over: "a light studio" asks for no lamp. */
const isKnown = (noun: string): boolean =>
  !isLookWord(noun, NO_COLORS) && (findNoun(noun) ?? findMeasure(noun))?.words.some((word) => word === noun) === true;
