import { expect, it } from 'vitest';
import { splitCells } from './cells.ts';
import { splitEnumeration } from './enumeration.ts';
import { readFact, readFacts } from './fact.ts';
import { classify } from './measure.ts';
import { findQuoted } from './quoted.ts';
import { splitRows } from './rows-in-line.ts';
import { shareOf } from './share-of.ts';
import { toneOf } from './tone-of.ts';
import { findValues } from './value-at.ts';

const READERS = {
  findQuoted,
  findValues,
  splitEnumeration,
  splitCells,
  splitRows,
  readFact,
  readFacts,
  classify,
  shareOf,
  toneOf,
};
const HARD = [
  '"a ',
  "'s ",
  '*a',
  '_b ',
  '`',
  '(',
  '()',
  ' ',
  '\n',
  '1',
  '1,',
  '1,234 ',
  'a, ',
  'a and ',
  '「今日」と',
  '.',
  '... 4',
  '-',
  '€4 ',
  '12 Nov ',
  'Is it? No. ',
  'a: b; ',
  '=> ',
  'A',
  '#-',
];

/** A wide bound: it tells linear (tens of milliseconds) from quadratic (tens of seconds) on a busy machine, no more. */
it.each(Object.entries(READERS))('%s stays linear on hard texts', (_name, read: (text: string) => unknown) => {
  for (const bit of HARD) {
    const started = performance.now();
    read(bit.repeat(Math.ceil(20_000 / bit.length)));
    expect(performance.now() - started, JSON.stringify(bit)).toBeLessThan(5000);
  }
});
