import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { partName } from '../screen-tree.ts';

const COLORS =
  /^(?:red|blue|green|purple|orange|yellow|pink|teal|black|dark|coloured|colored|filled|main|primary|big|large|accent|violet|brown|navy)$/i;

const SECOND = /^(?:secondary|other|second|outlined|white|grey|gray|quiet|alternative)$/i;

/** "The blue button": the one in the strong colour; "the secondary button": the one that is not. */
export function pickPainted(
  elements: readonly Element[],
  label: string,
  isOut: (element: Element) => boolean,
): Element | undefined {
  const isStrong = (element: Element): boolean =>
    partName(element) === 'primary-action' ||
    /(?:^| )bg-(?:primary|secondary|tertiary|on-surface)(?: |$)/.test(findAttribute(element, 'className') ?? '');
  if (COLORS.test(label))
    return elements.find((element) => isStrong(element) && !isOut(element)) ?? elements.find(isStrong);
  return SECOND.test(label)
    ? (elements.find((element) => partName(element) === 'secondary-action') ??
        elements.find((element) => !isStrong(element)))
    : undefined;
}
