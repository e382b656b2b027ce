import type { Want } from '../brief.ts';
import type { ChunkMode } from './accept-phrase.ts';
import { createDraft, toWants, type Draft } from './draft.ts';
import type { Intent } from './find-intent.ts';
import { findKind } from './find-kind.ts';
import { isLookWord } from './look-word.ts';
import type { ReadContext } from './noun-phrase.ts';
import type { PromptText } from './prompt-text.ts';
import { readComponents } from './read-components.ts';
import { readItems } from './read-items.ts';
import { readLines } from './read-lines.ts';
import { readList } from './read-list.ts';
import { readMain } from './read-main.ts';
import { readSentence } from './read-sentence.ts';
import { readSpoken } from './read-spoken.ts';
import { readSpaceless } from './read-spaceless.ts';
import { readTable } from './read-table.ts';
import { settleDrafts } from './settle-drafts.ts';
import { listEnglishStems } from './translate-words.ts';
import { LOOK_HEADS } from './vocabulary/style-words.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
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

const FORM_STEMS = new Set(
  'form login checkout contact survey registration sign signup booking application register questionnaire reservation rsvp editor converter calculator setting preference'.split(
    ' ',
  ),
);

const isFormScreen = (intent: Intent, context: ReadContext): boolean =>
  listEnglishStems(`${intent.thing} ${intent.titles.join(' ')}`, context.lang).some((stem) => FORM_STEMS.has(stem));

const LOOK = new Set(LOOK_HEADS);
const USAGE =
  /\b(?:ideal for|suitable for|perfect for|optimi[sz]ed for|characteri[sz]ed by|reusable (?:for|as)|design system|this style|the aesthetic|aesthetic)\b/i;
const STYLED_SHARE = 0.12;
const SHORTEST_STYLED = 24;

/** Whether a prompt describes mainly a style: then only words that surely name content are entries. */
const isStyled = (text: PromptText, intent: Intent, context: ReadContext): boolean => {
  if (USAGE.test(text.text)) return true;
  if (intent.titles.length === 0) return false;
  const words = listWords(text.text);
  // Who asks in words lists content even in a flowery prompt.
  if (intent.isAsked || words.length < SHORTEST_STYLED) return false;
  const looks = words.filter((word) => isLookWord(word, context.colorWords) || LOOK.has(word.toLowerCase())).length;
  return looks / words.length > STYLED_SHARE;
};

/** "users can track expenses": who does it says nothing of what is shown. */
const DOERS =
  /^(?:(?:an?|the|each|every|our|my) )?(?:\p{L}+ )?(?:\p{L}+s|person|nurse|doctor|teacher|manager|parent|student|customer|user|admin|driver|owner|coach|guest|member|client|patient|one|users?|people|customers?|members?|guests?|visitors?|students?|parents?|teams?|you|i|we|they) (?:can|could|may|should be able to|are able to|to)(?: easily| quickly)? /iu;

const MEASURED = /\b(?:sensors?|dashboard|monitor\w*|tracker|readings?|gauges?|station)\b/i;

/** What the opening lists; a bracket right behind the thing names its parts: "greenhouse sensors (temperature, humidity)". */
const readOpening = (intent: Intent, subject: string, mode: ChunkMode, context: ReadContext): Draft[] => {
  const table = readTable(intent.rest, subject, context);
  if (table !== undefined) return [table.table, ...readList(table.rest, mode, context)];
  const bracket = /^\(([^()]+)\)\s*/.exec(intent.rest);
  if (bracket?.[1] === undefined || mode.isStrict) return readList(intent.rest, mode, context);
  const items = readItems(bracket[1], context);
  const isMeasured = MEASURED.test(`${intent.thing} ${intent.purpose}`);
  const label = intent.purpose === '' ? subject : capitalize(intent.purpose);
  const parts = createDraft(label, { kind: isMeasured ? 'metrics' : 'records', items });
  return [...(items.length >= 2 ? [parts] : []), ...readList(intent.rest.slice(bracket[0].length), mode, context)];
};

/** Writings go by their whole subject: "Two-factor auth PRD", not "PRD". */
const nameMain = (main: Draft | undefined, subject: string): Draft | undefined => {
  if (main?.kind === undefined || !WRITINGS.has(main.kind)) return main;
  const words = listStems(subject);
  return listStems(main.label).every((stem) => words.includes(stem)) ? { ...main, label: subject } : main;
};
const WRITINGS: ReadonlySet<AskedKind> = new Set<AskedKind>(['prose', 'timeline', 'article']);

/** "A profile for Mira Okafor": whom the screen is about. */
const readPerson = ({ thing, purpose }: Intent, main: Draft | undefined): Draft[] => {
  const name = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.’'-]*){1,2}$/u.exec(purpose)?.[0];
  const isAboutOne = /\b(?:profile|resume|résumé|cv|bio|portfolio|business card|contact card)$/i.test(thing);
  if (name === undefined || !isAboutOne) return [];
  if (main?.kind === 'profile') main.texts.push(name);
  return main?.kind === 'profile' ? [] : [createDraft(name, { kind: 'profile', texts: [name] })];
};

const readProse = ({ text, intent, subject, context }: WantsSource): Draft[] => {
  const mode: ChunkMode = {
    isStrict: isStyled(text, intent, context),
    isVerbal: false,
    isForm: isFormScreen(intent, context),
  };
  const main = nameMain(readMain(intent, context), subject);
  const [firstLine, ...lines] = text.lines;
  const sentences = (firstLine?.sentences ?? []).slice(intent.sentencesTaken);
  const drafts = [
    ...(main === undefined ? [] : [main]),
    ...readPerson(intent, main),
    ...readList(intent.deeds.replace(DOERS, ''), { ...mode, isVerbal: true }, context),
    ...readOpening(intent, subject, mode, context),
    ...sentences.flatMap((sentence) => readSentence(sentence, mode, context)),
    ...readLines(lines, mode, context),
  ];
  return readSpoken(settleDrafts(drafts, main, subject, context.lang), text.text, context);
};

const SPACELESS = new Set(['ja', 'zh']);

const readDrafts = (source: WantsSource): { drafts: Draft[]; heading?: string } => {
  const { text, subject, isComponents, context } = source;
  const kind = findKind(listStems(subject))?.kind;
  if (isComponents) return readComponents(text, { label: subject, ...(kind === undefined ? {} : { kind }) }, context);
  const drafts = SPACELESS.has(context.lang)
    ? settleDrafts(readSpaceless(text, context), undefined, subject, context.lang)
    : readProse(source);
  if (source.sampleNames.length > 0) {
    drafts.push(
      createDraft(subject, { kind: kind ?? 'records', items: source.sampleNames.map((title) => ({ title })) }),
    );
  }
  const heading =
    drafts.find((draft) => draft.isHeading === true)?.texts[0] ??
    drafts.find((draft) => draft.kind === 'hero' && draft.texts.length > 0)?.texts.find((words) => words.includes(' '));
  return { drafts, ...(heading === undefined ? {} : { heading }) };
};

/** The checklist of a prompt: everything it asks to be on the screen, in its order. */
export const readWants = (source: WantsSource): WantsReading => {
  const { drafts, heading } = readDrafts(source);
  return { wants: toWants(drafts), ...(heading === undefined ? {} : { heading }) };
};
