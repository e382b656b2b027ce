import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import { subHeading } from '../kit/sub-heading.ts';
import type { Stop } from './stops.ts';

/** Words of a stop: when, what, and a line about it. */
export function stopWords(stop: Stop, context: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`${stop.when === undefined ? '' : html`<p data-part="when" class="${labelClass(context.style)} ${stop.state === 'now' ? `font-semibold ${ink.accent}` : ink.soft}">${stop.when}</p>`}
  ${subHeading(stop.title, context, `break-words text-title-md ${stop.state === 'now' ? 'font-bold' : 'font-semibold'}`)}
  ${stop.body === undefined || stop.body === '' ? '' : html`<p data-part="body" class="mt-1 break-words text-body-md ${ink.soft}">${stop.body}</p>`}`;
}
