import type { PageDraft } from '../assemble/page-draft.ts';
import { parseBrief } from '../brief/parse-brief.ts';
import { placeWords } from './place-words.ts';

/**
 * Takes a page that was told in another form, and translated into a brief, into the outline. Its words keep the place in
 * the prompt where they were found, from `start` on.
 */
export function mergeBrief(
  draft: PageDraft,
  brief: string,
  { source, start }: { source: string; start: number },
): void {
  const told = parseBrief(brief);
  placeWords(told, source, start);
  const { outline } = draft;
  if (told.title !== undefined) draft.offerTitle(told.title);
  if (told.subtitle !== undefined) outline.subtitle ??= told.subtitle;
  if (told.product !== undefined) outline.product = told.product;
  if (told.device !== undefined) outline.device ??= told.device;
  outline.frame = { ...told.frame, ...outline.frame };
  outline.sections.push(...told.sections);
  outline.refusals.push(...told.refusals);
  draft.stated = told.style;
  outline.style.statements.push(...told.style.statements);
  outline.isExact = true;
}
