import { AppError } from '../../domain/app-error.ts';
import { checkKnowledge } from './check-knowledge.ts';
import { buildIndex } from './knowledge-index.ts';
import { addSource } from './library.ts';

/**
 * Adds a folder of knowledge in the form of the one that comes with the program: what it knows is found first. Belongs before
 * the first prompt. Throws FAILED_PRECONDITION where the folder cannot be read or an entry is not in its form.
 */
export function addKnowledge(folder: string): void {
  const [fault, ...others] = listFaults(folder);
  if (fault !== undefined)
    throw new AppError(
      'FAILED_PRECONDITION',
      `TAILORBIRD_KNOWLEDGE is "${folder}", and there ${fault}${others.length === 0 ? '' : `, and ${others.length} more`}`,
      { hint: `Run tailorbird knowledge check ${folder}, or unset TAILORBIRD_KNOWLEDGE.` },
    );
  addSource({ folder, index: buildIndex(folder) });
}

function listFaults(folder: string): readonly string[] {
  try {
    return checkKnowledge(folder).faults;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
