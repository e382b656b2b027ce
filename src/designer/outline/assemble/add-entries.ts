import { cut, trimEnds, type Piece as Stretch } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { LEADING_PARTICLES, ONLY_PARTICLES, POLITE_END } from '../lexicon/particles.ts';
import type {
  ControlNode,
  Item,
  Navigation,
  Node,
  Option,
  StepsNode,
  TableRow,
  Words,
  PictureNode,
} from '../outline.ts';
import { alignRows, splitCells } from '../values/cells.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { expandRange } from '../values/expand-range.ts';
import { readFact, readFacts, type ReadFact } from '../values/fact.ts';
import { readItem } from '../values/item.ts';
import type { Piece } from '../values/piece.ts';
import { findQuoted } from '../values/quoted.ts';
import { splitRows } from '../values/rows-in-line.ts';
import { asideState } from '../values/state-words.ts';
import { applyAside, readAside } from './apply-aside.ts';
import { control, makeNode, picture } from './make-node.ts';
import { listFacts } from './list-facts.ts';
import { groupOfFacts } from './group-of-facts.ts';
import { giveName } from './node-text.ts';
import { literalWords } from './passage/literal-words.ts';
import { readField } from './read-field.ts';
import type { Collection } from './scope.ts';
import { readPortraits } from './site/portraits.ts';
import { thingOf } from './site/thing-of.ts';

export interface EntryContext {
  /** How many the prompt says there are. */
  count?: number | undefined;
  lang: string;
}

/** Reads what is listed into a collection: choices, facts, items, rows … as it takes them. */
export function addEntries(collection: Collection, piece: Stretch, context: EntryContext): void {
  const { node } = collection;
  switch (collection.takes) {
    case 'options':
      if (node.kind === 'control') node.options.push(...toOptions(listNamed(piece), context.lang));
      return;
    case 'entries':
      addNavigation(collection, piece);
      return;
    case 'facts':
      if (node.kind === 'facts') node.facts.push(...listFacts(piece));
      return;
    case 'items':
      if (node.kind === 'items') addItems(collection, node, piece, context);
      return;
    case 'rows':
      if (node.kind === 'table') node.rows.push(...listRows(piece, node.columns.length));
      return;
    case 'columns':
      if (node.kind === 'table') node.columns.push(...listNamed(piece).map(({ words }) => ({ label: words })));
      return;
    case 'points':
      if (node.kind === 'chart') addPoints(node, piece);
      return;
    case 'steps':
      if (node.kind === 'steps') node.steps.push(...toSteps(listNamed(withoutCount(piece))));
      return;
    case 'cells':
      addCells(collection, piece);
      return;
    case 'controls':
    case 'texts':
    case 'badges':
    case 'pictures':
    case 'cards':
      addNodes(collection, piece, context);
  }
}

/** "four steps: Collect, Review": how many there are, before their names. */
const withoutCount = (piece: Stretch): Stretch =>
  cut(piece, /^(?:\p{Ll}+|\d{1,2})\s\p{Ll}+:\s+(?=\S)/u.exec(piece.text)?.[0].length ?? 0);

/** Stages by their names; an aside says the state of its own, or of one that it names: "Send (Damage is the current one)". */
function toSteps(named: readonly Named[]): StepsNode['steps'] {
  const steps = named.map(({ words, aside }): StepsNode['steps'][number] => {
    const { state } = readAside(aside);
    const isOther = named.some(({ words: other }) => other !== words && aside?.text.includes(other.text));
    return { label: words, ...((state === 'done' || state === 'current') && !isOther ? { state } : {}) };
  });
  for (const { aside } of named) {
    const told = steps.find(
      ({ label }) =>
        aside !== undefined &&
        new RegExp(
          String.raw`^\W*${RegExp.escape(label.text)}\s(?:is|=|:)?\s?(?:the\s)?(?:current|active|now|here)`,
          'iu',
        ).test(aside.text),
    );
    if (told !== undefined) told.state = 'current';
  }
  return steps;
}

export interface Named {
  words: Words;
  aside?: Stretch;
}

/** Entries that are names, each perhaps with an aside in brackets: "Home (selected), Jars". */
export function listNamed(piece: Stretch): Named[] {
  const quoted = onlyQuoted(piece);
  if (quoted.length > 1) return quoted;
  // "Subscribe + Read the prospectus"
  const plus = piece.text.split(/\s\+\s/);
  if (plus.length > 1 && !/[,;/|]/.test(piece.text))
    return plus
      .map((part, at) =>
        cut(
          piece,
          plus.slice(0, at).join(' + ').length + (at === 0 ? 0 : 3),
          plus.slice(0, at).join(' + ').length + (at === 0 ? 0 : 3) + part.length,
        ),
      )
      .map(({ text, start }) => toNamed({ text, origin: 'literal', span: { start, end: start + text.length } }));
  return splitEnumeration(piece.text, piece.start)
    .flatMap(splitLast)
    .flatMap((entry) => expandRange(entry)?.map((words) => ({ words })) ?? [toNamed(entry)]);
}

/** "Fan 2 (on) and Fan 3": the last two where an aside hid the "and" between them. */
function splitLast(entry: Piece): Piece[] {
  const match = /^(.+[)\]])\s+(?:and|or|und|et|y|e|en)\s+(\S.*)$/iu.exec(entry.text);
  if (match === null || entry.isQuoted) return [entry];
  const [, first = '', second = ''] = match;
  const start = entry.span.start + entry.text.indexOf(second, first.length);
  return [
    { ...entry, text: first, span: { start: entry.span.start, end: entry.span.start + first.length } },
    { ...entry, text: second, span: { start, end: start + second.length } },
  ];
}

/** Quotations with nothing but signs, "and", particles and asides between them; else none. */
function onlyQuoted(piece: Stretch): Named[] {
  const found = findQuoted(piece.text);
  const named: Named[] = [];
  let lead: Stretch | undefined;
  for (const [index, quoted] of found.entries()) {
    const gap = piece.text.slice(quoted.end, found[index + 1]?.start ?? piece.text.length);
    const start = piece.start + quoted.inner.start;
    const text = piece.text.slice(quoted.inner.start, quoted.inner.end).trim();
    // 「帳面」「地図」で、「帳面」が選択中: a name that comes again says how it stands.
    const known = named.find(({ words }) => words.text === text);
    if (known !== undefined && index > 1) {
      const said = gap.replace(LEADING_PARTICLES, '').replace(/^\s*(?:is|ist|est|está|è|jest|är)\s+/u, '');
      known.aside = { text: said.replace(/[.。\s]+$/u, ''), start: piece.start + quoted.end + gap.indexOf(said) };
      continue;
    }
    const aside = /^\s*\(([^)]*)\)/.exec(gap);
    const behind = aside === null ? gap : gap.slice(aside[0].length);
    const next = index < found.length - 1 ? rankBefore(behind, piece.start + quoted.end + gap.length) : undefined;
    const between = next === undefined ? behind : behind.slice(0, -next.text.length - 1);
    const own = lead;
    lead = next;
    const isLast = index === found.length - 1;
    if (!JOINS.test(between) && !ONLY_PARTICLES.test(between) && !(isLast && POLITE_END.test(between))) return [];
    const inner = aside?.[1];
    named.push({
      words: { text, origin: 'literal', span: { start, end: start + text.length } },
      ...(inner === undefined
        ? own === undefined
          ? {}
          : { aside: own }
        : { aside: { text: inner, start: piece.start + quoted.end + gap.indexOf(inner) } }),
    });
  }
  return found[0]?.start === 0 || /^\W*$/.test(piece.text.slice(0, found[0]?.start ?? 0)) ? named : [];
}

/** `… and primary "Close visit"`: a rank or state told before the name that it is of; `end` is where the name begins. */
function rankBefore(gap: string, end: number): Stretch | undefined {
  const words = /(?:^|\s)((?:\p{Ll}+[ -])?\p{Ll}+) $/u.exec(gap)?.[1]?.replace(/^(?:and|or|an?|the) /u, '');
  if (words === undefined) return undefined;
  const said = { text: words, start: end - words.length - 1 };
  const { rank, isOn, isDisabled } = readAside(said);
  return (rank ?? isOn ?? isDisabled) === undefined ? undefined : said;
}

const JOINS = /^[\s,;/|·+&→>.\p{Script=Hiragana}、，。・-]*(?:(?:and|or|und|oder|et|ou|y|o|e|en|of|i|och|ve)\s+)?$/iu;

function toNamed(entry: Piece): Named {
  const on = /^["“„«`'‘]?(.+?)["”“»`'’]?\s+with\s+(.+?)\s+(?:on|active|selected|chosen|current)$/iu.exec(entry.text);
  if (on?.[1] !== undefined) return { words: { ...entry, text: unquoted(on[1]) } };
  // `"Tempo drops" at about a fifth`: what stands behind says where or how, not what.
  const told = /^(["“„«`'‘])([^"”“»`'’]+)["”“»`'’]\s+\p{Ll}[^\d]*$/u.exec(entry.text);
  if (told?.[2] !== undefined && !entry.isQuoted) {
    const tail = /\s(\p{Ll}[^\d]*)$/u.exec(entry.text.slice(told[2].length + 2))?.[1] ?? '';
    const { isOn, rank } = readAside({ text: tail, start: 0 });
    const isState = asideState(tail) !== undefined || (isOn ?? rank) !== undefined;
    const from = entry.span.start + 1;
    return {
      words: { ...entry, text: told[2], span: { start: from, end: from + told[2].length } },
      ...(isState ? { aside: { text: tail, start: entry.span.end - tail.length } } : {}),
    };
  }
  const bracket = /^(.+?)\s*[([（]([^)\]）]*)[)\]）]\s*$/u.exec(entry.text);
  if (bracket === null || entry.isQuoted) return { words: entry };
  const [, name = '', inner = ''] = bracket;
  const innerStart = entry.span.start + entry.text.indexOf(inner, name.length);
  const bare = unquoted(name);
  return { words: { ...entry, text: bare }, aside: { text: inner, start: innerStart } };
}

const unquoted = (text: string): string => text.replace(/^["'“„«»‘’`*_「]+|["'”“»«’`*_」]+$/gu, '').trim();

/** Choices in their order; an aside may say which of the others is on: "Day, Week, Month (Week active)". */
function toOptions(named: readonly Named[], lang: string): Option[] {
  const options = named.map((one) => toOption(one, lang));
  for (const [at, { aside }] of named.entries()) {
    const other = options.find(
      ({ label }, index) => index !== at && aside?.text.toLowerCase().startsWith(`${label.text.toLowerCase()} `),
    );
    const own = options[at];
    if (other === undefined || own?.isOn !== true) continue;
    delete own.isOn;
    other.isOn = true;
  }
  return options;
}

function toOption({ words, aside }: Named, lang: string): Option {
  const { state, isOn, isDisabled, rest } = readAside(aside, lang);
  const note =
    rest ?? (isDisabled === true && aside !== undefined && isReason(aside.text) ? literalWords(aside) : undefined);
  return {
    label: words,
    ...(isOn === true || state === 'selected' || state === 'current' ? { isOn: true } : {}),
    ...(isDisabled ? { isDisabled: true } : {}),
    ...(note === undefined ? {} : { note }),
  };
}

/** "13:00 (full)": why a choice is not open is said beside it; that it is greyed out is not. */
const isReason = (text: string): boolean =>
  /^[\p{L} '’-]{2,24}$/u.test(text) &&
  !/disab|inactiv|unavail|grey|gray|deaktiv|désactiv|desactiv|disattiv/iu.test(text);

function addNavigation({ node }: Collection, piece: Stretch): void {
  if (node.kind !== 'sidebar' && node.kind !== 'top' && node.kind !== 'bottom') return;
  const { group, entries: told } = groupOf(piece);
  const entries = withoutKind(node, told);
  for (const named of listNamed(entries)) {
    // "; Bays is on": one of the names, said again with how it stands.
    const stands = STANDS.exec(named.words.text)?.[1];
    const known = node.entries.find(({ label }) => label.text === stands);
    if (known !== undefined) {
      known.isCurrent = true;
      continue;
    }
    const mention = findMentions(named.words.text)[0];
    const made = mention === undefined ? undefined : makeNode(mention);
    // A logo, a switcher or a person in a list of entries stands above or below them.
    const isPart =
      made !== undefined &&
      mention !== undefined &&
      !mention.isWeak &&
      mention.end === named.words.text.length &&
      mention.start > 0;
    if (isPart && made.node.kind !== 'text' && (/^\p{Ll}/u.test(named.words.text) || HEADS.has(made.node.kind))) {
      const front = named.words.text.slice(0, mention.start).trim();
      const name =
        named.aside === undefined
          ? /^\p{Lu}/u.test(front)
            ? { ...named.words, text: front }
            : undefined
          : readAside(named.aside).rest;
      if (name !== undefined) giveName(made.node, name);
      (node.entries.length === 0 ? node.head : node.tail).push(made.node);
      continue;
    }
    const { state, isOn, rest = badgeIn(named.aside) } = readAside(named.aside);
    const other = node.entries.find(({ label }) =>
      named.aside?.text.toLowerCase().startsWith(`${label.text.toLowerCase()} `),
    );
    if (other !== undefined && (isOn === true || state === 'selected' || state === 'current')) {
      other.isCurrent = true;
      node.entries.push({ label: withoutThen(named.words), ...(group === undefined ? {} : { group }) });
      continue;
    }
    node.entries.push({
      label: withoutThen(named.words),
      ...(group === undefined ? {} : { group }),
      ...(isOn === true || state === 'selected' || state === 'current' ? { isCurrent: true } : {}),
      ...(rest === undefined ? {} : { badge: rest }),
    });
  }
}

/** "Account (badge 2)", "Inbox (3 unread)": how much waits there. */
function badgeIn(aside: Stretch | undefined): Words | undefined {
  const match = aside === undefined ? null : /(?<!\S)\d{1,4}\+?(?!\S)/u.exec(aside.text);
  return aside === undefined || match === null
    ? undefined
    : literalWords(cut(aside, match.index, match.index + match[0].length));
}

const STANDS =
  /^(\p{Lu}[\p{L} ]*?)\s(?:is|ist|est|está|è|jest|är)\s(?:the\s)?(?:on|active|current|selected|open|lit|highlighted|aktiv|actif|active|activ[oa]|attiv[oa]|aktywn[ye])(?:\sone)?$/iu;

/** "icon + text rail on the left with Bays, Trucks": what the navigation is, before what it holds. */
function withoutKind(node: Navigation, piece: Stretch): Stretch {
  const kind =
    /^[^,;:"“„]*?\b(?:rail|menu|bar|sidebar|navigation|nav|column|strip)\b[^,;:"“„]*?(?:\swith\s|\sholding\s|:\s)/iu.exec(
      piece.text,
    );
  if (kind === null) return piece;
  if (/\b(?:left|side|rail|sidebar)\b/iu.test(kind[0])) node.kind = 'sidebar';
  return cut(piece, kind[0].length);
}

/** "Reference: Tariff codes, Clients": entries under a heading of their own. */
function groupOf(piece: Stretch): { group?: Words; entries: Stretch } {
  const head = /^[*_"“„«]*(\p{Lu}[^:"”»*_,]{1,30}?)["”»*_]*\s?[:：]\s*["”»*_]*\s*(?=\S)/u.exec(piece.text);
  if (head?.[1] === undefined) return { entries: piece };
  const start = piece.start + piece.text.indexOf(head[1]);
  return {
    group: { text: head[1], origin: 'literal', span: { start, end: start + head[1].length } },
    entries: cut(piece, head[0].length),
  };
}

const HEADS: ReadonlySet<Node['kind']> = new Set(['picture', 'icon', 'badge']);

const withoutThen = (words: Words): Words => ({
  ...words,
  text: words.text.replace(/^(?:then|and|und|et|y|e|en)\s+/i, ''),
});

/** Cards and tiles that hold a label and a value each are figures. */
function addItems(
  collection: Collection,
  node: Extract<Node, { kind: 'items' }>,
  piece: Stretch,
  context: EntryContext,
): void {
  const facts = TILED.has(node.layout) && node.items.length === 0 ? readFacts(piece.text, piece.start) : [];
  const at = collection.into?.indexOf(node) ?? -1;
  if (facts.length > 1 && facts.every(({ by, value }) => by !== 'order' && value.text.length < 24) && at !== -1) {
    collection.into?.splice(at, 1, { kind: 'facts', layout: 'tiles', facts: listFacts(piece) });
    return;
  }
  node.items.push(...listItems(piece, context));
}

const TILED: ReadonlySet<string> = new Set(['cards', 'tiles', 'grid', 'columns']);

/** Things with their parts, several in a line. */
export function listItems(piece: Stretch, _context: EntryContext): Item[] {
  const rows =
    rowsByTime(piece) ??
    rowsByQuote(piece) ??
    rowsByBracket(piece) ??
    splitRows(piece.text, piece.start).map((row) => ({ text: sliceOf(piece, row), start: row.span.start }));
  return rows.flatMap((row) => rowsOfRange(row) ?? toItem(row) ?? []);
}

/** "turbines T1 to T11 with status": a numbered row of things, each by its own name. */
function rowsOfRange({ text, start }: Stretch): Item[] | undefined {
  const [bare = ''] = text.split(/\s(?:with|showing|each|mit|avec|con|com|met|z|med)\s/iu);
  const named = /^(?:\p{Ll}+\s)?(\p{L}{0,12}\s?\d{1,3}\s.+)$/u.exec(bare)?.[1] ?? bare;
  const names = expandRange(literalWords({ text: named, start: start + text.indexOf(named) }));
  return names?.map((title) => ({ title, fields: [], nodes: [] }));
}

const CLOCK =
  /(?:^|[,;]\s+(?:and\s+)?|\.\s+)(?=(?:\d{1,2}[:.]\d{2})(?:\s?[–-]\s?\d{1,2}[:.]\d{2})?[\s,]\s*["“„«\p{L}])/gu;

/** Entries that each begin with a time end where the next time begins, whatever commas they hold. */
function rowsByTime(piece: Stretch): Stretch[] | undefined {
  const starts = [...piece.text.matchAll(CLOCK)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  if (starts.length < 2 || starts[0]?.to !== 0) return undefined;
  return starts.map(({ to }, index) => cut(piece, to, starts[index + 1]?.from ?? piece.text.length));
}

/** `"Kuovi", 12 min ago and "Ivarla", 38 min ago`: entries that each begin with a quotation and say something behind it. */
function rowsByQuote(piece: Stretch): Stretch[] | undefined {
  const quoted = findQuoted(piece.text);
  if (quoted.length < 2 || quoted[0]?.start !== 0) return undefined;
  const gaps = quoted.map(({ end }, index) => piece.text.slice(end, quoted[index + 1]?.start ?? piece.text.length));
  if (!gaps.every((gap) => /[\p{L}\d]/u.test(gap.replace(/\s(?:and|or|und|et|y|e|en)\s*$/i, '')))) return undefined;
  return quoted
    .map(({ start }, index) => trimEnds(cut(piece, start, quoted[index + 1]?.start ?? piece.text.length), ',;. '))
    .map(withoutAnd);
}

function withoutAnd(row: Stretch): Stretch {
  const and = /[,;]?\s(?:and|or|und|et|y|e|en)$/i.exec(row.text);
  return and === null ? row : cut(row, 0, and.index);
}

/** "Silo A, wheat (82 %), Silo B, barley (40 %)": entries that each end with brackets. */
function rowsByBracket(piece: Stretch): Stretch[] | undefined {
  const ends = [...piece.text.matchAll(/\)(?:[,;]\s+(?:and\s+)?|\s+and\s+|\.?$)/g)];
  const parts = ends.map((match, index) =>
    cut(piece, index === 0 ? 0 : (ends[index - 1]?.index ?? 0) + (ends[index - 1]?.[0].length ?? 0), match.index + 1),
  );
  const rest = ends.at(-1);
  const isAll = rest !== undefined && rest.index + rest[0].length >= piece.text.length;
  return ends.length >= 2 && isAll && parts.some(({ text }) => /,[^()]*\(/.test(text)) && !/;/.test(piece.text)
    ? parts
    : undefined;
}

/** "… and the badge "Almost full"": what a thing bears at the end of its line. */
const BADGE =
  /[,;]?\s(?:and|with|plus|und|mit|et|avec|y|con|e|com|en|met)\s(?:(?:the|an?|die|das|le|la|un|une|el|il|het|een)\s)?(?:\p{Ll}+\s)?(?:badge|tag|pill|chip|label|sticker|étiquette|etiqueta|insignia|etichetta)\s["“„«`]([^"”“»`]+)["”“»`]\.?$/iu;

/** "…, €290, button "Choose evening"": what can be done with a thing, at the end of its line. */
const ACTION =
  /[,;]\s(?:(?:and|with|plus|und|mit|et|avec|y|con|e|com|en|met)\s)?(?:an?\s|the\s|ein\s|un\s|une\s|una\s)?(\p{L}*(?:button|link|knopf|bouton|lien|bot[óã]o?n|enlace|pulsante|knop)\p{L}?)\s["“„«`]([^"”“»`]+)["”“»`]\.?$/iu;

/** `"Six per coach" with "Nobody waits."`: a name and what is said of it, both quoted. */
const QUOTED_PAIR =
  /^["“„«]([^"”“»]+)["”“»]\s(?:with|and|over|above|mit|und|avec|et|con|y|com|e|met|en)\s(?:the (?:text|words|line)\s)?["“„«]([^"”“»]+)["”“»][.,]?$/iu;

/** One thing of a list from its own line. */
export function toItem(given: Stretch): Item | undefined {
  const mark = /^\[\s*([^\]]*?)\s*\]\s*/.exec(given.text);
  const line = mark === null ? given : cut(given, mark[0].length);
  const marked = mark === null ? undefined : (MARKS[mark[1]?.toLowerCase() ?? ''] ?? asideState(mark[1] ?? '')?.state);
  const pair = QUOTED_PAIR.exec(line.text);
  if (pair?.[1] !== undefined && pair[2] !== undefined) {
    const at = (words: string): Stretch => ({ text: words, start: line.start + line.text.indexOf(words) });
    return { title: literalWords(at(pair[1])), fields: [{ words: literalWords(at(pair[2])), as: 'note' }], nodes: [] };
  }
  const badge = BADGE.exec(line.text);
  const bearer = badge === null ? undefined : toItem(cut(given, 0, given.text.length - badge[0].length));
  if (badge?.[1] !== undefined && bearer !== undefined) {
    const at = line.start + line.text.lastIndexOf(badge[1]);
    const words = literalWords({ text: badge[1], start: at });
    return { ...bearer, fields: [...bearer.fields, { words, as: 'badge' }] };
  }
  const sign = SIGN.exec(line.text);
  const signed = sign === null ? undefined : toItem(cut(given, 0, given.text.length - sign[0].length));
  if (sign?.[1] !== undefined && signed !== undefined)
    return { ...signed, nodes: [...signed.nodes, { kind: 'icon', icon: sign[1] }] };
  const action = ACTION.exec(line.text);
  const doer = action === null ? undefined : toItem(cut(given, 0, given.text.length - action[0].length));
  const acts = action?.[1] === undefined ? undefined : findMentions(action[1])[0];
  if (action?.[2] !== undefined && doer !== undefined && acts?.makes.kind === 'control') {
    const at = line.start + line.text.lastIndexOf(action[2]);
    const label = literalWords({ text: action[2], start: at });
    return { ...doer, nodes: [...doer.nodes, control(acts.makes.control, { label })] };
  }
  const tag = marked === undefined ? mark?.[1] : undefined;
  if (tag !== undefined && /^\p{Lu}\p{L}[\p{L} -]*$/u.test(tag)) return taggedItem(given, tag, line);
  const told = /[.!?…]["”’»`*]*$/.test(line.text) ? thingOf(line) : undefined;
  if (told !== undefined) return { ...told, ...(marked === undefined ? {} : { state: marked }) };
  const doing = thingOf(line);
  if (doing !== undefined && doing.nodes.length > 0)
    return { ...doing, ...(marked === undefined ? {} : { state: marked }) };
  const group = groupOfFacts(line);
  if (group !== undefined) return group;
  const read = readItem(splitCells(line.text, line.start));
  if (read === undefined) return undefined;
  const { share, ...item } = read;
  void share;
  return { ...item, ...(marked === undefined ? {} : { state: marked }), nodes: [] };
}

/** What ends an entry and is a sign: `"Ben", "three doors down", call icon`. */
const SIGN = /\s*[,–—·|]\s*(?:with )?(?:an? )?((?:\p{Ll}+[ -]){0,1}\p{Ll}+) icon$/u;

/** "[Fixed] Crash on fonts": what it is, as a badge beside its words. */
function taggedItem({ text, start }: Stretch, tag: string, line: Stretch): Item {
  const words = literalWords({ text: tag, start: start + text.indexOf(tag) });
  return { title: literalWords(trimEnds(line, '.')), fields: [{ words, as: 'badge' }], nodes: [] };
}

/** Ticks and words in square brackets before an entry. */
const MARKS: Readonly<Record<string, NonNullable<Item['state']>>> = {
  x: 'done',
  '✓': 'done',
  now: 'current',
  next: 'open',
  '': 'open',
};

/** A thing as a step of a process: its time and words are told under its name. */
export function toStep({ title, fields, state }: Item): StepsNode['steps'][number] {
  const note = fields.map(({ words }) => words.text).join(' · ');
  return {
    label: title,
    ...(note === '' ? {} : { note: { text: note, origin: 'derived' } }),
    ...(state === 'done' || state === 'current' ? { state } : {}),
  };
}

const sliceOf = (piece: Stretch, part: Piece): string =>
  piece.text.slice(part.span.start - piece.start, part.span.end - piece.start);

/** The rows of a table in one run: "211 / In / Out, then 212 / In / Out", "a, b, c; d, e, f". */
export function listRows(piece: Stretch, columns: number): TableRow[] {
  const next = [...piece.text.matchAll(/,\s+(?:and\s+)?(?:then|dann|puis|luego|poi|depois|dan)\s+/gi)];
  const starts = [0, ...next.map((match) => match.index + match[0].length)];
  const lines = starts.map((start, at) => withoutManner(cut(piece, start, next[at]?.index ?? piece.text.length)));
  const counts = lines.map(({ text }) => text.split(/ \/ | \| |, /).length);
  const isThen =
    next.length > 0 && columns > 2 && counts.some((count) => count === columns) && counts.every((count) => count > 2);
  if (isThen) return lines.map((line) => toRow(line, columns));
  return splitRows(piece.text, piece.start).map((row) =>
    toRow({ text: sliceOf(piece, row), start: row.span.start }, columns),
  );
}

/** A quotation at the end of a row, without what is said of how it is drawn. */
function withoutManner(line: Stretch): Stretch {
  const last = findQuoted(line.text).at(-1);
  return last !== undefined && /^\s+(?:with|in|mit|avec|con)\s/i.test(line.text.slice(last.end))
    ? cut(line, 0, last.end)
    : line;
}

/** One row of a table from its own line, parted as its columns ask; "blank" and a lone dash leave a cell empty. */
export function toRow(line: Stretch, columns: number): TableRow {
  const [aligned = []] = columns > 1 ? alignRows([{ text: line.text, base: line.start }], columns) : [];
  const cells = aligned.length > 1 ? aligned : splitCells(line.text, line.start);
  return { cells: cells.map((cell) => (EMPTY_CELL.test(cell.text) ? undefined : cell)), actions: [] };
}

const EMPTY_CELL = /^(?:|blank|empty|leer|vide|vacío|vuoto|vazio|leeg|puste|tomt?)$/iu;

function addPoints(chart: Extract<Node, { kind: 'chart' }>, piece: Stretch): void {
  for (const { label, value } of listFacts(piece)) {
    // "5 for, 1 against": the layers of one bar keep their words as they are told.
    const told = `${value.text} ${label?.text ?? ''}`;
    const at = piece.text.toLowerCase().indexOf(told.toLowerCase());
    if (label === undefined) chart.series.push(value);
    else if (chart.isStacked === true && at !== -1)
      chart.series.push({ ...value, text: piece.text.slice(at, at + told.length) });
    else chart.points.push({ label, value });
  }
}

function addCells({ node, into }: Collection, piece: Stretch): void {
  if (node.kind === 'grid') {
    const items = listItems(piece, { lang: 'en' });
    const index = into?.indexOf(node) ?? -1;
    const known = into?.[index + 1];
    // Places that tell several things each are cards in a grid, not cells.
    if (known?.kind === 'items' && known.noun === node.about) known.items.push(...items);
    else if (index !== -1 && items.some(({ fields }) => fields.length > 1))
      into?.splice(index, 1, node, {
        kind: 'items',
        layout: 'grid',
        noun: node.about,
        items,
        ...(node.columns > 0 ? { columns: node.columns } : {}),
      });
    else
      for (const item of items)
        node.cells.push({
          row: -1,
          column: -1,
          words: item.title,
          ...(item.fields[0] === undefined ? {} : { note: item.fields[0].words }),
          ...(item.fields.at(-1)?.tone === undefined ? {} : { tone: item.fields.at(-1)?.tone ?? 'neutral' }),
        });
  } else if (node.kind === 'schedule') {
    for (const item of listItems(piece, { lang: 'en' }))
      node.entries.push({ title: item.title, notes: item.fields.map(({ words }) => words) });
  }
}

function addNodes(collection: Collection, piece: Stretch, _context: EntryContext): void {
  if (collection.takes === 'pictures') {
    const portraits = readPortraits(piece, ({ title }) => {
      const { caption, ...made } = (collection.each?.(title) ?? picture('avatar', title.text)) as PictureNode;
      void caption;
      return made;
    });
    if (portraits !== undefined) {
      collection.into?.push(portraits);
      return;
    }
  }
  for (const { words, aside } of listNamed(piece)) {
    // "green #1B8A5A" among buttons is how the last one looks.
    if (/#[\da-f]{6}\b/i.test(words.text) && words.text.split(/\s+/).length <= 3) continue;
    const field =
      collection.takes === 'controls' ? (fieldOf(words, aside, piece) ?? controlInFront(words, piece)) : undefined;
    if (field !== undefined) {
      collection.into?.push(field);
      continue;
    }
    const kind = collection.node.kind === 'control' ? collection.node.control : 'input';
    const fact = collection.takes === 'controls' ? controlFact(words, piece, kind) : undefined;
    const told = collection.takes === 'controls' ? namedWithin(words, piece) : undefined;
    const made = collection.each?.(fact?.label ?? told?.name ?? words);
    if (made === undefined) continue;
    if (made.kind === 'control' && fact !== undefined) setStanding(made, fact.value);
    if (told !== undefined) applyAside(undefined, made, told.aside);
    applyAside(undefined, made, aside);
    collection.into?.push(made);
  }
}

/** A name whose brackets say another kind of field than the list: "inputs Name, Date (date), Note (text area)". */
function fieldOf({ span }: Words, aside: Stretch | undefined, piece: Stretch): Node | undefined {
  if (span === undefined || aside === undefined) return undefined;
  const end = piece.text.indexOf(')', aside.start + aside.text.length - piece.start);
  return end === -1 ? undefined : readField(cut(piece, span.start - piece.start, end + 1));
}

/** "checkbox `Send me a copy`" among the fields of a form: an entry that names its own kind. */
function controlInFront({ text, span }: Words, piece: Stretch): Node | undefined {
  if (span === undefined) return undefined;
  const source = piece.text.slice(span.start - piece.start, span.end - piece.start);
  const [mention] = findMentions(source);
  const [name, second] = findQuoted(source);
  if (mention === undefined || mention.phraseStart > 2 || name === undefined || second !== undefined) return undefined;
  if (mention.makes.kind !== 'control' || /\S/.test(source.slice(mention.phraseEnd, name.start)) || text === '')
    return undefined;
  const made = makeNode({ ...mention, isPlural: false })?.node;
  if (made === undefined) return undefined;
  giveName(made, literalAt(piece, span.start + name.inner.start, span.start + name.inner.end));
  applyAside(undefined, made, { text: source.slice(name.end), start: span.start + name.end });
  return made;
}

/** `primary "Save receipt"`, `"Scan again" text only`: a name in marks, with what is said of it before or behind. */
function namedWithin({ span }: Words, piece: Stretch): { name: Words; aside: Stretch } | undefined {
  if (span === undefined) return undefined;
  const source = piece.text.slice(span.start - piece.start, span.end - piece.start);
  const [quoted, second] = findQuoted(source);
  if (quoted === undefined || second !== undefined) return undefined;
  const before = source.slice(0, quoted.start).trim();
  const behind = source.slice(quoted.end).trim();
  if ((before === '') === (behind === '')) return undefined;
  return {
    name: literalAt(piece, span.start + quoted.inner.start, span.start + quoted.inner.end),
    aside: { text: before === '' ? behind : before, start: span.start + (before === '' ? quoted.end : 0) },
  };
}

const literalAt = (piece: Stretch, start: number, end: number): Words => ({
  text: piece.text.slice(start - piece.start, end - piece.start),
  origin: 'literal',
  span: { start, end },
});

/** What is said behind a control's name: a state ("on"), or what it stands at. */
function setStanding(made: ControlNode, value: Words): void {
  if (value.text === '') return;
  const state = asideState(value.text);
  const { isOn, isDisabled } = readAside({ text: value.text, start: 0 });
  if (isOn === undefined && state?.state === undefined && !isDisabled) made.value = value;
  else applyAside(undefined, made, { text: value.text, start: 0 });
}

/** A whole quotation is a name, whatever figures it holds. */
const isInMarks = ({ span }: Words, { text, start }: Stretch): boolean =>
  span !== undefined &&
  /["“„«`「]/.test(text.charAt(span.start - start - 1)) &&
  /["”“»`」]/.test(text.charAt(span.end - start));

/** Controls that stand at a number. */
const COUNTING: ReadonlySet<ControlNode['control']> = new Set(['slider', 'stepper']);

/**
 * A control's label with what it stands at: bound by a mark or quotation; by order alone where a unit tells, or where the
 * kind of control stands at numbers.
 */
function controlFact(words: Words, piece: Stretch, kind: ControlNode['control']): ReadFact | undefined {
  const source =
    words.span === undefined
      ? words.text
      : piece.text.slice(words.span.start - piece.start, words.span.end - piece.start);
  if (kind === 'button' || kind === 'link') return undefined;
  if (isInMarks(words, piece)) return undefined;
  if (findQuoted(source).length === 1 && /^["'`*_“„«「]/.test(source) && /["'`*_”“»」]$/.test(source)) return undefined;
  const fact = readFact(source, words.span?.start ?? piece.start);
  if (fact?.by === 'quotes' && !fact.value.isQuoted && /^\p{Ll}[^\d]*$/u.test(fact.value.text))
    return asideState(fact.value.text) === undefined &&
      readAside({ text: fact.value.text, start: 0 }).isOn === undefined
      ? { ...fact, by: 'order', value: { ...fact.value, text: '' } }
      : fact;
  if (fact?.by === 'order' && COUNTING.has(kind) && /^\d+$/.test(fact.value.text)) return fact;
  return fact === undefined || (fact.by === 'order' && /^\d+$|^\p{Ll}+$/u.test(fact.value.text)) ? undefined : fact;
}

/** The words of a line without what stands in front of it. */
export const rest = (piece: Stretch, from: number): Stretch => cut(piece, from);
