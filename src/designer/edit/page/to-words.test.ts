import { describe, expect, it } from 'vitest';
import { fold, likenessOf, toWords } from './to-words.ts';

describe('toWords', () => {
  it.each([
    ['3 × 15 squats', ['3', 'x', '15', 'squats']],
    ['Rent €1,200.50', ['rent', '€', '1,200.50']],
    ['Ada’s café', ['ada', 'cafe']],
  ])('takes %s apart, figures whole', (text, words) => {
    expect(toWords(text)).toEqual(words);
  });
});

describe('fold', () => {
  it.each([
    ['Größe', 'grosse'],
    ['Crème brûlée', 'creme brulee'],
    ['10–12', '10-12'],
  ])('writes %s as it is compared', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('likenessOf', () => {
  it.each([
    ['invoices', 'invoice'],
    ['matches', 'match'],
    ['orchard', 'orhcard'],
  ])('takes %s for %s', (one, other) => {
    expect(likenessOf(one, other)).toBeGreaterThan(0.8);
  });

  it.each([
    ['exercises', 'exercise'],
    ['courses', 'course'],
    ['boxes', 'box'],
  ])('takes %s for more than one %s', (one, other) => {
    expect(likenessOf(one, other)).toBeGreaterThan(0.9);
  });

  it.each([
    ['2024', '2025'],
    ['tea', 'sea'],
    ['harbour', 'garden'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(likenessOf(one, other)).toBe(0);
  });
});
