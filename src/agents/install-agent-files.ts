import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { locate, readIfThere, readRecord, toFingerprint, writeRecord, type RecordEntry } from './agent-record.ts';
import { findSection, toSection, withSection } from './marked-section.ts';
import type { AgentFile } from './plan-agent-files.ts';

/** Asks the user; false leaves the file as it is. */
export type Ask = (question: string) => Promise<boolean>;

/** What became of a file, to be told. */
export interface FileNews {
  path: string;
  did: 'wrote' | 'added a section to' | 'wrote anew the section of' | 'kept' | 'found as it should be';
}

interface Step {
  file: AgentFile;
  /** The whole file as it will be. */
  content: string;
  /** The part of it that is ours. */
  own: string;
  current: string | undefined;
  recorded: RecordEntry | undefined;
  /** Folders on the way to it that are not there, outermost first. */
  missing: string[];
  /** Asked before anything is written; undefined where nothing of a user's is in the way. */
  question: string | undefined;
}

/**
 * Writes agents' files into a project, and records what was there before. Everything is asked first and written then, so
 * that an answer that never comes leaves nothing half done.
 */
export async function installAgentFiles(folder: string, files: readonly AgentFile[], ask: Ask): Promise<FileNews[]> {
  const record = await readRecord(folder);
  const steps: Step[] = [];
  for (const file of files) steps.push(await planStep(folder, file, record));
  const refused = new Set<Step>();
  for (const step of steps) {
    if (step.question !== undefined && !(await ask(step.question))) refused.add(step);
  }
  const news: FileNews[] = [];
  const entries = new Map(record.map((entry) => [entry.path, entry]));
  for (const step of steps) {
    const { file, content, current, recorded } = step;
    const did = tellStep(step, refused.has(step));
    news.push({ path: file.path, did });
    if (did === 'kept' || (did === 'found as it should be' && recorded === undefined)) continue;
    entries.set(file.path, {
      path: file.path,
      kind: file.kind,
      written: toFingerprint(step.own),
      before: recorded === undefined ? (current ?? null) : recorded.before,
      folders: recorded?.folders ?? step.missing,
    });
    // Recorded first: what is written is known to the record also if this stops in between.
    await writeRecord(folder, [...entries.values()]);
    const target = await locate(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return news;
}

async function planStep(folder: string, file: AgentFile, record: readonly RecordEntry[]): Promise<Step> {
  const current = await readIfThere(await locate(folder, file.path));
  const recorded = record.find((entry) => entry.path === file.path);
  const own = file.kind === 'file' ? file.text : toSection(file.text);
  const content = file.kind === 'file' ? own : withSection(current ?? '', own);
  const question = content === current ? undefined : toQuestion(file, current, recorded);
  return { file, content, own, current, recorded, missing: await listMissingFolders(folder, file.path), question };
}

function toQuestion(
  { path: name, kind }: AgentFile,
  current: string | undefined,
  recorded: RecordEntry | undefined,
): string | undefined {
  if (current === undefined) return undefined;
  const there = kind === 'file' ? current : findSection(current)?.section;
  if (there === undefined) return `${name} is there already. Add a section at its end?`;
  if (recorded !== undefined && toFingerprint(there) === recorded.written) return undefined;
  return kind === 'file'
    ? `${name} is there already and says something else. Overwrite it?`
    : `The section of ${name} was changed. Overwrite it?`;
}

function tellStep({ file, content, current }: Step, isRefused: boolean): FileNews['did'] {
  if (content === current) return 'found as it should be';
  if (isRefused) return 'kept';
  if (file.kind === 'file' || current === undefined) return 'wrote';
  return findSection(current) === undefined ? 'added a section to' : 'wrote anew the section of';
}

/** Folders on the way to a file that are not there yet, outermost first. */
async function listMissingFolders(folder: string, name: string): Promise<string[]> {
  const steps = path.posix
    .dirname(name)
    .split('/')
    .filter((step) => step !== '.');
  const missing: string[] = [];
  for (const [index] of steps.entries()) {
    const within = steps.slice(0, index + 1).join('/');
    if (!(await isThere(path.join(folder, within)))) missing.push(within);
  }
  return missing;
}

async function isThere(target: string): Promise<boolean> {
  return (await stat(target).catch(() => undefined)) !== undefined;
}
