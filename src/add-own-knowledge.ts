import type { Config } from './config.ts';

/** Lets the embedded designer know what the folder of the setting holds. Throws FAILED_PRECONDITION where it cannot. */
export async function addOwnKnowledge({ knowledgeDir }: Pick<Config, 'knowledgeDir'>): Promise<void> {
  if (knowledgeDir === undefined) return;
  const { addKnowledge } = await import('./designer/knowledge/add-knowledge.ts');
  addKnowledge(knowledgeDir);
}
