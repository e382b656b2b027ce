import { html, type Markup } from '../../markup/html.ts';
import type { Node, Section } from '../outline/outline.ts';
import { arrangeStack } from './arrange-nodes.ts';
import { dataPanel, insidePanel } from './data-panel.ts';
import { blockName, named, sectionContent } from './draw-section.ts';
import type { NodeContext } from './node-context.ts';
import type { Page } from './page.ts';
import { arePictured } from './pictured-rows.ts';
import { pictureBeside, sidesOf } from './picture-beside.ts';
import { ACCENT, DARK, PLAIN, tintedGround, type BandGround } from './site-ground.ts';
import { areStages } from './site-stages.ts';
import { siteHero } from './site-hero.ts';
import { isSame } from './words-in.ts';

const ROOM = 'mx-auto w-full max-w-7xl px-page';

/** Where a band stands among the others. */
export interface BandPlace {
  index: number;
  /** Its ground is the tinted one of the two that alternate. */
  isTinted: boolean;
  /** It goes on with what the band before began. */
  goesOn: boolean;
  /** Its figures stand in the house's colour: once on a page, and never right under the title. */
  isLoud: boolean;
}

/** A band of a site, from edge to edge; grounds alternate, so that parts are told apart without lines. */
export function siteBand(section: Section, page: Page, place: BandPlace): Markup {
  if (section.surface === 'hero' || (place.index === 0 && holdsTitle(section, page.context)))
    return siteHero(section, page);
  const { paint, ground } = groundOf(section, place, page.context);
  const context: NodeContext = { ...page.context, ground, key: page.keyOf(section) };
  const space =
    section.surface === 'strip' || section.surface === 'notice'
      ? 'py-8'
      : place.goesOn
        ? '-mt-4 pb-12 lg:-mt-6 lg:pb-16'
        : 'py-12 lg:py-16';
  return html`<section data-block="${blockName(section)}" ${named(section, context)} class="${paint} ${space}">
    <div class="${ROOM}"><div class="flex min-w-0 flex-col gap-8">${content(section, context)}</div></div>
  </section>`;
}

/** Whether a section takes part in the alternation of grounds. */
export const isAlternating = (section: Section): boolean =>
  (section.surface === 'open' || section.surface === 'card') && !isFigures(section) && !isVoice(section);

const LONGEST_VOICE = 160;

/** One voice alone is the breath of a long page: large, on a ground of its own. */
const isVoice = ({ surface, nodes: [only, ...others], tone }: Section): boolean =>
  surface === 'open' &&
  tone === undefined &&
  others.length === 0 &&
  only?.kind === 'text' &&
  only.role === 'quote' &&
  only.words.text.length <= LONGEST_VOICE;

const LEAST_FIGURES = 3;

/** Nothing but the figures that a house is proud of: they stand in its colour. */
export const isFigures = ({ surface, nodes, tone }: Section): boolean => {
  const [only] = nodes;
  return (
    surface === 'open' &&
    tone === undefined &&
    nodes.length === 1 &&
    only?.kind === 'facts' &&
    only.layout === 'tiles' &&
    only.facts.length >= LEAST_FIGURES
  );
};

function content(section: Section, context: NodeContext): Markup {
  // A card among bands keeps its box inside the page's width.
  if (isBoxedCall(section)) return boxedCall(section, context);
  if (section.surface === 'card' && section.heading === undefined && section.nodes.every(isSmall))
    return sectionContent(section, context);
  if (section.surface === 'card' || section.surface === 'drawer') return context.draw(section, context);
  if (isCall(section)) return call(section, context);
  const sides = sidesOf(section, context);
  if (sides !== undefined) return pictureBeside(section, sides, context);
  return isAside(section, context) ? aside(section, context) : sectionContent(section, context);
}

function groundOf(section: Section, place: BandPlace, context: NodeContext): BandGround {
  const own = place.isTinted ? tintedGround(context) : PLAIN;
  const { surface, tone } = section;
  if (surface === 'band') {
    if (tone === 'accent') return ACCENT;
    return tone === 'neutral' || tone === 'muted' ? tintedGround(context) : isCall(section) ? ACCENT : DARK;
  }
  if (surface === 'plain') return PLAIN;
  if (isFigures(section)) return place.isLoud ? ACCENT : own;
  if (isVoice(section)) return context.isNight === true ? tintedGround(context) : DARK;
  return surface === 'strip' || surface === 'notice' ? tintedGround(context) : own;
}

/** What is read from top to bottom stands with its heading beside it: questions, facts, plain lists, running text. */
const isAside = ({ nodes, heading: words, flow }: Section, context: NodeContext): boolean =>
  words !== undefined &&
  flow === 'stack' &&
  nodes.length > 0 &&
  nodes.every((node) => isReadDown(node, { ...context, about: words.text }));

const DOWN: ReadonlySet<string> = new Set(['rows', 'bullets']);

function isReadDown(node: Node, context: NodeContext): boolean {
  if (node.kind === 'facts') return node.layout === 'list' || node.layout === 'sums';
  if (node.kind === 'text') return node.role === 'paragraph' || node.role === 'caption';
  if (node.kind === 'control') return node.control === 'button' || node.control === 'link';
  if (node.kind !== 'items' || (node.columns ?? 1) > 1 || arePictured(node, context)) return false;
  if (areStages(node, context)) return false;
  if (node.layout === 'questions') return node.items.some(({ state }) => state !== 'open');
  return DOWN.has(node.layout);
}

const aside = (section: Section, context: NodeContext): Markup =>
  html`<div class="grid gap-8 lg:grid-cols-[minmax(min-content,1fr)_minmax(0,3fr)] lg:gap-12">
    <div class="[&_h2]:wrap-break-word">${sectionContent({ ...section, nodes: [] }, context)}</div>
    <div class="flex min-w-0 flex-col gap-6">
      ${arrangeStack(section.nodes, { ...context, level: 3, width: 'wide', key: `${context.key}-n` })}
    </div>
  </div>`;

const isSmall = (node: Node): boolean =>
  (node.kind === 'control' && (node.control === 'button' || node.control === 'link')) ||
  (node.kind === 'text' && node.role === 'caption');

/** A band that only calls: its words at one side, what to do at the other. */
const isCall = ({ surface, nodes, heading: words }: Section): boolean =>
  surface === 'band' &&
  words !== undefined &&
  nodes.length > 0 &&
  nodes.every(isSmall) &&
  nodes.some(({ kind }) => kind === 'control');

const call = (section: Section, context: NodeContext): Markup =>
  html`<div class="flex flex-col gap-6 lg:flex-row lg:items-center lg:justify-between lg:gap-12">
    <div class="min-w-0 max-w-2xl">${sectionContent({ ...section, nodes: [] }, context)}</div>
    <div class="flex shrink-0 flex-col gap-3">
      ${arrangeStack(section.nodes, { ...context, level: 3, key: `${context.key}-n` })}
    </div>
  </div>`;

/** A box with a line or two and what to do. */
const isBoxedCall = ({ surface, nodes, heading: words }: Section): boolean =>
  surface === 'card' &&
  words !== undefined &&
  nodes.length <= 3 &&
  nodes.some(({ kind }) => kind === 'control') &&
  nodes.every((node) => isSmall(node) || (node.kind === 'text' && node.role === 'paragraph'));

function boxedCall(section: Section, context: NodeContext): Markup {
  const inside = insidePanel(context);
  const said = section.nodes.filter(({ kind }) => kind === 'text');
  const actions = section.nodes.filter(({ kind }) => kind !== 'text');
  return html`<div
    class="flex flex-col gap-6 lg:flex-row lg:items-center lg:justify-between lg:gap-12 ${dataPanel(context)}"
  >
    <div class="flex min-w-0 max-w-2xl flex-col gap-3">
      ${sectionContent({ ...section, nodes: [] }, inside)}${arrangeStack(said, { ...inside, level: 3, key: `${context.key}-w` })}
    </div>
    <div class="flex shrink-0 flex-col gap-3">
      ${arrangeStack(actions, { ...inside, level: 3, key: `${context.key}-n` })}
    </div>
  </div>`;
}

const holdsTitle = ({ heading: words, nodes }: Section, { title }: NodeContext): boolean =>
  isSame(words, title) || nodes.some((node) => node.kind === 'text' && isSame(node.words, title));
