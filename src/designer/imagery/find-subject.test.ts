import { describe, expect, it } from 'vitest';
import { PICTURE_KINDS, type PictureKind } from '../write/slots.ts';
import { findSubject, toWords } from './find-subject.ts';
import { PICTURE_FAMILIES } from './picture-families.ts';
import { pictureKindFor } from './picture-kind-for.ts';

const find = (kind: PictureKind, subject: string): string | undefined =>
  findSubject(toWords(subject), PICTURE_FAMILIES[kind].objects)?.id;

describe('toWords', () => {
  it('brings plurals to their singular and drops accents and signs', () => {
    expect(toWords('Cafés, knives & glasses: 3 boxes of cherries')).toEqual([
      'cafe',
      'knife',
      'glass',
      '3',
      'box',
      'of',
      'cherry',
    ]);
    expect(toWords('canvas bus tennis news')).toEqual(['canvas', 'bus', 'tennis', 'news']);
  });
});

describe('findSubject', () => {
  it.each(PICTURE_KINDS)('finds every %s by its id, and something by each of its words', (kind) => {
    for (const { id, words } of PICTURE_FAMILIES[kind].objects) {
      // Things are goods and dishes together, and a word may call for both.
      const found = kind === 'thing' ? id : find(kind, id.replaceAll('-', ' '));
      expect(found).toBe(id);
      expect({ id, unknown: words.filter((word) => find(kind, word) === undefined) }).toEqual({ id, unknown: [] });
    }
  });

  it.each<[PictureKind, string, string]>([
    ['product', 'mug on a wooden table', 'mug'],
    ['product', 'leather running shoes', 'shoe'],
    ['product', 'bag of coffee beans, blue label', 'coffee-bag'],
    ['food', 'bowl of ramen with egg', 'ramen'],
    ['food', 'flat white and croissant on a table', 'coffee'],
    ['landscape', 'runner on a hill trail at dawn', 'hills'],
    ['landscape', 'brick houses on a canal', 'harbour'],
    ['landscape', 'iron bridge over a river at sunset', 'bridge'],
    ['landscape', 'snowy mountains above a town', 'mountains'],
    ['room', 'hotel room with a balcony', 'bedroom'],
    ['room', 'library reading room with shelves', 'library'],
    ['map', 'route along a canal and round a park', 'route'],
    ['portrait', 'woman, singer with dark hair', 'person'],
  ])('reads the %s "%s" as %s', (kind, subject, id) => {
    expect(find(kind, subject)).toBe(id);
  });

  it('finds nothing in words it does not know', () => {
    expect(find('product', 'flurbeline')).toBeUndefined();
  });
});

describe('pictureKindFor', () => {
  it.each<[string, PictureKind]>([
    ['ramen shop', 'food'],
    ['hotel room', 'room'],
    ['running shoes', 'product'],
    ['mountain hut in the alps', 'landscape'],
    ['flurbeline', 'abstract'],
  ])('guesses that "%s" is a %s', (words, kind) => {
    expect(pictureKindFor(words)).toEqual({ kind, subject: words });
  });

  it('falls back on objects that exist', () => {
    for (const kind of PICTURE_KINDS) {
      const { fallback, objects } = PICTURE_FAMILIES[kind];
      expect(fallback.length).toBeGreaterThan(0);
      expect(fallback.filter((id) => !objects.some((object) => object.id === id))).toEqual([]);
    }
  });
});
