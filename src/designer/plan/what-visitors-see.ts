import { isShown } from '../write/for-visitors.ts';
import { isPublicPage } from '../write/is-public-page.ts';
import type { SlotKind } from '../write/slots.ts';
import type { WriteContext } from '../write/write-context.ts';

/** Takings, jobs and the hours of a working day are for those inside; visitors are told when something takes place. */
export function isInside(kind: SlotKind, { brief, domain }: WriteContext): boolean {
  if (!isPublicPage(brief)) return false;
  if (kind === 'metrics') return true;
  // A house that sells nothing in two or three kinds has none to choose from.
  if (kind === 'plans') return domain.plans.length === 0;
  if (kind === 'series') return domain.trade !== 'tool';
  // A program is used wherever one is.
  if (kind === 'place') return domain.trade === 'tool';
  if (domain.trade === undefined) return kind === 'schedule' || kind === 'timeline';
  if (kind === 'gallery') return domain.trade !== 'tool' && !domain.collections.slice(0, 1).some(isShown);
  return (
    (kind === 'schedule' || kind === 'timeline') && !domain.natures.includes('admission') && brief.archetype !== 'event'
  );
}

/** What has pictures is shown by them to visitors. */
export const shownAs = (kind: SlotKind, { brief, domain }: WriteContext): SlotKind =>
  kind === 'records' && isPublicPage(brief) && domain.collections.slice(0, 1).some(isShown) ? 'gallery' : kind;
