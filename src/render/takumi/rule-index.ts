import { findAnchors, isOneClass, matches } from './css-selector.ts';
import type { Containers } from './containers.ts';
import type { StyleRule } from './css-rules.ts';
import type { DocumentElement } from './document-tree.ts';

/** A style rule with its place in the sheets. */
export type RankedRule = StyleRule & { order: number };

export interface RuleIndex {
  /** The rules that an element matches, in no particular order; one that it matches in two ways may be there twice. */
  listMatching(element: DocumentElement): RankedRule[];
}

/** Finds rules by the classes or tags that they ask for, so that an element is tried on few of them. */
export function createRuleIndex(rules: readonly RankedRule[], containers: Containers): RuleIndex {
  const byClass = new Map<string, RankedRule[]>();
  const byTag = new Map<string, RankedRule[]>();
  const anywhere: RankedRule[] = [];
  for (const rule of rules) {
    const anchors = findAnchors(rule.selector);
    if (anchors === undefined) anywhere.push(rule);
    for (const anchor of anchors ?? []) {
      if ('className' in anchor) push(byClass, anchor.className, rule);
      else push(byTag, anchor.tag, rule);
    }
  }
  const holds = ({ containers: queries }: RankedRule, element: DocumentElement): boolean =>
    queries.every((query) => containers.matches(query, element));
  const isMatch = (rule: RankedRule, element: DocumentElement): boolean =>
    matches(rule.selector, element) && holds(rule, element);
  // Most rules are a class and nothing else: who has it matches.
  const plain = new Set(rules.filter(({ selector }) => isOneClass(selector)));
  return {
    listMatching(element) {
      const matching = anywhere.filter((rule) => isMatch(rule, element));
      for (const rule of byTag.get(element.tag.toLowerCase()) ?? []) if (isMatch(rule, element)) matching.push(rule);
      for (const name of element.classes) {
        for (const rule of byClass.get(name) ?? []) {
          if (plain.has(rule) ? holds(rule, element) : isMatch(rule, element)) matching.push(rule);
        }
      }
      return matching;
    },
  };
}

function push(rules: Map<string, RankedRule[]>, key: string, rule: RankedRule): void {
  const known = rules.get(key);
  if (known === undefined) rules.set(key, [rule]);
  else known.push(rule);
}
