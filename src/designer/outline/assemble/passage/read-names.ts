import { type Piece, cut, trimEnds } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import type { Node, Words } from '../../outline.ts';
import { splitEnumeration } from '../../values/enumeration.ts';
import { readFact } from '../../values/fact.ts';
import { control } from '../make-node.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Owner } from '../scope.ts';

/** A name, quoted or not, before the colon that a list of names stands behind. */
const HEAD = /^(?:["“„«]([^"”“»:]{2,40})["”»]|(\p{Lu}[^"”“»:,.;|/]{1,40}))\s?[:：]\s+(?=\S)/u;

/** Lists of what a page holds: their entries lead there. */
const CONTENTS =
  /^(?:on this page|(?:table of )?contents|(?:page )?outline|jump to|in this (?:article|chapter|guide)|toc|inhalt(?:sverzeichnis)?|auf dieser seite|sommaire|sur cette page|contenido|en esta página|índice|indice|inhoud|op deze pagina|spis treści|innehåll|içindekiler|目次|目录|목차)$/iu;

const LEAST = 3;
const MOST_WORDS = 5;

/**
 * Reads a sentence that is nothing but names, perhaps with what they are called before a colon: "On this page: Install,
 * First job, Workers". A name that is an element's noun as well ("Photos") is a name among others.
 */
export function readNames(draft: PageDraft, sentence: Piece, owner: Owner): Owner | undefined {
  const head = HEAD.exec(sentence.text);
  const { lang } = draft.outline;
  const { section } = owner.scope;
  const list = trimEnds(head === null ? sentence : cut(sentence, head[0].length), '.');
  const title = head === null ? section?.heading : headOf(sentence, head);
  if (title === undefined || owner.collection !== undefined || owner.scope.bar !== undefined) return undefined;
  if (head === null && (section === undefined || section.nodes.length > 0)) return undefined;
  const isContents = CONTENTS.test(title.text);
  const names = namesIn(list, lang, isContents);
  if (names === undefined) return undefined;
  // An element's noun before the colon says what the names are; it is read with them.
  if (head !== null && !isContents && findMentions(title.text, lang).some(({ isWeak }) => !isWeak)) return undefined;
  const nodes: Node[] = isContents
    ? names.map((label) => control('link', { label }))
    : [{ kind: 'items', layout: 'rows', items: names.map((name) => ({ title: name, fields: [], nodes: [] })) }];
  if (head !== null && section?.heading === undefined && section?.nodes.length === 0 && owner.scope.rank > 0) {
    section.heading = title;
    section.nodes.push(...nodes);
    return { scope: owner.scope };
  }
  const scope = head === null ? owner.scope : draft.openSection(owner.scope, {}, { heading: title });
  scope.nodes.push(...nodes);
  return { scope };
}

function headOf(sentence: Piece, head: RegExpExecArray): Words {
  const text = (head[1] ?? head[2] ?? '').trim();
  const start = sentence.start + sentence.text.indexOf(text);
  return { text, origin: 'literal', span: { start, end: start + text.length } };
}

/** Entries that are all names: a few words with a capital, no facts, and not most of them elements of a page. */
function namesIn(list: Piece, lang: string, isContents: boolean): Words[] | undefined {
  if (/["“”„«»:;|(]/.test(list.text)) return undefined;
  const entries = splitEnumeration(list.text, list.start);
  const isName = ({ text }: Words): boolean =>
    /^[\p{Lu}\d\p{Lo}]/u.test(text) && text.split(/\s+/).length <= MOST_WORDS && !/[.!?]/.test(text);
  if (entries.length < LEAST || !entries.every(isName)) return undefined;
  if (isContents) return entries;
  const elements = entries.filter(({ text }) =>
    findMentions(text, lang).some(({ start, end, isWeak }) => start === 0 && end === text.length && !isWeak),
  );
  const isFacts = entries.some(({ text }) => readFact(text) !== undefined);
  return elements.length === 0 || isFacts || elements.length * 2 > entries.length ? undefined : entries;
}
