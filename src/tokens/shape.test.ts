import { describe, expect, it } from 'vitest';
import { ROUNDNESSES } from '../domain/enums.ts';
import { createRadii } from './shape.ts';

describe('createRadii', () => {
  it('scales half, one, one and a half, two and three times the base radius', () => {
    expect(createRadii('ROUND_TWELVE')).toEqual({
      sm: 6,
      default: 12,
      md: 18,
      lg: 24,
      xl: 36,
      full: 9999,
      control: 12,
    });
  });

  it('makes pills of controls and 16 px containers when fully round', () => {
    expect(createRadii('ROUND_FULL')).toMatchObject({ default: 16, control: 9999 });
  });

  it('means ROUND_EIGHT when unspecified and keeps the deprecated ROUND_TWO', () => {
    expect(createRadii('ROUNDNESS_UNSPECIFIED')).toEqual(createRadii('ROUND_EIGHT'));
    expect(createRadii('ROUND_TWO').default).toBe(2);
  });

  it('breaks edges only beside square buttons of the sharpest step', () => {
    expect(createRadii('ROUND_FOUR', 'square')).toMatchObject({ default: 2, lg: 4, control: 0 });
    expect(createRadii('ROUND_EIGHT', 'square')).toMatchObject({ default: 8, control: 0 });
  });

  it('gives every other roundness a base of its own', () => {
    const bases = ROUNDNESSES.slice(1).map((roundness) => createRadii(roundness).default);
    expect(bases).toEqual([2, 4, 8, 12, 16]);
  });
});
