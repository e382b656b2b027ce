import { AppError } from '../domain/app-error.ts';

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
  const [{ readOutline }, { isDescribed }] = await Promise.all([
    import('../designer/outline/read-outline.ts'),
    import('../designer/is-described.ts'),
  ]);
  const outline = readOutline(prompt);
  if (isDescribed(outline, prompt)) {
    const [{ printBrief }, { fillOutline }, { createRandom }] = await Promise.all([
      import('../designer/outline/brief/print-brief.ts'),
      import('../designer/fill/fill-outline.ts'),
      import('../designer/seeded-random.ts'),
    ]);
    const device = outline.device ?? (outline.kind === 'app' ? 'MOBILE' : 'DESKTOP');
    return printBrief(fillOutline(outline, { device, now, random: createRandom(prompt) }), { marks: true }).trimEnd();
  }
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
