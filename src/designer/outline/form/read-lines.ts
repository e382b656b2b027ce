import type { Piece } from './piece.ts';

/** One line of the prompt by its mark. */
export interface Line {
  mark: 'heading' | 'bullet' | 'number' | 'quote' | 'table' | 'code' | 'blank' | 'plain';
  said: Piece;
  /** In columns; a tab counts four. */
  indent: number;
  /** Of a heading: how many `#`; of a number: how many levels it has ("2.1" has two). */
  depth: number;
  /** Of a code fence: the lines inside. */
  lines?: Piece[];
}

const HEADING = /^(#{1,6})\s+(?=\S)/;
const BULLET = /^(?:[-*•▪◦‣·–—+●○■□▸►]\s+)(?=\S)/;
const NUMBER =
  /^(?:\(?(\d{1,2}(?:\.\d{1,2})*[a-z]?)[.)]|(\d{1,2}(?:\.\d{1,2})+)|\(?([a-hA-H]|[ivx]{1,4})\))\s+(?=\S)|^(\d{1,2})[、．]\s*(?=\S)/;
const QUOTE = /^>\s?(?=\S)/;
const FENCE = /^(?:```|~~~)/;
const DIVIDER = /^(?:-{3,}|={3,}|_{3,}|\*{3,})$/;

/** The lines of a prompt with their marks read; a fence is one line that holds those inside. */
export function readLines(prompt: string): Line[] {
  const lines: Line[] = [];
  const raw = rawLines(prompt);
  for (let at = 0; at < raw.length; at++) {
    const line = raw[at];
    if (line === undefined) break;
    const block = codeBlock(raw, at, lines);
    if (block > 0) {
      lines.push({ ...measured(line), mark: 'code', depth: 0, lines: raw.slice(at, at + block) });
      at += block - 1;
      continue;
    }
    const drawing = drawnLines(raw, at);
    if (drawing > 0) {
      lines.push({ ...measured(line), mark: 'code', depth: 0, lines: raw.slice(at, at + drawing) });
      at += drawing - 1;
      continue;
    }
    const rows = commaRows(raw, at) || pipedRows(raw, at);
    if (rows > 0) {
      for (const row of raw.slice(at, at + rows)) lines.push({ ...measured(row), mark: 'table', depth: 0 });
      at += rows - 1;
      continue;
    }
    if (!FENCE.test(line.text.trimStart())) {
      const data = dataEnd(raw, at);
      if (data === undefined) lines.push(readLine(line));
      else {
        lines.push({ ...measured(line), mark: 'code', depth: 0, lines: raw.slice(at, data) });
        at = data - 1;
      }
      continue;
    }
    const end = raw.findIndex(({ text }, index) => index > at && FENCE.test(text.trimStart()));
    const inside = raw.slice(at + 1, end === -1 ? raw.length : end);
    lines.push({ ...measured(line), mark: 'code', depth: 0, lines: inside });
    at = end === -1 ? raw.length : end;
  }
  return lines.map((line) => lettered(line, lines));
}

/** "A. Header" over "B. Facts": capitals that follow one another number a list; one alone is an initial. */
function lettered(line: Line, lines: readonly Line[]): Line {
  const letter = letterOf(line);
  if (letter === undefined) return line;
  const isNext = (other: Line): boolean =>
    other.indent === line.indent && Math.abs((letterOf(other) ?? NaN) - letter) === 1;
  if (!lines.some(isNext)) return line;
  const { said } = line;
  const rest = said.text.slice(2);
  const text = rest.trimStart();
  return { ...line, mark: 'number', said: { text, start: said.start + said.text.length - text.length } };
}

const letterOf = ({ mark, said }: Line): number | undefined =>
  mark === 'plain' && /^[A-Z]\.\s+\S/.test(said.text) ? said.text.charCodeAt(0) : undefined;

/** Lines of data in braces that stand without a fence: index behind their last, or nothing. */
function dataEnd(raw: readonly Piece[], from: number): number | undefined {
  const first = raw[from]?.text.trim() ?? '';
  if (!/^[{[]\s*(?:["{[]|$)/.test(first)) return undefined;
  let depth = 0;
  for (let at = from; at < raw.length; at++) {
    for (const character of (raw[at]?.text ?? '').replace(/"(?:[^"\\]|\\.)*"/g, '')) {
      if (character === '{' || character === '[') depth++;
      else if (character === '}' || character === ']') depth--;
    }
    if (depth === 0) return raw.slice(from, at + 1).some(({ text }) => /"[^"]*"\s*:/.test(text)) ? at + 1 : undefined;
  }
  return undefined;
}

/** How many lines from `at` on are a drawing of boxes that stands without a fence. */
function drawnLines(raw: readonly Piece[], at: number): number {
  if (!/^\s*(?:\+[-=]{4,}|[┌╔╭][─═]{4,})/u.test(raw[at]?.text ?? '')) return 0;
  let end = at;
  while (/^\s*[+|│║┌└├╔╚╠╭╰]/u.test(raw[end]?.text ?? '')) end++;
  return end - at > 4 ? end - at : 0;
}

/** How many lines from `at` on are rows with bare commas, as spreadsheets write them: "Rack,Plate,Customer". */
function commaRows(raw: readonly Piece[], at: number): number {
  // The commas of "€271,400" part nothing.
  const count = (text = ''): number =>
    /,\s/.test(text) ? 0 : text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '').split(',').length - 1;
  const width = count(raw[at]?.text);
  if (width < 2) return 0;
  let end = at;
  while (count(raw[end]?.text) === width) end++;
  return end - at > 2 ? end - at : 0;
}

/** How many lines from `at` on are rows in pipes under the names of their columns: "Name | Hours | Net", without a frame. */
function pipedRows(raw: readonly Piece[], at: number): number {
  const head = raw[at]?.text ?? '';
  for (const sign of [' | ', ' / ']) {
    const width = signsIn(head, sign);
    if (width < 2 || /\d|[:：]\s/.test(head)) continue;
    let end = at + 1;
    while (signsIn(raw[end]?.text, sign) === width) end++;
    if (end - at > 2 && raw.slice(at + 1, end).every(({ text }) => /\d/.test(text))) return end - at;
  }
  return 0;
}

const signsIn = (text = '', sign: string): number => (/^\s*[|\-*•]/.test(text) ? 0 : text.split(sign).length - 1);

const SHOWS_CODE = /\b(?:terminal|output|code|snippet|command|shell|log lines)\b/i;

/** How many lines from `at` on are code by their indent alone, under a line that speaks of code. */
function codeBlock(raw: readonly Piece[], at: number, before: readonly Line[]): number {
  const last = before.findLast(({ mark }) => mark !== 'blank');
  if (before.at(-1)?.mark !== 'blank' || last?.mark !== 'plain' || last.indent > 0 || !SHOWS_CODE.test(last.said.text))
    return 0;
  let end = at;
  while (/^(?: {4}|\t)\s*\S/.test(raw[end]?.text ?? '')) end++;
  return end - at;
}

function rawLines(prompt: string): Piece[] {
  const lines: Piece[] = [];
  let start = 0;
  for (const text of prompt.split('\n')) {
    lines.push({ text: text.replace(/\r$/, ''), start });
    start += text.length + 1;
  }
  return lines;
}

function measured({ text, start }: Piece): { said: Piece; indent: number } {
  const body = text.trimStart();
  const lead = text.slice(0, text.length - body.length);
  const indent = [...lead].reduce((sum, character) => sum + (character === '\t' ? 4 : 1), 0);
  return { said: { text: body.trimEnd(), start: start + lead.length }, indent };
}

function readLine(line: Piece): Line {
  const { said, indent } = measured(line);
  if (said.text === '' || DIVIDER.test(said.text)) return { mark: 'blank', said, indent, depth: 0 };
  const after = (length: number): Piece => {
    const rest = said.text.slice(length);
    return { text: rest.trim(), start: said.start + length + (rest.length - rest.trimStart().length) };
  };
  const heading = HEADING.exec(said.text);
  if (heading) {
    const text = after(heading[0].length);
    return {
      mark: 'heading',
      said: { ...text, text: text.text.replace(/\s+#+$/, '') },
      indent,
      depth: heading[1]?.length ?? 1,
    };
  }
  if (said.text.startsWith('|') && said.text.indexOf('|', 1) !== -1) return { mark: 'table', said, indent, depth: 0 };
  const number = NUMBER.exec(said.text);
  if (number) {
    const mark = number[1] ?? number[2] ?? number[4] ?? '';
    const depth = (mark.match(/\./g)?.length ?? 0) + (/[a-z]$/.test(mark) ? 1 : 0) + (number[3] === undefined ? 0 : 1);
    return { mark: 'number', said: after(number[0].length), indent, depth };
  }
  // "a. First dots" under an entry; at the margin it would be an initial.
  const letter = indent > 0 ? /^[a-h]\.\s+(?=\S)/.exec(said.text) : null;
  if (letter) return { mark: 'number', said: after(letter[0].length), indent, depth: 1 };
  const quote = QUOTE.exec(said.text);
  if (quote) return { mark: 'quote', said: after(quote[0].length), indent, depth: 0 };
  const bullet = BULLET.exec(said.text);
  if (bullet) return { mark: 'bullet', said: after(bullet[0].length), indent, depth: 0 };
  return { mark: 'plain', said, indent, depth: 0 };
}
