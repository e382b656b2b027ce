import { html, type Markup } from '../../markup/html.ts';
import type { Node, PictureNode, Section } from '../outline/outline.ts';
import { dataPanel, insidePanel } from './data-panel.ts';
import { sectionContent } from './draw-section.ts';
import type { NodeContext } from './node-context.ts';
import type { Page } from './page.ts';

const isMap = (node: Node): node is PictureNode =>
  node.kind === 'picture' && (node.picture === 'map' || node.picture === 'plan');

/** Whether a section is mostly a map or plan. */
export const holdsMap = ({ nodes }: Section): boolean => nodes.some(isMap);

/** Corners that overlays float in, in turn. */
const CORNERS = [
  'lg:top-4 lg:left-4',
  'lg:top-4 lg:right-4',
  'lg:bottom-4 lg:left-4',
  'lg:bottom-4 lg:right-4',
] as const;

/** A map that fills its room, what lies over it in its corners; on narrow screens that stands below the map. */
export function mapStage(sections: readonly Section[], overlays: readonly Section[], { context, keyOf }: Page): Markup {
  const [first, ...others] = sections;
  if (first === undefined) return html``;
  const map = first.nodes.find(isMap);
  if (map === undefined)
    return html`${[...sections, ...overlays].map((section) => context.draw(section, { ...context, key: keyOf(section) }))}`;
  const rest: Section = { ...first, nodes: first.nodes.filter((node) => node !== map) };
  const hasRest = rest.nodes.length > 0 || rest.heading !== undefined;
  const floats = [...(hasRest ? [rest] : []), ...overlays];
  const inside: NodeContext = { ...insidePanel(context), width: 'narrow', level: 3 };
  return html`<div data-block="map-stage" class="relative flex min-w-0 flex-1 flex-col gap-3 lg:min-h-96">
      <div
        class="min-w-0 lg:absolute lg:inset-0 lg:flex lg:*:flex-1 lg:[&_*:has([data-part=map])]:h-full lg:[&_[data-part=map]]:h-full lg:[&_img]:h-full lg:[&_svg[data-picture]]:h-full"
      >
        ${context.draw({ ...map, size: 'full' }, { ...context, key: `${keyOf(first)}-map`, isInCard: true })}
      </div>
      ${floats.map((section, index) => html`<section data-block="overlay" class="flex min-w-0 flex-col gap-3 bg-surface-container-lowest ${dataPanel(context)} ${section.nodes.length === 0 ? 'px-3! py-1! lg:w-auto' : 'p-4! lg:w-64'} lg:absolute lg:shadow-floating ${CORNERS[index % CORNERS.length]}">${sectionContent(section, { ...inside, key: index === 0 && hasRest ? `${keyOf(first)}-rest` : keyOf(section) })}</section>`)}
    </div>
    ${others.map((section) => context.draw(section, { ...context, key: keyOf(section) }))}`;
}
