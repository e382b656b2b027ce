import type { ComponentId } from '../../knowledge/components/components.ts';
import { accordion, menu, pagination, tabs } from './choosing.ts';
import { input } from './filling-in.ts';
import { bubbles, navigation, search } from './finding.ts';
import { datepicker, slider, swatches, upload } from './setting.ts';
import type { ComponentDrawing } from './component-drawing.ts';
import { avatar, badge, rating } from './marks.ts';
import { alert, dialog, tooltip } from './messages.ts';
import { button, share, toggle } from './presses.ts';
import { cards, folder, headline } from './showpieces.ts';
import { progress, spinner } from './waiting.ts';

/** How each component is drawn. */
export const COMPONENT_DRAWINGS: Readonly<Record<ComponentId, ComponentDrawing>> = {
  accordion,
  alert,
  bubbles,
  datepicker,
  navigation,
  search,
  slider,
  swatches,
  upload,
  avatar,
  badge,
  button,
  cards,
  dialog,
  folder,
  headline,
  input,
  menu,
  pagination,
  progress,
  rating,
  share,
  spinner,
  tabs,
  toggle,
  tooltip,
};
