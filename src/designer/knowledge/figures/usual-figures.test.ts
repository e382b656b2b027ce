import { describe, expect, it } from 'vitest';
import { findUsualFigure, listUsualFigures } from './usual-figures.ts';

describe('findUsualFigure', () => {
  it.each([
    ['Average order value', '75.5'],
    ['Orders today', '342'],
    ['Open maintenance requests', '9'],
    ['API requests', '1.24'],
    ['Employee turnover rate', '6.4'],
    ['Revenue', '128400'],
    ['Average response time', '18'],
    ['On-time deliveries', '96.2'],
  ])('takes the more special of those that fit: %s', (label, value) => {
    expect(findUsualFigure(label)?.value).toBe(value);
  });

  it('knows nothing of what is no figure', () => {
    expect(findUsualFigure('Lunch with the board')).toBeUndefined();
  });

  it('has money as a plain number, for the currency of the trade', () => {
    const money = listUsualFigures().filter(({ isMoney }) => isMoney === true);
    expect(money.filter(({ value }) => !Number.isFinite(Number(value)))).toEqual([]);
  });
});
