import type { Passage } from '../../form/passage.ts';
import { cut, trimEnds, type Piece } from '../../form/piece.ts';
import { isRefusal } from '../../lexicon/is-refusal.ts';
import { opensTemplate } from '../../lexicon/opens-template.ts';
import { roleOfHeading } from '../../lexicon/role-of-heading.ts';
import type { Item, ItemField, ItemsNode, Node } from '../../outline.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import { isStyleStatement } from '../../style/style-statement.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Owner } from '../scope.ts';
import { readAsked } from './read-asked.ts';
import { readAttributed } from './read-attributed.ts';
import { splitEnumeration } from '../../values/enumeration.ts';
import { readStat } from './read-stats.ts';
import { thingOf } from './thing-of.ts';
import { wordsOf } from './words-of.ts';

/**
 * Takes a run of entries that stand together under a heading as what they are together: questions, what people say, or
 * things with words about each. A single entry seldom tells; its neighbours do. → how many passages were taken.
 */
export function readThings(draft: PageDraft, passages: readonly Passage[], at: number, owner: Owner): number {
  const { scope, collection } = owner;
  if (scope.rank === 0 || scope.bar !== undefined || scope.navigation !== undefined) return 0;
  const run = runFrom(passages, at);
  if (run.length === 0) return 0;
  const asked = run.map(({ said }) => (/[?？]/.test(said.text) ? readAsked(said) : undefined));
  if (asked.every((one) => one !== undefined) && (run.length > 1 || isAsking(owner))) {
    take(owner, 'questions', asked.flat());
    return run.length;
  }
  const facts = draft.isSite && run.length > 1 ? run.map((passage) => readStat(passage.said)) : [];
  if (facts.length > 1 && facts.every((fact) => fact !== undefined)) {
    dropAnnounced(owner);
    scope.nodes.push({ kind: 'facts', layout: 'tiles', facts });
    return run.length;
  }
  if (addToThings(owner, run)) return run.length;
  const signed = readSignedQuote(run);
  if (signed !== undefined) {
    scope.nodes.push(signed);
    return run.length;
  }
  const said = run.map((passage) => (draft.isSite ? readAttributed(passage.said) : undefined));
  if (said.every((one) => one !== undefined && one.head.text === '')) {
    dropAnnounced(owner);
    scope.nodes.push(...said.flatMap((one) => one?.quotes ?? []));
    return run.length;
  }
  const isList = run.length > 1 && run.every(({ form }) => form === 'item');
  if (!isList || (collection !== undefined && collection.takes !== 'items')) return 0;
  const things: Thing[] = [];
  for (const { said: line } of run) {
    const thing = readThing(draft, line);
    // One that is none settles it: a long list is not read to its end again at each of its entries.
    if (thing === undefined) return 0;
    things.push(thing);
  }
  if (things.filter(({ isCertain }) => isCertain).length * 2 < things.length) return 0;
  const items = things.map(({ item }) => item);
  const isBare = items.every(({ fields }) => fields.length === 0);
  const isNumbered = run.every((passage) => passage.isNumbered);
  take(owner, isNumbered ? 'numbered' : isBare ? 'bullets' : draft.isSite ? 'columns' : 'rows', items);
  return run.length;
}

/** Entries beside one another without parts of their own. */
function runFrom(passages: readonly Passage[], at: number): Passage[] {
  const first = passages[at];
  if (first === undefined || first.form === 'heading' || first.form === 'table' || first.form === 'code') return [];
  const end = passages.findIndex(
    (passage, index) => index >= at && (passage.form !== first.form || passage.parts.length > 0),
  );
  return passages.slice(at, end === -1 ? passages.length : end);
}

interface Thing {
  item: Item;
  /** It reads as a thing by itself, whatever stands beside it. */
  isCertain: boolean;
}

function readThing({ outline: { lang } }: PageDraft, line: Piece): Thing | undefined {
  const marked = /^\[\s*(\p{L}[^\]]{1,16}?)\s*\]\s+(?=\S)/u.exec(line.text);
  if (marked?.[1] !== undefined) {
    const mark: ItemField = { words: wordsOf(cut(line, 1, 1 + marked[1].length)), as: 'badge' };
    return { item: { title: wordsOf(cut(line, marked[0].length)), fields: [mark], nodes: [] }, isCertain: true };
  }
  const item = thingOf(line);
  const { tokens } = readTokens(line, lang);
  const nouns = tokens.filter((token) => token.is === 'noun' && !token.mention.isWeak).length;
  const isRefused = isRefusal(line.text, lang);
  // "Never lay it on its strings." among other advice is advice.
  if ((isRefused && (nouns > 0 || item !== undefined)) || opensTemplate(line.text, lang) || isStyleStatement(line.text))
    return undefined;
  if (item === undefined) {
    const isPlain =
      nouns === 0 &&
      !/[:：]|["“„«`*]/.test(line.text) &&
      tokens.every(({ is }) => is !== 'place') &&
      /^[\p{Lu}\p{Lo}\d]/u.test(line.text) &&
      /[.!]$/.test(line.text);
    return isPlain
      ? { item: { title: wordsOf(trimEnds(line, '')), fields: [], nodes: [] }, isCertain: !isRefused }
      : undefined;
  }
  const role = roleOfHeading(item.title.text, lang);
  const isPart = role?.part !== undefined || role?.place !== undefined || role?.role !== undefined;
  const about = item.fields.at(-1)?.words.text ?? '';
  const isTold = /^[\p{Lu}\p{Lo}\d]/u.test(about) && /[.!?]$/.test(about);
  if (isPart && !isTold) return undefined;
  return { item, isCertain: !isPart && (nouns === 0 || isTold) };
}

const isAsking = ({ collection, scope }: Owner): boolean =>
  announcedIn(scope.nodes)?.layout === 'questions' ||
  (collection?.node.kind === 'items' && collection.node.layout === 'questions');

/** The list that was announced last and holds nothing yet. */
function announcedIn(nodes: readonly Node[]): ItemsNode | undefined {
  return nodes.findLast((node): node is ItemsNode => node.kind === 'items' && node.items.length === 0);
}

function take(owner: Owner, layout: ItemsNode['layout'], items: readonly Item[]): void {
  const { nodes } = owner.scope;
  const given = announcedIn(nodes);
  const last = nodes.at(-1);
  const node =
    given ?? (layout === 'questions' && last?.kind === 'items' && last.layout === 'questions' ? last : undefined);
  // What was taken for a question and asks nothing told how they stand.
  if (layout === 'questions' && node !== undefined)
    node.items = node.items.filter(({ title }) => /[?？]/.test(title.text));
  if (node !== undefined) {
    if (layout === 'questions') node.layout = 'questions';
    node.items.push(...items);
    owner.items = node;
    return;
  }
  const made: ItemsNode = { kind: 'items', layout, items: [...items] };
  nodes.push(made);
  owner.items = made;
}

/** A quotation in one line and who said it in the next: "> We walk backwards." over "> — Silas Tarrant, ropemaker". */
function readSignedQuote([first, second, ...others]: readonly Passage[]): Node | undefined {
  if (first?.form !== 'quote' || second === undefined || others.length > 0) return undefined;
  const by = /^[—–-]\s*([^,(]{2,50}?)(?:[,(]\s*(.+?)\)?)?$/u.exec(second.said.text);
  if (by?.[1] === undefined) return undefined;
  const nameAt = second.said.text.indexOf(by[1]);
  const noteAt = by[2] === undefined ? -1 : second.said.text.indexOf(by[2], nameAt + by[1].length);
  return {
    kind: 'text',
    role: 'quote',
    words: wordsOf(first.said),
    by: wordsOf(cut(second.said, nameAt, nameAt + by[1].length)),
    ...(by[2] === undefined ? {} : { byNote: wordsOf(cut(second.said, noteAt, noteAt + by[2].length)) }),
  };
}

/** "Bay: 3D drawing; Parts list as PDF" under cards of which one is called "Bay": what it holds too. */
function addToThings({ scope: { nodes } }: Owner, run: readonly Passage[]): boolean {
  const known = nodes.findLast((node): node is ItemsNode => node.kind === 'items' && node.items.length > 1);
  if (known === undefined || run.length < 2) return false;
  const found = run.map(({ said }) => {
    const at = said.text.search(/[:：]\s|\s[—–]\s/);
    const name = at === -1 ? '' : wordsOf(cut(said, 0, at)).text;
    const item = known.items.find(({ title }) => title.text === name);
    return item === undefined ? undefined : { item, rest: cut(said, at + (said.text.charAt(at) === ' ' ? 3 : 2)) };
  });
  if (!found.every((one) => one !== undefined)) return false;
  for (const { item, rest } of found)
    item.fields.push(...splitEnumeration(rest.text, rest.start).map((words): ItemField => ({ words, as: 'note' })));
  return true;
}

function dropAnnounced({ scope: { nodes } }: Owner): void {
  const given = announcedIn(nodes);
  if (given !== undefined) nodes.splice(nodes.indexOf(given), 1);
}
