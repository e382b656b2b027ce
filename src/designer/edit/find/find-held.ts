import type { Found } from './found.ts';
import { isWithin, type Scope } from './list-named.ts';
import { coverage, stemsOf } from './match-words.ts';
import { listSections } from './outline.ts';

/** "The toggle for X", "the list of X": the thing that is X itself. */
export const findHeld = (scope: Scope, anchor: Found | undefined, what: string): Found | undefined =>
  anchor !== undefined &&
  (isHeadOf(scope, anchor, what) ||
    /^(?:toggle|switch|checkbox|row|line|entry|setting|item|section|list|table|card|chart|graph|field|group|block|button|option|title|name|label|text|value|number|figure|price|amount|picture|photo)s?$/i.test(
      what,
    ))
    ? anchor
    : undefined;

/** "Projects in June": June, in the section about projects. */
const isHeadOf = ({ tree }: Scope, { elements, kind }: Found, what: string): boolean => {
  const section =
    kind === 'section'
      ? undefined
      : listSections(tree).findLast((each) => elements[0] !== undefined && isWithin(tree, each.element, elements[0]));
  return (
    section !== undefined &&
    coverage(
      stemsOf(what.replace(/^(?:number|amount|value|count|sum) of (?:the )?/i, '')),
      stemsOf(section.heading),
    ) === 1
  );
};
