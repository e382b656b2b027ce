import { cut, type Piece } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import { findPlaces } from '../../lexicon/find-places.ts';
import { findQualities } from '../../lexicon/find-qualities.ts';
import type { Mention } from '../../lexicon/mention.ts';
import type { TextNode } from '../../outline.ts';
import { findQuoted } from '../../values/quoted.ts';
import { text } from '../make-node.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Owner } from '../scope.ts';
import { wordsOf } from './words-of.ts';

const LEAD =
  /^(?:\*\*|__)?([\p{L}\d][\p{L}\d '’/-]{0,28}?)(?:\*\*|__)?\s*(?:\([^)]*\)\s*)?(?:[:：](?:\*\*|__)?\s+|：)(?=\S)/u;

/** Where what is given ends: at the next label of the same line, or where another element goes with it. */
const NEXT = /(?:[.;。；]|\s[/|·])\s*(?=\p{Lu}[\p{L}\d -]{0,28}:\s)|\s\+\s|;\s|；/u;

/** Words are given, and not told of, where they begin like a sentence or name. */
const BEGINS = /^["“„«'‘`*「_]?[\p{Lu}\p{Lo}\d¿¡€$£@#+−-]/u;

/**
 * Takes a line that gives a text its words as they stand, with whatever nouns and commas are in them: "Title: A chair that
 * fits changes everything", "Lead: Six dots, twelve weeks.". → what goes on behind it, or nothing where it is no such line.
 */
export function readGiven(draft: PageDraft, said: Piece, owner: Owner): Piece | undefined {
  const lead = LEAD.exec(said.text);
  const mention = lead?.[1] === undefined ? undefined : nounOf(lead[1], draft.outline.lang);
  if (lead === null || mention?.makes.kind !== 'text' || owner.scope.bar !== undefined) return undefined;
  const rest = cut(said, lead[0].length);
  const end = endOf(rest.text);
  const given = withoutAside(cut(rest, 0, end));
  const quoted = findQuoted(given.text);
  const [first] = quoted;
  // Quotations among other words are told by the sentence.
  const isWhole = first !== undefined && first.start === 0 && first.end === given.text.length;
  if (!isWhole && first !== undefined && (first.start === 0 || !isRunning(given.text))) return undefined;
  if (!BEGINS.test(given.text)) return undefined;
  const isHead = mention.makes.role === 'headline' && end < rest.text.length && /[^.]\.$/.test(given.text);
  put(draft, owner, mention, isHead ? cut(given, 0, given.text.length - 1) : given);
  const next = /^(?:[.;/|·+。；]|\s)+/.exec(rest.text.slice(end));
  return cut(rest, end + (next?.[0].length ?? 0));
}

/** The noun that a label is, whole: "Headline", "Sub", "Pull quote", but not "Header title row". */
function nounOf(label: string, lang: string): Mention | undefined {
  const mentions = findMentions(label, lang);
  const last = mentions.find(({ isModifier }) => !isModifier);
  if (last === undefined || last.isPlural) return undefined;
  return last.phraseStart === 0 && last.qualifier === undefined && last.end === label.trim().length ? last : undefined;
}

function endOf(words: string): number {
  const quoted = findQuoted(words);
  const from = quoted[0]?.start === 0 ? quoted[0].end : 0;
  const match = NEXT.exec(words.slice(from));
  if (match === null) return words.length;
  const at = from + match.index;
  // The full stop before the next label belongs to the sentence.
  return /[.。]/.test(words.charAt(at)) ? at + 1 : at;
}

/** "The eel (in small capitals)": brackets about looks and place are no words of the text. */
function withoutAside(given: Piece): Piece {
  const aside = /\s*\(([^()]*)\)\s*$/.exec(given.text);
  if (aside?.[1] === undefined) return given;
  const isTold = findPlaces(aside[1]).length > 0 || findQualities(aside[1]).length > 0;
  return isTold ? cut(given, 0, aside.index) : given;
}

/** A sentence that runs on, with something named inside it. */
const isRunning = (words: string): boolean =>
  /^[\p{Lu}\p{Lo}]/u.test(words) && words.split(/\s+/).length > 6 && /[.!?…]["”’»]?$/u.test(words);

function put(draft: PageDraft, { scope }: Owner, mention: Mention, given: Piece): void {
  const { outline } = draft;
  const { section } = scope;
  const role = (mention.makes as { role: TextNode['role'] }).role;
  const words = wordsOf(given);
  if (role === 'wordmark') {
    outline.product ??= words;
    return;
  }
  if (role === 'headline' || role === 'heading') {
    const isHead =
      scope.rank === 0 ||
      section?.surface === 'hero' ||
      section?.place === 'top' ||
      outline.sections.length <= (draft.isSite ? 4 : 1);
    if (isHead && draft.offerTitle(words)) return;
    if (section !== undefined && section.heading === undefined) section.heading = words;
    else scope.nodes.push(text('heading', words));
    return;
  }
  if (
    mention.entry.variant === 'subtitle' &&
    scope.rank === 0 &&
    outline.title !== undefined &&
    outline.subtitle === undefined
  ) {
    outline.subtitle = words;
    return;
  }
  const nodes = scope.rank === 0 ? draft.openSection(scope, {}).nodes : scope.nodes;
  nodes.push(text(role, words));
}
