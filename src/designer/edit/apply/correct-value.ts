import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import type { Editing, Outcome } from '../editing.ts';
import { titleElement } from '../find/list-items.ts';
import { isWithin } from '../find/list-named.ts';
import { nameOf } from '../name-of.ts';
import { listValues, readValues } from '../value-kinds.ts';
import { withoutCurrency } from './amount.ts';
import { changeValue } from './change-value.ts';
import { listTextNodes } from './set-words.ts';
import { dayOf, wordValue } from './word-value.ts';

/** A value by what it says: "$11", "14", "4 December". "12 instead of 19 Mar" means the day only. */
export function correctValue(
  editing: Editing,
  roots: readonly Element[],
  { from, to }: { from: string; to: string },
  place: Element | undefined,
): Outcome | undefined {
  const said = readValues(to)?.[0];
  const wrong = readValues(from)?.[0];
  if (said === undefined || wrong === undefined) return undefined;
  const year = editing.context.now.getUTCFullYear();
  const standing = roots
    .flatMap((root) => listTextNodes(root))
    .flatMap((placed) =>
      listValues(placed.node.value)
        .filter(
          (value) =>
            withoutCurrency(value.text) === withoutCurrency(wrong.text) ||
            value.text.toLowerCase() === wrong.text.toLowerCase() ||
            (wrong.kind === 'number' && value.kind === 'date' && dayOf(value.text)?.day === Number(wrong.text)) ||
            (wrong.kind === value.kind && wordValue(wrong, value, year) === value.text),
        )
        .map((value) => ({ ...placed, value })),
    );
  const [first] = standing;
  if (first === undefined) return undefined;
  const isBareNumber = wrong.kind === 'number' && !/\D/.test(wrong.text) && wrong.text.length < 3;
  if (standing.length > 1 && isBareNumber && place === undefined)
    return { failed: `${from} stands in ${standing.length} places, and it is not said which` };
  const { node, parent, value } = first;
  const isAlone = node.value.trim() === value.text && listTextNodes(parent).length === 1;
  const isSum = ['money', 'number', 'percent', 'measure'].includes(value.kind);
  if (isAlone && isSum && standing.length === 1)
    return changeValue(
      editing,
      { elements: [place ?? parent], kind: place === undefined ? 'text' : 'item' },
      parent,
      to,
    );
  let count = 0;
  for (const one of standing) {
    const after = wordValue(dayFor(said, one.value), one.value, year) ?? to;
    one.node.value = one.node.value.replace(one.value.text, after);
    count += 1;
  }
  const title = place === undefined ? undefined : titleElement(place);
  const name =
    place === undefined || (title !== undefined && isWithin(editing.tree, title, first.parent))
      ? ''
      : ` of ${nameOf(place)}`;
  return {
    done: `changed ${value.text}${name} to ${readableText(first.parent).includes(to) ? to : (listValues(node.value).find(({ start }) => start === value.start)?.text ?? to)}${count > 1 ? ` in ${count} places` : ''}`,
  };
}

/** "14" for "12 May" is the 14th of May. */
const dayFor = (said: ReturnType<typeof listValues>[number], before: ReturnType<typeof listValues>[number]) =>
  said.kind === 'number' && before.kind === 'date'
    ? { ...said, kind: 'date' as const, text: before.text.replace(/\d{1,2}(?!\d)/, said.text) }
    : said;
