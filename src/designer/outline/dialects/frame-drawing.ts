import { RULE } from './is-wireframe.ts';
import { kindOf } from './wireframe/line-to-brief.ts';

/** The top or the foot of a box that stands in a line by itself. */
const EDGE = /^\s*[+┌└╔╚╭╰][-─═]{6,}[+┐┘╗╝╮╯]\s*$/u;
const SIDED = /^\s*[|│║┃](.*)[|│║┃]\s*$/u;
/** So many controls make a fence with a box in it a page. */
const LEAST_CONTROLS = 3;
/** Words on the face of a button, at most so long. */
const LONGEST_FACE = 40;

/**
 * A page of which only some parts are boxes, the others standing free between blank lines, as the same page in one frame
 * with a rule between its parts; undefined where the lines are no such page. A box around one short line in the last part
 * of the page is its button.
 */
export function frameDrawing(lines: readonly string[]): string[] | undefined {
  const drawn = lines.filter((line) => line.trim() !== '');
  const edges = drawn.filter((line) => EDGE.test(line)).length;
  const boxed = drawn.filter((line) => SIDED.test(line)).length;
  const controls = drawn.filter((line) => /[[(]/u.test(line) && !/^(?:text|pair)$/u.test(kindOf(line))).length;
  if (edges < 2 || boxed === 0 || controls < LEAST_CONTROLS || controls + edges + boxed < drawn.length / 3)
    return undefined;
  const width = Math.max(...drawn.map((line) => line.length)) + 4;
  const rule = `+${'-'.repeat(width)}+`;
  const framed = [rule];
  const part = (): void => {
    if (framed.at(-1) !== rule) framed.push(rule);
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const foot = EDGE.test(line) ? footOf(lines, at) : undefined;
    const held = foot === undefined ? [] : lines.slice(at + 1, foot);
    const [only = '', ...more] = held.map((one) => (SIDED.exec(one)?.[1] ?? one).trim());
    const isButton =
      foot !== undefined &&
      more.length === 0 &&
      only.length <= LONGEST_FACE &&
      at > lines.length / 2 &&
      !/\[/u.test(only);
    const own = foot === undefined ? [line] : isButton ? [`[ ${only} ]`] : lines.slice(at, foot + 1);
    if (foot !== undefined || line.trim() === '') part();
    for (const one of own) if (one.trim() !== '') framed.push(`|  ${one.padEnd(width - 2)}|`);
    if (foot === undefined) continue;
    part();
    at = foot;
  }
  part();
  return framed;
}

/** The line that closes the box whose top is at `top`. */
function footOf(lines: readonly string[], top: number): number | undefined {
  const foot = lines.findIndex((line, at) => at > top && EDGE.test(line));
  const isBox = foot > top + 1 && lines.slice(top + 1, foot).every((line) => SIDED.test(line) || RULE.test(line));
  return isBox ? foot : undefined;
}
