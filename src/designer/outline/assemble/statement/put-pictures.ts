import type { Mention } from '../../lexicon/mention.ts';
import type { ItemsNode, PictureNode, TableNode } from '../../outline.ts';
import type { Token } from '../../phrases/token.ts';
import { readTemplate } from '../apply-template.ts';
import { dress } from '../dress-node.ts';
import { findEntriesStart } from '../entries-start.ts';
import { makeNode } from '../make-node.ts';
import { readSubject, subjectBehind } from '../picture-subject.ts';
import type { Statement } from './statement.ts';

const MOST_PICTURES = 8;

/** Words between several pictures and their names: "in a row with the captions", "with names -". */
const NAMES =
  /(?:^|\s)(?:captioned|labell?ed|named|titled|called|with (?:the |their )?(?:names?|captions?|labels?|titles?)|mit (?:den )?(?:Namen|Titeln)|con (?:los )?nombres)[\s:–-]*$/iu;

/**
 * Several pictures whose names are not listed: of the things of the list that they stand with, else as many as are said,
 * each of what all of them show. → where to go on, or nothing where names are listed.
 */
export function putPictures(statement: Statement, mention: Mention, at: number): number | undefined {
  const { tokens } = statement;
  if (namesStart(tokens, at) !== undefined || listsAside(tokens, at) || !isAsked(tokens, at, mention)) return undefined;
  const list = listWithout(statement, mention.count);
  const ofAll = subjectBehind(tokens, at)?.about;
  if (list !== undefined && (ofAll === undefined || isOfList(list, ofAll))) {
    statement.draft.addTemplates(list, readTemplate(statement.tokens.slice(at, at + 1)));
    const probe = one(mention);
    return probe === undefined ? at + 1 : readSubject(probe, statement.tokens, at);
  }
  // "Three round portraits:", and the list stands under it: each of what is listed has one.
  if (statement.hasParts && list === undefined) {
    const next = subjectBehind(tokens, at)?.next ?? at + 1;
    const listed: ItemsNode = { kind: 'items', layout: 'columns', items: [] };
    statement.put(listed);
    statement.items = listed;
    statement.collection = { node: listed, takes: 'items', into: statement.open().nodes };
    statement.draft.addTemplates(listed, readTemplate(tokens.slice(at, at + 1)));
    return next;
  }
  const count = Math.min(MOST_PICTURES, mention.count ?? 2);
  let next = at + 1;
  for (let index = 0; index < count; index++) {
    const node = one(mention);
    if (node === undefined) return undefined;
    next = readSubject(node, statement.tokens, at);
    statement.put(node);
  }
  return next;
}

/** Where the names of several pictures begin, behind "captioned" and the like too. */
export function namesStart(tokens: readonly Token[], at: number): number | undefined {
  const start = findEntriesStart(tokens, at, 'pictures');
  if (start !== undefined) return start;
  for (let index = at + 1; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.is === 'place' || token?.is === 'aside') continue;
    const [noun, first] = token?.is === 'words' ? [tokens[index + 1], tokens[index + 2]] : [token, tokens[index + 1]];
    if (noun?.is === 'noun' && NAME_NOUNS.has(noun.mention.id) && first !== undefined)
      return first.is === 'sign' ? index + 3 : index + (token === noun ? 1 : 2);
    if (token?.is === 'words' && NAMES.test(token.piece.text))
      return tokens[index + 1]?.is === 'sign' ? index + 2 : index + 1;
    return undefined;
  }
  return undefined;
}

/** "four thumbnails (stand, compass, cartouche)": names in brackets. */
function listsAside(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1).find(({ is }) => is !== 'place');
  return behind?.is === 'aside' && /[,/·|]/.test(behind.inner.text);
}

/** Pictures that are only spoken of ("the owner gets the drawings") and a heading of one word ask for none. */
function isAsked(tokens: readonly Token[], at: number, { count }: Mention): boolean {
  if (count !== undefined) return true;
  const before = tokens[at - 1];
  if (before === undefined) return tokens.length > 2 || /\s/.test(text(tokens[at]));
  return before.is === 'sign' || (before.is === 'words' && LED.test(before.piece.text));
}

const LED = /(?:^|\s)(?:with|and|plus|as|showing|mit|und|avec|et|con|y|e|com|met|en|med|och|z|i)$/iu;
const text = (token: Token | undefined): string =>
  token?.is === 'noun'
    ? [...token.mention.modifiers, token.mention.qualifier ?? '', token.mention.text].join(' ').trim()
    : '';

/** "Photos of the wigs" belong to a list that is called so. */
function isOfList(list: ItemsNode | TableNode, about: string): boolean {
  const noun = list.kind === 'items' ? list.noun?.toLowerCase() : undefined;
  return (
    /^(?:it|them|each|all|both|these|those)\b/i.test(about) ||
    (noun !== undefined && about.toLowerCase().includes(noun.replace(/s$/, '')))
  );
}

const NAME_NOUNS: ReadonlySet<string> = new Set(['caption', 'label', 'title', 'name']);

function one(mention: Mention): PictureNode | undefined {
  const node = makeNode({ ...mention, isPlural: false, makes: mention.entry.makes })?.node;
  if (node?.kind !== 'picture') return undefined;
  dress(node, mention);
  return node;
}

/** The last list of the same part, where its things have no pictures and there are as many as are said. */
function listWithout({ scope, items }: Statement, count: number | undefined): ItemsNode | TableNode | undefined {
  const last = scope.rank === 0 ? items : (items ?? scope.nodes.findLast(({ kind }) => kind === 'items'));
  if (last?.kind !== 'items' || last.items.length === 0) return undefined;
  const isFree = !last.items.some(({ nodes }) => nodes.some(({ kind }) => kind === 'picture'));
  return isFree && (count === undefined || count === last.items.length) ? last : undefined;
}
