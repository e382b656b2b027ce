import { html, type Markup } from '../../markup/html.ts';
import type { ItemsNode, Node, Section } from '../outline/outline.ts';
import { heading } from './heading.ts';
import { laneCard } from './item-lanes.ts';
import { laneLook } from './lane-look.ts';
import type { NodeContext } from './node-context.ts';

const LEAST_LANES = 3;

const isCards = (node: Node): node is ItemsNode =>
  node.kind === 'items' && (node.layout === 'cards' || node.layout === 'rows' || node.layout === 'lanes');

/** Counts and badges beside the name of a lane. */
const isMark = (node: Node): boolean => node.kind === 'badge' || (node.kind === 'text' && node.words.text.length <= 12);

const isLane = (node: Node): node is Section =>
  node.kind === 'section' &&
  node.heading !== undefined &&
  node.surface !== 'hero' &&
  node.nodes.filter(isCards).length === 1 &&
  node.nodes.every((inner) => isCards(inner) || isMark(inner));

/** Whether sections side by side are the lanes of a board: named, each with things of one kind. */
export const areLanes = (nodes: readonly Node[], { pageKind, isInCard }: NodeContext): boolean =>
  pageKind === 'tool' && !isInCard && nodes.length >= LEAST_LANES && nodes.every(isLane);

/** A board of sections: lanes by tone, cards in them by surface, names and counts on one line. */
export function laneSections(nodes: readonly Node[], context: NodeContext): Markup {
  const lanes = nodes.filter(isLane);
  const fills = context.fills === true;
  const inside: NodeContext = { ...context, width: 'narrow', level: context.level === 2 ? 2 : 3 };
  return html`<div class="@container flex min-w-0 flex-col ${fills ? 'flex-1' : ''}">
    <div class="grid gap-3 @lg:grid-cols-2 @3xl:grid-cols-${Math.min(lanes.length, 6)} ${fills ? 'flex-1' : ''}">
      ${lanes.map((lane, index) => laneOf(lane, { ...inside, key: `${context.key}-${index}` }))}
    </div>
  </div>`;
}

const laneOf = (lane: Section, context: NodeContext): Markup =>
  html`<section
    data-block="lane"
    aria-labelledby="${context.key}-title"
    class="flex min-w-0 flex-col gap-3 ${laneLook(context).lane} p-2"
  >
    <div class="flex min-h-8 items-center justify-between gap-2 px-2 pt-1">
      ${lane.heading === undefined ? '' : heading(lane.heading, context, { id: `${context.key}-title`, size: 'text-title-md' })}
      ${lane.nodes.filter(isMark).map((node, index) => context.draw(node, { ...context, key: `${context.key}-m${index}` }))}
    </div>
    ${lane.note === undefined ? '' : html`<p class="px-2 text-body-sm text-on-surface-variant">${lane.note.text}</p>`}
    ${lane.nodes.filter(isCards).map(
      ({ items }) =>
        html`<ul class="flex flex-col gap-2">
          ${items.map((item, index) => laneCard(item, { ...context, key: `${context.key}-${index}` }))}
        </ul>`,
    )}
  </section>`;
