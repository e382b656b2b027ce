import { describe, expect, it } from 'vitest';
import { parseClockTime, parseDuration } from './clock-time.ts';

describe('parseClockTime', () => {
  it.each([
    ['09:30', 570],
    ['9.30', 570],
    ['14h05', 845],
    ['2:30 pm', 870],
    ['12 am', 0],
    ['9', undefined],
    ['25:00', undefined],
    ['all day', undefined],
  ])('reads %s', (text, minutes) => expect(parseClockTime(text)).toBe(minutes));
});

describe('parseDuration', () => {
  it.each([
    ['34 min', 34],
    ['1 h', 60],
    ['1 h 22', 82],
    ['1.5 hours', 90],
    ['1 h 5 min', 65],
    ['a while', undefined],
  ])('reads %s', (text, minutes) => expect(parseDuration(text)).toBe(minutes));
});
