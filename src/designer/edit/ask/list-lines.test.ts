import { describe, expect, it } from 'vitest';
import { listLines, splitSentences } from './list-lines.ts';
import { readTokens } from './read-tokens.ts';
import type { Token } from './token.ts';

const tokensOf = (text: string): Token[] => readTokens(text, new Map()).tokens;
const textOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text }) => text)
    .join(' ');

describe('listLines', () => {
  it.each([
    ['- drop the map\n- hide the legend', ['drop the map', 'hide the legend']],
    ['1) rename Soup 2) remove Salad', ['rename Soup', 'remove Salad']],
    ['1. rename Soup to Broth 2. drop Salad 3. bold title', ['rename Soup to Broth', 'drop Salad', 'bold title']],
    ['(1) hide the map, (2) sort the trains', ['hide the map', 'sort the trains']],
    ['1. gates first and 2. no footer', ['gates first', 'no footer']],
    ['a) sort the trains\nb) bigger title', ['sort the trains', 'bigger title']],
  ])('gives each entry of %j its line', (text, entries) => {
    const lines = listLines(tokensOf(text));
    expect(lines.map(({ line }) => textOf(line))).toEqual(entries);
    expect(lines.every(({ isBullet }) => isBullet)).toBe(true);
  });
});

describe('splitSentences', () => {
  it.each([
    ['Remove the map. Sort the list.', ['Remove the map', 'Sort the list']],
    ['Tom B. is replaced by Noor.', ['Tom B is replaced by Noor']],
    ['Hide the chart; add a row', ['Hide the chart', 'add a row']],
  ])('parts %j where a sentence ends', (text, sentences) => {
    expect(splitSentences(tokensOf(text)).map(textOf)).toEqual(sentences);
  });
});
