import type { Bar, ControlNode, Node, Outline, Section, Words } from '../outline/outline.ts';
import { joinBoards } from './board-lanes.ts';
import { isAskedQuiet, withFocus } from './focus-section.ts';
import { gatherOffer } from './gather-offer.ts';
import { isArticle } from './is-article.ts';
import { gatherOpening } from './site-opening.ts';
import { tidySection } from './tidy-section.ts';
import { isSame } from './words-in.ts';

/** An outline as it is drawn: title and name in one place each, floating controls apart. */
export interface Prepared {
  sections: Section[];
  floating: ControlNode[];
  /** The title where a part of the page holds it, else absent. */
  held: Words | undefined;
  /** The title where it stands apart: in the header's bar or at the head of the page. */
  inBar: Words | undefined;
  onPage: Words | undefined;
  subtitle: Words | undefined;
  /** The name where the frame has room for it and does not show it already. */
  product: Words | undefined;
}

export function preparePage(outline: Outline, isNight = false): Prepared {
  const floating = outline.sections.flatMap(({ nodes }) => nodes.filter(isFloating));
  const parts = joinBoards(outline.sections)
    .map((section) =>
      tidySection({ ...section, nodes: withoutVoid(section.nodes.filter((node) => !isFloating(node))) }),
    )
    .filter(
      ({ nodes, heading, note }) =>
        nodes.length > 0 || note !== undefined || (heading !== undefined && !isSame(heading, outline.title)),
    );
  const { title } = outline;
  const bare =
    outline.kind === 'site'
      ? gatherOpening(gatherOffer(parts), title !== undefined).map((section, index) =>
          index === 0 && parts[0]?.surface !== 'hero' ? inColor(section, outline, isNight) : section,
        )
      : withFocus(parts, outline);
  const isHeld = title !== undefined && holdsTitle({ ...outline, sections: parts }, title);
  const { sections, isTaken } = isHeld ? { sections: bare, isTaken: false } : withTitle(bare, outline);
  const inBar = title !== undefined && !isHeld && !isTaken && barTakesTitle(outline);
  return {
    sections,
    floating,
    held: isHeld || isTaken ? title : undefined,
    inBar: inBar ? title : undefined,
    onPage: title === undefined || isHeld || isTaken || inBar ? undefined : title,
    subtitle: isTaken ? undefined : outline.subtitle,
    product: productOf(outline),
  };
}

/** Words alone open a page in its main colour; at night, on pages to be read or looked up and where quiet is asked they stand on the page. */
function inColor(section: Section, { style, sections }: Outline, isNight: boolean): Section {
  if (section.surface !== 'hero' || section.tone !== undefined || section.nodes.some(({ kind }) => kind === 'picture'))
    return section;
  const isQuiet = isNight || isAskedQuiet(style) || isArticle(sections) || sections.some(showsData);
  return { ...section, tone: isQuiet ? 'neutral' : 'accent' };
}

/** Where figures are looked up the page begins with them. */
const showsData = ({ nodes }: Section): boolean =>
  nodes.some((node) => node.kind === 'chart' || node.kind === 'table' || (node.kind === 'section' && showsData(node)));

const isFloating = (node: Node): node is ControlNode => node.kind === 'control' && node.isFloating === true;

const withoutVoid = (nodes: readonly Node[]): Node[] =>
  nodes
    .map((node) => (node.kind === 'section' ? { ...node, nodes: withoutVoid(node.nodes) } : node))
    .filter((node) => !isVoid(node));

/** A list or table of which nothing is known shows nothing, nor does a box around nothing. */
const isVoid = (node: Node): boolean =>
  (node.kind === 'section' && node.nodes.length === 0 && node.heading === undefined && node.note === undefined) ||
  (node.kind === 'items' && node.items.length === 0) ||
  (node.kind === 'table' && node.columns.length === 0 && node.rows.length === 0);

const barNodes = (bar: Bar | undefined): Node[] => (bar === undefined ? [] : [...bar.start, ...bar.middle, ...bar.end]);

/** Every text and heading of a node, at any depth of sections. */
function saysIn(node: Node, words: Words): boolean {
  if (node.kind === 'text') return isSame(node.words, words);
  return node.kind === 'section' && (isSame(node.heading, words) || node.nodes.some((inner) => saysIn(inner, words)));
}

const holdsTitle = ({ frame, sections }: Outline, title: Words): boolean =>
  [...barNodes(frame.header), ...sections].some((node) => saysIn(node, title));

/** A site's opening takes the page's title for its headline if it has none of its own. */
function withTitle(sections: Section[], { kind, title, subtitle }: Outline): { sections: Section[]; isTaken: boolean } {
  const [first, ...others] = sections;
  const opens =
    first !== undefined &&
    first.heading === undefined &&
    (first.surface === 'hero' ||
      (first.surface === 'open' && first.nodes.some((node) => node.kind === 'text' && node.role === 'overline')));
  if (kind !== 'site' || title === undefined || !opens) return { sections, isTaken: false };
  const note = subtitle ?? first.note;
  return {
    sections: [{ ...first, heading: title, ...(note === undefined ? {} : { note }) }, ...others],
    isTaken: true,
  };
}

/** The bar is the title's place in apps and tools where it names nothing else. */
function barTakesTitle({ kind, device, frame, subtitle }: Outline): boolean {
  const { header, navigation } = frame;
  if (kind === 'site' || header === undefined || navigation?.kind === 'top') return false;
  const isNamed = [...header.start, ...header.middle].some(
    (node) => node.kind === 'text' && (node.role === 'heading' || node.role === 'headline' || node.role === 'wordmark'),
  );
  if (isNamed) return false;
  const isBare =
    header.middle.length === 0 && header.start.length <= 1 && header.start.every((node) => node.kind !== 'text');
  return device === 'MOBILE' ? isBare && subtitle === undefined : true;
}

/** A name is shown beside navigation and at the head of sites and tools; never twice. */
function productOf({ kind, device, frame, product, title, sections }: Outline): Words | undefined {
  if (product === undefined || isSame(product, title)) return undefined;
  const { header, navigation } = frame;
  const shown = [...barNodes(header), ...(navigation?.head ?? []), ...(navigation?.tail ?? [])];
  const isThere = shown.some(
    (node) =>
      saysIn(node, product) ||
      (node.kind === 'text' && node.role === 'wordmark') ||
      (node.kind === 'picture' && node.picture === 'logo' && isSame(product, { ...product, text: node.about })),
  );
  if (isThere) return undefined;
  if (navigation?.kind === 'sidebar' || navigation?.kind === 'top') return product;
  if (kind !== 'site') return undefined;
  // A page for visitors says whose it is: where nothing stands at its top, the name does.
  if (header === undefined) return sections.some((section) => saysIn(section, product)) ? undefined : product;
  return device !== 'MOBILE' && header.start.every(({ kind: node }) => node === 'picture') ? product : undefined;
}
