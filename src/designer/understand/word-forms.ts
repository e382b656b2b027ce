/** Latin letters that Unicode does not decompose into a letter and a mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', æ: 'ae' };

/** Lowercase, and without the accents of Latin letters; other scripts keep their marks, where they change the sound. */
export const foldWord = (word: string): string => (ASCII.test(word) ? word.toLowerCase() : foldAccents(word));

/** Most words of most prompts have nothing to fold. */
// eslint-disable-next-line no-control-regex
const ASCII = /^[\u0000-\u007f]*$/;

const foldAccents = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/([a-z])[\u0300-\u036f]+/g, '$1')
    .normalize('NFC')
    .replaceAll(/[ßıłøœæ]/g, (letter) => UNDECOMPOSED[letter] ?? letter);

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  lives: 'life',
  knives: 'knife',
  leaves: 'leaf',
  shelves: 'shelf',
  wolves: 'wolf',
  criteria: 'criterion',
  quizzes: 'quiz',
  movies: 'movie',
  cookies: 'cookie',
  recipes: 'recipe',
  shoes: 'shoe',
  photos: 'photo',
  videos: 'video',
  series: 'series',
  news: 'news',
  species: 'species',
  lens: 'lens',
  gas: 'gas',
  bus: 'bus',
  canvas: 'canvas',
  christmas: 'christmas',
  always: 'always',
  perhaps: 'perhaps',
  sales: 'sale',
  saas: 'saas',
  yes: 'yes',
  plus: 'plus',
  sms: 'sms',
  gps: 'gps',
  rss: 'rss',
  css: 'css',
  ios: 'ios',
  less: 'less',
  unless: 'unless',
  does: 'does',
  has: 'has',
};

const FIELDS_OF_STUDY =
  /(?:analyt|athlet|phys|mathemat|econom|polit|electron|ceram|logist|genet|robot|aerob|gymnast|acoust|eth|aesthet)ics$/;

/** Singular of an English noun given in lowercase; words that are no plural come back as they are. */
export const toSingular = (word: string): string => {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (/(ss|us|is|ous)$/.test(word) || FIELDS_OF_STUDY.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(x|ch|sh|ss|zz|[^aeiou]o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

const UNCOUNTABLE = new Set(
  (
    'activity history news feedback progress data staff inventory stock revenue traffic usage music status food weather equipment media ' +
    'information info content work homework time money income performance engagement availability contact-info comparison pricing ' +
    'navigation overview summary total balance nutrition sleep water finance health shipping payment-info security support research ' +
    'analytics logistics statistics mail spending budget schedule agenda leaderboard ranking retention distribution forecast'
  ).split(' '),
);

/** Plural of an English noun, leaving mass nouns and words that are plural already. */
export const toPlural = (word: string): string => {
  const lower = word.toLowerCase();
  if (UNCOUNTABLE.has(lower) || toSingular(lower) !== lower || /(ics|ous|[^s]is)$/.test(lower)) return word;
  if (lower === 'person') return 'people';
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(lower)) return `${word}es`;
  return `${word}s`;
};

/** Words of a text as they stand, without punctuation: letters and digits of any script, with inner apostrophes and points. */
export const listWords = (text: string): string[] =>
  text.match(/[\p{L}\p{N}\p{M}#+&%$€£]+(?:['’.][\p{L}\p{N}]+)*/gu) ?? [];

/** The form in which words are compared: folded, possessive and plural endings gone. */
const toStem = (word: string): string => toSingular(foldWord(word).replace(/['’]s?$|['’]s$/, ''));

/** Stems of a text's words, hyphenated words parted. */
export const listStems = (text: string): string[] =>
  listWords(text.replaceAll(/\be-(?=mail|commerce|book|bike|scooter)/gi, 'e')).map(toStem);

const ACRONYMS =
  /^(?:crm|kpi|faq|ai|hr|erp|pos|seo|diy|gps|tv|pdf|sms|vip|b2b|api|prd|okr|rsvp|ev|iot|saas|ui|ux|q&a|dj)s?\b/;

/** First letter large, the rest as it stands: "commute notes" becomes "Commute notes". */
export const capitalize = (text: string): string => {
  const acronym = ACRONYMS.exec(text)?.[0];
  if (acronym === 'saas') return `SaaS${text.slice(4)}`;
  if (acronym !== undefined)
    return acronym.replace(/s$/, '').toUpperCase() + (/[^s]s$/.test(acronym) ? 's' : '') + text.slice(acronym.length);
  const first = [...text][0];
  return first === undefined ? text : first.toUpperCase() + text.slice(first.length);
};
