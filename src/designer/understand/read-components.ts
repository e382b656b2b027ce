import { listMentions, type Mention } from './component-mentions.ts';
import {
  addButtons,
  addFields,
  addItems,
  addTexts,
  isControl,
  open,
  openContainer,
  pairTexts,
  type ComponentReading,
} from './component-reading.ts';
import { createDraft, type Draft } from './draft.ts';
import { findKind } from './find-kind.ts';
import type { ReadContext } from './noun-phrase.ts';
import { QUOTE_MARK, listQuotes, type PromptLine, type PromptText } from './prompt-text.ts';
import { readComponentEntry } from './read-component-entry.ts';
import { isValue } from './read-item.ts';
import { readSentence as readProse } from './read-sentence.ts';
import { splitGroups } from './split-groups.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { capitalize, listStems } from './word-forms.ts';

/** What the opening of the prompt says the screen is. */
export interface ComponentSubject {
  label: string;
  kind?: AskedKind;
}

const addText = (reading: ComponentReading, mention: Mention): void => {
  const [first, ...others] = mention.texts;
  if (first === undefined) return;
  if (mention.level === 1) {
    reading.heading ??= first;
    addTexts(reading, reading.heading === first ? others : mention.texts);
  } else if (mention.level !== undefined && reading.main.kind !== 'choices') {
    reading.title = first;
    delete reading.group;
    addTexts(reading, others);
  } else if (
    reading.group !== undefined &&
    reading.group !== reading.main &&
    (mention.isPlural || /\blist items?\b/.test(mention.words))
  ) {
    addItems(reading, pairTexts(mention.texts));
  } else addTexts(reading, mention.texts);
};

const addMention = (reading: ComponentReading, mention: Mention): void => {
  if (isControl(mention)) addFields(reading, mention);
  else if (mention.name === 'button') addButtons(reading, mention);
  else if (mention.name === 'text') addText(reading, mention);
  else if (mention.name === 'tabs') {
    if (mention.texts.length > 0)
      open(reading, createDraft('Tabs', { kind: 'tabs', items: mention.texts.map((title) => ({ title })) }));
  } else if (mention.name === 'image') {
    // Pictures with names are people or things: `Images for participants ("Ann", "Ben")`.
    if (mention.isPlural && mention.texts.length > 0) openContainer(reading, mention);
  } else if (mention.name !== 'other') openContainer(reading, mention);
};

const TEMPLATE =
  /^(?:each|every|inside the [\w ]*template|the column should|the texts? components?)\b|\beach (?:card|item|row|column|message|day|[a-z]+ card|activity)\b.{0,30}\b(?:should|must|has|contains?)\b/i;

/** "Each card has …" describes a template: only its buttons and given texts stand on the screen. */
const readTemplate = (reading: ComponentReading, mentions: readonly Mention[]): void => {
  const buttons = mentions.filter((mention) => mention.name === 'button');
  for (const mention of buttons) addButtons(reading, mention, true);
  // A search field above each list is one field of the screen.
  for (const mention of mentions.filter(
    ({ name, texts: [text] }) => name === 'textField' && text !== undefined && /search/i.test(text),
  ))
    open(reading, createDraft('Search', { kind: 'filters', texts: mention.texts }));
  const texts = mentions.filter((mention) => mention.name !== 'button').flatMap((mention) => mention.texts);
  if (texts.length > 0 && !texts.some(isValue) && reading.main.kind !== undefined) addTexts(reading, texts);
};

/** A sentence with given texts and no component of their own: items of what was spoken of last. */
const readLooseTexts = (reading: ComponentReading, sentence: string): void => {
  const texts = listQuotes(sentence, reading.context.quotes);
  const field = reading.form?.fields.at(-1);
  if (/\b(?:error|fails?|invalid)\b/i.test(sentence) && field !== undefined && texts[0] !== undefined)
    field.error = texts[0];
  else addItems(reading, pairTexts(texts));
};

/** A second-level heading over a picture or chart is a thing of its own; over plain text it is a text of the screen's. */
const closeTitle = (reading: ComponentReading, sentence: string): void => {
  const { title } = reading;
  if (title === undefined || reading.group !== undefined) return;
  const chart = /\b(?:line |bar |pie )?chart\b/i.exec(sentence)?.[0] ?? '';
  const kind = findKind(listStems(`${title} ${chart}`))?.kind;
  if (kind === undefined) addTexts(reading, [title]);
  else reading.group = open(reading, createDraft(title, { kind }));
  delete reading.title;
};

/** A sentence in plain words between the components. */
const readPlainSentence = (reading: ComponentReading, sentence: string): void => {
  for (const draft of readProse(sentence, { isStrict: true, isVerbal: false, isForm: false }, reading.context)) {
    if (draft.kind === reading.main.kind) reading.group = open(reading, reading.main);
    else if (draft.kind !== undefined && draft.kind !== 'form') open(reading, draft);
  }
};

const LARGE_PICTURE = /\b(?:large|big|main) Image \(?(photo|picture|preview|drawing|image)\b/i;

const readSentence = (reading: ComponentReading, sentence: string): void => {
  const mentions = listMentions(sentence, reading.context.quotes);
  if (TEMPLATE.test(sentence)) {
    readTemplate(reading, mentions);
    return;
  }
  for (const mention of mentions) addMention(reading, mention);
  // “A large image (photo)” is what the screen is about, where nothing else is.
  const [, pictured] = LARGE_PICTURE.exec(sentence) ?? [];
  if (pictured !== undefined && reading.main.kind === undefined)
    open(reading, createDraft(capitalize(pictured), { kind: 'gallery', count: 1 }));
  const tookTexts = mentions.some((mention) => mention.texts.length + mention.options.length > 0);
  if (!tookTexts && QUOTE_MARK.test(sentence)) readLooseTexts(reading, sentence);
  if (mentions.length === 0 && !QUOTE_MARK.test(sentence)) readPlainSentence(reading, sentence);
  closeTitle(reading, sentence);
};

/** Sentences that leave the list they stand behind. */
const LEAVES_LIST =
  /^(?:below|finally|then|at the|next|after|each|ensure|under|lastly|also|important|make sure|do not|above|on the)\b/i;

const readLine = (reading: ComponentReading, line: PromptLine): void => {
  const leaves = line.isEntry
    ? line.sentences.findIndex((sentence, index) => index > 0 && LEAVES_LIST.test(sentence))
    : 0;
  const inside = line.isEntry ? line.sentences.slice(0, leaves < 0 ? undefined : leaves) : [];
  if (inside.length > 0) readComponentEntry(reading, inside.join(' '));
  for (const sentence of line.sentences.slice(inside.length)) readSentence(reading, sentence);
};

const ON_OFF = new Set(['checkbox', 'switch', 'slider']);

const settleForm = (form: Draft): Draft => {
  // A label that is spoken of again says nothing new of its control.
  const fields = form.fields.filter(
    ({ label }, at) => form.fields.findIndex((one) => one.label.toLowerCase() === label.toLowerCase()) === at,
  );
  const isSettings = form.kind === 'form' && fields.length > 0 && fields.every((field) => ON_OFF.has(field.kind));
  if (!isSettings) return { ...form, fields };
  const [only] = fields;
  return {
    ...form,
    fields,
    kind: 'settings',
    label: fields.length === 1 && only !== undefined ? only.label : form.label,
  };
};

/** Controls without anything to send are settings; items that only repeat a control's label go, and so do empty things. */
const settle = (reading: ComponentReading): Draft[] => {
  const labels = new Set(reading.form?.fields.map((field) => field.label.toLowerCase()));
  return reading.drafts
    .map((draft) =>
      draft === reading.form
        ? settleForm(draft)
        : { ...draft, items: draft.items.filter((item) => !labels.has(item.title.toLowerCase())) },
    )
    .filter(
      (draft) =>
        draft.isAction ||
        draft.label !== reading.subject ||
        draft.texts.length + draft.items.length + draft.fields.length > 0,
    );
};

const PLAIN: ReadonlySet<AskedKind | undefined> = new Set<AskedKind | undefined>([
  undefined,
  'form',
  'navigation',
  'button',
]);

/**
 * Reads a prompt that spells a screen out in components: texts with levels, labelled fields, buttons, cards with given
 * words. In a thing with named groups (columns of a board, days of a trip) the names are its `texts` and each item's
 * `note` names its group.
 */
export const readComponents = (
  text: PromptText,
  subject: ComponentSubject,
  context: ReadContext,
): { drafts: Draft[]; heading?: string } => {
  const kind = PLAIN.has(subject.kind) ? {} : { kind: subject.kind };
  const main = createDraft(subject.label, kind as { kind?: AskedKind });
  const reading: ComponentReading = { context, subject: subject.label, drafts: [], main };
  const [opening, ...lines] = text.lines;
  // The first sentence only says what the screen is, unless it names components itself.
  const [first = '', ...sentences] = opening?.sentences ?? [];
  const isPlain = listMentions(first, context.quotes).length === 0 && !QUOTE_MARK.test(first);
  if (opening !== undefined) readLine(reading, { ...opening, sentences: isPlain ? sentences : opening.sentences });
  for (const line of lines) readLine(reading, line);
  return {
    drafts: settle(reading).flatMap(splitGroups),
    ...(reading.heading === undefined ? {} : { heading: reading.heading }),
  };
};
