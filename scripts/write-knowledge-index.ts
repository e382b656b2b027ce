import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { INDEX_FILE } from '../src/designer/knowledge/knowledge-folder.ts';
import { buildIndex, toIndexText } from '../src/designer/knowledge/knowledge-index.ts';

/** Writes `knowledge/index.json` anew, after an entry has come, gone, or is known by other words. */
const FOLDER = path.resolve(import.meta.dirname, '../knowledge');

writeFileSync(path.join(FOLDER, INDEX_FILE), toIndexText(buildIndex(FOLDER)));
