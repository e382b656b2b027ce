import { describe, expect, it } from 'vitest';
import { shownLabel, toNodes } from '../../web/src/project/canvas-nodes.ts';
import { viewOfWork } from '../../web/src/project/canvas-view.ts';
import type { WireScreenInstance } from '../../src/contract/shapes/screen-instance.ts';
import type { LeanWireScreen } from '../../src/contract/shapes/screen.ts';

const placed = (
  id: string,
  box: Pick<WireScreenInstance, 'x' | 'y' | 'width' | 'height'>,
  more: Partial<WireScreenInstance> = {},
): WireScreenInstance => ({ id, sourceScreen: id, type: 'SCREEN_INSTANCE', label: id, ...box, ...more });

const nodesOf = (...instances: WireScreenInstance[]) => {
  const screens = instances.map(({ id }) => ({
    name: id,
    deviceType: 'MOBILE',
    screenMetadata: { status: 'COMPLETE' },
  }));
  return toNodes(instances, screens as LeanWireScreen[], []);
};

/** A window, and the width of what lies over its right side. */
const WINDOW = { width: 1_440, height: 850 };
const ACTIVITY_PX = 332;

describe('the view of a canvas', () => {
  const phone = placed('phone', { x: 0, y: 0, width: 390, height: 844 });
  const system = placed('system', { x: 500, y: 0, width: 1_280, height: 9_000 }, { type: 'DESIGN_SYSTEM_INSTANCE' });

  it('leaves a design system beside its screens, free of what lies over the canvas', () => {
    const view = viewOfWork(nodesOf(phone, system), WINDOW, true);
    const toX = (x: number): number => (view?.x ?? 0) + x * (view?.zoom ?? 0);
    expect(toX(system.x + system.width)).toBeLessThanOrEqual(WINDOW.width - ACTIVITY_PX);
    expect(toX(0)).toBeGreaterThanOrEqual(0);
    // Seen as well as its screens are, and not as small as all of it would be.
    expect(view?.zoom).toBeGreaterThan(0.4);
  });

  it('shows the head of a design system that stands alone, and nothing where there is nothing', () => {
    expect(viewOfWork(nodesOf(system), WINDOW, false)?.zoom).toBeGreaterThan(0.4);
    expect(viewOfWork([], WINDOW, false)).toBeUndefined();
  });
});

describe('the label of a screen', () => {
  const box = { x: 0, y: 0, width: 390, height: 844 };
  it.each([
    ['Cart: teal, full colours', 'Cart: other colours', 'Teal, full colours'],
    ['Ward list', undefined, 'Ward list'],
    ['Timetable, renamed', 'Timetable: other arrangements', 'Timetable, renamed'],
    ['Ovens: tonight', undefined, 'Ovens: tonight'],
  ])('“%s” in “%s” is “%s”', (label, groupName, shown) => {
    expect(shownLabel(placed('a', box, { label, ...(groupName && { groupId: 'g', groupName }) }))).toBe(shown);
  });
});
