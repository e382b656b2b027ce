import { describe, expect, it } from 'vitest';
import { listColorMentions } from './color-mention.ts';
import { listColorReferences } from './color-references.ts';
import { readSource } from './read-source.ts';

const read = (markdown: string): string[] => {
  const { lines } = readSource(markdown);
  return listColorReferences(lines, listColorMentions(lines)).map(({ name, hex }) => `${name} ${hex}`);
};

describe('listColorReferences', () => {
  it('follows names in code and in custom properties', () => {
    expect(read('```kt\nval Green = Color(0xFF00D632)\nprimary = CashColors.Green,\n```')).toEqual(['primary #00d632']);
    expect(read('```css\n--blue: #0000d5;\n--cta: var(--blue);\n```')).toEqual(['cta #0000d5']);
  });

  it('follows the second cell of a table row', () => {
    const table = '| Token | Value |\n|---|---|\n| `carrot-600` | #ff6600 |\n\n| `bg-brand` | `carrot-600` |';
    expect(read(table)).toEqual(['bg brand #ff6600']);
  });

  it('leaves names alone that mean no colour', () => {
    expect(read('```kt\nval Green = Color(0xFF00D632)\npadding = Spacing.Large\n```')).toEqual([]);
  });
});
