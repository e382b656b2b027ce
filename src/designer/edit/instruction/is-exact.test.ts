import { describe, expect, it } from 'vitest';
import { isExact } from './is-exact.ts';
import { readInstruction } from './read-instruction.ts';

const read = (instruction: string): boolean => isExact(instruction, readInstruction(instruction, new Set()));

describe('isExact', () => {
  it.each([
    'Change "Guji, natural" to "Yirgacheffe"',
    'Please make it dark, and remove the map',
    'Change the price of Huila to $12',
    'Swap the chart and the list',
    'Use EB Garamond for headlines',
  ])('%s: to the letter', (instruction) => {
    expect(read(instruction)).toBe(true);
  });

  it.each([
    ['a mood', 'make it feel calmer'],
    ['a mood beside what is exact', 'make it dark and feel like a theatre at night'],
    ['what is compared', 'make the headline larger'],
    ['a factor of a size', 'give the chart twice the height'],
    ['a quality', 'the whole thing should be less busy'],
    ['content that would be thought up', 'add an FAQ'],
    ['words that are passed over', 'remove the list so that tonight has the screen for itself'],
    ['nothing', ''],
  ])('%s is not: %s', (_, instruction) => {
    expect(read(instruction)).toBe(false);
  });
});
