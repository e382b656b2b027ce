import type { ParsedDesignMd } from '../../src/tokens/design-md/parse-design-md.ts';
import type { ExpectedReading } from './expected-values.ts';

export type Misses = Partial<Record<keyof ExpectedReading, string>>;

/** What the parser reads otherwise than a person, as `read (accepted)`; empty when all five are right. */
export function compareReading({ theme }: ParsedDesignMd, expected: ExpectedReading): Misses {
  const read: Record<keyof ExpectedReading, string> = {
    primary: theme?.customColor ?? 'nothing',
    mode: theme?.colorMode ?? 'nothing',
    headline: theme?.headlineFont ?? 'nothing',
    body: theme?.bodyFont ?? 'nothing',
    roundness: theme?.roundness ?? 'nothing',
  };
  const fields = Object.keys(read) as (keyof ExpectedReading)[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const accepted: readonly string[] = expected[field];
      return accepted.includes(read[field]) ? [] : [[field, `${read[field]} (${accepted.join(' | ')})`]];
    }),
  );
}
