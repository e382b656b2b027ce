import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ParsedDesignMd, parseDesignMd } from '../../src/tokens/design-md/parse-design-md.ts';
import { compareReading, type Misses, toMissTable } from './compare-reading.ts';
import { EXPECTED_VALUES } from './expected-values.ts';
import { MUTATIONS } from './mutations.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.resolve(ROOT, process.env.TAILORBIRD_DESIGN_MD_FILES ?? '../shared/data/design-md');
const LEAST_RIGHT = 52;

const isHere = existsSync(FOLDER);
const reason = isHere ? '' : ' (skipped: the files are not here, docs/design-systems.md says where to get them)';

const CHEAP_MUTATIONS = new Set(['with CRLF', 'with other headings', 'with its sections the other way round']);

const listMisses = (parsed: ReadonlyMap<string, ParsedDesignMd>): ReadonlyMap<string, Misses> =>
  new Map(
    [...parsed]
      .map(([file, reading]) => [file, compareReading(reading, EXPECTED_VALUES[file] ?? NOTHING)] as const)
      .filter(([, fields]) => Object.keys(fields).length > 0),
  );

const NOTHING = { primary: [], mode: [], headline: [], body: [], roundness: [] };

describe.skipIf(!isHere)(`real DESIGN.md files${reason}`, () => {
  const files = isHere ? Object.keys(EXPECTED_VALUES) : [];
  const read = (mutate: (markdown: string) => string): ReadonlyMap<string, ParsedDesignMd> =>
    new Map(files.map((file) => [file, parseDesignMd(mutate(readFileSync(path.join(FOLDER, file), 'utf8')))]));
  const parsed = read((markdown) => markdown);

  it('all give a theme', () => {
    expect([...parsed].filter(([, { theme }]) => theme === undefined).map(([file]) => file)).toEqual([]);
  });

  it(`are read as a person reads them in at least ${LEAST_RIGHT} of ${parsed.size}`, () => {
    const misses = listMisses(parsed);
    expect(parsed.size - misses.size, `\n${toMissTable(misses)}\n`).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it.each(MUTATIONS.filter(({ name }) => CHEAP_MUTATIONS.has(name)))('are read the same $name', ({ mutate }) => {
    const misses = listMisses(read(mutate));
    expect(parsed.size - misses.size, `\n${toMissTable(misses)}\n`).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});
