import type { Composition } from '../domain/designer.ts';
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

/** Finishes and draws a composition, and lists what is wrong with the page: outside it, cut off, or asked for and absent; an empty prompt asks for nothing. */
export async function inspectComposition(
  { finish, renderEngine }: Pick<Drawing, 'finish' | 'renderEngine'>,
  composition: Composition,
  prompt: string,
  signal: AbortSignal,
): Promise<Inspection> {
  const [{ findFaults }, { listMissing }] = await Promise.all([
    import('../render/find-faults.ts'),
    import('../designer/list-missing.ts'),
  ]);
  const { html, report } = await finish(composition.body, composition);
  const { layout } = await renderEngine.render({ html, device: composition.device, signal });
  const { body } = readDocument(html);
  const missing = prompt === '' ? [] : listMissing(prompt, `${composition.title} ${readableText(body)}`);
  const faults = findFaults(layout);
  if (missing.length > 0) faults.push({ id: layout.root.id, what: tellMissing(missing) });
  const dropped = report
    .filter(({ step }) => LOSING.has(step))
    .map(({ message, count }) => (count === undefined ? message : `${message} (${count} times)`));
  return { body: printBody(body), faults, dropped };
}

const MOST_TOLD = 8;

const tellMissing = (missing: readonly string[]): string =>
  `these are asked for and not on the page: ${missing
    .slice(0, MOST_TOLD)
    .map((text) => `"${text}"`)
    .join(', ')}`;
