import { lintDesignMd } from './lint-design-md.ts';
import { orderFindings } from './order-findings.ts';
import { type ParsedDesignMd, parseDesignMd } from './parse-design-md.ts';

/** `parseDesignMd` together with what the linter of the published format finds. Never rejects, whatever the text. */
export async function readDesignMd(markdown: string): Promise<ParsedDesignMd> {
  const parsed = parseDesignMd(markdown);
  return { ...parsed, findings: orderFindings([...parsed.findings, ...(await lintDesignMd(markdown))]) };
}
