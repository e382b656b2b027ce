import { findPlaces } from '../outline/lexicon/find-places.ts';
import { listSidesElsewhere } from '../outline/lexicon/places/sides-elsewhere.ts';

export type Side = 'left' | 'right';

/** A part of a prompt that says a side. */
export interface SideClause {
  text: string;
  side: Side;
}

const STOPS = String.raw`[.,;:\n、。，；،؛]|\s(?=و(?:ال)?\p{L})|\s(?=ו?ה\p{L})`;
const AND = 'and|und|et|y|e|en|i|och|ve|и';
const CLAUSES = new RegExp(String.raw`${STOPS}|\s(?:${AND}|with|mit|avec|con|com|met|z|med|с)\s`, 'u');
/** "Lijst met wandelingen rechts": a thing with what it is of is one part. */
const THINGS = new RegExp(String.raw`${STOPS}|\s(?:${AND})\s`, 'u');

/** Parts of the prompt that say a side, each with that side; `areWhole` leaves things together with what they have. */
export function listSides(prompt: string, lang: string, { areWhole = false } = {}): SideClause[] {
  const parts = prompt.split(areWhole ? THINGS : CLAUSES);
  return parts.flatMap((text): SideClause[] => {
    const told = findPlaces(text, lang).flatMap(({ means }) => [means.place, means.side].filter(isSide));
    const sides = told.length > 0 ? told : listSidesElsewhere(text);
    const [side] = sides;
    return side === undefined || sides.some((other) => other !== side) ? [] : [{ text, side }];
  });
}

const isSide = (word: string | undefined): word is Side => word === 'left' || word === 'right';
