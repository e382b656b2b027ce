import { describe, expect, it } from 'vitest';
import { FONT_FAMILY_NAMES } from '../../domain/font.ts';
import { FONT_CLASSES, isSerif, toAvailableWeight, toFontStack } from './font-class.ts';

describe('font classes', () => {
  it('give every family a regular and a bold', () => {
    for (const family of FONT_FAMILY_NAMES)
      expect(FONT_CLASSES[family].weights).toEqual(expect.arrayContaining([400, 700]));
  });

  it('find the nearest weight that the files have', () => {
    expect(toAvailableWeight('LIBRE_CASLON_TEXT', 500)).toBe(400);
    expect(toAvailableWeight('LIBRE_CASLON_TEXT', 600)).toBe(700);
    expect(toAvailableWeight('EB_GARAMOND', 900)).toBe(800);
    expect(toAvailableWeight('INTER', 600)).toBe(600);
  });

  it('fall back on system faces of the same kind', () => {
    expect(toFontStack('RUBIK')).toBe('"Rubik", system-ui, sans-serif');
    expect(toFontStack('EB_GARAMOND')).toBe('"EB Garamond", Georgia, "Times New Roman", serif');
    expect(FONT_FAMILY_NAMES.filter(isSerif)).toHaveLength(7);
  });
});
