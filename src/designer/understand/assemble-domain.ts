import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { ASSEMBLED_PLACES, toCollection } from './assemble-collection.ts';
import { focusOnMeasure, toMetric, toSeries } from './assemble-figures.ts';
import { iconOf, toNoun, type Noun } from './assembled-noun.ts';
import { ASSEMBLED_PEOPLE, PLAIN_COLLECTIONS, speakAbout } from './assembled-words.ts';
import { isGoods, speakOfGoods } from './speak-of-goods.ts';
import { NEUTRAL_DOMAIN } from './neutral-domain.ts';
import { capitalize } from './word-forms.ts';

/** Id of every domain that is made from a prompt's own nouns. */
export const ASSEMBLED_ID = 'assembled';
const MOST_COLLECTIONS = 5;
const LEAST_COLLECTIONS = 3;

const toDestinations = (things: readonly Noun[]): DomainKnowledge['destinations'] =>
  [
    { label: 'Today', icon: 'sun' },
    ...things.slice(0, 3).map((noun) => ({ label: capitalize(noun.plural), icon: iconOf(noun) })),
    { label: 'Calendar', icon: 'calendar-days' },
    { label: 'People', icon: 'users' },
    { label: 'Settings', icon: 'settings' },
  ].slice(0, 5);

/**
 * Knowledge made from a prompt's own nouns for a trade nobody wrote down: `subject` names the trade ("beekeeping log"), `nouns`
 * are the things the prompt lists, most important first. What is known of each noun by itself (`knowledge/nouns/`) tells of
 * it; what the nouns do not tell comes from the neutral domain.
 */
export const assembleDomain = (subject: string, nouns: readonly string[]): DomainKnowledge => {
  const known = [...new Map(nouns.map(toNoun).map((noun) => [noun.singular, noun])).values()];
  const measures = known.filter((noun) => noun.class === 'measure');
  const things = known.filter((noun) => noun.class !== 'measure').slice(0, MOST_COLLECTIONS);
  const own = things.map(toCollection);
  const told = [...measures, ...things];
  const [main = told[0]] = things;
  if (main === undefined) return NEUTRAL_DOMAIN;
  const metrics = told.slice(0, 4).map((noun) => toMetric(noun, own));
  const label = subject === '' ? main.plural : subject.toLowerCase();
  // What is only measured is no list of things: then the neutral words stand.
  const spoken = own[0] === undefined ? undefined : speakAbout(main, own[0].rows, ASSEMBLED_PLACES);
  const [first] = known;
  return {
    ...NEUTRAL_DOMAIN,
    id: ASSEMBLED_ID,
    label,
    words: known.map((noun) => noun.singular),
    icon: iconOf(main),
    destinations: toDestinations(things),
    metrics: [...metrics, ...NEUTRAL_DOMAIN.metrics.slice(0, Math.max(0, 4 - metrics.length))],
    series: [...told.slice(0, 3).map(toSeries), ...NEUTRAL_DOMAIN.series].slice(0, 4),
    collections: [...own, ...PLAIN_COLLECTIONS.slice(0, Math.max(1, LEAST_COLLECTIONS - own.length))],
    people: ASSEMBLED_PEOPLE,
    ...spoken,
    ...(main.known !== undefined && isGoods(main.known) && speakOfGoods(main, main.known, NEUTRAL_DOMAIN)),
    // A prompt about something measured opens with the measure: "waiting times of an emergency room".
    ...(first?.measure !== undefined && {
      focuses: [focusOnMeasure(first, first.measure), ...(spoken?.focuses ?? [])],
    }),
    pictures: {
      // What is sold is looked at; other work has a place.
      scene:
        main.known !== undefined && isGoods(main.known) && main.known.picture !== undefined
          ? { ...main.known.picture, alt: capitalize(label) }
          : { kind: 'landscape', subject: label, alt: capitalize(label) },
      things: [
        ...things.map((noun) => ({
          kind: 'product' as const,
          subject: noun.singular,
          ...noun.known?.picture,
          alt: capitalize(noun.singular),
        })),
        ...NEUTRAL_DOMAIN.pictures.things,
      ].slice(0, 6),
    },
  };
};
