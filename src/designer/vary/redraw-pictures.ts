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
interface LookOf {
  treatment: Treatment;
  /** 1: as it is composed now. */
  view: number;
}
const looks = (...list: readonly (readonly [Treatment, number])[]): LookOf[] =>
  list.map(([treatment, view]) => ({ treatment, view }));

/**
 * What pictures become, by what they are, in the order in which variants take it. Scenes and geometric pictures of many things
 * are alike: one follows the other only in another view.
 */
const LOOKS: Readonly<Partial<Record<string, readonly LookOf[]>>> = {
  scene: looks(['line', 1], ['poster', 2], ['scene', 3]),
  geometric: looks(['line', 1], ['poster', 2], ['scene', 3]),
  line: looks(['scene', 1], ['poster', 2], ['line', 3]),
  poster: looks(['scene', 1], ['line', 2], ['poster', 3]),
  wire: looks(['scene', 1], ['line', 2], ['poster', 3]),
};

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
    const { treatment, view } = LOOKS[current]?.[index % 3] ?? { treatment: 'line', view: 1 };
    const round = Math.floor(index / 3);
    const seen = view + round;
    said ??= `${TREATMENTS[treatment]}${seen > 1 ? ' from another side' : ''}`;
    const { className, dataAspect, ariaLabel, dataId } = element.properties;
    replaceElement(
      element,
      createElement('img', {
        className: className ?? [],
        dataPicture: `${subject}${seen > 1 ? `, view ${seen}` : ''} | ${treatment}`,
        ...(dataAspect === undefined ? {} : { dataAspect }),
        ...(dataId === undefined ? {} : { dataId }),
        alt: ariaLabel ?? '',
      }),
    );
    return 'skip';
  });
  return said;
}
