import type { DrawnDevice } from '../../domain/designer.ts';
import { capitalise } from '../capitalise.ts';
import type { CollectionKnowledge, DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { readAbout } from '../fill/read-about.ts';
import { findMeasure } from '../fill/measures/find-measure.ts';
import { hasNames } from '../fill/things/name-things.ts';
import { isPlural } from '../fill/things/singular-of.ts';
import type { PageKnowledge } from '../knowledge/parts/part-knowledge.ts';
import type { Node, Outline, Section, TextNode, Words } from '../outline/outline.ts';
import { nodesOfLines, sectionsOfLines, withWords } from './brief-lines.ts';
import { contentStems } from './content-stems.ts';
import { covers, stemsOf } from './covers.ts';
import { groupFigures } from './group-figures.ts';
import { pageNavigation } from './page-navigation.ts';
import { withColumns, withKnown, type Around } from './with-known.ts';
import { withTrade } from './with-trade.ts';

interface Proposing {
  device?: DrawnDevice | undefined;
  /** The trade that the prompt is surely about. */
  trade?: DomainKnowledge | undefined;
  /** What is known of its kind of page. */
  found?: PageKnowledge | undefined;
  /** What it lists that is no part: the page may have it, else it is told as unread. */
  loose?: readonly Words[];
  /** Also where little of its parts is known: how they stand is what the prompt asks for. */
  isEnough?: boolean;
}

/**
 * The page of a prompt that only names its parts: each part as it looks everywhere, and what a page of its kind has beside
 * them. Nothing where too little
 * of it is known: of its parts, or of its kind of page where it lists none.
 */
export function proposePage(
  outline: Outline,
  { device, trade, found: page, loose = [], isEnough: isWanted = false }: Proposing,
): Outline | undefined {
  if (outline.sections.length === 0 && (page === undefined || page.usual.length === 0)) return undefined;
  const around: Around = {
    isWide: (device ?? outline.device) !== 'MOBILE',
    isSettings: /\b(?:settings|preferences)\b/iu.test(outline.purpose),
  };
  const used = new Set<CollectionKnowledge>();
  const told = groupFigures(outline.sections)
    .map((section) => (trade === undefined ? section : withTrade(section, trade, used)))
    .map((section) => withKnown(section, around))
    .map(withColumns);
  const stems = page === undefined ? NONE : stemsOf(page);
  const isHad = (section: Section): boolean => isOpen(section) && covers(stems, section.about ?? '');
  const unread = loose.filter(({ text }) => !covers(stems, text));
  // A page that has some of what is listed is wholly what such a page is, and what else is listed stands beside it.
  const isOwn = page !== undefined && page.ofTrade !== true;
  const isWhole =
    page !== undefined &&
    (told.length === 0 ||
      (isOwn &&
        (loose.length > 0 ||
          (told.length < LEAST_LISTED && !told.some(isWholeForm)) ||
          (told.every(isControls) && !told.some(isWholeForm)) ||
          !told.every(isResolved))));
  const known = told.filter((section) => isResolved(section) || isHad(section)).length;
  const count = told.length + loose.length;
  // Beside a short list a page that is known by itself has enough to show; what it does not have of it is told.
  const isEnough =
    isWanted || (isOwn && count <= FEW) || known + loose.length - unread.length >= LEAST_RESOLVED * count;
  if (!isEnough) return undefined;
  const beside = isWhole
    ? told.filter((section) => !isHad(section) && isResolved(section)).flatMap((section) => withoutHad(section, stems))
    : told;
  const usual = isWhole
    ? atSides(asTold(sectionsOf(page.usual, outline), told.filter(isHad)), told)
    : coreOf(page, outline);
  const proposed = usual.filter((section) => !beside.some((part) => isSamePart(part, section)));
  const inside = !isWhole && told.length > 0 && told.every(isTabs) ? insideTabs(told, page, outline, around) : [];
  const closing = nodesOfLines(withWords(page?.always ?? [], outline)).filter((node) => !isThere(node, beside));
  const kind = outline.kind === 'app' && page !== undefined ? page.kind : outline.kind;
  const buttons = closing.filter((node) => !isSearch(node));
  const hero = kind === 'site' ? proposed.findIndex(isOpening) : -1;
  const [form] = beside;
  const isForm =
    !isWhole && form !== undefined && beside.length === 1 && form.nodes.every(({ kind: is }) => is === 'control');
  const navigation = outline.frame.navigation ?? pageNavigation(kind, isWhole ? [...proposed, ...beside] : told);
  const headline = kind !== 'site' && page !== undefined && isNameOf(outline, page) ? headlineOf(proposed) : undefined;
  return {
    ...outline,
    ...(page === undefined ? {} : titleOf(outline, page)),
    ...(headline === undefined ? {} : { title: { ...headline.words, origin: 'derived' } }),
    kind,
    sections: [
      ...inSection(closing.filter(isSearch)),
      ...proposed
        .flatMap((section) => without(section, headline))
        .map((section, at) => (at === hero ? asHero(section, buttons) : section)),
      ...(isForm ? [{ ...form, nodes: [...form.nodes, ...buttons] }] : beside),
      ...inside,
      ...inSection(hero === -1 && !isForm ? buttons : []),
    ],
    unread: [...outline.unread, ...unread],
    frame: navigation === undefined ? outline.frame : { ...outline.frame, navigation },
  };
}

const PAGE_WORD = / (?:page|screen|app|form)$/u;

/** A whole clause ("screen where I see who paid") is no title: the page is called what such a page is called. */
const titleOf = ({ title }: Outline, { words: [name = ''] }: PageKnowledge): { title?: Words } =>
  title?.origin === 'derived' && title.text.split(/\s+/u).length > A_LABEL
    ? { title: { ...title, text: capitalise(name.replace(PAGE_WORD, '')) } }
    : {};

/** Whether a page has no title but what all such pages are called. */
function isNameOf({ title }: Outline, { words }: PageKnowledge): boolean {
  const stems = new Set(words.flatMap(contentStems));
  return title?.origin === 'derived' && contentStems(title.text).every((stem) => stems.has(stem));
}

/** Words that open a tool's page are its title: "Create your account" under "Sign up" says it twice. */
const headlineOf = ([first]: readonly Section[]): TextNode | undefined =>
  first?.heading === undefined
    ? first?.nodes.find((node): node is TextNode => node.kind === 'text' && node.role === 'headline')
    : undefined;

function without(section: Section, node: Node | undefined): Section[] {
  if (node === undefined) return [section];
  const nodes = section.nodes.filter((one) => one !== node);
  return nodes.length === 0 && section.heading === undefined ? [] : [{ ...section, nodes }];
}

const isOpening = ({ heading, nodes }: Section): boolean =>
  heading === undefined && nodes.some(({ kind }) => kind === 'picture');

/** A visitor's page opens with what it is, a picture of it, and what a visitor may do there. */
const asHero = (section: Section, buttons: readonly Node[]): Section => ({
  ...section,
  surface: 'hero',
  nodes: [
    ...section.nodes.filter(({ kind }) => kind === 'text'),
    ...buttons,
    ...section.nodes.filter(({ kind }) => kind !== 'text'),
  ],
});

/** A part that the page has under its own heading is called, and stands, as the prompt says. */
const asTold = (sections: readonly Section[], told: readonly Section[]): Section[] =>
  sections.map((section) => {
    const last = contentStems(section.heading?.text ?? '').at(-1);
    const named = told.find(({ heading }) => last !== undefined && contentStems(heading?.text ?? '').at(-1) === last);
    if (named?.heading === undefined) return section;
    // "The message" is one of the messages, and not the list of them.
    if (isPlural(section.heading?.text ?? '', 'en') && !isPlural(named.heading.text, 'en')) return section;
    return { ...section, heading: named.heading, ...(named.place === 'main' ? {} : { place: named.place }) };
  });

/** Two parts that are called alike and hold alike, one of which the prompt tells: "Incoming orders" are the page's orders. */
function isSamePart(told: Section, usual: Section): boolean {
  const [last, other] = [told, usual].map(({ heading }) => contentStems(heading?.text ?? '').at(-1));
  return (
    last !== undefined &&
    last === other &&
    told.nodes.some((node) => usual.nodes.some(({ kind }) => kind === node.kind && kind !== 'control'))
  );
}

/** "List on the left": of parts at both sides the one with entries is the list, and all else stands opposite. */
function atSides(sections: Section[], told: readonly Section[]): Section[] {
  const list = told.find(({ about = '', place }) => ANY_LIST.test(about) && (place === 'left' || place === 'right'));
  const listed = sections.find(({ nodes }) => nodes.some(({ kind }) => kind === 'items' || kind === 'table'));
  if (list === undefined || listed === undefined) return sections;
  return sections.map((section) => ({ ...section, place: section === listed ? list.place : 'main' }));
}

/** What is gone through, whatever is on it. */
const ANY_LIST = /^(?:list|items|entries|overview)$/iu;

const NONE: ReadonlySet<string> = new Set();

/** So many fields are a form as it is listed. */
const LEAST_FIELDS = 3;

/** A form of which the prompt says the fields asks for no others. */
const isWholeForm = (section: Section): boolean =>
  isControls(section) && section.surface === 'card' && section.nodes.length >= LEAST_FIELDS;

const isControls = ({ nodes }: Section): boolean => nodes.length > 0 && nodes.every(({ kind }) => kind === 'control');

/** Fields and buttons that the page has already are not said twice. */
function withoutHad(section: Section, stems: ReadonlySet<string>): Section[] {
  const nodes = section.nodes.filter(
    (node) => node.kind !== 'control' || node.label === undefined || !covers(stems, node.label.text),
  );
  return nodes.length === 0 && section.nodes.length > 0 ? [] : [{ ...section, nodes }];
}

/** A part of which nothing more is said than its name. */
const isOpen = ({ nodes }: Section): boolean =>
  nodes.every((node) => node.kind === 'control' && node.options.length === 0);

/** Of so many parts at least it must be known what they are; of others a page would only say the name. */
const LEAST_RESOLVED = 0.7;
/** So many parts, each known, are a page as they are listed. */
const LEAST_LISTED = 3;
const FEW = 3;

const isResolved = ({ nodes, about = '' }: Section): boolean =>
  nodes.some((node) => node.kind !== 'items' || node.items.length > 0) || isKnownThing(about);

/** Things that filling has names for, measures that it has a figure for; several of a measure would only be numbered. */
function isKnownThing(about: string): boolean {
  const { noun, template } = readAbout(about, 'en');
  const isFigure = !isPlural(noun, 'en') && about.split(' ').length <= A_LABEL && findMeasure(noun, 'en') !== undefined;
  return template.length > 0 || isFigure || hasNames(noun, 'en');
}

/** A label of a figure has so many words at most. */
const A_LABEL = 4;

const isSearch = (node: Node): boolean => node.kind === 'control' && node.control === 'search';

const sectionOf = (nodes: Node[]): Section => ({
  kind: 'section',
  place: 'main',
  flow: 'stack',
  surface: 'open',
  nodes,
});

const inSection = (nodes: Node[]): Section[] => (nodes.length === 0 ? [] : [sectionOf(nodes)]);

const sectionsOf = (lines: readonly string[] | undefined, outline: Outline): Section[] =>
  sectionsOfLines(withWords(lines ?? [], outline));

/**
 * What the page is beside the parts that are listed, such as the player of a page with chapters and speed: what stands
 * before the first heading of its kind.
 */
function coreOf(page: PageKnowledge | undefined, outline: Outline): Section[] {
  // A form that is listed is the page: steps and a welcome would be ours.
  if (page === undefined || outline.sections.some((section) => isPage(section, page) || isWholeForm(section)))
    return [];
  const first = page.usual.findIndex((line) => line.startsWith('##'));
  const lines = first === -1 ? page.usual : page.usual.slice(0, first);
  // A picture that the prompt asks for by itself opens the page already.
  return sectionsOf(lines, outline).filter(
    ({ nodes }) => !nodes.some((node) => node.kind === 'picture') || !outline.sections.some(opensPage),
  );
}

const opensPage = ({ about = '', nodes }: Section): boolean => /\bhero\b/iu.test(about) || nodes[0]?.kind === 'picture';

/** Whether a part is what the page is: "inbox" of an inbox. */
const isPage = ({ about = '' }: Section, { words }: PageKnowledge): boolean =>
  words.includes(about.split(':')[0]?.trim().toLowerCase() ?? '');

const isTabs = ({ nodes }: Section): boolean =>
  nodes.length > 0 && nodes.every((node) => node.kind === 'control' && node.control === 'tabs');

/** Behind tabs stands what the first of them is called after, else what such a page has. */
function insideTabs(
  told: readonly Section[],
  page: PageKnowledge | undefined,
  outline: Outline,
  around: Around,
): Section[] {
  const [tabs] = told.flatMap(({ nodes }) => nodes);
  const name = tabs?.kind === 'control' ? (tabs.options[0]?.label.text ?? '') : '';
  const first = withKnown({ ...sectionOf([]), about: name }, around);
  return first.nodes.length > 0 ? [first] : sectionsOf(page?.usual, outline);
}

/** A button or a field of a kind that the page has already is not said twice. */
const isThere = (node: Node, sections: readonly Section[]): boolean =>
  node.kind === 'control' &&
  sections.some(({ nodes }) =>
    nodes.some((other) => other.kind === 'control' && other.control === node.control && other.rank === node.rank),
  );
