import type { Brief } from '../brief.ts';
import { capitalise } from '../capitalise.ts';

/** What a page may be called without naming what it is about. */
const PAGE =
  '(?:details?|pages?|screens?|views?|cards?|recipes?|listings?|profiles?|tickets?|passes|pass|sheets?|overview|itinerary|forecasts?|menu)';
const END = String.raw`(?=\s+(?:with|showing|that|which|including|and|in (?:a|an|the|our|my)|on (?:a|an|the|mobile|phone)|for (?:a|an|the)|mobile|app|page|screen)\b|\s*[,.:;—(\n]|\s+-\s|$)`;
const BEHIND = new RegExp(
  String.raw`\b${PAGE}\s+(?:for|of|about|to)\s+(?:an?\s+|the\s+|our\s+|my\s+|some\s+)?["“']?(\p{L}[\p{L}\d'’& -]{2,40}?)["”']?${END}`,
  'iu',
);
const BEFORE = new RegExp(
  String.raw`^(?:(?:design|make|create|build|draw|show|give)\s+(?:me\s+)?)?(?:an?\s+|the\s+|my\s+)?(\p{L}[\p{L}'’& -]{2,40}?)\s+(?:recipe|event|hotel|festival|concert)\b`,
  'iu',
);
/** Words that say what a page is like, not what it is about. */
const SAYS_NOTHING =
  /^(?:mobile|simple|modern|clean|new|full|single|detailed?|beautiful|minimal\w*|(?:a |an |the )?(?:cooking|food|recipe|event|hotel|booking|travel|phone|iphone|android|app|one|this|your|my|it|details?|page|screen|ui|ios)\b.*)$/i;

/**
 * The name of the one thing a page is about, as the prompt gives it: "lemon tart" of "recipe page for a lemon tart".
 * Undefined where it names none.
 */
export function namedThing({ prompt, heading }: Pick<Brief, 'prompt' | 'heading'>): string | undefined {
  if (heading !== undefined) return heading;
  const opening = prompt.slice(0, OPENING_CHARACTERS);
  const quoted = /["“„]([^"”“]{3,40})["”]/.exec(opening)?.[1];
  const behind = BEHIND.exec(opening);
  const named = quoted ?? (isOfProduct(opening, behind) ? undefined : behind?.[1]) ?? BEFORE.exec(opening)?.[1];
  const trimmed = named?.trim();
  return trimmed === undefined || SAYS_NOTHING.test(trimmed) ? undefined : capitalise(trimmed);
}

const OPENING_CHARACTERS = 160;

/** "Detail screen for a hiking app" names the product it is in, not what it is about. */
const isOfProduct = (opening: string, match: RegExpExecArray | null): boolean =>
  match !== null &&
  /^\s*(?:app|application|site|website|platform|marketplace|service)\b/i.test(
    opening.slice(match.index + match[0].length),
  );
