import type { ProseReading } from '../../domain/prose-reader.ts';
import { lintDesignMd } from './lint-design-md.ts';
import { orderFindings } from './order-findings.ts';
import { type ParsedDesignMd, parseParts, readParts } from './parse-design-md.ts';

/**
 * `parseDesignMd` together with what the linter of the published format finds; `readings` fill its gaps where the file
 * bears them out. Never rejects, whatever the text.
 */
export async function readDesignMd(markdown: string, readings?: readonly ProseReading[]): Promise<ParsedDesignMd> {
  const parts = readParts(markdown);
  const parsed = parseParts(parts, readings);
  return { ...parsed, findings: orderFindings([...parsed.findings, ...(await lintDesignMd(parts))]) };
}
