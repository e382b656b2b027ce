import { describe, expect, it } from 'vitest';
import { toPictureAsk } from './picture-request.ts';

const ask = (about: string): string => {
  const { kind, subject } = toPictureAsk({ picture: 'photo', about });
  return `${kind}: ${subject.split(' — ')[0]}`;
};

describe('toPictureAsk', () => {
  it.each([
    ['a globe on a stand', 'product: globe'],
    ['an umbrella by the door', 'product: umbrella'],
    ['the harbour at low tide', 'landscape: harbour'],
  ])('draws "%s" as itself', (about, asked) => expect(ask(about)).toBe(asked));

  it.each([
    ['a belt sander', 'product: drill'],
    ['a sloop at dawn', 'landscape: sea'],
    ['our whippet, asleep', 'portrait: dog'],
  ])('draws "%s" as its near relation', (about, asked) => expect(ask(about)).toBe(asked));

  it.each([
    ['a snail on a leaf', 'plate: snail'],
    ['brass clock wheels', 'plate: cog'],
    ['an open lock', 'plate: lock'],
  ])('shows the sign of "%s", which no family draws', (about, asked) => expect(ask(about)).toBe(asked));

  it.each(['gore edges', 'the defect', 'rotten floor', '四款油纸伞'])(
    'draws no other thing in place of "%s"',
    (about) => expect(ask(about)).toBe('plate: '),
  );

  it.each([
    ['Biscuit', 'Cats of the week', 'portrait: cat'],
    ['Lady Ash, Cats of the week, a shelter', 'Cats of the week', 'portrait: cat'],
    ['The Evening Star', 'Our boats', 'landscape: sea'],
    ['Biscuit', 'What we bake', 'food: bread'],
    ['Holiday in May', 'Jars', 'plate: '],
  ])('draws %s of "%s" as one of them', (about, oneOf, asked) => {
    const { kind, subject } = toPictureAsk({ picture: 'photo', about, oneOf });
    expect(`${kind}: ${subject.split(' — ')[0]}`).toBe(asked);
  });
});
