import type { Element } from 'hast';
import type { Fault } from '../answers/inspect.ts';
import { findAttribute, isElement, listElements } from '../markup/element.ts';
import { parseBody } from '../markup/parse-body.ts';
import { readableText } from '../markup/text-content.ts';

/** So many words in a row, and no fewer, are no chance: they were copied. */
const WORDS_IN_A_ROW = 6;

/**
 * Elements that print what was said to whoever draws, found by words in a row that stand there and nowhere in the copy.
 * The innermost ones that hold the words.
 */
export function findDirections(body: string, said: readonly string[], copy: readonly string[]): Fault[] {
  const own = new Set(copy.flatMap(listRuns));
  const meant = new Set(said.flatMap(listRuns).filter((run) => !own.has(run)));
  if (meant.size === 0) return [];
  const prints = (element: Element): boolean => listRuns(readableText(element)).some((run) => meant.has(run));
  return listElements(parseBody(body)).flatMap((element) => {
    const id = findAttribute(element, 'dataId');
    const isInnermost = !element.children.some((child) => isElement(child) && prints(child));
    return id !== undefined && isInnermost && prints(element) ? [{ id, what: WHAT }] : [];
  });
}

const WHAT = 'it prints what was meant for whoever draws the page, and for nobody who uses it';

function listRuns(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(WORDS_IN_A_ROW - 1).map((_, at) => words.slice(at, at + WORDS_IN_A_ROW).join(' '));
}
