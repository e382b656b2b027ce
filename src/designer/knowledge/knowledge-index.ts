import path from 'node:path';
import { existsSync } from 'node:fs';
import type { DomainForm } from './forms/domain-form.ts';
import { type KnownDomain, toThingWords } from './domains.ts';
import type { KnownHouse } from './houses/houses.ts';
import type { Known, KnowledgeIndex } from './library.ts';
import { listEntryNames, readEntry, type Written } from './read-entry.ts';

const toKnownDomain = ({ id, label, words, collections = [] }: DomainForm): KnownDomain => ({
  id,
  label,
  words,
  things: toThingWords(collections),
});

const toKnownHouse = ({ id, words }: KnownHouse): KnownHouse => ({ id, words });

/** What the index knows of an entry, by family; what is read as a whole needs none. */
const KNOWN_OF = {
  domains: (entry) => toKnownDomain(entry as unknown as DomainForm),
  houses: (entry) => toKnownHouse(entry as unknown as KnownHouse),
} satisfies Readonly<Record<string, (entry: Written) => Known>>;

/** What is known of all entries below a folder of knowledge. Throws what `readEntry` throws. */
export function buildIndex(folder: string): KnowledgeIndex {
  return Object.fromEntries(
    Object.entries(KNOWN_OF).map(([family, toKnown]) => {
      const place = path.join(folder, family);
      const names = existsSync(place) ? listEntryNames(place) : [];
      return [family, names.map((name) => toKnown(readEntry(place, name)))];
    }),
  );
}

/** The text of the index: a line for each entry, so that two who add one are no conflict. */
export const toIndexText = (index: KnowledgeIndex): string =>
  `{\n${Object.entries(index)
    .map(([family, known]) => `"${family}": [\n${known.map((one) => JSON.stringify(one)).join(',\n')}\n]`)
    .join(',\n')}\n}\n`;
