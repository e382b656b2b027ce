import * as fc from 'fast-check';
import type { Words } from '../../src/designer/outline/outline.ts';

/** Pieces that mean something somewhere in the dialect, among words that do not. */
const PIECES = [
  'a',
  'B',
  ' ',
  ' ',
  '1',
  '40 °C',
  'x',
  'Harbour',
  'é',
  '木',
  '👩‍🚀',
  '\n',
  '\t',
  '\r',
  '\u2028',
  '\uFDD0',
  '\u{10FF05}',
  '#',
  '## ',
  '-',
  '- ',
  '— ',
  ' — ',
  ' · ',
  '--',
  '-->',
  '---',
  ':',
  ': ',
  ' = ',
  '=',
  '|',
  '||',
  '~ ',
  '>',
  '>> ',
  '<< ',
  '[',
  ']',
  '[[',
  ']]',
  '(',
  ')',
  '(x) ',
  '( ) ',
  '(>)',
  '[x] ',
  '![',
  '!',
  '!!',
  '?',
  '*',
  '**',
  '`',
  '```',
  '____',
  '{',
  '}',
  '{filled}',
  '{good}',
  '"',
  '""',
  "'",
  '\\',
  '\\n',
  '&#65;',
  '<br>',
  '<!--',
  'No: ',
  '1. ',
  ':bell:',
  ', ',
  'Navigation',
  'Footer',
  '(end)',
  '(main)',
  '(left)',
  '50%',
  '$4',
  'Series: ',
  'not understood:',
  'under_score',
];
export const text = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 5 }).map((pieces) => pieces.join('')) },
  fc.constantFrom(...PIECES),
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
export const words: fc.Arbitrary<Words> = fc.record({
  text,
  origin: fc.constantFrom('literal', 'literal', 'derived', 'filled'),
});
export const list = fc.array(words, { maxLength: 3 });
export const flag = fc.constantFrom(true, undefined);
export const whole = fc.integer({ max: 20, min: 0 });
export const share = fc
  .oneof(
    fc.integer({ min: 0, max: 100 }).map((each) => each / 100),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map((each) => each + 0);
export const tone = fc.constantFrom('neutral', 'accent', 'good', 'warn', 'bad', 'info', 'muted');
export const opt = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });
/** A record that leaves out what is undefined, as readers do. */
export const record = (shape: Record<string, fc.Arbitrary<unknown>>) => fc.record(shape).map(bare);

/** Without spans, absent parts and flags that are down. */
export function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([key, part]) => key !== 'span' && part !== undefined);
  return Object.fromEntries(parts.map(([key, part]) => [key, bare(part)]));
}
