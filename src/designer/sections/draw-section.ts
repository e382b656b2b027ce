import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import { toPath } from '../blocks/kit/to-path.ts';
import type { ControlNode, Node, Section } from '../outline/outline.ts';
import { arrangeStack } from './arrange-nodes.ts';
import { arrangeRow, isOneLine } from './arrange-row.ts';
import { dataInk } from './data-ink.ts';
import { dataPanel, insidePanel } from './data-panel.ts';
import { heading } from './heading.ts';
import { bareSwitch, isBareSwitch } from './item-lead.ts';
import type { NodeContext, NodeDrawer } from './node-context.ts';
import { isPageHead, pageHead } from './page-head.ts';
import { surfaceOf } from './section-surface.ts';
import { takePortrait, withoutHead } from './take-portrait.ts';
import { typeIn } from './type-in.ts';
import { line } from './words-in.ts';

/** A part of the page or a card inside a part: its heading, its note and everything it holds. */
export const drawSection: NodeDrawer<'section'> = (section, context) => {
  const { box, context: inside, icon: mark } = surfaceOf(section, context);
  const content = section.isCollapsed === true ? folded(section, inside) : sectionContent(section, inside);
  const held =
    mark === undefined
      ? content
      : html`<div class="flex items-start gap-3">
          <span aria-hidden="true" class="flex ${mark.ink}">${icon(mark.name)}</span>
          <div class="flex min-w-0 flex-1 flex-col gap-3">${content}</div>
        </div>`;
  return html`<section
    data-block="${blockName(section)}"
    ${named(section, context)}
    class="flex min-w-0 flex-col ${gapOf(context, box)} ${box}"
  >
    ${held}
  </section>`;
};

export const named = ({ heading: words }: Section, { key }: NodeContext): Markup | '' =>
  words === undefined ? '' : html` aria-labelledby="${key}-title"`;

const gapOf = ({ level, pageKind, fills }: NodeContext, box: string): string =>
  `${level === 2 ? (pageKind === 'site' ? 'gap-8' : 'gap-4') : box === '' ? 'gap-3' : 'gap-4'} ${fills === true ? 'grow' : ''}`;

/** What a block is called: the kind of its main content. */
export function blockName({ nodes, surface }: Section): string {
  if (surface === 'hero' || surface === 'notice') return surface;
  const first = nodes.find(({ kind }) => kind !== 'text' && kind !== 'control');
  if (first === undefined) return nodes.some(({ kind }) => kind === 'control') ? 'form' : 'text';
  return first.kind === 'items' ? first.layout : first.kind;
}

/** The head and the nodes of a section, without its box. */
export function sectionContent(given: Section, context: NodeContext): Markup {
  const { portrait, section } = takePortrait(given.surface === 'notice' ? withoutInnerNotices(given) : given);
  if (portrait !== undefined)
    return html`<div class="flex items-center gap-4">
        ${context.draw(portrait, { ...context, key: `${context.key}-who` })}
        <div class="min-w-0">${sectionHead({ ...section, nodes: [] }, context, undefined, undefined)}</div>
      </div>
      ${section.nodes.length === 0 ? '' : sectionContent(withoutHead(section), { ...context, level: deeper(context, section), key: `${context.key}-n` })}`;
  const { lead, over, rest } = takeLead(section);
  const inside: NodeContext = {
    ...context,
    level: deeper(context, section),
    key: `${context.key}-n`,
    ...(section.heading === undefined ? {} : { about: section.heading.text }),
  };
  if (section.place === 'bottom' && isStrip(section, context)) return stripContent(section, context, inside);
  if (isPageHead(section, context))
    return pageHead(section, sectionHead({ ...section, nodes: [] }, context, undefined, undefined), inside);
  if (isSplitHero(section, context)) return splitHero(section, context, inside);
  if (isSettings(section, context)) return settingsContent(section, context, inside);
  if (section.flow === 'row' && section.heading !== undefined && rest.length > 0 && isOneLine(rest))
    return headedLine(section, context, rest, over);
  if (isContents(section)) return html`${sectionHead(section, context, over, lead)}${linkList(rest, inside)}`;
  return html`${sectionHead(section, context, over, lead)}${section.flow === 'stack' ? arrangeStack(rest, inside) : rest.length === 0 ? '' : arrangeRow({ ...section, nodes: rest }, inside)}`;
}

const isSaid = (node: Node): boolean =>
  node.kind === 'text' ||
  node.kind === 'badge' ||
  node.kind === 'rating' ||
  (node.kind === 'facts' && node.facts.length === 1);

const isAction = (node: Node): boolean => node.kind === 'control';

/** The opening of a desk tool has its words and figure at the left, what measures it at the right. */
function isSplitHero({ surface, nodes, flow }: Section, { device, width, pageKind, level }: NodeContext): boolean {
  const first = nodes.findIndex((node) => !isSaid(node));
  const shown = nodes.slice(first).filter((node) => !isAction(node));
  return (
    surface === 'hero' &&
    flow === 'stack' &&
    pageKind !== 'site' &&
    device !== 'MOBILE' &&
    width === 'full' &&
    level === 2 &&
    first > 0 &&
    shown.length > 0 &&
    shown.every((node) => !isSaid(node))
  );
}

function splitHero(section: Section, context: NodeContext, inside: NodeContext): Markup {
  const first = section.nodes.findIndex((node) => !isSaid(node));
  const said = section.nodes.slice(0, first);
  const rest = section.nodes.slice(first);
  const ends = rest.findLastIndex((node) => !isAction(node)) + 1;
  return html`<div class="@container">
    <div class="grid gap-6 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @3xl:items-center @3xl:gap-12">
      <div class="flex min-w-0 flex-col gap-3">
        ${sectionHead({ ...section, nodes: [] }, context, undefined, undefined)}${arrangeStack(said, inside)}
      </div>
      <div class="flex min-w-0 flex-col gap-4">
        ${arrangeStack(rest.slice(0, ends), { ...inside, width: 'wide', key: `${context.key}-r` })}
      </div>
      ${ends === rest.length ? '' : html`<div class="@3xl:col-span-2">${arrangeStack(rest.slice(ends), { ...inside, key: `${context.key}-a` })}</div>`}
    </div>
  </div>`;
}

const SETTING: ReadonlySet<ControlNode['control']> = new Set([
  'input',
  'textarea',
  'select',
  'date',
  'time',
  'toggle',
  'checkbox',
  'radio',
  'color',
  'file',
]);

const isSetting = (node: Node): boolean => node.kind === 'control' && SETTING.has(node.control);

/** A headed form over a desk's whole width: what it is about at the left, its fields at the right. */
const isSettings = (
  { heading: words, nodes, surface, flow }: Section,
  { device, width, pageKind, level, isInCard }: NodeContext,
): boolean =>
  words !== undefined &&
  surface === 'open' &&
  flow === 'stack' &&
  pageKind !== 'site' &&
  device !== 'MOBILE' &&
  device !== 'TABLET' &&
  width === 'full' &&
  level === 2 &&
  !isInCard &&
  nodes.filter(isSetting).length > 1 &&
  nodes.every((node) => node.kind === 'control' || node.kind === 'text' || node.kind === 'picture');

const settingsContent = (section: Section, context: NodeContext, inside: NodeContext): Markup =>
  html`<div class="@container">
    <div class="grid gap-4 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @3xl:gap-10">
      ${sectionHead({ ...section, nodes: [] }, context, undefined, undefined)}
      <div class="flex min-w-0 flex-col gap-4 ${dataPanel(context)}">
        ${arrangeStack(section.nodes, { ...insidePanel(inside), width: 'wide' })}
      </div>
    </div>
  </div>`;

/** The words of a notice stand on its own ground. */
const withoutInnerNotices = (section: Section): Section => ({
  ...section,
  nodes: section.nodes.map((node) =>
    node.kind === 'text' && node.role === 'notice' ? { ...node, role: 'paragraph' } : node,
  ),
});

const LEAST_LINKS = 3;

/** A headed part of nothing but links leads through the page or the site. */
const isContents = ({ heading: words, nodes }: Section): boolean =>
  words !== undefined &&
  nodes.length >= LEAST_LINKS &&
  nodes.every((node) => node.kind === 'control' && node.control === 'link');

const linkList = (nodes: readonly Node[], context: NodeContext): Markup =>
  html`<nav aria-labelledby="${context.key.replace(/-n$/, '')}-title">
    <ul class="flex flex-col border-s ${dataInk(context).rule}">
      ${nodes.map((node) =>
        node.kind === 'control' && node.label !== undefined
          ? html`<li>
              <a
                href="${encodeURI(toPath(node.label.text))}"
                class="flex min-h-11 items-center px-4 ${typeIn(context).soft} ${dataInk(context).soft}"
                >${node.label.text}</a
              >
            </li>`
          : '',
      )}
    </ul>
  </nav>`;

/** Headings inside a headed section go one level down. */
const deeper = ({ level }: NodeContext, section: Section): NodeContext['level'] =>
  section.heading === undefined ? level : level === 2 ? 3 : 4;

interface Lead {
  over: Node | undefined;
  lead: Node | undefined;
  rest: Node[];
}

/** A control that belongs to the heading's line: a choice of range, an unnamed switch, a link. */
function takeLead({ heading: words, nodes, flow }: Section): Lead {
  if (words === undefined) return { over: undefined, lead: undefined, rest: nodes };
  const [first] = nodes;
  const over = first?.kind === 'text' && first.role === 'overline' ? first : undefined;
  const after = over === undefined ? nodes : nodes.slice(1);
  const [next, second] = after;
  const isLead =
    flow === 'stack' &&
    next !== undefined &&
    after.length > 1 &&
    (next.kind === 'badge' || (next.kind === 'control' && isHeadControl(next)));
  const isAlone = second?.kind !== 'control' || (next?.kind === 'control' && next.control !== second.control);
  return isLead && isAlone ? { over, lead: next, rest: after.slice(1) } : { over, lead: undefined, rest: after };
}

const isHeadControl = ({ control, label, options }: ControlNode): boolean =>
  control === 'segmented' ||
  control === 'select' ||
  control === 'icon-button' ||
  (control === 'toggle' && label === undefined && options.length === 0);

function sectionHead(
  section: Section,
  context: NodeContext,
  over: Node | undefined,
  lead: Node | undefined,
): Markup | '' {
  if (section.heading === undefined && section.note === undefined) return '';
  const soft = context.pageKind === 'site' && context.level === 2 ? 'text-body-lg' : typeIn(context).soft;
  const isSpread =
    context.pageKind === 'site' &&
    context.level === 2 &&
    context.width === 'full' &&
    section.note !== undefined &&
    section.heading !== undefined &&
    section.nodes.length > 0 &&
    lead === undefined;
  const words = html`<div
    class="flex min-w-0 flex-col ${isSpread ? 'gap-3 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:gap-x-16' : 'gap-1'}"
  >
    ${over === undefined ? '' : context.draw(over, context)}
    ${section.heading === undefined ? '' : heading(section.heading, context, { id: `${context.key}-title` })}
    ${line(section.note, `max-w-prose text-pretty ${soft} ${dataInk(context).soft}`)}
  </div>`;
  if (lead === undefined) return words;
  return html`<div class="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    ${words}${isSwitch(lead) ? bareSwitch(lead, `${context.key}-title`) : context.draw(lead, { ...context, key: `${context.key}-lead`, width: 'narrow' })}
  </div>`;
}

const isSwitch = (node: Node): node is ControlNode => node.kind === 'control' && isBareSwitch(node);

/** Heading, what is said of it in a line under it, and what can be done at the other end. */
function headedLine(section: Section, context: NodeContext, rest: readonly Node[], over: Node | undefined): Markup {
  const actions = rest.filter((node) => node.kind === 'control');
  const words = rest.filter((node) => node.kind !== 'control');
  return html`<div class="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <div class="flex min-w-0 flex-col gap-2">
      ${sectionHead(section, context, over, undefined)}${words.length === 0 ? '' : arrangeRow({ ...section, nodes: words }, { ...context, key: `${context.key}-w` })}
    </div>
    ${actions.length === 0 ? '' : html`<div class="flex flex-wrap items-center gap-3">${arrangeStack(actions, { ...context, key: `${context.key}-n` })}</div>`}
  </div>`;
}

/** A list under the columns of a tool, its heading beside it so that it stays low. */
const isStrip = ({ heading: words, nodes }: Section, { device, pageKind, level }: NodeContext): boolean =>
  words !== undefined &&
  nodes.length === 1 &&
  nodes[0]?.kind === 'items' &&
  device === 'DESKTOP' &&
  pageKind === 'tool' &&
  level === 2;

const stripContent = (section: Section, context: NodeContext, inside: NodeContext): Markup =>
  html`<div class="grid gap-x-8 gap-y-3 lg:grid-cols-[12rem_minmax(0,1fr)]">
    <div class="lg:py-row">${sectionHead(section, context, undefined, undefined)}</div>
    <div class="min-w-0">${arrangeStack(section.nodes, { ...inside, isCompact: true })}</div>
  </div>`;

function folded(section: Section, context: NodeContext): Markup {
  const { heading: words, ...rest } = section;
  if (words === undefined) return sectionContent(section, context);
  const inside: NodeContext = { ...context, level: deeper(context, section) };
  return html`<details class="group">
    <summary class="flex min-h-11 items-center justify-between gap-4">
      ${heading(words, context, { id: `${context.key}-title` })}<span
        class="flex group-open:rotate-180 ${dataInk(context).soft}"
        >${icon('chevron-down')}</span
      >
    </summary>
    <div class="flex flex-col gap-4 pt-3">${sectionContent(rest, inside)}</div>
  </details>`;
}
