import type { Composition } from '../domain/designer.ts';
import { DEVICE_WIDTH_PX } from '../domain/unspecified.ts';
import { findAttribute } from '../markup/element.ts';
import { findById } from '../markup/find.ts';
import { readableText } from '../markup/text-content.ts';
import { printBody } from '../markup/print-body.ts';
import { readDocument } from '../markup/read-document.ts';
import type { Drawing } from './drawing.ts';

interface Inspection {
  body: string;
  faults: { id: string; what: string }[];
  dropped: string[];
}

/** Steps of `finish` that take something away from what was answered, or cannot draw it. */
const LOSING: ReadonlySet<string> = new Set(['sanitise', 'icons', 'pictures', 'snap']);

/** What holds on these phones and on the device holds between. */
const PHONES_PX = [390, 320] as const;

/**
 * Finishes a composition, draws it at the device's width and on narrow phones, and lists what is wrong with the page:
 * outside it, cut off, broken, one over the other, not to be drawn, or asked for and absent. An empty prompt asks for nothing.
 */
export async function inspectComposition(
  { finish, renderEngine }: Pick<Drawing, 'finish' | 'renderEngine'>,
  composition: Composition,
  prompt: string,
  signal: AbortSignal,
): Promise<Inspection> {
  const [{ findPageFaults }, { listMissing }, { listUndrawn }] = await Promise.all([
    import('../render/find-page-faults.ts'),
    import('../designer/list-missing.ts'),
    import('../designer/imagery/list-undrawn.ts'),
  ]);
  const { html, report } = await finish(composition.body, composition);
  const { device } = composition;
  const { body } = readDocument(html);
  const textOf = (id: string): string => {
    const element = findById(body, id);
    return element === undefined ? '' : readableText(element);
  };
  const own = DEVICE_WIDTH_PX[device];
  const widths = [own, ...PHONES_PX.filter((width) => width < own)];
  const layouts = await Promise.all(
    widths.map(async (widthPx) => (await renderEngine.render({ html, device, widthPx, signal })).layout),
  );
  const faults = findPageFaults(layouts, textOf);
  const missing = prompt === '' ? [] : listMissing(prompt, `${composition.title} ${readableText(body)}`);
  const root = findAttribute(body, 'dataId');
  if (missing.length > 0 && root !== undefined) faults.push({ id: root, what: tellMissing(missing) });
  faults.push(...listUndrawn(body).map(({ id, asked }) => ({ id, what: tellUndrawn(asked) })));
  const dropped = report
    .filter(({ step }) => LOSING.has(step))
    .map(({ message, count }) => (count === undefined ? message : `${message} (${count} times)`));
  return { body: printBody(body), faults, dropped };
}

const tellUndrawn = (asked: string): string =>
  `nobody here can draw "${asked}": put your own inline svg in its place, or a subject that is listed`;

const MOST_TOLD = 8;

const tellMissing = (missing: readonly string[]): string =>
  `these are asked for and not on the page: ${missing
    .slice(0, MOST_TOLD)
    .map((text) => `"${text}"`)
    .join(', ')}`;
