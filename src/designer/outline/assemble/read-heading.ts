import { cut, type Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { findPlaces } from '../lexicon/find-places.ts';
import { roleOfHeading } from '../lexicon/role-of-heading.ts';
import type { Words } from '../outline.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import type { Token } from '../phrases/token.ts';
import { findQuoted } from '../values/quoted.ts';
import { headingDirections } from './heading-directions.ts';
import type { PageDraft } from './page-draft.ts';
import type { Owner, Placing } from './scope.ts';
import { literalWords } from './passage/literal-words.ts';
import { REQUIREMENT } from './passage/requirement.ts';
import { readChartHeading } from './spec-line/chart-heading.ts';
import { StatementReader } from './statement-reader.ts';

const NUMBERING =
  /^(?:(?:section|part|abschnitt|sección|secção|sezione|sectie)\s+)?(?:\d+(?:\.\d+)*[a-z]?[.):]?|[A-Z][.)]|[IVX]+[.)])\s+/i;

/** "3. Where it goes", "B) Header": the heading without its place in the order. */
export const withoutNumbering = (said: Piece): Piece =>
  cut(said, (REQUIREMENT.exec(said.text) ?? NUMBERING.exec(said.text))?.[0].length ?? 0);

/**
 * Opens the part of the page that a heading or lead-in names. A heading of element nouns and places alone ("Left column",
 * "Sticky footer") says what the part is and is not drawn; any other is drawn as it stands.
 */
export function readHeading(draft: PageDraft, said: Piece, holder: Owner, hasParts: boolean): Owner {
  const { lang } = draft.outline;
  const { name: bare, placing: told } = headingDirections(withoutEmphasis(withoutNumbering(said)), lang);
  if (bare.text === '') {
    draft.outline.context.push(literalWords(said));
    return { scope: draft.openSection(holder.scope, told) };
  }
  const chart = hasParts ? readChartHeading(draft, bare, holder, told) : undefined;
  if (chart !== undefined) return chart;
  const role = roleOfHeading(bare.text, lang);
  const quoted = findQuoted(bare.text);
  // `3. "How it works"`: words in marks that are all of a heading are one.
  const [whole] = quoted;
  if (whole?.start === 0 && whole.end === bare.text.length) {
    const heading = literalWords(cut(bare, whole.inner.start, whole.inner.end));
    return { scope: draft.openSection(holder.scope, told, { heading }) };
  }
  const sentence = readTokens(bare, lang);
  if (role === undefined && quoted.length === 0 && headsControls(sentence.tokens))
    return new StatementReader(draft, sentence, holder, { hasParts, placing: told }).read();
  const placed = PLACED.exec(bare.text);
  if (placed?.[1] !== undefined) {
    const owner = readPlaced(draft, cut(bare, placed[0].length), holder, { ...told, place: toPlace(placed[1]) });
    if (owner !== undefined) return owner;
  }
  // "Job header": the head of one part of the page, not the bar over all of it.
  if (role?.part === 'header' && role.subject !== undefined && hasParts && holder.scope.rank === 0)
    return { scope: draft.openSection(holder.scope, { place: 'top', ...told }, { about: PAGE_HEAD }) };
  const isPart =
    role !== undefined && (role.part !== undefined || role.place !== undefined || role.role === 'structure');
  if (isPart || quoted.length > 0) {
    // "Head of the page" holds the page's title and is none.
    const isHead = role?.part === 'heading' && role.subject === undefined && quoted.length === 0 && hasParts;
    if (isHead || (role?.part === undefined && role?.place === undefined && role?.role === 'structure'))
      return told.place === undefined ? holder : { scope: draft.openSection(holder.scope, told) };
    // "Sections, top to bottom" speaks of all that follows.
    if (role?.part === 'section' && role.subject === undefined && quoted.length === 0)
      return told.place === undefined ? holder : { scope: draft.openSection(holder.scope, told) };
    const owner = new StatementReader(draft, sentence, holder, { hasParts, placing: told }).read();
    // A place alone ("Left column") still opens a part.
    if (owner.scope === holder.scope && owner.collection === undefined) {
      const placing = { ...placingOf(role?.place), ...told };
      return { scope: draft.openSection(holder.scope, placing) };
    }
    if (
      draft.isSite &&
      role?.mayBeDrawn &&
      hasParts &&
      quoted.length === 0 &&
      owner.scope.section !== undefined &&
      owner.scope.section.heading === undefined &&
      role.part === 'questions'
    )
      owner.scope.section.heading = headingOf(bare);
    if (
      role?.subject !== undefined &&
      owner.scope.section !== undefined &&
      owner.scope.section.heading === undefined &&
      quoted.length === 0
    )
      owner.scope.section.heading = namedPart(bare, role.part, role.subject);
    return owner;
  }
  const colon = /[:：]\s+(?=\S)/.exec(bare.text);
  if (colon !== null && colon.index < 40) {
    const owner = readHeading(draft, cut(bare, 0, colon.index), holder, true);
    return new StatementReader(draft, readTokens(cut(bare, colon.index + 1), lang), owner, { hasParts }).read();
  }
  const side = SIDED.exec(bare.text);
  const named = side === null ? bare : cut(bare, side[0].length);
  const aside = sentence.tokens.find(({ is }) => is === 'aside');
  const asidePlace =
    aside?.is === 'aside' ? findPlaces(aside.inner.text, lang).find(({ means }) => means.place) : undefined;
  const placing =
    side?.[1] === undefined
      ? { ...placingOf(role?.place ?? asidePlace?.means), ...told }
      : { ...told, place: side[1].toLowerCase() as 'left' | 'right' };
  const layout = LAID_OUT.exec(named.text)?.[0].length ?? 0;
  const isLayout = layout > 0 && findMentions(named.text, lang).some(({ makes }) => makes.kind === 'section');
  const scope = draft.openSection(holder.scope, placing, { heading: headingOf(isLayout ? cut(named, layout) : named) });
  if (aside?.is === 'aside') {
    const inner = new StatementReader(draft, readTokens(aside.inner, lang), { scope }, { hasParts }).read();
    return inner.collection === undefined ? { scope } : { ...inner, scope };
  }
  return { scope };
}

/** "**Column 1, heading "Out of service"**": bold as a whole, so that what it quotes is found. */
function withoutEmphasis(said: Piece): Piece {
  const marks = /^(\*\*|__)[^*_]*["“„«][^*_]*(\*\*|__)(?=[,.:]?\s*$)/u.exec(said.text);
  return marks === null ? said : cut(said, 2, marks[0].length - 2);
}

/** What a part is about that heads the page under its bar. */
export const PAGE_HEAD = 'page-head';

const PLACED =
  /^(left|right|cent(?:re|er)|middle|links|rechts|mitte|gauche|droite|izquierda|derecha)(?:\s+(?:column|side|panel|pane|part|half|spalte|seite|colonne|columna))?\s*[:：–—]\s+(?=\S)/iu;

const toPlace = (word: string): 'left' | 'right' | 'main' =>
  /^(?:left|links|gauche|izq)/i.test(word) ? 'left' : /^(?:right|rechts|droite|der)/i.test(word) ? 'right' : 'main';

/** "Left: dogs in **row A**": a part at a side, headed by what is said of it; element nouns are left to the statement. */
function readPlaced(draft: PageDraft, said: Piece, holder: Owner, placing: Placing): Owner | undefined {
  const [quoted, ...others] = findQuoted(said.text);
  const mention = findMentions(said.text, draft.outline.lang).find(({ isWeak }) => !isWeak);
  if (others.length > 0 || said.text.length > 80 || /[,;:]/.test(said.text)) return undefined;
  if (mention !== undefined && quoted === undefined) return undefined;
  const heading =
    mention !== undefined && quoted !== undefined && mention.phraseStart < 5
      ? headingOf(cut(said, quoted.start, quoted.end))
      : { ...headingOf(said), text: capital(said.text.replace(/[*_`"“”„«»]/g, '')) };
  return { scope: draft.openSection(holder.scope, placing, { heading }) };
}

/** "Status tabs with counts": a heading that names controls and says what they have; it is not drawn. */
function headsControls(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ is }) => is === 'noun');
  const [noun, after] = [tokens[at], tokens[at + 1]];
  if (noun?.is !== 'noun' || noun.mention.isWeak || !noun.mention.isPlural || noun.mention.makes.kind !== 'control')
    return false;
  const isLast =
    after === undefined || (after.is === 'words' && /^(?:with|mit|avec|con|com|met|z|med)\s/iu.test(after.piece.text));
  return isLast && tokens.slice(0, at).every((token) => token.is === 'words' || token.is === 'place');
}

/** "Right inspector, for order 4": a side at the head of what names the part. */
const SIDED = /^(left|right)\s+(?=\p{Ll})(?!of\b|from\b)/iu;

function placingOf(place: NonNullable<ReturnType<typeof roleOfHeading>>['place'] | undefined): Placing {
  if (place === undefined) return {};
  return {
    ...(place.place === undefined ? {} : { place: place.place }),
    ...(place.share === undefined ? {} : { share: place.share }),
  };
}

/** Parts whose nouns say how they stand on the page: of "Contest box" only the contest is read. */
const STANDING: ReadonlySet<string> = new Set(
  'section panel column strip band split-view card box row notice banner drawer modal sheet frame'.split(' '),
);
/** "Two-column product area": how a part is laid out is no word of its name. */
const LAID_OUT =
  /^(?:(?:\p{L}+|\d)[- ]column|full[- ]width|half[- ]width|wide|narrow|large|small|big|sticky|dark|light)\s+/iu;

function namedPart(said: Piece, part: string | undefined, subject: string): Words {
  const whole = headingOf(said);
  if (part === undefined || !STANDING.has(part)) return whole;
  const bare = subject.replace(LAID_OUT, '');
  const at = said.text.indexOf(bare);
  return bare === '' || at === -1 ? whole : headingOf(cut(said, at, at + bare.length));
}

/** The words of a heading without marks, brackets and a colon at its end. */
function headingOf(said: Piece): Words {
  const text = said.text
    .replace(/\s*[([（][^)\]）]*[)\]）]/g, '')
    .replace(/[:：,]\s*$/, '')
    .replace(/^[*_`"“”„«»]+|[*_`"“”«»]+$/g, '')
    .trim();
  const start = said.start + Math.max(0, said.text.indexOf(text));
  const span = { start, end: start + text.length };
  return { text: capital(text), origin: 'literal', span };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
