import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { AppError } from '../domain/app-error.ts';
import type { Outline } from '../designer/outline/outline.ts';
import type { Operation } from './deps.ts';

/**
 * What the embedded designer understands of a prompt: of one that describes its page the outline as a Markdown brief, which
 * can be corrected and sent back, with what was filled and what is unread marked; of any other the brief in lines, with
 * `plans` also the direction it takes and the arrangements it draws up, best first, with their scores. Draws and stores
 * nothing. Throws INVALID_ARGUMENT for an empty prompt or a broken brief.
 */
export async function describePrompt(prompt: string, { plans = 0, now }: PromptOptions): Promise<string> {
  if (prompt.trim() === '') {
    throw new AppError('INVALID_ARGUMENT', 'the prompt is empty', { hint: 'Say what the screen shows.' });
  }
  const outlined = await printOutline(prompt, { marks: true, now });
  if (outlined !== undefined) return outlined.brief.trimEnd();
  const [{ understand }, { describeBrief }, { DOMAINS }] = await Promise.all([
    import('../designer/understand/understand.ts'),
    import('../designer/understand/describe-brief.ts'),
    import('../designer/knowledge/domains.ts'),
  ]);
  const brief = understand(prompt, DOMAINS);
  if (plans === 0) return describeBrief(brief);
  const { describePlans } = await import('../designer/describe-plans.ts');
  return `${describeBrief(brief)}\n\n${describePlans(brief, { seed: prompt, now, count: plans })}`;
}

interface PromptOptions {
  /** How many arrangements are told. Default 0. */
  plans?: number;
  now: Date;
}

/** The outline of a prompt that describes its page, as a brief, and what of the prompt is in none of it. */
async function printOutline(
  prompt: string,
  { marks, now }: { marks: boolean; now: Date },
): Promise<{ brief: string; unread: string[] } | undefined> {
  const [{ readOutline }, { isDescribed }] = await Promise.all([
    import('../designer/outline/read-outline.ts'),
    import('../designer/is-described.ts'),
  ]);
  const { splitCorrected } = await import('../designer/understand/corrected-brief.ts');
  // A brief that was corrected is told by its lines again.
  if (splitCorrected(prompt) !== undefined) return undefined;
  const read = readOutline(prompt);
  const outline = isDescribed(read, prompt)
    ? read
    : ((await outlineAsked(read, prompt)) ?? (await outlineElsewhere(read, prompt, now)));
  if (outline === undefined) return undefined;
  const [{ printBrief }, { fillOutline }, { createRandom }] = await Promise.all([
    import('../designer/outline/brief/print-brief.ts'),
    import('../designer/fill/fill-outline.ts'),
    import('../designer/seeded-random.ts'),
  ]);
  const device = outline.device ?? (outline.kind === 'app' ? 'MOBILE' : 'DESKTOP');
  const filled = fillOutline(outline, { device, now, random: createRandom(prompt) });
  return { brief: printBrief(filled, { marks }), unread: outline.unread.map(({ text }) => text) };
}

/** What is drawn of a prompt that names the parts of its page. */
async function outlineAsked(read: Outline, prompt: string): Promise<Outline | undefined> {
  const { askedPage } = await import('../designer/asked-page.ts');
  return askedPage(read, prompt, {});
}

/** What is drawn of a prompt in another language than English that leaves its page to us. */
async function outlineElsewhere(read: Outline, prompt: string, now: Date): Promise<Outline | undefined> {
  const [{ localOutline }, { understand }, { DOMAINS }] = await Promise.all([
    import('../designer/local/local-outline.ts'),
    import('../designer/understand/understand.ts'),
    import('../designer/knowledge/domains.ts'),
  ]);
  const brief = understand(prompt, DOMAINS);
  return brief.lang.startsWith('en') ? undefined : localOutline(read, brief, { now });
}

/** The brief in lines of a prompt that leaves its page to us, with the prompt behind it. */
async function printLines(prompt: string): Promise<string> {
  const [{ understand }, { printCorrectable }, { DOMAINS }] = await Promise.all([
    import('../designer/understand/understand.ts'),
    import('../designer/understand/corrected-brief.ts'),
    import('../designer/knowledge/domains.ts'),
  ]);
  return printCorrectable(understand(prompt, DOMAINS));
}

/** The same for the HTTP API: without marks, to be corrected and sent in place of the prompt, and apart from it what is unread. */
export const explainPrompt: Operation<RouteInput<'describePrompt'>, RouteOutput<'describePrompt'>> = async (
  { now },
  { prompt },
) => {
  const outlined = await printOutline(prompt, { marks: false, now: now() });
  if (outlined !== undefined) return { isOutline: true, ...outlined };
  return { isOutline: false, brief: await printLines(prompt), unread: [] };
};
