import type { Node, NodeKind } from '../outline.ts';
import type { NodeForm } from './node-form.ts';
import { badgeForm } from './nodes/badge-form.ts';
import { chartForm } from './nodes/chart-form.ts';
import { codeForm } from './nodes/code-form.ts';
import { controlForm } from './nodes/control-form.ts';
import { factsForm } from './nodes/facts-form.ts';
import { gridForm } from './nodes/grid-form.ts';
import { iconForm } from './nodes/icon-form.ts';
import { itemsForm } from './nodes/items-form.ts';
import { messageForm } from './nodes/message-form.ts';
import { pictureForm } from './nodes/picture-form.ts';
import { progressForm } from './nodes/progress-form.ts';
import { ratingForm } from './nodes/rating-form.ts';
import { scheduleForm } from './nodes/schedule-form.ts';
import { sectionForm } from './nodes/section-form.ts';
import { stepsForm } from './nodes/steps-form.ts';
import { tableForm } from './nodes/table-form.ts';
import { textForm } from './nodes/text-form.ts';

type NodeForms = { [K in NodeKind]: NodeForm<Extract<Node, { kind: K }>> };

/** Every kind of node with its notation, in the order in which a line is tried: what begins with no sign comes last. */
export const NODE_FORMS: NodeForms = {
  section: sectionForm,
  code: codeForm,
  table: tableForm,
  facts: factsForm,
  items: itemsForm,
  control: controlForm,
  picture: pictureForm,
  chart: chartForm,
  progress: progressForm,
  steps: stepsForm,
  message: messageForm,
  schedule: scheduleForm,
  grid: gridForm,
  badge: badgeForm,
  rating: ratingForm,
  icon: iconForm,
  text: textForm,
};
