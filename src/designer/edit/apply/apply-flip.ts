import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import type { EditOperation } from '../edit-operation.ts';
import { findIn, unknown, type Editing, type Outcome } from '../editing.ts';
import { findLooking } from '../find/find-looking.ts';
import { nameOf } from '../name-of.ts';
import { elementsIn, listMatching, type ScreenTree } from '../screen-tree.ts';
import { isScene, listPictures } from '../find/part-nouns.ts';
import { isWithin } from '../find/list-named.ts';

/** Two parts beside each other, from a width on. */
interface Pair {
  box: Element;
  /** Of the classes that set them beside each other: `@3xl:`, `lg:`, or none. */
  variant: string;
  first: Element;
  second: Element;
}

/** What stands beside each other changes sides from the width on at which it does; on a narrow screen the order stays. */
export function applyFlip(editing: Editing, { target, side }: Extract<EditOperation, { kind: 'flip' }>): Outcome {
  const { tree } = editing;
  const meant = FORM.test(target.words) ? formOf(tree) : undefined;
  const pictures = PICTURE.test(target.words)
    ? listPictures(tree.body, isScene).filter((one) => !isListed(tree, one))
    : [];
  const found =
    meant ??
    (PICTURE.test(target.words) ? pictures : undefined) ??
    findLooking(editing, target)?.elements ??
    findIn(editing, target)?.elements;
  if (found === undefined || found.length === 0) return unknown(target);
  for (const element of found) {
    const pair = pairAround(tree, element);
    if (pair === undefined) continue;
    const isFirst = isWithin(tree, pair.first, element);
    const isLeft = isFirst !== isTurned(pair);
    const name = `the ${target.words}`;
    if (side !== undefined && isLeft === (side === 'left')) return { already: `${name} is on the ${side}` };
    turn(pair);
    const other = isFirst ? pair.second : pair.first;
    return {
      done: `put ${name} on the ${isLeft ? 'right' : 'left'}, and ${nameOf(other)} on the ${isLeft ? 'left' : 'right'}`,
    };
  }
  return { failed: `nothing stands beside the ${target.words} that it could change sides with` };
}

const PICTURE =
  /^(?:(?:hero|main|big|large|cover|product) )?(?:picture|image|photo|illustration|drawing|graphic|visual)s?$/i;
/** One of many small pictures is not what "the picture" of a page means. */
function isListed(tree: ScreenTree, element: Element): boolean {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (at.tagName === 'li' || at.tagName === 'article') return true;
  return false;
}

const FORM = /^form$/i;
const formOf = (tree: ScreenTree): Element[] => listMatching(tree.body, (one) => one.tagName === 'form');

const TWO_COLUMNS = /^((?:[@\w-]+:)*)(?:grid-cols-(?:2|12|\[.+_.+\])|flex|flex-row)$/;

/** The nearest box in which the element stands beside one other thing. */
function pairAround(tree: ScreenTree, element: Element): Pair | undefined {
  for (
    let inner: Element = element, box = tree.parentOf(element);
    box !== undefined;
    inner = box, box = box === tree.body ? undefined : (tree.parentOf(box) ?? tree.body)
  ) {
    const children = elementsIn(box).filter((child) => !listClasses(child).includes('sr-only'));
    const [first, second, ...more] = children;
    if (first === undefined || second === undefined || more.length > 0) continue;
    if (!children.includes(inner) || /^(?:a|button|label|li|nav|header|footer|p|h\d)$/.test(box.tagName)) continue;
    const variant = variantOf(box);
    if (variant !== undefined && !children.some((child) => listClasses(child).includes('absolute')))
      return { box, variant, first, second };
  }
  return undefined;
}

function variantOf(box: Element): string | undefined {
  const classes = listClasses(box);
  if (
    classes.some((name) => /^(?:[@\w-]+:)*flex-col$/.test(name)) &&
    !classes.some((name) => name.endsWith(':flex-row'))
  )
    return undefined;
  const isStacked = classes.includes('flex-col');
  const found = classes.flatMap((name) => {
    const [, variant = ''] = TWO_COLUMNS.exec(name) ?? [undefined, undefined];
    return TWO_COLUMNS.test(name) && !(isStacked && name === 'flex') ? [variant] : [];
  });
  return found.at(-1);
}

const isTurned = ({ first, variant }: Pair): boolean => listClasses(first).includes(`${variant}order-last`);

function turn(pair: Pair): void {
  const { box, variant, first } = pair;
  const mark = `${variant}order-last`;
  const classes = listClasses(first);
  setClasses(first, classes.includes(mark) ? classes.filter((name) => name !== mark) : [...classes, mark]);
  setClasses(
    box,
    listClasses(box).map((name) =>
      name.replace(
        /(grid-cols-\[)(minmax\([^)]*\)|[^_\]]+)_(minmax\([^)]*\)|[^_\]]+)\]$/,
        (_, start: string, one: string, two: string) => `${start}${two}_${one}]`,
      ),
    ),
  );
}
