import { AppError } from '../domain/app-error.ts';

/** What a folder of knowledge holds, and what in it is not in its form; without a folder, that of the program. */
export async function checkKnowledge(
  folder?: string,
): Promise<{ counts: Readonly<Record<string, number>>; faults: readonly string[] }> {
  const [check, { findKnowledgeFolder }] = await Promise.all([
    import('../designer/knowledge/check-knowledge.ts'),
    import('../designer/knowledge/knowledge-folder.ts'),
  ]);
  try {
    return check.checkKnowledge(folder ?? findKnowledgeFolder());
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('INVALID_ARGUMENT', `the folder of knowledge cannot be read: ${why}`, {
      hint: 'Name a folder with a folder for each family, such as domains.',
      cause,
    });
  }
}
