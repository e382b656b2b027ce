import { html, type Markup } from '../../markup/html.ts';
import type { Tone } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';

const FILLS: Readonly<Partial<Record<Tone, string>>> = { warn: 'bg-tertiary', bad: 'bg-error', muted: 'bg-outline' };

/** A thin bar filled to `share`; `name` tells assistive technology what it measures. */
export function meterBar(share: number, name: string, context: NodeContext, tone?: Tone): Markup {
  const ink = dataInk(context);
  const fill = isOnColor(context) ? (ink.series[0]?.bg ?? '') : (FILLS[tone ?? 'neutral'] ?? 'bg-primary');
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return html`<div
    role="progressbar"
    aria-label="${name}"
    aria-valuenow="${percent}"
    aria-valuemin="0"
    aria-valuemax="100"
    class="h-2 w-full overflow-hidden rounded-full ${ink.track}"
  >
    <div class="h-full rounded-full ${fill}" style="width:${percent}%"></div>
  </div>`;
}
