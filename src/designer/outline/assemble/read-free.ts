import { cut, type Piece } from '../form/piece.ts';
import type { Node, Words } from '../outline.ts';
import { isMarkedFact } from '../phrases/marked-facts.ts';
import { findQualities } from '../lexicon/find-qualities.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { readFacts, type ReadFact } from '../values/fact.ts';
import { classify } from '../values/measure.ts';
import { findQuoted } from '../values/quoted.ts';
import { listItems } from './list-items.ts';
import { capital, listFacts } from './list-facts.ts';
import { text } from './make-node.ts';
import { literalWords } from './passage/literal-words.ts';
import { readButtons } from './read-buttons.ts';

/** Small words at the head of a run that only lead to what is told. */
const LEADING =
  /^(?:[,;:—–·|+=→.]|(?:and|with|then|plus|also|the|a|an|is|are|says?|reads?|shows?|showing|by|of|for|in|on|at|und|mit|et|avec|y|con|e|com|en|met|z|och|med)\s)+\s*/i;

/**
 * Content that stands without a noun: labels with values are facts, several quotations or rows a list, anything else that
 * looks like it was meant to be read a text. Connecting prose gives nothing.
 */
export function readFree(run: Piece, isInBar: boolean, isToolbar = false): Node[] {
  const piece = withoutLead(bare(run));
  if (piece.text === '') return [];
  const buttons = readButtons(piece, isToolbar);
  if (buttons !== undefined) return buttons;
  const quoted = findQuoted(piece.text);
  const facts = readFacts(piece.text, piece.start);
  if (facts.some(({ value }) => /^#[\da-f]{3,8}$/i.test(value.text))) return [];
  const headed = headedFacts(piece);
  if (headed !== undefined) return [headed];
  if (facts.some(isDressed)) {
    const labels = facts.map(({ label }) => label);
    return labels.map((label) => text('paragraph', label));
  }
  // Among several that are told, one is that would not be by itself: "Under 5s free".
  const untold = facts.filter((fact) => !isTold(fact.label, fact.by)).length;
  const isPhrase = facts.length === 1 && /^\p{Ll}[\p{L} ]* of [€$£]?\d[^,;]*$/u.test(piece.text.replace(/\.$/, ''));
  if (facts.length > 0 && untold * 4 <= facts.length && !isPhrase)
    return [{ kind: 'facts', layout: isInBar ? 'inline' : 'list', facts: listFacts(piece) }];
  if (quoted.length === 1 && quoted[0]?.start === 0 && quoted[0].end === piece.text.length)
    return [text('paragraph', wordsIn(piece, quoted[0].inner))];
  const listed = listItems(piece);
  // Between names and quotations, a run of small words tells how they are drawn.
  const items =
    listed.length > 1 && quoted.length > 0
      ? listed.filter(
          ({ title, fields }) => !/^\p{Ll}[^\d]*\s/u.test(title.text) || fields.length > 0 || isQuotedIn(piece, title),
        )
      : listed;
  if (
    items.length > 1 &&
    (quoted.length > 0 || items.every(({ title }) => /^[\p{Lu}\d\p{Script=Han}]/u.test(title.text)))
  ) {
    if (isInBar) return items.map(({ title }) => text('paragraph', title));
    return [{ kind: 'items', layout: 'rows', items }];
  }
  if (quoted.length > 0) return quoted.map(({ inner }) => text('paragraph', wordsIn(piece, inner)));
  const words = {
    text: piece.text.replace(/[.]$/, ''),
    origin: 'literal',
    span: { start: piece.start, end: piece.start + piece.text.length },
  } as const;
  return isMeant(piece.text) ? [text('paragraph', capital(words))] : [];
}

/** "Prices per night: adults €9, dog €2": a heading over labels that order alone binds to their values. */
function headedFacts(piece: Piece): Node | undefined {
  const lead = /^(\p{L}[^:.!?\d"“„«]{2,40}?)\s?[:：]\s+(?=\S)/u.exec(piece.text);
  if (lead?.[1] === undefined) return undefined;
  const told = cut(piece, lead[0].length);
  const facts = readFacts(told.text, told.start);
  if (facts.length < 2 || splitEnumeration(told.text).length > facts.length) return undefined;
  if (facts.some(({ by, label, value }) => by !== 'order' || label.span.start > value.span.start)) return undefined;
  const heading = capital(literalWords({ text: lead[1], start: piece.start }));
  return {
    kind: 'section',
    place: 'main',
    flow: 'stack',
    surface: 'open',
    heading,
    nodes: [{ kind: 'facts', layout: 'list', facts: listFacts(told) }],
  };
}

/** "200px, folders with unread counts: New 3, Done": what says in small words what the list is. */
function withoutLead(piece: Piece): Piece {
  const lead =
    /^(?:\d{1,2}\s*,\s+(?=\d+\s?px|\p{Ll}))?(?:\d+(?:[.,]\d+)?\s?(?:%|px|rem)\s*[,:]\s*)?(?:\p{Ll}[\p{Ll}’'-]*(?:,?\s[\p{Ll}’'-]+){1,8}:\s+)?(?=\S)/u.exec(
      piece.text,
    );
  return lead === null || lead[0] === '' ? piece : cut(piece, lead[0].length);
}

const isQuotedIn = (piece: Piece, { span }: Words): boolean =>
  span !== undefined && /["“„«»‘'`*]/.test(piece.text.charAt(span.start - piece.start - 1));

const TRAILING =
  /[\s,;:—–.]*(?:\s(?:a|an|the|its|one|and|with|then|plus|also|or|by|of|for|in|on|at|to|as|is|und|mit|et|avec|un|une|una|y|con|e|com|um|uma|en|met|een|i|z|och|med|ein|eine|einen))*[\s,;:—–]*$/i;

/** `"Save" outlined`: words behind a quotation that say how it is drawn. */
function isDressed({ by, value }: ReadFact): boolean {
  if (by !== 'quotes' || value.isQuoted || !/^\p{Ll}[^\d]*$/u.test(value.text)) return false;
  return findQualities(value.text).length > 0 || classify(value.text).kind === 'text';
}

function bare(run: Piece): Piece {
  // "In circulation: 182,400 pcs" begins with its label.
  const isLabelled = isMarkedFact(run.text.split(/[;/·|]/u)[0] ?? '');
  const lead = isLabelled ? null : LEADING.exec(run.text);
  const piece = lead === null ? run : cut(run, lead[0].length);
  const tail = TRAILING.exec(piece.text);
  return tail === null || tail[0] === '' ? piece : cut(piece, 0, tail.index);
}

const wordsIn = (piece: Piece, { start, end }: { start: number; end: number }): Words => ({
  text: piece.text.slice(start, end).trim(),
  origin: 'literal',
  span: { start: piece.start + start, end: piece.start + end },
});

/** A label that order alone binds to its value must look like one. */
function isTold(label: Words, by: string): boolean {
  if (/^(?:split|ratio)$/i.test(label.text)) return false;
  if (by !== 'order') return label.text.split(/\s+/).length <= 8;
  const words = label.text.split(/\s+/);
  return (
    words.length <= 4 &&
    !/^(?:the|about|from|to|under|over|every|each|last|next|past|until|of|in|at|with)\b/i.test(label.text)
  );
}

/** Unquoted words that are content: a date, a figure with its unit, a name of several words, a whole phrase in capitals. */
function isMeant(words: string): boolean {
  if (FUNCTION.test(words) || OPENING.test(words)) return false;
  if (/^\p{Ll}[\p{L} ]* of [€$£]?\d/u.test(words)) return true;
  const { kind } = classify(words);
  if (kind !== 'text' && kind !== 'state') return true;
  return /^\p{Lu}/u.test(words) && words.split(/\s+/).length <= 12;
}

/** "It opens", "The page starts": how the page goes on. */
const OPENING =
  /^(?:it|this|that|everything|(?:the|this) (?:page|screen|view|site|panel|card|list))\s+(?:opens|starts|begins|ends|closes|finishes|shows|has|holds|comes|goes|is|are|should|must|can)(?:\s+(?:with|by|off|on))?$/iu;

const FUNCTION =
  /^(?:a|an|the|this|that|it|its|then|next|under|over|and|with|one|here|there|please|also|finally|straight|directly|each|every|all)$/i;
