import { UnusableAnswer } from './model-error.ts';
import { findBody } from '../answers/find-body.ts';
import { withoutThoughts } from '../answers/read-json.ts';

/**
 * The `<body>` in what a model answered: thoughts, words and fences around it are dropped, a missing end is added.
 * Throws UNAVAILABLE when there is no page in it.
 */
export function takeBody(answer: string): string {
  const body = findBody(withoutThoughts(answer));
  if (body === undefined) throw new UnusableAnswer('the model answered no screen; it may have declined');
  return body;
}

/** The one element in what a model answered. Throws UNAVAILABLE when there is none. */
export function takeElement(answer: string): string {
  const text = withoutThoughts(answer);
  const start = text.search(/<[a-z]/i);
  const end = text.lastIndexOf('>');
  if (start < 0 || end < start) throw new UnusableAnswer('the model answered no part of a screen');
  return text.slice(start, end + 1);
}

/** What has come so far of a body that is still being written, up to the last whole tag. */
export function takeDraft(soFar: string): string | undefined {
  const body = /^\s*<think/i.test(withoutThoughts(soFar)) ? undefined : findBody(withoutThoughts(soFar));
  if (body === undefined) return undefined;
  const inside = body.replace(/<\/body>$/, '');
  return `${inside.slice(0, inside.lastIndexOf('>') + 1)}</body>`;
}

/** Names of the sections that have begun in what has come so far, in their order. */
export const listBegun = (soFar: string): string[] =>
  [...soFar.matchAll(/\sdata-block="([\w-]{1,60})"/g)].map(([, name = '']) => name);
