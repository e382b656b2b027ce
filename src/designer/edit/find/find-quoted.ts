import { clean } from './clean-words.ts';
import { findBeside } from './find-beside.ts';
import { findExactNoun } from './find-exact-part.ts';
import { findExact } from './find-exact.ts';
import { findSaying } from './find-saying.ts';
import type { FindByWords, Found } from './found.ts';
import type { Scope } from './list-named.ts';

/** A text given word for word, on the kind of thing that is named beside it. */
export function findQuoted(scope: Scope, words: string, quoted: string, find: FindByWords): Found | undefined {
  const outside = words
    .replace(quoted, ' ')
    .replaceAll(/["“”'‘’]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const place = /\b(?:in|of|from|on|inside|within)\s+(?:the\s+)?(.+)$/i.exec(outside)?.[1];
  const container = place === undefined ? undefined : find(scope, clean(place));
  const within = container === undefined ? scope : { ...scope, root: container.elements[0] ?? scope.root };
  const noun =
    /\b(button|link|section|block|card|row|plan|tile|field|toggle|tab|chip|column|group|message|item)s?\b/i.exec(
      outside,
    )?.[1];
  if (/\b(?:next to|beside)\b/i.test(outside)) {
    const anchor = findExact(scope, quoted)?.elements[0];
    const near = anchor === undefined ? undefined : findBeside(scope, anchor, noun ?? 'thing');
    if (near !== undefined) return near;
  }
  const named = noun === undefined ? undefined : findExactNoun(within, quoted, noun.toLowerCase());
  return (
    named ??
    findExact(within, quoted) ??
    findSaying(within, quoted) ??
    (within === scope ? undefined : findExact(scope, quoted))
  );
}
