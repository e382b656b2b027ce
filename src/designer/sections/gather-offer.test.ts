import { expect, it } from 'vitest';
import type { Node } from '../outline/outline.ts';
import { gatherOffer } from './gather-offer.ts';
import { control, item, section, words } from './outline.fixture.ts';

const picture: Node = { kind: 'picture', picture: 'photo', about: 'a kayak', labels: [], overlays: [] };
const price: Node = { kind: 'text', role: 'value', words: words('€940') };
const lengths: Node = { kind: 'items', layout: 'rows', items: [item('Short', { '4.2 m': 'value' })] };
const buy = control('button', 'Add to basket');
const placesOf = (parts: ReturnType<typeof gatherOffer>) => parts.map(({ place }) => place);

it('has what is chosen and the button that buys beside the picture', () => {
  const parts = [
    section(undefined, [picture], { place: 'left' }),
    section(undefined, [price], { place: 'right' }),
    section('Length', [lengths]),
    section(undefined, [buy]),
    section('What paddlers say', [price]),
  ];
  expect(placesOf(gatherOffer(parts))).toEqual(['left', 'right', 'right', 'right', 'main']);
});

it('leaves a page that buys nothing as it is told', () => {
  const parts = [
    section(undefined, [picture], { place: 'left' }),
    section(undefined, [price], { place: 'right' }),
    section('Length', [lengths]),
  ];
  expect(gatherOffer(parts)).toEqual(parts);
});
