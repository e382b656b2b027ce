import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findKnowledgeFolder, INDEX_FILE } from './knowledge-folder.ts';
import { readList } from './read-entry.ts';
import { type Spoken, withPattern } from './to-pattern.ts';

/** What is known of an entry before it is read: its name, and what its family looks at to find it. */
export interface Known {
  id: string;
}

/** By family, everything that is known of its entries. */
export type KnowledgeIndex = Readonly<Record<string, readonly Known[]>>;

interface Source {
  folder: string;
  index: KnowledgeIndex;
}

const own = findKnowledgeFolder();
/** Later ones stand before earlier ones, so that one's own knowledge is found first. */
const sources: Source[] = [
  { folder: own, index: JSON.parse(readFileSync(path.join(own, INDEX_FILE), 'utf8')) as KnowledgeIndex },
];
const opened: ((source: Source) => void)[] = [];

/**
 * The entries of a family, each made by `define` from what the index knows of it and the family's folder; those of a source
 * that is added later come first, in the place of any with the same id.
 */
export function openFamily<Kind extends Known, Entry>(
  family: string,
  define: (known: Kind, folder: string) => Entry,
): readonly Entry[] {
  const ids: string[] = [];
  const entries: Entry[] = [];
  const add = ({ folder, index }: Source): void => {
    const told = (index[family] ?? []) as readonly Kind[];
    for (const { id } of told) {
      const at = ids.indexOf(id);
      if (at === -1) continue;
      ids.splice(at, 1);
      entries.splice(at, 1);
    }
    ids.unshift(...told.map(({ id }) => id));
    entries.unshift(...told.map((known) => define(known, path.join(folder, family))));
  };
  sources.forEach(add);
  opened.push(add);
  return entries;
}

/**
 * A family that is read as a whole when it is first asked for, arranged as it is looked at. Each file of its folder says some
 * entries, in the order of the files' names; those of a source that is added later come first.
 */
export function openWhole<Form, Arranged extends object>(
  family: string,
  arrange: (forms: readonly Form[]) => Arranged,
): () => Arranged {
  let arranged: Arranged | undefined;
  opened.push(() => {
    arranged = undefined;
  });
  return () =>
    (arranged ??= arrange(
      sources.toReversed().flatMap(({ folder }) => readList(path.join(folder, family)) as readonly Form[]),
    ));
}

/** A family of entries that are found by their words, to be looked through from the first to the last. */
export const openSpoken = <Entry extends { words: RegExp }>(family: string): (() => readonly Entry[]) =>
  openWhole(family, (forms: readonly Spoken<Entry>[]) => forms.map(withPattern<Entry>));

/** Adds a folder of knowledge whose index was made by `buildIndex`. Belongs before the first prompt. */
export function addSource(source: Source): void {
  sources.push(source);
  for (const add of opened) add(source);
}
