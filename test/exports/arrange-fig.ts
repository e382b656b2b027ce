import type { Node } from './read-fig.ts';

/**
 * Arranges the layers of a frame as Figma documents its auto layout (padding, spacing, alignment on both axes), and tells how
 * many pixels from there each of them is written.
 */
export function arrange(frame: Node, children: readonly Node[]): { name: string; strayed: number }[] {
  const flowing = children.filter(({ stackPositioning }) => stackPositioning !== 'ABSOLUTE');
  const isRow = frame.stackMode === 'HORIZONTAL';
  const main = (one: Node): number => (isRow ? (one.size?.x ?? 0) : (one.size?.y ?? 0));
  const cross = (one: Node): number => (isRow ? (one.size?.y ?? 0) : (one.size?.x ?? 0));
  const { stackHorizontalPadding: left = 0, stackVerticalPadding: top = 0 } = frame;
  const { stackPaddingRight: right = left, stackPaddingBottom: bottom = top } = frame;
  const [before, after, crossBefore, crossAfter] = isRow ? [left, right, top, bottom] : [top, bottom, left, right];
  const sum = flowing.reduce((total, one) => total + main(one), 0);
  const spaces = Math.max(1, flowing.length - 1);
  const room = main(frame) - before - after - sum;
  const spacing = frame.stackPrimaryAlignItems === 'SPACE_BETWEEN' ? room / spaces : (frame.stackSpacing ?? 0);
  const left0 = room - spacing * (flowing.length - 1);
  const share = (side: string | undefined): number => (side === 'CENTER' ? 0.5 : side === 'MAX' ? 1 : 0);
  let at =
    before + (frame.stackPrimaryAlignItems === 'SPACE_BETWEEN' ? 0 : left0 * share(frame.stackPrimaryAlignItems));
  return flowing.map((one) => {
    const across =
      crossBefore + (cross(frame) - crossBefore - crossAfter - cross(one)) * share(frame.stackCounterAlignItems);
    const [x, y] = isRow ? [at, across] : [across, at];
    at += main(one) + spacing;
    return { name: one.name, strayed: Math.hypot(one.transform.m02 - x, one.transform.m12 - y) };
  });
}
