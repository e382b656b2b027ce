import { calledBy } from './called-by.ts';
import type { Ask } from './ask.ts';
import type { Phrase } from './read-phrase.ts';

const OPPOSITES: Readonly<Record<string, string>> = {
  bigger: 'smaller',
  smaller: 'bigger',
  wider: 'narrower',
  narrower: 'wider',
  taller: 'shorter',
  shorter: 'taller',
  airier: 'tighter',
  tighter: 'airier',
  on: 'off',
  off: 'on',
  open: 'closed',
  closed: 'open',
  bold: 'light',
  rounder: 'square',
  square: 'rounder',
};

/** Two wishes of one thing that cannot both be. */
export function findContradiction(asks: readonly Ask[]): string | undefined {
  const keys = (ask: Ask): { about: string; wish: string } | undefined => {
    const about = (phrase: Phrase): string =>
      JSON.stringify([calledBy(phrase).toLowerCase(), phrase.noun, phrase.ordinal]);
    if (ask.kind === 'say' && ask.from === undefined && ask.target.isPronoun !== true)
      return { about: `say ${about(ask.target)}`, wish: ask.to };
    if (ask.kind === 'look') return { about: `look ${about(ask.target)}`, wish: ask.look };
    if (ask.kind === 'state') return { about: `state ${about(ask.target)}`, wish: ask.state };
    if (ask.kind === 'paint') return { about: `paint ${ask.on} ${about(ask.target)}`, wish: ask.hex };
    return undefined;
  };
  const known = new Map<string, string>();
  for (const ask of asks) {
    const key = keys(ask);
    if (key === undefined) continue;
    const before = known.get(key.about);
    const isAgainst =
      before !== undefined &&
      before !== key.wish &&
      (ask.kind === 'say' || ask.kind === 'paint' || OPPOSITES[before] === key.wish);
    if (isAgainst) return `"${before}" and "${key.wish}" are asked of the same thing, and both cannot be`;
    known.set(key.about, key.wish);
  }
  return undefined;
}
