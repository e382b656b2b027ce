import { type ColorMention, toCells } from './color-mention.ts';
import type { SourceLine } from './read-source.ts';
import { toWords } from './words.ts';

const ASSIGNMENT = /^[^\p{L}\p{N}]{0,12}([\p{L}][\p{L}\p{N} _.-]{0,48}?)["'`]?\s{0,16}[:=]\s{0,8}(\S.{0,120})$/u;
const MOST_TOKENS = 6;

/**
 * Colours given by the name of another: `primary = Colors.Green`, `--cta: var(--brand-blue)` or the table row
 * `bg-brand | carrot-600`.
 */
export function listColorReferences(lines: readonly SourceLine[], known: readonly ColorMention[]): ColorMention[] {
  const byName = new Map<string, ColorMention>();
  for (const mention of known) if (!byName.has(mention.name)) byName.set(mention.name, mention);
  return lines.flatMap((line) => {
    const stated = readStatement(line);
    if (stated === undefined) return [];
    const name = toWords(stated.label);
    const target = stated.values.map((value) => byName.get(toWords(value))).find((mention) => mention !== undefined);
    if (target === undefined || name === target.name || byName.has(name)) return [];
    const { hex, alpha } = target;
    const section = toWords(line.section.join(' '));
    return [{ hex, alpha, label: stated.label, name, note: '', section, line: line.number, form: 'token' as const }];
  });
}

function readStatement(line: SourceLine): { label: string; values: readonly string[] } | undefined {
  if (line.text.includes('#')) return undefined;
  const [label, value] = toCells(line).map((cell) => cell.replace(/[`*]/g, '').trim());
  if (label !== undefined && value !== undefined) return { label, values: [value] };
  const assignment = line.isCode || line.text.includes('var(') ? ASSIGNMENT.exec(line.text) : null;
  if (assignment?.[1] === undefined || assignment[2] === undefined) return undefined;
  const tokens = assignment[2].split(/\/\/|[^\w-]+/).slice(0, MOST_TOKENS);
  return { label: assignment[1].trim(), values: tokens.filter((token) => token.length > 1) };
}
