import { html } from '../../markup/html.ts';
import type { ControlKind } from '../outline/outline.ts';
import { drawButton, drawIconButton, drawLink } from './control-buttons.ts';
import { drawCheckbox, drawChips, drawRadio, drawToggle } from './control-choices.ts';
import { drawDate, drawInput, drawSearch, drawSelect, drawTextarea, drawTime } from './control-fields.ts';
import type { DrawControl } from './control-parts.ts';
import { drawColor, drawFile } from './control-pickers.ts';
import { drawSlide, drawSlider, drawStepper } from './control-range.ts';
import { drawPager, drawSegmented, drawTabs } from './control-tabs.ts';
import { leftOver, restLine } from './left-over.ts';
import type { NodeDrawer } from './node-context.ts';

const KINDS: Readonly<Record<ControlKind, DrawControl>> = {
  button: drawButton,
  link: drawLink,
  input: drawInput,
  textarea: drawTextarea,
  select: drawSelect,
  toggle: drawToggle,
  checkbox: drawCheckbox,
  radio: drawRadio,
  slider: drawSlider,
  tabs: drawTabs,
  segmented: drawSegmented,
  search: drawSearch,
  chips: drawChips,
  stepper: drawStepper,
  date: drawDate,
  time: drawTime,
  file: drawFile,
  slide: drawSlide,
  pager: drawPager,
  'icon-button': drawIconButton,
  color: drawColor,
};

/** A control of any kind: a real form element with its label, value, options and hint. */
export const drawControl: NodeDrawer<'control'> = (node, context) => {
  const drawn = KINDS[node.control](node, context);
  const { label, value, placeholder, hint, min, max, options } = node;
  // A placeholder gives way to a value, as it does in any field.
  const words = [
    label,
    value,
    value === undefined ? placeholder : undefined,
    hint,
    min,
    max,
    ...options.flatMap((option) => [option.label, option.note]),
  ];
  const rest = leftOver(words, drawn, { isControl: true });
  return rest.length === 0
    ? drawn
    : html`<div class="flex min-w-0 flex-col gap-2">${drawn}${restLine(rest, context)}</div>`;
};
