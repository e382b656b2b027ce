import type { Navigation } from '../outline.ts';

/** Where the navigation of a part of the frame stands: links at the top that are said to be on the left are a side bar. */
export const navigationKind = (part: string, isLeft: boolean): Navigation['kind'] => {
  if (part === 'sidebar' || (part === 'top-nav' && isLeft)) return 'sidebar';
  return part === 'bottom-nav' ? 'bottom' : 'top';
};
