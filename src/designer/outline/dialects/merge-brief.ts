import type { PageDraft } from '../assemble/page-draft.ts';
import { parseBrief } from '../brief/parse-brief.ts';
import type { Words } from '../outline.ts';

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
  if (told.product !== undefined) outline.product ??= told.product;
  if (told.device !== undefined) outline.device ??= told.device;
  outline.frame = { ...told.frame, ...outline.frame };
  outline.sections.push(...told.sections);
  draft.stated = told.style;
}

/** Gives all words their stretch of the prompt; words that are not there letter by letter were made from it. */
function placeWords(value: unknown, source: string, start: number): void {
  if (Array.isArray(value)) for (const one of value) placeWords(one, source, start);
  else if (typeof value === 'object' && value !== null) {
    if ('text' in value && 'origin' in value && typeof value.text === 'string') {
      const words = value as Words;
      const at = source.indexOf(words.text);
      if (at === -1) {
        delete words.span;
        words.origin = words.origin === 'literal' ? 'derived' : words.origin;
      } else words.span = { start: start + at, end: start + at + words.text.length };
      return;
    }
    for (const one of Object.values(value)) placeWords(one, source, start);
  }
}
