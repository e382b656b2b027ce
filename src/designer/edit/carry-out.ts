import type { Noun } from './ask/nouns.ts';
import { askOfAnother } from './ask/ask-of-another.ts';
import { readAsk } from './ask/read-ask.ts';
import { rawOf } from './ask/clause-words.ts';
import type { Ask } from './ask/ask.ts';
import type { Clause } from './ask/clause.ts';
import { listClauses } from './ask/list-clauses.ts';
import { isCommand } from './ask/list-segments.ts';
import { findNamedColors } from './ask/colors.ts';
import { findLooks } from './ask/looks.ts';
import { readPhrase, type Phrase } from './ask/read-phrase.ts';
import { readTokens } from './ask/read-tokens.ts';
import { add } from './act/add.ts';
import { depict } from './act/depict.ts';
import { fillItem } from './act/fill-item.ts';
import { mark } from './act/mark.ts';
import { move } from './act/move.ts';
import { order } from './act/order.ts';
import { keepTo, toSaid } from './act/keep-to.ts';
import { remove } from './act/remove.ts';
import { sort } from './act/sort.ts';
import { swap } from './act/swap.ts';
import { paint, restyle } from './act/restyle.ts';
import { setColumns } from './act/set-columns.ts';
import { everywhere, recolor, retheme } from './act/retheme.ts';
import { say } from './act/say.ts';
import { sayEach, sayValue } from './act/say-each.ts';
import { WEAK } from './ask/said-state.ts';
import { is, isMark, type Token } from './ask/token.ts';
import { fold, likenessOf } from './page/to-words.ts';
import type { Element } from 'hast';
import { calledBy, createWorking, describe, find, refresh, untaken, type Working } from './act/working.ts';
import type { Editing, Outcome } from './editing.ts';
import { cellAround } from './page/cell-around.ts';
import { thingOf } from './page/lift-to.ts';
import type { Name } from './page/list-names.ts';

/** Carries out what is asked for by the page's own words, change by change. */
export function carryOutAsks(editing: Editing, instruction: string, otherwise: (said: string) => Outcome[]): Outcome[] {
  const text = instruction.normalize('NFC').replaceAll(/[ \t\u00a0\u202f]+/g, ' ');
  const working = createWorking(editing);
  const { tokens } = readTokens(text, namesOf(working));
  const clauses = listClauses(tokens);
  const outcomes: Outcome[] = [];
  const readFrom = (clause: Clause, isFirst = false): readonly Ask[] | undefined => {
    placeScope(working, clause, text);
    return readAsk(clause, {
      text,
      isHere: (phrase) => (isFirst && phrase.isPronoun === true) || find(working, phrase).elements.length > 0,
      lastNoun: nounOf(before),
      says: (phrase) => {
        const [element] = find(working, phrase).elements;
        const cell = element === undefined ? undefined : cellAround(working.page, element);
        return cell === undefined ? undefined : working.page.textOf(cell);
      },
      spelt: (phrase, value) => speltBeside(working, phrase, value),
    });
  };
  let before: readonly Ask[] = [];
  const first = clauses.map((clause, at) =>
    clause.isAside === true || clause.isToo === true ? undefined : readFrom(clause, at > 0),
  );
  working.last = [];
  placed.delete(working);
  if (!first.some((asks) => asks !== undefined)) return [];
  const against = findContradiction(first.flatMap((asks) => asks ?? []));
  if (against !== undefined) return [{ failed: against, isRefused: true }];
  for (const clause of clauses) {
    if (clause.isAside === true) continue;
    const said = rawOf(clause.tokens, text);
    const asks = clause.isToo === true ? askAgain(working, before, clause, said) : readFrom(clause);
    before = asks ?? [];
    if (asks === undefined) {
      // Words without a verb tell why, or what is spoken of; a complaint says it of what the next wish is about.
      const isStatement =
        clause.tokens.some((token) => is(token, 'becomes') && WEAK.test(token.text)) && !clause.tokens.some(isGiven);
      if (!isCommand(clause.tokens[0]) && (clause.verb === undefined || isStatement)) {
        const topic = topicOf(working, clause.tokens, said);
        if (topic.length > 0) working.last = topic;
        // The last words name a thing and say nothing of it that is understood: that is told.
        const isTold =
          topic.length > 0 &&
          !isStatement &&
          clause === clauses.at(-1) &&
          clauses.length > 1 &&
          clause.verb === undefined &&
          clause.tokens.length > 2 &&
          outcomes.length > 0;
        if (isTold) outcomes.push({ failed: `"${said}" is not something I understand` });
        if (
          clauses.length > 1 &&
          !clause.tokens.some(isGiven) &&
          !isCounted(clause.tokens) &&
          (isStatement || !isStyled(clause.tokens))
        )
          continue;
      }
      outcomes.push(...otherwise(said));
      refresh(working);
      continue;
    }
    for (const ask of asks) {
      const { last } = working;
      outcomes.push(
        ...keepTo(working, toSaid(said, clause.tokens, ask), () => [
          act(working, ask) ?? otherwise(said)[0] ?? { failed: `"${said}" is not something I understand` },
        ]),
      );
      if (working.last !== last) working.before = last;
    }
  }
  return outcomes;
}

/** What kind of thing asks are about. */
function nounOf(asks: readonly Ask[]): Noun | undefined {
  const last = asks.at(-1);
  return last === undefined
    ? undefined
    : 'target' in last
      ? last.target.noun
      : 'targets' in last
        ? last.targets.at(-1)?.noun
        : undefined;
}

/** What the clause before asked for, of what this one names. */
function askAgain(working: Working, before: readonly Ask[], { tokens }: Clause, said: string): Ask[] {
  const phrase = readPhrase(tokens, said);
  const isHere = (one: Phrase): boolean => find(working, one).elements.length > 0;
  const asks = before.flatMap((ask) => askOfAnother(ask, phrase, isHere) ?? []);
  return asks.length > 0 ? asks : [{ kind: 'refuse', reason: `"${said}" does not say what is to be done with it` }];
}

const OPPOSITES: Readonly<Record<string, string>> = {
  bigger: 'smaller',
  smaller: 'bigger',
  wider: 'narrower',
  narrower: 'wider',
  taller: 'shorter',
  shorter: 'taller',
  airier: 'tighter',
  tighter: 'airier',
  on: 'off',
  off: 'on',
  open: 'closed',
  closed: 'open',
  bold: 'light',
  rounder: 'square',
  square: 'rounder',
};

/** Two wishes of one thing that cannot both be. */
function findContradiction(asks: readonly Ask[]): string | undefined {
  const keys = (ask: Ask): { about: string; wish: string } | undefined => {
    const about = (phrase: Phrase): string =>
      JSON.stringify([calledBy(phrase).toLowerCase(), phrase.noun, phrase.ordinal]);
    if (ask.kind === 'say' && ask.from === undefined && ask.target.isPronoun !== true)
      return { about: `say ${about(ask.target)}`, wish: ask.to };
    if (ask.kind === 'look') return { about: `look ${about(ask.target)}`, wish: ask.look };
    if (ask.kind === 'state') return { about: `state ${about(ask.target)}`, wish: ask.state };
    if (ask.kind === 'paint') return { about: `paint ${ask.on} ${about(ask.target)}`, wish: ask.hex };
    return undefined;
  };
  const known = new Map<string, string>();
  for (const ask of asks) {
    const key = keys(ask);
    if (key === undefined) continue;
    const before = known.get(key.about);
    const isAgainst =
      before !== undefined &&
      before !== key.wish &&
      (ask.kind === 'say' || ask.kind === 'paint' || OPPOSITES[before] === key.wish);
    if (isAgainst) return `"${before}" and "${key.wish}" are asked of the same thing, and both cannot be`;
    known.set(key.about, key.wish);
  }
  return undefined;
}

function namesOf({ page }: Working): ReadonlyMap<string, readonly Name[]> {
  const names = new Map<string, Name[]>();
  for (const name of page.names)
    if (name.words.length > 1 && name.source !== 'role') names.set(name.words.join(' '), [name]);
  return names;
}

/** What words that ask for nothing speak of: what follows may say "it". */
function topicOf(working: Working, tokens: readonly Token[], said: string): readonly Element[] {
  const end = tokens.findIndex((token, at) => at > 0 && is(token, 'becomes', 'keep'));
  const phrase = readPhrase(end < 0 ? tokens : tokens.slice(0, end), said);
  const known = new Set(working.page.names.flatMap(({ words }) => words));
  const words = phrase.words.filter(
    (word) => known.has(word) || [...known].some((one) => likenessOf(one, word) > 0.88),
  );
  const found = find(working, { ...phrase, words, near: [] });
  if (found.elements.length > 0 && (found.rivals === undefined || phrase.isPlural === true))
    return found.rivals ?? found.elements;
  if (words.length === 0 || phrase.noun === undefined) return [];
  const bare = find(working, { ...phrase, words: [], near: [] });
  return bare.rivals === undefined ? bare.elements : [];
}

/** A value in the words that another thing of the make has for it. */
function speltBeside(working: Working, phrase: Phrase, value: string): string | undefined {
  const { page } = working;
  const { elements, rivals } = find(working, phrase);
  const [element] = elements;
  if (element === undefined || rivals !== undefined) return undefined;
  const field = page.fields.find((one) => one.control === element || one.labelElement === element);
  const item = page
    .chainOf(element)
    .find((one) => page.groupOf(one) !== undefined && !['td', 'th'].includes(one.tagName));
  const others =
    field?.kind === 'select'
      ? [field.control]
      : (item === undefined ? [] : (page.groupOf(item)?.items ?? [])).filter((one) => one !== item);
  return others.flatMap((one) => page.leavesIn(one)).find(({ text }) => fold(text) === fold(value))?.text;
}

/** Scopes that were taken up already, so that "it" stays what it became since. */
const placed = new WeakMap<Working, readonly Token[]>();

function placeScope(working: Working, clause: Clause, text: string): void {
  delete working.within;
  if (clause.scope === undefined) return;
  const phrase = readPhrase(
    clause.scope.filter((token) => token.kind !== 'mark'),
    rawOf(clause.scope, text),
  );
  const whole = find(working, phrase).elements;
  const elements =
    whole.length > 0 || phrase.noun === undefined || phrase.quotes.length > 0
      ? whole
      : topicOf(working, clause.scope, rawOf(clause.scope, text));
  if (placed.get(working) !== clause.scope && elements.length > 0) working.last = elements;
  placed.set(working, clause.scope);
  const [first] = elements;
  if (first === undefined) return;
  const { page } = working;
  const section = page.sections.find((one) => one.heading === first || page.contains(one.heading, first));
  working.within = section?.elements ?? [thingOf(page, first)];
}

/** "2 reviews only": how many there shall be. */
const isCounted = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /^(?:only|nur|solo|seulement|alleen|so)$/i.test(text)) &&
  tokens.some(({ text }) => /^\d+$/.test(text));

/** Words of a colour or a look ask for something, with a verb or without. */
const isStyled = (tokens: readonly Token[]): boolean =>
  findNamedColors(tokens).length > 0 ||
  findLooks(tokens.flatMap(({ kind, words }) => (kind === 'word' ? words : []))).length > 0;

const isGiven = (token: Token): boolean =>
  token.kind === 'quote' || isMark(token, '→') || /[€$£¥%]\s?\d|\d\s?[€$£¥%]/.test(token.text);

function act(working: Working, ask: Ask): Outcome | undefined {
  switch (ask.kind) {
    case 'say':
      return say(working, ask);
    case 'say-each':
      return sayEach(working, ask);
    case 'value':
      return sayValue(working, ask.to);
    case 'remove':
      return remove(working, ask);
    case 'move':
      return move(working, ask);
    case 'swap':
      return swap(working, ask);
    case 'order':
      return order(working, ask);
    case 'sort':
      return sort(working, ask);
    case 'state': {
      const outcome = mark(working, ask);
      refresh(working);
      return outcome;
    }
    case 'add':
      return add(working, ask);
    case 'refill':
      return refill(working, ask);
    case 'paint':
      return paint(working, ask);
    case 'look':
      return restyle(working, ask);
    case 'columns':
      return setColumns(working, ask);
    case 'theme':
      return retheme(working, ask.change);
    case 'recolor':
      return recolor(working, ask);
    case 'everywhere':
      return everywhere(working, ask);
    case 'depict':
      return depict(working, ask);
    case 'refuse':
      return { failed: ask.reason, isRefused: true };
  }
}

/** Another thing in the place of one, of the same make. */
function refill(working: Working, { target, details }: Extract<Ask, { kind: 'refill' }>): Outcome {
  const found = find(working, target);
  const [element] = found.elements;
  const { page } = working;
  const item =
    element === undefined
      ? undefined
      : page.chainOf(element).find((one) => page.groupOf(one) !== undefined && !['td', 'th'].includes(one.tagName));
  if (element === undefined || item === undefined || found.rivals !== undefined) return untaken(working, target, found);
  const name = describe(page, element);
  const left = fillItem(page, item, page.groupOf(item)?.items ?? [item], details, false);
  refresh(working);
  working.last = [item];
  return {
    done: `replaced ${name} by "${details[0]?.value ?? ''}"${left.length === 0 ? '' : `, without ${left.map(({ value }) => `"${value}"`).join(' and ')}`}`,
  };
}
