import { describe, expect, it } from 'vitest';
import { PROSE_FIELDS, type ProseReading } from '../../domain/prose-reader.ts';
import { readGuide } from '../guide/read-guide.ts';
import { parseParts, readParts } from './parse-design-md.ts';
import { proveReadings } from './prove-readings.ts';
import { readSource } from './read-source.ts';

const FILE = `# Harbour

The one colour is a *green like the bottom*
of a wine bottle, and nothing competes with it. Warnings are #b3261e.

Screens glow like a theatre after the lights go down. Corners are worn smooth, like pebbles. Headlines are cut like
an inscription in stone, in a serif; text is a plain sans, and links are set in Lora.

ボタンは石のように丸い。
`;
const { lines } = readSource(FILE);

const prove = (...readings: ProseReading[]) =>
  Object.fromEntries(
    Object.entries(proveReadings(lines, PROSE_FIELDS, readings)).map(([field, { value, line }]) => [
      field,
      [value, line],
    ]),
  );
const color = (value: string, words: string): ProseReading => ({ field: 'customColor', value, words });

describe('a reading of the words of a DESIGN.md', () => {
  it.each<[string, ProseReading, number]>([
    ['a colour by its hue, over the end of a line', color('#1F4A38', 'green like the bottom of a wine bottle'), 3],
    ['a colour by its value', color('#b3261e', 'Warnings are #b3261e'), 4],
    ['a mode', { field: 'colorMode', value: 'DARK', words: 'glow like a theatre after the lights go down' }, 6],
    ['corners', { field: 'roundness', value: 'ROUND_FULL', words: 'worn smooth, like “pebbles”' }, 6],
    ['corners in Japanese', { field: 'roundness', value: 'ROUND_FULL', words: '石のように丸い' }, 9],
    [
      'a face by its kind',
      {
        field: 'headlineFont',
        value: 'EB_GARAMOND',
        words: 'Headlines are cut like an inscription in stone, in a serif',
      },
      6,
    ],
    ['a face by a known name that is drawn like it', { field: 'bodyFont', value: 'LITERATA', words: 'set in Lora' }, 7],
  ])('is taken for %s', (_, reading, line) => {
    expect(prove(reading)).toEqual({ [reading.field]: [reading.value.replace('1F4A', '1f4a'), line] });
  });

  it.each<[string, ProseReading]>([
    ['words that do not stand there', color('#1f4a38', 'green like a forest')],
    ['words of another hue', color('#b3261e', 'a green like the bottom')],
    ['words with another value', color('#b3261f', 'Warnings are #b3261e')],
    ['no value at all', color('forest green', 'a green like the bottom')],
    ['hardly a word', color('#1f4a38', 'a')],
    ['half of the file', color('#1f4a38', FILE.slice(0, 450))],
    [
      'a kind of letters that they do not name',
      { field: 'headlineFont', value: 'INTER', words: 'an inscription in stone, in a serif' },
    ],
    ['another face than the one they name', { field: 'bodyFont', value: 'INTER', words: 'links are set in Lora' }],
    ['no word on letters', { field: 'bodyFont', value: 'INTER', words: 'Corners are worn smooth' }],
    ['a family that there is not', { field: 'bodyFont', value: 'PAPYRUS', words: 'text is a plain sans' }],
    ['a step that is no more', { field: 'roundness', value: 'ROUND_TWO', words: 'worn smooth, like pebbles' }],
    ['no mode', { field: 'colorMode', value: 'COLOR_MODE_UNSPECIFIED', words: 'glow like a theatre' }],
  ])('is left out for %s', (_, reading) => {
    expect(prove(reading)).toEqual({});
  });

  it('is not looked for without end', () => {
    const holds: ProseReading = { field: 'density', value: 'airy', words: 'worn smooth' };
    const rest: ProseReading[] = Array.from({ length: 24 }, () => ({ ...holds, words: 'not there' }));
    expect(prove(...rest.slice(1), holds)).toHaveProperty('density');
    expect(prove(...rest, holds)).toEqual({});
    const long = readSource(`${'- a\n'.repeat(5_000)}${FILE}`);
    expect(proveReadings(long.lines, PROSE_FIELDS, [holds])).toEqual({});
  });

  it('fills gaps alone, and the first that holds', () => {
    const readings = [
      { field: 'roundness', value: 'ROUND_TWO', words: 'worn smooth' },
      { field: 'roundness', value: 'ROUND_TWELVE', words: 'worn smooth' },
      { field: 'roundness', value: 'ROUND_FULL', words: 'worn smooth' },
      { field: 'density', value: 'airy', words: 'worn smooth' },
    ] satisfies ProseReading[];
    expect(proveReadings(lines, ['roundness'], readings)).toEqual({
      roundness: { value: 'ROUND_TWELVE', words: 'worn smooth', line: 6 },
    });
  });
});

const parse = (markdown: string, ...readings: ProseReading[]) => parseParts(readParts(markdown), readings);

describe('a DESIGN.md with what was read from its words', () => {
  it('has gaps where it says nothing exactly, and none where it has no sentence or a whole theme', () => {
    expect(parse(FILE).gaps).toEqual(PROSE_FIELDS);
    expect(parse(`${FILE}\n- Headlines: Sora\n`).gaps).not.toContain('headlineFont');
    expect(parse('Primary: #0f62fe\n').gaps).toEqual([]);
    expect(parse('---\ncolors:\n  primary: "#0f62fe"\n---\n').gaps).toEqual([]);
    const whole =
      'theme:\n  colorMode: DARK\n  headlineFont: SORA\n  bodyFont: INTER\n  roundness: ROUND_FOUR\n  customColor: "#0f62fe"\n';
    expect(parse(`---\n${whole}---\n\nIt is calm, and it has room to breathe.\n`).gaps).toEqual([]);
  });

  it('takes the primary colour from them where it was only guessed, and says so', () => {
    const guessed = parse(FILE);
    expect(guessed.theme).toMatchObject({ customColor: '#b3261e', colorMode: 'LIGHT' });
    const read = parse(FILE, color('#1f4a38', 'a green like the bottom of a wine bottle'), {
      field: 'colorMode',
      value: 'DARK',
      words: 'after the lights go down',
    });
    expect(read.theme).toMatchObject({
      customColor: '#1f4a38',
      overridePrimaryColor: '#1f4a38',
      colorMode: 'DARK',
      designMd: FILE,
    });
    expect(read.findings).toContainEqual({
      severity: 'info',
      message:
        'The primary colour was read by a model as #1f4a38; state it as `Primary: #1f4a38`. It says "a green like the bottom of a wine bottle".',
      line: 3,
    });
    expect(read.findings.map(({ message }) => message).join()).not.toMatch(/was taken/);
  });

  it('lets what is written exactly win', () => {
    const stated = `Primary: #0f62fe. Buttons have a radius of 4px.\n\n${FILE}`;
    const read = parse(stated, color('#1f4a38', 'a green like the bottom of a wine bottle'), {
      field: 'roundness',
      value: 'ROUND_FULL',
      words: 'worn smooth, like pebbles',
    });
    expect(read.theme).toMatchObject({ customColor: '#0f62fe', roundness: 'ROUND_FOUR' });
    expect(read.findings.at(-1)?.message).toMatch(/is not borne out by them/);
  });

  it.each([
    ['without front matter', 'Primary: #0f62fe\n\nThings stand apart, as in a gallery.\n'],
    ['with some', '---\nname: Harbour\ncolors:\n  primary: "#0f62fe"\n---\n\nThings stand apart, as in a gallery.\n'],
    [
      'of another system',
      '---\r\nname: Harbour\r\n---\r\nPrimary: #0f62fe\r\nThings stand apart, as in a gallery.\r\n',
    ],
  ])('keeps the density in the front matter of a file %s, and its words', (_, markdown) => {
    const { theme, gaps } = parse(markdown, { field: 'density', value: 'airy', words: 'stand apart, as in a gallery' });
    expect(gaps).toContain('density');
    const { designMd = '', roundness } = theme ?? { roundness: 'ROUND_FOUR' };
    expect(designMd.replace('guide:\n  density: airy\n', '').replace(/^---\n---\n\n/, '')).toBe(markdown);
    expect(readGuide({ designMd, roundness })).toMatchObject({
      density: 'airy',
      character: expect.stringContaining('as in a gallery'),
    });
    expect(parse(designMd).gaps).not.toContain('density');
  });
});
