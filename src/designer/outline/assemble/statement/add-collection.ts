import type { Mention } from '../../lexicon/mention.ts';
import type { Node, Words } from '../../outline.ts';
import type { Token } from '../../phrases/token.ts';
import { dress } from '../dress-node.ts';
import { findEntriesStart } from '../entries-start.ts';
import { type Made, picture, text } from '../make-node.ts';
import { giveName } from '../node-text.ts';
import { readTail } from '../read-tail.ts';
import type { Collection, Scope } from '../scope.ts';
import { readEntries } from './read-entries.ts';
import type { Statement } from './statement.ts';

/** Kinds that keep a name of their own beside their entries. */
const NAMED: ReadonlySet<Node['kind']> = new Set(['table', 'chart', 'control']);

/** Adds what holds entries and reads those that are listed behind it. */
export function addCollection(
  statement: Statement,
  { node, takes, each }: Made,
  mention: Mention,
  at: number,
  name: Words | undefined,
  next: number,
): number {
  const scope = statement.open();
  const isMany = takes === 'controls' || takes === 'texts' || takes === 'badges' || takes === 'pictures';
  const collection: Collection = {
    node: node as Collection['node'],
    takes: takes ?? 'items',
    ...(each === undefined ? {} : { each: (words: Words) => dressed(each(words), mention) }),
    into: scope.nodes,
  };
  if (!isMany) scope.nodes.push(node);
  statement.collection = collection;
  if (node.kind === 'items' || node.kind === 'table') statement.items = node;
  if (node.kind === 'items' && isPictured(mention))
    statement.draft.addTemplates(node, [(title) => picture('photo', title)]);
  statement.last = isMany ? undefined : node;
  if (node.kind === 'chart' && name === undefined && isAbout(statement.tokens[at + 1]))
    return readEntries(statement, collection, mention, at, readTail(node, statement.tokens, at + 1));
  // The name of a list is the heading of its part, unless that has one; entries follow a plural directly.
  const start = findEntriesStart(statement.tokens, at, collection.takes);
  // `Timeline "On its way" (newest first)` over its entries: one name and nothing behind it is no entry.
  const isLone =
    (statement.hasParts || !mention.isPlural) &&
    statement.tokens[next - 1]?.is === 'quoted' &&
    statement.tokens.slice(next).every(({ is }) => is === 'aside' || is === 'place');
  const isEntry =
    start !== undefined &&
    start < next &&
    !isLone &&
    (!NAMED.has(node.kind) || (node.kind === 'control' && goesOn(statement, start)));
  if (name !== undefined && !isMany && !isEntry) {
    const isTaken =
      node.kind === 'items' ||
      node.kind === 'facts' ||
      node.kind === 'steps' ||
      node.kind === 'schedule' ||
      node.kind === 'grid';
    if (isTaken ? headList(statement, scope, name) : giveName(node, name))
      return readEntries(statement, collection, mention, at, next);
  }
  return readEntries(statement, collection, mention, at, at + 1);
}

/** "Three photo cards", "a gallery": each of the things is shown. */
const isPictured = ({ entry, text: noun, qualifier }: Mention): boolean =>
  entry.variant === 'photos' ||
  /(?:^|[\s-])(?:photos?|pictures?|images?|thumbnails?|posters?|illustrated|fotos?|bild(?:er)?|imágen(?:es)?|imagen)(?=[\s-]|$)/iu.test(
    `${qualifier ?? ''} ${noun}`,
  );

/** Whether the name behind a choice is only the first of several: "a switch 'Day', 'Week'". */
export function goesOn(statement: Statement, start: number): boolean {
  // "Schedule (active), Satellites": brackets behind the first say which one is on.
  const from = statement.tokens[start + 1]?.is === 'aside' ? start + 1 : start;
  const [sign, next] = [statement.tokens[from + 1], statement.tokens[from + 2]];
  return (
    (sign?.is === 'sign' && ',/|·'.includes(sign.sign) && (next?.is === 'quoted' || next?.is === 'words')) ||
    sign?.is === 'quoted' ||
    (sign?.is === 'words' && /^(?:and|or|und|oder|et|ou|y|o|e|en|of)$/i.test(sign.piece.text))
  );
}

/** Heads the section that a list stands in; lists of one part share it. */
function headList(statement: Statement, scope: Scope, words: Words): boolean {
  const { section } = scope;
  if (section === undefined || section.heading !== undefined || section.nodes.length > 1) {
    scope.nodes.splice(Math.max(0, scope.nodes.length - 1), 0, text('heading', words));
    return true;
  }
  section.heading = words;
  return true;
}

const isAbout = (token: Token | undefined): boolean =>
  token?.is === 'words' &&
  /^(?:of|for|from|about|on|von|der|des|del|della|de|di|du|van|z|över)\s/i.test(token.piece.text);

function dressed(node: Node, mention: Mention): Node {
  dress(node, mention);
  return node;
}
