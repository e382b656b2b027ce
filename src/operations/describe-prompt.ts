import { AppError } from '../domain/app-error.ts';

/**
 * What the embedded designer understands of a prompt, in lines for a person; with `plans`, also the direction it takes
 * and the arrangements it draws up for a wide page, best first, with their scores. Draws and stores nothing.
 * Throws INVALID_ARGUMENT for an empty prompt.
 */
export async function describePrompt(prompt: string, { plans = 0, now }: PromptOptions): Promise<string> {
  if (prompt.trim() === '') {
    throw new AppError('INVALID_ARGUMENT', 'the prompt is empty', { hint: 'Say what the screen shows.' });
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
