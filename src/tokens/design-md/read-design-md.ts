import { lintDesignMd } from './lint-design-md.ts';
import { orderFindings } from './order-findings.ts';
import { type ParsedDesignMd, parseParts, readParts } from './parse-design-md.ts';

/** `parseDesignMd` together with what the linter of the published format finds. Never rejects, whatever the text. */
export async function readDesignMd(markdown: string): Promise<ParsedDesignMd> {
  const parts = readParts(markdown);
  const parsed = parseParts(parts);
  return { ...parsed, findings: orderFindings([...parsed.findings, ...(await lintDesignMd(parts))]) };
}
