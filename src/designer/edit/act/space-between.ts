import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import type { Outcome } from '../editing.ts';
import { unitOf, type Page } from '../page/page.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { isDressed } from '../page/drawn-classes.ts';
import { spaceDressed } from './restyle-dressed.ts';
import { stepRoom } from './retheme.ts';

const ROOM = ['py-0', 'py-1', 'py-2', 'py-3', 'py-4', 'py-5', 'py-6', 'py-8'];

/** More or less room above and below what a cell says. */
function roomIn(cell: Element, step: 1 | -1): void {
  const classes = listClasses(cell);
  const own = classes.findLast((name) => /^py-(?:\d|row|\[)/.test(name));
  const at = ROOM.indexOf(own ?? '');
  const next =
    at < 0 ? (step > 0 ? 'py-5' : 'py-1') : (ROOM[Math.min(ROOM.length - 1, Math.max(0, at + 2 * step))] ?? 'py-4');
  setClasses(cell, [...classes.filter((name) => name !== own && !/^h-\d/.test(name)), next]);
}

/** The room between things of one make: that of what holds them. */
export function spaceBetween(page: Page, elements: readonly Element[], step: 1 | -1): Outcome | undefined {
  const holders = new Set(
    elements.flatMap((element) => {
      const field = page.fields.find((one) => one.control === element);
      const unit = unitOf(page, field?.box ?? element);
      const isHolder = ['ul', 'ol', 'tbody', 'table', 'section', 'article'].includes(element.tagName);
      const held = isHolder
        ? listMatching(
            element,
            (one) => (page.groupOf(one)?.items.length ?? 0) > 1 && ['li', 'tr', 'article', 'div'].includes(one.tagName),
          )[0]
        : undefined;
      const group = (held && page.groupOf(held)) ?? page.groupOf(unit) ?? page.groupOf(element);
      if (group === undefined) {
        const inner = listMatching(element, (one) => page.groupOf(one) !== undefined)[0];
        const own = inner === undefined ? undefined : page.groupOf(inner);
        if (own !== undefined) return own.parent;
      }
      return group?.parent ?? page.parentOf(unit) ?? [];
    }),
  );
  let changed = 0;
  for (const holder of holders) {
    // Rows of a table have the room that their cells have.
    const cells = ['tbody', 'table'].includes(holder.tagName)
      ? listMatching(holder, ({ tagName }) => tagName === 'td' || tagName === 'th')
      : [];
    for (const cell of cells) roomIn(cell, step);
    if (cells.length > 0) {
      changed++;
      continue;
    }
    if (isDressed(holder)) {
      spaceDressed(holder, step);
      changed++;
      continue;
    }
    const classes = listClasses(holder);
    const isSpaced = classes.some((name) => /^(?:[@\w-]+:)*(?:gap|gap-y|space-y)-\d/.test(name));
    const children = elementsIn(holder).filter((one) =>
      listClasses(one).some((name) => /^(?:mb|mt|my|py|pt|pb)-\d/.test(name)),
    );
    if (isSpaced)
      setClasses(
        holder,
        classes.map((name) => stepped(name, GAP, step)),
      );
    else if (children.length === 0) {
      if (step === 1)
        setClasses(holder, [
          ...classes.filter((name) => name !== 'block'),
          ...(classes.some((name) => /^(?:flex|grid)$/.test(name)) ? [] : ['grid']),
          'gap-4',
        ]);
      else continue;
    }
    for (const child of children)
      setClasses(
        child,
        listClasses(child).map((name) => stepped(name, OWN_ROOM, step)),
      );
    changed++;
  }
  return changed === 0 ? undefined : { done: `put ${step === 1 ? 'more' : 'less'} room between them` };
}

const GAP = /^((?:[@\w-]+:)*(?:gap|gap-y|space-y)-)(\d+(?:\.5)?)$/;
const OWN_ROOM = /^((?:mb|mt|my|py|pt|pb)-)(\d+(?:\.5)?)$/;

const stepped = (name: string, room: RegExp, step: 1 | -1): string =>
  name.replace(room, (_, start: string, units: string) => `${start}${stepRoom(Number(units), step)}`);
