import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  locate,
  readIfThere,
  readRecord,
  removeIfEmpty,
  toFingerprint,
  writeRecord,
  type RecordEntry,
} from './agent-record.ts';
import { findSection, withoutSection } from './marked-section.ts';

/** What became of a file, to be told. */
export interface UndoneNews {
  path: string;
  did: 'removed' | 'restored' | 'took the section out of' | 'found gone' | 'kept, since it was changed,';
}

/**
 * Takes back exactly what was installed in a project: files go or become what they were, sections leave what others wrote,
 * folders go where they are empty. What was changed since stays, and is told.
 */
export async function uninstallAgentFiles(folder: string): Promise<UndoneNews[]> {
  const record = await readRecord(folder);
  const left = new Map(record.map((entry) => [entry.path, entry]));
  const news: UndoneNews[] = [];
  for (const entry of record) {
    const did = await undo(folder, entry);
    news.push({ path: entry.path, did });
    if (did === 'kept, since it was changed,') continue;
    left.delete(entry.path);
    for (const made of entry.folders.toReversed()) await removeIfEmpty(path.join(folder, made));
    await writeRecord(folder, [...left.values()]);
  }
  return news;
}

async function undo(folder: string, { path: name, kind, written, before }: RecordEntry): Promise<UndoneNews['did']> {
  const target = await locate(folder, name);
  const current = await readIfThere(target);
  const own = current === undefined || kind === 'file' ? current : findSection(current)?.section;
  if (current === undefined || own === undefined) return 'found gone';
  if (toFingerprint(own) !== written) return 'kept, since it was changed,';
  const rest = kind === 'file' ? (before ?? '') : withoutSection(current, before ?? '');
  if (before === null && rest === '') {
    await rm(target);
    return 'removed';
  }
  await writeFile(target, rest);
  return kind === 'file' ? 'restored' : 'took the section out of';
}
