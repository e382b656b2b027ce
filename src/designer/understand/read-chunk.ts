import { createDraft, type Draft } from './draft.ts';
import { dropVerb } from './drop-verb.ts';
import { findKind, type FoundKind } from './find-kind.ts';
import { isLookWord } from './look-word.ts';
import { parseNounPhrase, type NounPhrase, type ReadContext } from './noun-phrase.ts';
import { listQuotes, unmask } from './prompt-text.ts';
import { isBareDeed, isButtonPhrase, readButton } from './read-button.ts';
import { readControl } from './read-control.ts';
import { createField, isFieldLabel } from './read-field.ts';
import { parseItem } from './read-item.ts';
import { readAsideItems, readTailItems } from './read-items.ts';
import { splitList } from './split-list.ts';
import { toForeignLabel, toLabel } from './to-label.ts';
import { listEnglishStems } from './translate-words.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { DETAIL_HEADS, LOOK_HEADS, TECH_WORDS } from './vocabulary/style-words.ts';
import { capitalize, foldWord, listWords } from './word-forms.ts';

export interface ChunkMode {
  /** Only words that surely name content count: descriptions of a style are full of nouns that do not. */
  isStrict: boolean;
  /** Entries may be deeds: "track expenses". */
  isVerbal: boolean;
  /** The screen is a form: bare labels are its fields. */
  isForm: boolean;
}

const LOOK = new Set(LOOK_HEADS);
const DETAIL = new Set(DETAIL_HEADS);
const TECH = new Set(TECH_WORDS);
const REFUSED =
  /^(?:no|not|without|never|nothing|don't|do not|avoid\w*|excluding|except|instead of|kein\w*|ohne|sans|sin|senza|sem|zonder|bez)\b/iu;
const FILLERS =
  /^(?:(?:and )?more|etc|so on|others?|the rest|everything|anything|things?|stuff|lorem ipsum|it|them|this|that|these|those|you|we|i|users?|people can|us)\b\.?$/iu;
/** Parts of what stands before, not things of their own: "including their names and photos". */
const POSSESSED = /^(?:(?:including|with|plus) )?(?:their|its|his|her)\b/i;
const HEADINGS = new Set('headline heading title h1 h2 uberschrift titre titulo titolo'.split(' '));
const SUBTEXTS = new Set('subtitle subheading subheadline tagline eyebrow slogan kicker wordmark lead'.split(' '));
/** Kinds whose name alone says too little for a heading; their object says it. */
const GENERIC = new Set(
  (
    'form,chart,graph,table,list,card,item,field,input,button,grid,tile,row,record,entry,image,photo,stat,option,panel,section,block,log,text,control,toggle,step,switch,action,' +
    'category,gallery,day,detail,figure,number,tracker,checkbox,slider,dropdown,feature,chip,column,tag,label,state,stage,form field,auth,data,content,header,text field,area'
  ).split(','),
);
/** Said this briefly, such a thing still says what it is: "map", "search". */
const SPEAKS_ALONE: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'filters',
  'place',
  'month',
  'steps',
  'tabs',
  'points',
  'metrics',
  'series',
  'form',
  'settings',
  'records',
]);
const OBJECT_LEADS = new Set(
  'of for showing with displaying about representing listing containing from fur von mit pour para per avec con com di de'.split(
    ' ',
  ),
);
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
const LONGEST_OPEN_PHRASE = 6;

const headOf = (phrase: NounPhrase, context: ReadContext): string =>
  (context.grammar.headFirst ? phrase.stems[0] : phrase.stems.at(-1)) ?? '';

const isPluralWord = (word: string | undefined): boolean =>
  word !== undefined && /[^s]s$/i.test(word) && !/(?:us|is|ss)$/i.test(word);

const readKind = (phrase: NounPhrase, context: ReadContext): FoundKind | undefined => {
  const { headFirst } = context.grammar;
  const isPlural = context.lang === 'en' && phrase.words.length > 0 ? isPluralWord(phrase.words.at(-1)) : undefined;
  const kind = findKind(phrase.stems, headFirst, isPlural);
  if (kind !== undefined && kind.weight >= 2) return kind;
  if (phrase.unit !== undefined) return findKind([phrase.unit], headFirst) ?? kind;
  return phrase.holder === undefined ? kind : (findKind([phrase.holder]) ?? kind);
};

const isSureKind = (kind: FoundKind | undefined): boolean => kind !== undefined && kind.coversHead && kind.weight >= 2;

const isAccepted = (
  phrase: NounPhrase,
  kind: FoundKind | undefined,
  mode: ChunkMode,
  context: ReadContext,
): boolean => {
  const head = headOf(phrase, context);
  const isSure = isSureKind(kind);
  if (phrase.words.some((word) => /^\p{Lu}/u.test(word) && context.fontWords.has(foldWord(word))) && !isSure)
    return false;
  if (phrase.quotes.length > 0)
    return !LOOK.has(head) && (!mode.isStrict || isSure || listWords(phrase.quotes[0] ?? '').length > 1);
  if (phrase.words.some((word) => TECH.has(foldWord(word))) && !isSure) return false;
  if (DETAIL.has(head)) return isSure && phrase.stems.length >= 2;
  if (LOOK.has(head) && !isSure && !(kind !== undefined && kind.weight >= 3 && !mode.isStrict)) return false;
  if (isLookWord(phrase.words.at(-1) ?? '', context.colorWords) && kind === undefined) return false;
  if (mode.isStrict) return isSure;
  return (kind !== undefined && kind.weight >= 2) || phrase.words.length <= LONGEST_OPEN_PHRASE;
};

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

const nameIt = (words: readonly string[], kind: AskedKind | undefined, context: ReadContext): string =>
  context.lang === 'en' ? toLabel(words, kind) : toForeignLabel(words);

const isGeneric = (label: string, context: ReadContext): boolean =>
  GENERIC.has(listEnglishStems(label, context.lang).join(' '));

/** The thing in the qualifier, where the phrase itself names only a way of showing: "chart of weekly sales". */
const readObject = (phrase: NounPhrase, context: ReadContext): NounPhrase | undefined => {
  if (!OBJECT_LEADS.has(phrase.tailLead)) return undefined;
  const [first] = splitList(phrase.tail, context.grammar.ands.split(' '));
  const object = first === undefined ? undefined : parseNounPhrase(first, context);
  const head = object === undefined ? '' : headOf(object, context);
  return object !== undefined &&
    object.words.length > 0 &&
    object.words.length <= 4 &&
    !LOOK.has(head) &&
    !DETAIL.has(head)
    ? object
    : undefined;
};

/** "Brutalist/Editorial/Minimal": a word of several names lists them. */
const takeSlashed = (words: readonly string[]): { words: string[]; names: string[] } => {
  const slashed = words.find((word) => (word.match(/\//g)?.length ?? 0) >= 2);
  return slashed === undefined
    ? { words: [...words], names: [] }
    : { words: words.filter((word) => word !== slashed), names: slashed.split('/').map(capitalize) };
};

const readThing = (
  phrase: NounPhrase,
  kind: FoundKind | undefined,
  mode: ChunkMode,
  context: ReadContext,
): Draft | undefined => {
  const { words, names } = takeSlashed(phrase.words);
  const [quote, ...moreQuotes] = phrase.quotes;
  const isNamedByQuote = quote !== undefined && moreQuotes.length === 0;
  const own = isNamedByQuote ? capitalize(quote) : nameIt(words.length > 0 ? words : names, kind?.kind, context);
  const isVague = !isNamedByQuote && (own === '' || isGeneric(own, context));
  const object = isVague ? readObject(phrase, context) : undefined;
  const label = object === undefined ? own : nameIt(object.words, kind?.kind, context);
  const speaks = kind !== undefined && SPEAKS_ALONE.has(kind.kind) && !mode.isStrict;
  if (
    label === '' ||
    (isVague &&
      object === undefined &&
      !speaks &&
      phrase.quotes.length === 0 &&
      readAsideItems(phrase, context).length === 0)
  )
    return undefined;
  const count = phrase.count === undefined ? {} : { count: phrase.count };
  const items = HAS_ITEMS.has(kind?.kind)
    ? [
        ...(isNamedByQuote ? [] : phrase.quotes.map(parseItem)),
        ...names.map((title) => ({ title })),
        ...readAsideItems(phrase, context),
        ...(object === undefined ? readTailItems(phrase, context) : []),
      ]
    : [];
  const texts = [
    ...phrase.quotes,
    ...listQuotes(phrase.asides.join(' '), context.quotes),
    ...listQuotes(phrase.tail, context.quotes),
  ];
  if (kind?.kind === 'navigation') return createDraft('Navigation', { kind: 'navigation', items, texts });
  return createDraft(/^(?:ctas?|call-to-action)$/i.test(label) ? 'Call to action' : label, {
    ...(kind === undefined ? {} : { kind: kind.kind }),
    items,
    texts,
    ...count,
  });
};

const readForm = (phrase: NounPhrase, kind: FoundKind, context: ReadContext): Draft => {
  const label = nameIt(phrase.words, kind.kind, context);
  const inside = [...phrase.asides, LISTS_FIELDS.has(phrase.tailLead) ? phrase.tail : '']
    .filter((text) => text !== '')
    .join(', ');
  const fields = splitList(inside, [...context.grammar.ands.split(' '), 'plus'])
    .flatMap((part) => part.split(/\s[+/]\s/))
    .flatMap((part) => readField(part, context) ?? []);
  const isBare = isGeneric(label, context);
  return createDraft(isBare && fields.length > 0 ? 'Form' : label, {
    kind: 'form',
    fields,
    texts: phrase.quotes,
    ...(phrase.count === undefined ? {} : { count: phrase.count }),
  });
};

const LISTS_FIELDS = new Set('with for including containing of mit avec con com fur para pour per'.split(' '));

/** A form field from a bare label or a named control: "email", "an oversized E-mail input". */
const readField = (chunk: string, context: ReadContext): ReturnType<typeof createField> | undefined => {
  const phrase = parseNounPhrase(chunk, context);
  const control = readControl(phrase, context);
  if (control !== undefined) return control;
  const label = unmask(phrase.words.join(' '), context.quotes);
  return isFieldLabel(phrase.stems.join(' ')) && phrase.tail === ''
    ? createField(label, phrase.stems.join(' '))
    : undefined;
};

/** Reads one entry of an enumeration into a checklist entry; undefined when it asks for nothing to be shown. */
export const readChunk = (chunk: string, mode: ChunkMode, context: ReadContext): Draft | undefined => {
  const trimmed = chunk.trim();
  if (REFUSED.test(trimmed) || FILLERS.test(trimmed) || (POSSESSED.test(trimmed) && !mode.isVerbal)) return undefined;
  const phrase = parseNounPhrase(context.lang === 'en' ? dropVerb(trimmed, mode.isVerbal) : trimmed, context);
  if (phrase.words.length === 0 && phrase.quotes.length === 0) return undefined;
  const quoted = readQuotedText(phrase, context);
  if (quoted !== undefined) return quoted;
  const kind = readKind(phrase, context);
  const isNamedCta =
    kind?.kind === 'closing' &&
    phrase.words.length > 1 &&
    phrase.words.at(-1)?.toLowerCase() === 'cta' &&
    phrase.stems.length > 1 &&
    !/closing|final|footer/.test(phrase.stems[0] ?? '');
  if (
    isButtonPhrase(phrase, context) &&
    (kind === undefined || kind.kind === 'button' || kind.weight < 4 || phrase.quotes.length > 0 || isNamedCta)
  ) {
    return readButton(phrase, context);
  }
  if (isBareDeed(phrase)) return createDraft(capitalize(phrase.words.join(' ')), { isAction: true, kind: 'button' });
  const control = readControl(phrase, context);
  if (control !== undefined) return createDraft('Form', { kind: 'form', fields: [control], texts: phrase.quotes });
  if (mode.isForm && phrase.quotes.length === 0 && kind?.kind !== 'order') {
    const field = readField(trimmed, context);
    if (field !== undefined) return createDraft('Form', { kind: 'form', fields: [field] });
  }
  if (!isAccepted(phrase, kind, mode, context)) return undefined;
  if (kind?.kind === 'form' && phrase.quotes.length === 0) {
    const form = readForm(phrase, kind, context);
    return isGeneric(form.label, context) && form.fields.length === 0 && mode.isStrict ? undefined : form;
  }
  return readThing(phrase, kind, mode, context);
};

/** Leads of qualifiers that may hold things of their own: "a hero with a balance card". */
const HOLDING = new Set(
  'with framing over beside above below around wrapping holding containing plus inside on carrying next alongside including featuring'.split(
    ' ',
  ),
);

/** Like `readChunk`, and what stands in the entry's qualifier where it is surely a thing of its own. */
export const readChunks = (chunk: string, mode: ChunkMode, context: ReadContext): Draft[] => {
  const draft = readChunk(chunk, mode, context);
  const phrase = parseNounPhrase(chunk.trim(), context);
  if (!HOLDING.has(phrase.tailLead) || phrase.holder !== undefined || REFUSED.test(chunk.trim()))
    return draft === undefined ? [] : [draft];
  const held = splitList(phrase.tail, context.grammar.ands.split(' '))
    .flatMap((part) =>
      /^(?:an?|the|one|two|three|four|\d)\b/i.test(part)
        ? readChunks(part, { isStrict: true, isVerbal: false, isForm: false }, context)
        : [],
    )
    .filter(
      (inner) =>
        inner.isAction ||
        inner.isHeading === true ||
        inner.fields.length > 0 ||
        (inner.kind !== undefined && inner.kind !== draft?.kind),
    );
  const isForm = draft?.kind === 'form';
  return [...(draft === undefined ? [] : [draft]), ...held.filter((inner) => !(isForm && inner.kind === 'form'))];
};
