import { html, type Markup } from '../../markup/html.ts';
import type { CodeNode } from '../outline/outline.ts';
import type { NodeDrawer } from './node-context.ts';

const COMMENT = /^\s*(?:#|\/\/|--|;|<!--|\/\*|\*)/;

/** Lines of code or of a terminal on a dark sheet that stays dark in both modes; long lines wrap, nothing is cut. */
export const drawCode: NodeDrawer<'code'> = (node) =>
  html`<figure data-part="code" class="min-w-0 overflow-hidden rounded-lg bg-on-primary-fixed text-primary-fixed">
    ${head(node)}
    <pre class="px-4 py-4 font-mono text-body-sm break-words whitespace-pre-wrap">
${node.lines.map(
  ({ text }, index) =>
    html`<code class="block ${COMMENT.test(text) && node.isTerminal !== true ? 'text-primary-fixed-dim' : ''}"
      >${text === '' && index < node.lines.length - 1 ? ' ' : text}</code
    >`,
)}</pre>
  </figure>`;

function head({ title, isTerminal = false }: CodeNode): Markup | '' {
  if (title === undefined && !isTerminal) return '';
  const dots = isTerminal
    ? html`<span aria-hidden="true" class="flex gap-2"
        >${[0, 1, 2].map(() => html`<span class="size-3 rounded-full bg-primary-fixed/35"></span>`)}</span
      >`
    : '';
  return html`<figcaption
    class="flex min-h-10 items-center gap-3 border-b border-primary-fixed/20 px-4 py-2 font-label text-label-md font-semibold"
  >
    ${dots}${title === undefined ? '' : html`<span>${title.text}</span>`}
  </figcaption>`;
}
