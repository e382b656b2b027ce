import { cut, trimEnds, type Piece } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import { isRefusal } from '../../lexicon/is-refusal.ts';
import type { Node, Section } from '../../outline.ts';
import { splitSentences } from '../../phrases/split-sentences.ts';
import { splitEnumeration } from '../../values/enumeration.ts';
import { findQuoted } from '../../values/quoted.ts';
import { markLevels, TOP } from '../../values/top-level.ts';
import { control, text } from '../make-node.ts';
import type { PageDraft } from '../page-draft.ts';
import { splitAt, wordsOf } from './words-of.ts';

/** A column with its links: `"Foundry" (History, Founders, Jobs)`, `'Mill' with Our quarry, Jobs;`. */
const IN_BRACKETS = /["“„«'‘`*]*(\p{Lu}[\p{L}\d &'’-]{1,30}?)["”“»'’`*]*\s*\(([^()]+)\)/gu;
const IN_WORDS = /["“„«'‘`*]+([^"“”„«»'‘’`*]{2,30})["”“»'’`*]+\s*(?:with|mit|avec|con|com|met|:)\s+([^;."“„«`]+)/gu;

const LINKS =
  /^(?:with\s+)?(?:the\s+)?(?:links?|link list|links zu|enlaces|liens|link)(?:\s+(?:to|zu|a|vers))?\s*[:：]?\s+(?=\S)/iu;
const LEAD =
  /^(?:(?:with|then|and|the|three|two|four|columns?|mit|avec|con|com|met)\b[\s,:]*)+(?=["“„«'\p{L}\d©])|^[,:：.]\s*/u;
/** What stands before an address says what it is, unless it is shown with a number. */
const ADDRESS = /^(?:address|adresse|dirección|indirizzo|adres|地址)\s*[:：]\s*/iu;

/**
 * Reads the last part of a site: columns of links under their names, links in a line, and the lines that say who it is and
 * how to reach them.
 */
export function readFooter(draft: PageDraft, body: Piece): void {
  const { nodes } = footerOf(draft);
  const columns = columnsIn(body);
  let from = 0;
  for (const column of columns) {
    readLines(cut(body, from, column.start), nodes);
    nodes.push(column.section);
    from = column.end;
  }
  readLines(cut(body, from), nodes);
}

function footerOf({ outline: { frame } }: PageDraft): Section {
  return (frame.footer ??= { kind: 'section', place: 'bottom', flow: 'stack', surface: 'open', nodes: [] });
}

interface Column {
  start: number;
  end: number;
  section: Section;
}

function columnsIn(body: Piece): Column[] {
  for (const pattern of [IN_BRACKETS, IN_WORDS]) {
    const found = [...body.text.matchAll(pattern)].filter((match) => /,|\sand\s/.test(match[2] ?? ''));
    if (found.length < 2 && !(found.length === 1 && /columns?|spalten|colonnes|columnas/i.test(body.text))) continue;
    return found.map((match) => {
      const [whole, name = '', list = ''] = match;
      const nameAt = match.index + whole.indexOf(name);
      const listAt = match.index + whole.indexOf(list, name.length);
      const links = splitEnumeration(list, body.start + listAt).map((entry) => control('link', { label: entry }));
      const section: Section = {
        kind: 'section',
        place: 'bottom',
        flow: 'stack',
        surface: 'open',
        heading: wordsOf(cut(body, nameAt, nameAt + name.length)),
        nodes: links,
      };
      return { start: match.index, end: match.index + whole.length, section };
    });
  }
  return [];
}

function readLines(stretch: Piece, nodes: Node[]): void {
  const parts = splitSentences(stretch)
    .filter(({ text: said }) => !isRefusal(said) && !/^nothing else\b/i.test(said))
    .flatMap((sentence) => {
      const levels = markLevels(sentence.text);
      return splitAt(sentence, /\s*[;；。]\s*|\s+[·|/•]\s+/gu, (at) => levels[at] === TOP);
    });
  const isLinks = parts.length > 2;
  for (const [index, part] of parts.entries()) readLine(part, nodes, isLinks && index > 0);
}

function readLine(given: Piece, nodes: Node[], isAmongLinks: boolean): void {
  const lead = LEAD.exec(given.text);
  const bare = trimEnds(lead === null ? given : cut(given, lead[0].length), ',');
  const piece =
    /\p{L}{3}\.$/u.test(bare.text) && !/^["“„«]/.test(bare.text) ? cut(bare, 0, bare.text.length - 1) : bare;
  if (!/[\p{L}\d]/u.test(piece.text) || /^(?:and|with|then|columns?|nothing else|slim|small)$/i.test(piece.text))
    return;
  const links = LINKS.exec(piece.text);
  if (links !== null) {
    for (const entry of splitEnumeration(piece.text.slice(links[0].length), piece.start + links[0].length))
      nodes.push(control('link', { label: entry }));
    return;
  }
  const address = ADDRESS.exec(piece.text);
  const quoted = findQuoted(piece.text);
  const [first] = quoted;
  if (first !== undefined && first.start === 0 && first.end === piece.text.length) {
    nodes.push(text('caption', wordsOf(piece)));
    return;
  }
  // Of `a small line "No card needed"` the quotation is shown.
  if (first !== undefined && findMentions(piece.text.slice(0, first.start)).length > 0) {
    for (const { inner } of quoted) nodes.push(text('caption', wordsOf(cut(piece, inner.start, inner.end))));
    return;
  }
  const entries = splitEnumeration(piece.text, piece.start);
  if (address === null && entries.length > 1 && entries.every(({ text: words }) => isLink(words))) {
    nodes.push(...entries.map((label) => control('link', { label })));
    return;
  }
  // "Registered charity 208814, Imprint, Privacy": lines about the house, and links.
  const named = entries.filter(({ text: words }) => isLink(words) && words.split(/\s+/).length < 3);
  if (address === null && named.length > 1 && entries.every(({ text: words }) => /^[\p{Lu}\d©]/u.test(words))) {
    nodes.push(
      ...entries.map((entry) => (named.includes(entry) ? control('link', { label: entry }) : text('caption', entry))),
    );
    return;
  }
  const words = address === null ? piece : cut(piece, address[0].length);
  if (isAmongLinks && isLink(words.text)) nodes.push(control('link', { label: wordsOf(words) }));
  else nodes.push(text('caption', wordsOf(words)));
}

/** A short name without a figure; an address or a sentence is none. */
const isLink = (words: string): boolean =>
  /^[\p{Lu}\p{Lo}]/u.test(words) && !/[\d@©.!?]/.test(words.replace(/\bCC0\b/, '')) && words.split(/\s+/).length <= 4;
