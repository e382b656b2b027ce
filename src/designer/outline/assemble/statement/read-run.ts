import { cut } from '../../form/piece.ts';
import { findQualities } from '../../lexicon/find-qualities.ts';
import type { ItemsNode, Words } from '../../outline.ts';
import { readFacts } from '../../values/fact.ts';
import type { TokenOf } from '../../phrases/token.ts';
import { toldFields } from '../form-fields/told-fields.ts';
import { makeNode } from '../make-node.ts';
import { readField } from '../read-field.ts';
import { nounSaidToBe } from '../said-to-be.ts';
import { setByOrder, withoutTail } from '../state-by-order.ts';
import { addNoun } from './add-noun.ts';
import { CONNECTING } from './connecting.ts';
import { isBeforeNoun } from './is-before-noun.ts';
import { isProse } from './is-prose.ts';
import { MIDDLE } from './middle.ts';
import { opensPart } from './opens-part.ts';
import { readUnclaimed } from './read-unclaimed.ts';
import { sayWords } from './say-words.ts';
import type { Statement } from './statement.ts';

/** "… elegir la fecha y cuántos pasajeros": fields told by the verb of filling them in; → the first token behind them. */
function fieldsTold(statement: Statement, start: number, at: number): number | undefined {
  const behind = cut(statement.sentence.piece, start);
  const told = toldFields(behind, statement.lang);
  if (told === undefined) return undefined;
  for (const node of told.nodes) statement.put(node);
  const end = behind.start - statement.sentence.piece.start + told.length;
  const next = statement.tokens.findIndex((token, index) => index > at && token.start >= end);
  return next === -1 ? statement.tokens.length : next;
}

const tellsFields = ({ sentence, lang }: Statement, start: number): boolean =>
  toldFields(cut(sentence.piece, start), lang) !== undefined;

/** Words and quotations up to the next noun or place: what a noun says of itself is read by it, the rest is content. */
export function readRun(statement: Statement, at: number): number {
  const token = statement.tokens[at];
  if (token?.is === 'quoted') {
    const named = addQuotedNoun(statement, token, at);
    if (named !== undefined) return named;
  }
  if (token?.is === 'words' && statement.scope.bar !== undefined && MIDDLE.test(token.piece.text)) {
    statement.placing.slot = 'middle';
    return at + 1;
  }
  const group = groupAt(statement, at);
  if (group !== undefined) return group;
  const field = fieldAt(statement, at);
  if (field !== undefined) return field;
  const told = token?.is === 'words' ? fieldsTold(statement, token.start, at) : undefined;
  if (told !== undefined) return told;
  const end = endOfRun(statement, at);
  const tokens = statement.tokens.slice(at, end);
  const quoted = tokens.filter(({ is }) => is === 'quoted').length;
  const isLone =
    quoted === 1 &&
    tokens.every(
      (one) => one.is === 'quoted' || one.is === 'sign' || (one.is === 'words' && CONNECTING.test(one.piece.text)),
    );
  if (isLone && token?.is === 'quoted') {
    sayWords(statement, token.words, at);
    return at + 1;
  }
  if (
    token?.is === 'words' &&
    statement.last?.kind === 'control' &&
    statement.last.rank === undefined &&
    isProse(token.piece.text)
  ) {
    // "Continue on the right, primary": what a control is, behind it.
    const rank = findQualities(token.piece.text).find(({ means }) => means.rank !== undefined)?.means.rank;
    if (rank !== undefined) statement.last.rank = rank;
  }
  const behind = statement.tokens[at + 1];
  const isValued = behind?.is === 'aside' && /^[^a-z]*\d/i.test(behind.inner.text) && !/px/.test(behind.inner.text);
  if (
    token?.is === 'words' &&
    (CONNECTING.test(token.piece.text) || (isProse(token.piece.text) && !isValued)) &&
    end > at + 1
  )
    return at + 1;
  // A quotation that opens a part, with what it holds behind a colon.
  const next = statement.tokens[at + 1];
  if (token?.is === 'quoted' && next?.is === 'sign' && ':,—–'.includes(next.sign) && opensPart(statement, at)) {
    sayWords(statement, token.words, at);
    return at + 2;
  }
  const last = statement.tokens[end - 1];
  if (token === undefined || last === undefined) return end;
  // Words right before a noun belong to its phrase: "Save draft as a text button", "there is a …".
  const isBefore = token.is === 'words' && end === at + 1 && statement.tokens[end]?.is === 'noun';
  if (isBefore) return addNamedBefore(statement, token, end);
  const { piece, state } = withoutTail(cut(statement.sentence.piece, token.start, last.end));
  readUnclaimed(statement, piece, at);
  if (state !== undefined && statement.items !== undefined) setByOrder(statement.items, state);
  return end;
}

/** `"Row A" (Tundra 900 g, Bosko 850 g), "Row B" (Kvikk 950 g)`: things with their figures, grouped under quoted names. */
function groupAt(statement: Statement, at: number): number | undefined {
  const [name, aside] = [statement.tokens[at], statement.tokens[at + 1]];
  if (name?.is !== 'quoted' || aside?.is !== 'aside' || statement.scope.bar !== undefined) return undefined;
  const facts = readFacts(aside.inner.text, aside.inner.start);
  if (facts.length < 2 || facts.some(({ label, value }) => !/\d/.test(value.text) || /\d/.test(label.text)))
    return undefined;
  const open = statement.items?.kind === 'items' ? statement.items : statement.draft.listIn(statement.scope);
  const list: ItemsNode = open?.kind === 'items' ? open : { kind: 'items', layout: 'rows', items: [] };
  if (open?.kind !== 'items') statement.put(list);
  statement.items = list;
  for (const { label, value } of facts)
    list.items.push({ title: label, fields: [{ words: value, as: 'value' }], nodes: [], group: name.words });
  return at + 2;
}

/** `"Origin" (checkboxes Local, Imported)`: a name with the kind of its field in brackets. */
function fieldAt(statement: Statement, at: number): number | undefined {
  const [name, aside] = [statement.tokens[at], statement.tokens[at + 1]];
  if (name === undefined || aside?.is !== 'aside' || statement.scope.bar !== undefined) return undefined;
  const field = readField(cut(statement.sentence.piece, name.start, aside.end));
  if (field?.kind !== 'control') return undefined;
  statement.put(field);
  return at + 2;
}

/** `the "Save" button`, `Fuel 92 % checkbox`: the name before its noun. */
function addQuotedNoun(statement: Statement, token: TokenOf<'quoted'>, at: number): number | undefined {
  const kind = nounSaidToBe(statement.tokens, at);
  if (kind !== undefined) {
    const made = makeNode(kind.mention);
    return made === undefined ? undefined : addNoun(statement, made, kind.mention, at + 2, token.words);
  }
  const next = statement.tokens[at + 1];
  if (next?.is !== 'noun' || !isBeforeNoun(statement.tokens, at)) return undefined;
  const made = makeNode(next.mention);
  if (made?.takes === 'options' && made.node.kind === 'control') {
    made.node.options.push({ label: token.words });
    statement.put(made.node);
    return at + 2;
  }
  return made === undefined || made.takes !== undefined
    ? undefined
    : addNoun(statement, made, next.mention, at + 1, token.words);
}

function addNamedBefore(statement: Statement, { piece }: TokenOf<'words'>, at: number): number {
  const noun = statement.tokens[at];
  const named = /^(.+?)\s+(?:as|is|stays|becomes)\s+an?$/i.exec(piece.text)?.[1];
  if (noun?.is !== 'noun' || named === undefined || noun.mention.isPlural || !/^\p{Lu}/u.test(named)) return at;
  const made = makeNode(noun.mention);
  if (made === undefined || made.node.kind !== 'control') return at;
  const words: Words = {
    text: named,
    origin: 'literal',
    span: { start: piece.start, end: piece.start + named.length },
  };
  return addNoun(statement, made, noun.mention, at, words);
}

function endOfRun(statement: Statement, at: number): number {
  let end = at;
  while (end < statement.tokens.length) {
    const token = statement.tokens[end];
    if (token?.is === 'place' || token?.is === 'noun') break;
    if (end > at && token?.is === 'words' && tellsFields(statement, token.start)) break;
    if (end > at && token?.is === 'words' && statement.scope.bar !== undefined && MIDDLE.test(token.piece.text)) break;
    // The name of the noun behind it.
    if (end > at && token?.is === 'quoted' && isBeforeNoun(statement.tokens, end)) break;
    end++;
  }
  return statement.trimConnectors(at + 1, end);
}
