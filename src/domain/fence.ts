/** A block of code in a text, between lines of three backticks. */
export interface Fence {
  /** The word behind the backticks, in small letters; empty without one. */
  language: string;
  text: string;
  /** What stands between the fence before, or the start of the text, and this one. */
  before: string;
}

export interface Fenced {
  /** All that stands outside of the fences, in order, parted by empty lines. */
  words: string;
  fences: Fence[];
  /** What stands behind the last fence. */
  after: string;
  /** Line of a fence that never ends, counted from 1. */
  openLine?: number;
}

const OPENING = /^\s{0,3}(`{3,}|~{3,})\s*([\w-]*)[^`]*$/;

/** Parts a text into its words and its fences of the given languages; other fences are words. */
export function readFences(text: string, languages: readonly string[]): Fenced {
  const fences: Fence[] = [];
  const outside: string[] = [];
  let before: string[] = [];
  const lines = text.split('\n');
  let openLine: number | undefined;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [, mark, language = ''] = OPENING.exec(line) ?? [];
    if (mark === undefined) {
      before.push(line);
      continue;
    }
    const end = findEnd(lines, at + 1, mark);
    if (end === undefined) {
      if (isOneOf(languages, language)) openLine = at + 1;
      before.push(line);
      continue;
    }
    if (isOneOf(languages, language)) {
      const said = before.join('\n').trim();
      fences.push({ language: language.toLowerCase(), text: lines.slice(at + 1, end).join('\n'), before: said });
      outside.push(said);
      before = [];
    } else before.push(...lines.slice(at, end + 1));
    at = end;
  }
  const after = before.join('\n').trim();
  const words = [...outside, after].filter((said) => said !== '').join('\n\n');
  return { words, fences, after, ...(openLine === undefined ? {} : { openLine }) };
}

const isOneOf = (languages: readonly string[], language: string): boolean => languages.includes(language.toLowerCase());

/** The line that closes a fence: at least as many of its marks and nothing else. */
function findEnd(lines: readonly string[], from: number, mark: string): number | undefined {
  const end = lines.findIndex((line, at) => {
    const closing = line.trim();
    return at >= from && closing.startsWith(mark) && closing.replaceAll(mark.charAt(0), '') === '';
  });
  return end === -1 ? undefined : end;
}

/** What a client may send instead of words alone. */
export const SENT_LANGUAGES: readonly string[] = ['html', 'json'];
