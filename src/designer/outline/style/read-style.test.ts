import { describe, expect, it } from 'vitest';
import type { StatedStyle, Words } from '../outline.ts';
import { measureColor } from './color-measure.ts';
import { readStyle } from './read-style.ts';

const read = (...texts: string[]): StatedStyle => readStyle(texts.map((text): Words => ({ text, origin: 'literal' })));
const roleOf = (style: StatedStyle, role: StatedStyle['colors'][number]['role']): string | undefined =>
  style.colors.find((color) => color.role === role)?.hex;

describe('readStyle', () => {
  it('takes a kind of paper for no colour, white paper for white, and the ground of one part for no page', () => {
    expect(roleOf(read('Style: clean, white, graph-paper background, primary #E4572E'), 'background')).toBe('#ffffff');
    const ground = roleOf(read('Apothecary, minimal, white paper, hairlines, a single colour #3F6B57.'), 'background');
    expect(measureColor(ground ?? '').l).toBeGreaterThan(0.97);
    expect(measureColor(ground ?? '').c).toBeLessThan(0.006);
    expect(roleOf(read('Balance card (white text on teal)', 'Main colour teal #00A79D'), 'background')).toBeUndefined();
  });

  it.each([
    [
      'Background #F6F4EF, text #2B2B28, one accent: muted sage #7A8F7B.',
      { background: '#f6f4ef', text: '#2b2b28', accent: '#7a8f7b' },
    ],
    [
      'bg #0B0F0E, surface #121917, text #E6EFEA, muted #8CA39A, accent #7BE0A3.',
      { background: '#0b0f0e', surface: '#121917', muted: '#8ca39a', accent: '#7be0a3' },
    ],
    [
      'Hemp beige #E9DFC9, tar black #1C1A17, main colour rope gold #B5893C',
      { background: '#e9dfc9', text: '#1c1a17', primary: '#b5893c' },
    ],
    [
      'White cards on #EEF2F5, cold blue #0077B6, Roboto Flex.',
      { surface: '#ffffff', background: '#eef2f5', primary: '#0077b6' },
    ],
    ['Paper #FFFDF8, ink #1E2A2E, accent #3B6E6A.', { background: '#fffdf8', text: '#1e2a2e', accent: '#3b6e6a' }],
  ])('takes roles from labels before a value: %s', (text, roles) => {
    const style = read(text);
    for (const [role, hex] of Object.entries(roles)) expect([role, roleOf(style, role as 'any')]).toEqual([role, hex]);
  });

  it.each([
    ['Background near-black #12100E, bronze #B98B4E as the accent, text in warm white.', 'accent', '#b98b4e'],
    ['Amber #FFB000 for everything that is active, no decoration.', 'primary', '#ffb000'],
    ['Curtain red #B3202C for buttons, ivory text.', 'primary', '#b3202c'],
    ['Primary Accent: Deep muted teal-navy (#294056) for buttons and links', 'primary', '#294056'],
    ['--primary: #1B4332', 'primary', '#1b4332'],
    ['| Primary | `#8A5A2B` |', 'primary', '#8a5a2b'],
    ['Colours: oklch(0.45 0.15 30) as the main colour', 'primary', '#97271b'],
    ['Accent: rgb(15, 98, 254)', 'accent', '#0f62fe'],
    ['Akzentfarbe #19A7A0, Schrift Barlow.', 'accent', '#19a7a0'],
    ['couleur principale #7A4E2D, Lora pour les titres', 'primary', '#7a4e2d'],
    ['主色竹青 #3F6B57，点缀朱红 #B5382A', 'primary', '#3f6b57'],
  ] as const)('takes roles from words around a value: %s', (text, role, hex) => {
    expect(roleOf(read(text), role)).toBe(hex);
  });

  it.each([
    ['blue grey colours', [200, 275]],
    ['Colours: moss green and something like wet bark', [90, 140]],
    ['Farben wie Moor und Schilf, braun und grün halt.', [20, 150]],
    ['color naranja', [40, 75]],
    ['Renk gül pembesi', [340, 380]],
    ['Dark seaweed green and white tiles, if you see what I mean.', [140, 180]],
    ['colore principale: verde bosco', [120, 170]],
  ])('reads colours in words: %s', (text, [from, to]) => {
    const lead = read(text).colors.find(({ role }) => role === 'primary');
    const { h } = measureColor(lead?.hex ?? '#808080');
    expect(h < (from ?? 0) ? h + 360 : h).toBeGreaterThanOrEqual(from ?? 0);
    expect(h < (from ?? 0) ? h + 360 : h).toBeLessThanOrEqual(to ?? 0);
  });

  it.each([
    ['Calm, sand and terracotta colours', 'terracotta'],
    ['Colours: beige and plum', 'plum'],
    ['Palette of linen and forest green', 'forest'],
  ])('lets the colour lead that can be seen on the other: %s', (text, name) => {
    const { colors } = read(text);
    expect(colors.find(({ role }) => role === 'primary')?.name).toContain(name);
    expect(colors.find(({ role }) => role === 'background')).toBeDefined();
  });

  it.each([
    ['Dark UI, big type', 'DARK'],
    ['dark cause we play w candles', 'DARK'],
    ['Almost black background so the wings glow.', 'DARK'],
    ['Background #0E1621, panels #162231', 'DARK'],
    ['Dunkles Theme, große Ziffern', 'DARK'],
    ['ダークモードで、落ち着いた雰囲気', 'DARK'],
    ['White, lots of air, tan #A9714B', 'LIGHT'],
    ['No dark mode.', 'LIGHT'],
    ['Jasny motyw, kolor główny #2C5F8A', 'LIGHT'],
    ['Cream paper, thin rules', 'LIGHT'],
    ['Dark mode crypto wallet: balance and list of coins.', 'DARK'],
    ['Design a dark-themed rowing log with splits and heart rate.', 'DARK'],
    ['Build a light mode reader with chapters and notes.', 'LIGHT'],
    ['Dark mode toggle, language and time zone.', undefined],
    ['Rounded corners, one accent #2A7F86', undefined],
  ] as const)('reads the mode: %s', (text, mode) => {
    expect(read(text).mode).toBe(mode);
  });

  it.each([
    [
      'Lora for headings, Karla for body.',
      [
        ['headline', 'Lora'],
        ['body', 'Karla'],
      ],
    ],
    ['Font: Modern sans-serif (Manrope or similar)', [['all', 'Manrope']]],
    [
      'Títulos en Playfair Display, texto en Mulish.',
      [
        ['headline', 'Playfair Display'],
        ['body', 'Mulish'],
      ],
    ],
    [
      'Accent #FF6B4A, UI font Inter, timecodes in a mono face.',
      [
        ['body', 'Inter'],
        ['mono', 'mono face'],
      ],
    ],
    ['Schrift Fira Sans, große Tippflächen', [['all', 'Fira Sans']]],
  ])('reads fonts by use: %s', (text, fonts) => {
    expect(read(text).fonts.map(({ use, name }) => [use, name])).toEqual(fonts);
  });

  it.each([
    ['Buttons: subtly rounded (8px)', { radiusPx: 8 }],
    ['font Baloo 2, corner radius 24', { radiusPx: 24 }],
    [
      'Thin rules between sections, no rounded corners, no drop shadows.',
      { radiusPx: 0, shadows: 'none', borders: 'hairline' },
    ],
    ['hairline borders, no shadows, generous whitespace', { density: 'airy', shadows: 'none', borders: 'hairline' }],
    ['Dense, cards with soft shadows', { density: 'compact', shadows: 'soft' }],
  ])('reads corners, density, shadows and lines: %s', (text, shape) => {
    expect(read(text)).toMatchObject(shape);
  });

  it('leaves the colours of things alone while a look is stated', () => {
    const style = read(
      'Primary button "Launch" (orange #F26B1D), secondary "Stand down".',
      'Navy #0B1D33 background, teal #0E7C7B as primary.',
    );
    expect(style.colors.map(({ hex }) => hex)).toEqual(['#0b1d33', '#0e7c7b']);
    expect(read('- Cantoria yellow, PY43, €6.20, #C9952B', '- Green earth, PG23, €11.50, #7C8B6A').colors).toEqual([]);
  });

  it('lets the one colour of content lead where nothing else is stated', () => {
    expect(roleOf(read('A button "Accept" filled right, green #1B8A5A.'), 'primary')).toBe('#1b8a5a');
    expect(roleOf(read('Volunteers look at it so keep it friendly, teal'), 'primary')).toBe('#0f766e');
  });

  it.each(['the chosen tile', 'the selected row', 'active tabs and the main action'])(
    'has the colour of %s lead, not lie under everything',
    (part) => {
      const { colors } = read(`Light, warm, colour #D9622B for ${part}.`);
      expect(colors.map(({ role }) => role)).toEqual(['primary']);
    },
  );

  it('keeps words of mood, and styles by their name', () => {
    expect(read('industrial, confident').moods).toEqual(['industrial', 'confident']);
    expect(read('Glassmorphism, calm').moods).toEqual(['glassmorphism', 'calm']);
  });
});

describe('design tokens in a line', () => {
  const rolesIn = (text: string): string[] =>
    readStyle([{ text, origin: 'literal' }]).colors.map(({ role, hex }) => `${role} ${hex}`);

  it.each([
    ['--primary: #E07A5F; --bg: #FFF9F2; --text: #2B2B2B;', ['primary #e07a5f', 'background #fff9f2']],
    ['light; warm; primary #D1495B; pill-shaped buttons', ['primary #d1495b']],
    [
      'Tokens: `bg #F4F1EA`, `ink #1F1F1F`, `accent #8C2F39`.',
      ['background #f4f1ea', 'text #1f1f1f', 'accent #8c2f39'],
    ],
  ])('keeps every colour: %s', (text, colors) => {
    expect(rolesIn(text)).toEqual(expect.arrayContaining(colors));
  });
});
