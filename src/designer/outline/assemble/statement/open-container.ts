import type { Mention } from '../../lexicon/mention.ts';
import type { Node, Section } from '../../outline.ts';
import { dress } from '../dress-node.ts';
import { cut } from '../../form/piece.ts';
import { fieldKindOf } from '../form-fields/field-kind.ts';
import { readFormFields } from '../form-fields/read-form-fields.ts';
import { labelAfter } from '../label-after.ts';
import { control, text } from '../make-node.ts';
import { readField } from '../read-field.ts';
import { saidBehind } from '../said-behind.ts';
import type { Scope } from '../scope.ts';
import type { Statement } from './statement.ts';

/** Ranks of containers: a part of the page holds cards, a card holds strips. */
const RANKS: Readonly<Record<Section['surface'], 1 | 2 | 3>> = {
  open: 1,
  hero: 1,
  band: 1,
  drawer: 1,
  card: 2,
  notice: 2,
  strip: 3,
  plain: 3,
};

/** Opens a part of the page, a card, a strip or a notice. */
export function openContainer(
  statement: Statement,
  mention: Mention,
  surface: Section['surface'],
  flow: Section['flow'] | undefined,
  at: number,
): number {
  const rank = RANKS[surface];
  const outer = statement.scope.section;
  if (
    surface === 'open' &&
    flow === undefined &&
    outer !== undefined &&
    outer.surface === 'open' &&
    outer.heading === undefined &&
    outer.nodes.length === 0 &&
    mention.id === 'section' &&
    statement.placing.place === undefined
  ) {
    // "Left column: section "Log", newest first": the column is the section.
    const label = labelAfter(statement.tokens, at);
    if (label !== undefined) {
      outer.heading = label.words;
      statement.last = outer;
      return label.next;
    }
  }
  while (statement.scopes.length > 1 && statement.scope.rank >= rank) statement.scopes.pop();
  const said = surface === 'notice' ? saidBehind(statement.sentence, at) : undefined;
  // What stands behind a bar of tools are its tools.
  const fields = mention.entry.owns === 'fields' ? fieldsBehind(statement, at) : undefined;
  const label =
    said ??
    (fields !== undefined || isTools(mention) || listsFields(statement, mention, at)
      ? undefined
      : labelAfter(statement.tokens, at));
  const variant = mention.entry.variant;
  const scope = statement.draft.openSection(statement.holder, statement.takePlacing(mention), {
    surface,
    ...(flow === undefined ? {} : { flow }),
    about: [mention.qualifier, mention.text, ordinalBehind(statement, at)]
      .filter((part) => part !== undefined)
      .join(' '),
  });
  if (scope.section !== undefined) dress(scope.section, mention);
  if (scope.section !== undefined && label !== undefined) {
    if (surface === 'notice') scope.nodes.push((statement.last = text('notice', label.words)));
    else scope.section.heading = label.words;
  }
  statement.scopes.push({
    ...scope,
    rank: Math.max(scope.rank, rank) as Scope['rank'],
    ...(isTools(mention) ? { isToolbar: true } : {}),
  });
  statement.collection = undefined;
  statement.last = scope.section;
  if (variant === 'form' && scope.section !== undefined)
    statement.collection = {
      node: scope.section,
      takes: 'controls',
      each: (words) => control(fieldKindOf(words.text), { label: words }),
      into: scope.nodes,
    };
  if (fields !== undefined) {
    scope.nodes.push(...fields.nodes);
    return fields.next;
  }
  if (mention.entry.owns === 'values' && scope.section !== undefined)
    statement.collection = { node: scope.section, takes: 'texts', into: scope.nodes };
  return label?.next ?? at + 1;
}

/** "Pane 2, the list": which of several parts side by side it is. */
function ordinalBehind({ sentence, tokens }: Statement, at: number): string | undefined {
  return /^\s([1-5])(?=[,.:;)*_\s]|$)(?!\s?(?:px|%|columns|rows))/u.exec(
    sentence.piece.text.slice(tokens[at]?.end),
  )?.[1];
}

/** The fields that are told in a row behind a form, and the first token behind them. */
function fieldsBehind(statement: Statement, at: number): { nodes: Node[]; next: number } | undefined {
  const noun = statement.tokens[at];
  const { piece } = statement.sentence;
  if (noun === undefined) return undefined;
  const behind = { text: piece.text.slice(noun.end), start: piece.start + noun.end };
  const read = readFormFields(behind, statement.lang);
  if (read === undefined) return undefined;
  const end = noun.end + read.length;
  const next = statement.tokens.findIndex((token, index) => index > at && token.start >= end);
  return { nodes: read.nodes, next: next === -1 ? statement.tokens.length : next };
}

/** "three groups: 'Size' (radio buttons S, M)": what stands behind several parts is the first of them, not their name. */
function listsFields(statement: Statement, { isPlural }: Mention, at: number): boolean {
  const name = statement.tokens.findIndex(
    (token, index) => index > at && (token.is === 'quoted' || token.is === 'words'),
  );
  const [first, inner] = [statement.tokens[name], statement.tokens[name + 1]];
  return (
    isPlural &&
    first !== undefined &&
    inner?.is === 'aside' &&
    readField(cut(statement.sentence.piece, first.start, inner.end)) !== undefined
  );
}

const isTools = ({ entry }: Mention): boolean => entry.variant === 'toolbar';
