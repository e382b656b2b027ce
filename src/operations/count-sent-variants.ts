import type { ToolInput } from '../contract/define-tools.ts';
import { AppError } from '../domain/app-error.ts';
import { holdsSent } from '../domain/fence.ts';

type Input = ToolInput<'generate_variants'>;

const MOST_VARIANTS = 5;

/**
 * The input with as many variants as its prompt holds pages for; the same where it holds none. Throws INVALID_ARGUMENT
 * before anything is made where pages and count or screens do not fit each other, or a page is none.
 */
export async function countSentVariants(input: Input): Promise<Input> {
  const { prompt, variantOptions, selectedScreenIds } = input;
  if (!holdsSent(prompt)) return input;
  const { readSentVariants } = await import('../sent/vary-pages.ts');
  const pages = readSentVariants(prompt).length;
  if (pages === 0) return input;
  if (selectedScreenIds.length > 1) {
    throw new AppError(
      'INVALID_ARGUMENT',
      `selectedScreenIds: ${selectedScreenIds.length} screens for pages that are sent`,
      {
        path: 'selectedScreenIds',
        hint: 'Pages in fences are variants of one screen: name that one.',
      },
    );
  }
  if (pages > MOST_VARIANTS || (variantOptions.isCounted && variantOptions.count !== pages)) {
    const asked = variantOptions.isCounted ? `asks for ${variantOptions.count}` : `may be at most ${MOST_VARIANTS}`;
    throw new AppError(
      'INVALID_ARGUMENT',
      `variantOptions.variantCount ${asked}, and the prompt holds ${pages} pages`,
      {
        path: 'variantOptions.variantCount',
        hint: `Send one html fence for each variant, 1 to ${MOST_VARIANTS}, or leave variantCount out.`,
      },
    );
  }
  return { ...input, variantOptions: { ...variantOptions, count: pages } };
}
