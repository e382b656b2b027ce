import type { Element } from 'hast';
import { createElement, findAttribute, forEachElement, replaceElement } from '../../markup/element.ts';

/** Picture treatments that the imagery knows, in the order in which variants take them. */
const TREATMENTS = ['line', 'geometric', 'poster', 'scene'] as const;
/** Marks and faces are who somebody is, not how the page is pictured. */
const KEPT = /^(?:logo|avatar)\b/;

/** Has every picture drawn again in another treatment; faces and marks only where there is nothing else. */
export function redrawPictures(body: Element, index: number): void {
  if (redraw(body, index, (shown) => !KEPT.test(shown)) === 0) redraw(body, index, () => true);
}

function redraw(body: Element, index: number, isMeant: (shown: string) => boolean): number {
  let count = 0;
  forEachElement(body, (element) => {
    const shown = findAttribute(element, 'dataPicture');
    if (shown === undefined) return element.tagName === 'svg' ? 'skip' : undefined;
    if (!isMeant(shown)) return 'skip';
    count += 1;
    const [subject = shown, current = 'scene'] = shown.split('|').map((part) => part.trim());
    const others = TREATMENTS.filter((treatment) => treatment !== current);
    const { className, dataAspect, ariaLabel } = element.properties;
    replaceElement(
      element,
      createElement('img', {
        className: className ?? [],
        dataPicture: `${subject} | ${others[index % others.length] ?? 'line'}`,
        ...(dataAspect === undefined ? {} : { dataAspect }),
        alt: ariaLabel ?? '',
      }),
    );
    return 'skip';
  });
  return count;
}
