import { toColor } from './color-literal.ts';
import type { Observation } from './observation.ts';
import type { FrontMatterLeaf } from './read-front-matter.ts';
import { toPixels } from './stated-tokens.ts';

const PROSE_KEY = /^(?:description|name|notes?|usage|use|comment|role|label|reason)$/i;
const MOST_VALUE_CHARACTERS = 60;
const REFERENCE = /\{[^{}]*\}/;

/** Colours and sizes of the front matter's groups that cannot be read, or only by guessing the unit. */
export const observeTokens = (leaves: readonly FrontMatterLeaf[]): Observation[] =>
  leaves.flatMap((leaf) => {
    const key = leaf.path.at(-1) ?? '';
    if (leaf.path.length < 2 || PROSE_KEY.test(key) || REFERENCE.test(leaf.value) || leaf.value === '') return [];
    if (leaf.path[0] === 'colors') return observeColor(leaf);
    return isSize(leaf) ? observeSize(leaf) : [];
  });

const observeColor = ({ path, value, line }: FrontMatterLeaf): Observation[] =>
  value.length > MOST_VALUE_CHARACTERS || toColor(value) !== undefined
    ? []
    : [{ kind: 'unreadable-color', subject: path.join('.'), detail: value, line }];

/** Counts and shares stand among spacings too. */
const COUNT_KEY = /column|count|ratio|weight|scale|grid|number|span|z-?index|opacity/i;
const TYPE_SIZE_KEY = /^(?:fontSize|letterSpacing|font-size|letter-spacing)$/;

function isSize({ path }: FrontMatterLeaf): boolean {
  const key = path.at(-1) ?? '';
  if (path[0] === 'typography') return TYPE_SIZE_KEY.test(key);
  return path[0] === 'rounded' || (path[0] === 'spacing' && !COUNT_KEY.test(path.join(' ')));
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const CSS_SIZE = /^(?:-?\d*\.?\d+(?:px|r?em|pt|dp|sp|%)?\s*){1,4}$/;
const CSS_FUNCTION = /^(?:calc|clamp|min|max)\(/;
const KEYWORD = /^(?:none|auto|normal|inherit|0)$/;

function observeSize({ path, value, line }: FrontMatterLeaf): Observation[] {
  const subject = path.join('.');
  if (NUMBER.test(value)) {
    return Number(value) === 0 ? [] : [{ kind: 'unitless-size', subject, detail: value, line }];
  }
  const isRead = toPixels(value) !== undefined || [CSS_SIZE, CSS_FUNCTION, KEYWORD].some((form) => form.test(value));
  return isRead ? [] : [{ kind: 'unreadable-size', subject, detail: value, line }];
}
