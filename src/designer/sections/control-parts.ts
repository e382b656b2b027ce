import { html, type Markup } from '../../markup/html.ts';
import { findIconName } from '../../markup/icons/icon-name.ts';
import { icon } from '../blocks/kit/icon.ts';
import type { ControlNode } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { signWord } from './sign-word.ts';

/** A drawer of one kind of control. */
export type DrawControl = (node: ControlNode, context: NodeContext) => Markup;

/** What a control is called where it shows no words of its own. */
export const controlName = (node: ControlNode, { lang }: NodeContext): string =>
  node.label?.text ??
  node.placeholder?.text ??
  node.value?.text ??
  node.options[0]?.label.text ??
  signWord(node.icon ?? node.control, lang);

/** The words of its own that a control shows where it has no label: none are made up. */
export const shownName = (node: ControlNode): string =>
  node.label?.text ?? node.placeholder?.text ?? node.value?.text ?? node.options[0]?.label.text ?? '';

/** The icon of a control, left out where no icon comes near its words. */
export function controlIcon(words: string | undefined, size = 'size-5'): Markup | '' {
  const name = words === undefined ? undefined : findIconName(words);
  return name === undefined ? '' : icon(name, size);
}

/** The name over a field. */
export const fieldLabel = (node: ControlNode, id: string, context: NodeContext): Markup | '' =>
  node.label === undefined
    ? ''
    : html`<label for="${id}" class="mb-2 block font-label text-label-lg font-semibold ${dataInk(context).strong}"
        >${node.label.text}</label
      >`;

/** The small words under a control. */
export const controlHint = (node: ControlNode, id: string, context: NodeContext): Markup | '' =>
  node.hint === undefined
    ? ''
    : html`<p id="${id}-hint" class="mt-2 text-body-sm ${dataInk(context).soft}">${node.hint.text}</p>`;

/** Attributes that tie a field to its hint, or name it where no label is shown. */
export const fieldNaming = (node: ControlNode, id: string, context: NodeContext): Markup =>
  html`${node.label === undefined ? html` aria-label="${controlName(node, context)}"` : ''}${node.hint === undefined ? '' : html` aria-describedby="${id}-hint"`}${node.isDisabled === true ? html` disabled` : ''}`;

/** The box of fields. On a strong colour they are sheets of paper, which every text reads on. */
export const fieldBox = (context: NodeContext): string =>
  `${rowHeight(context)} w-full rounded-control border ${isOnColor(context) ? 'border-transparent' : 'border-outline'} bg-surface-container-lowest px-4 text-body-md text-on-surface`;

/** Height of rows and targets. */
export const rowHeight = ({ device, pageKind }: NodeContext): string =>
  device === 'DESKTOP' && pageKind === 'tool' ? 'min-h-11' : 'min-h-12';
