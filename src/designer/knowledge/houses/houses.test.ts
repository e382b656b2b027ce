import { describe, expect, it } from 'vitest';
import { getIconSet } from '../../../markup/icons/icon-set.ts';
import { findSubject, toWords } from '../../imagery/find-subject.ts';
import { PICTURE_FAMILIES } from '../../imagery/picture-families.ts';
import { DOMAINS } from '../domains.ts';
import { NAMES_OF_REAL_PRODUCTS } from '../real-products.fixture.ts';
import { HOUSES } from './houses.ts';
import type { SmallHouse } from './small-house.ts';

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null && !(value instanceof RegExp)
      ? Object.values(value).flatMap(textsIn)
      : [];

const picturesOf = ({ scene, things, offer }: SmallHouse) => [
  scene,
  ...things,
  ...offer.rows.flatMap(({ picture }) => picture ?? []),
];

const iconsOf = ({ icon, offer, points, promises }: SmallHouse) => [
  icon,
  offer.icon,
  ...points.map((point) => point.icon),
  ...promises.flatMap(({ action, secondary }) => [action.icon, secondary.icon].flatMap((one) => one ?? [])),
];

const findTwice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

describe.each(HOUSES.map((house) => [house.label, house] as const))('%s', (_label, house) => {
  it('has enough to fill a front page', () => {
    expect(house.brands.length).toBe(3);
    expect(house.colors.length).toBeGreaterThanOrEqual(2);
    expect(house.things.length).toBeGreaterThanOrEqual(5);
    expect(house.promises.length).toBeGreaterThanOrEqual(2);
    expect(house.points.length).toBeGreaterThanOrEqual(4);
    expect(house.steps.length).toBeGreaterThanOrEqual(3);
    expect([0, 2, 3]).toContain(house.plans.length);
    expect(house.questions.length).toBeGreaterThanOrEqual(4);
    expect(house.offer.rows.length).toBe(6);
    expect(house.people.length).toBeGreaterThanOrEqual(3);
  });

  it('asks only for pictures that can be drawn and icons that the set holds', () => {
    const unknown = picturesOf(house).filter(
      ({ kind, subject }) => findSubject(toWords(subject), PICTURE_FAMILIES[kind].objects) === undefined,
    );
    expect(unknown.map(({ kind, subject }) => `${kind}: ${subject}`)).toEqual([]);
    const { bodies, formerNames } = getIconSet();
    expect(iconsOf(house).filter((icon) => !bodies.has(icon) && !formerNames.has(icon))).toEqual([]);
  });

  it('pictures all of its offer or none', () => {
    expect([0, house.offer.rows.length]).toContain(house.offer.rows.filter(({ picture }) => picture).length);
  });

  it('accents only words that stand in the title, and opens with one promise that fits any of its pages', () => {
    expect(house.promises.filter(({ title, accent = '' }) => !title.includes(accent))).toEqual([]);
    expect(house.promises[0]?.words).toBeUndefined();
  });

  it('names no existing product', () => {
    expect(textsIn(house).filter((text) => NAMES_OF_REAL_PRODUCTS.test(text))).toEqual([]);
  });
});

describe('all houses together', () => {
  it('share no name, label, brand, promise or person with each other or with a trade', () => {
    expect(findTwice(HOUSES.map(({ label }) => label))).toEqual([]);
    expect(findTwice([...HOUSES, ...DOMAINS].flatMap(({ brands }) => [...brands]))).toEqual([]);
    expect(findTwice([...HOUSES, ...DOMAINS].flatMap(({ promises }) => promises.map(({ title }) => title)))).toEqual(
      [],
    );
    const people = [
      ...HOUSES.flatMap((house) => house.people.map(([name]) => name)),
      ...DOMAINS.flatMap((domain) => domain.people.map(({ name }) => name).filter((name) => name.includes(' '))),
    ];
    expect(findTwice(people)).toEqual([]);
  });
});
