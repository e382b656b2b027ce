import type { NodeKind } from '../outline/outline.ts';
import { drawBadge } from './draw-badge.ts';
import { drawChart } from './draw-chart.ts';
import { drawCode } from './draw-code.ts';
import { drawControl } from './draw-control.ts';
import { drawFacts } from './draw-facts.ts';
import { drawGrid } from './draw-grid.ts';
import { drawIcon } from './draw-icon.ts';
import { drawItems } from './draw-items.ts';
import { drawMessage } from './draw-message.ts';
import { drawPicture } from './draw-picture.ts';
import { drawProgress } from './draw-progress.ts';
import { drawRating } from './draw-rating.ts';
import { drawSchedule } from './draw-schedule.ts';
import { drawSection } from './draw-section.ts';
import { drawSteps } from './draw-steps.ts';
import { drawTable } from './draw-table.ts';
import { drawText } from './draw-text.ts';
import type { DrawNode, NodeDrawer, NodeDrawers } from './node-context.ts';

/** Who draws each kind of node. */
export const NODE_DRAWERS: NodeDrawers = {
  section: drawSection,
  text: drawText,
  facts: drawFacts,
  items: drawItems,
  table: drawTable,
  chart: drawChart,
  control: drawControl,
  picture: drawPicture,
  badge: drawBadge,
  progress: drawProgress,
  steps: drawSteps,
  message: drawMessage,
  schedule: drawSchedule,
  grid: drawGrid,
  code: drawCode,
  rating: drawRating,
  icon: drawIcon,
};

/** Draws any node by its kind. */
export const drawNode: DrawNode = (node, context) => (NODE_DRAWERS[node.kind] as NodeDrawer<NodeKind>)(node, context);
