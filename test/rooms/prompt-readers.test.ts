import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const DESIGNER = path.resolve(import.meta.dirname, '../../src/designer');

const files = readdirSync(DESIGNER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file: file.split(path.sep).join('/'), text: readFileSync(path.join(DESIGNER, file), 'utf8') }));

/** Rooms that know of a prompt what its outline says, and nothing else. */
const BEHIND = /^(?:fill|sections)\/|^direct\/(?:direct-outline|outline-|sheet-style)/;
/** What of the outline's room may be seen from there: the structure, and what words and colours mean. */
const SEEN = /outline\/(?:outline|lexicon\/languages|values\/(?:units|number-at)|style\/[\w-]+)\.ts$/;

/** Files outside the reading rooms that look at a prompt's text. The number may only fall. */
const MOST_READERS = 75;

describe('the text of a prompt', () => {
  it('is read in the reading rooms, and by no more files elsewhere than before', () => {
    const readers = files.filter(
      ({ file, text }) => !/^(?:outline|understand)\//.test(file) && /(?<!\.\.)\.prompt\b/.test(text),
    );
    expect(readers.length).toBeLessThanOrEqual(MOST_READERS);
  });

  it('is not seen behind the outline', () => {
    const behind = files.filter(({ file }) => BEHIND.test(file));
    expect(behind.length).toBeGreaterThan(100);
    const faults = behind.flatMap(({ file, text }) => [
      ...(/(?<!\.\.)\.prompt\b/.test(text) ? [`${file} reads a prompt`] : []),
      ...[...text.matchAll(/from '([^']*\/outline\/[^']+)'/g)]
        .map(([, specifier = '']) => specifier)
        .filter((specifier) => !SEEN.test(specifier))
        .map((specifier) => `${file} → ${specifier}`),
    ]);
    expect(faults).toEqual([]);
  });

  it('reaches the outline through one door', () => {
    const outside = files.filter(({ file }) => !file.startsWith('outline/'));
    const doors = outside.filter(({ text }) => /from '[^']*outline\/(?:form|phrases|assemble|prose)\//.test(text));
    expect(doors.map(({ file }) => file)).toEqual([]);
  });
});
