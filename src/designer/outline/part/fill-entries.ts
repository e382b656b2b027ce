import { addEntries } from '../assemble/add-entries.ts';
import { toItem } from '../assemble/to-item.ts';
import { EMPTY, text, type Made } from '../assemble/make-node.ts';
import type { Piece } from '../form/piece.ts';
import type { ControlNode, FactsNode, ItemsNode, Node, Option, TableNode } from '../outline.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { isMeant } from './is-meant.ts';
import { listFields } from './list-fields.ts';
import { splitOneByOne } from './one-by-one.ts';
import type { ElementPart } from './part.ts';
import { countOf, isFigure, pointAt, setOn } from './told-nodes.ts';

interface Filled {
  isWhole: boolean;
  items?: ItemsNode | TableNode;
}

/**
 * Puts what a noun lists where its kind keeps it, into the node or beside it in `nodes`. `items` is the list that stays open;
 * `isWhole` whether all of it has found its place.
 */
export function fillEntries(
  { mention, entries, states, name }: ElementPart,
  made: Made,
  nodes: Node[],
  lang: string,
): Filled {
  const { node, takes, each } = made;
  if (entries === undefined || takes === undefined) return { isWhole: false };
  const isOwn = takes !== 'controls' && takes !== 'texts' && takes !== 'badges' && takes !== 'pictures';
  const from = nodes.length;
  if (isOwn) nodes.push(node);
  else if (name !== undefined) nodes.push(text('heading', name));
  const told = node.kind === 'items' || node.kind === 'facts' ? splitOneByOne(entries) : undefined;
  if (told !== undefined && (node.kind === 'items' || node.kind === 'facts')) {
    const { length } = told;
    const filled = fillOneByOne(node, told, nodes);
    return { ...filled, isWhole: filled.isWhole && length === (mention.count ?? length) };
  }
  const values = node.kind === 'chart' ? splitEnumeration(entries.text, entries.start) : [];
  if (node.kind === 'chart' && values.length > 2 && values.every(isFigure)) {
    node.points = values.map((value) => ({ label: EMPTY, value }));
    return { isWhole: true };
  }
  const moments = values.map(({ text: one, span }) => pointAt(one, span?.start ?? 0));
  if (node.kind === 'chart' && moments.length > 1 && moments.every((one) => one !== undefined)) {
    node.points = moments;
    return { isWhole: true };
  }
  const fields = takes === 'controls' && node.kind === 'control' ? listFields(node.control, entries) : [];
  if (fields.length > 0) nodes.push(...fields);
  else
    addEntries({ node: node as never, takes, into: nodes, ...(each === undefined ? {} : { each }) }, entries, {
      lang,
      count: mention.count,
    });
  const added = nodes.slice(from);
  const choices = added.flatMap((one): (ControlNode | Option)[] =>
    one.kind !== 'control' ? [] : one.options.length > 0 ? one.options : [one],
  );
  const things = node.kind === 'items' ? node.items : [];
  for (const { names, state } of states) {
    for (const [index, one] of choices.entries())
      if (one.label !== undefined && isMeant(names.text, one.label, index, choices.length)) setOn(one, state);
    for (const [index, one] of things.entries())
      if (isMeant(names.text, one.title, index, things.length)) one.state = DONE.test(state) ? 'done' : 'selected';
  }
  const isCounted = takes === 'controls' || (mention.count ?? 1) < 2 || countOf(node, added) === mention.count;
  const isAny = isOwn ? countOf(node, added) > 0 : added.length > (name === undefined ? 0 : 1);
  return {
    isWhole: isCounted && isAny,
    ...(node.kind === 'items' || node.kind === 'table' ? { items: node } : {}),
  };
}

/** "one saying “Bring” with …, the other …": figures where each is a name with one value, else things. */
function fillOneByOne(node: ItemsNode | FactsNode, told: readonly Piece[], nodes: Node[]): Filled {
  const items = told.flatMap((one) => toItem(one) ?? []);
  const facts = items.flatMap(({ title, fields: [field, more] }) =>
    field === undefined || more !== undefined ? [] : [{ label: title, value: field.words }],
  );
  const isWhole = items.length === told.length;
  if (node.kind === 'facts' && facts.length === told.length) {
    node.facts = facts;
    return { isWhole };
  }
  const list: ItemsNode = node.kind === 'items' ? node : { kind: 'items', layout: 'cards', items: [] };
  list.items = items;
  nodes.splice(nodes.indexOf(node), 1, list);
  return { isWhole, items: list };
}

const DONE = /tick|check|done|abgehakt|angehakt|erledigt|coché|fait|hech[ao]|fatt[ao]|feit[ao]/iu;
