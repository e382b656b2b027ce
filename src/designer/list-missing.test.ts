import { describe, expect, it } from 'vitest';
import { listMissing } from './list-missing.ts';

const PROMPT = 'A landing page for a bakery with the headline "Bread at dawn" and a button "Order a loaf"';

describe('listMissing', () => {
  it('names quoted texts that the page does not say', () => {
    expect(listMissing(PROMPT, 'Bread at dawn')).toEqual(['Order a loaf']);
  });

  it('looks past case, spacing and punctuation', () => {
    expect(listMissing(PROMPT, 'BREAD  at dawn! — Order a loaf.')).toEqual([]);
  });

  it('asks for what is quoted alone, and not for what is refused', () => {
    const listed = 'A list of roasts: Kenya AA, Sumatra Mandheling and Monsoon Malabar, with a button "Order a loaf"';
    expect(listMissing(listed, '')).toEqual(['Order a loaf']);
    expect(listMissing(`${PROMPT}, never "Get started"`, 'Bread at dawn Order a loaf')).toEqual([]);
  });

  it('names nothing where nothing is asked for by name', () => {
    expect(listMissing('A habit tracker', '')).toEqual([]);
  });
});
