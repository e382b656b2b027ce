import { existsSync } from 'node:fs';
import path from 'node:path';

/** Tells the folder of knowledge from the room of the same name, which has none. */
export const INDEX_FILE = 'index.json';

/**
 * Where the knowledge that comes with the program is: the nearest `knowledge/` with an index above this file, in a clone at
 * its root, in a package beside the program. Throws an `Error` where there is none.
 */
export function findKnowledgeFolder(): string {
  for (let place = import.meta.dirname; ; place = path.dirname(place)) {
    const folder = path.join(place, 'knowledge');
    if (existsSync(path.join(folder, INDEX_FILE))) return folder;
    if (place === path.dirname(place)) throw new Error('The folder of knowledge is missing beside the program');
  }
}
