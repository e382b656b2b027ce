import { cut, type Piece, trimEnds } from '../../form/piece.ts';
import type { Node } from '../../outline.ts';
import { isRefusal } from '../../lexicon/is-refusal.ts';
import { opensTemplate } from '../../lexicon/opens-template.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import { isStyleStatement } from '../../style/style-statement.ts';
import { isAction } from '../../prose/is-action.ts';
import { addEntries } from '../add-entries.ts';
import { control } from '../make-node.ts';
import { readTemplate } from '../apply-template.ts';
import { atEachRow } from './at-each-row.ts';
import { applyColumn } from '../apply-column.ts';
import { applyRow } from '../apply-row.ts';
import { applyState } from '../apply-state.ts';
import type { PageDraft } from '../page-draft.ts';
import { readParts } from '../../part/read-parts.ts';
import { readBracketed } from '../read-bracketed.ts';
import { readGroup } from '../read-group.ts';
import { readRefusals } from '../read-refusals.ts';
import type { Owner, Placing } from '../scope.ts';
import { namedAs } from '../named-as.ts';
import { noteOnThing } from '../site/note-on-thing.ts';
import { tableAsCards } from '../site/table-as-cards.ts';
import { tellByOrder } from '../tell-by-order.ts';
import { tellNavigation } from '../tell-navigation.ts';
import { tellUnderEach } from '../tell-under-each.ts';
import { tellRow } from '../tell-row.ts';
import { tellSchedule } from '../tell-schedule.ts';
import { announcedChart } from '../spec-line/chart-heading.ts';
import { continueChart } from '../spec-line/chart-line.ts';
import { noteOnExact } from '../note-on-exact.ts';
import { readSpecLine } from '../spec-line/read-spec-line.ts';
import { saidOfKnown, saidUnderField } from '../said-of-known.ts';
import type { Token } from '../../phrases/token.ts';
import { StatementReader } from '../statement-reader.ts';
import { findQuoted } from '../../values/quoted.ts';
import { enterColumn } from './enter-column.ts';
import { insideFrame } from './inside-frame.ts';
import { buttonOfEach } from './button-of-each.ts';
import { isAboutLooks } from './is-about-looks.ts';
import { isInstruction } from './is-instruction.ts';
import { isListed } from './is-listed.ts';
import { literalWords } from './literal-words.ts';
import { readEach } from './read-each.ts';
import { readNames } from './read-names.ts';
import { readSeries } from './series.ts';

/** "Call the page “New arrival”.", "Die Seite heißt „Ankunft“": nothing but the page's name. */
const CALLED =
  /^(?:please\s+|and\s+)?(?:(?:call|name|title|head) (?:the |this )?(?:page|screen|view|form|it)|(?:the |this )?(?:page|screen|view|form)(?: is|['’]s| should be)? (?:called|titled|named|headed)|(?:die |diese )?(?:seite|ansicht|maske) (?:heißt|soll)|(?:la |cette )?(?:page|vue) s['’](?:appelle|intitule)|(?:la |esta )?(?:página|pantalla) se (?:llama|titula)|(?:a )?(?:página|tela) (?:chama-se|se chama)|(?:la )?(?:pagina|schermata) si (?:chiama|intitola)|(?:de )?(?:pagina|het scherm) heet)\s*:?\s*["“„«‘'‚][^"”“»’']+["”“»’']\s*(?:heißen)?[.!]?$/iu;

/** "A responsive grid of" before the cards that it holds. */
const GRID_OF = /^(?:an?|the)\s(?:\p{Ll}+\s){0,2}grid of\s(?=(?:\p{L}+\s){0,2}(?:cards|tiles)\b)/iu;

/** `"Checkout" as H1`, `"Kasse" als Überschrift`: the name of the page by how it is set. */
const AS_TITLE =
  /^["“„«`][^"”“»`]+["”“»`]\s+(?:as|als|en|como|come|is)\s+(?:the\s|an?\s|die\s|eine\s|le\s|el\s|il\s)?(?:main\s|page\s|large\s|big\s)?(?:h1|headline|title|heading|überschrift|titel|titre|título|titolo)(?!\p{L})[,.;]?\s*/iu;

/** A name in marks, perhaps with its noun, and what it is. */
const OF_KNOWN =
  /^(?:the\s|der\s|die\s|le\s|la\s|el\s|il\s)?["“„«`][^"”“»`]+["”“»`]\s(?:\p{L}+\s)?(?:is|are|stays?|ist|est|es|è)\s(?:the\s|an?\s)?(?:filled|outlined|primary|secondary|selected|active|current|on|disabled|quiet|plain|solid|ghost|text)/iu;

/** What is told beside a page in an exact form adds to it only where it says so. */
const ADDS =
  /\b(?:add|adds|also|plus|include|additional(?:ly)?|extra|zusätzlich|ajoute[rz]?|añad\p{L}+|aggiung\p{L}+)\b/iu;

/** Reads one sentence by what it is: a refusal, looks, a state, a template, an entry or a statement. */
export function readSentence(
  draft: PageDraft,
  sentence: Piece,
  owner: Owner,
  hasParts: boolean,
  placing: Placing,
  page?: Owner,
): Owner {
  const { lang } = draft.outline;
  if (isRefusal(sentence.text, lang)) {
    if (isStyleStatement(sentence.text)) draft.outline.style.statements.push(literalWords(sentence));
    else readRefusals(draft, sentence);
    return owner;
  }
  // "a grid of five cards" are five cards.
  const grid = GRID_OF.exec(sentence.text)?.[0].length ?? 0;
  if (grid > 0) return readSentence(draft, cut(sentence, grid), owner, hasParts, placing, page);
  const title = CALLED.exec(sentence.text);
  const named = title === null ? undefined : findQuoted(sentence.text)[0];
  if (named !== undefined && draft.outline.title === undefined) {
    const { start, end } = named.inner;
    draft.outline.title = {
      text: sentence.text.slice(start, end),
      origin: 'literal',
      span: { start: sentence.start + start, end: sentence.start + end },
    };
    return owner;
  }
  const drawnAs = AS_TITLE.exec(sentence.text);
  if (drawnAs !== null && draft.outline.sections.length < 3) {
    const [quoted] = findQuoted(sentence.text);
    if (quoted !== undefined && draft.offerTitle(literalWords(cut(sentence, quoted.inner.start, quoted.inner.end)))) {
      const behind = cut(sentence, drawnAs[0].length);
      return /[\p{L}\d]/u.test(behind.text) ? readSentence(draft, behind, owner, hasParts, placing, page) : owner;
    }
  }
  if (draft.outline.isExact && !ADDS.test(sentence.text) && noteOnExact(draft.outline, sentence)) {
    const { style, context } = draft.outline;
    (isStyleStatement(sentence.text) ? style.statements : context).push(literalWords(sentence));
    return owner;
  }
  if (saidUnderField(draft.outline, sentence)) return owner;
  if (tellUnderEach(owner.scope.rank === 0 ? (draft.last?.nodes ?? []) : owner.scope.nodes, sentence)) return owner;
  // `The "Check dates" button is filled wherever it appears`: of what stands on the page already.
  if (OF_KNOWN.test(sentence.text) && saidOfKnown(draft.outline, sentence)) {
    draft.outline.context.push(literalWords(sentence));
    return owner;
  }
  const announced = hasParts ? undefined : announcedChart(owner.scope.nodes);
  if (announced !== undefined && continueChart(announced, sentence, lang)) {
    draft.outline.context.push(literalWords(sentence));
    return owner;
  }
  const spec = hasParts ? undefined : readSpecLine(sentence, lang);
  if (spec !== undefined) {
    if (announced !== undefined && spec[0]?.kind === 'chart') owner.scope.nodes.pop();
    const scope = owner.scope.rank === 0 ? draft.openSection(owner.scope, placing) : owner.scope;
    scope.nodes.push(...spec);
    if (spec.some(({ kind }) => kind === 'chart')) draft.outline.context.push(literalWords(sentence));
    return { ...owner, scope };
  }
  const toldNavigation = hasParts
    ? undefined
    : tellNavigation(draft, sentence, owner, (piece, at) => readSentence(draft, piece, at, false, {}));
  if (toldNavigation !== undefined) return toldNavigation;
  const inside = insideFrame(draft, sentence);
  if (inside !== undefined) {
    const { navigation } = inside.owner.scope;
    const isNames = readTokens(inside.rest, lang).tokens.every(({ is }) => is === 'words' || is === 'sign');
    if (isNames && navigation !== undefined)
      addEntries({ node: navigation, takes: 'entries' }, trimEnds(inside.rest, '.'), { lang });
    else readSentence(draft, inside.rest, inside.owner, hasParts, {});
    return owner;
  }
  // "`All`, `Draft` and `Passed`." under chips that were announced.
  if (owner.collection?.takes === 'options' && onlyNames(sentence, lang)) {
    addEntries(owner.collection, trimEnds(sentence, '.'), { lang });
    return owner;
  }
  // "The action is a small button in each row": of a column by its name.
  const known = owner.items?.kind === 'table' ? owner.items : draft.lastList();
  if (known?.kind === 'table' && applyColumn(known, readTokens(sentence, lang))) return owner;
  const each = buttonOfEach(sentence);
  if (each !== undefined) {
    const told = readSentence(draft, each.rest, owner, hasParts, placing, page);
    const list = told.items ?? draft.lastList();
    if (list !== undefined) draft.addTemplates(list, [(): Node => control('button', { label: each.label })]);
    return told;
  }
  const ofEach = atEachRow(sentence);
  const rows = ofEach === undefined ? undefined : (owner.items ?? draft.listIn(owner.scope));
  if (ofEach !== undefined && rows !== undefined) {
    draft.addTemplates(rows, readTemplate(readTokens(ofEach, lang).tokens));
    return owner;
  }
  const controls = hasParts
    ? undefined
    : namedAs(draft, sentence, page?.scope.rank === 0 ? { ...owner, scope: page.scope } : owner);
  if (controls !== undefined) return controls;
  const schedule = tellSchedule(draft, sentence, page === undefined ? owner : { ...owner, scope: page.scope });
  if (schedule !== undefined) return schedule;
  const ordered = tellByOrder(draft, sentence, owner);
  if (ordered !== undefined) return ordered;
  const series = readSeries(draft, sentence, owner);
  if (series !== undefined) return series;
  const bracketed = readBracketed(sentence, lang);
  if (bracketed !== undefined) {
    const scope = owner.scope.rank === 0 ? draft.openSection(owner.scope, placing) : owner.scope;
    scope.nodes.push(...bracketed);
    return { ...owner, scope };
  }
  const names = readNames(draft, sentence, owner);
  if (names !== undefined) return names;
  if (readGroup(draft, sentence, owner)) return owner;
  const read = readTokens(sentence, lang);
  enterColumn(draft, sentence.text, read.tokens);
  if (isAboutLooks(sentence, read.tokens)) {
    draft.outline.style.statements.push(literalWords(sentence));
    return owner;
  }
  if (
    tableAsCards(owner, sentence.text) ||
    noteOnThing(owner.scope.rank === 0 ? (draft.last?.nodes ?? []) : owner.scope.nodes, read)
  )
    return owner;
  if (known?.kind === 'table' && !hasParts && tellRow(known, sentence, lang)) return owner;
  if (known?.kind === 'table' && applyRow(known, read)) return owner;
  if (opensTemplate(sentence.text, lang)) {
    readEach(draft, read, owner);
    return owner;
  }
  if (applyState(draft, read)) return owner;
  if (isInstruction(sentence, read.tokens)) {
    draft.outline.context.push(literalWords(sentence));
    return owner;
  }
  // Every sentence of plain prose tells another part of the page, unless it goes on with "It" or "Inside".
  const goesOn =
    page === undefined || page.scope.rank > 0 || /^(?:it|its|inside|in it|there|within)\b/i.test(sentence.text);
  const { collection, ...others } = owner;
  const start = goesOn ? owner : { ...others, scope: page.scope };
  const parts =
    hasParts || noticeWithAction(sentence, read.tokens) ? undefined : readParts(draft, sentence, start, placing);
  if (parts !== undefined) return parts;
  const hasContent =
    read.tokens[0]?.is === 'place' ||
    read.tokens.some(({ is }) => is === 'noun' || is === 'quoted') ||
    /\d|[:：]\s|[^.!?]\s\p{Lu}/u.test(sentence.text);
  // "Save endpoint" by itself in a list of what the page has.
  if (!hasContent && owner.collection === undefined && /^\p{Lu}/u.test(sentence.text) && isAction(sentence.text)) {
    const scope = owner.scope.rank === 0 ? draft.openSection(owner.scope, {}) : owner.scope;
    scope.nodes.push(control('button', { label: literalWords(trimEnds(sentence, '.')) }));
    return { ...owner, scope };
  }
  if (!hasContent && (owner.collection === undefined || !isListed(read.tokens, sentence, owner.collection))) {
    draft.outline.context.push(literalWords(sentence));
    return owner;
  }
  if (collection !== undefined && isListed(read.tokens, sentence, collection)) {
    addEntries(collection, trimEnds(sentence, '.'), { lang: lang });
    return owner;
  }
  return new StatementReader(draft, read, start, { hasParts, placing }).read();
}

/** Two names in marks or more, and nothing else. */
function onlyNames(sentence: Piece, lang: string): boolean {
  const { tokens } = readTokens(sentence, lang);
  const names = tokens.filter(({ is }) => is === 'quoted').length;
  return (
    names > 1 && tokens.every(({ is, ...token }) => is === 'quoted' || is === 'sign' || is === 'aside' || isAnd(token))
  );
}

const isAnd = (token: object): boolean =>
  'piece' in token && /^(?:and|or|und|oder|et|ou|y|o|e|en|[.])$/iu.test((token.piece as Piece).text);

/** `Banner: "Gate 4 is shut." with a link "See the plan"`: what a notice says, and what can be done there. */
const noticeWithAction = ({ text }: Piece, [first]: readonly Token[]): boolean =>
  first?.is === 'noun' &&
  first.mention.makes.kind === 'section' &&
  first.mention.makes.surface === 'notice' &&
  findQuoted(text).length > 1;
