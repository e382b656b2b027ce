import { parse } from 'yaml';
import type { PageDraft } from '../assemble/page-draft.ts';
import type { Piece } from '../form/piece.ts';
import { dataToBrief, tellsPage } from './data-to-brief.ts';
import { isWireframe } from './is-wireframe.ts';
import { mergeBrief } from './merge-brief.ts';
import { wireframeToBrief } from './wireframe-to-brief.ts';

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
  if (isWireframe(texts)) {
    const isPhone = outline.device === undefined || outline.device === 'MOBILE';
    mergeBrief(draft, wireframeToBrief(texts, isPhone), from);
    return true;
  }
  const data = parseData(source);
  if (!tellsPage(data)) return false;
  mergeBrief(
    draft,
    dataToBrief(data, (names) => currentIn(source, names)),
    from,
  );
  return true;
}

/**
 * The prompt with a fence around data that stands in it without one; undefined where there is none that tells a page. Data
 * begins with a line of one brace, and ends so.
 */
export function fenceData(prompt: string): string | undefined {
  if (/^\s*(?:```|~~~)/m.test(prompt)) return undefined;
  const found = /^\{[ \t]*$[^]*^\}[ \t]*$/m.exec(prompt);
  if (found === null || !tellsPage(parseData(found[0]))) return undefined;
  const end = found.index + found[0].length;
  return `${prompt.slice(0, found.index)}\`\`\`json\n${found[0]}\n\`\`\`${prompt.slice(end)}`;
}

function parseData(source: string): unknown {
  if (!/^\s*[{[]/.test(source) && !/^\s*[\w-]+\s*:/m.test(source)) return undefined;
  try {
    return parse(source) as unknown;
  } catch {
    return undefined;
  }
}

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
