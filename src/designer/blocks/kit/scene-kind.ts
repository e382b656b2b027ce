import type { Picture } from '../../write/slots.ts';

/** What a series may be drawn as, so that it looks like the trade's own place. */
export type SceneKind = 'hills' | 'peaks' | 'water' | 'town';

const WORDS: readonly (readonly [SceneKind, RegExp])[] = [
  [
    'water',
    /\b(?:sea|lake|river|harbour|harbor|beach|coast|water|boat|ferry|canal|pier|waves?|breath|rain|song|sound)/i,
  ],
  ['peaks', /\b(?:mountains?|alps?|peaks?|ski|snow|rock|crystal|facet|rising|nodes?|network)/i],
  [
    'town',
    /\b(?:city|town|street|skyline|rooftops?|office|room|studio|shop|shelf|counter|warehouse|construction|market|house|building|card)/i,
  ],
  ['hills', /\b(?:hills?|trail|garden|meadow|field|forest|park|vineyard|farm|orchard|valley)/i],
];

/** The kind of place a picture shows; undefined when its words name none. */
export const findSceneKind = (scene: Picture | undefined): SceneKind | undefined =>
  WORDS.find(([, words]) => words.test(scene?.subject ?? ''))?.[0];
