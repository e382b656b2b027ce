import { parseCount } from './count-words.ts';
import { listQuotes, unmask } from './prompt-text.ts';
import { splitList } from './split-list.ts';
import { capitalize, listWords } from './word-forms.ts';

export type ComponentName =
  | 'text'
  | 'textField'
  | 'dateTime'
  | 'choice'
  | 'checkbox'
  | 'switch'
  | 'slider'
  | 'button'
  | 'tabs'
  | 'list'
  | 'grid'
  | 'card'
  | 'row'
  | 'column'
  | 'image'
  | 'other';

/** One component that a prompt names, with everything said about it up to the next one. */
export interface Mention {
  name: ComponentName;
  isPlural: boolean;
  /** Heading level of a text: 1 for `h1`. */
  level?: number;
  count?: number;
  texts: string[];
  options: string[];
  value?: string;
  error?: string;
  placeholder?: string;
  isMultiline: boolean;
  isMultiple: boolean;
  /** Unquoted words that say what it is for, such as "of recent workouts". */
  words: string;
}

const NAMES: readonly (readonly [ComponentName, RegExp])[] = [
  ['textField', /^(?:text ?fields?|text ?inputs?|input ?fields?|inputs?|text ?areas?)$/i],
  ['dateTime', /^(?:datetimeinputs?|date ?pickers?|time ?pickers?|date ?inputs?)$/i],
  ['choice', /^(?:choice ?pickers?|multiple ?choices?|dropdowns?|selects?|radio ?groups?|radio buttons?)$/i],
  ['checkbox', /^check ?box(?:es)?$/i],
  ['switch', /^(?:switch(?:es)?|toggles?)$/i],
  ['slider', /^sliders?$/i],
  ['button', /^buttons?$/i],
  ['tabs', /^tabs?$/i],
  ['list', /^lists?$/i],
  ['grid', /^grids?$/i],
  ['card', /^cards?$/i],
  ['row', /^rows?$/i],
  ['column', /^columns?$/i],
  ['image', /^(?:images?|videos?|icons?|avatars?)$/i],
  ['text', /^(?:texts?|headings?)$/i],
  ['other', /^(?:dividers?|modals?|audioplayers?|badges?|chips?|progressbars?)$/i],
];

/** Names written as in a toolkit count anywhere; the same words in lowercase only where they surely mean a control. */
const COMPONENT =
  /\b(?:TextFields?|TextInputs?|DateTimeInputs?|ChoicePickers?|MultipleChoices?|CheckBox(?:es)?|Checkbox(?:es)?|RadioGroups?|AudioPlayers?|Dropdowns?|Selects?|Switch(?:es)?|Toggles?|Sliders?|Buttons?|Tabs?|Cards?|Rows?|Columns?|Lists?|Grids?|Images?|Icons?|Videos?|Avatars?|Dividers?|Modals?|Badges?|Chips?|ProgressBars?|Texts?|Headings?|Inputs?|text fields?|text inputs?|input fields?|date pickers?|dropdowns?|checkbox(?:es)?|buttons?|sliders?|(?<=\b(?:create|include|add|two|three|four|five|six|of|separate) )(?:cards|rows)|(?<=[\uE000-\uF8FF] )(?:text|card|tab|column)(?= \())\b/gu;

/** "Row 1:", "Tab:" and "Card A" as names of places rather than new things. */
const PLACE_NAME = /^(?:Row|Card|Column|Tab|Day) [A-Z\d]\b/;
/** "Inside the “Mammalia” card": a reference back. */
const REFERENCE_BEFORE =
  /\b(?:inside|in|within|below|above|under|for|of|to|each|every|this|that|the main|main) (?:the |each )?(?:[\uE000-\uF8FF] |[a-z]+ )?$/u;

const QUOTE_LIST = String.raw`[\uE000-\uF8FF](?:(?:,? and |, ?| or )[\uE000-\uF8FF])*`;
const OPTIONS = new RegExp(
  String.raw`\b(?:options?|choices|answers)(?: of|:| are| list)*\s*(?:\()?(${QUOTE_LIST})`,
  'u',
);
const ERROR = /\berror(?: message)?:? ([\uE000-\uF8FF])/u;
const PLACEHOLDER = /\b(?:placeholder|hint)(?: text)?:? ([\uE000-\uF8FF])/u;
const VALUE = /\b(?:value|initiali[sz]ed?)(?: value)?(?: to| of| at|:)? (true|false|\d[\d.,]*)/i;

const nameOf = (word: string): ComponentName => NAMES.find(([, pattern]) => pattern.test(word))?.[0] ?? 'other';

interface Span {
  name: ComponentName;
  isPlural: boolean;
  start: number;
  end: number;
}

const listSpans = (sentence: string): Span[] =>
  [...sentence.matchAll(COMPONENT)].flatMap((match) => {
    const before = sentence.slice(0, match.index);
    const isLowercase = /^[a-z]/.test(match[0]);
    if (PLACE_NAME.test(sentence.slice(match.index))) return [];
    if (isLowercase && !match[0].endsWith('s') && REFERENCE_BEFORE.test(before)) return [];
    return [
      {
        name: nameOf(match[0]),
        isPlural: match[0].endsWith('s') && nameOf(match[0]) !== 'tabs',
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });

/** A quoted text right before a component is its own: `a "Sign In" button`. */
const leadingQuoteStart = (sentence: string, span: Span): number => {
  const match = /([\uE000-\uF8FF]) (?:\(|[a-z-]+ )?$/u.exec(sentence.slice(0, span.start));
  const isReference =
    match !== null && /\b(?:the|this|that|each) $/.test(sentence.slice(0, match.index)) && span.name !== 'text';
  return match === null || isReference ? span.start : match.index;
};

const WORDS_BEFORE_FIELD_NAMES =
  /\b(?:for|labell?ed|named|called)\s+([^()\uE000-\uF8FF.:]+?)\s*(?:\(|,\s+(?:and\s+)?(?:an?|the)\s|,?\s+and\s+an?\s|$)/u;

const listUnquotedNames = (name: ComponentName, isPlural: boolean, segment: string): string[] => {
  const isControl = name === 'textField' || name === 'button' || name === 'dateTime' || name === 'checkbox';
  if (!isControl) return [];
  const aside = /^\s*\(([^()]+,[^()]+)\)/.exec(segment)?.[1];
  const source = aside ?? (isPlural || name !== 'button' ? WORDS_BEFORE_FIELD_NAMES.exec(segment)?.[1] : undefined);
  if (source === undefined) return [];
  return splitList(source.replace(/^the /, ''), ['and', 'or'])
    .map((part) => part.replace(/^(?:an?|the|each|entering|selecting|choosing) /i, '').trim())
    .filter(
      (part) =>
        listWords(part).length > 0 &&
        listWords(part).length <= 4 &&
        !/\b(?:min|max|value|h\d|multiline|variant)\b|=/i.test(part),
    )
    .map(capitalize);
};

const readMention = (span: Span, lead: string, before: string, segment: string, quotes: readonly string[]): Mention => {
  const options = listQuotes(OPTIONS.exec(segment)?.[1] ?? '', quotes);
  const error = listQuotes(ERROR.exec(segment)?.[1] ?? '', quotes)[0];
  const placeholder = listQuotes(PLACEHOLDER.exec(segment)?.[1] ?? '', quotes)[0];
  const value = VALUE.exec(segment)?.[1];
  const special = new Set([...options, error, placeholder]);
  const own = listQuotes(
    lead + segment.replace(OPTIONS, ' ').replace(ERROR, ' ').replace(PLACEHOLDER, ' '),
    quotes,
  ).filter((text) => !special.has(text) || options.length === 0);
  const texts = own.length > 0 ? own : listUnquotedNames(span.name, span.isPlural, segment);
  const level = /\bh([1-6])\b/.exec(segment)?.[1];
  const count = parseCount(
    /(\w+)\s*$/.exec(before.replace(/[\uE000-\uF8FF] *$/u, '').trimEnd())?.[1]?.toLowerCase() ?? '',
  );
  return {
    name: span.name,
    isPlural: span.isPlural,
    texts: [...new Set(texts)],
    options,
    isMultiline: /multi-?line|longText|multi-line/i.test(segment),
    isMultiple: /multiple ?selection|multi-?select|multiple/i.test(segment),
    words: unmask(segment.replaceAll(/\([^()]*\)/g, ' ').replaceAll(/[\uE000-\uF8FF]/gu, ' '), quotes)
      .replaceAll(/\s+/g, ' ')
      .trim(),
    ...(level === undefined ? {} : { level: Number(level) }),
    ...(count === undefined ? {} : { count }),
    ...(value === undefined ? {} : { value }),
    ...(error === undefined ? {} : { error }),
    ...(placeholder === undefined ? {} : { placeholder }),
  };
};

/** Components that a masked sentence names, in order; empty for a sentence that names none. */
export const listMentions = (sentence: string, quotes: readonly string[]): Mention[] => {
  const spans = listSpans(sentence);
  const starts = spans.map((span) => leadingQuoteStart(sentence, span));
  return spans.map((span, index) => {
    const end = starts[index + 1] ?? sentence.length;
    const start = starts[index] ?? span.start;
    return readMention(
      span,
      sentence.slice(start, span.start),
      sentence.slice(Math.max(0, start - 30), start),
      sentence.slice(span.end, Math.max(span.end, end)),
      quotes,
    );
  });
};
