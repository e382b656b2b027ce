import type { Element, Text } from 'hast';
import { createText, findAttribute, forEachElement, isBlank, isElement } from '../../markup/element.ts';
import { elementsIn, listBlocks } from '../edit/screen-tree.ts';

/** A text of a document and where it stands. */
interface Placed {
  text: Text;
  parent: Element;
}

/**
 * Puts the words of `told` into `body` where both have the same block with the same places for words; elements, pictures
 * and charts stay as they are. Answers how many texts changed.
 */
export function retell(body: Element, told: Element): number {
  const others = Map.groupBy(listBlocks(told), nameOf);
  let changed = 0;
  for (const block of listBlocks(body)) {
    const other = others.get(nameOf(block))?.shift();
    // What a chart draws would no longer be what its words say.
    if (other === undefined || listBlocks(block).length > 0 || (holdsChart(block) && !WORDED.test(nameOf(block))))
      continue;
    changed += tellElement(block, other);
  }
  return changed;
}

/** Where the places for words differ, parts of the same kind at the same place are told alone. */
function tellElement(element: Element, other: Element): number {
  const [places, words] = [listPlaces(element), listPlaces(other)];
  const fits =
    places.length === words.length && places.every(({ parent }, at) => parent.tagName === words[at]?.parent.tagName);
  if (!fits) {
    const others = elementsIn(other);
    return elementsIn(element).reduce((sum, child, at) => {
      const like = others[at];
      return sum + (like === undefined || like.tagName !== child.tagName ? 0 : tellElement(child, like));
    }, 0);
  }
  let changed = 0;
  for (const [at, { text, parent }] of places.entries()) {
    const said = words[at]?.text.value ?? text.value;
    if (said.trim() === text.value.trim()) continue;
    parent.children = parent.children.map((child) => (child === text ? createText(said) : child));
    changed += 1;
  }
  return changed;
}

/** Blocks that only say something: what is drawn in them is no data. */
const WORDED = /^(?:hero|masthead|closing|feature-points|story-rows|bento-grid|numbered-manifesto|question-list|faq)/;

const nameOf = (block: Element): string => findAttribute(block, 'dataBlock') ?? '';

/** A drawing that is no picture and no icon shows figures; so does a box whose size is set. */
function holdsChart(block: Element): boolean {
  let found = false;
  forEachElement(block, (element) => {
    if (findAttribute(element, 'style') !== undefined || element.tagName === 'progress' || element.tagName === 'meter')
      found = true;
    if (element.tagName !== 'svg') return undefined;
    if (findAttribute(element, 'dataPicture') === undefined && findAttribute(element, 'dataIcon') === undefined)
      found = true;
    return 'skip';
  });
  return found;
}

function listPlaces(element: Element): Placed[] {
  return element.children.flatMap((child): Placed[] => {
    if (child.type === 'text') return isBlank(child.value) ? [] : [{ text: child, parent: element }];
    return isElement(child) && child.tagName !== 'svg' && child.tagName !== 'style' ? listPlaces(child) : [];
  });
}
