import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import type { Add } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { isButton } from '../page/make-of-part.ts';
import { isUnseen } from '../page/is-unseen.ts';
import { cloneElement, elementsIn, listMatching } from '../screen-tree.ts';
import { holds } from './holds.ts';
import { putBeside } from './structure.ts';
import { type Working, describe, refresh } from './working.ts';
import { writeWords } from './write-words.ts';

/** A button of the make of another; one less loud where that is asked for. */
export function addButton(
  working: Working,
  ask: Add,
  near: Element,
  side: 'before' | 'after',
  isBeside: boolean,
): Outcome | undefined {
  const { page } = working;
  const name = ask.head.quotes[0] ?? ask.details[0]?.value;
  if (name === undefined) return undefined;
  const around = page.chainOf(near).find(isButton);
  const inside =
    around === undefined
      ? page.elements.filter(
          (one) => isButton(one) && holds(page, near, one) && page.textOf(one) !== '' && one.tagName !== 'input',
        )
      : [];
  const beside = around ?? inside.at(-1);
  if (beside === undefined) return undefined;
  const isFilled = (one: Element): boolean => listClasses(one).some((each) => /^bg-(?:primary$|\[)/.test(each));
  const quiet = page.elements.find(
    (one) =>
      isButton(one) &&
      one.tagName === 'button' &&
      page.textOf(one) !== '' &&
      !isFilled(one) &&
      !page.chainOf(one).some((each) => each.tagName === 'nav'),
  );
  const model = ask.rank === 'secondary' && isFilled(beside) && quiet !== undefined ? quiet : beside;
  const copy = cloneElement(model);
  for (const child of listMatching(copy, isUnseen)) copy.children = copy.children.filter((one) => one !== child);
  for (const attribute of ['id', 'ariaLabel', 'ariaControls', 'ariaExpanded', 'href', 'disabled'])
    delete copy.properties[attribute];
  if (copy.tagName === 'a') copy.properties['href'] = '#';
  if (copy.tagName === 'button') copy.properties['type'] = 'button';
  // Its icon would say what the other does.
  copy.children = copy.children.filter((child) => child.type !== 'element' || child.tagName !== 'svg');
  writeWords(copy, name);
  if (ask.rank === 'secondary' && isFilled(copy))
    setClasses(copy, [
      ...listClasses(copy).filter((each) => !/^(?:bg-|text-on-|border)/.test(each)),
      'border',
      'border-outline',
      'text-on-surface',
    ]);
  const row = page.parentOf(beside);
  const isRow =
    row !== undefined &&
    listClasses(row).some((each) => /^flex$/.test(each)) &&
    !listClasses(row).some((each) => /flex-col/.test(each));
  const wide = listClasses(beside).filter((each) => /^(?:w-full|self-\w+|mt-\d)$/.test(each));
  const wantsBelow = isBeside && ask.places[0]?.at === 'below';
  if (wantsBelow && isRow && row !== undefined && elementsIn(row).length === 1)
    setClasses(row, [...listClasses(row), 'flex-wrap']);
  if (!isRow) setClasses(copy, [...listClasses(copy), ...wide, 'mt-2']);
  if (wantsBelow && isRow && row !== undefined && elementsIn(row).length > 1) putBeside(page, row, [copy], 'after');
  else putBeside(page, beside, [copy], side);
  if (wantsBelow && isRow) setClasses(copy, [...listClasses(copy), 'w-full']);
  refresh(working);
  working.last = [copy];
  return { done: `added the button "${name}" ${side === 'before' ? 'before' : 'behind'} ${describe(page, beside)}` };
}
