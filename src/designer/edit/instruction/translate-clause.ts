import { COLOR_NAMES } from '../../understand/vocabulary/color-names.ts';
import { foldWord } from '../../understand/word-forms.ts';
import { toDigits, toEnglishNouns } from './foreign-nouns.ts';
import { FOREIGN_RULES } from './foreign-rules.ts';

/** Qualities of the three languages, accents folded. */
const QUALITIES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:dunkel|dunkler|sombre|oscuro|oscura)\b/, 'dark'],
  [/\b(?:hell|heller|clair|claire|claro|clara)\b/, 'light'],
  [/\b(?:kompakter?|compacte?|compacto|compacta|dichter|dense)\b/, 'more compact'],
  [/\b(?:luftiger|aere|aeree|espacioso|amplio)\b/, 'more spacious'],
  [/\b(?:warmer|chaleureux|chaleureuse|calido|calida)\b/, 'warmer'],
  [/\b(?:moderner?|moderne|moderno|moderna)\b/, 'more modern'],
  [/\b(?:edler?|hochwertiger?|elegante?r?|luxueux|haut de gamme|lujoso)\b/, 'more premium'],
  [/\b(?:verspielter?|ludique|divertido|divertida)\b/, 'more playful'],
  [/\b(?:ruhiger?|calme|tranquilo|tranquila)\b/, 'calmer'],
  [/\b(?:bunter|farbiger|colore|coloree|colorido)\b/, 'more colorful'],
];

/** What sizes are wished for, where the other language has a word of its own. */
const SIZED_PARTS: Readonly<Record<string, string>> = {
  überschrift: 'headline',
  titel: 'headline',
  schlagzeile: 'headline',
  titre: 'headline',
  título: 'headline',
  titular: 'headline',
  überschriften: 'headlines',
  schrift: 'text',
  texte: 'text',
  texto: 'text',
};
const SIZED = new RegExp(
  `^make the (${Object.keys(SIZED_PARTS).join('|')})(?= (?:bigger|smaller|bold|shorter)$)`,
  'iu',
);

/** The clause in English when it is a common instruction in German, French or Spanish; else as it stands. */
export function translateClause(clause: string): string {
  const text = clause
    .replace(/\s*\b(?:bitte|s['’]il (?:te|vous) pla(?:î|i)t|por favor)\b[.!]*\s*$/iu, '')
    .replace(/[.!]+$/, '');
  const fitting = FOREIGN_RULES.find(([pattern]) => pattern.test(text));
  if (fitting === undefined) return clause;
  const translated = toEnglishNouns(toDigits(text.replace(fitting[0], fitting[1]).replace(/ in $/, ''))).replace(
    SIZED,
    (_, name: string) => `make the ${SIZED_PARTS[name.toLowerCase()] ?? name}`,
  );
  const counted =
    /^change (?:cantidad|quantité|quantite|menge|anzahl) (?:de la |de l['’]|del |de |du |von |d['’])(.+)$/iu.exec(
      translated,
    )?.[1];
  if (counted !== undefined) return `change the quantity of ${counted}`;
  const quality = /^make it (.+)$/.exec(translated)?.[1];
  if (quality !== undefined) {
    const known = QUALITIES.find(([words]) => words.test(foldWord(quality)))?.[1];
    return known === undefined ? clause : `make it ${known}`;
  }
  if (translated.startsWith('change the accent color to ')) return isColor(translated) ? translated : clause;
  return translated;
}

const isColor = (text: string): boolean => {
  const word = foldWord(text.split(' to ').at(-1) ?? '').trim();
  return (
    word.startsWith('#') ||
    word.split(/\s+/).some((one) => COLOR_NAMES.has(one) || COLOR_NAMES.has(one.replace(/(?:e|en|es|er)$/, '')))
  );
};
