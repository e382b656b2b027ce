import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOR_ROLES, TYPE_ROLES } from '../../domain/token-roles.ts';
import { DAYLIGHT, KRAKEN } from './kraken.fixture.ts';
import { toDesignMd } from './to-design-md.ts';
import { toDtcg } from './to-dtcg.ts';

interface Token {
  path: string;
  type: string;
  value: unknown;
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every token with the type that it has or inherits. */
function listTokens(node: Record<string, unknown>, path: readonly string[] = [], inherited = ''): Token[] {
  const type = typeof node.$type === 'string' ? node.$type : inherited;
  if ('$value' in node) return [{ path: path.join('.'), type, value: node.$value }];
  return Object.entries(node).flatMap(([name, child]) =>
    name.startsWith('$') || !isGroup(child) ? [] : listTokens(child, [...path, name], type),
  );
}

const parse = (text: string): Record<string, unknown> => {
  const file: unknown = JSON.parse(text);
  if (!isGroup(file)) throw new Error('not an object');
  return file;
};

const readTokens = (text: string): Token[] => listTokens(parse(text));

const ALIAS = /^\{[^${}.][^{}.]*(?:\.[^${}.][^{}.]*)*\}$/;
const dimension = { value: expect.any(Number), unit: 'px' };
const color = expect.objectContaining({
  colorSpace: 'srgb',
  components: [expect.any(Number), expect.any(Number), expect.any(Number)],
  hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
});
const layer = { color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension };
const shadow = expect.toSatisfy((value: unknown) => Array.isArray(value) || isGroup(value));
/** The values of the format's schema 2025.10, as far as they are written here. */
const VALUES: Readonly<Record<string, unknown>> = {
  color,
  dimension,
  fontFamily: expect.arrayContaining([expect.any(String)]),
  shadow,
  typography: {
    fontFamily: expect.stringMatching(ALIAS),
    fontSize: dimension,
    fontWeight: expect.any(Number),
    letterSpacing: dimension,
    lineHeight: expect.any(Number),
  },
};

const isAlias = ({ value }: Token): boolean => typeof value === 'string';

/** What the tokens must look like: a value of their type, or an alias of a token. */
const toExpected = (tokens: readonly Token[]): unknown[] =>
  tokens.map((token) => ({
    path: token.path,
    type: expect.stringMatching(new RegExp(`^(?:${Object.keys(VALUES).join('|')})$`)),
    value: isAlias(token) ? expect.stringMatching(ALIAS) : VALUES[token.type],
  }));

/** Paths that aliases name and that no token has, and names that the format does not allow. */
function listFaults(tokens: readonly Token[]): unknown[] {
  const paths = new Set(tokens.map(({ path }) => path));
  return tokens.filter(
    ({ path, value }) =>
      (typeof value === 'string' && !paths.has(value.slice(1, -1))) ||
      !path.split('.').every((name) => /^[^${}.][^{}.]*$/u.test(name)),
  );
}

/** Names of which no two are the same words to the reader of DESIGN.md. */
const userName = fc
  .tuple(fc.string({ maxLength: 6 }), fc.nat(99_999), fc.constantFrom('', '.', '{', '$ 墨'))
  .map(([start, count, end]) => `$${start.trim()}x${count}${end}`);

describe('toDtcg', () => {
  it('keeps to the format, every alias naming a token', () => {
    const tokens = readTokens(toDtcg(KRAKEN));
    expect(tokens).toEqual(toExpected(tokens));
    expect(listFaults(tokens)).toEqual([]);
    const shadows = tokens.filter(({ type, value }) => type === 'shadow' && typeof value !== 'string');
    expect(shadows.flatMap(({ value }) => value)).toEqual(Array.from({ length: 8 }, () => layer));
  });

  it('keeps to it whatever a person calls things', () => {
    fc.assert(
      fc.property(fc.uniqueArray(userName, { maxLength: 8, selector: (text) => text.toLowerCase() }), (names) => {
        const colors = names.map((text) => ({ name: text, hex: '#123456' }));
        const designMd = toDesignMd(KRAKEN, { colors });
        const text = toDtcg({ ...KRAKEN, theme: { ...KRAKEN.theme, designMd } });
        const tokens = readTokens(text);
        expect(tokens).toEqual(toExpected(tokens));
        expect(listFaults(tokens)).toEqual([]);
        expect(Object.keys(parse(text).user ?? {}).filter((name) => name !== '$type')).toHaveLength(names.length);
      }),
      { numRuns: 50, seed: 11 },
    );
  });

  it('has both modes in full, and aliases to the own one', () => {
    const tokens = new Map(readTokens(toDtcg(KRAKEN)).map(({ path, value }) => [path, value]));
    for (const role of COLOR_ROLES) {
      expect(tokens.get(`color.${role}`)).toBe(`{dark.color.${role}}`);
      expect(tokens.has(`light.color.${role}`)).toBe(true);
    }
    expect(tokens.get('dark.color.surface')).toEqual({
      colorSpace: 'srgb',
      components: [0.0824, 0.0706, 0.1098],
      hex: '#15121c',
    });
    expect(readTokens(toDtcg(DAYLIGHT)).find(({ path }) => path === 'shadow.raised')?.value).toBe(
      '{light.shadow.raised}',
    );
  });

  it("keeps a person's colours under their own names where the format allows them", () => {
    expect(parse(toDtcg(KRAKEN)).user).toMatchObject({
      'Kraken Purple': { $value: { hex: '#7132f5' } },
      'ink-500': { $value: { hex: '#222222' }, $description: '$ink.500' },
    });
  });

  it('writes all 15 steps of type, letter spacing in px and line height as a factor', () => {
    const types = readTokens(toDtcg(KRAKEN)).filter(({ type }) => type === 'typography');
    expect(types.map(({ path }) => path)).toEqual(TYPE_ROLES.map((role) => `type.${role}`));
    expect(types[0]?.value).toMatchObject({
      fontFamily: '{font.headline}',
      fontSize: { value: 72, unit: 'px' },
      letterSpacing: { value: -0.72, unit: 'px' },
      lineHeight: 1.0556,
    });
  });
});
