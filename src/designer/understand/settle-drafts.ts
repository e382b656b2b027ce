import type { Field } from '../write/slots.ts';
import { createDraft, isNameless, type Draft } from './draft.ts';
import { ANSWERS_LABEL, COLUMNS_LABEL, ENTRIES_LABEL } from './gather-collective.ts';
import { ATTRIBUTES_LABEL } from './gather-held.ts';
import { createField } from './read-field.ts';
import { FIGURES_LABEL } from './read-figure.ts';
import { listEnglishStems } from './translate-words.ts';
import { ATTRIBUTE_WORDS } from './vocabulary/attribute-words.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { foldWord, listStems, listWords } from './word-forms.ts';

const isEmpty = (draft: Draft): boolean => draft.items.length + draft.fields.length + draft.texts.length === 0;

/** Loose fields go to the screen's own form, or to one named after the subject. */
const settleFields = (drafts: readonly Draft[], main: Draft | undefined, subject: string): Draft[] => {
  const settled: Draft[] = [];
  let own: Draft | undefined = main?.kind === 'form' || main?.kind === 'settings' ? main : undefined;
  for (const draft of drafts) {
    if (draft.kind !== 'form' || draft.label !== 'Form' || draft.fields.length === 0) {
      settled.push(draft);
      continue;
    }
    const target: Draft = own ?? createDraft(subject === '' ? 'Form' : subject, { kind: 'form' });
    if (own === undefined) settled.push(target);
    own = target;
    target.fields.push(...draft.fields.filter((field) => !target.fields.some((known) => known.label === field.label)));
  }
  return settled;
};

/** For a prompt about one small component, what it lists without a kind of its own are that component's parts. */
const PART_OWNERS: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'notice',
  'actions',
  'footer',
  'quotes',
  'tabs',
  'navigation',
  'focus',
]);

const settleParts = (drafts: readonly Draft[], main: Draft | undefined): Draft[] => {
  if (main?.kind === undefined || !PART_OWNERS.has(main.kind)) return [...drafts];
  const named = drafts.filter((draft) => draft !== main && draft.isHeading !== true && !draft.isAction);
  if (!named.every((draft) => draft.kind === undefined || draft.kind === main.kind)) return [...drafts];
  const own = listStems(main.label);
  const isNewName = (draft: Draft): boolean =>
    !isNameless(draft) && !listStems(draft.label).every((stem) => own.includes(stem));
  main.items.push(
    ...named.flatMap((draft) =>
      draft.items.length > 0 ? draft.items : isNewName(draft) ? [{ title: draft.label }] : [],
    ),
  );
  main.texts.push(...named.flatMap((draft) => draft.texts));
  return drafts.filter((draft) => !named.includes(draft));
};

/** "Kanban: Backlog, Doing, Done": names without a kind behind a bare board are its columns. */
const nameColumns = (drafts: readonly Draft[]): Draft[] => {
  const board = drafts.find((draft) => draft.kind === 'board');
  const names = drafts.filter(
    (draft) => draft.kind === undefined && isEmpty(draft) && !draft.isAction && !PARTS_OF_A_CARD.test(draft.label),
  );
  if (board === undefined || board.texts.length > 0 || names.length < 2) return [...drafts];
  board.texts.push(...names.map((draft) => draft.label));
  return drafts.filter((draft) => !names.includes(draft));
};

/** What cards of a board show; no column is called so. */
const PARTS_OF_A_CARD =
  /\b(?:labels?|tags?|assignees?|due dates?|deadlines?|avatars?|priorit(?:y|ies)|comments?|attachments?|checklists?|estimates?|story points?|progress bars?|members?|owners?|descriptions?|counts?|counters?|colou?rs?|drag and drop|drag handles?)$/i;

/** Columns that a plural announced, or that stand in brackets behind it: "three columns (Backlog, Doing, Done)". */
const isColumns = (draft: Draft): boolean =>
  draft.label === COLUMNS_LABEL && (draft.kind === 'board' || draft.kind === undefined) && draft.items.length > 0;
const HAS_COLUMNS: ReadonlySet<AskedKind> = new Set<AskedKind>(['records', 'compare', 'people']);

/** Columns belong to the board of the prompt, where they name its groups, or to its table, where they name attributes. */
const settleColumns = (drafts: readonly Draft[], subject: string, lang: string): Draft[] => {
  const columns = drafts.find(isColumns);
  if (columns === undefined) return nameColumns(drafts);
  const titles = columns.items.map((item) => item.title);
  const others = drafts.filter((draft) => draft !== columns);
  const board = others.find((draft) => draft.kind === 'board');
  const table = others.find((draft) => draft.kind !== undefined && HAS_COLUMNS.has(draft.kind));
  if (board !== undefined) board.texts.push(...titles);
  else if (table !== undefined) table.fields.push(...titles.map((title) => createField(title)));
  // "three columns (menu, news, ads)" of a page are a layout.
  else if (columns.kind !== 'board') return [...drafts];
  else if (titles.some((title) => ATTRIBUTE_WORDS.has(listEnglishStems(title, lang).join(' '))))
    return drafts.map((draft) =>
      draft === columns
        ? createDraft(subject, { kind: 'records', fields: titles.map((title) => createField(title)) })
        : draft,
    );
  else
    return drafts.map((draft) =>
      draft === columns ? { ...columns, label: 'Board', items: [], texts: titles } : draft,
    );
  return others;
};

const ATTRIBUTED: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'records',
  'gallery',
  'people',
  'compare',
  'profile',
  'product',
]);
/** Attributes that say nothing alone: a heading "Name" stands over nothing. */
const IDLE_ATTRIBUTES =
  /^(?:name|title|date|photo|image|avatar|thumbnail|description|type|number|id|label|size|price|weight|height|length|unit|state|status|screen|display|color|code)$/i;

/** "a leaderboard showing rank, player and rating": what the prompt lists are the columns of its one table. */
const settleAttributes = (drafts: readonly Draft[], main: Draft | undefined): Draft[] => {
  const attributes = drafts.filter((draft) => draft !== main && draft.isAttribute === true);
  const others = drafts.filter((draft) => draft !== main && !draft.isAction && !attributes.includes(draft));
  const isOwned = main?.kind !== undefined && ATTRIBUTED.has(main.kind) && attributes.length >= others.length;
  if (isOwned) main.fields.push(...attributes.map((draft) => createField(draft.label)));
  return drafts.filter((draft) =>
    isOwned
      ? !attributes.includes(draft)
      : draft.isAttribute !== true || draft.texts.length > 0 || !IDLE_ATTRIBUTES.test(draft.label),
  );
};

/** Attributes of cards or rows that a plural announced: they go to the list or gallery spoken of last before them. */
const settleCards = (drafts: readonly Draft[]): Draft[] => {
  const at = drafts.findIndex((draft) => draft.label === ATTRIBUTES_LABEL);
  const attributes = drafts[at];
  if (attributes === undefined) return [...drafts];
  const owner = drafts
    .slice(0, at)
    .findLast((draft) => !draft.isAction && (draft.kind === undefined || ATTRIBUTED.has(draft.kind)));
  if (owner === undefined) return drafts.map((draft) => (draft === attributes ? { ...draft, label: 'Cards' } : draft));
  owner.fields.push(...attributes.fields);
  owner.kind ??= 'records';
  return drafts.filter((draft) => draft !== attributes);
};

const LEAST_FACTS = 3;
const LONGEST_FACT_WORDS = 2;
const isPlural = (label: string): boolean => listStems(label).at(-1) !== foldWord(listWords(label).at(-1) ?? '');

const isFact = (draft: Draft): boolean =>
  draft.items.length + draft.fields.length === 0 &&
  draft.texts.length <= 1 &&
  !draft.isAction &&
  draft.isHeading !== true &&
  !isPlural(draft.label) &&
  draft.label.split(' ').length <= LONGEST_FACT_WORDS &&
  (draft.kind === undefined || draft.isAttribute === true);

const toFact = ({ label, texts: [value] }: Draft): Field => ({
  ...createField(label),
  ...(value === undefined || value === label ? {} : { value }),
});

/** "a boarding pass: passenger, flight, gate": three facts in a row are one thing with facts. */
const settleFacts = (drafts: readonly Draft[], main: Draft | undefined, subject: string): Draft[] => {
  const settled: Draft[] = [];
  for (let at = 0; at < drafts.length;) {
    const next = drafts.findIndex((draft, index) => index >= at && (draft === main || !isFact(draft)));
    const end = next < 0 ? drafts.length : next;
    const run = drafts.slice(at, end);
    const known = run.filter((draft) => draft.isAttribute === true || draft.texts.length > 0).length;
    if (run.length >= LEAST_FACTS && known * LEAST_FACTS >= run.length && subject !== '')
      settled.push(
        createDraft(subject, { kind: 'focus', fields: run.map(toFact), texts: run.flatMap((draft) => draft.texts) }),
      );
    else settled.push(...run);
    const other = drafts[end];
    if (other !== undefined) settled.push(other);
    at = end + 1;
  }
  return settled;
};

/** Figures given one by one, such as "wind 32 km/h", stand together. */
const settleFigures = (drafts: readonly Draft[]): Draft[] => {
  const figures = drafts.filter((draft) => draft.label === FIGURES_LABEL && draft.items.length > 0);
  const [first, ...others] = figures;
  if (first === undefined) return [...drafts];
  first.items.push(...others.flatMap((draft) => draft.items));
  first.texts.push(...others.flatMap((draft) => draft.texts));
  return drafts.filter((draft) => !others.includes(draft));
};

/** A question and its answers are one thing to choose from. */
const settleAnswers = (drafts: readonly Draft[]): Draft[] => {
  const answers = drafts.find((draft) => draft.kind === 'choices' && draft.label === ANSWERS_LABEL);
  const question = drafts.find((draft) => draft !== answers && draft.texts.some((text) => text.endsWith('?')));
  const text = question?.texts.find((candidate) => candidate.endsWith('?'));
  if (answers === undefined || question === undefined || text === undefined) return [...drafts];
  answers.label = text;
  answers.texts.unshift(text);
  const isBareChoice = (draft: Draft): boolean => draft !== answers && draft.kind === 'choices' && isEmpty(draft);
  return drafts.filter((draft) => draft !== question && !isBareChoice(draft));
};

const HOLDS_ENTRIES: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'board',
  'records',
  'gallery',
  'people',
  'schedule',
  'compare',
]);

/** "Cards: …" belong to the board or list of the prompt, or are the screen's own rows. */
const settleEntries = (drafts: readonly Draft[], main: Draft | undefined, subject: string): Draft[] => {
  const entries = drafts.find((draft) => draft.label === ENTRIES_LABEL);
  if (entries === undefined) return [...drafts];
  const holds = (draft: Draft | undefined): draft is Draft =>
    draft?.kind !== undefined && HOLDS_ENTRIES.has(draft.kind);
  const owner = holds(main) ? main : drafts.find((draft) => draft !== entries && holds(draft));
  if (owner === undefined)
    return drafts.map((draft) => (draft === entries ? { ...entries, kind: 'records', label: subject } : draft));
  // A board's cards say which column they stand in; those that do not go round.
  owner.items.push(
    ...entries.items.map((item, index) => {
      const column = owner.kind === 'board' ? owner.texts[index % Math.max(1, owner.texts.length)] : undefined;
      return column === undefined || item.note !== undefined ? item : { ...item, note: column };
    }),
  );
  return drafts.filter((draft) => draft !== entries);
};

const PROGRESS: ReadonlySet<AskedKind> = new Set<AskedKind>(['timeline', 'steps', 'place']);

/** "Order status. Steps: …": the steps are those of the way that the prompt is about. */
const settleSteps = (drafts: readonly Draft[]): Draft[] => {
  const steps = drafts.find((draft) => draft.kind === 'steps' && isNameless(draft) && draft.items.length > 0);
  const way = drafts.find((draft) => draft !== steps && draft.kind !== undefined && PROGRESS.has(draft.kind));
  if (steps === undefined || way === undefined || way.items.length > 0) return [...drafts];
  way.items.push(...steps.items);
  return drafts.filter((draft) => draft !== steps);
};

/** Puts what belongs together into one draft: loose fields, parts, columns, attributes, answers. `main` is the thing asked for. */
export const settleDrafts = (
  drafts: readonly Draft[],
  main: Draft | undefined,
  subject: string,
  lang: string,
): Draft[] => {
  const fielded = settleFields(drafts, main, subject);
  const parted = settleEntries(settleCards(settleColumns(settleParts(fielded, main), subject, lang)), main, subject);
  const attributed = settleAttributes(settleFigures(parted), main);
  return settleAnswers(settleSteps(settleFacts(attributed, main, subject)));
};
