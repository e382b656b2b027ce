import type { SlotOf } from '../../write/slots.ts';
import type { BlockVariant, BlockWidth } from '../block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from '../devices.ts';
import { headingPx } from '../kit/heading-px.ts';
import { hasPlaces, line, overPicture, stairs, trail } from './draw-route.ts';
import type { Route } from './stops.ts';

type RouteKind = 'timeline' | 'steps';

const MOST = 7;

const isRoute = (count: number, most: number): boolean => count >= 3 && count <= most;
const listPx = (count: number, width: BlockWidth): number =>
  width === 'full' ? Math.ceil(count / 4) * 112 : count * (width === 'narrow' ? 108 : 64);

/** The ways to draw a way with its stops, for a block that knows how to read stops from its content. */
export const listRouteVariants = <K extends RouteKind>(
  id: string,
  toRoute: (slot: SlotOf<K>) => Route,
): readonly BlockVariant<K>[] => [
  {
    name: 'trail',
    widths: ['wide', 'narrow'],
    devices: ALL_DEVICES,
    suits: ({ items }) => isRoute(items.length, MOST),
    heightPx: (slot) => headingPx(slot) + 64 + slot.items.length * 124,
    render: (slot, context) => trail(id, toRoute(slot), context),
  },
  {
    name: 'line',
    widths: ['full'],
    devices: WIDE_DEVICES,
    suits: ({ items }) => isRoute(items.length, 6),
    heightPx: (slot) => headingPx(slot) + 300,
    render: (slot, context) => line(id, toRoute(slot), context),
  },
  {
    name: 'stairs',
    widths: ['full'],
    devices: WIDE_DEVICES,
    suits: ({ items }) => isRoute(items.length, 5),
    heightPx: (slot) => headingPx(slot) + 300 + slot.items.length * 40,
    render: (slot, context) => stairs(id, toRoute(slot), context),
  },
  {
    name: 'over-picture',
    widths: ['full', 'wide', 'narrow'],
    devices: ALL_DEVICES,
    suits: ({ items, scene }) =>
      isRoute(items.length, MOST) && hasPlaces(items.length) && scene !== undefined && OUTSIDE.has(scene.kind),
    heightPx: (slot, width) => headingPx(slot) + (width === 'narrow' ? 260 : 340) + listPx(slot.items.length, width),
    render: (slot, context) => overPicture(id, toRoute(slot), context),
  },
];

/** A way can be laid through an open place, not over a room or a product. */
const OUTSIDE: ReadonlySet<string> = new Set(['landscape', 'map']);
