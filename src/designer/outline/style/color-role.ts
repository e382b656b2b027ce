import type { ColorRole } from '../outline.ts';
import { AS_PATTERNS, BETWEEN, ROLE_PATTERNS } from './role-words.ts';

export type FoundRole = ColorRole | 'none';

/** Words that a colour stands in: before it up to the last colour or comma, and after it likewise. Folded. */
export interface Surroundings {
  before: string;
  after: string;
  /** A colour word stands there, not a bare value. */
  isNamed: boolean;
}

interface Place {
  role: FoundRole;
  start: number;
  end: number;
}

const places = (text: string, patterns: typeof ROLE_PATTERNS): Place[] =>
  patterns.flatMap(([role, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ role, start: match.index, end: match.index + match[0].length })),
  );

/** The longest of the places that begin first. */
const firstOf = (found: readonly Place[]): Place | undefined =>
  [...found].sort((a, b) => a.start - b.start || b.end - a.end)[0];

const lastOf = (found: readonly Place[]): Place | undefined =>
  [...found].sort((a, b) => b.end - a.end || a.start - b.start)[0];

const ON =
  /(?:^|[\s(])(?:on|over|against|auf|sur|sobre|su|op|na|pa|mot)(?: (?:an?|the|einem|einer|fond|un|une|uma|fondo))?(?: (?:pure|soft|deep|warm|cool|dark|light|rich|matte|bright|clean|plain|pale|very|almost|near|hellem|dunklem))*[\s-]*$|-(?:on|auf)-$/;

/** The role that the words around a colour give it: "as the accent" before "background:" before "… background". */
export function findColorRole({ before, after, isNamed }: Surroundings): FoundRole | undefined {
  const as = firstOf(places(after, AS_PATTERNS));
  if (as !== undefined) return as.role;
  const label = lastOf(
    places(before, ROLE_PATTERNS).filter((one) => isLabel(before, one) && !(isNamed && isPartOfName(before, one))),
  );
  if (label !== undefined) return mainOf(before, label);
  const noun = firstOf(places(after, ROLE_PATTERNS).filter(({ start }) => isNear(after.slice(0, start))));
  if (noun !== undefined) return noun.role;
  if (ON.test(before)) return 'background';
  return undefined;
}

/** "ink blue", "signal red", "muted sage": the word belongs to the colour's name. */
const isPartOfName = (before: string, { end }: Place): boolean =>
  /^\s?$/.test(before.slice(end)) && /\b(?:ink|signal|key|muted|paper)$/.test(before.slice(0, end));

/** "Primary Accent", "main accent colour": the rank goes before the kind. */
function mainOf(before: string, label: Place): FoundRole {
  const lead = before.slice(0, label.end);
  if (label.role === 'accent' && /\b(?:primary|main|brand)[\s-]+accents?$/.test(lead)) return 'primary';
  if (label.role === 'primary' && /\bsecondary[\s-]+(?:buttons?|actions?)$/.test(lead)) return 'secondary';
  return label.role;
}

/** Only words that bind stand between a label and its colour; behind one that opens, a name of two words may: "Background lettuce green". */
const isLabel = (before: string, { start, end }: Place): boolean =>
  BETWEEN.test(before.slice(end)) ||
  (/^[\s*`"'(|•-]*$/.test(before.slice(0, start)) &&
    /^[\s:=]+(?:[\p{L}-]+\s+){1,2}[(`]?$/u.test(before.slice(end)) &&
    !/\b(?:with|for|of|and|as|on|over|auf|sur|sobre|su|op|na)\b/.test(before.slice(end)));

/** At most two plain words part a colour from its noun: "navy page background". */
const isNear = (between: string): boolean =>
  /^[\s`'")\]*_|:-]*(?:(?!(?:in|on|with|of|under|to|at|by|behind|over|next|and|that|which|than)\b)[a-z-]+ ){0,2}(?:の|的|色)?$/.test(
    between,
  ) && !/[:|]\s*\S/.test(between);

/** A label without a colour of its own that speaks for the next: "one accent, cobalt"; "Colours (main): …". */
export function findLabelRole(cell: string): FoundRole | undefined {
  const label = lastOf(places(cell, ROLE_PATTERNS));
  // "Thin borders, navy": how lines are is told whole.
  return label !== undefined &&
    label.role !== 'line' &&
    BETWEEN.test(cell.slice(label.end)) &&
    cell.trim().split(/\s+/).length <= 4
    ? label.role
    : undefined;
}
