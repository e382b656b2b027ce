import type { Finding } from './finding.ts';

const RANK: Readonly<Record<Finding['severity'], number>> = { error: 0, warning: 1, info: 2 };
const MOST_FINDINGS = 50;

/** Errors first, then by line; each thing once, and no more than anyone reads. */
export function orderFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((finding) => [`${finding.line ?? ''} ${finding.message}`, finding]));
  return [...unique.values()]
    .sort((a, b) => RANK[a.severity] - RANK[b.severity] || (a.line ?? 0) - (b.line ?? 0))
    .slice(0, MOST_FINDINGS);
}
