import type { Span } from '../outline.ts';
import { isCjk, isDigit, isSpace, isWordy } from './characters.ts';
import { trimRange } from './trim-range.ts';

/** Words between marks. `start` and `end` cover the marks, `inner` does not; `mark` is the opening one. */
export interface Quoted extends Span {
  inner: Span;
  mark: string;
}

/** Closing marks by opening mark. Several where writers and languages differ: „…“, „…”, “…”. */
const CLOSERS: Record<string, string> = {
  '"': '"',
  "'": "'",
  '“': '”"“',
  '„': '“”"',
  '”': '”',
  '‘': '’',
  '‚': '‘’',
  '«': '»',
  '»': '«',
  '‹': '›',
  '「': '」',
  '『': '』',
};

const MARK = /["'“„”‘‚«»‹「『*_`]/gu;
const EMPHASIS = new Set(['*', '_', '`']);

/**
 * Everything between quotation marks and in bold, italics or back ticks, outermost only, in order. Apostrophes, inches,
 * feet, bullets and marks without a partner are none of these.
 *
 * @example findQuoted("'Mum's list' and 11\" wide") // one: start 0, end 12, inner 1…11, mark "'"
 */
export function findQuoted(text: string): Quoted[] {
  const found: Quoted[] = [];
  const finder = new Finder(text);
  let at = nextMark(text, 0);
  while (at < text.length) {
    const one = finder.openedAt(at);
    if (one !== undefined) found.push(one);
    at = nextMark(text, one?.end ?? at + finder.stepAt(at));
  }
  return found;
}

/** Where the next character stands that could open; `text.length` where none does. */
function nextMark(text: string, from: number): number {
  MARK.lastIndex = from;
  return MARK.exec(text)?.index ?? text.length;
}

class Finder {
  readonly #text: string;
  /** Up to where no closer was found, by mark: keeps text full of lonely marks linear. */
  readonly #barren = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** How far to go on where nothing opens: over a whole run of asterisks, one character otherwise. */
  stepAt(at: number): number {
    return EMPHASIS.has(this.#text.charAt(at)) ? this.#run(at) : 1;
  }

  openedAt(at: number): Quoted | undefined {
    const char = this.#text.charAt(at);
    if (EMPHASIS.has(char)) return this.#emphasis(at);
    const closers = CLOSERS[char];
    if (closers === undefined || !this.#opens(at)) return undefined;
    const end = this.#close(at, char, closers);
    return end === undefined ? undefined : this.#span(at, end + 1, 1, char);
  }

  /** Marks right inside marks go with them: `**"Spells"**` is "Spells". */
  #span(start: number, end: number, width: number, mark: string): Quoted {
    const inner = trimRange(this.#text, start + width, end - width);
    const char = this.#text.charAt(inner.start);
    const last = this.#text.charAt(inner.end - 1);
    if (inner.end - inner.start > 2 && (CLOSERS[char]?.includes(last) ?? (EMPHASIS.has(char) && char === last))) {
      const within = new Finder(this.#text.slice(0, inner.end)).openedAt(inner.start);
      if (within?.end === inner.end) return { start, end, inner: within.inner, mark };
    }
    return { start, end, inner, mark };
  }

  #run(at: number): number {
    const char = this.#text.charAt(at);
    let end = at + 1;
    while (this.#text.charAt(end) === char) end += 1;
    return end - at;
  }

  #emphasis(at: number): Quoted | undefined {
    const text = this.#text;
    const char = text.charAt(at);
    const width = this.#run(at);
    const mark = char.repeat(width);
    if ((width > 3 || (char !== '`' && width === 3)) && char !== '*') return undefined;
    const before = text.charAt(at - 1);
    const after = text.charAt(at + width);
    if (after === '' || (isSpace(after) && char !== '`')) return undefined;
    if (char === '_' && isWordy(before)) return undefined;
    if (char === '*' && isWordy(before) && (width === 1 || isDigit(before)) && !isCjk(before)) return undefined;
    if ((this.#barren.get(mark) ?? -1) > at) return undefined;
    let from = at + width;
    for (;;) {
      const next = text.indexOf(char, from);
      const stop = this.#limit(at, char === '`' && width >= 3);
      if (next < 0 || next >= stop) {
        this.#barren.set(mark, stop);
        return undefined;
      }
      const length = this.#run(next);
      const isFree =
        char === '`' || (!isSpace(text.charAt(next - 1)) && (char !== '_' || !isWordy(text.charAt(next + length))));
      const isSame = length === width || (char !== '`' && length === 3 && width < 3);
      if (isFree && isSame && next > at + width) return this.#span(at, next + width, width, mark);
      from = next + length;
    }
  }

  #limits = new Map<boolean, number>();

  /** Where the paragraph ends (or the line, for emphasis): no mark is closed in another one. */
  #limit(at: number, isBlock: boolean): number {
    const known = this.#limits.get(isBlock) ?? -1;
    if (known > at) return known;
    const text = this.#text;
    const found = isBlock ? -1 : text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    this.#limits.set(isBlock, end);
    return end;
  }

  #opens(at: number): boolean {
    const text = this.#text;
    const char = text.charAt(at);
    const before = text.charAt(at - 1);
    const after = text.charAt(at + 1);
    // French sets a space inside its marks: « Température ».
    if ((char === '«' || char === '‹') && isSpace(after) && !isWordy(before)) return true;
    if (after === '' || isSpace(after)) return false;
    if (char === '「' || char === '『' || char === '„' || char === '“') return true;
    if (isWordy(before) && !isCjk(before)) return false;
    if ((char === '«' || char === '‹') && !isWordy(before)) return true;
    // "the '90s": an apostrophe for what is left out.
    if ((char === "'" || char === '‘') && isDecade(text, at + 1)) return false;
    // Marks that close elsewhere only open after a space or bracket.
    if (char === '»' || char === '”') return before === '' || isSpace(before) || '([:'.includes(before);
    return char !== ')';
  }

  /** Index of the closing mark. */
  #close(start: number, mark: string, closers: string): number | undefined {
    const text = this.#text;
    if ((this.#barren.get(mark) ?? -1) > start) return undefined;
    let depth = 0;
    for (let at = start + 1; at < text.length; at += 1) {
      const char = text.charAt(at);
      if (char === '\n' && /^\n[ \t]*\n/.test(text.slice(at, at + 40))) {
        this.#barren.set(mark, at);
        return undefined;
      }
      if (char === mark && !closers.includes(char)) depth += 1;
      else if (closers.includes(char) && at > start + 1) {
        if (depth > 0) depth -= 1;
        else {
          const verdict = this.#closes(start, at, mark);
          if (verdict === 'yes') return at;
          if (verdict === 'opens') return undefined;
        }
      }
    }
    this.#barren.set(mark, text.length);
    return undefined;
  }

  #closes(start: number, at: number, mark: string): 'yes' | 'no' | 'opens' {
    const text = this.#text;
    const char = text.charAt(at);
    const before = text.charAt(at - 1);
    const after = text.charAt(at + 1);
    const isStraight = char === '"' || char === "'" || char === '’' || char === '”' || char === '“';
    if (!isStraight) return 'yes';
    if (char === '’' || char === "'") {
      if (isSpace(before)) return isWordy(after) ? 'no' : 'yes';
      if (isWordy(after) && (!isCjk(after) || /[a-z]/i.test(before))) return 'no';
      return this.#isApostrophe(start, at) ? 'no' : 'yes';
    }
    if (mark === '“' && char === '“') return isSpace(before) || isWordy(after) ? 'no' : 'yes';
    if (isSpace(before)) return isWordy(after) && char === '"' && mark === '"' ? 'opens' : 'yes';
    if (char === '"' && mark === '"' && isDigit(before) && this.#isInch(at)) return 'no';
    return 'yes';
  }

  /** A later mark on the line that closes, with none between that opens, shows that this one stands for inches. */
  #isInch(at: number): boolean {
    const text = this.#text;
    const next = text.slice(at + 1, at + 160).search(/["\n]/);
    if (next < 0) return false;
    const later = at + 1 + next;
    if (text.charAt(later) !== '"') return false;
    const before = text.charAt(later - 1);
    const after = text.charAt(later + 1);
    return !isSpace(before) && !isWordy(after) && isWordy(before);
  }

  /** The plural's genitive: 'The growers' ledger'. Another closing mark follows within two words. */
  #isApostrophe(start: number, at: number): boolean {
    const text = this.#text;
    if (!/[sxz]/i.test(text.charAt(at - 1)) || !isSpace(text.charAt(at + 1))) return false;
    const rest = /^ [\p{L}\p{N}-]{1,20}(?: [\p{L}\p{N}-]{1,20})?['’](?![\p{L}\p{N}])/u.exec(
      text.slice(at + 1, at + 46),
    );
    if (rest === null || /^ (?:and|or|und|et|y|e|o|ou|oder|to|is|in|with) /.test(rest[0])) return false;
    return at > start;
  }
}

function isDecade(text: string, at: number): boolean {
  return isDigit(text.charAt(at)) && isDigit(text.charAt(at + 1)) && text.charAt(at + 2) === 's';
}
