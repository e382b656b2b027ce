import {
  findPhraseKind,
  headOf,
  isAccepted,
  isAttributePhrase,
  isDetail,
  isIdleHead,
  type ChunkMode,
} from './accept-phrase.ts';
import { createDraft, type Draft } from './draft.ts';
import { dropVerb } from './drop-verb.ts';
import { findKind, type FoundKind } from './find-kind.ts';
import { isGenericLabel, namePhrase } from './name-phrase.ts';
import { parseNounPhrase, type NounPhrase, type ReadContext } from './noun-phrase.ts';
import { listQuotes } from './prompt-text.ts';
import { isBareDeed, isButtonPhrase, readButton } from './read-button.ts';
import { readControl } from './read-control.ts';
import { readField, readForm } from './read-form.ts';
import { createField } from './read-field.ts';
import { parseFigure, parseItem } from './read-item.ts';
import { areAttributes, readAsideItems, readTailItems } from './read-items.ts';
import { splitList } from './split-list.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { ATTRIBUTE_WORDS } from './vocabulary/attribute-words.ts';
import { SECTION_NAMES } from './vocabulary/section-names.ts';
import { capitalize, listStems } from './word-forms.ts';

const REFUSED =
  /^(?:no|not|without|never|nothing|ignore|disregard|forget|don't|do not|avoid\w*|excluding|except|instead of|kein\w*|ohne|sans|sin|senza|sem|zonder|bez)\b/iu;
const FILLERS =
  /^(?:(?:and )?more|etc|so on|others?|the rest|everything|anything|things?|stuff|lorem ipsum|it|them|this|that|these|those|you|we|i|(?:the )?users?|people can|us|\d+|one|two|three|an?|the)\b\.?$/iu;
/** How it is made: "built with React and Tailwind". */
const MADE_WITH =
  /^(?:built|made|coded|implemented|powered|developed|written|styled|designed) (?:with|in|by|using|on)\b/i;
/** Parts of what stands before, not things of their own: "including their names and photos". */
const POSSESSED = /^(?:(?:including|with|plus) )?(?:their|its|his|her)\b/i;
const HEADINGS = new Set('headline heading title h1 h2 uberschrift titre titulo titolo'.split(' '));
const SUBTEXTS = new Set('subtitle subheading subheadline tagline eyebrow slogan kicker wordmark lead'.split(' '));
/** Said this briefly, such a thing still says what it is: "map", "search". */
const SPEAKS_ALONE: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'filters',
  'place',
  'month',
  'week',
  'steps',
  'tabs',
  'points',
  'metrics',
  'series',
  'form',
  'settings',
  'records',
  'actions',
]);
/** Kinds whose brackets and qualifiers list parts of them. */
const HAS_ITEMS: ReadonlySet<AskedKind | undefined> = new Set<AskedKind | undefined>([
  undefined,
  'records',
  'gallery',
  'navigation',
  'tabs',
  'filters',
  'plans',
  'board',
  'settings',
  'actions',
  'choices',
  'steps',
  'metrics',
  'people',
  'footer',
  'schedule',
  'timeline',
  'points',
  'order',
  'compare',
  'breakdown',
  'series',
  'questions',
  'notice',
]);
/** Kinds whose rows say the same of each thing: what they list in lowercase are columns. */
const ATTRIBUTED: ReadonlySet<AskedKind> = new Set<AskedKind>(['records', 'gallery', 'people', 'compare', 'timeline']);
/** An order or invoice number. */
export const CODE = /^[A-Z]{2,5}-?\d{2,}[\w-]*$/;
const CTA_LABEL = /^(?:ctas?|calls?[- ]to[- ]action)(?: (?:band|banner|pair|section|block|strip|bar|area))?$/i;

const readQuotedText = (phrase: NounPhrase, context: ReadContext): Draft | undefined => {
  const head = headOf(phrase, context);
  const isHeading = HEADINGS.has(head);
  if (!isHeading && !SUBTEXTS.has(head)) return undefined;
  const quotes = phrase.quotes.length > 0 ? phrase.quotes : listQuotes(phrase.tail, context.quotes);
  const [text] = quotes;
  if (text === undefined) return undefined;
  return isHeading
    ? createDraft(text, { isHeading: true, texts: quotes })
    : createDraft('Hero', { kind: 'hero', texts: quotes });
};

/** "Brutalist/Editorial/Minimal": a word of several names lists them. */
const takeSlashed = (words: readonly string[]): { words: string[]; names: string[] } => {
  const slashed = words.find((word) => (word.match(/\//g)?.length ?? 0) >= 2);
  if (slashed === undefined) return { words: [...words], names: [] };
  return { words: words.filter((word) => word !== slashed), names: slashed.split('/').map(capitalize) };
};

const readThing = (
  phrase: NounPhrase,
  kind: FoundKind | undefined,
  mode: ChunkMode,
  context: ReadContext,
): Draft | undefined => {
  const { words, names } = takeSlashed(phrase.words);
  const { label, isVague, tookTail } = namePhrase(phrase, words.length > 0 ? words : names, kind, context);
  const asides = readAsideItems(phrase, context);
  const isSpeaking = kind !== undefined && SPEAKS_ALONE.has(kind.kind) && !mode.isStrict;
  if (label === '' || (isVague && !isSpeaking && phrase.quotes.length === 0 && asides.length === 0)) return undefined;
  const given = phrase.quotes.length > 1 ? phrase.quotes.map(parseItem) : [];
  const qualified = tookTail ? [] : readTailItems(phrase, context);
  const isAttributed = kind !== undefined && ATTRIBUTED.has(kind.kind) && areAttributes(phrase);
  // What a bill is said to hold is part of it anyway, unless it has a price.
  const isBill = kind?.kind === 'order' && !qualified.some((item) => item.value !== undefined);
  const listed = isAttributed || isBill ? [] : qualified;
  const fields = isAttributed
    ? qualified.filter((item) => !isIdleHead(listStems(item.title).at(-1) ?? '')).map((item) => createField(item.title))
    : [];
  const items = HAS_ITEMS.has(kind?.kind) ? [...given, ...names.map((title) => ({ title })), ...asides, ...listed] : [];
  const codes = phrase.asides.filter((aside) => CODE.test(aside));
  const texts = [
    ...phrase.quotes,
    ...codes,
    ...[...phrase.asides, phrase.tail].flatMap((text) => listQuotes(text, context.quotes)),
  ];
  if (kind?.kind === 'navigation') return createDraft('Navigation', { kind: 'navigation', items, texts });
  const priced = kind?.kind === 'order' ? parseItem(label) : { title: label };
  if (priced.value !== undefined) {
    return createDraft(priced.title, { kind: 'order', items: [priced], texts: [...texts, label] });
  }
  const isFigures = kind?.kind === 'plans' || kind?.kind === 'metrics';
  return createDraft(CTA_LABEL.test(label) ? 'Call to action' : label, {
    ...(kind === undefined ? {} : { kind: kind.kind }),
    items: isFigures ? items.map(parseFigure) : items,
    fields,
    texts,
    ...(phrase.count === undefined ? {} : { count: phrase.count }),
  });
};

/** "changelog CTA", "gradient Sign in CTA": what it does makes it a button, not a closing section. */
const isNamedCta = (phrase: NounPhrase, kind: FoundKind): boolean =>
  kind.kind === 'closing' &&
  phrase.words.length > 1 &&
  /^ctas?$/i.test(phrase.words.at(-1) ?? '') &&
  !/^(?:closing|final|footer)$/i.test(phrase.words[0] ?? '');

const isButton = (phrase: NounPhrase, kind: FoundKind | undefined, context: ReadContext): boolean =>
  isButtonPhrase(phrase, context) &&
  (kind === undefined ||
    kind.kind === 'button' ||
    (kind.kind === 'closing' && /^buttons?$/i.test(phrase.words.at(-1) ?? '')) ||
    (kind.kind === 'actions' && /^button$/i.test(phrase.words.at(-1) ?? '')) ||
    kind.weight < 4 ||
    phrase.quotes.length > 0 ||
    isNamedCta(phrase, kind));

/** "(Onboarding → Home → Detail)": what stands before the bracket is a way through. */
const readFlow = (phrase: NounPhrase): Draft | undefined => {
  const aside = phrase.asides.find((text) => text.includes('→'));
  if (aside === undefined) return undefined;
  return createDraft('Steps', {
    kind: 'steps',
    items: aside.split('→').map((title) => ({ title: capitalize(title.trim()) })),
  });
};

/** Detail words at the end of a longer name: "insurance status badges" are about the status. */
const withoutDetail = (phrase: NounPhrase, mode: ChunkMode): NounPhrase => {
  const isMarked =
    !mode.isStrict &&
    phrase.words.length >= LEAST_MARKED_WORDS &&
    !phrase.words.includes('and') &&
    isDetail(phrase.stems.at(-1) ?? '');
  return isMarked ? { ...phrase, words: phrase.words.slice(0, -1), stems: phrase.stems.slice(0, -1) } : phrase;
};
const LEAST_MARKED_WORDS = 3;

/** What a section's whole name says is shown in it; its words one by one might say something else. */
const kindOfName = (name: string): { kind?: AskedKind } => {
  const kind = findKind(listStems(name));
  return kind === undefined || kind.weight < 3 ? {} : { kind: kind.kind };
};

/** Reads one entry of an enumeration into a checklist entry; undefined when it asks for nothing to be shown. */
export const readChunk = (chunk: string, mode: ChunkMode, context: ReadContext): Draft | undefined => {
  const trimmed = chunk.trim();
  if (context.lang === 'en' && !mode.isForm && SECTION_NAMES.test(trimmed))
    return createDraft(capitalize(trimmed), { ...kindOfName(trimmed), isNamed: true });
  if (REFUSED.test(trimmed) || FILLERS.test(trimmed) || MADE_WITH.test(trimmed) || POSSESSED.test(trimmed))
    return undefined;
  const whole = parseNounPhrase(context.lang === 'en' ? dropVerb(trimmed, mode.isVerbal) : trimmed, context);
  const sure = findPhraseKind(whole, context);
  const phrase = sure !== undefined && sure.coversHead && sure.length > 1 ? whole : withoutDetail(whole, mode);
  if (phrase.words.length === 0 && phrase.quotes.length === 0) return undefined;
  const quoted = readQuotedText(phrase, context) ?? readFlow(phrase);
  if (quoted !== undefined) return quoted;
  const kind = findPhraseKind(phrase, context);
  if (isButton(phrase, kind, context)) return readButton(phrase, context);
  if (isBareDeed(phrase)) return createDraft(capitalize(phrase.words.join(' ')), { isAction: true, kind: 'button' });
  const control =
    mode.isStrict && !mode.isForm && phrase.quotes.length === 0 ? undefined : readControl(phrase, context);
  const isBareField = mode.isForm && phrase.quotes.length === 0 && kind?.kind !== 'order';
  const field =
    control ?? (isBareField ? readField(trimmed, context, kind === undefined || kind.weight < 3) : undefined);
  if (field !== undefined) return createDraft('Form', { kind: 'form', fields: [field], texts: phrase.quotes });
  const [said] = phrase.quotes;
  if (said !== undefined && phrase.quotes.length === 1 && ATTRIBUTE_WORDS.has(phrase.stems.join(' '))) {
    // `the status "Shipped"`: what is given is the value.
    return createDraft(capitalize(phrase.words.join(' ')), { isAttribute: true, texts: [said] });
  }
  if (!isAccepted(phrase, kind, mode, context)) return undefined;
  if (isAttributePhrase(phrase, mode)) {
    const label = capitalize(phrase.words.join(' '));
    return { ...(readThing(phrase, kind, mode, context) ?? createDraft(label)), isAttribute: true };
  }
  if (kind?.kind !== 'form' || phrase.quotes.length > 0) return readThing(phrase, kind, mode, context);
  const form = readForm(phrase, kind, context);
  return mode.isStrict && form.fields.length === 0 && isGenericLabel(form.label, context) ? undefined : form;
};

/** Leads of qualifiers that may hold things of their own: "a hero with a balance card". */
const HOLDING = new Set(
  'with framing over beside above below around wrapping holding containing plus inside on carrying next alongside including featuring'.split(
    ' ',
  ),
);
const STRICT: ChunkMode = { isStrict: true, isVerbal: false, isForm: false };

/** Like `readChunk`, and what stands in the entry's qualifier where it is surely a thing of its own. */
export const readChunks = (chunk: string, mode: ChunkMode, context: ReadContext): Draft[] => {
  const draft = readChunk(chunk, mode, context);
  const own = draft === undefined ? [] : [draft];
  const phrase = parseNounPhrase(chunk.trim(), context);
  if (!HOLDING.has(phrase.tailLead) || phrase.holder !== undefined || REFUSED.test(chunk.trim())) return own;
  const held = splitList(phrase.tail, context.grammar.ands.split(' '))
    .filter((part) => draft?.kind === undefined || /^(?:an?|the|one|two|three|four|\d)\b/i.test(part))
    .flatMap((part) => readChunks(part, STRICT, context))
    .filter(
      (inner) =>
        inner.isAction ||
        inner.isHeading === true ||
        inner.fields.length > 0 ||
        (inner.kind !== undefined && inner.kind !== draft?.kind),
    );
  return [...own, ...held.filter((inner) => draft?.kind !== 'form' || inner.kind !== 'form')];
};
