import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDesignMd } from '../../src/tokens/design-md/parse-design-md.ts';
import { compareReading, toMissTable } from './compare-reading.ts';
import { EXPECTED_VALUES } from './expected-values.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.resolve(ROOT, process.env.TAILORBIRD_DESIGN_MD_FILES ?? '../shared/data/design-md');
const LEAST_RIGHT = 52;

const isHere = existsSync(FOLDER);
const reason = isHere ? '' : ' (skipped: the files are not here, docs/design-systems.md says where to get them)';

describe.skipIf(!isHere)(`real DESIGN.md files${reason}`, () => {
  const parsed = new Map(
    isHere
      ? Object.keys(EXPECTED_VALUES).map((file) => [file, parseDesignMd(readFileSync(path.join(FOLDER, file), 'utf8'))])
      : [],
  );

  it('all give a theme', () => {
    expect([...parsed].filter(([, { theme }]) => theme === undefined).map(([file]) => file)).toEqual([]);
  });

  it(`are read as a person reads them in at least ${LEAST_RIGHT} of ${parsed.size}`, () => {
    const misses = new Map(
      [...parsed]
        .map(([file, reading]) => [file, compareReading(reading, EXPECTED_VALUES[file] ?? NOTHING)] as const)
        .filter(([, fields]) => Object.keys(fields).length > 0),
    );
    expect(parsed.size - misses.size, `\n${toMissTable(misses)}\n`).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});

const NOTHING = { primary: [], mode: [], headline: [], body: [], roundness: [] };
