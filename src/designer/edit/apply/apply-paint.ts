import type { Element } from 'hast';
import { findAttribute, listClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { EditOperation } from '../edit-operation.ts';
import { unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { findCards } from '../find/find-cards.ts';
import { findLooking } from '../find/find-looking.ts';
import type { Found } from '../find/found.ts';
import { namesOf } from '../name-of.ts';
import { blockName, isHeading, listMatching, partName } from '../screen-tree.ts';
import { colorWords } from './color-words.ts';
import { paintPart } from './paint-part.ts';

/**
 * One part in a colour of its own, marked so that it keeps it in every theme; its words are set in black or white where
 * the document is finished, whichever reads.
 */
export function applyPaint(editing: Editing, operation: Extract<EditOperation, { kind: 'paint' }>): Outcome {
  const { target, hex, name } = operation;
  if (operation.on === 'words') return colorWords(editing, operation);
  const found =
    (target.quoted === undefined ? findCards(editing.tree.body, target.words) : undefined) ??
    findLooking(editing, target) ??
    mainButton(editing, target.words);
  if (found === undefined || found.elements.length === 0 || isTooMuch(target.words, found.elements))
    return unknown(target);
  const parts = found.elements.map((element) => boxOf(editing, element));
  const text = parts.find((part) => isHeading(part) || part.tagName === 'body' || part.tagName === 'main');
  if (text !== undefined)
    return {
      failed: `${namesOf([text])} has no ground of its own to colour; a card, a bar, a button or a section has`,
    };
  const called = `the ${target.quoted ?? target.words} (${namesOf(parts)})`;
  if (parts.every((part) => listClasses(part).includes(`bg-[${hex}]`))) return { already: `${called} is ${name}` };
  for (const part of parts) paintPart(part, hex);
  const color = name.startsWith('#') ? name : `${name} (${hex})`;
  return withNote(`made ${called} ${color} with words that read on it; the theme stays`, found);
}

const SINGLE = /\b(?:plan|card|row|item|button|badge|tier|tag|chip|tab|entry|message|field)$/i;

/** Words for one thing that lead to a whole section name nothing on the screen. */
const isTooMuch = (words: string, elements: readonly Element[]): boolean =>
  (SINGLE.test(words) &&
    elements.some((element) => element.tagName === 'section' && listMatching(element, isThing).length > 1)) ||
  (THING.test(words) && elements.some((element) => ['span', 'p', 'th', 'td', 'tr'].includes(element.tagName))) ||
  (!BAR.test(words) && elements.some((element) => BARS.has(blockName(element) ?? ''))) ||
  (SIDE.test(words) && elements.some((element) => blockName(element) === 'top-nav'));

/** What is a box of its own, never a cell of a table or a word. */
const THING = /\b(?:plan|card|tile|box|panel)$/i;
const BAR = /\b(?:bar|nav\w*|menu|header|head|footer|sidebar|rail|tabs?)\b/i;
/** A bar that only links to a part of that name is not the part. */
const BARS = new Set(['top-nav', 'side-nav', 'bottom-bar', 'rail', 'app-bar']);

const MAIN_BUTTON =
  /^(?:submit|main|primary|send|save|cta|call to action) ?(?:button)?$|^(?:sign ?up|sign ?in|log ?in|login|register|join|create|order|buy|book|booking|checkout|pay|continue|next|subscribe|start|confirm|apply|add to cart|get started) button$/i;

/** "The submit button": the one that sends, whatever it says. */
function mainButton({ tree }: Editing, words: string): Found | undefined {
  if (!MAIN_BUTTON.test(words)) return undefined;
  const button =
    listMatching(tree.body, (one) => partName(one) === 'primary-action')[0] ??
    listMatching(tree.body, (one) => findAttribute(one, 'type') === 'submit')[0];
  return button === undefined ? undefined : { elements: [button], kind: 'part' };
}

const SIDE = /^side ?(?:bar|nav)/i;

const isThing = (element: Element): boolean =>
  element.tagName === 'li' || element.tagName === 'article' || element.tagName === 'button';

/** A word in a box means the box: the button around its label, the card under its title. */
function boxOf({ tree }: Editing, element: Element): Element {
  if (element.tagName === 'p' || element.tagName === 'span') {
    const around = tree.parentOf(element);
    const isButton = around !== undefined && ['button', 'a'].includes(around.tagName);
    if (isButton && readableText(around) === readableText(element)) return around;
  }
  return element;
}
