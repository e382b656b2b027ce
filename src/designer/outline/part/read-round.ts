import { HOLDING } from './joining.ts';
import type { ElementPart } from './part.ts';
import type { Scan } from './scan.ts';

/** Charts of one figure. */
const ROUND: ReadonlySet<string> = new Set(['ring', 'gauge', 'donut']);

/** "left", "of 40 books": small words that the figure counts. */
const COUNTS =
  /^(?:\s(?!(?:and|with|on|in|at|over|under|above|inside|und|mit|auf|in|et|avec|sur|dans|y|con|en|e|com|zeigt|nennt)\s)\p{L}+){0,3}?(?=\s*(?:[,;.]|$)|\s(?:and|with|und|mit|et|avec|y|con|zeigt|nennt)(?=[\s,.;]|$))/u;

/** Where it ends. */
const ENDED = /^\s*(?:[,;.]|$)|^\s(?:and|with|und|mit|et|avec|y|con|zeigt|nennt)(?=[\s,.;]|$)/u;

/** "a ring that shows 3 days left", "das 27 von 40 Büchern zeigt": how far something round or a bar has come. */
export function readRound(scan: Scan, part: ElementPart): boolean {
  const { makes } = part.mention;
  const isReaching = makes.kind === 'progress' || (makes.kind === 'chart' && ROUND.has(makes.chart));
  if (!isReaching || part.value !== undefined || part.mention.isPlural) return false;
  const before = scan.at;
  const led = scan.eat(HOLDING);
  const from = scan.at + (/^\s*/u.exec(scan.rest)?.[0].length ?? 0);
  const value = led === undefined || /^\s*(?:[,:]?\s*)?(?:of|for)\s/iu.test(led[0]) ? undefined : scan.value();
  if (value !== undefined) scan.eat(COUNTS);
  if (value === undefined || !ENDED.test(scan.rest)) {
    scan.at = before;
    return false;
  }
  part.value = scan.words(from, scan.at);
  return true;
}
