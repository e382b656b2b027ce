import { act } from './act/act.ts';
import { keepSaid, shownBy } from './act/keep-said.ts';
import { keepState } from './act/keep-state.ts';
import { keepTo, toSaid } from './act/keep-to.ts';
import type { Said } from './act/find-overreach.ts';
import { listSpoken } from './act/list-spoken.ts';
import { forgetScope, placeScope, topicOf } from './act/place-scope.ts';
import { pointAt } from './act/point-at.ts';
import { readFacts, setFacts } from './act/set-facts.ts';
import { isSayLike, sayLike } from './act/say-like.ts';
import { setPoints } from './act/set-points.ts';
import { createWorking, find, refresh, type Working } from './act/working.ts';
import type { Ask } from './ask/ask.ts';
import { askOfAnother } from './ask/ask-of-another.ts';
import type { Clause } from './ask/clause.ts';
import { rawOf } from './ask/clause-words.ts';
import { findNamedColors } from './ask/colors.ts';
import { findContradiction } from './ask/find-contradiction.ts';
import { listClauses } from './ask/list-clauses.ts';
import { isAssigning, isCommand } from './ask/list-segments.ts';
import { GONE } from './ask/side-words.ts';
import { findLooks } from './ask/looks.ts';
import type { Noun } from './ask/nouns.ts';
import { partByPage } from './ask/part-by-page.ts';
import { readAsk } from './ask/read-ask.ts';
import { readPhrase, type Phrase } from './ask/read-phrase.ts';
import { readPredicates } from './ask/predicates.ts';
import { readTokens } from './ask/read-tokens.ts';
import { WEAK } from './ask/said-state.ts';
import { is, isMark, type Token } from './ask/token.ts';
import type { Editing, Outcome } from './editing.ts';
import { keptToReach } from './kept-to-reach.ts';
import { isOf } from './page/kinds.ts';
import { cellAround } from './page/cell-around.ts';
import type { Name } from './page/list-names.ts';
import { fold } from './page/to-words.ts';

/** Gives a value anew that the only clause of an instruction surely names; undefined where it asks for anything else. */
export function carryOutPoints(editing: Editing, instruction: string): Outcome[] | undefined {
  const text = tidy(instruction);
  const working = createWorking(editing);
  const [clause, ...others] = listClauses(readTokens(text, namesOf(working), undefined, wordsOf(working)).tokens);
  if (clause === undefined || others.length > 0 || clause.isAside === true) return undefined;
  const takeBack = keepState(working);
  const plans = pointAt(working, clause.tokens, text) ?? [];
  const { page } = working;
  // What a chart draws is changed with its drawing, and a day in the form that its place has.
  if (plans.some(({ done }) => /"(?:due )?\d{1,2}\.? \p{L}{3,}(?: \d{4})?"$/u.test(done))) return undefined;
  if (plans.some(({ element }) => page.chainOf(element).some((one) => isOf(page, one, 'chart')))) return undefined;
  const outcomes = tryEach(working, toSaid(rawOf(clause.tokens, text), clause.tokens), [
    () => setPoints(working, pointAt(working, clause.tokens, text)),
  ]);
  // What sums and drawings follow is carried out by what knows the kinds of parts.
  const isFollowed = outcomes.some(
    (outcome) => 'done' in outcome && / followed\)| with its drawing$/.test(outcome.done),
  );
  if (isFollowed) takeBack();
  return !isFollowed && outcomes.some(isDone) ? outcomes : undefined;
}

const tidy = (instruction: string): string => instruction.normalize('NFC').replaceAll(/[ \t\u00a0\u202f]+/g, ' ');

/** Carries out what is asked for by the page's own words, change by change. */
export function carryOutAsks(editing: Editing, instruction: string, otherwise: (said: string) => Outcome[]): Outcome[] {
  const text = tidy(instruction);
  const working = createWorking(editing);
  const { tokens } = readTokens(text, namesOf(working), undefined, wordsOf(working));
  const outcomes: Outcome[] = [];
  const says = (phrase: Phrase): string | undefined => {
    const [element] = find(working, phrase).elements;
    const cell = element === undefined ? undefined : cellAround(working.page, element);
    return cell === undefined ? undefined : working.page.textOf(cell);
  };
  const readFrom = (clause: Clause, isFirst = false): readonly Ask[] | undefined => {
    placeScope(working, clause, text);
    return readAsk(clause, {
      text,
      isHere: (phrase) => (isFirst && phrase.isPronoun === true) || find(working, phrase).elements.length > 0,
      lastNoun: nounOf(before),
      says,
      spelt: (phrase, value) => speltBeside(working, phrase, value),
    });
  };
  let before: readonly Ask[] = [];
  const readByPage = (sentence: readonly Token[], scope: readonly Token[] | undefined): Clause[] | undefined => {
    placeScope(working, { tokens: sentence, ...(scope && { scope }) }, text);
    const clauses = readPredicates(sentence, {
      text,
      isHere: (phrase) => find(working, phrase).elements.length > 0,
      says,
      spelt: (phrase, value) => speltBeside(working, phrase, value),
    });
    return scope === undefined ? clauses : clauses?.map((clause) => ({ scope, ...clause }));
  };
  const clauses = listClauses(tokens, readByPage).flatMap((clause) =>
    partByPage(clause, (part) => readFrom(part, true)),
  );
  const first = clauses.map((clause, at) =>
    clause.isAside === true || clause.isToo === true ? undefined : readFrom(clause, at > 0),
  );
  working.last = [];
  forgetScope(working);
  const isKnown = clauses.some(
    ({ tokens: its, isAside }, at) =>
      first[at] !== undefined || (isAside !== true && readFacts(working, its, text) !== undefined),
  );
  const asking = clauses.filter(({ isAside }) => isAside !== true);
  const isUnderstood =
    isKnown ||
    asking.some(({ tokens: its }) => isSayLike(its)) ||
    (asking.length > 0 && asking.every(({ tokens: its }) => pointAt(working, its, text) !== undefined));
  if (!isUnderstood) return [];
  const against = findContradiction(first.flatMap((asks) => asks ?? []));
  if (against !== undefined) return [{ failed: against, isRefused: true }];
  let isGone = false;
  for (const [at, clause] of clauses.entries()) {
    if (clause.isAside === true) continue;
    // "On the card of the plan "Enterprise" …": what is named word for word and is not here.
    const nowhere = clause.scope?.find(({ kind }) => kind === 'quote');
    if (nowhere !== undefined && clause.scope?.some((token) => is(token, 'of', 'in')) === true) {
      const place = readPhrase(clause.scope, rawOf(clause.scope, text));
      delete working.within;
      if (
        find(working, place).elements.length === 0 &&
        find(working, readPhrase([nowhere], '')).elements.length === 0
      ) {
        outcomes.push({ failed: `nothing here is called "${nowhere.text}"`, isRefused: true });
        continue;
      }
    }
    if (tellsWhy(first[at], clause, clauses[at + 1])) {
      working.last = topicOf(working, clause.tokens, rawOf(clause.tokens, text));
      continue;
    }
    const said = rawOf(clause.tokens, text);
    const asks = clause.isToo === true ? askAgain(working, before, clause, said) : readFrom(clause);
    before = asks ?? [];
    const facts = (isSure: boolean): Outcome | undefined => {
      const read = readFacts(working, clause.tokens, text, isSure);
      return read === undefined ? undefined : setFacts(working, read);
    };
    // One value anew, by all words of the clause.
    const point = (): Outcome | undefined => setPoints(working, pointAt(working, clause.tokens, text));
    if (asks === undefined) {
      const like = (): Outcome | undefined => sayLike(working, clause.tokens, said);
      const told = keptToReach(editing, said, () =>
        tryEach(working, toSaid(said, clause.tokens), [point, () => facts(false), like]),
      );
      if (!told.some(isDone)) refresh(working);
      if (told.some(isDone)) {
        outcomes.push(...told);
        continue;
      }
      // Words without a verb tell why, or what is spoken of; a complaint says it of what the next wish is about.
      const isStatement =
        clause.tokens.some((token) => is(token, 'becomes') && WEAK.test(token.text)) && !clause.tokens.some(isGiven);
      if (!isCommand(clause.tokens[0]) && (clause.verb === undefined || isStatement)) {
        const topic = topicOf(working, clause.tokens, said);
        if (topic.length > 0) working.last = topic;
        else {
          const [alike = []] = listSpoken(working, clause.tokens);
          if (alike.length === 1) working.last = alike.map(({ item }) => item);
        }
        // The last words name a thing and say nothing of it that is understood: that is told.
        const isTold =
          topic.length > 0 &&
          !isStatement &&
          clauses.length > 1 &&
          clause.verb === undefined &&
          (clause.tokens.length > 2 || GONE.test(clause.tokens.at(-1)?.text ?? '')) &&
          !isSpokenOf(clauses[at + 1]);
        const last = clause.tokens.at(-1);
        // "…, plot 9 is Ana's": what is said last of something with a name of its own is no reason for what came before.
        const isLast =
          clauses.length > 1 && at === clauses.length - 1 && topic.length > 0 && /^[\p{Lu}\d]/u.test(last?.text ?? '');
        if (isTold || isLast) outcomes.push({ failed: `"${said}" is not something I understand` });
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
      // "Drop the cash box, dont need it": what is gone already.
      if (ask.kind === 'remove' && isGone && ask.targets.every(isSpoken)) continue;
      isGone = ask.kind === 'remove' || ask.kind === 'filter';
      const { last } = working;
      // "The answer to "Which …?" becomes "…"": what is surely named is not looked for by its words.
      const sure =
        ask.kind === 'say' && ask.isQuoted && ask.target.noun === 'answer' ? find(working, ask.target) : undefined;
      const isSure =
        (sure !== undefined && sure.score >= 0.95 && sure.rivals === undefined) ||
        (ask.kind === 'say' && isSoleText(working, ask.target));
      const isFact = ask.kind === 'say' && !ask.isRename && asks.length === 1 && !isSure;
      const shown = isFact ? shownBy(working) : '';
      let byAct = false;
      const told = tryEach(working, toSaid(said, clause.tokens, ask), [
        ...(isFact || clause.tokens.some((token) => is(token, 'instead', 'from')) ? [point] : []),
        ...(isFact ? [() => facts(true)] : []),
        () => {
          byAct = true;
          return act(working, ask);
        },
        ...(isFact
          ? [
              () => {
                byAct = false;
                return facts(false);
              },
            ]
          : []),
      ]);
      const other = told.length > 0 ? told : otherwise(said).slice(0, 1);
      outcomes.push(...(other.length > 0 ? other : [{ failed: `"${said}" is not something I understand` }]));
      if (isFact && byAct && told.some(isDone)) outcomes.push(...keepSaid(working, clause.tokens, text, shown));
      if (working.last !== last) working.before = last;
    }
  }
  return outcomes;
}

const isDone = (outcome: Outcome): boolean => 'done' in outcome;

/** Ways to carry words out, until one of them does and keeps to them; else why the first did not. */
function tryEach(working: Working, said: Said, ways: readonly (() => Outcome | undefined)[]): Outcome[] {
  let why: Outcome[] = [];
  for (const way of ways) {
    let isTried = true;
    const outcomes = keepTo(working, said, () => {
      const outcome = way();
      isTried = outcome !== undefined;
      return outcome === undefined ? [] : [outcome];
    });
    if (outcomes.some(isDone)) return outcomes;
    if (isTried && why.length === 0) why = outcomes;
  }
  return why;
}

/** "The 16:40 is gone, make it say sailed": how something is, before what is to be done with it. */
const tellsWhy = (asks: readonly Ask[] | undefined, { tokens }: Clause, next: Clause | undefined): boolean =>
  (isHappening(tokens) &&
    next !== undefined &&
    next.tokens.some(({ kind }) => kind === 'quote') &&
    next.tokens.some((token) => (is(token, 'becomes') && !WEAK.test(token.text)) || isMark(token, '→'))) ||
  (asks?.[0]?.kind === 'remove' &&
    tokens.some(
      (token) =>
        (is(token, 'becomes') && WEAK.test(token.text)) ||
        (is(token, 'remove') && /^(?:is|are|has)\b/i.test(token.text)),
    ) &&
    isCommand(next?.tokens[0]) &&
    /^(?:it|them|him|her|this|that|ihn|sie|es|le|la|lo)$/i.test(next?.tokens[1]?.text ?? ''));

/** "Choir is cancelled, the slot reads "Free"": what happened, and then what is to be shown of it. */
const isHappening = (tokens: readonly Token[]): boolean =>
  !tokens.some(({ kind, text }) => kind === 'quote' || /\d/.test(text)) &&
  /^(?:cancell?ed|gone|ill|sick|away|closed|sold|over|full|free|done|moved|dropped|off|abgesagt|krank|weg|annulée?|cancelad[oa])$/i.test(
    tokens.at(-1)?.text ?? '',
  ) &&
  tokens.some((token) => (is(token, 'becomes') && WEAK.test(token.text)) || isMark(token, '→'));

/** "…, give it more room": what was named before is what this one is about. */
const isSpokenOf = (next: Clause | undefined): boolean =>
  next !== undefined &&
  (isCommand(next.tokens[0]) || next.verb !== undefined || next.tokens.some(isAssigning)) &&
  (next.scope !== undefined || readPhrase(next.tokens.slice(1, 3), '').isPronoun === true || next.tokens.length < 4);

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

const wordsOf = ({ page }: Working): ReadonlySet<string> => new Set(page.names.flatMap(({ words }) => words));

function namesOf({ page }: Working): ReadonlyMap<string, readonly Name[]> {
  const names = new Map<string, Name[]>();
  for (const name of page.names)
    if (name.words.length > 1 && name.source !== 'role') names.set(name.words.join(' '), [name]);
  return names;
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

/** ""2 of 5" then reads "2 of 6"": a text given word for word that stands once. */
const isSoleText = ({ page }: Working, { quotes: [quote, ...others], words, near }: Phrase): boolean =>
  quote !== undefined &&
  others.length + words.length + near.length === 0 &&
  /\d/.test(quote) &&
  page.leaves.filter(({ text }) => fold(text) === fold(quote)).length === 1;

/** "It", "the small ones": what was spoken of, and has no name. */
const isSpoken = ({ isPronoun, nounWords, quotes }: Phrase): boolean =>
  isPronoun === true || (quotes.length === 0 && /^ones?$/.test(nounWords[0] ?? ''));

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
