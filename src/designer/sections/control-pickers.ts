import { html } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import { controlHint, controlIcon, controlName, fieldLabel, shownName, type DrawControl } from './control-parts.ts';
import { dataInk, isOnColor } from './data-ink.ts';

/** A place to drop a file on or to choose one by; the whole box is the target. */
export const drawFile: DrawControl = (node, context) => {
  const ink = dataInk(context);
  const words = node.label?.text ?? node.placeholder?.text ?? controlName(node, context);
  const rest = [node.placeholder, node.value].flatMap((one) =>
    one === undefined || one.text === words ? [] : [one.text],
  );
  return html`<div class="w-full min-w-0">
    <label
      class="relative flex min-h-24 cursor-pointer items-center gap-4 rounded-lg border-2 border-dashed px-4 py-4 ${ink.edge}"
      ><span
        class="flex size-11 shrink-0 items-center justify-center rounded-full ${isOnColor(context) ? ink.tint : 'bg-primary/12 text-primary'}"
        >${controlIcon(node.icon) || icon('upload')}</span
      ><span class="min-w-0 flex-1"
        ><span class="block font-label text-label-lg font-semibold ${ink.strong}">${words}</span
        >${rest.map((text) => html`<span class="block text-body-sm ${ink.soft}">${text}</span>`)}</span
      ><input type="file" name="${context.key}-file" class="absolute inset-0 size-full cursor-pointer opacity-0"
    /></label>
    ${controlHint(node, context.key, context)}
  </div>`;
};

const HEX = /#[\da-f]{6}\b/i;

/** A colour to choose: its swatch, or one swatch for each that is offered. */
export const drawColor: DrawControl = (node, context) => {
  const ink = dataInk(context);
  const id = `${context.key}-color`;
  if (node.options.length > 0)
    return html`<fieldset class="min-w-0">
      <legend class="mb-2 font-label text-label-lg font-semibold ${ink.strong}">
        ${node.label?.text ?? shownName(node)}
      </legend>
      <div class="flex flex-wrap gap-x-4 gap-y-2">
        ${node.options.map(({ label, note, isOn = false }) => {
          const hex = HEX.exec(`${note?.text ?? ''} ${label.text}`)?.[0];
          return html`<label class="inline-flex min-h-11 cursor-pointer items-center gap-2 text-body-sm ${ink.strong}"
            ><input
              type="radio"
              name="${id}"
              value="${label.text}"
              ${isOn || label.text === node.value?.text ? html`checked` : ''}
              class="size-6"
            />${
              hex === undefined
                ? ''
                : html`<span
                    aria-hidden="true"
                    class="size-6 rounded-full border bg-(--own) ${ink.rule}"
                    style="--own:${hex}"
                  ></span>`
            }<span>${label.text}</span>${note === undefined ? '' : html`<span class="font-mono text-label-md">${note.text}</span>`}</label
          >`;
        })}
      </div>
      ${controlHint(node, id, context)}
    </fieldset>`;
  const hex = node.color ?? HEX.exec(node.value?.text ?? '')?.[0];
  return html`<div class="w-full min-w-0">
    ${fieldLabel(node, id, context)}
    <div class="flex min-h-12 items-center gap-3">
      <input
        id="${id}"
        name="${id}"
        type="color"
        value="${hex ?? '#808080'}"
        ${node.label === undefined ? html`aria-label="${controlName(node, context)}"` : ''}
        class="size-11 shrink-0 cursor-pointer rounded-control"
      />
      ${node.value === undefined ? '' : html`<span class="font-mono text-body-sm ${ink.strong}">${node.value.text}</span>`}
    </div>
    ${controlHint(node, id, context)}
  </div>`;
};
