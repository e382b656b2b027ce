import { makeNode } from '../assemble/make-node.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import type { Mention } from '../lexicon/mention.ts';

/** Kinds of nouns that are read here; tables, plans and messages have forms of their own. */
const READ: ReadonlySet<string> = new Set([
  'control',
  'text',
  'facts',
  'items',
  'badge',
  'steps',
  'chart',
  'picture',
  'progress',
  'rating',
  'section',
  'frame',
  'table',
]);

/** "Ring card", "photo cards", bars of tools, columns of something: what they hold has a form of its own. */
export function isRead({ makes, entry, qualifier, text, isPlural }: Mention): boolean {
  if (!READ.has(makes.kind) || entry.variant === 'toolbar') return false;
  if (makes.kind === 'table' && isPlural) return false;
  if (makes.kind === 'frame' && /tool|command|action/iu.test(text)) return false;
  if (makes.kind === 'picture' && isPlural) return false;
  if (makes.kind === 'control' && makes.control === 'button' && isPlural && qualifier !== undefined) return false;
  if (isPlural && /^(?:columns|rows)$/iu.test(text)) return false;
  const before = [qualifier, ...text.split(' ').slice(0, -1)].filter((word) => word !== undefined).join(' ');
  if (makes.kind !== 'section' && makes.kind !== 'items' && qualifier === undefined) return true;
  return before === '' || findMentions(before).every((other) => !SEEN.has(other.makes.kind));
}

const SEEN: ReadonlySet<string> = new Set(['chart', 'picture', 'progress', 'control', 'table']);

/** Kinds that are seen as what they are, whatever they hold. */
export const isSeen = (kind: string): boolean => SEEN.has(kind);

export const isRanged = ({ makes }: Mention): boolean =>
  makes.kind === 'control' && (makes.control === 'slider' || makes.control === 'stepper');

export const takesList = (mention: Mention): boolean =>
  mention.makes.kind === 'frame'
    ? mention.makes.part === 'sidebar' || mention.makes.part === 'top-nav' || mention.makes.part === 'bottom-nav'
    : makeNode(mention)?.takes !== undefined;

export const isHolder = ({ makes }: Mention): boolean =>
  makes.kind === 'section' || (makes.kind === 'frame' && (makes.part === 'header' || makes.part === 'foot'));

export const isSelect = ({ makes }: Mention): boolean => makes.kind === 'control' && makes.control === 'select';

/** "shows “English”" behind a choice says what is chosen, not what there is to choose from. */
export const isValuedBy = (led: string, mention: Mention): boolean =>
  isSelect(mention) && !mention.isPlural && /shows?|showing|^\s*,/iu.test(led);

export const isValued = ({ makes }: Mention): boolean =>
  makes.kind === 'progress' || makes.kind === 'chart' || (makes.kind === 'control' && !VALUELESS.has(makes.control));

const VALUELESS: ReadonlySet<string> = new Set([
  'button',
  'link',
  'icon-button',
  'checkbox',
  'toggle',
  'tabs',
  'chips',
  'pager',
  'segmented',
  'radio',
]);
