import type { ElementEntry } from './element-entry.ts';
import { ACTION_ELEMENTS } from './elements/action-elements.ts';
import { CARD_ELEMENTS } from './elements/card-elements.ts';
import { CHART_ELEMENTS } from './elements/chart-elements.ts';
import { CHOICE_ELEMENTS } from './elements/choice-elements.ts';
import { FRAME_ELEMENTS } from './elements/frame-elements.ts';
import { ICON_ELEMENTS } from './elements/icon-elements.ts';
import { INPUT_ELEMENTS } from './elements/input-elements.ts';
import { LIST_ELEMENTS } from './elements/list-elements.ts';
import { NOTICE_ELEMENTS } from './elements/notice-elements.ts';
import { PICTURE_ELEMENTS } from './elements/picture-elements.ts';
import { PLAN_ELEMENTS } from './elements/plan-elements.ts';
import { PROGRESS_ELEMENTS } from './elements/progress-elements.ts';
import { REGION_ELEMENTS } from './elements/region-elements.ts';
import { SYMBOL_ELEMENTS } from './elements/symbol-elements.ts';
import { TEXT_ELEMENTS } from './elements/text-elements.ts';

const ENTRIES = {
  ...ACTION_ELEMENTS,
  ...INPUT_ELEMENTS,
  ...CHOICE_ELEMENTS,
  ...TEXT_ELEMENTS,
  ...NOTICE_ELEMENTS,
  ...LIST_ELEMENTS,
  ...CARD_ELEMENTS,
  ...CHART_ELEMENTS,
  ...PROGRESS_ELEMENTS,
  ...PLAN_ELEMENTS,
  ...PICTURE_ELEMENTS,
  ...ICON_ELEMENTS,
  ...SYMBOL_ELEMENTS,
  ...FRAME_ELEMENTS,
  ...REGION_ELEMENTS,
};

export type ElementId = keyof typeof ENTRIES;

/** All element nouns; of two that share a word the earlier one has it. */
export const ELEMENTS: Readonly<Record<ElementId, ElementEntry>> = ENTRIES;
