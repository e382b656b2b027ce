import type { Element } from 'hast';
import { createElement, findAttribute, replaceElement } from '../../../markup/element.ts';
import { findIn, scopeOf, type Editing, type Outcome } from '../editing.ts';
import { listItemGroups } from '../find/list-items.ts';
import { sectionsIn } from '../find/sections-in.ts';
import { cloneElement, insertBeside, isHeading, listMatching, partName } from '../screen-tree.ts';
import type { AddOperation } from './add-operation.ts';
import { setWords } from './set-words.ts';

const PERSON =
  /^((?:(?:Dr|Prof|Mr|Mrs|Ms)\.?\s+)?\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]+){0,3})\s+as\s+(?:(?:an?|the|our|new)\s+)*(\p{L}[\p{L} -]{2,40})$/u;

/** Words for what people are; "PayPal as a payment method" is no person. */
const TRADE = /(?:er|or|ist|ian|ect|lead|head|chef|nurse|host|coach|intern|assistant|barista|ceo|cto)$/i;

/** "Lina as a Designer": a person with that role joins the list of people. */
export function addPerson(editing: Editing, { what, quoted, position }: AddOperation): Outcome | undefined {
  const [, name, role] = PERSON.exec(what.replaceAll('"', '')) ?? [];
  if (name === undefined || role === undefined || quoted.length > 1) return undefined;
  const near = position !== undefined && 'of' in position ? findIn(editing, position.of)?.elements[0] : undefined;
  const lists = sectionsIn(scopeOf(editing, near))
    .filter(({ kinds, isFurniture }) => kinds.has('people') && !isFurniture)
    .flatMap(({ element }) => listItemGroups(element));
  const people = lists.find(({ items }) => items.every((one) => ['li', 'article', 'tr', 'div'].includes(one.tagName)));
  const last = people?.items.at(-1);
  if (last === undefined && !TRADE.test(role)) return undefined;
  if (last === undefined) return { failed: `there is no list of people that ${name} could join` };
  const item = cloneElement(last);
  const texts = listMatching(item, (one) =>
    one.children.some((child) => child.type === 'text' && child.value.trim() !== ''),
  );
  const named = texts.find((one) => partName(one) === 'name' || isHeading(one)) ?? texts[0];
  const titled = texts.find((one) => partName(one) === 'role') ?? texts.find((one) => one !== named);
  if (named === undefined) return undefined;
  setWords(named, name);
  if (titled !== undefined) setWords(titled, `${role.charAt(0).toUpperCase()}${role.slice(1)}`);
  // What was said of the other person is not known of this one.
  for (const one of listMatching(item, (each) => each.children.length > 0))
    one.children = one.children.filter(
      (child) => child.type !== 'element' || !['note', 'status', 'meta', 'value'].includes(partName(child) ?? ''),
    );
  for (const face of listFaces(item)) drawFace(face, name);
  insertBeside(editing.tree, last, [item], 'after');
  return { done: `added "${name}" as ${role} to the people` };
}

function listFaces(element: Element): Element[] {
  if (findAttribute(element, 'dataPicture')?.startsWith('avatar') === true) return [element];
  return element.children.flatMap((child) => (child.type === 'element' ? listFaces(child) : []));
}

/** A face is drawn from its name, so that another name has another face. */
function drawFace(face: Element, name: string): void {
  const { dataPicture: _subject, viewBox: _box, ariaLabel, alt: _alt, ...kept } = face.properties;
  replaceElement(
    face,
    createElement('img', {
      ...kept,
      dataPicture: `avatar: ${name}`,
      alt: typeof ariaLabel === 'string' && ariaLabel !== '' ? name : '',
    }),
  );
}
