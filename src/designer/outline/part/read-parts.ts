import { PageDraft } from '../assemble/page-draft.ts';
import type { Owner, Placing } from '../assemble/scope.ts';
import type { Piece } from '../form/piece.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import { countLost, listLiterals } from '../prose/list-literals.ts';
import { buildParts } from './build-parts.ts';
import type { Part } from './part.ts';
import { parseParts } from './parse-parts.ts';

/**
 * Reads a sentence or line that says what a part of the page is, where its grammar accounts for every word of it and every
 * name and figure ends in a node; → nothing where it does not, and the page is as it was.
 */
export function readParts(draft: PageDraft, sentence: Piece, owner: Owner, placing: Placing = {}): Owner | undefined {
  const { lang } = draft.outline;
  if (TELLS_MORE.test(sentence.text)) return undefined;
  const parts = parseParts(readTokens(sentence, lang), lang);
  const [first] = parts ?? [];
  if (parts === undefined || first === undefined) return undefined;
  first.placing = { ...placing, ...first.placing };
  const tried = new PageDraft('', lang);
  const scope = owner.scope.rank === 0 ? tried.page : { nodes: [], rank: owner.scope.rank };
  if (buildParts(tried, parts, { scope }) === undefined) return undefined;
  const { title, frame, sections } = tried.outline;
  const again = parts.flatMap(listStates);
  const literals = listLiterals(sentence, lang).filter(
    ({ start, end }) => !again.some((names) => start >= names.start && end <= names.start + names.text.length),
  );
  if (countLost(literals, [title, frame, sections, scope.nodes]) > 0) return undefined;
  return buildParts(draft, parts, owner);
}

/** Clauses that tell of a thing what no list of parts does. */
const TELLS_MORE = /\s(?:whose|who|whom|among|where|because|so that|unless|if|when)\s|;\s\p{Lu}[^;]*;/u;

/** Names that are said again for a state of theirs, and asides: they stand nowhere by themselves. */
function listStates(part: Part): Piece[] {
  if (part.is === 'named') return part.parts.flatMap(listStates);
  if (part.is !== 'element') return [];
  const aside = part.aside === undefined ? [] : [part.aside];
  return [...part.states.map(({ names }) => names), ...aside, ...(part.parts ?? []).flatMap(listStates)];
}
