import { parse } from 'yaml';
import type { PageDraft } from '../assemble/page-draft.ts';
import type { Piece } from '../form/piece.ts';
import { dataToBrief } from './data-to-brief.ts';
import { frameDrawing } from './frame-drawing.ts';
import { plainYaml } from './plain-yaml.ts';
import { openPage } from './page-of-data.ts';
import { isWireframe } from './is-wireframe.ts';
import { mergeBrief } from './merge-brief.ts';
import { wireframeToBrief } from './wireframe-to-brief.ts';

/** Characters across, up to which a drawing of no stated device is a phone's. */
const WIDEST_PHONE = 44;

/** "│ SIDEBAR │ MAIN │": a phone has no column for its navigation, however narrow it is drawn. */
const hasSideBar = (line: string): boolean =>
  /[|│║┃]\s*(?:side ?bar|(?:left |right )?rail|side ?nav)\s*[|│║┃]/iu.test(line);

/**
 * A fence that tells the page in a form of its own: a drawing of boxes, or data whose keys name its parts. It is translated
 * into a brief, which is read exactly. False where it is neither.
 */
export function readDialect(draft: PageDraft, lines: readonly Piece[]): boolean {
  const [first] = lines;
  if (first === undefined) return false;
  const texts = lines.map(({ text }) => text);
  const source = texts.join('\n');
  const from = { source, start: first.start };
  const { outline } = draft;
  const drawing = drawingOf(texts);
  if (drawing !== undefined) {
    const isNarrow = Math.max(...texts.map((text) => text.length)) <= WIDEST_PHONE && !texts.some(hasSideBar);
    const isPhone = outline.device === undefined ? isNarrow : outline.device === 'MOBILE';
    mergeBrief(draft, wireframeToBrief(drawing, isPhone), from);
    return true;
  }
  const page = openPage(parseData(source));
  if (page === undefined) return false;
  mergeBrief(
    draft,
    dataToBrief(page, (names) => currentIn(source, names)),
    from,
  );
  return true;
}

/** Whether a fence tells the page in a form of its own. */
export function isPageTold(lines: readonly Piece[]): boolean {
  const texts = lines.map(({ text }) => text);
  return drawingOf(texts) !== undefined || openPage(parseData(texts.join('\n'))) !== undefined;
}

/** The lines of a page that is drawn with signs, in one frame; undefined where they are none. */
const drawingOf = (texts: readonly string[]): readonly string[] | undefined =>
  isWireframe(texts) ? texts : frameDrawing(texts);

/**
 * The prompt with a fence around data that stands in it without one; undefined where there is none that tells a page. JSON
 * begins with a brace at the start of a line and ends with the last one, with comments or without; YAML begins with a key at the start of a line, and goes on to the end or to
 * the first paragraph that is none.
 */
export function fenceData(prompt: string): string | undefined {
  if (/^\s*(?:```|~~~)/m.test(prompt)) return undefined;
  const found = findJson(prompt) ?? findYaml(prompt);
  if (found === undefined || openPage(parseData(found.text)) === undefined) return undefined;
  const end = found.start + found.text.length;
  return `${prompt.slice(0, found.start)}\n\`\`\`\n${found.text}\n\`\`\`\n${prompt.slice(end)}`;
}

function findJson(prompt: string): { start: number; text: string } | undefined {
  const start = prompt.search(/^\{/m);
  const end = prompt.lastIndexOf('}') + 1;
  return start === -1 || end <= start ? undefined : { start, text: prompt.slice(start, end) };
}

/** Paragraphs behind data, each of which may be its last. */
const MOST_BEHIND = 8;
/** Keys with lists or objects below them: so many make a text data. */
const LEAST_NESTED = 3;

function findYaml(prompt: string): { start: number; text: string } | undefined {
  const nested = prompt.search(/^[\w-]+(?: \([^()\n]*\))?:[ \t]*(?:(?:#|\/\/).*)?$/m);
  if (nested === -1) return undefined;
  // Keys with their values right before it belong to it: "device: phone", "theme: { … }".
  const before = /(?:^[a-z][\w-]*(?: \([^()\n]*\))?:[ \t]+\S.*\n)+$/mu.exec(prompt.slice(0, nested));
  const start = before === null ? nested : before.index;
  const paragraphs = prompt.slice(start).split(/(\n\s*\n)/);
  const least = Math.max(1, paragraphs.length - 2 * MOST_BEHIND);
  for (let length = paragraphs.length; length >= least; length -= 2) {
    const text = paragraphs.slice(0, length).join('').trimEnd();
    const levels = [
      ...text.matchAll(/^[ \t]*(?:- )?[\w-]+(?: \([^()\n]*\))?:[ \t]*(?:(?:#|\/\/).*)?\n(?:[ \t]+|(?=- ))\S/gm),
    ].length;
    const data = levels < LEAST_NESTED || isWritten(text) ? undefined : parseData(text);
    if (typeof data === 'object' && data !== null) return { start, text };
  }
  return undefined;
}

/** "Include:" over entries that are sentences: a list that people write, however well it parses. */
function isWritten(text: string): boolean {
  const keys = text.match(/^[\p{L}\d][\w-]*(?=(?: \([^()\n]*\))?:)/gmu) ?? [];
  return keys.length > 0 && keys.every((key) => /^\p{Lu}/u.test(key)) && /^[ \t]*- (?:\S+[ \t]+){6}/mu.test(text);
}

function parseData(source: string): unknown {
  if (!/^\s*[{[]/.test(source) && !/^\s*[\w-]+(?:\s\([^()]*\))?\s*:/m.test(source)) return undefined;
  if (/^\s*[{[]/.test(source)) return parsed(withoutComments(source));
  const data = parsed(source);
  return typeof data === 'object' && data !== null ? data : parsed(plainYaml(source));
}

/** "theme: dark, accent #7C9CFF": a colour behind a space is no comment. */
const BARE_HEX = /^([ \t]*(?:- )?[\w-]+:[ \t]+)([^"'[{#\n][^"'\n]*?\s#[\da-f]{3,6}\b[^"'\n]*)$/gimu;

function parsed(source: string): unknown {
  try {
    return parse(source.replaceAll(BARE_HEX, '$1"$2"')) as unknown;
  } catch {
    return undefined;
  }
}

const TEXT_OR_COMMENT = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|(?<!:)\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g;

/** YAML reads JSON with trailing commas and bare keys; comments of JavaScript it does not know. */
const withoutComments = (source: string): string =>
  source.replaceAll(TEXT_OR_COMMENT, (_, text?: string) => text ?? '');

/** "# Jobs is active", "- Jobs  # current": what a comment says of the entries beside it. */
function currentIn(source: string, names: readonly string[]): string | undefined {
  return names.find(
    (name) =>
      new RegExp(
        String.raw`\b${RegExp.escape(name)}\b["',\s]*(?:#|//)[^\n]*\b(?:active|current|selected)\b`,
        'iu',
      ).test(source) ||
      new RegExp(
        String.raw`(?:#|//)[^\n]*\b${RegExp.escape(name)}\b[^\n]*\b(?:active|current|selected|on)\b`,
        'iu',
      ).test(source),
  );
}
