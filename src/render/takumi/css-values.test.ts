import { describe, expect, it } from 'vitest';
import { resolveColors } from './css-colors.ts';
import { resolveLengths } from './css-lengths.ts';
import { expandShorthand } from './css-shorthands.ts';
import { substituteVariables } from './css-substitute.ts';

describe('substituteVariables', () => {
  const values: Record<string, string> = { '--a': '4px', '--b': 'var(--a)', '--self': 'var(--self)' };
  const read = (name: string): string | undefined => values[name];
  it.each([
    ['var(--a)', '4px'],
    ['calc(var(--b) * 2) var( --a )', 'calc(4px * 2) 4px'],
    ['var(--none, 1px, 2px)', '1px, 2px'],
    ['var(--none, var(--b))', '4px'],
    ['a var(--none,) b', 'a  b'],
    ['var(--none)', undefined],
    ['var(--self)', undefined],
  ])('%s', (value, expected) => {
    expect(substituteVariables(value, read)).toBe(expected);
  });
});

describe('resolveLengths', () => {
  const context = { fontSizePx: 20, rootFontSizePx: 16, viewportWidthPx: 400, viewportHeightPx: 800 };
  it.each([
    ['1.5rem', '24px'],
    ['-0.02em', '-0.4px'],
    ['50vw 10dvh', '200px 80px'],
    ['calc(0.25rem * 4)', '16px'],
    ['calc(calc(1/2 * 100%) * -1)', '-50%'],
    ['calc(infinity * 1px)', '33554400px'],
    ['clamp(1rem, 5vw, 18px)', '18px'],
    ['min(100%, 20px)', 'min(100%, 20px)'],
    ['calc(100% - 1rem)', 'calc(100% - 16px)'],
    ['calc(6deg * -1)', '-6deg'],
    ['repeat(2, minmax(0, 1fr))', 'repeat(2, minmax(0, 1fr))'],
    ['#1e1e1e', '#1e1e1e'],
  ])('%s', (value, expected) => {
    expect(resolveLengths(value, context)).toBe(expected);
  });
});

describe('resolveColors', () => {
  it.each([
    ['color-mix(in oklab, #0b6e4f 50%, transparent)', 'rgba(11, 110, 79, 0.5)'],
    ['1px solid color-mix(in srgb, red, blue 25%) x', '1px solid rgb(191, 0, 64) x'],
    ['color-mix(in oklab, currentcolor 20%, transparent)', 'rgba(34, 32, 28, 0.2)'],
    ['currentColor', '#22201c'],
    ['linear-gradient(red, blue)', 'linear-gradient(red, blue)'],
  ])('%s', (value, expected) => {
    expect(resolveColors(value, '#22201c')).toBe(expected);
  });
});

describe('expandShorthand', () => {
  const expand = (property: string, value: string): Record<string, string> =>
    Object.fromEntries(expandShorthand(property, value));

  it.each([
    ['ltr', 'left', 'right'],
    ['rtl', 'right', 'left'],
  ] as const)('puts logical sides where lines of text begin and end: %s', (direction, start, end) => {
    const expandIn = (property: string, value: string): unknown =>
      Object.fromEntries(expandShorthand(property, value, direction));
    expect(expandIn('padding-inline-start', '4px')).toEqual({ [`padding-${start}`]: '4px' });
    expect(expandIn('margin-inline', '1px 2px')).toEqual({ [`margin-${start}`]: '1px', [`margin-${end}`]: '2px' });
    expect(expandIn('inset-inline-end', '0')).toEqual({ [end]: '0' });
    expect(expandIn('padding-block', '1px 2px')).toEqual({ 'padding-top': '1px', 'padding-bottom': '2px' });
    expect(expandIn('border-start-end-radius', '3px')).toEqual({ [`border-top-${end}-radius`]: '3px' });
  });

  it('spreads sides and corners', () => {
    expect(expand('padding', '1px 2px')).toEqual({
      'padding-top': '1px',
      'padding-right': '2px',
      'padding-bottom': '1px',
      'padding-left': '2px',
    });
    expect(expand('border-radius', '9px / 3px')['border-top-left-radius']).toBe('9px 3px');
  });

  it('turns logical sides into the ones they lie on', () => {
    expect(expand('padding-inline', '4px')).toEqual({ 'padding-left': '4px', 'padding-right': '4px' });
    expect(expand('inset-block-end', '0px')).toEqual({ bottom: '0px' });
    expect(expand('border-inline-start-width', '2px')).toEqual({ 'border-left-width': '2px' });
    expect(expand('border-end-start-radius', '2px')).toEqual({ 'border-bottom-left-radius': '2px' });
  });

  it('takes lines and backgrounds apart', () => {
    expect(expand('border-top', 'solid 2px rgb(1, 2, 3)')).toEqual({
      'border-top-width': '2px',
      'border-top-style': 'solid',
      'border-top-color': 'rgb(1, 2, 3)',
    });
    expect(expand('background', 'linear-gradient(red, blue) center / 8px 8px no-repeat, #fff')).toEqual({
      'background-color': '#fff',
      'background-image': 'linear-gradient(red, blue)',
      'background-size': '8px 8px',
    });
  });

  it('hands down all of a font, or takes it apart', () => {
    expect(expand('font', 'inherit')['font-size']).toBe('inherit');
    expect(expand('font', 'italic 700 14px/1.5 "Inter", serif')).toEqual({
      'font-style': 'italic',
      'font-weight': '700',
      'font-size': '14px',
      'line-height': '1.5',
      'font-family': '"Inter", serif',
    });
  });

  it('leaves the rest as it is', () => {
    expect(expand('grid-column', 'span 2 / span 2')).toEqual({ 'grid-column': 'span 2 / span 2' });
  });
});
