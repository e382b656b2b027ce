import { findMeasure, findNoun } from '../knowledge/nouns/find-noun.ts';
import type { MeasureKnowledge, NounKnowledge } from '../knowledge/nouns/noun-knowledge.ts';
import { classifyNoun, type NounClass } from './noun-class.ts';
import { capitalize, toPlural, toSingular } from './word-forms.ts';

/** A noun of a prompt's trade, in lowercase, with what is known of such things. */
export interface Noun {
  singular: string;
  plural: string;
  class: NounClass;
  known?: NounKnowledge;
  measure?: MeasureKnowledge;
}

export const toNoun = (label: string): Noun => {
  const words = label.toLowerCase().split(/\s+/);
  const lead = words.slice(0, -1);
  const last = toSingular(words.at(-1) ?? '');
  const singular = [...lead, last].join(' ');
  const plural = [...lead, toPlural(last)].join(' ');
  const known = findNoun(singular);
  if (known !== undefined) return { singular, plural, class: known.class, known };
  const measure = findMeasure(singular);
  if (measure !== undefined) return { singular, plural, class: 'measure', measure };
  return { singular, plural, class: classifyNoun(singular) };
};

export const nameOf = (noun: Noun): string => capitalize(noun.class === 'measure' ? noun.singular : noun.plural);

/** A lucide icon for a noun. */
export const iconOf = (noun: Noun): string => noun.known?.icon ?? noun.measure?.icon ?? CLASS_ICONS[noun.class];

const CLASS_ICONS: Readonly<Record<NounClass, string>> = {
  person: 'users',
  event: 'calendar-check',
  measure: 'chart-line',
  thing: 'layers',
};
