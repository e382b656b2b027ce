import { cellAround } from '../page/cell-around.ts';
import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { isOf } from '../page/kinds.ts';
import type { Page } from '../page/page.ts';
import { fold } from '../page/to-words.ts';
import { isTyped, shapeOf } from '../page/value-shape.ts';
import { elementsIn } from '../screen-tree.ts';
import { planFrom, planPart } from './plan-part.ts';
import { planAttribute, planField, planText, wordsOf } from './plan-text.ts';
import type { Plan } from './plan.ts';
import type { Say } from './say.ts';
import { valueIn } from './value-in.ts';
import { type Working } from './working.ts';
import { writeText, writeWords } from './write-words.ts';

/** Kinds of things of which the words are meant and never a value in them. */
const NAMING: ReadonlySet<string> = new Set([
  'heading',
  'title',
  'subtitle',
  'button',
  'link',
  'label',
  'entry',
  'tab',
  'column',
  'text',
  'badge',
  'hint',
  'logo',
  'answer',
  'question',
  'name',
]);

export function planFor(working: Working, target: Element, ask: Say): Plan | undefined {
  const { page } = working;
  const { noun } = ask.target;
  if (ask.target.isLabel === true && ask.from === undefined) return planName(page, target, { ...ask, isRename: true });
  const field = page.fields.find(
    (one) =>
      one.control === target ||
      one.labelElement === target ||
      (one.labelElement !== undefined && page.contains(one.labelElement, target)) ||
      (one.box !== target && page.contains(one.box, target) && one.kind !== 'text' && one.kind !== 'select'),
  );
  const isSwitch = field !== undefined && !['text', 'select'].includes(field.kind);
  if (
    field !== undefined &&
    noun !== 'badge' &&
    noun !== 'hint' &&
    !(isSwitch && isTyped(shapeOf(ask.to)) && ask.from === undefined)
  ) {
    if (noun === 'placeholder') return planAttribute(page, field.control, 'placeholder', ask.to);
    const isChoice = field.kind === 'radio' || field.kind === 'checkbox' || field.kind === 'switch';
    if (!ask.isRename && noun !== 'label' && !isChoice) return planField(page, field.control, ask);
    if (field.kind === 'select' && noun === 'options') return planField(page, field.control, ask);
    if (!isChoice || ask.isRename || noun === 'label' || ask.from === undefined) {
      const own = field.labelElement ?? field.control;
      if (ask.from === undefined || isChoice)
        return isChoice && own !== field.control && page.contains(own, target) && target !== field.control
          ? planText(page, target, ask.to)
          : own === field.control
            ? planAttribute(page, own, 'ariaLabel', ask.to, field.label)
            : planText(page, own, ask.to);
    }
  }
  if (noun === 'placeholder') return undefined;
  const piece = planPiece(page, target, ask);
  if (piece !== undefined) return piece;
  if (ask.from !== undefined) {
    const plan = planFrom(page, target, ask.from, ask.to);
    if (plan !== undefined) return plan;
    // Words for others that are not there are no new name of the thing.
    if (!ask.isRename && !isTyped(shapeOf(ask.to)) && noun === undefined) return undefined;
  }
  const fresh = shapeOf(ask.to);
  const row = planRow(page, target, ask.to);
  if (row !== undefined) return row;
  if (
    noun !== undefined &&
    [
      'date',
      'time',
      'price',
      'value',
      'state',
      'counter',
      'weight',
      'temperature',
      'percentage',
      'quantity',
      'total',
      'cell',
      'email',
      'phone',
    ].includes(noun) &&
    isOf(page, target, noun)
  )
    return planText(page, target, ask.to);
  if (ask.isRename || (noun !== undefined && NAMING.has(noun) && !isTyped(fresh))) return planName(page, target, ask);
  const cell = cellAround(page, target);
  if (
    target === cell &&
    cell.tagName === 'td' &&
    ask.isProperty !== true &&
    (noun === 'cell' || !isTyped(fresh) || isTyped(shapeOf(page.textOf(cell))))
  )
    return planText(page, cell, ask.to);
  const value = valueIn(page, target, ask, fresh);
  if (value !== undefined) return planText(page, value, ask.to);
  const part = isTyped(fresh) && !ask.isRename ? planPart(page, target, ask.to, ask.target.words) : undefined;
  if (part !== undefined) return part;
  if (ask.isProperty === true) return undefined;
  return isTyped(fresh) && !ask.isQuoted && ask.target.quotes.length === 0 && !isTyped(shapeOf(page.textOf(target)))
    ? undefined
    : planName(page, target, ask);
}

/** One of several texts in a thing that was given word for word: the others stay. */
function planPiece(
  page: Page,
  target: Element,
  { target: { quotes, noun }, to, isQuoted, isProperty }: Say,
): Plan | undefined {
  const [said] = quotes;
  if (said === undefined || quotes.length > 1 || isTyped(shapeOf(to)) || fold(page.textOf(target)) === fold(said))
    return undefined;
  const own = page.leavesIn(target);
  // Words given with their old ones are a part of a longer text: the rest of it stays.
  if (own.length === 1 && noun === undefined && isQuoted && isProperty !== true && isPartOf(said, page.textOf(target)))
    return planFrom(page, target, said, to);
  const [leaf, ...others] = own.filter(({ element, text }) => element === target && fold(text) === fold(said));
  return leaf === undefined || others.length > 0
    ? undefined
    : { element: target, done: `changed "${said}" to "${to}"`, write: () => writeText(leaf.node, to) };
}

/** Whether words stand in a longer text as they are. */
const isPartOf = (said: string, text: string): boolean =>
  fold(text) !== fold(said) && ` ${fold(text).replaceAll(/[,.;:!?]/g, ' ')} `.includes(` ${fold(said)} `);

/** Cells of a row after its name, each its value in turn: "62.0 and 53.1". */
function planRow(page: Page, target: Element, to: string): Plan | undefined {
  const values = to.split(/\s*(?:,\s|;|\band\b|\bund\b|\bet\b|\by\b|\/)\s*/).filter((one) => one !== '');
  const row = page.chainOf(target).find((one) => one.tagName === 'tr');
  if (values.length < 2 || row === undefined || !values.every((one) => isTyped(shapeOf(one)))) return undefined;
  const cells = elementsIn(row).filter((cell) => !page.contains(cell, target) && isTyped(shapeOf(page.textOf(cell))));
  if (cells.length !== values.length) return undefined;
  const plans = cells.map((cell, at) => planText(page, cell, values[at] ?? ''));
  return {
    element: row,
    done: plans.map(({ done }) => done).join(' and '),
    write: () => {
      for (const plan of plans) plan.write();
    },
  };
}

function planName(page: Page, target: Element, ask: Say): Plan | undefined {
  const element = wordsOf(page, target, ask.target);
  if (element === undefined) {
    const told = findAttribute(target, 'ariaLabel');
    return told === undefined ? undefined : planAttribute(page, target, 'ariaLabel', ask.to, told);
  }
  const plan = planText(page, element, ask.to);
  // A plan or a person that a table or a list names too is renamed there as well.
  const before = page.textOf(element);
  const isTitle =
    /^h[2-6]$/.test(element.tagName) &&
    page
      .chainOf(element)
      .some((one) => page.groupOf(one) !== undefined && page.sections.some((section) => section.elements[0] === one));
  const twins =
    isTitle && ask.isRename
      ? page.elements.filter((one) => one !== element && one.tagName === 'th' && page.textOf(one) === before)
      : [];
  return twins.length === 0
    ? plan
    : {
        ...plan,
        done: `${plan.done}, in the table too`,
        write: () => {
          plan.write();
          for (const twin of twins) writeWords(twin, ask.to);
        },
      };
}
