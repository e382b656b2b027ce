import { alignSides, RULE } from './align-sides.ts';

/** A stretch of a drawn page between two rules, as wide as what holds it. */
export interface Band {
  /** Side by side, with the part of the width that each takes. One where the band is not parted. */
  cells: { share: number; bands: Band[]; lines: DrawnLine[] }[];
}

/** A line of a cell, or a row of boxes that are drawn inside it. */
export type DrawnLine = { is: 'text'; text: string } | { is: 'boxes'; boxes: DrawnBox[] };

export interface DrawnBox {
  /** The column that it begins in. */
  from: number;
  share: number;
  lines: string[];
}

/** The lines of a cell that are words. */
export const textsOf = (lines: readonly DrawnLine[]): string[] =>
  lines.flatMap((line) => (line.is === 'text' ? [line.text] : []));

const SIDE = /[|│║┃]/u;
const CROSS = /[+┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯]/u;
/** The top or the foot of a box. */
const EDGE = /[+┌└╔╚╭╰][-─═]{2,}[+┐┘╗╝╮╯]/gu;
/** Drawings are typed by hand: a side may stand one column off. */
const SLACK = 1;
/** Nobody draws deeper than this. */
const DEEPEST = 6;

/** The bands of a page that is drawn with signs, each parted into its columns, whatever boxes are drawn inside them. */
export function readDrawing(lines: readonly string[]): Band[] {
  const typed = lines.map((line) => line.replaceAll('\t', '    ').trimEnd()).filter((line) => line.trim() !== '');
  const drawn = alignSides(typed);
  const left = Math.min(...drawn.map((line) => line.search(/\S/u)));
  return bandsOf(drawn.map((line) => line.slice(left)).map(withoutSides), 0);
}

/** A line without the sides of its box; rules keep their signs, so that it is seen where columns begin. */
function withoutSides(line: string): string {
  if (RULE.test(line)) return line.slice(1, -1).replace(/^[+|]|[+|]$/gu, '-');
  return line.replace(/^[|│║┃├╠]/u, '').replace(/[|│║┃┤╣]$/u, '');
}

function bandsOf(lines: readonly string[], depth: number): Band[] {
  const width = Math.max(1, ...lines.map((line) => line.trimEnd().length));
  const bands: Band[] = [];
  let run: string[] = [];
  const close = (): void => {
    if (run.some((line) => line.trim() !== '')) bands.push(bandOf(run, width, depth));
    run = [];
  };
  for (const line of lines) {
    const bare = line.trim();
    // Corners that stand in from the side are those of a box.
    const isInset = /^\s\s/u.test(line) || (/^\s/u.test(line) && /^[┌└╔╚╭╰]/u.test(bare));
    const isRule = RULE.test(bare) && bare.length >= width - 2 && !isInset;
    if (isRule) close();
    else run.push(line.padEnd(width));
  }
  close();
  return bands;
}

function bandOf(lines: readonly string[], width: number, depth: number): Band {
  const { rest, boxes } = takeBoxes(lines);
  const [outer] = boxes;
  // A box around all of it is a frame.
  if (boxes.length === 1 && outer !== undefined && outer.to - outer.from + 1 >= width - 4 && depth < DEEPEST) {
    const isAll = lines.every((line, at) => (at >= outer.top && at <= outer.foot) || line.trim() === '');
    if (isAll) {
      const bands = bandsOf(outer.lines, depth + 1);
      return { cells: [{ share: 1, bands, lines: [] }] };
    }
  }
  const edges = [-1, ...columnsOf(rest), width];
  if (edges.length === 2 || depth >= DEEPEST) return { cells: [cellOf(lines, { rest, boxes }, 1, depth)] };
  return {
    cells: edges.slice(1).map((to, at) => {
      const from = (edges[at] ?? -1) + 1;
      const own = boxes.filter((box) => box.from >= from - SLACK && box.to <= to + SLACK);
      const within = (line: string): string => cutAt(line, from, to);
      return cellOf(lines.map(within), { rest: rest.map(within), boxes: own }, (to - from) / width, depth);
    }),
  };
}

/** The characters between two sides that may each stand a column off. */
const cutAt = (line: string, from: number, to: number): string =>
  line
    .slice(Math.max(0, from), to)
    .replace(/^[|│║┃]/u, ' ')
    .replace(/[|│║┃]$/u, ' ');

function cellOf(
  lines: readonly string[],
  { rest, boxes }: { rest: readonly string[]; boxes: readonly Box[] },
  share: number,
  depth: number,
): Band['cells'][number] {
  const width = Math.max(1, ...lines.map((line) => line.trimEnd().length));
  // What is drawn across a cell parts it like the page.
  const isParted = rest.some(
    (line) => RULE.test(line.trim()) && line.trim().length >= width - 1 && !line.startsWith(' '),
  );
  if (isParted && depth < DEEPEST) return { share, bands: bandsOf(lines, depth + 1), lines: [] };
  const told: DrawnLine[] = [];
  for (let at = 0; at < rest.length; at++) {
    const row = boxes.filter(({ top }) => top === at);
    if (row.length > 0)
      told.push({
        is: 'boxes',
        boxes: row.map((box) => ({ from: box.from, share: (box.to - box.from) / width, lines: box.lines })),
      });
    const text = rest[at] ?? '';
    if (text.trim() !== '' && !/^\s*[-─═=_.]{3,}\s*$/u.test(text)) told.push({ is: 'text', text: text.trimEnd() });
  }
  return { share, bands: [], lines: told };
}

interface Box {
  top: number;
  foot: number;
  from: number;
  to: number;
  lines: string[];
}

/** The boxes inside a band, and its lines with nothing where they stood. */
function takeBoxes(lines: readonly string[]): { rest: string[]; boxes: Box[] } {
  const rest = [...lines];
  const boxes: Box[] = [];
  for (let top = 0; top < lines.length; top++) {
    for (const edge of (rest[top] ?? '').matchAll(EDGE)) {
      const box = boxAt(rest, top, edge.index, edge.index + edge[0].length - 1);
      if (box === undefined) continue;
      boxes.push(box);
      // The foot of one box is the top of the next below it.
      const isShared =
        hasNear(rest[box.foot + 1] ?? '', box.from, SIDE) && hasNear(rest[box.foot + 1] ?? '', box.to, SIDE);
      for (let at = top; at <= (isShared ? box.foot - 1 : box.foot); at++) {
        const line = rest[at] ?? '';
        rest[at] = line.slice(0, box.from) + ' '.repeat(box.to - box.from + 1) + line.slice(box.to + 1);
      }
    }
  }
  return { rest, boxes };
}

function boxAt(lines: readonly string[], top: number, from: number, to: number): Box | undefined {
  for (let foot = top + 1; foot < lines.length; foot++) {
    const line = lines[foot] ?? '';
    const isFoot = [...line.matchAll(EDGE)].some(
      ({ index, 0: edge }) => Math.abs(index - from) <= SLACK && Math.abs(index + edge.length - 1 - to) <= SLACK,
    );
    if (isFoot) {
      const inner = lines.slice(top + 1, foot).map((one) => cutAt(one, from, to + 1).slice(1, -1));
      return foot === top + 1 ? undefined : { top, foot, from, to, lines: inner };
    }
    if (!hasNear(line, from, SIDE) || !hasNear(line, to, SIDE)) return undefined;
  }
  return undefined;
}

const hasNear = (line: string, at: number, sign: RegExp): boolean =>
  [at, at - SLACK, at + SLACK].some((column) => sign.test(line.charAt(column)));

/** Where a side runs through every line of a band. */
function columnsOf(lines: readonly string[]): number[] {
  const [first = ''] = lines;
  const isSide = (line: string, at: number): boolean => SIDE.test(line.charAt(at)) || CROSS.test(line.charAt(at));
  const found: number[] = [];
  for (let at = 1; at < first.length - 1; at++) {
    const here = lines.filter((line) => isSide(line, at)).length;
    const near = lines.filter((line) => [at - SLACK, at, at + SLACK].some((column) => isSide(line, column))).length;
    if (here * 2 > lines.length && near === lines.length && at - (found.at(-1) ?? -9) > 2) found.push(at);
  }
  // A sign between words of one line parts them and no columns.
  if (lines.length > 1 || found.length === 0) return found;
  // "Clinic     Queue | Patients | Stock   [ New ]": names of one bar and no columns.
  return !first.includes(' | ') || /\S\s{3,}\S/u.test(first.trim()) ? [] : found;
}
