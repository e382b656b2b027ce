import type { DomainKnowledge } from './domain-knowledge.ts';
import type { DomainForm } from './forms/domain-form.ts';
import { toLazyEntry } from './lazy-entry.ts';
import { type Known, openFamily } from './library.ts';
import { readEntry } from './read-entry.ts';
import { toDomain } from './to-domain.ts';

/** What the index knows of a domain. */
export interface KnownDomain extends Known, Pick<DomainKnowledge, 'label' | 'words'> {
  /** What its things are called: the first three words of each of its lists. */
  things: readonly string[];
}

/** All that a domain says; the compiler sees that none is forgotten. */
const SAID: Readonly<Record<keyof DomainKnowledge, true>> = {
  id: true,
  label: true,
  trade: true,
  natures: true,
  words: true,
  brands: true,
  place: true,
  icon: true,
  isNocturnal: true,
  colors: true,
  moods: true,
  pictures: true,
  promises: true,
  destinations: true,
  focuses: true,
  metrics: true,
  series: true,
  breakdowns: true,
  collections: true,
  schedule: true,
  people: true,
  thread: true,
  points: true,
  steps: true,
  plans: true,
  questions: true,
  settings: true,
  form: true,
  order: true,
  currency: true,
  notices: true,
  article: true,
  actions: true,
};
const NAMES = Object.keys(SAID) as (keyof DomainKnowledge)[];

/** Words of a list that lead to its domain. */
const WORDS_OF_LIST = 3;

export const toThingWords = (collections: readonly { words: readonly string[] }[]): string[] =>
  collections.flatMap(({ words }) => words.slice(0, WORDS_OF_LIST));

const thingWords = new WeakMap<DomainKnowledge, readonly string[]>();

/** Every domain the designer knows, by the alphabet; of each only what the index knows is read before it is looked at. */
export const DOMAINS: readonly DomainKnowledge[] = openFamily(
  'domains',
  ({ things, ...known }: KnownDomain, folder): DomainKnowledge => {
    const domain = toLazyEntry<DomainKnowledge>(known, NAMES, () => readDomain(folder, known.id));
    thingWords.set(domain, things);
    return domain;
  },
);

/** What the things of a domain are called, without reading them where the index knows it. */
export const listThingWords = (domain: DomainKnowledge): readonly string[] =>
  thingWords.get(domain) ?? toThingWords(domain.collections);

/** Throws a `RangeError` where no domain has this id. */
export function getDomain(id: string): DomainKnowledge {
  const domain = DOMAINS.find((one) => one.id === id);
  if (domain === undefined) throw new RangeError(`No domain is called ${id}`);
  return domain;
}

/** What it leaves unsaid is that of the domain it is `like`. */
function readDomain(folder: string, id: string): DomainKnowledge {
  const form = readEntry(folder, id) as unknown as DomainForm;
  const told = toDomain(form);
  return (form.like === undefined ? told : { ...getDomain(form.like), ...told }) as DomainKnowledge;
}
