import type { Words } from '../../outline.ts';
import type { Statement } from './statement.ts';

/** Makes words the title of the page or the heading of the part that is open; → whether either was free. */
export function takeTitle(statement: Statement, role: 'headline' | 'heading', words: Words): boolean {
  const { section, rank, bar } = statement.scope;
  // What seemed to be the page's name is said to be it.
  if (role === 'headline' && statement.draft.outline.title?.text === words.text && statement.draft.offerTitle(words))
    return true;
  if (role === 'heading' && namesPage(statement) && statement.draft.offerTitle(words)) return true;
  if (
    section !== undefined &&
    rank > 0 &&
    section.surface !== 'hero' &&
    role === 'heading' &&
    section.heading === undefined
  ) {
    section.heading = words;
    return true;
  }
  // A name in the bar gives way to the headline of the page.
  const { outline } = statement.draft;
  if (role === 'headline' && outline.title !== undefined && outline.title.text === outline.product?.text)
    delete outline.title;
  const isEarly = outline.sections.length <= (statement.draft.isSite ? 4 : 1);
  const isAside =
    section !== undefined &&
    (section.place === 'left' ||
      section.place === 'right' ||
      section.place === 'overlay' ||
      ASIDES.has(section.surface));
  if (
    bar !== undefined ||
    rank === 0 ||
    section?.place === 'top' ||
    section?.surface === 'hero' ||
    (role === 'headline' && isEarly && !isAside)
  )
    if (statement.draft.offerTitle(words)) return true;
  if (section !== undefined && section.heading === undefined) {
    section.heading = words;
    return true;
  }
  return false;
}

/** Parts beside or over the page, whose titles are their own. */
const ASIDES: ReadonlySet<string> = new Set(['drawer', 'notice']);

/** The first heading near the top of a page without a title is that title, unless a part of its own is headed so. */
function namesPage({ draft, scope: { section, rank, bar } }: Statement): boolean {
  const { title, sections } = draft.outline;
  return (
    (title === undefined || draft.isTitleWeak) &&
    bar === undefined &&
    rank < 2 &&
    (section === undefined || (section.surface === 'open' && (section.place === 'main' || section.place === 'top'))) &&
    sections.length <= 2 &&
    sections.every(({ heading }) => heading === undefined)
  );
}
