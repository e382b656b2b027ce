import type { LexiconLang } from '../../outline/lexicon/languages.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  mice: 'mouse',
  geese: 'goose',
  knives: 'knife',
  leaves: 'leaf',
  shelves: 'shelf',
  loaves: 'loaf',
  calves: 'calf',
  species: 'species',
  series: 'series',
  news: 'news',
};

/**
 * One of the things that a plural names. Undefined where the language's plurals do not tell their singular ("Stöcke",
 * "arazzi"); a word that is no plural comes back as it is.
 */
export function singularOf(noun: string, lang: LexiconLang): string | undefined {
  const word = noun.trim();
  if (['ja', 'ko', 'zh'].includes(lang)) return word;
  if (lang === 'tr') return word.replace(/l[ae]r$/u, '');
  if (lang === 'en') return inEnglish(word);
  if (lang === 'fr') return word.replace(/(?<=[^us])s$|(?<=eau)x$/u, '');
  if (lang === 'es') return word.replace(/(?<=[rnldzj])es$|(?<=[aeiouáé])s$/u, '');
  if (lang === 'pt') return word.replace(/ões$/u, 'ão').replace(/(?<=[rz])es$|(?<=[aeiouáãé])s$/u, '');
  return undefined;
}

function inEnglish(word: string): string {
  const last = word.split(' ').at(-1) ?? word;
  const irregular = IRREGULAR[last.toLowerCase()];
  if (irregular !== undefined) return word.slice(0, word.length - last.length) + irregular;
  if (/(?:ss|us|is)$/i.test(word)) return word;
  if (/(?:x|ch|sh|ss|zz)es$/i.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/i.test(word)) return `${word.slice(0, -3)}y`;
  return word.replace(/s$/i, '');
}

/** Whether the language's plurals are told by their end. */
export const showsPlural = (lang: LexiconLang): boolean => ['en', 'fr', 'es', 'pt'].includes(lang);

/** Whether an English, French, Spanish or Portuguese label counts things: "Crates", "Caisses". */
export const isPlural = (label: string, lang: LexiconLang): boolean =>
  showsPlural(lang) && /^\p{L}[\p{L} -]*$/u.test(label) && singularOf(label, lang) !== label;
