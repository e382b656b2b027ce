import type { Node, Outline, Section, TableNode, Words } from '../outline.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { bindMeasures } from './bind-measures.ts';
import { isOnlyAnnounced } from './spec-line/chart-heading.ts';
import { picture } from './make-node.ts';
import { giveData } from './give-data.ts';
import { describePictures } from './describe-pictures.ts';
import { labelControls } from './label-controls.ts';
import { settleFoot } from './settle-foot.ts';
import { tickLists } from './tick-lists.ts';
import { titleOfSite } from './site/title-of-site.ts';
import { PAGE_HEAD } from './read-heading.ts';
import { placeNumbered } from './place-numbered.ts';
import { seatPortraits } from './seat-portraits.ts';
import { raiseHead } from './raise-head.ts';
import { rankActions } from './rank-actions.ts';
import { takeFirstName, takeToldTitle } from './told-title.ts';
import { titleOfPage, titleOfPurpose } from './title-of-page.ts';
import { readStyle } from '../style/read-style.ts';
import { sortClauses } from '../talk/sort-clauses.ts';
import type { PageDraft } from './page-draft.ts';

/** Ends the reading: templates reach their things, empty parts go, style statements become a style. */
export function settle(draft: PageDraft, sentences: readonly Words[]): Outline {
  const { outline } = draft;
  giveData(outline);
  draft.applyTemplates();
  const settled = (section: Section): Section => settleSection(section, outline.lang);
  const sections = outline.sections.map(inSection);
  tickLists(sections, sentences, outline.lang);
  outline.sections = sections.map(settled).filter(hasContent);
  placeNumbered(outline);
  settleFoot(outline, draft.isSite);
  addMapOfPage(outline);
  seatPortraits(outline);
  describePictures(outline);
  rankActions(outline);
  const { footer, header } = outline.frame;
  if (header !== undefined && [...header.start, ...header.middle, ...header.end].length === 0)
    delete outline.frame.header;
  if (footer !== undefined) outline.frame.footer = settled(footer);
  // "Out of scope: maps, dark mode": what must not be there states no looks.
  const stated = sentences.flatMap((sentence) => withoutRefused(outline, sentence));
  outline.style = withStated({ ...readStyle(stated), statements: outline.style.statements }, draft.stated);
  outline.kind = kindOf(outline, draft.isSite);
  outline.isWhole = outline.sections.length > 1;
  takeHead(outline);
  const isHeaded = outline.sections.some(({ heading }) => heading !== undefined);
  const title =
    outline.title === undefined
      ? (takeToldTitle(outline) ??
        (draft.isSite ? titleOfSite(outline) : undefined) ??
        titleFor(draft) ??
        titleOfPage(outline) ??
        (outline.frame.navigation?.kind === 'sidebar' ? outline.product : undefined) ??
        (isHeaded ? undefined : (outline.product ?? titleOfPurpose(outline.purpose))) ??
        takeFirstName(outline))
      : undefined;
  if (title !== undefined) outline.title = title;
  raiseHead(outline);
  return outline;
}

/** A sentence that refuses several things, as its clauses that refuse none of them. */
function withoutRefused({ refusals, lang }: Outline, sentence: Words): Words[] {
  const { text, span } = sentence;
  if (span === undefined) return [sentence];
  const refused = refusals.flatMap(({ words }) =>
    words.span !== undefined && words.span.start >= span.start && words.span.end <= span.end ? [words.span] : [],
  );
  if (refused.length < 2) return [sentence];
  return sortClauses(text, lang).flatMap(({ start, end }): Words[] => {
    const own = { start: span.start + start, end: span.start + end };
    return refused.some((one) => one.start < own.end && own.start < one.end)
      ? []
      : [{ ...sentence, text: text.slice(start, end), span: own }];
  });
}

/** Looks that data states beside those of sentences, which come first. */
function withStated(style: Outline['style'], stated: Outline['style'] | undefined): Outline['style'] {
  if (stated === undefined) return style;
  const { colors, fonts, moods, statements } = style;
  return {
    ...stated,
    ...style,
    colors: [...colors, ...stated.colors],
    fonts: [...fonts, ...stated.fonts],
    moods,
    statements,
  };
}

/** A page that is called a map shows one, also where no sentence puts it there. */
function addMapOfPage(outline: Outline): void {
  const [opening = ''] = outline.purpose.split(/\s(?:for|with|of|für|mit|pour|avec|para|con|per|voor|met|dla|för)\s/iu);
  const isMap = findMentions(opening.replace(/\s(?:screen|view|page)\b/giu, ''), outline.lang).some(
    ({ makes, end }, at, all) =>
      makes.kind === 'picture' && makes.picture === 'map' && at === all.length - 1 && end > opening.length - 14,
  );
  const hasMap = (node: Node): boolean =>
    (node.kind === 'picture' && node.picture === 'map') || (node.kind === 'section' && node.nodes.some(hasMap));
  if (!isMap || outline.sections.some(hasMap)) return;
  outline.sections.unshift(inSection({ ...picture('map', ''), size: 'full' }));
}

/** The head of a part that heads the page names the page. */
function takeHead(outline: Outline): void {
  const head = outline.sections.find(({ about }) => about === PAGE_HEAD);
  if (outline.title !== undefined || head?.heading === undefined) return;
  outline.title = head.heading;
  delete head.heading;
}

const SITE =
  /\b(?:landing|home ?page|web ?site|marketing|portfolio|pricing page|article|blog|shop page|site|startseite|página de inicio|首页)\b/i;
const TOOL = /\b(?:desktop|console|dashboard|table|admin|monitor|editor|control|internal tool)\b/i;

function kindOf({ purpose, frame }: Outline, isSite: boolean): Outline['kind'] {
  if (isSite || frame.footer !== undefined || SITE.test(purpose)) return 'site';
  return TOOL.test(purpose) || frame.navigation?.kind === 'sidebar' ? 'tool' : 'app';
}

/** A node that was put on the page itself stands in a part of its own. */
const inSection = (node: Node): Section =>
  node.kind === 'section' ? node : { kind: 'section', place: 'main', flow: 'stack', surface: 'open', nodes: [node] };

function settleSection(given: Section, lang: string): Section {
  const section = withToldHeading(given);
  const nodes = section.nodes
    .map((node) => (node.kind === 'section' ? settleSection(node, lang) : node))
    .filter((node) => node.kind !== 'section' || hasContent(node))
    .filter(isSaid)
    .filter(
      (node, at, all) => !isBareProgress(node) || !all.some((other, index) => index > at && other.kind === 'progress'),
    )
    .filter(
      (node, at, all) =>
        node.kind !== 'chart' ||
        !isOnlyAnnounced(node) ||
        !all.some((other, index) => index > at && other.kind === 'chart'),
    )
    .filter(
      (node, _, all) => !isEmptyChoice(node) || !all.some((other) => other !== node && takesPlaceOf(node, other)),
    );
  for (const node of nodes) if (node.kind === 'table') addCorner(node);
  // A list that was only a word of layout ("as a 2x2 grid") gives way to what it holds.
  const filled = nodes.some((node) => HOLDS.has(node.kind) && !isEmptyList(node));
  const { heading, ...rest } = section;
  const isShare = heading !== undefined && /^\(?(?:about )?\d{1,3}\s?%\)?$/.test(heading.text);
  const held = nodes.filter((node) => !isEmptyList(node) || (!filled && !isLayoutWord(node)));
  const labelled = labelControls({ ...(isShare ? rest : section), nodes: held }, lang);
  return bindMeasures(labelled, lang);
}

/** `Box with red edge, heading "Allergies"`: what a part is, right before how it is headed, is no heading of its own. */
function withToldHeading(section: Section): Section {
  const [first, ...others] = section.nodes;
  // The title of a panel beside the page heads it.
  if (
    first?.kind === 'text' &&
    (first.role === 'headline' || first.role === 'heading') &&
    section.heading === undefined &&
    others.length > 0 &&
    (section.place === 'left' ||
      section.place === 'right' ||
      section.surface === 'drawer' ||
      section.surface === 'card')
  )
    return { ...section, heading: first.words, nodes: others };
  if (first?.kind !== 'text' || first.role !== 'heading' || section.heading?.origin !== 'literal') return section;
  const gap = (first.words.span?.start ?? 0) - (section.heading.span?.end ?? Infinity);
  return gap >= 0 && gap <= MOST_BETWEEN ? { ...section, heading: first.words, nodes: others } : section;
}

/** Characters of ", with the heading ". */
const MOST_BETWEEN = 20;

const HOLDS: ReadonlySet<Node['kind']> = new Set([
  'items',
  'facts',
  'table',
  'section',
  'steps',
  'chart',
  'grid',
  'schedule',
]);

/** "columns Bay, Tower. Rows: Sites (1, 40)": rows that hold one cell more than there are heads begin with their names. */
function addCorner({ columns, rows }: TableNode): void {
  const full = rows.filter(({ cells }) => cells.length > 1);
  if (columns.length > 1 && full.length > 0 && full.every(({ cells }) => cells.length === columns.length + 1))
    columns.unshift({ label: { text: '', origin: 'derived' } });
}

const isChoice = (node: Node): boolean =>
  node.kind === 'control' && ['chips', 'tabs', 'segmented', 'radio'].includes(node.control);

/** "Filters, one line of chips": choices that were only announced, where the choices themselves stand. */
const isEmptyChoice = (node: Node): boolean =>
  node.kind === 'control' && isChoice(node) && node.options.length === 0 && node.label === undefined;

/** "Options: a switch "Remind me" …": a word for several choices gives way to whatever controls they are. */
const takesPlaceOf = (node: Node, other: Node): boolean =>
  isChoice(other) || (node.kind === 'control' && node.control === 'radio' && other.kind === 'control');

/** "Progress" over "progress bar with the text …": the same thing, announced and told. */
const isBareProgress = (node: Node): boolean =>
  node.kind === 'progress' && node.label === undefined && node.value === undefined && node.share === undefined;

/** "Rows are permissions", "2 columns × 3 rows": words of layout that announce no things. */
const isLayoutWord = (node: Node): boolean =>
  node.kind === 'items' &&
  /^(?:rows?|columns?|lines?|zeilen?|spalten?|lignes?|colonnes?|filas?|columnas?)$/iu.test(node.noun ?? '');

const isEmptyList = (node: Node): boolean => node.kind === 'items' && node.items.length === 0;

const hasContent = ({ nodes, heading }: Section): boolean =>
  nodes.length > 0 || (heading !== undefined && !LAYOUT.test(heading.text));

/** "Two columns", "Three panes": how the page is parted, which heads nothing by itself. */
const LAYOUT =
  /^(?:(?:two|three|four|2|3|4|zwei|drei|deux|trois|dos|tres|due|tre)\s)?(?:columns?|rows?|panes?|panels?|halves|thirds?|spalten|zeilen|colonnes?|columnas?|colonne|colunas|kolommen)$/iu;

/** A node that was named but says nothing cannot be drawn. */
function isSaid(node: Node): boolean {
  if (node.kind === 'text' || node.kind === 'badge') return node.words.text !== '';
  if (node.kind === 'message') return node.words.text !== '' || node.nodes.length > 0;
  if (node.kind === 'code') return node.lines.length > 0;
  if (node.kind === 'facts') return node.facts.length > 0;
  return true;
}

/** Words of a title where none is given: the prompt's own heading, or the product of a page that names it nowhere else. */
function titleFor({ outline, heading }: PageDraft): Words | undefined {
  const said = heading?.text
    .replace(/[*_`#]/g, '')
    .replace(/^(?:screen|page|design|task|build|create|generate)\s*:?\s+/i, '')
    .replace(/\s*\([^)]*\)\s*|\s+[—–-]\s+(?:mobile|desktop|tablet|phone)\b.*$/gi, '')
    .replace(/[:\s]+$/, '')
    .split(/,\s+/)
    .find((part) => !/\b(?:apps?|mobile|desktop|tablet|phone|web|ios|android)$/i.test(part))
    ?.trim();
  if (said !== undefined && said !== '' && said.split(/\s+/).length <= 6)
    return { text: said.charAt(0).toUpperCase() + said.slice(1), origin: 'derived' };
  return outline.kind === 'site' || outline.frame.navigation === undefined || outline.frame.navigation.kind === 'bottom'
    ? outline.product
    : undefined;
}
