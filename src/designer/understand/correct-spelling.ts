import { listDeletions } from './domain-index.ts';
import { KIND_WORDS } from './vocabulary/kind-words.ts';
import { ARCHETYPE_WORDS } from '../archetypes/archetypes.ts';
import { PLAIN_WORDS } from './vocabulary/plain-words.ts';
import { LOOK_HEADS, LOOK_MODIFIERS, VERBS } from './vocabulary/style-words.ts';
import { foldWord, listWords } from './word-forms.ts';

/** Slips that no rule of letters finds, or that people make most. */
const MISSPELLINGS: Readonly<Record<string, string>> = {
  calender: 'calendar',
  adress: 'address',
  adresses: 'addresses',
  restaurent: 'restaurant',
  resturant: 'restaurant',
  schedual: 'schedule',
  shedule: 'schedule',
  buisness: 'business',
  managment: 'management',
  seperate: 'separate',
  accomodation: 'accommodation',
  catagory: 'category',
  catagories: 'categories',
  langauge: 'language',
  excercise: 'exercise',
  excercises: 'exercises',
  reciept: 'receipt',
  reciepts: 'receipts',
  recipie: 'recipe',
  recipies: 'recipes',
  docter: 'doctor',
  docters: 'doctors',
  photografer: 'photographer',
  messeges: 'messages',
  prefrences: 'preferences',
  testimonals: 'testimonials',
  analitics: 'analytics',
  profil: 'profile',
  galery: 'gallery',
  gallary: 'gallery',
  maintainance: 'maintenance',
  proffesional: 'professional',
  minimalistc: 'minimalistic',
  websight: 'website',
  enviroment: 'environment',
  shoping: 'shopping',
  planer: 'planner',
  planers: 'planners',
  upcomming: 'upcoming',
  sucess: 'success',
  sucessful: 'successful',
  transfered: 'transferred',
  comming: 'coming',
  begining: 'beginning',
  delivary: 'delivery',
  favourit: 'favourite',
  favorit: 'favorite',
  grocerys: 'groceries',
  grocey: 'grocery',
  statistcs: 'statistics',
  progess: 'progress',
  pricelist: 'price list',
  notifcations: 'notifications',
  purchace: 'purchase',
  purchaces: 'purchases',
  definately: 'definitely',
  knowlege: 'knowledge',
  libary: 'library',
  musuem: 'museum',
  vaccum: 'vacuum',
  vegtables: 'vegetables',
  wether: 'weather',
  wheather: 'weather',
  cofee: 'coffee',
  coffe: 'coffee',
  buton: 'button',
  butons: 'buttons',
  tabel: 'table',
  colum: 'column',
  colums: 'columns',
  lable: 'label',
  lables: 'labels',
  serach: 'search',
};

const SHORTEST = 7;

const VOCABULARY: ReadonlySet<string> = new Set(
  [...KIND_WORDS.map(([, , words]) => words), ...ARCHETYPE_WORDS.map(([, , words]) => words)]
    .flatMap((words) => listWords(words).map(foldWord))
    .concat(LOOK_HEADS, LOOK_MODIFIERS, VERBS),
);

/** Whether a folded word is one of the words for screens, their parts and looks. */
export const isEnglishWord = (word: string): boolean => VOCABULARY.has(word);

const NEIGHBOURS: ReadonlyMap<string, readonly string[]> = (() => {
  const neighbours = new Map<string, string[]>();
  for (const word of VOCABULARY) {
    if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) continue;
    for (const form of [word, `${word}s`]) {
      for (const deletion of listDeletions(form)) neighbours.set(deletion, [...(neighbours.get(deletion) ?? []), form]);
    }
  }
  return neighbours;
})();

const INFLECTION = /(?:ed|er|ers|ing|ings|ly|al|able|or|ors|es|s)$/;

/** Known words and their forms are no slips: "received", "planning". */
const isPlainWord = (word: string): boolean => {
  const stem = word.replace(INFLECTION, '');
  return [word, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((form) => VOCABULARY.has(form));
};

/** One letter too many, one too few, or two swapped; a letter replaced by another is too often another word. */
export const isSlip = (word: string, meant: string): boolean => {
  if (word[0] !== meant[0] || PLAIN_WORDS.has(word)) return false;
  if (word.length !== meant.length) return Math.abs(word.length - meant.length) === 1;
  return [...word].sort().join('') === [...meant].sort().join('');
};

const findMeant = (word: string): string | undefined => {
  const known = MISSPELLINGS[word];
  if (known !== undefined) return known;
  if (word.length < SHORTEST - 1 || PLAIN_WORDS.has(word) || isPlainWord(word)) return undefined;
  return listDeletions(word)
    .flatMap((form) => NEIGHBOURS.get(form) ?? [])
    .find((meant) => meant.length >= SHORTEST && isSlip(word, meant));
};

/** Mends slips in an English prompt's lowercase words, so that they are understood and stand right in headings. */
export const correctSpelling = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}'’@/.-])\p{Ll}{5,}(?![\p{L}\p{N}'’@/.-])/gu, (word) => findMeant(word) ?? word);
