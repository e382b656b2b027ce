import { enterColumn } from '../assemble/passage/enter-column.ts';
import { joinSeries, readSeries } from '../assemble/passage/series.ts';
import type { PageDraft } from '../assemble/page-draft.ts';
import { tellNavigation } from '../assemble/tell-navigation.ts';
import { partStates, tellStates } from '../assemble/state-clauses.ts';
import { tellByOrder } from '../assemble/tell-by-order.ts';
import { namedAs } from '../assemble/named-as.ts';
import { tellHead } from '../assemble/tell-head.ts';
import { tellRow } from '../assemble/tell-row.ts';
import { tellSchedule } from '../assemble/tell-schedule.ts';
import type { Owner } from '../assemble/scope.ts';
import type { Passage } from '../form/passage.ts';
import { type Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import { isRefusal } from '../lexicon/is-refusal.ts';
import { opensTemplate } from '../lexicon/opens-template.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { readRefusals } from '../assemble/read-refusals.ts';
import { findValues } from '../values/value-at.ts';
import { findQuoted } from '../values/quoted.ts';
import { isInstruction, isPersonal, leadLength, leadsToSamples, SAYING } from './casual-words.ts';
import { demandedWords } from './demanded-words.ts';
import { ownWords } from './own-words.ts';
import { asksSearch } from './asks-search.ts';
import { askedFor } from './asked-for.ts';
import { toldFields } from '../assemble/form-fields/told-fields.ts';
import { countUnmade } from './count-unmade.ts';
import { countLost, countRaw, holdsQuote, listLiterals } from './list-literals.ts';
import { readProse } from './read-prose.ts';
import { findItem } from './said-of.ts';
import { readDescribed } from '../grammar/read-described.ts';
import { findHouse, readOpening } from './read-opening.ts';
import { wantedColumns } from './wanted-columns.ts';
import { readEachOf } from '../part/read-each-of.ts';
import { readPageOfParts, readParts } from '../part/read-parts.ts';
import { questionsAt } from './questions-at.ts';
import { rowLike, tableRow } from './row-like.ts';
import { joinNumbered, splitAtUnits } from './join-numbered.ts';
import { isOwn, listTold } from './is-own-form.ts';
import { sayOwn } from './say-own.ts';
import { splitUnits } from './split-units.ts';

/** What reading casual prose takes from the reader of passages. */
export interface CasualReading {
  draft: PageDraft;
  /** The sentences of a passage. */
  split: (piece: Piece) => Piece[];
  /** Reads a sentence as a statement; `isPart` begins a part of the page. */
  state: (piece: Piece, owner: Owner, isPart: boolean) => Owner;
  /** Reads a sentence as a statement, as prose or as a list of parts into a draft of its own: what it would give. */
  probe: (piece: Piece, owner: Owner, as: 'statement' | 'prose' | 'list') => unknown;
  tellsContent: (piece: Piece) => boolean;
}

/** A prompt of fewer words is a line or two that only names what the page has, part after part. */
const LINE_WORDS = 70;

/** Reads a paragraph of a prompt as people type it. `index` counts the sentences before it. */
export function readCasual(passage: Passage, open: Owner, isFirst: boolean, reading: CasualReading): Owner {
  const { draft, split, state } = reading;
  const sentences = joinNumbered(passage.said, joinSeries(split(passage.said).flatMap(splitAtUnits), passage.said));
  let owner = open;
  let waiting: Piece[] = [];
  for (let at = 0; at < sentences.length; at++) {
    for (const clause of waiting) tellStates(draft, clause);
    waiting = [];
    const whole = sentences[at];
    if (whole === undefined || tellStates(draft, whole)) continue;
    const { rest: sentence, states: said } = partStates(whole);
    waiting = said;
    enterColumn(draft, sentence.text, readTokens(sentence, draft.outline.lang).tokens);
    if (readEachOf(draft, sentence, owner)) continue;
    const named = namedAs(draft, sentence, asStart(owner, draft));
    if (named !== undefined) {
      owner = named;
      continue;
    }
    const navigation = tellNavigation(draft, sentence, asStart(owner, draft), (piece, from) =>
      state(piece, from, false),
    );
    if (navigation !== undefined) {
      owner = navigation;
      continue;
    }
    const table = owner.items ?? draft.lastList();
    if (
      table?.kind === 'table' &&
      mayTellRow(sentence, draft.outline.lang) &&
      tellRow(table, sentence, draft.outline.lang)
    ) {
      owner = { ...owner, items: table };
      continue;
    }
    const head = tellHead(draft, sentence, asStart(owner, draft));
    if (head !== undefined) {
      owner = head;
      continue;
    }
    const series = tellByOrder(draft, sentence, owner) ?? readSeries(draft, sentence, owner);
    if (series !== undefined) {
      owner = series;
      continue;
    }
    const asked = questionsAt(passage.said, sentences, at);
    if (asked !== undefined) {
      const scope = draft.openSection(draft.page, {});
      const node = { kind: 'items', layout: 'questions', items: asked.items } as const;
      scope.nodes.push({ ...node, items: [...asked.items] });
      at += asked.count - 1;
      continue;
    }
    if (draft.words < LINE_WORDS && !hasOwnForm(sentence, draft, owner) && keepsWords(sentence, owner, reading)) {
      const start = { ...asStart(owner, draft), scope: draft.page };
      const described = readDescribed(draft, sentence, start, (piece, from) => state(piece, from, false));
      if (described !== undefined) {
        findHouse(draft, sentence);
        owner = described;
        continue;
      }
    }
    const opened = isFirst && at === 0 ? readPageOfParts(draft, sentence, asStart(owner, draft)) : undefined;
    if (opened !== undefined) {
      owner = opened;
      continue;
    }
    const told =
      isFirst && at === 0 && !reading.tellsContent(firstUnit(sentence)) ? readOpening(draft, sentence) : sentence;
    if (told === undefined) continue;
    findHouse(draft, told);
    const isTableNext = at === sentences.length - 1 && passage.parts[0]?.isTold === true;
    owner = readOne(told, owner, isFirst && at < 4, reading, isTableNext);
  }
  for (const clause of waiting) tellStates(draft, clause);
  return owner;
}

/** Refusals and sentences that lead to samples tell no row by themselves. */
const mayTellRow = ({ text }: Piece, lang: string): boolean =>
  !isRefusal(text, lang) && !leadsToSamples(/^([^:：]{2,40})[:：]\s/u.exec(text)?.[1] ?? '');

const firstUnit = (sentence: Piece): Piece => splitUnits(sentence)[0] ?? sentence;

function readOne(sentence: Piece, owner: Owner, isEarly: boolean, reading: CasualReading, isTableNext: boolean): Owner {
  const { draft, state, tellsContent, probe } = reading;
  const { lang } = draft.outline;
  const schedule = tellSchedule(draft, sentence, owner);
  if (schedule !== undefined) return schedule;
  const house = draft.outline.product?.span;
  const told = splitUnits(sentence).flatMap((unit) => listTold(unit));
  const literals = [...listLiterals(sentence, lang), ...told].filter(
    ({ start, end }) => house === undefined || end <= house.start || start >= house.end,
  );
  if (
    literals.length === 0 &&
    house !== undefined &&
    house.start >= sentence.start &&
    house.end <= sentence.start + sentence.text.length
  )
    return owner;
  const isList = /[:：]\s/.test(sentence.text);
  const isQuoted = holdsQuote(sentence.text);
  if (!isQuoted && told.length === 0 && (isStyleStatement(sentence.text) || isRefusal(sentence.text, lang)))
    return state(sentence, owner, true);
  const parts = splitUnits(sentence);
  const isDropped = (unit: Piece): boolean =>
    isRefusal(unit.text, lang) || isStyleStatement(unit.text) || isInstruction(unit.text);
  if (
    parts.every(isDropped) &&
    told.length === 0 &&
    (literals.length === 0 || parts.length === 1) &&
    !isList &&
    !isQuoted
  ) {
    for (const unit of parts) if (isRefusal(unit.text, lang)) readRefusals(draft, unit);
    return owner;
  }
  const described = isSaidOf(draft, sentence)
    ? undefined
    : readParts(draft, sentence, asStart(owner, draft), {}, { isTableNext });
  if (described !== undefined) return described;
  const demanded = isQuoted || isList ? undefined : demandedWords(sentence);
  if (demanded !== undefined) return sayOwn(draft, demanded.said, demanded.isBig ? 'heading' : 'notice');
  const cells = owner.items?.kind === 'table' ? tableRow(sentence, owner.items) : undefined;
  if (cells !== undefined && owner.items?.kind === 'table') {
    owner.items.rows.push(cells);
    return owner;
  }
  const row = rowLike(sentence, owner, lang);
  if (row !== undefined && owner.items?.kind === 'items') {
    owner.items.items.push(row);
    return owner;
  }
  // A table that names its columns, or its rows one by one, is no casual prose.
  if (
    /^(?:group|gruppe|groupe|grupo|gruppo)\s[^:]{2,60}:\s|^[^:]{0,12}\b(?:table|tabelle|tableau|tabla|tabella|tabela)\b[^:]{0,20}\bgr[ou]+p/i.test(
      sentence.text,
    )
  )
    return state(sentence, owner, true);
  const hasColumns = wantedColumns(sentence) !== undefined;
  if (hasColumns)
    return readProse(draft, sentence, asStart(owner, draft), draft.page, (piece, at) => state(piece, at, false));
  if (parts.some((unit) => asksSearch(unit) !== undefined) && !isQuoted)
    return readProse(draft, sentence, asStart(owner, draft), draft.page, (piece, at) => state(piece, at, false));
  if (literals.length === 0 && !isList) {
    const { context } = draft.outline;
    const before = context.length;
    let next = owner;
    const own = draft.isSite && !tellsContent(sentence) ? ownWords(sentence) : undefined;
    if (own !== undefined) return sayOwn(draft, own, 'paragraph');
    if (isEarly && !tellsContent(sentence)) setAside(draft, sentence);
    else next = state(sentence, owner, true);
    if (context.length === before + 1 && context.at(-1)?.span?.start === sentence.start && isAsked(sentence, lang)) {
      context.pop();
      return readProse(draft, sentence, asStart(owner, draft), draft.page, (piece, at) => state(piece, at, false));
    }
    return next;
  }
  if (isContext(sentence, isList)) {
    const own = draft.isSite ? ownWords(sentence) : undefined;
    if (own !== undefined) return sayOwn(draft, own, 'paragraph');
    setAside(draft, sentence);
    return owner;
  }
  // What the page is for, told at length before anything is shown.
  if (
    isEarly &&
    !isList &&
    !isQuoted &&
    sentence.text.split(/\s+/).length > 18 &&
    findValues(sentence.text).length === 0 &&
    !tellsContent(sentence) &&
    parts.length < 4
  ) {
    setAside(draft, sentence);
    return owner;
  }
  // Two readings: the one that loses less of words and controls and shows less of mere prose wins.
  const cost = (tree: unknown): number =>
    (countLost(literals, tree) + countUnmade(sentence.text, lang, tree)) * 2 + countRaw(tree);
  if (!isSaidOf(draft, sentence) && !isOwn(sentence, parts, lang)) {
    const stated = cost(probe(sentence, owner, 'statement'));
    if (stated === 0 || stated <= cost(probe(sentence, owner, 'prose'))) return state(sentence, owner, true);
  }
  return readProse(draft, sentence, asStart(owner, draft), draft.page, (piece, at) => state(piece, at, false));
}

/** Sentences with a form of their own: calendars, tables told by their columns, words to be said, what is said of a thing. */
function hasOwnForm(sentence: Piece, draft: PageDraft, owner: Owner): boolean {
  const { lang } = draft.outline;
  const head = /^([^:：]{2,40})[:：]\s/u.exec(sentence.text)?.[1] ?? '';
  return (
    owner.items?.kind === 'table' ||
    draft.holds('schedule') ||
    splitUnits(sentence).some(({ text: words }) => opensTemplate(words, lang) && /\([^()]*,[^()]*\)/u.test(words)) ||
    (owner.items?.kind === 'items' && owner.items.items.length > 1 && /\([^()]*,[^()]*\)/u.test(sentence.text)) ||
    wantedColumns(sentence) !== undefined ||
    isSaidOf(draft, sentence) ||
    leadsToSamples(head) ||
    holdsRows(sentence, head) ||
    findQuoted(sentence.text).length > MOST_QUOTES ||
    splitUnits(sentence).some(({ text: words }) => !holdsQuote(words) && SAYING.test(words)) ||
    findMentions(sentence.text, lang).some(({ makes }) => makes.kind === 'schedule' && makes.shape !== 'month')
  );
}

/** "Invoices: Ahmed, RE-113, €48, overdue; Lind, RE-118, €10, paid": semicolons part rows whose cells commas part. */
const holdsRows = ({ text: words }: Piece, head: string): boolean =>
  head !== '' &&
  words
    .slice(head.length)
    .split(/[;；]\s/u)
    .filter((row) => /[,،]\s/u.test(row)).length > 1;

/** Whether a sentence keeps all its figures and names as a list of parts; one that loses some tells more than parts. */
const keepsWords = (sentence: Piece, owner: Owner, { draft, probe }: CasualReading): boolean =>
  countLost(listLiterals(sentence, draft.outline.lang), probe(sentence, owner, 'list')) === 0;

/** So many quotations in one sentence are told by the grammar of statements, which knows what each is of. */
const MOST_QUOTES = 3;

const setAside = (draft: PageDraft, { text, start }: Piece): void => {
  draft.outline.context.push({ text, origin: 'literal', span: { start, end: start + text.length } });
};

/** A sentence that only names things, one after the other. */
const isAsked = (sentence: Piece, lang: string): boolean =>
  splitUnits(sentence).every(
    (unit) =>
      askedFor(unit, lang) !== undefined || toldFields(unit, lang) !== undefined || asksSearch(unit) !== undefined,
  );

const isSaidOf = (draft: PageDraft, sentence: Piece): boolean =>
  findItem(draft, sentence.text.slice(leadLength(sentence.text))) !== undefined;

const asStart = ({ items }: Owner, draft: PageDraft): Owner => ({
  scope: draft.page,
  ...(items === undefined ? {} : { items }),
});

/** "I run the hire department …, around 11,000 pieces": who asks, without a list, an element or a wish. */
function isContext(sentence: Piece, isList: boolean): boolean {
  if (isList || holdsQuote(sentence.text)) return false;
  const [first] = splitUnits(sentence);
  if (first === undefined || !isPersonal(first.text) || leadLength(first.text) > 4) return false;
  return !/\b(?:we|i)['’]?(?:re| are|m| am)?\s+(?:in|at|on|open|closed)\b/i.test(first.text);
}
