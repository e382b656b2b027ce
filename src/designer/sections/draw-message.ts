import { html } from '../../markup/html.ts';
import type { NodeContext, NodeDrawer } from './node-context.ts';
import { typeIn } from './type-in.ts';
import { line } from './words-in.ts';

/** One message of a conversation: mine at the end in the main colour, others at the start. */
export const drawMessage: NodeDrawer<'message'> = (node, context) => {
  const paint = node.isMine
    ? 'rounded-br-sm bg-primary text-on-primary'
    : 'rounded-bl-sm bg-surface-container-high text-on-surface';
  const inside: NodeContext = {
    ...context,
    isInCard: true,
    width: 'narrow',
    ground: node.isMine ? 'primary' : 'card',
    level: 3,
  };
  const draw = (index: number) => {
    const child = node.nodes[index];
    return child === undefined ? '' : context.draw(child, { ...inside, key: `${context.key}-${index}` });
  };
  const words =
    node.words.text === '' ? '' : html`<p class="text-pretty ${typeIn(context).body}">${node.words.text}</p>`;
  // A picture's words are its caption, so they stand under it; a card is what the words announce.
  const pictures = node.nodes.flatMap(({ kind }, index) => (kind === 'picture' ? [draw(index)] : []));
  const others = node.nodes.flatMap(({ kind }, index) => (kind === 'picture' ? [] : [draw(index)]));
  return html`<div
    data-part="message"
    class="flex ${node.nodes.length === 0 ? 'max-w-[85%]' : 'w-[85%]'} min-w-0 flex-col gap-1 ${node.isMine ? 'items-end self-end' : 'items-start self-start'}"
  >
    ${line(node.from, 'px-1 font-label text-label-md font-semibold text-on-surface-variant')}
    <div class="flex min-w-0 flex-col gap-3 rounded-xl px-4 py-3 ${node.nodes.length === 0 ? '' : 'w-full'} ${paint}">
      ${pictures}${words}${others}
    </div>
    ${line(node.time, 'px-1 font-label text-label-sm whitespace-nowrap tabular-nums text-on-surface-variant')}
  </div>`;
};
