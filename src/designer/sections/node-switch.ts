import { html, type Markup } from '../../markup/html.ts';
import { switchControl } from '../blocks/kit/form-field.ts';
import { isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';

/** A switch that works without script and shows how it stands on any ground. */
export function nodeSwitch(
  labelledBy: string,
  id: string,
  isOn: boolean,
  context: Pick<NodeContext, 'ground'>,
): Markup {
  if (!isOnColor(context)) return switchControl(labelledBy, id, isOn);
  return html`<label class="relative inline-flex min-h-11 min-w-14 shrink-0 cursor-pointer items-center"
    ><input
      id="${id}"
      name="${id}"
      type="checkbox"
      role="switch"
      aria-labelledby="${labelledBy}"
      ${isOn ? html`checked` : ''}
      class="peer absolute inset-0 size-full cursor-pointer opacity-0" /><span
      aria-hidden="true"
      class="h-8 w-14 rounded-full border-2 border-current peer-checked:bg-surface"
    ></span
    ><span
      aria-hidden="true"
      class="absolute left-2 size-4 rounded-full bg-current peer-checked:left-7 peer-checked:size-5 peer-checked:bg-primary"
    ></span
  ></label>`;
}
