import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Outline, Words } from '../../src/designer/outline/outline.ts';
import { isBrief } from '../../src/designer/outline/brief/is-brief.ts';
import { parseBrief } from '../../src/designer/outline/brief/parse-brief.ts';
import { printBrief } from '../../src/designer/outline/brief/print-brief.ts';
import { outline } from './outline-arbitrary.ts';
import { bare, text } from './word-arbitraries.ts';

/** What is lost without marks: where words come from, and the list of what was not understood. */
function unmarked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmarked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'origin' ? 'literal' : unmarked(part)]),
  );
}

const RUNS = { numRuns: Number(process.env['BRIEF_RUNS'] ?? 400) };

it('reads back every node with every field from what was printed with marks', () => {
  fc.assert(
    fc.property(outline, (each) => {
      const printed = printBrief(each, { marks: true });
      expect(bare(parseBrief(printed)), printed).toEqual(each);
      expect(isBrief(printed)).toBe(true);
    }),
    RUNS,
  );
});

it('loses only origins and the list of the unread without marks', () => {
  fc.assert(
    fc.property(outline, (each) => {
      const printed = printBrief(each);
      expect(bare(parseBrief(printed)), printed).toEqual({ ...(unmarked(each) as Outline), unread: [] });
    }),
    { numRuns: RUNS.numRuns / 2 },
  );
});

it('never throws on any text without a front matter, and gives each word its place', () => {
  const misplaced = (value: unknown, source: string): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const { span, text: said } = value as Words;
    // Words with an escaped sign are shorter than their place.
    const isPlain = span !== undefined && /^[\w ]+$/.test(said ?? '') && !/\\|&#/.test(source);
    const isWrong = isPlain && source.slice(span.start, span.end) !== said;
    return [...(isWrong ? [said] : []), ...Object.values(value).flatMap((part) => misplaced(part, source))];
  };
  const lines = fc.array(fc.tuple(fc.constantFrom('', '', '  ', '    '), text), { maxLength: 12 });
  fc.assert(
    fc.property(lines, (each) => {
      const source = `# T\n${each.map(([blanks, line]) => blanks + line).join('\n')}`;
      expect(misplaced(parseBrief(source), source)).toEqual([]);
    }),
    RUNS,
  );
});
