import type { Intent } from './find-intent.ts';
import { isOnlyFormat } from './drop-format.ts';

/** Pages that are about one thing, which is named first where the title does not name it. */
const ABOUT_A_THING = /\b(?:product|listing|event|article|post|category|property|menu|recipe)\b/i;
/** Parts of pages, which name no thing. */
const PART =
  /\b(?:hero|header|images?|photos?|gallery|price|title|name|filters?|reviews?|description|sections?|options?|sizes?|colou?rs?|buttons?|cards?|grid|list|form|search|with|showing)\b/i;
const LONGEST_MATTER_WORDS = 4;
const OPENING_CHARACTERS = 60;

/** "Product page: linen shirt, sizes XS to XL": what the page is for stands first in its list. */
export function takeMatter(intent: Intent, text: string): Intent {
  const [first = '', ...others] = intent.rest.split(/,\s*/);
  const matter = first.trim().replace(/\s(?:through|in|at|for|on|by|along|around)\s.*$/i, '');
  const words = matter.split(/\s+/).length;
  const isMatter =
    /\b(?:page|screen|view|post)\s*[:—–]/i.test(text.slice(0, OPENING_CHARACTERS)) &&
    intent.purpose === '' &&
    ABOUT_A_THING.test(intent.thing) &&
    isOnlyFormat(intent.thing) &&
    first.trim() !== '' &&
    words <= LONGEST_MATTER_WORDS &&
    !/\d/.test(first) &&
    !PART.test(first);
  return isMatter ? { ...intent, purpose: matter.replace(/^(?:an?|the)\s/i, ''), rest: others.join(', ') } : intent;
}
