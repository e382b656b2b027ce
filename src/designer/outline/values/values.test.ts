import { array, assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignRows, splitCells } from './cells.ts';
import { splitEnumeration } from './enumeration.ts';
import { readFact, readFacts } from './fact.ts';
import type { Piece } from './piece.ts';
import { findQuoted } from './quoted.ts';
import { splitRows } from './rows-in-line.ts';
import { splitSentences } from './sentences.ts';

/** Bits of prompts: marks, separators, values and words of several languages, put together at random. */
const BITS = [
  'Ropes',
  'and',
  'y',
  'und',
  '、',
  'と',
  '「今日」',
  '"Salt, pepper"',
  "'Mum's list'",
  '**Bold**',
  '`code`',
  '_it_',
  '"',
  "'",
  '*',
  '(',
  ')',
  '[',
  ']',
  ',',
  ';',
  '·',
  '/',
  '|',
  '→',
  '—',
  '–',
  '-',
  ':',
  '.',
  '?',
  '\n',
  '\n- ',
  ' ',
  ' ',
  ' ',
  '  ',
  '1,240.50',
  '€4',
  '17.5 °C',
  '11 of 26',
  '08:00',
  '12 Nov',
  'OL-204',
  '&',
  'Tuck & Sons',
  'Oslo',
  'Priya S.',
  'done',
  '1) ',
  '2) ',
  '-12',
  '½',
  '🎻',
  'é',
  '...',
  'Q: ',
  'A: ',
];
const prompt = array(constantFrom(...BITS), { maxLength: 40 }).map((bits) => bits.join(''));
const SPLITS: Record<string, (text: string, base: number) => Piece[]> = {
  splitEnumeration,
  splitCells,
  splitRows,
  splitSentences,
  alignRows: (text, base) => alignRows([{ text, base }]).flat(),
};

describe.each(Object.entries(SPLITS))('%s', (_name, split) => {
  it('gives pieces in order, with exact spans, and loses no word between them', () => {
    assert(
      property(prompt, nat(99), (text, base) => {
        const whole = ' '.repeat(base) + text;
        let done = base;
        for (const { text: shown, span } of split(text, base)) {
          expect(span.start).toBeGreaterThanOrEqual(done);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          // Modulo the marks that were stripped, it is the prompt's own text.
          const bare = (said: string): string => said.replace(/["'*_`“”„‘’«»「」\s]/gu, '');
          expect(bare(whole.slice(span.start, span.end))).toBe(bare(shown));
          expect(whole.slice(done, span.start)).not.toMatch(/Ropes|Oslo|Sons|204|°C|Nov|done|Priya|Salt/u);
          done = span.end;
        }
        expect(whole.slice(done)).not.toMatch(/Ropes|Oslo|Sons|204|°C|Nov|done|Priya|Salt/u);
      }),
      { numRuns: 400 },
    );
  });
});

describe('quotations', () => {
  it('are found apart from each other, and nothing splits them', () => {
    assert(
      property(prompt, (text) => {
        let done = 0;
        for (const { start, end, inner } of findQuoted(text)) {
          expect(start).toBeGreaterThanOrEqual(done);
          expect(inner.start).toBeGreaterThan(start);
          expect(inner.end).toBeLessThan(end);
          done = end;
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('facts', () => {
  it('have labels and values of the prompt', () => {
    assert(
      property(prompt, (text) => {
        const facts = [readFact(text), ...readFacts(text)].filter((fact) => fact !== undefined);
        for (const { label, value } of facts) {
          for (const piece of [label, value])
            expect(text.slice(piece.span.start, piece.span.end)).toContain(piece.text.slice(0, 1));
          const isApart = label.span.end <= value.span.start || value.span.end <= label.span.start;
          expect(isApart).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });
});
