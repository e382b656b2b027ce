/** From one side to the other: "+-----+-----+", "|---------|", "├────┤". */
export const RULE = /^[+|├┌└╠╔╚╭╰│║]?[-─═=+┬┴┼╦╩╬]{3,}[+|┤┐┘╣╗╝╮╯│║]?$/u;

const SIDE = /[|│║┃]/u;
/** Corners inside a line are those of a box that stands in it: what is drawn with boxes is measured, not counted. */
const CORNER = /[┌┐└┘╔╗╚╝╭╮╰╯]|\+[-─=]{2,}/u;
/** Two cells at least, between three sides. */
const LEAST_SIDES = 3;

/**
 * A drawing whose sides do not stand under one another, as its cells were typed and not measured: each stretch of lines
 * with the same number of sides gets cells as wide as its widest, and the rules their length. Others stay as they are.
 */
export function alignSides(lines: readonly string[]): string[] {
  const runs = runsOf(lines);
  if (!runs.some(isRagged)) return [...lines];
  const aligned = runs.map((run) => (isRagged(run) ? padCells(run) : run));
  const width = Math.max(...aligned.filter((run) => !isRule(run)).flatMap((run) => run.map((line) => line.length)));
  return aligned.flatMap((run) => (isRule(run) ? run.map((line) => stretch(line, width)) : run));
}

const isRuleLine = (line: string): boolean => RULE.test(line.trim());
const isRule = (run: readonly string[]): boolean => run.every(isRuleLine);

/** Rules, and what stands between two of them. */
function runsOf(lines: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last !== undefined && isRuleLine(line) === isRule(last)) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

const sidesOf = (line: string): number[] => [...line].flatMap((sign, at) => (SIDE.test(sign) ? [at] : []));

function isRagged(run: readonly string[]): boolean {
  if (isRule(run) || run.length < 2 || run.some((line) => CORNER.test(line))) return false;
  const [first = [], ...others] = run.map(sidesOf);
  return (
    first.length >= LEAST_SIDES &&
    others.every(({ length }) => length === first.length) &&
    others.some((sides) => sides.some((at, index) => Math.abs(at - (first[index] ?? at)) > 1))
  );
}

function padCells(run: readonly string[]): string[] {
  const rows = run.map((line) => line.trim().split(SIDE).slice(1, -1));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) => `│${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('│')}│`);
}

const stretch = (line: string, width: number): string => {
  const sign = /[═=]/u.test(line) ? '═' : '─';
  const bare = line.trim();
  return bare.length >= width ? bare : `${bare.slice(0, -1)}${sign.repeat(width - bare.length)}${bare.slice(-1)}`;
};
