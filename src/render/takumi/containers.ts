import { toPixels } from '../paint/computed-style.ts';
import { matchesMedia } from './css-media.ts';
import type { CascadedStyle } from './cascade.ts';
import type { ContainerQuery } from './css-rules.ts';
import type { DocumentElement } from './document-tree.ts';
import type { MeasuredBox } from './measured-box.ts';

/** Widths of the content boxes of size containers, CSS pixels. */
export type ContainerWidths = ReadonlyMap<DocumentElement, number>;

/**
 * Container queries hang on the layout, which hangs on them. A layout is tried with widths that are known or, from
 * styles alone, likely; what was asked of them is remembered, so that it can be seen whether the outcome confirms the
 * answers.
 */
export interface Containers {
  /** Called in document order, before anything inside the element is styled. */
  add(element: DocumentElement, style: ContainerStyle): void;
  matches(query: ContainerQuery, element: DocumentElement): boolean;
  /** Whether anything was asked of them. */
  areAsked(): boolean;
  /** Whether every answer given stays the same with these widths. */
  holdsFor(widths: ContainerWidths): boolean;
}

type ContainerStyle = Pick<CascadedStyle, 'specified' | 'roomPx'>;

export function createContainers(known: ContainerWidths): Containers {
  const styles = new Map<DocumentElement, ContainerStyle>();
  const answers: { container: DocumentElement; condition: string; answer: boolean }[] = [];
  const answer = (condition: string, widthPx: number): boolean => matchesMedia(condition, { widthPx, heightPx: 0 });

  function findContainer(element: DocumentElement, name: string | undefined): DocumentElement | undefined {
    const { parent } = element;
    if (parent === undefined) return undefined;
    const names = styles.get(parent)?.specified.get('container-name')?.split(' ');
    const isWanted = styles.has(parent) && (name === undefined || names?.includes(name) === true);
    return isWanted ? parent : findContainer(parent, name);
  }

  const readWidth = (widths: ContainerWidths, container: DocumentElement): number =>
    widths.get(container) ?? styles.get(container)?.roomPx ?? 0;

  return {
    add: (element, style) => {
      styles.set(element, style);
    },
    matches({ name, condition }, element) {
      const container = findContainer(element, name);
      if (container === undefined) return false;
      const result = answer(condition, readWidth(known, container));
      answers.push({ container, condition, answer: result });
      return result;
    },
    areAsked: () => answers.length > 0,
    holdsFor: (widths) =>
      answers.every((given) => answer(given.condition, readWidth(widths, given.container)) === given.answer),
  };
}

/** The widths that a layout gave to all its boxes that could be asked. */
export function measureContainers(measured: MeasuredBox, pixelsPerCssPixel: number): ContainerWidths {
  const widths = new Map<DocumentElement, number>();
  const visit = ({ box, width, children }: MeasuredBox): void => {
    const element = box.element;
    if (element?.source !== undefined && isContainer(element.style.specified)) {
      const { computed } = element.style;
      const edges = (['padding-left', 'padding-right', 'border-left-width', 'border-right-width'] as const).map(
        (name) => toPixels(computed[name]),
      );
      widths.set(element.source, width / pixelsPerCssPixel - edges.reduce((sum, edge) => sum + edge, 0));
    }
    for (const child of children) visit(child);
  };
  visit(measured);
  return widths;
}

export const isContainer = (specified: ReadonlyMap<string, string>): boolean =>
  /^(?:inline-)?size$/.test(specified.get('container-type') ?? '');
