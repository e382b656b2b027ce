import type { Want } from '../brief.ts';
import { createDraft, toWants, type Draft } from './draft.ts';
import { findKind } from './find-kind.ts';
import type { Intent } from './find-intent.ts';
import { isLookWord } from './look-word.ts';
import { parseNounPhrase, type ReadContext } from './noun-phrase.ts';
import type { PromptLine, PromptText } from './prompt-text.ts';
import { readChunk, type ChunkMode } from './read-chunk.ts';
import { readComponents } from './read-components.ts';
import { readList } from './read-list.ts';
import { readEntry, readSentence } from './read-sentence.ts';
import { readSpaceless } from './read-spaceless.ts';
import { toForeignLabel, toLabel } from './to-label.ts';
import { listEnglishStems } from './translate-words.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { LOOK_HEADS } from './vocabulary/style-words.ts';
import { capitalize, listStems, listWords } from './word-forms.ts';

export interface WantsReading {
  wants: Want[];
  /** A heading that the prompt gives word for word. */
  heading?: string;
}

export interface WantsSource {
  text: PromptText;
  intent: Intent;
  subject: string;
  isComponents: boolean;
  sampleNames: readonly string[];
  context: ReadContext;
}

const SCREEN_NOUNS =
  /\s*\b(?:apps?|applications?|pages?|screens?|websites?|sites?|interfaces?|ui|ux|views?|components?|widgets?|templates?|sections?|layouts?|designs?|homepage|flow|forms? page|system|interface)\b\s*$/i;
/** Kinds that a whole screen has by its nature: an app of that name shows them without being asked. */
const WHOLE_SCREEN: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'navigation',
  'button',
  'points',
  'article',
  'gallery',
  'hero',
]);

/** Kinds whose words also name apps, people and companies; as the thing asked for they are no entry. */
const NOT_MAIN: ReadonlySet<AskedKind> = new Set<AskedKind>(['people', 'points', 'article', 'button']);

/** The thing the prompt asks for as an entry of its own: "a testimonial slider", "a contact form". */
const readMain = (intent: Intent, context: ReadContext): Draft | undefined => {
  let naming = intent.thing;
  let isScreen = false;
  while (SCREEN_NOUNS.test(naming)) {
    naming = naming.replace(SCREEN_NOUNS, '');
    isScreen = true;
  }
  const phrase = parseNounPhrase(naming, context);
  const kind = findKind(
    phrase.stems,
    context.grammar.headFirst,
    context.lang === 'en' ? /[^s]s$/.test(phrase.words.at(-1) ?? '') : undefined,
  );
  if (kind === undefined || !kind.coversHead || kind.weight < (isScreen ? 3 : 2)) return undefined;
  if (isScreen && WHOLE_SCREEN.has(kind.kind)) return undefined;
  if (NOT_MAIN.has(kind.kind) || (kind.kind === 'board' && kind.weight < 4)) return undefined;
  const words = phrase.words.filter((word) => !isLookWord(word, context.colorWords) || phrase.words.length === 1);
  const label =
    context.lang === 'en' ? toLabel(words.length > 0 ? words : phrase.words, kind.kind) : toForeignLabel(phrase.words);
  if (kind.kind === 'navigation') return createDraft('Navigation', { kind: 'navigation' });
  return createDraft(label, { kind: kind.kind, ...(phrase.count === undefined ? {} : { count: phrase.count }) });
};

const FORM_STEMS = new Set([
  'form',
  'login',
  'checkout',
  'contact',
  'survey',
  'registration',
  'sign',
  'signup',
  'booking',
  'application',
  'register',
  'questionnaire',
  'reservation',
  'log',
  'rsvp',
  'editor',
  'converter',
  'calculator',
]);

const isFormScreen = (intent: Intent, context: ReadContext): boolean =>
  listEnglishStems(`${intent.thing} ${intent.titles.join(' ')}`, context.lang).some((stem) => FORM_STEMS.has(stem)) ||
  listStems(intent.thing).includes('form');

const LOOK = new Set(LOOK_HEADS);
const USAGE =
  /\b(?:ideal for|suitable for|perfect for|optimi[sz]ed for|characteri[sz]ed by|reusable (?:for|as)|design system|this style|the aesthetic|aesthetic)\b/i;
const STYLED_SHARE = 0.12;
const SHORTEST_STYLED = 24;

/** Whether a prompt describes mainly a style: then only words that surely name content are entries. */
const isStyled = (text: PromptText, context: ReadContext): boolean => {
  const words = listWords(text.text);
  if (words.length < SHORTEST_STYLED) return false;
  const looks = words.filter((word) => isLookWord(word, context.colorWords) || LOOK.has(word.toLowerCase())).length;
  return USAGE.test(text.text) || looks / words.length > STYLED_SHARE;
};

const GENERIC_HEADINGS =
  /^(?:the |key |main |core |page |required |must-have |app )*(?:sections?|features?|requirements?|components?|layout|pages?|contents?|include[sd]?|includes|screens?|details?|elements?|functionality|structure|should have|needs?|must haves?|what to include|deliverables|specs?|specifications?|information|modules?|blocks?|widgets?|it should (?:have|include|show))\s*:?\s*$/i;
const LOOK_HEADINGS =
  /^(?:the )?(?:overall )?(?:visual )?(?:style|styling|design(?: style| system| notes| requirements)?|colou?rs?(?: palette| scheme)?|palette|typography|fonts?|theme|tech(?:nical)?(?: stack| requirements| notes)?|tone|mood|audience|animations?|interactions?|responsive\w*|accessibility|branding|constraints|do not|avoid|output|notes?|aesthetic|vibe|look and feel|target users?|platform|device)\s*:?\s*$/i;

const readHeading = (line: PromptLine, mode: ChunkMode, context: ReadContext): Draft | undefined => {
  const title = (line.sentences[0] ?? '').replace(/[:：]\s*$/u, '').trim();
  if (GENERIC_HEADINGS.test(title)) return undefined;
  const draft = readChunk(title, { ...mode, isStrict: true, isForm: false }, context);
  return draft?.kind === undefined ? undefined : draft;
};

const LOOK_LINE =
  /^(?:style|design|colou?rs?|palette|typography|fonts?|theme|tech(?: stack)?|tone|mood|audience|target(?: users?| audience)?|platform|device|layout)\s*[:：]/i;
const CONTAINERS: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'navigation',
  'tabs',
  'filters',
  'form',
  'settings',
  'metrics',
  'records',
  'plans',
  'footer',
  'steps',
  'questions',
  'board',
  'choices',
  'timeline',
  'people',
  'actions',
  'schedule',
]);

/** Lines after the opening: headings own the entries under them. */
const readLines = (lines: readonly PromptLine[], mode: ChunkMode, context: ReadContext): Draft[] => {
  const drafts: Draft[] = [];
  let owner: Draft | undefined;
  let isLookPart = false;
  for (const line of lines) {
    const [first = ''] = line.sentences;
    if (line.isHeading) {
      isLookPart = LOOK_HEADINGS.test(first.replace(/[:：]\s*$/u, ''));
      owner = isLookPart ? undefined : readHeading(line, mode, context);
      if (owner !== undefined) drafts.push(owner);
      continue;
    }
    if (line.isEntry && isLookPart) continue;
    if (LOOK_LINE.test(first)) continue;
    if (!line.isEntry) {
      owner = undefined;
      isLookPart = false;
      drafts.push(...line.sentences.flatMap((sentence) => readSentence(sentence, mode, context)));
      continue;
    }
    const isShort = line.sentences.length === 1 && listWords(first).length <= 6 && !/[:：]/u.test(first);
    if (owner?.kind !== undefined && CONTAINERS.has(owner.kind) && isShort) {
      const inner = readList(first, { ...mode, isForm: owner.kind === 'form' }, context);
      if (owner.kind === 'form') owner.fields.push(...inner.flatMap((draft) => draft.fields));
      else owner.items.push({ title: capitalize(first.replace(/[.;,]$/, '')) });
      drafts.push(...inner.filter((draft) => draft.isAction));
    } else drafts.push(...readEntry(line.sentences, mode, context));
  }
  return drafts;
};

/** Loose fields go to the form they belong to: the named one before them, the screen's own, or one named after the subject. */
const settleFields = (drafts: readonly Draft[], main: Draft | undefined, subject: string): Draft[] => {
  const settled: Draft[] = [];
  let own: Draft | undefined = main?.kind === 'form' ? main : undefined;
  for (const draft of drafts) {
    const isLoose = draft.kind === 'form' && draft.label === 'Form' && draft.fields.length > 0;
    if (!isLoose) {
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

/** For a prompt about one component, what it lists without a kind of its own are that component's parts. */
const PART_OWNERS: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'notice',
  'actions',
  'footer',
  'records',
  'plans',
  'metrics',
  'timeline',
  'quotes',
  'choices',
  'gallery',
  'tabs',
  'questions',
]);

const settleParts = (drafts: readonly Draft[], main: Draft | undefined): Draft[] => {
  if (main?.kind === undefined || !PART_OWNERS.has(main.kind)) return [...drafts];
  const named = drafts.filter((draft) => draft !== main && draft.isHeading !== true && !draft.isAction);
  const areParts = named.length > 0 && named.every((draft) => draft.kind === undefined || draft.kind === main.kind);
  if (!areParts) return [...drafts];
  const isNewName = (draft: Draft): boolean =>
    !listStems(draft.label).every((stem) => listStems(main.label).includes(stem));
  main.items.push(
    ...named.flatMap((draft) =>
      draft.items.length > 0 ? draft.items : isNewName(draft) ? [{ title: draft.label }] : [],
    ),
  );
  main.texts.push(...named.flatMap((draft) => draft.texts));
  return drafts.filter((draft) => !named.includes(draft));
};

const readProse = (source: WantsSource): Draft[] => {
  const { text, intent, subject, context } = source;
  const styled = isStyled(text, context);
  const mode: ChunkMode = { isStrict: styled, isVerbal: false, isForm: isFormScreen(intent, context) };
  const main = readMain(intent, context);
  const opening = [
    ...readList(intent.deeds, { ...mode, isVerbal: true }, context),
    ...readList(intent.rest, mode, context),
  ];
  const [firstLine, ...lines] = text.lines;
  const others = (firstLine?.sentences ?? [])
    .slice(intent.sentencesTaken)
    .flatMap((sentence) => readSentence(sentence, mode, context));
  const drafts = [...(main === undefined ? [] : [main]), ...opening, ...others, ...readLines(lines, mode, context)];
  return settleParts(settleFields(drafts, main, subject), main);
};

const SPACELESS = new Set(['ja', 'zh']);

/** The checklist of a prompt: everything it asks to be on the screen, in its order. */
export const readWants = (source: WantsSource): WantsReading => {
  const { text, subject, isComponents, context } = source;
  if (isComponents) {
    const kind = findKind(listStems(subject))?.kind;
    const reading = readComponents(text, { label: subject, ...(kind === undefined ? {} : { kind }) }, context);
    return { wants: toWants(reading.drafts), ...(reading.heading === undefined ? {} : { heading: reading.heading }) };
  }
  const drafts = SPACELESS.has(context.lang) ? readSpaceless(text, context) : readProse(source);
  if (source.sampleNames.length > 0) {
    drafts.push(
      createDraft(subject, {
        kind: findKind(listStems(subject))?.kind ?? 'records',
        items: source.sampleNames.map((title) => ({ title })),
      }),
    );
  }
  const heading = drafts.find((draft) => draft.isHeading === true)?.texts[0];
  return { wants: toWants(drafts), ...(heading === undefined ? {} : { heading }) };
};
