import { findSubject, toWords } from '../imagery/find-subject.ts';
import { THINGS } from '../imagery/thing/compose-thing.ts';
import type { Pictured, Picture } from './slots.ts';
import { overlap, type WriteContext } from './write-context.ts';

/** The trade's scene, and those of its things that can be drawn by themselves; what `about` speaks of comes first. */
export function picturesFor({ domain }: WriteContext, about: string): Pictured {
  const { scene, things } = domain.pictures;
  const ranked = [...things, scene]
    .flatMap((picture, index) => (isThing(picture) ? [{ picture, index, score: scoreFor(picture, about) }] : []))
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .map(({ picture }) => toThing(picture));
  return { scene, ...(ranked.length === 0 ? {} : { things: ranked }) };
}

const STANDING: ReadonlySet<Picture['kind']> = new Set(['product', 'food', 'thing']);

/** Asked many times while a screen is planned; pictures are never changed. */
const known = new WeakMap<Picture, boolean>();

/** Whether the picture shows something that can stand without its setting. */
export function isThing(picture: Picture): boolean {
  const found =
    known.get(picture) ??
    (STANDING.has(picture.kind) && findSubject(toWords(picture.subject), THINGS.objects) !== undefined);
  known.set(picture, found);
  return found;
}

export const toThing = (picture: Picture): Picture => ({ ...picture, kind: 'thing' });

const scoreFor = ({ subject }: Picture, about: string): number => overlap(about, subject.split(' '));
