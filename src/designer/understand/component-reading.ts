import type { WantedItem } from '../brief.ts';
import { toFields } from './component-fields.ts';
import type { ComponentName, Mention } from './component-mentions.ts';
import { createDraft, type Draft } from './draft.ts';
import { findKind } from './find-kind.ts';
import type { ReadContext } from './noun-phrase.ts';
import { readChunk } from './read-chunk.ts';
import { isValue, parseItem } from './read-item.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { listStems } from './word-forms.ts';

/** What has been read so far of a prompt that describes components, and where the next words go. */
export interface ComponentReading {
  context: ReadContext;
  /** What the opening says the screen is. */
  subject: string;
  heading?: string;
  drafts: Draft[];
  /** The thing the whole screen is about, when its kind tells how its texts belong together. */
  main: Draft;
  form?: Draft;
  /** Where cards and rows go. */
  group?: Draft;
  /** A heading inside the screen, waiting for what it heads. */
  title?: string;
  /** The card, column or day that the next items stand in. */
  groupName?: string;
}

/** Kinds whose parts the components of a prompt spell out: their texts belong to the thing itself. */
const WHOLE: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'thread',
  'player',
  'profile',
  'focus',
  'board',
  'choices',
  'schedule',
  'timeline',
  'order',
  'product',
  'article',
  'notice',
  'records',
  'gallery',
  'quotes',
  'steps',
  'month',
  'week',
  'place',
  'plans',
  'compare',
  'prose',
]);

const CONTROLS: ReadonlySet<ComponentName> = new Set<ComponentName>([
  'textField',
  'dateTime',
  'choice',
  'checkbox',
  'switch',
  'slider',
]);

export const isControl = (mention: Mention): boolean => CONTROLS.has(mention.name);

/** Puts a draft on the list the first time something goes into it, so that the checklist keeps the prompt's order. */
export const open = (reading: ComponentReading, draft: Draft): Draft => {
  if (!reading.drafts.includes(draft)) reading.drafts.push(draft);
  return draft;
};

const addText = (draft: Draft, texts: readonly string[]): void => {
  draft.texts.push(...texts.filter((text) => !draft.texts.includes(text)));
};

export const addFields = (reading: ComponentReading, mention: Mention): void => {
  const { main } = reading;
  if (mention.name === 'textField' && mention.texts.some((text) => /^search\b/i.test(text))) {
    open(reading, createDraft('Search', { kind: 'filters', texts: mention.texts }));
    return;
  }
  // What one types into a conversation and how far a song has come are parts of those things.
  if (
    (main.kind === 'thread' && mention.name === 'textField') ||
    (main.kind === 'player' && mention.name === 'slider')
  ) {
    addText(open(reading, main), mention.texts);
    return;
  }
  if (main.kind === 'choices' && mention.options.length > 0) {
    open(reading, main).items.push(...mention.options.map((title) => ({ title })));
    return;
  }
  const fields = toFields(mention);
  if (fields.length === 0) return;
  reading.form ??= createDraft(reading.title ?? reading.subject, { kind: 'form' });
  const form = open(reading, reading.form);
  // A control that is spoken of again is the same one, and stays as it was set.
  form.fields.push(...fields.filter((field) => !form.fields.some(({ label }) => label === field.label)));
  delete reading.title;
};

const LEAST_GROUPED_BUTTONS = 3;
/** So many buttons are keys, such as a calculator's. */
const LEAST_KEYS = 8;

/** `each` says that they stand on every card of a list, rather than once on the screen. */
export const addButtons = (reading: ComponentReading, mention: Mention, each = false): void => {
  const { texts } = mention;
  if (texts.length >= LEAST_KEYS) {
    open(
      reading,
      reading.main.kind === 'choices' ? reading.main : createDraft(reading.subject, { kind: 'choices' }),
    ).items.push(...texts.map((title) => ({ title })));
    return;
  }
  if (texts.length >= LEAST_GROUPED_BUTTONS) {
    open(reading, createDraft('Actions', { kind: 'actions', items: texts.map(parseItem), texts: [...texts] }));
    return;
  }
  for (const text of texts)
    open(
      reading,
      createDraft(text, { kind: 'button', isAction: true, texts: [text], ...(each ? { each: true as const } : {}) }),
    );
};

const ROLE =
  /^(?:components? )?(?:of|for|to display|to show|displaying|showing|representing|containing)\s+(?:the |an? |several |some |\d+ |these |multiple )*(.+)$/i;
const LAYOUT_ROLE =
  /^(?:rows?|cards?|columns?|text|images?|items?|the|two|three|four|items? below|separate|components?|messages? with|buttons?|each|name|an?)\b/i;

/** Words such as "of recent workouts" or "for shipping info" as a thing of their own. */
export const readRole = (mention: Mention, reading: ComponentReading): Draft | undefined => {
  const role = ROLE.exec(mention.words)?.[1]?.split(/[,:;.]/)[0];
  if (role === undefined || LAYOUT_ROLE.test(role)) return undefined;
  return readChunk(role, { isStrict: false, isVerbal: false, isForm: false }, reading.context);
};

/** The collection that the next cards or rows belong to, opened if there is none. */
export const getCollection = (reading: ComponentReading, fallback: AskedKind): Draft => {
  const { main, title } = reading;
  if (reading.group === undefined) {
    const isMain = title === undefined && main.kind !== undefined && WHOLE.has(main.kind);
    const kind = title === undefined ? undefined : findKind(listStems(title))?.kind;
    reading.group = isMain ? main : createDraft(title ?? reading.subject, { kind: kind ?? fallback });
    delete reading.title;
  }
  return open(reading, reading.group);
};

export const addItems = (reading: ComponentReading, items: readonly WantedItem[]): void => {
  if (items.length === 0) return;
  const areFigures = items.every(
    (item) => item.value !== undefined && item.note === undefined && !/[$€£]/.test(item.value),
  );
  const target = getCollection(reading, areFigures ? 'metrics' : 'records');
  const { groupName } = reading;
  target.items.push(
    ...items.map((item) => (groupName === undefined || item.note !== undefined ? item : { ...item, note: groupName })),
  );
};

/** Texts in the order of the cards they stand on: a title, then its figure. */
export const pairTexts = (texts: readonly string[]): WantedItem[] => {
  const items: WantedItem[] = [];
  for (const text of texts) {
    const last = items.at(-1);
    if (isValue(text) && last !== undefined && last.value === undefined)
      items[items.length - 1] = { ...last, value: text };
    else items.push(parseItem(text));
  }
  return items;
};

export const addTexts = (reading: ComponentReading, texts: readonly string[]): void => {
  const [first] = texts;
  if (first === undefined) return;
  if (texts.length === 1 && /^(?:sub|grand )?total\b/i.test(first)) {
    open(reading, createDraft('Total', { kind: 'order', items: [parseItem(first)], texts: [first] }));
    return;
  }
  if (reading.main.kind === 'choices' && first.endsWith('?')) reading.main.label = first;
  addText(open(reading, reading.main), texts);
};

/** A list, row, column or card: either its texts are items, or its words open what the next items belong to. */
export const openContainer = (reading: ComponentReading, mention: Mention): void => {
  const role = readRole(mention, reading);
  const { main } = reading;
  if (mention.texts.length > 0) {
    const [name, ...members] = mention.texts;
    if (mention.name === 'column' && !mention.isPlural && main.kind !== 'board' && name !== undefined) {
      // `a Column "Ingredients" with a List: …`: a part of the screen under its own heading.
      reading.title = name;
      delete reading.group;
      addItems(reading, pairTexts(members));
      return;
    }
    const areColumns = main.kind === 'board' && (mention.name === 'column' || mention.name === 'row');
    if (areColumns) {
      addText(open(reading, main), mention.texts);
      return;
    }
    if (mention.name === 'card' && !mention.isPlural && /^for (?:the )?\p{L}+$/iu.test(mention.words)) {
      // "a Card for the class …": the name of a group, whose members follow.
      addText(getCollection(reading, 'records'), mention.texts);
      return;
    }
    if (role !== undefined && mention.name !== 'card') reading.group = open(reading, role);
    addItems(reading, pairTexts(mention.texts));
    return;
  }
  if (role === undefined) return;
  // “A row of filter controls”: what follows is filled in, so it is a form by that name.
  if (role.kind === 'actions' && /\bcontrols?$/i.test(role.label)) reading.form = { ...role, kind: 'form' };
  else if (role.kind === 'form' || role.kind === 'filters' || role.fields.length > 0) reading.form = role;
  else if (role.kind === 'thread' || role.kind === main.kind) {
    if (main.kind !== role.kind) reading.main = role;
    reading.group = open(reading, reading.main);
  } else reading.group = open(reading, role);
};
