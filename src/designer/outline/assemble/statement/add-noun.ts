import type { Mention } from '../../lexicon/mention.ts';
import type { Words } from '../../outline.ts';
import { dress } from '../dress-node.ts';
import { type Label, labelAfter } from '../label-after.ts';
import { type Made, control } from '../make-node.ts';
import { giveName } from '../node-text.ts';
import { readTail } from '../read-tail.ts';
import { saidBehind } from '../said-behind.ts';
import { addCollection, goesOn } from './add-collection.ts';
import type { Statement } from './statement.ts';
import { takeTitle } from './take-title.ts';
import { takesRange } from './takes-range.ts';

const CALLED: ReadonlySet<string> = new Set([
  'button',
  'select',
  'toggle',
  'slider',
  'input',
  'stepper',
  'date',
  'time',
  'link',
  'checkbox',
]);

/** Adds the node of a noun with its name, or the collection that the noun announces. */
export function addNoun(statement: Statement, made: Made, mention: Mention, at: number, given?: Words): number {
  const said =
    given === undefined && made.takes === undefined && made.node.kind === 'text'
      ? saidBehind(statement.sentence, at)
      : undefined;
  const label: Label | undefined = said ?? (given === undefined ? labelAfter(statement.tokens, at) : undefined);
  const { node } = made;
  const isHeld = node.kind === 'control' && statement.labelNext !== undefined && given === undefined;
  const name = isHeld ? statement.labelNext : (given ?? label?.words);
  const next = isHeld ? at + 1 : (label?.next ?? at + 1);
  if (isHeld) statement.labelNext = undefined;
  dress(node, mention);
  if (node.kind === 'text' && (node.role === 'headline' || node.role === 'heading') && name !== undefined) {
    if (takeTitle(statement, node.role, name)) return next;
  }
  if (
    node.kind === 'control' &&
    node.control === 'toggle' &&
    label !== undefined &&
    !isHeld &&
    statement.tokens[label.next - 1]?.is === 'quoted' &&
    goesOn(statement, label.next - 1)
  ) {
    // "a switch 'Day', 'Week', 'Month'" chooses one of them.
    const chosen = control('segmented');
    return addCollection(statement, { node: chosen, takes: 'options' }, mention, at, undefined, at + 1);
  }
  if (made.takes !== undefined) return addCollection(statement, made, mention, at, name, next);
  if (name !== undefined && !takesRange(node, name)) giveName(node, name);
  else if (name === undefined && node.kind === 'control' && mention.qualifier !== undefined && CALLED.has(node.control))
    node.label = { text: capital(mention.qualifier), origin: 'derived' };
  statement.put(node);
  return readTail(node, statement.tokens, next, label?.rest);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
