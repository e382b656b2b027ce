import { findSpoken } from '../write-context.ts';
import { defineSiteSection } from './site-section.ts';

const WORKS = ['House by the quay', 'Two rooms for one', 'The long table', 'A school in spring', 'Nine windows', 'Archive, second floor'] as const; // prettier-ignore
const YEARS_BACK = [0, 1, 1, 2, 3, 4];

/** What a practice has made, where its trade keeps no list of it: the trade's pictures under names of commissions. */
export const selectedWork = defineSiteSection(
  /^(?:(?:our|the|selected|recent|featured|latest|past|completed|built) )*(?:projects?|works?|portfolio|case stud(?:y|ies)|commissions|references)(?: (?:gallery|grid|section))?$/i,
  'gallery',
  ({ domain, now }) => {
    const known = findSpoken(
      domain.collections.filter(({ rows }) => rows.some(({ picture }) => picture !== undefined)),
      'project work shoot piece case study',
    );
    if (known !== undefined || domain.trade === 'tool') return undefined;
    const pictures = [domain.pictures.scene, ...domain.pictures.things];
    return {
      items: WORKS.slice(0, pictures.length).map((title, index) => ({
        title,
        meta: String(now.getUTCFullYear() - (YEARS_BACK[index] ?? 0)),
        picture: { ...(pictures[index] ?? domain.pictures.scene), alt: title },
      })),
    };
  },
);
