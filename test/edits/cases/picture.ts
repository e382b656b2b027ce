import { findAttribute } from '../../../src/markup/element.ts';
import { counts, holds, refuses, type EditCase } from '../edit-case.ts';
import { css, type Locator } from '../locate.ts';

const shows = (words: RegExp, touched: Locator) =>
  holds(
    `no picture of ${String(words)}`,
    ({ before, after }) => {
      const of = (side: typeof before): number =>
        css('[data-picture]')(side.body).filter((element) => words.test(findAttribute(element, 'dataPicture') ?? ''))
          .length;
      return of(after) > of(before);
    },
    touched,
  );

/** What pictures show. */
export const PICTURE_CASES: readonly EditCase[] = [
  [
    'bakery',
    'replace the hero picture with a mountain lake',
    shows(/mountain lake/i, css('[data-block=hero] [data-picture]')),
  ],
  [
    'bakery',
    'the image in the hero should be a loaf of bread',
    shows(/loaf of bread/i, css('[data-block=hero] [data-picture]')),
  ],
  ['conference', 'use a photo of a harbour in the hero', shows(/harbour/i, css('[data-picture*=grain]'))],
  ['conference', 'different picture at the top: an old map', shows(/old map/i, css('[data-picture*=grain]'))],
  ['pets', 'show a poodle instead of the beagle', shows(/poodle/i, css('[data-picture*=beagle]'))],
  ['pets', 'change the picture of Misty to a black cat', shows(/black cat/i, css('[data-picture*="grey cat"]'))],
  [
    'article',
    'change the cover photo to a lighthouse in fog',
    shows(/lighthouse/i, css('[data-block=article-text] [data-picture^=landscape]')),
  ],
  [
    'music',
    'album cover: desert road at night',
    shows(/desert road/i, css('[data-block=player-deck] [data-picture^=abstract]')),
  ],
  ['onboarding', 'make the top picture a forest', shows(/forest/i, css('[data-block=hero] [data-picture]'))],
  [
    'shop',
    'change the product image to a ceramic pour-over set',
    shows(/pour-over/i, css('[data-block=product-detail] [data-picture]')),
  ],
  [
    'profile',
    'replace the third picture in the gallery with a lighthouse',
    shows(/lighthouse/i, css('[data-block=picture-grid] li:nth-child(3) [data-picture]')),
  ],
  [
    'client-shop',
    'change the photo of the watering can to a brass watering can',
    shows(/brass watering can/i, css('[data-picture*="atering"]')),
  ],
  [
    'spanish',
    'use a picture of tacos for the Flat white',
    shows(/tacos/i, css('[data-block=row-list] li:first-child [data-picture]')),
  ],
  ['energy', 'swap the picture for a wind farm', shows(/wind farm/i, css('[data-picture^=landscape]'))],
  ['team', 'change the hero picture to a bridge', refuses()],
  [
    'finance',
    'replace the bicycle picture with a sailing boat',
    shows(/sailing boat/i, css('[data-picture*=bicycle]')),
  ],
  [
    'german',
    'change all pictures to line drawings',
    holds(
      'not line',
      ({ after }) =>
        css('[data-picture]')(after.body).filter((e) => /\| line/.test(findAttribute(e, 'dataPicture') ?? '')).length >
        0,
      css('[data-picture]'),
    ),
  ],
  ['client-saas-landing', 'add a picture of a truck to the hero', counts(css('[data-picture]'), '+1')],
];
