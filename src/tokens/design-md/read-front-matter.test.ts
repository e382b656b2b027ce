import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './read-front-matter.ts';

const read = (text: string) => readFrontMatter(text, 2);
const toValues = (text: string): Record<string, string> =>
  Object.fromEntries(read(text).leaves.map(({ path, value }) => [path.join('.'), value]));

describe('readFrontMatter', () => {
  it('resolves references, also through several steps', () => {
    const values = toValues('colors:\n  brand: "#0f62fe"\n  primary: "{colors.brand}"\n  link: "{colors.primary}"');
    expect(values).toMatchObject({ 'colors.primary': '#0f62fe', 'colors.link': '#0f62fe' });
  });

  it('tells of dangling and cyclic references and of repeated keys, each with its line', () => {
    const { findings } = read('colors:\n  a: "{colors.b}"\n  b: "{colors.a}"\n  c: "{colors.none}"\n  c: "#fff"');
    expect(findings.map(({ line }) => line).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([3, 4, 5, 6]);
    expect(findings.map(({ message }) => message).join('\n')).toMatch(/leads back.*Nothing is named.*twice|twice/s);
  });

  it('keeps what can be read of malformed YAML', () => {
    const { leaves, findings } = read('name: A: B: C\ncolors:\n  primary: "#0f62fe"');
    expect(findings).toMatchObject([{ severity: 'error', line: 2, message: expect.stringContaining('in quotes') }]);
    expect(leaves.some(({ value }) => value === '#0f62fe')).toBe(true);
  });

  it('survives anchors that multiply and nesting without end', () => {
    const bomb = ['a: &a [x,x,x,x,x,x,x,x,x]'];
    for (const [index, name] of [...'bcdefghij'].entries()) {
      const previous = `*${'abcdefghij'[index]}`;
      bomb.push(`${name}: &${name} [${Array.from({ length: 9 }, () => previous).join()}]`);
    }
    expect(read(bomb.join('\n')).leaves.length).toBeLessThanOrEqual(2_000);
    expect(read(bomb.join('\n')).findings).toMatchObject([{ line: 2, message: expect.stringMatching(/was not read/) }]);
    expect(() => read('['.repeat(100_000))).not.toThrow();
    expect(() => read('{a: '.repeat(20_000))).not.toThrow();
  });

  it.each([
    [
      'an anchor in itself, many times',
      `colors: &c\n${Array.from({ length: 9 }, (_, index) => `  k${index}: *c`).join('\n')}`,
    ],
    ['thousands of aliases', `a: &a x\n${Array.from({ length: 9_000 }, (_, index) => `k${index}: *a`).join('\n')}`],
  ])('stops at its bound of values for %s', (_, text) => {
    const { leaves, findings } = read(text);
    expect(leaves.length).toBeLessThanOrEqual(2_000);
    expect(findings.map(({ message }) => message).join('\n')).toMatch(/was not read/);
  });

  it('takes an alias for what its anchor last stood for', () => {
    expect(toValues('a: &a "#111111"\nb: *a\nc: &a "#222222"\nd: *a')).toMatchObject({ b: '#111111', d: '#222222' });
  });

  it('knows the items of a list by their names', () => {
    expect(toValues('colors:\n  - name: Primary\n    hex: "#0f62fe"')).toMatchObject({
      'colors.Primary.hex': '#0f62fe',
    });
  });
});
