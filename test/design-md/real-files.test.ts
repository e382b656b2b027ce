import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDesignMd } from '../../src/tokens/design-md/parse-design-md.ts';
import { compareReading } from './compare-reading.ts';
import { EXPECTED_VALUES } from './expected-values.ts';
import { MUTATIONS } from './mutations.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.resolve(ROOT, process.env.TAILORBIRD_DESIGN_MD_FILES ?? '../shared/data/design-md');

const isHere = existsSync(FOLDER);
const reason = isHere ? '' : ' (skipped: the files are not here, docs/design-systems.md says where to get them)';

const CHEAP_MUTATIONS = new Set(['with CRLF', 'with other headings', 'with its sections the other way round']);

const NO_MUTATION = { name: 'as they are', mutate: (markdown: string) => markdown };

describe.skipIf(!isHere)(`real DESIGN.md files${reason}`, () => {
  const files = isHere ? Object.entries(EXPECTED_VALUES) : [];

  describe.each([NO_MUTATION, ...MUTATIONS.filter(({ name }) => CHEAP_MUTATIONS.has(name))])('$name', ({ mutate }) => {
    it.each(files)('%s is read as a person reads it', (file, expected) => {
      const reading = parseDesignMd(mutate(readFileSync(path.join(FOLDER, file), 'utf8')));
      expect(reading.theme).toBeDefined();
      expect(compareReading(reading, expected)).toEqual({});
    });
  });
});
