import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REQUIREMENTS, type Requirement } from '../test/security/requirements.ts';

export const SECURITY_DOCS = path.join(import.meta.dirname, '../docs/security.md');

const HEADING = '## What holds, and which test holds it';

/** The page for people, whose end is the list of requirements. */
export function toSecurityDocs(page: string): string {
  const [written = ''] = page.split(`\n${HEADING}\n`);
  const sections = Object.entries(REQUIREMENTS).map(([name, rows]) => `### ${name}\n\n${rows.map(toRow).join('\n')}`);
  return `${written.trimEnd()}\n\n${HEADING}\n\n${INTRODUCTION}\n\n${sections.join('\n\n')}\n`;
}

const INTRODUCTION =
  'Written by `npm run docs:security` from `test/security/requirements.ts`; a test fails where one of these is not there.';

function toRow({ text, tests = {}, notYet }: Requirement): string {
  const files = Object.keys(tests).map((file) => `\`${file}\``);
  const told = [
    ...(files.length > 0 ? [files.join(', ')] : []),
    ...(notYet === undefined ? [] : [`_Not yet:_ ${notYet}`]),
  ];
  return `- ${text}\n  ${told.join('. ')}`;
}

if (import.meta.main) writeFileSync(SECURITY_DOCS, toSecurityDocs(readFileSync(SECURITY_DOCS, 'utf8')));
