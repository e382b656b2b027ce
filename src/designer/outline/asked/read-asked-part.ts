import { cut, trimEnds, type Piece } from '../form/piece.ts';
import type { Makes } from '../lexicon/element-entry.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { findPlaces } from '../lexicon/find-places.ts';
import type { Mention } from '../lexicon/mention.ts';
import type { Node, Place } from '../outline.ts';

/** A part of a page as a prompt names it. */
export interface AskedPart {
  /** All that is said of it. */
  piece: Piece;
  /** What it is, without form and place: "visitors in the last 30 days". */
  noun: string;
  /** The same with its form: "line chart of visitors in the last 30 days". */
  words: string;
  /** The element that it is asked to be, where one is named. */
  form?: Mention;
  /** What each of it has, or what it has: "fill level", "temperature". */
  attributes: string[];
  place?: Place;
  /** What it is, wholly said: a button, a choice. */
  node?: Node;
}

const LEAD =
  /^(?:(?:and|plus|also|then|finally|as well as|with|showing|include|includes|add|there (?:is|are|should be)|it (?:has|shows)|below(?: (?:it|that|them))?|above(?: (?:it|that|them))?|next to (?:it|that|them)|underneath|an?|the|my|our|your|their|its|some)[,\s]+)+/iu;
const WITH =
  /\s+(?:(?:each|that each)\s+)?(?:with|showing|including|(?:that|which|who) (?:has|have|shows?|includes?|contains?))\s+/iu;
/** Several controls, each for one thing: "toggles for email, push and SMS". */
const OWNED =
  /(?<=\b(?:toggles|switches|buttons|links|fields|inputs|checkboxes|sliders|tabs|chips|filters))\s+for\s+(?=[^,]+(?:,|\sand\s))|(?<=\bfilters)\s+by\s+/iu;
const AND = /\s*[,;]\s*(?:and\s+)?|\s+(?:and|plus)\s+/iu;
const ARTICLE = /^(?:an?|the|their|its|his|her|each|one)\s+/iu;
const FRAME =
  /\b(?:tab|nav|navigation|app|top|bottom|menu|tool|status) ?bar\b|\bnav(?:igation)?\b|\bside ?(?:bar|nav\w*)\b|\b(?:header|footer)$/iu;
const MOST_WORDS = 7;
/** "an about section": that it is a part goes without saying. */
const PART_WORD = /(?<=\p{L})\s+(?:section|area|block|panel|part)s?$/iu;

/** Words of clauses: what holds them tells something, and is no part. */
const CLAUSE =
  /(?:^|\s)(?:is|are|was|were|be|been|do|does|did|can|could|will|would|should|must|may|might|want|wants|needs?|i|we|you|they|he|she|it|me|us|them|that|which|who|what|where|when|why|because|since|so|if|but|than|please|let|lets|not|no|nothing|nobody|everything|without|instead|only)(?=\s|$)/iu;

/** Reads one piece of a list. Nothing where it holds a value, a quotation or a clause: that is no bare name of a part. */
export function readAskedPart(given: Piece): AskedPart | undefined {
  const bare = trimEnds(cut(given, LEAD.exec(given.text)?.[0].length ?? 0), ' .,;:!');
  const bracket = /\s*\(([^()]+)\)/u.exec(bare.text);
  const unbracketed = bracket === null ? bare.text : bare.text.replace(bracket[0], '');
  const [told, place] = takePlace(unbracketed);
  const open = OWNED.exec(told) ?? WITH.exec(told);
  const words = (open === null ? told : told.slice(0, open.index)).trim().replace(PART_WORD, '');
  const behind = open === null ? '' : told.slice(open.index + open[0].length);
  const attributes = [behind, bracket?.[1] ?? ''].flatMap(toAttributes);
  const read = readForm(words);
  // What a thing is shown as says nothing of what it is.
  const part = { ...read, words: AS.test(words) ? read.noun : words };
  if (part.noun === '' && part.form === undefined) return undefined;
  // Bars and side bars are the page's frame, of which other readers know more.
  if (FRAME.test(words)) return undefined;
  if (!isName(part.noun) || !attributes.every(isName)) return undefined;
  return { piece: bare, ...part, attributes, ...(place === undefined ? {} : { place }) };
}

/** Whether a piece speaks of the frame of the page: a bar, a menu. */
export const namesFrame = ({ text }: Piece): boolean => FRAME.test(trimEnds({ text, start: 0 }, ' .,;:!').text);

/** The words before the element that a part is asked to be, where it ends in it. */
export const beforeForm = ({ words, form }: AskedPart): string =>
  form !== undefined && words.endsWith(form.text) ? words.slice(0, -form.text.length).trim() : '';

const toAttributes = (text: string): string[] =>
  text
    .split(AND)
    .map((word) => word.trim().replace(ARTICLE, ''))
    .filter((word) => word !== '');

/** Few words, none of them a value or of a clause; a count ("last 30 days") is a word like any other. */
const isName = (text: string): boolean =>
  text.split(/\s+/u).length <= MOST_WORDS &&
  /^[\p{L}\d][\p{L}\d '’&/-]*$|^$/u.test(text) &&
  !CLAUSE.test(text) &&
  !VALUE.test(text);

/** "214 climbs", "6c", "B12": a number that counts a few things, or days, is none. */
const VALUE = /^(?:1[3-9]|[2-9]\d|\d{3,})\s|\d\p{L}|\p{L}\d/u;

/** The words without what says where the part stands. */
function takePlace(text: string): readonly [rest: string, place: Place | undefined] {
  const found = findPlaces(text, 'en').find(({ means }) => means.place !== undefined);
  if (found === undefined) return [text, undefined];
  const rest = `${text.slice(0, found.start)}${text.slice(found.end)}`.replaceAll(/\s{2,}/gu, ' ').trim();
  return [rest.replace(/^[,:]\s*/, ''), found.means.place];
}

const AS = /\s+(?:as|in)\s+(?:an?\s+|the\s+)?/iu;

/** "a line chart of visitors", "spending by category as a donut chart", "terms link", "recent transactions". */
function readForm(text: string): { noun: string; form?: Mention } {
  const mentions = findMentions(text, 'en').filter(({ isModifier }) => !isModifier);
  const asForm = AS.exec(text);
  const shown = asForm === null ? undefined : mentions.find(({ phraseStart }) => phraseStart >= asForm.index);
  if (asForm !== null && shown !== undefined) return { noun: text.slice(0, asForm.index).trim(), form: shown };
  const [first] = mentions;
  const last = mentions.at(-1);
  const by = /^(?:filter|sort|group)(?:ed|ing)? by\s+/iu.exec(text);
  if (by !== null && first !== undefined) return { noun: text.slice(by[0].length), form: first };
  const of = first === undefined ? null : /^\s+(?:of|for|about|to)\s+/iu.exec(text.slice(first.end));
  if (first !== undefined && of !== null && isLed(text, first))
    return { noun: text.slice(first.end + of[0].length).replace(ARTICLE, ''), form: first };
  // "link back to the shop": what a link or a button is called follows it.
  const behind = first === undefined ? '' : text.slice(first.end).trim();
  const isCalled =
    first?.makes.kind === 'control' && (first.makes.control === 'link' || first.makes.control === 'button');
  if (first !== undefined && isCalled && behind !== '' && isLed(text, first)) return { noun: behind, form: first };
  if (last !== undefined && last.end === text.length && isShape(last)) {
    const noun = (last.qualifier ?? '').trim();
    // "cards", "tables": several of them alone are the things themselves; "waiting list" is a name.
    const isThing = noun === '' && (SHAPES.test(last.text) || last.makes.kind === 'table');
    if (!isThing || (!last.isPlural && last.start === 0)) return { noun, form: last };
  }
  return { noun: text };
}

/** Before a noun that leads a part in stands at most what describes it. */
const isLed = (text: string, { phraseStart }: Mention): boolean => text.slice(0, phraseStart).trim() === '';

/** Elements that a part may be called after: "settings button", "job list". Texts and figures are content, and so are posts. */
const isShape = ({ makes, text }: Mention): boolean =>
  SHAPES.test(text) || (makes.kind !== 'items' && !CONTENT.has(makes.kind));

const CONTENT: ReadonlySet<Makes['kind']> = new Set(['text', 'facts', 'frame', 'badge', 'section', 'message']);
/** Words for how several things stand. */
export const SHAPES =
  /^(?:lists?|grids?|cards?|tiles?|rows?|columns?|gallery|carousel|timeline|slider|accordion|bullets)$/iu;
