import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ZodType } from 'zod';
import { getIconSet } from '../../markup/icons/icon-set.ts';
import { DOMAINS } from './domains.ts';
import { FORMS } from './forms/forms.ts';
import { INDEX_FILE } from './knowledge-folder.ts';
import { buildIndex, toIndexText } from './knowledge-index.ts';
import { listEntryFiles, listEntryNames, readEntry, type Written } from './read-entry.ts';

/** More lines than that nobody reads. */
export const MOST_LINES = 300;

export interface KnowledgeReport {
  /** How many entries each family has; of lists, how many files. */
  counts: Readonly<Record<string, number>>;
  /** What is wrong, each with the entry or file at fault; none: all is well. */
  faults: readonly string[];
}

/** Looks through a folder of knowledge. Throws the error of the file system where the folder cannot be read. */
export function checkKnowledge(folder: string): KnowledgeReport {
  const families = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  const counts: Record<string, number> = {};
  const faults: string[] = [];
  for (const { name: family } of families) {
    if (!Object.hasOwn(FORMS, family)) {
      faults.push(`${family}: no family of knowledge; there are ${Object.keys(FORMS).join(', ')}`);
      continue;
    }
    const names = listEntryNames(path.join(folder, family));
    counts[family] = names.length;
    for (const name of names) faults.push(...checkEntry(folder, family, name));
  }
  return { counts, faults: faults.length > 0 ? faults : checkIndex(folder) };
}

function checkEntry(folder: string, family: string, name: string): string[] {
  const place = path.join(folder, family);
  const long = listEntryFiles(place, name).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
    return lines > MOST_LINES ? [`${path.relative(folder, file)}: ${lines} lines are more than ${MOST_LINES}`] : [];
  });
  try {
    const entry = readEntry(place, name);
    return [...long, ...checkForm(family, name, entry).map((fault) => `${family}/${name}: ${fault}`)];
  } catch (error) {
    return [...long, error instanceof Error ? error.message : String(error)];
  }
}

function checkForm(family: string, name: string, entry: Written): string[] {
  const { error } = formOf(family, entry).safeParse(entry);
  if (error !== undefined) return error.issues.map(({ path: at, message }) => `${at.join('.') || 'it'}: ${message}`);
  const { id = name, like } = entry;
  return [
    ...(id === name ? [] : [`id: "${String(id)}" is not what its file is called`]),
    ...(like === undefined || DOMAINS.some((domain) => domain.id === like && domain.id !== name)
      ? []
      : [`like: no other domain is called ${JSON.stringify(like)}`]),
    ...listUnknownIcons(entry).map((icon) => `icon: no icon is called "${icon}"`),
  ];
}

function formOf(family: string, entry: Written): ZodType {
  const form = FORMS[family];
  if (form === undefined) throw new RangeError(`There is no family ${family}`);
  return form(entry);
}

function listUnknownIcons(entry: Written): string[] {
  const { bodies, formerNames } = getIconSet();
  const walk = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, held]) =>
          key === 'icon' && typeof held === 'string' && !bodies.has(held) && !formerNames.has(held)
            ? [held]
            : walk(held),
        );
  return walk(entry);
}

function checkIndex(folder: string): string[] {
  const file = path.join(folder, INDEX_FILE);
  if (!existsSync(file) || readFileSync(file, 'utf8') === toIndexText(buildIndex(folder))) return [];
  return [`${INDEX_FILE}: is not what the entries say; run \`npm run knowledge:index\``];
}
