import { describe, expect, it } from 'vitest';
import type { Brief, Mood } from '../brief.ts';
import { findColors } from './find-colors.ts';
import { findDensity } from './find-density.ts';
import { findDevice } from '../outline/find-device.ts';
import { findFonts } from './find-fonts.ts';
import { findMode } from './find-mode.ts';
import { findMoods } from './find-moods.ts';
import { findRoundness } from './find-roundness.ts';
import { parseColor } from './parse-color.ts';

describe('findColors', () => {
  const colors = (prompt: string): string[] => findColors(prompt).map(({ hex, role }) => `${hex} ${role}`);

  it.each<[string, string[]]>([
    ['Use #0B5D3B as the primary color', ['#0b5d3b primary']],
    ['rgb(255, 0, 128) accent on hsl(210, 50%, 10%)', ['#ff0080 primary', '#0d1a26 background']],
    ['vibrant accents in orange (#FF7D2E) and cyan (#00D4FF)', ['#ff7d2e primary', '#00d4ff unknown']],
    ['a single cobalt accent over a slate neutral system', ['#1f4fd8 primary']],
    ['terracotta and cream palette', ['#c4623f unknown', '#f7f0e1 background']],
    ['sage green buttons on a warm cream canvas', ['#8fa283 primary', '#f7f0e1 background']],
    ['acid-yellow accent, near-black ground', ['#e8ff00 primary', '#0c0c0f background']],
    ['primary color: teal, secondary color: coral', ['#0f766e primary', '#ff6b5b secondary']],
    ['rote Akzentfarbe auf weissem Grund', []],
    ['Akzentfarbe Rot', ['#dc2626 primary']],
    ['a shop for olive oil, green tea and orange juice', []],
    ['status badges in red badge and green check marks', []],
    ['no purple gradients', []],
    ['gold plan, silver plan, bronze plan', []],
    ['navy', ['#172554 unknown']],
    ['black and white', ['#111111 unknown', '#ffffff unknown']],
  ])('%s', (prompt, expected) => {
    expect(colors(prompt)).toEqual(expected);
  });

  it('parses CSS colours and nothing else', () => {
    expect(parseColor('#abc')).toBe('#aabbcc');
    expect(parseColor('#11223344')).toBe('#112233');
    expect(parseColor('hsl(0 100% 50%)')).toBe('#ff0000');
    expect(parseColor('#12345')).toBeUndefined();
    expect(parseColor('tomato')).toBeUndefined();
  });
});

describe('findMode', () => {
  it.each<[string, Brief['mode']]>([
    ['a dashboard in dark mode', 'DARK'],
    ['dark and playful', 'DARK'],
    ['Midnight editorial portfolio', 'DARK'],
    ['neon terminal look', 'DARK'],
    ['a landing page on a warm cream canvas', 'LIGHT'],
    ['light-mode table', 'LIGHT'],
    ['light and airy', 'LIGHT'],
    ['with a dark mode toggle', undefined],
    ['light/dark mode', undefined],
    ['a page with a dark footer', undefined],
    ['no dark mode', undefined],
    ['Dunkel und minimalistisch', 'DARK'],
    ['深色模式', 'DARK'],
    ['a list of books', undefined],
  ])('%s → %s', (prompt, expected) => {
    expect(findMode(prompt)).toBe(expected);
  });
});

describe('findDevice', () => {
  it.each<[string, Brief['device']]>([
    ['a mobile app for dog walkers', 'MOBILE'],
    ['iPhone screen', 'MOBILE'],
    ['Handy-App für Läufer', 'MOBILE'],
    ['スマホアプリ', 'MOBILE'],
    ['iPad reader', 'TABLET'],
    ['desktop dashboard', 'DESKTOP'],
    ['website for a florist', 'DESKTOP'],
    ['mobile website', 'MOBILE'],
    ['responsive page that collapses to a hamburger on mobile', undefined],
    ['mobile bike repair van', undefined],
    ['form with phone number', undefined],
    ['works on mobile and desktop', undefined],
    ['a dashboard', undefined],
  ])('%s → %s', (prompt, expected) => {
    expect(findDevice(prompt)).toBe(expected);
  });
});

describe('findFonts', () => {
  it.each<[string, Brief['fonts']]>([
    ['Manrope for headings', ['MANROPE']],
    ['Space Grotesk + Inter', ['SPACE_GROTESK', 'INTER']],
    ['Fraunces serif headlines with Inter body', ['LITERATA', 'INTER']],
    ["uses 'Clash Display' and Satoshi fonts", ['SORA', 'PLUS_JAKARTA_SANS']],
    ["'Inter Tight' display typography", ['INTER']],
    ['big serif headlines', ['NEWSREADER']],
    ['sans-serif type', []],
    ['Inter Miami fan page', []],
    ['a Rubik cube timer', []],
  ])('%s', (prompt, expected) => {
    expect(findFonts(prompt)).toEqual(expected);
  });
});

describe('findMoods', () => {
  it.each<[string, Mood[]]>([
    ['dark and playful', ['playful']],
    ['calm, cozy reading nook', ['calm', 'warm']],
    ['neo-brutalist with hard shadows', ['brutalist']],
    ['glassmorphism dashboard', ['futuristic']],
    ['elegant luxury boutique', ['luxurious', 'elegant']],
    ['retro 80s', ['retro']],
    ['verspielt und schlicht', ['playful', 'minimal']],
    ['ミニマルで温かい', ['minimal', 'warm']],
    ['clean energy company with organic traffic', []],
    ['not playful, no neon', []],
  ])('%s', (prompt, expected) => {
    expect(new Set(findMoods(prompt))).toEqual(new Set(expected));
  });
});

describe('findDensity and findRoundness', () => {
  it('reads how tight and how round', () => {
    expect(findDensity('dense data table for power users')).toBe('compact');
    expect(findDensity('lots of white space')).toBe('airy');
    expect(findDensity('a table')).toBeUndefined();
    expect(findRoundness('pill-shaped buttons')).toBe('ROUND_FULL');
    expect(findRoundness('sharp corners')).toBe('ROUND_FOUR');
    expect(findRoundness('rounded corners')).toBe('ROUND_TWELVE');
    expect(findRoundness('slightly rounded')).toBe('ROUND_EIGHT');
    expect(findRoundness('a round of golf')).toBeUndefined();
  });
});
