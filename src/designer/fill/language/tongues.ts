import { LEXICON_LANGS } from '../../outline/lexicon/languages.ts';

/** Languages that words are filled in beside those whose prompts the lexicon reads. */
export const OTHER_TONGUES = [
  'ar',
  'he',
  'ru',
  'uk',
  'cs',
  'da',
  'nb',
  'fi',
  'ro',
  'hu',
  'el',
  'bg',
  'vi',
  'id',
  'th',
  'hi',
  'fa',
] as const;
export type OtherTongue = (typeof OTHER_TONGUES)[number];

/** Languages that a page's own words can be in. */
export const TONGUES = [...LEXICON_LANGS, ...OTHER_TONGUES] as const;
export type Tongue = (typeof TONGUES)[number];

/** The tongue for a BCP 47 tag; of a language without words here its nearest neighbour's, else English. */
export const toTongue = (tag: string): Tongue => {
  const base = tag.split('-')[0]?.toLowerCase() ?? '';
  return TONGUES.find((tongue) => tongue === base) ?? NEAREST[base] ?? 'en';
};

/** Whose words a reader of the language reads at sight. */
const NEAREST: Readonly<Record<string, Tongue>> = {
  no: 'nb',
  nn: 'nb',
  sk: 'cs',
  be: 'ru',
  iw: 'he',
  gl: 'pt',
  mk: 'bg',
  mr: 'hi',
  ms: 'id',
};
