import type { Ask } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { cellAround } from '../page/cell-around.ts';
import { fillItem } from './fill-item.ts';
import { refillCell } from './refill-cell.ts';
import { type Working, describe, find, refresh, untaken } from './working.ts';

/** Another thing in the place of one, of the same make. */
export function refill(working: Working, { target, details }: Extract<Ask, { kind: 'refill' }>): Outcome {
  const found = find(working, target);
  const [element] = found.elements;
  const { page } = working;
  const cell = element === undefined || found.rivals !== undefined ? undefined : cellAround(page, element);
  const was = cell === undefined ? '' : describe(page, cell);
  if (cell !== undefined && element !== undefined && refillCell(page, cell, details)) {
    refresh(working);
    working.last = [cell];
    return { done: `changed ${was} to ${details.map(({ value }) => `"${value}"`).join(' and ')}` };
  }
  const item =
    element === undefined
      ? undefined
      : page.chainOf(element).find((one) => page.groupOf(one) !== undefined && !['td', 'th'].includes(one.tagName));
  if (element === undefined || item === undefined || found.rivals !== undefined) return untaken(working, target, found);
  const name = describe(page, element);
  const left = fillItem(page, item, page.groupOf(item)?.items ?? [item], details, false);
  refresh(working);
  working.last = [item];
  return {
    done: `replaced ${name} by "${details[0]?.value ?? ''}"${left.length === 0 ? '' : `, without ${left.map(({ value }) => `"${value}"`).join(' and ')}`}`,
  };
}
