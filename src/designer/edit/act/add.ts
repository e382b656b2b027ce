import type { Element } from 'hast';
import type { Add, Detail } from '../ask/ask.ts';
import type { Noun } from '../ask/nouns.ts';
import type { Outcome } from '../editing.ts';
import { isOf } from '../page/kinds.ts';
import { isButton, isHeadCell, isLaneLike } from '../page/make-of-part.ts';
import { listOf } from '../page/list-of.ts';
import type { Page } from '../page/page.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { addButton } from './add-button.ts';
import { addChoice, addOption } from './add-choice.ts';
import { addColumn, addLane, addLine } from './add-column.ts';
import { addIcon } from './add-icon.ts';
import { addCheckbox } from './add-checkbox.ts';
import { addField } from './add-field.ts';
import { addSection } from './add-section.ts';
import { addLike } from './add-like.ts';
import { holds } from './holds.ts';
import { homeOf } from './home-of.ts';
import { besideOf, inList } from './spot.ts';
import { type Working, find, untaken } from './working.ts';

/** Something new, of the make of what stands beside it. Undefined: nothing like it is here. */
export function add(working: Working, ask: Add): Outcome | undefined {
  const { page } = working;
  const noun = ask.head.noun;
  const name = ask.head.quotes[0] ?? '';
  const [place] = ask.places;
  const at = place?.at ?? 'in';
  let near: Element | undefined;
  let nearPhrase = place?.of;
  if (place?.of !== undefined) {
    const found = find(working, place.of);
    [near] = found.elements;
    // "A row to the comparison": what is not called so here can only be the one table.
    const [table, ...tables] = noun === 'row' || noun === 'column' ? listOf(page, 'table') : [];
    if (near === undefined && place.of.quotes.length === 0 && tables.length === 0 && at !== 'before' && at !== 'after')
      near = table;
    if (near === undefined) return untaken(working, place.of, found);
    if (found.rivals !== undefined) {
      const same = found.rivals.filter((one) => noun === undefined || isLike(page, one, noun));
      if (same.length !== 1) return untaken(working, place.of, found);
      [near] = same;
    }
  } else if (ask.head.near.length > 0) {
    const inside = ask.head.near.find(({ relation }) => relation === 'in' || relation === 'of');
    if (inside !== undefined) {
      nearPhrase = inside.phrase;
      near = find(working, inside.phrase).elements[0];
    }
  }
  near ??= homeOf(working, ask);
  if (near === undefined) return undefined;
  if (noun === 'icon')
    return addIcon(
      working,
      near,
      ask.head.words.length > 0 ? ask.head.words.join(' ') : name,
      ['before', 'leftof', 'top'].includes(at) || !['after', 'rightof', 'bottom'].includes(at) ? 'before' : 'after',
    );
  const details: Detail[] = [...(name === '' ? [] : [{ label: '', value: name, isQuoted: true }]), ...ask.details];
  const isUnder =
    at === 'below' &&
    near !== undefined &&
    page.sections.some((one) => one.heading === near) &&
    noun !== undefined &&
    ['question', 'row', 'item', 'card', 'entry', 'option', 'field', 'line'].includes(noun);
  const isBeside =
    !isUnder && ['before', 'after', 'above', 'below', 'beside', 'between', 'leftof', 'rightof'].includes(at);
  const side = ['before', 'above', 'leftof'].includes(at) ? 'before' : 'after';
  if (
    noun === 'button' ||
    (noun === undefined &&
      isBeside &&
      isButton(near) &&
      name !== '' &&
      !page.chainOf(near).some((one) => one.tagName === 'nav'))
  )
    return addButton(working, ask, near, side, isBeside);
  if (noun === 'badge' && !isBeside) return undefined;
  const field = page.fields.find((one) => one.control === near || one.labelElement === near);
  const inner = field?.kind === 'select' ? elementsIn(field.control).at(-1) : undefined;
  const optionOf = [...(inner === undefined ? [] : [inner]), near, ...working.last].find((one) =>
    page.chainOf(one).some((outer) => outer.tagName === 'select'),
  );
  if (optionOf !== undefined && (noun === undefined || noun === 'option' || noun === 'options'))
    return addOption(working, optionOf, at, side, details);
  if (
    noun === 'option' ||
    noun === 'options' ||
    (noun === undefined && field !== undefined && (field.kind === 'radio' || field.kind === 'checkbox'))
  )
    return addChoice(working, near, at, details, isBeside);
  // A switch in a list of switches is one more of the list.
  const isOfList =
    field !== undefined &&
    (field.kind === 'switch' || field.kind === 'checkbox') &&
    page.chainOf(field.control).some((one) => (page.groupOf(one)?.items.length ?? 0) > 1);
  if (
    field !== undefined &&
    isBeside &&
    !(isOfList && noun === undefined) &&
    (noun === undefined || noun === 'field' || noun === 'box' || noun === 'select')
  )
    return addField(working, field, details, side, noun === 'select');
  if (noun === 'checkbox') return addCheckbox(working, near, details, isBeside ? side : 'after');
  if (noun === 'field' || noun === 'select') {
    const inside = page.fields.filter(({ control }) => holds(page, near, control) && !isInTable(page, control));
    const model = inside.findLast(({ kind }) => kind === (noun === 'select' ? 'select' : 'text')) ?? inside.at(-1);
    if (model === undefined) return undefined;
    return addField(
      working,
      at === 'top' ? (inside[0] ?? model) : model,
      details,
      at === 'top' ? 'before' : 'after',
      noun === 'select',
    );
  }
  const around = page.chainOf(near).find((one) => isHeadCell(page, one));
  const head = around ?? (noun === 'column' && !isBeside ? lastHead(page, near) : undefined);
  if (noun === 'column' && head !== undefined) return addColumn(working, head, side, details);
  if (noun === 'column' || (noun === 'section' && isBeside && isLaneLike(page, near)))
    return addLane(working, near, side, details, ask.isEmpty);
  const isUnderBlock =
    noun === 'line' &&
    isBeside &&
    details.length === 1 &&
    page.chainOf(near).some((one) => one === near && BLOCKS.has(one.tagName));
  if (noun === 'text' || noun === 'hint' || noun === 'subtitle' || isUnderBlock)
    return isBeside || at === 'in' || at === 'bottom' ? addLine(working, near, side, details) : undefined;
  if (noun === 'section' && isBeside && name !== '') return addSection(working, near, side, details);
  if (
    noun === 'heading' ||
    noun === 'picture' ||
    noun === 'chart' ||
    noun === 'table' ||
    noun === 'section' ||
    noun === 'form' ||
    noun === 'search' ||
    noun === 'badge'
  )
    return undefined;
  if (details.length === 0) return undefined;
  const choices = page.fields.filter(({ control }) => holds(page, near, control));
  if (
    !isBeside &&
    noun === undefined &&
    choices.length > 1 &&
    choices.every(({ kind }) => kind === 'radio' || kind === 'checkbox')
  )
    return addChoice(working, near, at, details, false);
  const spot = isBeside
    ? besideOf(page, near, nearPhrase?.noun)
    : inList(page, near, isUnder ? (ask.places.some((one) => one.at === 'top') ? 'top' : 'bottom') : at, noun);
  if (spot === undefined) return undefined;
  return addLike(working, { ...spot, ...(isBeside && { side }) }, details);
}

/** The last head cell of the one table in a thing. */
function lastHead(page: Page, near: Element): Element | undefined {
  const section = page.sections.find((one) => one.heading === near || page.contains(one.heading, near));
  const outers = [near, ...(section?.elements ?? [])];
  const [table, ...others] = listOf(page, 'table', outers);
  const own = table ?? page.chainOf(near).find((one) => one.tagName === 'table');
  if (own === undefined || others.some((one) => one !== own)) return undefined;
  return listMatching(own, (one) => isHeadCell(page, one)).at(-1);
}

const BLOCKS: ReadonlySet<string> = new Set(['table', 'ul', 'ol', 'dl', 'form', 'figure', 'section']);

const isLike = (page: Page, element: Element, noun: Noun): boolean =>
  isOf(page, element, noun) || page.chainOf(element).some((one) => isOf(page, one, noun));

const isInTable = (page: Page, control: Element): boolean => page.chainOf(control).some((one) => one.tagName === 'td');
