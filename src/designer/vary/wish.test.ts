import { describe, expect, it } from 'vitest';
import { readWish } from './wish.ts';

describe('readWish', () => {
  it.each([
    ['focus on the price', { first: 'price' }],
    ['make the reviews stand out', { first: 'reviews' }],
    ['with the chart first', { first: 'chart' }],
    ['bolder typography', { scale: 'dramatic', moods: ['bold'] }],
    ['bigger headlines', { scale: 'dramatic' }],
    ['less cluttered', { density: 'airy' }],
    ['make the pictures bigger', { isPictured: true }],
    ['emphasise the photos', { isPictured: true }],
    ['muted colours', { variant: 'NEUTRAL' }],
    ['for a younger audience', { moods: ['playful', 'friendly'] }],
    ['softer corners', { roundness: 'ROUND_FULL' }],
    ['darker and more premium', { mode: 'DARK', moods: ['luxurious'] }],
  ])('%s', (prompt, said) => {
    expect(readWish(prompt)).toMatchObject(said);
  });

  it('takes what is said of type and pictures for the whole page, not for a part of it', () => {
    for (const prompt of ['focus on the photos', 'make the headlines pop', 'highlight the colours'])
      expect(readWish(prompt).first).toBeUndefined();
  });

  it('has warm, cool and earthy seeds where no colour is named', () => {
    const [warm, cool] = [readWish('try a warmer palette').palette ?? [], readWish('cooler colours').palette ?? []];
    expect(warm.length).toBeGreaterThanOrEqual(5);
    expect(cool.filter((hex) => warm.includes(hex))).toEqual([]);
    expect(readWish('warmer, in teal').palette).toBeUndefined();
  });

  it('asks for nothing where nothing is said', () => {
    expect(readWish('')).toEqual({ colors: [], fonts: [], moods: [] });
  });
});
