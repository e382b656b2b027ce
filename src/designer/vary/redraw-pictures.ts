import type { Element } from 'hast';
import { createElement, findAttribute, forEachElement, replaceElement } from '../../markup/element.ts';

/** Picture treatments that the imagery knows, in the order in which variants take them, and what people call them. */
const TREATMENTS = {
  line: 'line drawings',
  geometric: 'geometric pictures',
  poster: 'poster pictures',
  scene: 'painted scenes',
} as const;
type Treatment = keyof typeof TREATMENTS;
/** Marks and faces are who somebody is, not how the page is pictured. */
const KEPT = /^(?:logo|avatar)\b/;

/**
 * Has every picture drawn again in another treatment, after the last treatment in another view; faces and marks only
 * where there is nothing else. Answers how, in words; undefined when there is no picture.
 */
export function redrawPictures(body: Element, index: number): string | undefined {
  return redraw(body, index, (shown) => !KEPT.test(shown)) ?? redraw(body, index, () => true);
}

function redraw(body: Element, index: number, isMeant: (shown: string) => boolean): string | undefined {
  let said: string | undefined;
  forEachElement(body, (element) => {
    const shown = findAttribute(element, 'dataPicture');
    if (shown === undefined) return element.tagName === 'svg' ? 'skip' : undefined;
    if (!isMeant(shown)) return 'skip';
    const [subject = shown, current = 'scene'] = shown.split('|').map((part) => part.trim());
    const others = (Object.keys(TREATMENTS) as Treatment[]).filter((treatment) => treatment !== current);
    const treatment = others[index % others.length] ?? 'line';
    const round = Math.floor(index / others.length);
    said ??= `${TREATMENTS[treatment]}${round === 0 ? '' : ' from another side'}`;
    const { className, dataAspect, ariaLabel, dataId } = element.properties;
    replaceElement(
      element,
      createElement('img', {
        className: className ?? [],
        dataPicture: `${subject}${round === 0 ? '' : `, view ${round + 1}`} | ${treatment}`,
        ...(dataAspect === undefined ? {} : { dataAspect }),
        ...(dataId === undefined ? {} : { dataId }),
        alt: ariaLabel ?? '',
      }),
    );
    return 'skip';
  });
  return said;
}
