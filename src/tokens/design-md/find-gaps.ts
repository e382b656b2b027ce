import type { ProseField } from '../../domain/prose-reader.ts';
import type { SourceLine } from './read-source.ts';

/** Which of these a file states, in front matter or in a form that is read without judgement. */
export type StatedFields = Readonly<Record<ProseField, boolean>>;

/** What a file leaves to the reader of its words; nothing where it has none. */
export function findGaps(lines: readonly SourceLine[], stated: StatedFields): ProseField[] {
  if (!lines.some(isSentence)) return [];
  return (Object.keys(stated) as ProseField[]).filter((field) => !stated[field]);
}

const LEAST_WORDS = 4;
const LEAST_SPACELESS = 6;
const SPACELESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/gu;

/** Words that say something: no heading, no row of a table, no code. */
function isSentence({ text, section, isCode }: SourceLine): boolean {
  if (isCode || text === section.at(-1) || /^\s*\|/.test(text)) return false;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= LEAST_WORDS || (text.match(SPACELESS)?.length ?? 0) >= LEAST_SPACELESS;
}
