import { cut, trimEnds, type Piece } from '../../form/piece.ts';
import type { Node } from '../../outline.ts';
import { chartLine } from './chart-line.ts';
import { controlLine } from './control-line.ts';
import { headOfLine } from './head-of-line.ts';

/** A line is asked about several times while its place is found: lines that are none. */
const NONE = new Set<string>();
const MOST_KEPT = 400;

/** A line longer than this is prose. */
const LONGEST = 260;

/**
 * Reads a line of a specification that tells one element, property by property: `Slider "Pace", 1–9 km, set to 5`,
 * `Segmented control: Cuttings / Seeds (Seeds selected)`, `Line chart "Level", last 6 hours, values 1, 3, 2 m`. It is
 * strict: nothing where one of its parts cannot be told.
 */
export function readSpecLine(line: Piece, lang: string): Node[] | undefined {
  const piece = withoutEmphasis(trimEnds(line, '.'));
  if (piece.text.length > LONGEST || /[.!?]\s+\p{Lu}/u.test(piece.text.replaceAll(/["“„«`][^"”»`]*["”»`]/gu, '')))
    return undefined;
  const key = `${lang}:${piece.text}`;
  if (NONE.has(key)) return undefined;
  const head = headOfLine(piece, lang);
  const nodes = head === undefined ? undefined : (controlLine(head, lang) ?? chartLine(head, lang));
  if (nodes === undefined) {
    if (NONE.size >= MOST_KEPT) NONE.clear();
    NONE.add(key);
  }
  return nodes;
}

/** "**3. Bar chart** `Cost`, …": without the marks and the number of what leads in, which name nothing. */
function withoutEmphasis(piece: Piece): Piece {
  const match = /^(\*\*|__)(?:\d+(?:\.\d+)*[.)]\s+)?([^*_]+)\1/u.exec(piece.text);
  const inner = match?.[2];
  if (match === null || inner === undefined) return piece;
  const from = match[0].length - inner.length - 2;
  return cut(
    { ...piece, text: `${piece.text.slice(0, match[0].length - 2)}  ${piece.text.slice(match[0].length)}` },
    from,
  );
}
