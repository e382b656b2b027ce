import { html, type Markup } from '../../markup/html.ts';
import type { Node } from '../outline/outline.ts';
import { barNodes } from './bar-nodes.ts';
import { dataPanel, insidePanel } from './data-panel.ts';
import type { NodeContext } from './node-context.ts';
import type { Band } from './page-bands.ts';
import type { Page } from './page.ts';

type ColumnsBand = Extract<Band, { kind: 'columns' }>;

const LONGEST_LINE = 40;
const MOST_FACTS = 4;
const MOST_NODES = 12;
const CONTROLS: ReadonlySet<string> = new Set(['button', 'icon-button', 'toggle', 'select', 'link', 'search']);

/** Words, figures and signs that stand in one line. */
function isLittle(node: Node): boolean {
  switch (node.kind) {
    case 'text':
      return node.role !== 'quote' && node.role !== 'notice' && node.words.text.length <= LONGEST_LINE;
    case 'badge':
      return true;
    case 'icon':
      return true;
    case 'picture':
      return node.picture === 'avatar' || node.picture === 'logo';
    case 'facts':
      return (
        node.facts.length <= MOST_FACTS &&
        node.facts.every(({ share, hasTrend, note }) => share === undefined && hasTrend !== true && note === undefined)
      );
    case 'control':
      return CONTROLS.has(node.control);
    default:
      return false;
  }
}

/** Columns of a tool that hold a line each are its status bar: as columns of panels they would be three boxes of air. */
export const isStatusBar = ({ columns, overlays }: ColumnsBand, { device, pageKind }: NodeContext): boolean => {
  const sections = columns.flatMap((column) => column.sections);
  const nodes = sections.flatMap((section) => section.nodes);
  return (
    device !== 'MOBILE' &&
    pageKind !== 'site' &&
    overlays.length === 0 &&
    columns.length > 1 &&
    nodes.length <= MOST_NODES &&
    sections.every(
      ({ heading, note, surface }) => heading === undefined && note === undefined && surface !== 'notice',
    ) &&
    nodes.every(isLittle)
  );
};

/** One panel over the page's width: what stands left, in the middle and right in it. */
export function statusBar({ columns }: ColumnsBand, page: Page): Markup {
  const { context } = page;
  const inside: NodeContext = { ...insidePanel(context), level: 3 };
  return html`<div
    data-part="status-bar"
    class="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 ${dataPanel(context)}"
  >
    ${columns.map(
      ({ sections }) =>
        html`<div class="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2">
          ${sections.map((section) => barNodes(section.nodes, { ...inside, key: page.keyOf(section) }))}
        </div>`,
    )}
  </div>`;
}
