import { capitalise } from '../../../capitalise.ts';
import { toTarget, type ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const PLACE = String.raw`((?:[\p{L}-]+ ){0,2}(?:headline|heading|title|tagline|slogan|subtitle|subheading|subheadline|hero(?: text| title| headline)?|claim))`;
const ABOUT = String.raw`(?:(?:talk|speak|be|say something|tell|focus|be more) (?:about|on|of|around)|mention|stress|highlight|emphasi[sz]e|promise)`;
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:the |my |our )?${PLACE} (?:should|must|needs? to|has to|shall|could)\s+${ABOUT}\s+(.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:make|let|have|change|rewrite|reword|rephrase|update)\s+(?:the |my |our )?${PLACE}\s+(?:to |so (?:that )?it )?(?:${ABOUT}|about)s?\s+(.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:write |use )?(?:an? )?(?:new |better |other |different )+${PLACE} (?:about|on)\s+(.+)$`,
    'iu',
  ),
];

/** Verbs whose first form is more than the "-ing" taken off. */
const IRREGULAR: Readonly<Record<string, string>> = {
  saving: 'save',
  making: 'make',
  taking: 'take',
  having: 'have',
  giving: 'give',
  living: 'live',
  losing: 'lose',
  moving: 'move',
  writing: 'write',
  using: 'use',
  hiring: 'hire',
  sharing: 'share',
  caring: 'care',
  baking: 'bake',
  riding: 'ride',
  driving: 'drive',
  closing: 'close',
  reducing: 'reduce',
  managing: 'manage',
  improving: 'improve',
  planning: 'plan',
  running: 'run',
  getting: 'get',
  winning: 'win',
  shopping: 'shop',
  cutting: 'cut',
  stopping: 'stop',
  lying: 'lie',
};

/** "Saving time" → "Save time"; "our free returns" → "Free returns". */
function toHeadline(topic: string): string {
  const words = topic.replace(/^(?:our|the|how (?:you |we |it )?(?:can )?)\s*/i, '').trim();
  const [first = '', ...rest] = words.split(/\s+/);
  const lower = first.toLowerCase();
  const verb = rest.length > 0 && /[a-z]{3,}ing$/.test(lower) ? (IRREGULAR[lower] ?? lower.slice(0, -3)) : first;
  const line = [verb, ...rest].join(' ');
  return capitalise(line);
}

/** "The headline should talk about saving time": the topic itself, since nothing can be invented. */
export const readAbout: ReadClause = ({ text, quotes }) => {
  if (hasQuote(text)) return undefined;
  for (const form of FORMS) {
    const [, place, topic] = form.exec(text) ?? [];
    if (place !== undefined && topic !== undefined)
      return {
        kind: 'change',
        target: toTarget(place, quotes),
        to: toHeadline(topic),
        isQuoted: true,
        isCertain: true,
      };
  }
  return undefined;
};
