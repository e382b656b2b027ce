import type { Composition, DesignContext, Designer, Sent, VaryRequest } from '../domain/designer.ts';
import { readFences, SENT_LANGUAGES } from '../domain/fence.ts';
import type { Inspect } from '../answers/inspect.ts';
import { SENT_BY } from './design-page.ts';
import { refuseSent } from './refuse-sent.ts';
import { titleOf, toSent } from './sent-screens.ts';
import { tellFaults, tellFindings } from './tell-findings.ts';

const HINT = 'Send one html fence for each variant, and as many as variantOptions.variantCount says.';

/** One variant as it was sent, and the words above it. */
export interface SentVariant {
  sent: Sent;
  words: string;
}

interface VaryTools {
  /** Draws what is sent as a plan. */
  next: Designer;
  inspect: Inspect;
}

/** The pages and plans that a prompt holds for variants; none where it holds none. Throws INVALID_ARGUMENT as `toSent` does. */
export function readSentVariants(prompt: string): SentVariant[] {
  const { fences, open } = readFences(prompt, SENT_LANGUAGES);
  if (open?.language === 'html') throw refuseSent(`the fence that begins in line ${open.line} never ends`, HINT);
  return fences.flatMap((fence) => {
    const sent = toSent(fence);
    return sent === undefined ? [] : [{ sent, words: fence.before }];
  });
}

/** A variant for each page or plan that was sent, in the theme of its source; a plan may say another. */
export async function varyPages(
  { next, inspect }: VaryTools,
  variants: readonly SentVariant[],
  request: VaryRequest,
  { signal, progress, draft }: DesignContext,
): Promise<Composition[]> {
  const made: Composition[] = [];
  for (const [index, { sent, words }] of variants.entries()) {
    const which = `Variant ${index + 1} of ${variants.length}`;
    progress(`${which}: ${sent.kind === 'page' ? 'checking the page' : 'drawing the plan'}`);
    const name = titleOf(sent);
    const { title: source } = request.screen;
    const title = name === undefined || name === source ? `${source}, variant ${index + 1}` : name;
    const drawn =
      sent.kind === 'page'
        ? await takePage(inspect, toComposition(sent.body, title, request), signal)
        : await drawPlan(next, sent, request, { signal, progress });
    const said = words.split('\n').at(-1)?.slice(0, LONGEST_WORDS) ?? '';
    const how = sent.kind === 'page' ? 'as you sent it' : 'drawn from your plan';
    const composition: Composition = {
      ...drawn,
      title: title.slice(0, LONGEST_TITLE),
      summary: [`${which}, ${how}${said === '' ? '' : `: ${said}`}.`.replace(/[.:]\.$/, '.'), drawn.summary]
        .filter((line) => line !== '')
        .join('\n'),
    };
    made.push(composition);
    draft?.(composition, index);
  }
  return made;
}

const toComposition = (body: string, title: string, { screen, device = screen.device }: VaryRequest): Composition => ({
  kind: 'composition',
  title,
  lang: screen.html.match(/<html[^>]*\slang="([^"]+)"/)?.[1] ?? 'en',
  device,
  theme: screen.theme,
  look: screen.look,
  body,
  summary: '',
  suggestions: [],
  generatedBy: SENT_BY,
});

async function takePage(inspect: Inspect, page: Composition, signal: AbortSignal): Promise<Composition> {
  const inspection = await inspect(page, '', signal);
  const statusMessage = tellFaults(inspection);
  return { ...page, summary: tellFindings(inspection), ...(statusMessage === undefined ? {} : { statusMessage }) };
}

async function drawPlan(
  next: Designer,
  sent: Sent,
  { prompt, screen, device = screen.device, now }: VaryRequest,
  context: DesignContext,
): Promise<Composition> {
  const { theme, look } = screen;
  const drawn = await next.design({ prompt, sent, device, keep: { theme, look }, seed: prompt, now }, context);
  return { ...drawn, summary: '' };
}

const LONGEST_TITLE = 200;
const LONGEST_WORDS = 120;
