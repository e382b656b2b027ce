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
  /** The first fence that never ends: its line, counted from 1, and what it would have been. */
  open?: { line: number; language: string };
}

const OPENING = /^\s*(`{3,}|~{3,})\s*([\w-]*)[^`]*$/;

/**
 * Parts a text into its words and its fences of the given languages; other fences are words. What a fence holds says its
 * language where nothing else does: a whole document is `html` whatever is written behind the backticks, and JSON behind
 * none is `json`. A document without any fence is read as one, and so are operations that stand there alone.
 */
export function readFences(text: string, languages: readonly string[]): Fenced {
  const fences: Fence[] = [];
  const outside: string[] = [];
  let before: string[] = [];
  const lines = text.split('\n');
  let open: Fenced['open'];
  // Where one fence has no end, no later one of as many marks has: looked for once, however many there are.
  const endless = new Map<string, number>();
  const isEndless = (mark: string): boolean => mark.length >= (endless.get(mark.charAt(0)) ?? Infinity);
  const take = (language: string, from: number, to: number): void => {
    const said = before.join('\n').trim();
    fences.push({ language, text: lines.slice(from, to).join('\n'), before: said });
    outside.push(said);
    before = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [, mark, written = ''] = OPENING.exec(line) ?? [];
    if (mark === undefined) {
      before.push(line);
      continue;
    }
    const named = languages.includes(written.toLowerCase());
    const end = isEndless(mark) ? undefined : findEnd(lines, at + 1, mark, named);
    const language = languageOf(written, lines, at + 1, end);
    if (end === undefined) {
      if (!named) endless.set(mark.charAt(0), mark.length);
      if (languages.includes(language)) open ??= { line: at + 1, language };
      before.push(line);
      continue;
    }
    if (languages.includes(language)) take(language, at + 1, end);
    else before.push(...lines.slice(at, end + 1));
    at = end;
  }
  const bare =
    fences.length === 0 && open === undefined && languages.includes('html') ? findDocument(lines) : undefined;
  if (bare !== undefined) {
    before = lines.slice(0, bare.from);
    take('html', bare.from, bare.to);
    before = lines.slice(bare.to);
  } else if (fences.length === 0 && open === undefined && languages.includes('json') && OPERATIONS.test(text)) {
    before = [];
    take('json', 0, lines.length);
  }
  const after = before.join('\n').trim();
  const words = [...outside, after].filter((said) => said !== '').join('\n\n');
  return { words, fences, after, ...(open === undefined ? {} : { open }) };
}

/** A text that is JSON from its first sign on, and speaks of operations. */
const OPERATIONS = /^\s*[{[](?=[^]*"kind"\s*:)(?=[^]*"id"\s*:)/;

const DOCUMENT = /^\s*<(?:!doctype\s+html|html|body)[\s>]/i;
const DOCUMENT_END = /<\/(?:body|html)\s*>/i;

/** Lines at the start of a fence that say whether it holds a document. */
const FIRST_LINES = 5;

function languageOf(written: string, lines: readonly string[], from: number, to: number | undefined): string {
  const language = written.toLowerCase();
  if (language === 'html' || language === 'json') return language;
  const last = Math.min(to ?? lines.length, from + FIRST_LINES);
  if (DOCUMENT.test(lines.slice(from, last).join('\n'))) return 'html';
  if (language !== '' || to === undefined) return language;
  const text = lines.slice(from, to).join('\n');
  return /^\s*[{[]/.test(text) && isJson(text) ? 'json' : language;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The lines of a document that stands in a text as it is. */
function findDocument(lines: readonly string[]): { from: number; to: number } | undefined {
  const from = lines.findIndex((line) => DOCUMENT.test(line));
  if (from === -1) return undefined;
  const last = lines.findLastIndex((line, at) => at >= from && DOCUMENT_END.test(line));
  return last === -1 ? undefined : { from, to: last + 1 };
}

/**
 * The line that closes a fence: at least as many of its marks and nothing else. Of one that is `named` none where another
 * such begins first: that one was meant to stand behind this one.
 */
function findEnd(lines: readonly string[], from: number, mark: string, named: boolean): number | undefined {
  for (let at = from; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim();
    if (!line.startsWith(mark)) continue;
    if (line.replaceAll(mark.charAt(0), '') === '') return at;
    if (named && /^[`~]+\s*(?:html|json)\b/i.test(line)) return undefined;
  }
  return undefined;
}

/** What a client may send instead of words alone. */
export const SENT_LANGUAGES: readonly string[] = ['html', 'json'];

/** Whether a prompt holds anything that is read as a page, a plan or operations, or was meant to be. */
export function holdsSent(prompt: string): boolean {
  const { fences, open } = readFences(prompt, SENT_LANGUAGES);
  return fences.length > 0 || open !== undefined;
}
