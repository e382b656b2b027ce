import type { Position } from '../edit-operation.ts';
import { toTarget } from './clause.ts';

const EDGE =
  /[\s,]+(?:(?:to|at|on|in|as)\s+)?(?:the\s+)?(?:very\s+)?(top|start|beginning|front|bottom|end|foot|back|first|last)(?:\s+(?:thing|section|block|one|of (?:the\s+)?(?:page|screen|list|content|site|everything|it)))?$/i;
const BESIDE =
  /\s+(?:to\s+|so (?:it|they) (?:is|are|comes?|stands?)\s+)*(?:right |directly |just |immediately )?(above|before|over|on top of|in front of|ahead of|below|under|underneath|beneath|after|behind|following|next to|beside|alongside|besides|(?:to|on|at) the (?:right|left)(?: side)? of)\s+(.+)$/i;
const INSIDE =
  /\s+(in|into|inside|to|within|onto|on|among)\s+((?:the|my|our|each|every)\s+.+|\p{Lu}.*|recent .+|notifications?)$/u;

const SIDES: readonly (readonly [RegExp, 'above' | 'below' | 'beside'])[] = [
  [/above|before|over|on top|in front|ahead|left of/i, 'above'],
  [/below|under|beneath|after|behind|following/i, 'below'],
  [/next|beside|along|right of/i, 'beside'],
];

export interface Placed {
  words: string;
  position?: Position;
}

/** Cuts "… to the top", "… above the list" off the end; `inside` also reads "… to the packing list". */
export function splitPosition(text: string, quotes: readonly string[], options: { inside?: boolean } = {}): Placed {
  const beside = BESIDE.exec(text);
  // "An after party" stands nowhere.
  if (
    beside?.[1] !== undefined &&
    beside[2] !== undefined &&
    !/^(?:an?|the|one|another)$/i.test(text.slice(0, beside.index).trim())
  ) {
    const at = SIDES.find(([words]) => words.test(beside[1] ?? ''))?.[1] ?? 'below';
    return { words: text.slice(0, beside.index), position: { at, of: toTarget(beside[2], quotes) } };
  }
  const within =
    options.inside === true
      ? /[\s,]+(?:to|at|on|in)\s+(?:the\s+)?(?:very\s+)?(top|start|beginning|front|bottom|end)\s+of\s+(?!(?:the\s+|this\s+)?(?:page|screen|site|app|content|everything|it)\b)(.+)$/i.exec(
          text,
        )
      : null;
  if (within?.[2] !== undefined)
    return {
      words: text.slice(0, within.index),
      position: {
        at: 'inside',
        of: toTarget(within[2], quotes),
        joint: 'in',
        edge: /top|start|begin|front/i.test(within[1] ?? '') ? 'top' : 'bottom',
      },
    };
  const edge = EDGE.exec(text);
  if (edge?.[1] !== undefined && edge.index > 0) {
    return {
      words: text.slice(0, edge.index),
      position: { at: /top|start|begin|front|first/i.test(edge[1]) ? 'top' : 'bottom' },
    };
  }
  if (options.inside !== true) return { words: text };
  const inside = INSIDE.exec(text);
  if (inside?.[1] === undefined || inside[2] === undefined) return { words: text };
  return {
    words: text.slice(0, inside.index),
    position: { at: 'inside', of: toTarget(inside[2], quotes), joint: inside[1] },
  };
}
