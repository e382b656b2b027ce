import { capitalise } from '../../capitalise.ts';
import type { Piece } from '../form/piece.ts';
import { control } from '../assemble/make-node.ts';
import type { Item, Outline, Section, Words } from '../outline.ts';
import { splitSentences } from '../phrases/split-sentences.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { fieldKindOf, isFieldName } from '../assemble/form-fields/field-kind.ts';
import { askedSection } from './asked-section.ts';
import { namesFrame, readAskedPart, type AskedPart } from './read-asked-part.ts';
import { readClauseHead, readHead, type AskedHead } from './read-head.ts';
import { readWish } from './read-wish.ts';
import { shareForm } from './share-form.ts';
import { withThings } from './with-things.ts';
import { splitList } from './split-list.ts';

/** Longer prompts give words of their own; these have other readers. */
const MOST = 600;
const LEAST_LANES = 2;
/** Words that somebody gave, and forms that are no sentences. */
const GIVEN = /["“”„«»`*|{}<>#=\n@€£$%]|\d[.,:]\d|(?<![\p{L}\d])['‘][^'’\n]{2,}['’]/u;

/** A prompt for more than one screen names none of them. */
const SEVERAL_SCREENS =
  /\b(?:\d+|two|three|four|five|six|seven|eight|several|multiple|all the)[ -](?:\p{L}+[ -])?(?:screens?|pages|views)\b|\b(?:user|screen) flow\b/iu;

/** A page as a prompt asks for it. */
export interface Asked {
  outline: Outline;
  /** The prompt says where a part stands, what it is shown as or what it has, and does not only name it. */
  isExact: boolean;
  /** One part alone, or a clause, says what is to be on such a page and leaves the page itself to us. */
  isSingle: boolean;
  /** Beside what it tells at a side stand the things that the page is called after. */
  isOfThings: boolean;
  /** Pieces of its list that name no part and no action: a page that is known may have what they speak of. */
  loose: readonly Words[];
}

/**
 * The page of a prompt that names it and perhaps its parts, made of what was read of it before; nothing where it does not.
 * `ofThings`: what it is called after stands on it, where the prompt only tells what stands beside that.
 */
export function readAsked(prompt: string, read: Outline, { ofThings = false } = {}): Asked | undefined {
  const { lang } = read;
  if (!lang.startsWith('en') || prompt.length > MOST || GIVEN.test(prompt.trim()) || SEVERAL_SCREENS.test(prompt))
    return undefined;
  const [first, ...others] = splitSentences({ text: prompt, start: 0 }).filter(({ text }) => !isStyleStatement(text));
  const head = first === undefined ? undefined : (readHead(first) ?? readClauseHead(first));
  if (head === undefined) return undefined;
  const listed = head.rest === undefined ? [] : splitList(head.rest);
  const claim = isClaim(head, listed) ? listed.shift() : undefined;
  const pieces = [...listed, ...others.flatMap(splitList)];
  // On a form "phone" is asked for.
  const isDevice = (text: string): boolean => DEVICE.test(text) && !(FORM.test(head.page) && isFieldName(text));
  const told = pieces.filter(({ text }) => !isStyleStatement(text) && !isDevice(text));
  const known: AskedPart[] = [];
  const loose: Words[] = [];
  for (const piece of told) {
    const part = readWish(piece) ?? readAskedPart(piece);
    if (part !== undefined) known.push(part);
    else if (namesFrame(piece)) return undefined;
    else loose.push(literal(piece));
  }
  const parts = ofThings ? withThings(known, head.page) : known;
  if (FORM.test(head.page) && !WAYS_IN.test(head.page) && !known.every(isFieldLike)) return undefined;
  const isSingle = head.isClause === true || parts.length === 1;
  const title = titleOf(head);
  const outline: Outline = {
    ...read,
    isAsked: true,
    isWhole: false,
    purpose: head.page,
    ...(title === undefined ? {} : { title }),
    ...(head.name === undefined ? {} : { product: literal(head.name) }),
    ...subjectOf(head, claim),
    ...(claim === undefined ? {} : { claim: { ...literal(claim), text: capitalise(claim.text) } }),
    frame: {},
    sections: toSections(parts, head),
    context: [],
    unread: [],
  };
  return {
    outline,
    isExact: parts.some(isExactly) || outline.sections.some(hasGroups),
    isSingle,
    isOfThings: parts !== known,
    loose,
  };
}

/** What the page is looked at with: "phone", "for desktop", "mobile first". */
const DEVICE =
  /^\s*(?:for\s+)?(?:(?:my|a|the|on)\s+)*(?:i?phones?|mobile|tablets?|ipads?|desktops?|laptops?|computers?)(?:\s(?:first|only|size|screen|please))?\s*[.!]?\s*$/iu;

/** A control is called by its form; other parts have one only where the prompt wants them so. */
const isExactly = ({ form, noun, place, attributes }: AskedPart): boolean =>
  place !== undefined || attributes.length > 0 || (form !== undefined && noun !== '' && form.makes.kind !== 'control');

const hasGroups = ({ nodes }: Section): boolean =>
  nodes.some((node) => node.kind === 'items' && node.items.some(({ group }) => group !== undefined));

/** What the page is of; behind a name of its own that is what is said of it. */
function subjectOf({ name, subject }: AskedHead, claim: Piece | undefined): { subject?: Words } {
  const told = name === undefined ? subject : claim;
  return told === undefined ? {} : { subject: literal(told) };
}

/** "… for Quietly, ear plugs for light sleepers": behind a name and a comma stands what has it. */
const isClaim = ({ name, joint }: AskedHead, [first]: readonly Piece[]): boolean =>
  name !== undefined && joint === ',' && first !== undefined && first.text.split(/\s+/u).length >= LEAST_CLAIM;
const LEAST_CLAIM = 2;

const literal = ({ text, start }: Piece): Words => ({
  text,
  origin: 'literal',
  span: { start, end: start + text.length },
});

/** Words for pages of any kind, which name none. */
const GENERIC = /\s*\b(?:(?<=\p{L} )home|home ?screen|screen|page|view|ui|interface|layout|design|website|site|app)$/iu;
/** Pages that are called after what they are of. */
const OF_SUBJECT =
  /^(?:|admin|event|course|product|product details?|details?|home|homepage|dashboard|overview|board|kanban board|landing|web ?site|main|start|screen|app|website)$/iu;

/** "Brewery dashboard", "Boarding pass", "How lighthouses work". */
function titleOf({ page, subject, isAbout, name }: AskedHead): Words | undefined {
  let core = page;
  while (GENERIC.test(core)) core = core.replace(GENERIC, '');
  if (isAbout && subject !== undefined) return derived(subject.text, subject);
  if (!OF_SUBJECT.test(core)) return { text: capitalise(core), origin: 'derived' };
  if (name !== undefined) return literal(name);
  if (subject === undefined) return { text: capitalise(core === '' ? page : core), origin: 'derived' };
  const short = subject.text
    .split(/\s(?:in|at|of|from|on|near)\s/iu, 1)
    .join('')
    .split(/\s+/u)
    .slice(-2)
    .join(' ')
    .replace(/^(?:small|local|large|big|new|busy|online|tiny) /iu, '');
  return derived(/^(?:dashboard|overview)$/iu.test(core) ? `${short} ${core.toLowerCase()}` : short, subject);
}

const derived = (text: string, { start, text: whole }: Piece): Words => ({
  text: capitalise(text),
  origin: 'derived',
  span: { start, end: start + whole.length },
});

function toSections(parts: readonly AskedPart[], { page }: AskedHead): Section[] {
  if (/\b(?:board|kanban|pipeline)\b/iu.test(page)) {
    const lanes = parts.filter(({ noun, form }) => form === undefined && /^\p{Lu}/u.test(noun));
    if (lanes.length >= LEAST_LANES) {
      const others = parts.filter((part) => !lanes.includes(part));
      const cards = others.find(({ noun }) => /^(?:cards?|tasks?|items?)$/iu.test(noun));
      return [laneSection(lanes, cards), ...others.filter((part) => part !== cards).map(askedSection)];
    }
  }
  if (FORM.test(page)) {
    // Beside several fields by their names whatever is listed without a form of its own is asked for as well.
    const areFields = parts.filter(({ words }) => isFieldName(words)).length >= LEAST_NAMED;
    const isField = WAYS_IN.test(page) && !areFields ? isFieldOfOne : isFieldLike;
    const fields = parts.filter(isField);
    const others = parts.filter((part) => !isField(part)).map(askedSection);
    return [...(fields.length === 0 ? [] : [formSection(fields)]), ...others];
  }
  return shareForm(parts).map(askedSection);
}

const LEAST_NAMED = 2;

/** Pages whose parts are the fields of one form. */
const FORM = /\b(?:form|sign[ -]?(?:up|in)|log[ -]?in|regist(?:er|ration)|survey|questionnaire)\b/iu;
/** "an order summary" on a form is no field: such a page has more than one form. */
const isFieldLike = ({ words, form, node }: AskedPart): boolean =>
  node !== undefined ||
  form?.makes.kind === 'control' ||
  WAY_IN.test(words) ||
  isFieldName(words) ||
  (form === undefined && !SEVERAL.test(words));

/** What a form shows and does not ask for. */
const SEVERAL = /[^s]s$|\s\S+\s\S+\s|\b(?:summary|overview|history|preview|map|calendar|list|total|sum)$/iu;

/** What else is said of such a page is no field of it: "members only". */
const WAYS_IN = /\b(?:sign|log)[ -]?(?:in|up)\b/iu;
const isFieldOfOne = ({ words, form, node }: AskedPart): boolean =>
  node !== undefined || form?.makes.kind === 'control' || WAY_IN.test(words) || isFieldName(words);

const WAY_IN = /\b(?:sign|log)[ -]?(?:in|up|on)$/iu;

/** Fields in one card; ways in through somebody else ("Google sign in") are buttons below. */
function formSection(parts: readonly AskedPart[]): Section {
  const nodes = parts.flatMap((part) => {
    const label: Words = { ...literal(part.piece), text: capitalise(part.words), origin: 'derived' };
    if (WAY_IN.test(part.words)) return [control('button', { label, rank: 'secondary' })];
    const own = askedSection(part).nodes;
    if (own.some(({ kind }) => kind === 'control')) return own;
    return [control(fieldKindOf(part.words), { label })];
  });
  return { kind: 'section', place: 'main', flow: 'stack', surface: 'card', nodes };
}

const CARDS_A_LANE = 2;

/** Named lanes with cards that are still to be filled. */
function laneSection(lanes: readonly AskedPart[], cards: AskedPart | undefined): Section {
  const items = lanes.flatMap(({ piece }) =>
    Array.from({ length: CARDS_A_LANE }, (): Item => ({
      title: { text: '', origin: 'filled' },
      fields: [],
      nodes: [],
      group: literal(piece),
    })),
  );
  return {
    kind: 'section',
    place: 'main',
    flow: 'stack',
    surface: 'open',
    nodes: [{ kind: 'items', layout: 'lanes', noun: 'tasks', items }],
    ...(cards === undefined ? {} : { about: `tasks: ${cards.attributes.join(', ')}` }),
  };
}
