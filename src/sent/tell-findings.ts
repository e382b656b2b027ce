import { findById } from '../markup/find.ts';
import { parseBody } from '../markup/parse-body.ts';
import { readableText } from '../markup/text-content.ts';
import type { Inspection } from '../answers/inspect.ts';

const MOST_TOLD = 6;
const LONGEST_WORDS = 40;

/** What was found wrong with a page that was sent, in words that let the sender mend it; empty where nothing is. */
export function tellFindings({ body, faults, dropped }: Inspection): string {
  const tree = parseBody(body);
  const wrong = faults.map(({ id, what }) => {
    const element = findById(tree, id);
    const words = element === undefined ? '' : readableText(element).replaceAll(/\s+/g, ' ').trim();
    return `${id}${words === '' ? '' : ` "${words.slice(0, LONGEST_WORDS)}"`}: ${what}`;
  });
  const parts = [
    ...list('Mend with edit_screens, by data-id:', wrong),
    ...list('Not taken as it was sent:', gather(dropped)),
  ];
  return parts.join('\n');
}

/** Lines that begin alike in one: "dropped attribute onLoad of body, src of img", "dropped <script> (2 times), <style>". */
function gather(lines: readonly string[]): string[] {
  const rests = new Map<string, string[]>();
  for (const line of lines) {
    const [, start = '', rest = line] = /^(dropped (?:attribute |class |style )?)(.+)$/.exec(line) ?? [];
    rests.set(start, [...(rests.get(start) ?? []), rest]);
  }
  return [...rests].flatMap(([start, said]) =>
    start === '' ? said : [`${start}${said.slice(0, MOST_GATHERED).join(', ')}${tellMore(said.length)}`],
  );
}

const MOST_GATHERED = 10;
const tellMore = (count: number): string => (count > MOST_GATHERED ? ` and ${count - MOST_GATHERED} more` : '');

/** What is said of a screen that has faults, in a line. */
export const tellFaults = ({ faults }: Inspection): string | undefined => {
  if (faults.length === 0) return undefined;
  const kinds = [...new Set(faults.map(({ what }) => what))].slice(0, 3).join('; ');
  return `Drawn, but not without faults: ${kinds}.`;
};

function list(head: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const told = lines.slice(0, MOST_TOLD).map((line) => `- ${line}`);
  const rest = lines.length - MOST_TOLD;
  return [head, ...told, ...(rest > 0 ? [`- … and ${rest} more`] : [])];
}
