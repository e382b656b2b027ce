import { namePage } from '../assemble/name-page.ts';
import { PageDraft } from '../assemble/page-draft.ts';
import { readDirective } from '../assemble/read-directive.ts';
import type { Owner, Placing } from '../assemble/scope.ts';
import { trimEnds, type Piece } from '../form/piece.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import { countLost, listLiterals } from '../prose/list-literals.ts';
import { findHouse } from '../prose/read-opening.ts';
import { buildParts } from './build-parts.ts';
import type { Part } from './part.ts';
import { parseParts } from './parse-parts.ts';
import { listOpenings } from './split-opening.ts';

export interface Reading {
  /** Names alone are what a form asks for. */
  isForm?: boolean;
  /** The table that the sentence speaks of is told behind it. */
  isTableNext?: boolean;
}

/**
 * Reads a sentence or line that says what a part of the page is, where its grammar accounts for every word of it and every
 * name and figure ends in a node; → nothing where it does not, and the page is as it was.
 */
export function readParts(
  draft: PageDraft,
  sentence: Piece,
  owner: Owner,
  placing: Placing = {},
  { isForm = false, isTableNext = false }: Reading = {},
): Owner | undefined {
  const { lang } = draft.outline;
  if (TELLS_MORE.test(sentence.text)) return undefined;
  const parts = parseParts(readTokens(sentence, lang), lang, isForm);
  const [first] = parts ?? [];
  if (parts === undefined || first === undefined) return undefined;
  first.placing = { ...placing, ...first.placing };
  const tried = new PageDraft('', lang);
  const { product, title: known } = draft.outline;
  if (product !== undefined) tried.outline.product = product;
  if (known !== undefined) tried.outline.title = known;
  const scope = owner.scope.rank === 0 ? tried.page : { nodes: [], rank: owner.scope.rank };
  if (buildParts(tried, parts, { scope }, isTableNext) === undefined) return undefined;
  const { title, frame, sections } = tried.outline;
  const again = [...parts.flatMap(listStates), ...listColors(sentence)];
  const literals = listLiterals(sentence, lang).filter(
    ({ start, end }) => !again.some((names) => start >= names.start && end <= names.start + names.text.length),
  );
  if (countLost(literals, [title, frame, sections, scope.nodes]) > 0) return undefined;
  return buildParts(draft, parts, owner, isTableNext);
}

/** So many parts make a page; a single one behind an opening may be said of the page itself. */
const LEAST_PARTS = 2;

/** Reads the first sentence of a prompt that says what the page is and goes on with its parts: "Receipt for a fare: …". */
export function readPageOfParts(draft: PageDraft, sentence: Piece, owner: Owner): Owner | undefined {
  const { lang } = draft.outline;
  for (const { head, rest, isForm } of listOpenings(sentence)) {
    if (TELLS_MORE.test(rest.text)) continue;
    const parts = parseParts(readTokens(rest, lang), lang, isForm);
    if (parts === undefined || (parts.length < LEAST_PARTS && !parts.some(isList))) continue;
    const tried = new PageDraft('', lang);
    if (readParts(tried, rest, { scope: tried.page }, {}, { isForm }) === undefined) continue;
    const purpose = trimEnds(head, ',;:-–— ');
    if (readDirective(new PageDraft('', lang), purpose) !== undefined) continue;
    findHouse(draft, purpose);
    readDirective(draft, purpose);
    namePage(draft, purpose);
    return readParts(draft, rest, owner, {}, { isForm });
  }
  return undefined;
}

const isList = (part: Part): boolean => part.is === 'listed' || (part.is === 'element' && part.entries !== undefined);

/** Clauses that tell of a thing what no list of parts does. */
const TELLS_MORE = /\s(?:whose|who|whom|among|where|because|so that|unless|if|when)\s/u;

/** "in teal #00697A": how something is drawn. */
const listColors = ({ text, start }: Piece): Piece[] =>
  [...text.matchAll(/\s(?:in|en|em|i|w)\s((?:\p{L}+\s){0,3}#[\da-f]{6})/giu)].map(({ index, 0: said }) => ({
    text: said,
    start: start + index,
  }));

/** Names that are said again for a state of theirs, and asides: they stand nowhere by themselves. */
function listStates(part: Part): Piece[] {
  if (part.is === 'named') return part.parts.flatMap(listStates);
  if (part.is !== 'element') return [];
  const aside = part.aside === undefined ? [] : [part.aside];
  return [...part.states.map(({ names }) => names), ...aside, ...(part.parts ?? []).flatMap(listStates)];
}
