import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommonGuide } from '../src/operations/read-guide.ts';

/** The page for people that says what agents read as `tailorbird://guide/briefs`. */
export const BRIEF_DOCS = path.join(import.meta.dirname, '../docs/brief.md');

export const toBriefDocs = (): Promise<string> => readCommonGuide('briefs', new Date());

if (import.meta.main) writeFileSync(BRIEF_DOCS, await toBriefDocs());
