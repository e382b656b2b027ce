import { MarkerType, Position, type Edge, type Node } from '@xyflow/react';
import type { LeanWireScreen } from '../../../src/contract/shapes/screen.ts';
import type { WireScreenLink } from '../../../src/contract/shapes/screen-link.ts';
import type { WireScreenInstance } from '../../../src/contract/shapes/screen-instance.ts';

export type ScreenNode = Node<{ instance: WireScreenInstance; screen: LeanWireScreen; commentCount: number }, 'screen'>;
export type GroupNode = Node<{ name: string }, 'group-frame'>;
export type CanvasNode = ScreenNode | GroupNode;

export const isScreenNode = (node: CanvasNode): node is ScreenNode => node.type === 'screen';

const GROUP_MARGIN = 32;

/** What stands on the canvas, with what is known of the nodes before: selection, and places while they are dragged. */
export function toNodes(
  instances: readonly WireScreenInstance[],
  screens: readonly LeanWireScreen[],
  before: readonly CanvasNode[],
  /** How many open comments there are, by name of the screen. */
  commentCounts: ReadonlyMap<string, number> = new Map(),
): CanvasNode[] {
  const screenOf = new Map(screens.map((screen) => [screen.name, screen]));
  const known = new Map(before.map((node) => [node.id, node]));
  const nodes = instances.flatMap((instance): ScreenNode[] => {
    const screen = screenOf.get(instance.sourceScreen);
    if (screen === undefined) return [];
    const old = known.get(instance.id);
    return [
      {
        id: instance.id,
        type: 'screen',
        position: old?.dragging ? old.position : { x: instance.x, y: instance.y },
        width: Math.max(instance.width, 120),
        height: Math.max(instance.height, 120),
        selected: old?.selected ?? false,
        dragging: old?.dragging ?? false,
        ariaLabel: `${instance.label}, ${screen.screenMetadata.status === 'COMPLETE' ? screen.deviceType.toLowerCase() : screen.screenMetadata.status.toLowerCase()}`,
        data: { instance, screen, commentCount: commentCounts.get(screen.name) ?? 0 },
      },
    ];
  });
  return [...frameGroups(nodes), ...nodes];
}

/** One line for each two screens of which one leads to the other, between the sides that face each other. */
export function toEdges(links: readonly WireScreenLink[], nodes: readonly CanvasNode[]): Edge[] {
  const nodeOf = new Map(nodes.filter(isScreenNode).map((node) => [node.data.screen.name, node]));
  const edges = links.flatMap(({ screen, target = '' }): Edge[] => {
    const [from, to] = [nodeOf.get(screen), nodeOf.get(target)];
    if (from === undefined || to === undefined) return [];
    const isOnward = from.position.x <= to.position.x;
    return [
      {
        id: `${from.id} ${to.id}`,
        source: from.id,
        target: to.id,
        sourceHandle: isOnward ? Position.Right : Position.Left,
        targetHandle: isOnward ? Position.Left : Position.Right,
        ...EDGE,
      },
    ];
  });
  return [...new Map(edges.map((edge) => [edge.id, edge])).values()];
}

const EDGE = {
  selectable: false,
  focusable: false,
  zIndex: 1,
  style: { stroke: 'var(--accent)', strokeWidth: 'calc(1.5px * var(--unzoom))', opacity: 0.7 },
  markerEnd: { type: MarkerType.ArrowClosed, color: 'var(--accent)', width: 9, height: 9 },
} as const;

/** What stands over a screen: in a frame that says what it is of, only what tells it from the others there. */
export function shownLabel({ label, groupName = '' }: WireScreenInstance): string {
  const [source = ''] = groupName.split(': ');
  const own = label.startsWith(`${source}: `) ? label.slice(source.length + 2) : label;
  return own.charAt(0).toUpperCase() + own.slice(1);
}

/** A frame behind the variants that belong together. */
function frameGroups(nodes: readonly ScreenNode[]): GroupNode[] {
  const groups = Map.groupBy(nodes, ({ data }) => data.instance.groupId ?? '');
  groups.delete('');
  return [...groups].flatMap(([id, members]): GroupNode[] => {
    if (members.length < 2) return [];
    const left = Math.min(...members.map(({ position }) => position.x)) - GROUP_MARGIN;
    const top = Math.min(...members.map(({ position }) => position.y)) - GROUP_MARGIN;
    const right = Math.max(...members.map(({ position, width = 0 }) => position.x + width)) + GROUP_MARGIN;
    const bottom = Math.max(...members.map(({ position, height = 0 }) => position.y + height)) + GROUP_MARGIN;
    return [
      {
        id: `group-${id}`,
        type: 'group-frame',
        position: { x: left, y: top },
        width: right - left,
        height: bottom - top,
        selectable: false,
        draggable: false,
        focusable: false,
        zIndex: -1,
        data: { name: members[0]?.data.instance.groupName ?? 'Variants' },
      },
    ];
  });
}
