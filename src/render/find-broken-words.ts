import type { LayoutChild, LayoutNode, LayoutTree, TextLine } from './layout-tree.ts';
import type { LayoutFault } from './find-faults.ts';

/**
 * Words and figures that a narrow place broke inside, without a hyphen. `textOf` tells the words of an element as they are written:
 * lines alone do not say whether a space stood between them.
 */
export function findBrokenWords({ root }: LayoutTree, textOf: (id: string) => string): LayoutFault[] {
  const faults: LayoutFault[] = [];
  const visit = (node: LayoutNode): void => {
    const [broken] = listBroken(node.children.filter(isText), () => textOf(node.id));
    if (broken !== undefined) faults.push({ id: node.id, what: `"${broken}" is broken inside the word` });
    for (const child of node.children) if (child.kind === 'node') visit(child);
  };
  visit(root);
  return faults;
}

const isText = (child: LayoutChild): child is TextLine => child.kind === 'text';

function listBroken(lines: readonly TextLine[], readText: () => string): string[] {
  return [...listBrokenFigures(lines, readText), ...listBrokenWords(lines, readText)];
}

/** Whether the second line is under the first. */
const isUnder = (line: TextLine, before: TextLine): boolean => line.box.y >= before.box.y + before.box.height / 2;

/** "1,0" over "40 °C": what stands without a space on both sides of a line's end, with a digit at one of them. */
function listBrokenFigures(lines: readonly TextLine[], readText: () => string): string[] {
  const pairs = lines.slice(1).flatMap((line, index) => {
    const before = lines[index];
    if (before === undefined || !isUnder(line, before)) return [];
    const end = LAST_PIECE.exec(before.text)?.[0] ?? '';
    const start = FIRST_PIECE.exec(line.text)?.[0] ?? '';
    const isFigure = /\d/.test(end) && /\d/.test(start) && `${end}${start}`.length <= LONGEST_FIGURE;
    return end !== '' && start !== '' && isFigure ? [end + start] : [];
  });
  const written = pairs.length === 0 ? '' : readText();
  return pairs.filter((pair) => written.includes(pair));
}

/** Longer ones are keys and numbers of bills, which have to break somewhere. */
const LONGEST_FIGURE = 16;
/** Up to what a line may end at: a space, a dash, a slash. */
const LAST_PIECE = /[^\s/–—-]+$/u;
const FIRST_PIECE = /^[^\s/–—-]+/u;

function listBrokenWords(lines: readonly TextLine[], readText: () => string): string[] {
  const pairs = lines.slice(1).flatMap((line, index) => {
    const before = lines[index];
    const end = before !== undefined && isUnder(line, before) ? LAST_LETTERS.exec(before.text)?.[0] : undefined;
    const start = FIRST_LETTERS.exec(line.text)?.[0];
    return end === undefined || start === undefined ? [] : [end + start];
  });
  if (pairs.length === 0) return [];
  const words = new Map((readText().match(WORD) ?? []).map((word) => [word.toLowerCase(), word]));
  // A word over three lines ends where the second pair begins: what begins or ends like a written one is part of it.
  return pairs.flatMap((pair) => {
    const word = pair.toLowerCase();
    const whole = words.get(word) ?? [...words].find(([other]) => other.includes(word) && word.length > 3)?.[1];
    return whole ?? [];
  });
}

/** Scripts whose words stand apart; others may be broken anywhere. */
const LETTERS = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]+`;
const LAST_LETTERS = new RegExp(`${LETTERS}$`, 'u');
const FIRST_LETTERS = new RegExp(`^${LETTERS}`, 'u');
const WORD = new RegExp(LETTERS, 'gu');
