import { AppError } from '../../domain/app-error.ts';
import type { Want, WantedItem } from '../brief.ts';
import { FIELD_KINDS, SLOT_KINDS, type Field } from '../write/slots.ts';
import { describeWant } from './describe-brief.ts';

const ENTRY = /^\s*[-*]\s+(.+?)(?:\s*\(([^()]+?)(?:,\s*(\d+) of them)?\))?\s*$/u;
const ITEM = /^[·•]\s*(.+?)(?:\s+=\s+(.+?))?(?:\s+\(([^()]+)\))?$/u;
const FIELD = /^[□☐]\s*(.+?)(?:\s+\(([\w-]+)\))?(?:\s+=\s+(.+?))?(?::\s+(.+))?$/u;

/**
 * The checklist of a brief in lines. Entries that stand as they were are those that were read; the others are read of
 * their lines: `- Plans (plans, 3 of them)`, and below it texts in “ ”, things behind · and fields behind □.
 */
export function readWantLines(checklist: string, read: readonly Want[]): Want[] {
  const left = new Map(read.map((want) => [plain(describeWant(want)), want]));
  const entries: string[][] = [];
  for (const line of checklist.split('\n').filter((text) => text.trim() !== '')) {
    if (ENTRY.test(line)) entries.push([line]);
    else if (entries.length > 0) entries.at(-1)?.push(line);
    else throw odd(line);
  }
  return entries.map((lines, at) => {
    const key = plain(lines);
    const known = left.get(key);
    left.delete(key);
    return known ?? toWant(lines, `c${at}`);
  });
}

const plain = (lines: readonly string[]): string => lines.map((line) => line.trim()).join('\n');

function toWant([head = '', ...parts]: readonly string[], id: string): Want {
  const [, label = '', kind = 'any', count] = ENTRY.exec(head) ?? [];
  const want: Want = { id, label, texts: [], items: [], fields: [] };
  if (kind === 'button') want.isAction = true;
  else if (kind !== 'any') want.kind = pick(kind, SLOT_KINDS, 'kind of content');
  if (count !== undefined) want.count = Number(count);
  for (const part of parts.map((line) => line.trim())) {
    const text = /^[“"](.+)[”"]$/u.exec(part)?.[1];
    if (text !== undefined) want.texts.push(text);
    else if (ITEM.test(part)) want.items.push(toItem(part));
    else if (FIELD.test(part)) want.fields.push(toField(part));
    else throw odd(part);
  }
  return want;
}

function toItem(part: string): WantedItem {
  const [, title = '', value, note] = ITEM.exec(part) ?? [];
  return { title, ...(value !== undefined && { value }), ...(note !== undefined && { note }) };
}

function toField(part: string): Field {
  const [, label = '', kind = 'text', value, options] = FIELD.exec(part) ?? [];
  return {
    label,
    kind: pick(kind, FIELD_KINDS, 'kind of field'),
    ...(value !== undefined && { value }),
    ...(options !== undefined && { options: options.split(',').map((option) => option.trim()) }),
  };
}

function pick<T extends string>(said: string, names: readonly T[], what: string): T {
  const found = names.find((name) => name === said.toLowerCase().trim());
  if (found === undefined) {
    throw new AppError('INVALID_ARGUMENT', `“${said}” is no ${what}`, { hint: `Known: ${names.join(', ')}.` });
  }
  return found;
}

const odd = (line: string): AppError =>
  new AppError('INVALID_ARGUMENT', `“${line.trim()}” is no line of a checklist`, {
    hint: 'An entry is “- label (kind)”; below it stand texts in “ ”, things behind · and fields behind □.',
  });
