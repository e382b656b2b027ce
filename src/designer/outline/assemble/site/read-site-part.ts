import type { Passage } from '../../form/passage.ts';
import { cut, type Piece } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import { isRefusal } from '../../lexicon/is-refusal.ts';
import { opensTemplate } from '../../lexicon/opens-template.ts';
import type { Node, Section } from '../../outline.ts';
import { isStyleStatement } from '../../style/style-statement.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Owner } from '../scope.ts';
import { isActionFoot } from '../is-action-foot.ts';
import { readRanked } from '../read-ranked.ts';
import { readAsked } from './read-asked.ts';
import { readAttributed } from './read-attributed.ts';
import { readFooter } from './read-footer.ts';
import { readGiven } from './read-given.ts';
import { readCopy, readGivenControls, readLabelled } from './read-labelled.ts';
import { readLinkBar } from './read-link-bar.ts';
import { readStats } from './read-stats.ts';

export interface TakenPart {
  /** What is left of the passage, to be read as statements; `nodes` come behind it. */
  rest?: Piece;
  nodes?: Node[];
  /** A whole part of the page. */
  section?: Section;
}

/** Parts of the frame that hold names. */
const BARS: ReadonlySet<string> = new Set(['header', 'top-nav']);

/**
 * Takes a passage that is one part of a page as people write it: the bar with its links, the footer, a text given its words,
 * questions with answers, what people say. Nothing where it is read as statements.
 */
export function readSitePart(
  draft: PageDraft,
  { said, parts, form }: Passage,
  open: Owner,
  lead: { part: string | undefined; body: Piece },
): TakenPart | undefined {
  if (form === 'table' || form === 'code' || isRefusal(said.text, draft.outline.lang)) return undefined;
  const { part, body } = lead.part === undefined ? partAtHead(draft, said) : lead;
  if (part === 'footer' && body.text !== '' && (draft.isSite || isPageFooter(body)) && !isActionFoot(body.text)) {
    readFooter(draft, body);
    for (const below of parts) readFooter(draft, below.said);
    return {};
  }
  if (draft.isSite && part !== undefined && BARS.has(part) && body.text !== '' && open.scope.rank === 0) {
    readLinkBar(draft, body);
    for (const below of parts) readLinkBar(draft, below.said);
    return {};
  }
  if (parts.length > 0) return undefined;
  const controls = readGivenControls(said, draft.outline.lang);
  if (controls !== undefined) return { nodes: controls };
  const rest = readGiven(draft, said, open);
  if (rest !== undefined) return { rest };
  if (part === 'questions' && /[?？]/.test(body.text)) {
    const items = readAsked(body);
    if (items !== undefined) return { nodes: [{ kind: 'items', layout: 'questions', items }] };
  }
  const stats =
    draft.isSite && (lead.part !== undefined || open.scope.rank > 0 || body !== said) ? readStats(body) : undefined;
  if (stats !== undefined) return { nodes: [{ kind: 'facts', layout: 'tiles', facts: stats }] };
  if (
    draft.isSite &&
    form === 'prose' &&
    open.scope.rank > 0 &&
    open.scope.section?.heading !== undefined &&
    open.collection === undefined
  ) {
    const copy =
      isStyleStatement(said.text) || opensTemplate(said.text, draft.outline.lang)
        ? undefined
        : readCopy(said, draft.outline.lang);
    if (copy !== undefined) return { nodes: [copy] };
  }
  const labelled =
    draft.isSite && form === 'item' && open.scope.rank === 0 && part === undefined && open.collection === undefined
      ? readLabelled(said, draft.outline.lang)
      : undefined;
  if (labelled !== undefined) return { section: labelled };
  const attributed = draft.isSite ? readAttributed(said) : undefined;
  if (attributed === undefined) return undefined;
  return { ...(isQuoteName(attributed.head, draft) ? {} : { rest: attributed.head }), nodes: attributed.quotes };
}

/** Takes what stands under the heading of a bar or footer; whether it was one. */
export function readBarPart(draft: PageDraft, { parts }: Passage, part: string | undefined): boolean {
  if (!draft.isSite || part === undefined || parts.length === 0) return false;
  if (parts.some(({ form }) => form === 'heading' || form === 'table' || form === 'code')) return false;
  const lines = parts
    .flatMap(({ said, parts: below }) => [said, ...below.map((one) => one.said)])
    .filter(({ text }) => !isRefusal(text, draft.outline.lang));
  const isRanked = lines.some((line) => readRanked(line) !== undefined);
  if (part === 'footer' && (isRanked || isActionFoot(lines.map(({ text }) => text).join(' ')))) return false;
  if (part === 'footer') {
    for (const line of lines) readFooter(draft, line);
    return true;
  }
  if (!BARS.has(part)) return false;
  for (const line of lines) if (readGiven(draft, line, { scope: draft.page }) === undefined) readLinkBar(draft, line);
  return true;
}

/** "Footer with three columns: …", "Sticky header with the logo, links …": the noun without a colon behind it. */
function partAtHead({ outline: { lang } }: PageDraft, said: Piece): { part: string | undefined; body: Piece } {
  const [first] = findMentions(said.text.slice(0, 60), lang);
  const isFoot = first?.id === 'footer' && first.phraseStart < 3;
  return isFoot && first !== undefined
    ? { part: 'footer', body: cut(said, first.phraseEnd) }
    : { part: undefined, body: said };
}

/** Names and addresses, not the buttons of a bar that stays at the bottom. */
const isPageFooter = ({ text: words }: Piece): boolean =>
  /[·|/©@]|imprint|privacy|contact|impressum/i.test(words) && !/\bbutton|primary|knopf|botón|bouton\b/i.test(words);

/** "Testimonial:", "Quote", "One quote from a rider:": says what follows and no more. */
function isQuoteName(head: Piece, { outline: { lang } }: PageDraft): boolean {
  const bare = head.text.replace(/[*_:：\s-]+$/u, '').replace(/^[*_\s-]+/u, '');
  if (bare === '') return true;
  const mention = findMentions(bare, lang).find(({ isModifier }) => !isModifier);
  const isQuote =
    mention !== undefined &&
    (mention.makes.kind === 'text' || mention.id === 'review' || mention.id === 'comment') &&
    ['quote', 'review', 'comment'].includes(mention.id);
  return isQuote && mention.phraseStart < 3;
}
