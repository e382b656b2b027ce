import { applyState } from '../assemble/apply-state.ts';
import type { PageDraft } from '../assemble/page-draft.ts';
import type { Owner } from '../assemble/scope.ts';
import { namePage } from '../assemble/name-page.ts';
import { readDirective } from '../assemble/read-directive.ts';
import { cut, trimEnds, type Piece } from '../form/piece.ts';
import { isRefusal } from '../lexicon/is-refusal.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import { readRefusals } from '../assemble/read-refusals.ts';
import type { Token } from '../phrases/token.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { isAction } from '../prose/is-action.ts';
import { PAGE } from '../prose/list-headings.ts';
import { attach } from './attach.ts';
import { controlKind } from './build-control.ts';
import { PartsBuilder, type State } from './build-parts.ts';
import { literalWords } from '../assemble/passage/literal-words.ts';
import { bareWords } from './bare-words.ts';
import { describe } from './describe.ts';
import { span } from './stretch.ts';
import { leadLength } from '../prose/casual-words.ts';
import type { Description } from './description.ts';
import { splitChunks } from './split-chunks.ts';

/**
 * Reads a sentence that describes parts of a page, as a list of descriptions that hold others. → nothing where the sentence
 * tells something instead, or is in a language whose joining words are not known.
 */
export function readDescribed(draft: PageDraft, sentence: Piece, owner: Owner, state: State): Owner | undefined {
  if (applyState(draft, readTokens(sentence, draft.outline.lang))) return owner;
  const described = describeSentence(sentence, draft.outline.lang);
  if (described === undefined) return undefined;
  const { descriptions, purpose, aside } = described;
  const parts = attach(descriptions);
  if (parts.length + (purpose === undefined ? 0 : 1) < LEAST_PARTS && !parts.every(isChoice)) return undefined;
  if (purpose !== undefined && readDirective(draft, trimEnds(purpose, ',;:-. ')) !== undefined) return undefined;
  if (purpose !== undefined) namePage(draft, purpose);
  for (const piece of aside)
    if (isRefusal(piece.text, draft.outline.lang)) readRefusals(draft, piece);
    else if (isStyleStatement(piece.text)) draft.outline.style.statements.push(literalWords(piece));
  const builder = new PartsBuilder(draft, sentence, owner, state, purpose?.text ?? draft.outline.purpose);
  builder.build(parts, owner.scope);
  return { ...owner, ...(builder.items === undefined ? {} : { items: builder.items }) };
}

/** "Tabs Overview, Activity, Badges.": a choice that is told with all its names. */
const isChoice = (description: Description): boolean =>
  ['tabs', 'segmented', 'chips'].includes(controlKind(description) ?? '') && description.parts.length > 1;

/** So many parts one after the other are a list of what the page has; fewer are a statement about one of them. */
const LEAST_PARTS = 3;

interface Described {
  descriptions: Description[];
  /** What the page is, said before what it shows. */
  purpose?: Piece;
  /** Refusals and looks told in between. */
  aside: Piece[];
}

function describeSentence(sentence: Piece, lang: string): Described | undefined {
  const chunks = splitChunks(sentence, lang);
  if (chunks === undefined) return undefined;
  const aside: Piece[] = [];
  const descriptions: Description[] = [];
  let purpose: Piece | undefined;
  for (const [at, chunk] of chunks.entries()) {
    const piece = span(sentence, chunk.tokens);
    const next = chunks[at + 1]?.tie;
    const isEntry = chunk.tie === ':' || chunk.tie === 'with' || (chunk.tie !== '' && /^\p{Lu}/u.test(piece.text));
    const before = chunks[at - 1];
    // "pause and skip buttons": an action that shares its noun with the one before refuses nothing.
    const isShared = chunk.tie === 'and' && before !== undefined && isAction(span(sentence, before.tokens).text);
    if ((isRefusal(piece.text, lang) && !isShared) || (isStyleStatement(piece.text) && !isEntry)) {
      aside.push(piece);
      continue;
    }
    // "Dashboard for a goat dairy: …", "Recipe page with …": the page itself holds what follows.
    const isNoun = chunk.tokens.some(({ is }) => is === 'noun' || is === 'quoted');
    const isOpening =
      sentence.start === 0 && ((next === ':' && !isListed(chunk.tokens)) || (next === 'with' && !isNoun));
    const described = describe(chunk, sentence, lang);
    // "Tabs Overview, Activity": a control is no page, whatever it is called.
    const isPart = controlKind(described) !== undefined;
    if (at === 0 && next !== 'and' && (isOpening || (isPage(piece) && !isPart))) {
      purpose = bareWords(cut(piece, leadLength(piece.text)));
      continue;
    }
    // The first words of a prompt name the page: "pub quiz scoreboard, Round 3, …".
    if (at === 0 && sentence.start === 0 && described.is === 'thing' && (next === ',' || next === undefined))
      purpose = piece;
    else descriptions.push(described);
  }
  // In German every noun has a capital: what something has is no name.
  if (lang === 'de')
    for (const [at, one] of descriptions.entries())
      if (one.is === 'name' && (one.tie === 'with' || descriptions[at - 1]?.is === 'thing')) one.is = 'thing';
  joinPairs(descriptions);
  const [first] = descriptions;
  if (first === undefined) return purpose === undefined ? undefined : { descriptions, aside, purpose };
  if (purpose !== undefined) first.tie = '';
  const told = descriptions.filter(({ is }) => is === 'clause').length;
  if (told > 0 && told * 4 > descriptions.length) return undefined;
  return { descriptions, aside, ...(purpose === undefined ? {} : { purpose }) };
}

/** "Maëlle – Idriss": two names with a dash between them are one entry. */
function joinPairs(descriptions: Description[]): void {
  for (let at = descriptions.length - 1; at > 0; at--) {
    const [before, one] = [descriptions[at - 1], descriptions[at]];
    if (one?.tie !== '-' || one.is !== 'name' || before?.is !== 'name') continue;
    const gap = one.piece.start - before.piece.start - before.piece.text.length;
    if (gap > 4) continue;
    before.tokens.push(...one.tokens);
    before.piece = { text: `${before.piece.text} – ${one.piece.text}`, start: before.piece.start };
    descriptions.splice(at, 1);
  }
}

/** A list or table that is told at once: "Checklist: …". */
const isListed = ([first]: readonly Token[]): boolean =>
  first?.is === 'noun' && ['items', 'table', 'steps', 'chart', 'control', 'frame'].includes(first.mention.makes.kind);

/** Words for a page as a whole, with whose it is. */
const isPage = ({ text }: Piece): boolean =>
  PAGE.test(text) ||
  /^(?:an?\s|the\s|my\s|our\s|create\s|design\s|build\s|make\s|ein\w*\s|une?\s|una?\s)*(?:[\p{L}-]+\s){0,4}(?:dashboard|home|overview|console|widget|panel|form|flow|übersicht|maske|tableau de bord|panel|cruscotto)(?:\s(?:for|of|to|für|pour|para|per|voor)\s.*)?$/iu.test(
    text,
  );
