import type { ItemsNode, Node } from '../../outline/outline.ts';
import { unitKind } from '../../outline/values/units.ts';
import type { FillContext } from '../fill-context.ts';
import { filled } from '../filled-words.ts';
import { writeMoney, writeQuantity } from '../measures/write-number.ts';
import { findKnownNoun } from '../things/name-things.ts';

/** Lists that show a picture of each thing. */
const PICTURED: ReadonlySet<ItemsNode['layout']> = new Set(['cards', 'grid', 'tiles', 'carousel', 'columns']);

/** What is known of things that were just named: what stands beside each, its figure and its state, its picture or icon. */
export function addKnown(node: ItemsNode, noun: string, context: FillContext): void {
  const known = findKnownNoun(noun, context.lang);
  if (known === undefined) return;
  const { side, figure, states, picture, icon } = known;
  const isPictured = PICTURED.has(node.layout) && picture !== undefined;
  for (const [at, item] of node.items.entries()) {
    const beside = side.values[at % side.values.length];
    if (beside !== undefined) item.fields.push({ as: 'note', words: filled(beside) });
    const amount = figure?.values[at % Math.max(1, figure.values.length)];
    if (figure !== undefined && amount !== undefined)
      item.fields.push({ as: 'value', words: filled(written(amount, figure.unit, context)) });
    // Most things are as they usually are.
    const state = states[at % 3 === 1 ? 1 + (at % Math.max(1, states.length - 1)) : 0];
    if (state !== undefined && figure === undefined)
      item.fields.push({ as: 'status', words: filled(state[0]), tone: state[1] });
    item.nodes.unshift(
      isPictured
        ? ({ kind: 'picture', picture: 'photo', about: picture.subject, labels: [], overlays: [] } satisfies Node)
        : ({ kind: 'icon', icon } satisfies Node),
    );
  }
}

const written = (amount: number, unit: string, context: FillContext): string =>
  unitKind(unit) === 'money'
    ? writeMoney(amount, context)
    : writeQuantity(amount, { least: 0, most: amount, decimals: Number.isInteger(amount) ? 0 : 1, unit }, context);
