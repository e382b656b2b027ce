import { findSpoken, type WriteContext } from '../write-context.ts';

/** Whether what stands in a trade's book is what visitors come for: shows, courses, outings. */
export const isPublicTime = ({ domain }: WriteContext): boolean =>
  domain.natures.includes('admission') ||
  domain.trade === 'tool' ||
  findSpoken(domain.collections, 'courses classes events workshops') !== undefined;
