import { cut, type Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import { findQuoted } from '../values/quoted.ts';
import { labelAfter } from './label-after.ts';
import type { PageDraft } from './page-draft.ts';
import { literalWords } from './passage/literal-words.ts';
import type { Words } from '../outline.ts';

const PAGE = /\b(?:screen|page|view|app|dashboard|console|form|website|site)$/i;

/** Before a name that is quoted: what it is the name of. */
const OF_PRODUCT =
  /\b(?:for|of|called|named|by|app|product|company|from|in|tool|at|für|pour|para|per|voor|dla)\s*[:,]?\s*$/i;
const OF_TITLE =
  /\b(?:page|screen|titled?|view|heading)\s*:?\s*$|^(?:design|create|build|generate|make)\s+(?:the|a|an)\s*$/i;

/**
 * Reads what the page is: its purpose, in words that are never drawn, and the product's name. A heading gives the words of
 * a title where nothing else does. → the part of it that already says what is shown: "…, title Silo temperatures".
 */
export function readDirective(draft: PageDraft, piece: Piece, isHeading = false): Piece | undefined {
  const { outline } = draft;
  const told = isHeading ? undefined : findTold(piece, outline.lang);
  if (told !== undefined) {
    const said = cut(piece, 0, told.start - piece.start);
    if (said.text !== '') readDirective(draft, said);
    return told;
  }
  outline.purpose = [outline.purpose, piece.text].filter((part) => part !== '').join(' ');
  outline.context.push(literalWords(piece));
  for (const quoted of findQuoted(piece.text)) {
    // "**Platform** desktop web": bold words that lead a line in say what it is about.
    if (quoted.start === 0 && /^\*\*[^*]+\*\*\s\p{Ll}/u.test(piece.text)) continue;
    // "**What it is:** …" leads the passage in.
    if (/[:：]$/u.test(piece.text.slice(quoted.inner.start, quoted.inner.end).trim())) continue;
    const before = piece.text.slice(0, quoted.start);
    const words: Words = {
      text: piece.text.slice(quoted.inner.start, quoted.inner.end),
      origin: 'literal',
      span: { start: piece.start + quoted.inner.start, end: piece.start + quoted.inner.end },
    };
    const isName =
      /^[\p{Lu}\d\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(words.text) && !PAGE.test(words.text);
    const isPage = /^\s(?:screen|page|view|tab|dialog|form)\b/i.test(piece.text.slice(quoted.end));
    if (!isName) outline.context.push(words);
    else if (OF_TITLE.test(before) && outline.title === undefined) draft.offerTitle(words, 'context');
    else if (isPage) outline.context.push(words);
    else if (OF_PRODUCT.test(before) && outline.product === undefined) outline.product = words;
    else if (
      outline.product === undefined &&
      (findMentions(before).length === 0 || (draft.isSite && !isHeading && /[\p{Ll},]\s*$/u.test(before)))
    )
      outline.product = words;
    else outline.context.push(words);
  }
  if (isHeading) draft.heading = piece;
  const product = findProduct(piece);
  if (product !== undefined) outline.product ??= product;
  return undefined;
}

/** From the first noun of an element that has a name or a list of its own. */
function findTold(piece: Piece, lang: string): Piece | undefined {
  const { tokens } = readTokens(piece, lang);
  const at = tokens.findIndex((token, index) => {
    if (token.is !== 'noun' || token.mention.isWeak || token.mention.makes.kind === 'section') return false;
    const before = tokens[index - 1];
    if (index === 0 || before?.is === 'quoted') return false;
    return labelAfter(tokens, index) !== undefined && tokens[index + 1]?.is !== 'words'
      ? true
      : before?.is === 'sign' && labelAfter(tokens, index) !== undefined;
  });
  const token = tokens[at];
  return token === undefined ? undefined : cut(piece, token.start);
}

/** "… called Brightwake", "brand name Vena", "an app, CellarOak", "an app (Krokos Hill)", "App: Porthgavran", "for Voss & Halloran, a bell foundry". */
const NAMED =
  /\b(?:called|named|namens|llamad[oa]|appelée?|chiamat[oa]|chamad[oa])\s+(\p{Lu}[\p{L}\p{N}&’'. -]*?)(?=[,.;:)]|\s(?:is|are|has|that|which|where|and|for|in|with)\b|$)|\b(?:brand|brand name|product name|app name|working name|name)(?: is|:)?\s(\p{Lu}[\p{L}&’']+(?:\s\p{Lu}[\p{L}&’']+){0,3})(?=[.,;)]|$)|\b(?:app|site|website|shop|product|service|tool|platform|company|brand),\s(\p{Lu}[\p{L}&’']+(?:\s\p{Lu}[\p{L}&’']+){0,2})(?=[.;]|$)|(?<!\b(?:screen|page|view|dashboard|form)\s)\((\p{Lu}[\p{L}&’' ]{2,40})\)|\b(?:for|of|by)\s+(?:the\s+)?(\p{Lu}[\p{L}’']*(?:\s+(?:&\s+)?\p{Lu}[\p{L}’']*)*|\p{Lu}[\p{L}’']*(?:\s+(?:&\s+|of\s+(?:the\s+)?|and\s+)?\p{Lu}[\p{L}’']*)+(?=\s(?:in|at|on|near)\s\p{Lu}))(?=,|\s*\.|\s*$|\s+\(|\s(?:in|at|on|near)\s\p{Lu})/u;

/** Whether an offset stands inside a quotation: what is said there is no name of the house. */
export const isSaidInside = (text: string, at: number): boolean =>
  findQuoted(text).some(({ inner }) => at >= inner.start && at < inner.end);

function findProduct(piece: Piece): Words | undefined {
  const match = NAMED.exec(piece.text);
  const name = match?.slice(1).find((group) => group !== undefined);
  if (match === null || name === undefined || isSaidInside(piece.text, match.index)) return undefined;
  const start = piece.start + piece.text.indexOf(name, match.index);
  return { text: name.trim(), origin: 'literal', span: { start, end: start + name.trim().length } };
}
