import type { Composition, DesignContext, VaryRequest } from '../domain/designer.ts';
import { readFences } from '../domain/fence.ts';
import type { Inspect } from '../answers/inspect.ts';
import { SENT_BY } from './design-page.ts';
import { refuseSent } from './refuse-sent.ts';
import { titleOfPage, toPage } from './sent-screens.ts';
import { tellFaults, tellFindings } from './tell-findings.ts';

const HINT = 'Send one html fence for each variant, and as many as variantOptions.variantCount says.';

/** The pages that a prompt holds for variants; none where it holds none. Throws INVALID_ARGUMENT as `toPage` does. */
export function readSentVariants(prompt: string): { body: string; words: string }[] {
  const { fences, open } = readFences(prompt, ['html']);
  if (open !== undefined) throw refuseSent(`the fence that begins in line ${open.line} never ends`, HINT);
  return fences.map(({ text, before }) => ({ body: toPage(text), words: before }));
}

/** A variant for each page that was sent, in the theme of its source. */
export async function varyPages(
  inspect: Inspect,
  pages: readonly { body: string; words: string }[],
  { screen, device = screen.device }: VaryRequest,
  { signal, progress, draft }: DesignContext,
): Promise<Composition[]> {
  const { theme, look, title: source } = screen;
  const made: Composition[] = [];
  for (const [index, { body, words }] of pages.entries()) {
    const which = `Variant ${index + 1} of ${pages.length}`;
    progress(`${which}: checking the page`);
    const name = titleOfPage(body);
    const page: Composition = {
      kind: 'composition',
      title: (name === undefined || name === source ? `${source}, variant ${index + 1}` : name).slice(0, LONGEST_TITLE),
      lang: screen.html.match(/<html[^>]*\slang="([^"]+)"/)?.[1] ?? 'en',
      device,
      theme,
      look,
      body,
      summary: '',
      suggestions: [],
      generatedBy: SENT_BY,
    };
    const inspection = await inspect(page, '', signal);
    const findings = tellFindings(inspection);
    const statusMessage = tellFaults(inspection);
    const said = words.split('\n').at(-1)?.slice(0, LONGEST_WORDS) ?? '';
    const composition: Composition = {
      ...page,
      summary: [`${which}, as you sent it${said === '' ? '' : `: ${said}`}.`.replace(/[.:]\.$/, '.'), findings]
        .filter((line) => line !== '')
        .join('\n'),
      ...(statusMessage === undefined ? {} : { statusMessage }),
    };
    made.push(composition);
    draft?.(composition, index);
  }
  return made;
}

const LONGEST_TITLE = 200;
const LONGEST_WORDS = 120;
