import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDesignMd } from '../../src/tokens/design-md/parse-design-md.ts';
import { compareReading } from './compare-reading.ts';
import { MUTATIONS } from './mutations.ts';
import { SAMPLE_VALUES } from './sample-values.ts';

const readSample = (file: string): string => readFileSync(path.join(import.meta.dirname, 'samples', file), 'utf8');

describe.each(Object.entries(SAMPLE_VALUES))('%s', (file, expected) => {
  const markdown = readSample(file);

  it('is read as a person reads it', () => {
    expect(compareReading(parseDesignMd(markdown), expected)).toEqual({});
  });

  it.each(MUTATIONS)('is read the same $name', ({ mutate }) => {
    expect(compareReading(parseDesignMd(mutate(markdown)), expected)).toEqual({});
  });
});
