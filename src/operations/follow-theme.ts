import { isDeepStrictEqual } from 'node:util';
import type { Composition } from '../domain/designer.ts';
import type { DesignTheme } from '../domain/design-theme.ts';

/** A page that keeps its look follows tokens from the first edit on that asks for another theme. */
export const followTheme = (answer: Composition, before: DesignTheme): Composition =>
  answer.page?.state === 'kept' && !isDeepStrictEqual(answer.theme, before)
    ? { ...answer, page: { ...answer.page, state: 'wanted' } }
    : answer;
