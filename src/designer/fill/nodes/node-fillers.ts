import type { Node, NodeKind } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';
import { fillChart } from './fill-chart.ts';
import { fillControl } from './fill-control.ts';
import { fillFacts } from './fill-facts.ts';
import { fillGrid } from './fill-grid.ts';
import { fillItems } from './fill-items.ts';
import { fillMessage } from './fill-message.ts';
import { fillPicture } from './fill-picture.ts';
import { fillProgress } from './fill-progress.ts';
import { fillRating } from './fill-rating.ts';
import { fillSchedule } from './fill-schedule.ts';
import { fillSection } from './fill-section.ts';
import { fillSteps } from './fill-steps.ts';
import { fillTable } from './fill-table.ts';

/** Closes what one node leaves open, in place: nodes are copies by then. */
export type NodeFiller<K extends NodeKind> = (node: Extract<Node, { kind: K }>, context: FillContext) => void;

/** Words, badges, icons and code are the prompt's or nothing. */
const leaveAlone = (): void => {};

const NODE_FILLERS: { readonly [K in NodeKind]: NodeFiller<K> } = {
  section: fillSection,
  text: leaveAlone,
  facts: fillFacts,
  items: fillItems,
  table: fillTable,
  chart: fillChart,
  control: fillControl,
  picture: fillPicture,
  badge: leaveAlone,
  progress: fillProgress,
  steps: fillSteps,
  message: fillMessage,
  schedule: fillSchedule,
  grid: fillGrid,
  code: leaveAlone,
  rating: fillRating,
  icon: leaveAlone,
};

/** Fills one node and what it holds. */
export function fillNode<K extends NodeKind>(node: Extract<Node, { kind: K }>, context: FillContext): void {
  NODE_FILLERS[node.kind](node, context);
}
