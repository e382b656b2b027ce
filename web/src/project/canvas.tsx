import { useQueryClient } from '@tanstack/react-query';
import { applyNodeChanges, MiniMap, ReactFlow, SelectionMode, useReactFlow, type NodeChange } from '@xyflow/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LeanWireScreen } from '../../../src/contract/shapes/screen.ts';
import type { WireScreenLink } from '../../../src/contract/shapes/screen-link.ts';
import type { WireScreenInstance } from '../../../src/contract/shapes/screen-instance.ts';
import { instancesQuery } from '../api/projects.ts';
import { request } from '../api/request.ts';
import { perform, record } from '../history/history.ts';
import { useToasts } from '../ui/toasts.tsx';
import { CanvasDetailContext, useCanvasDetail } from './canvas-detail.ts';
import { CanvasDots } from './canvas-dots.tsx';
import { CanvasGround } from './canvas-ground.tsx';
import { viewOfWork } from './canvas-view.ts';
import { isScreenNode, toEdges, toNodes, type CanvasNode, type ScreenNode } from './canvas-nodes.ts';
import { GroupFrame, ScreenCard } from './screen-card.tsx';

interface CanvasProps {
  project: string;
  instances: readonly WireScreenInstance[];
  screens: readonly LeanWireScreen[];
  /** What leads where; none where they are not shown. */
  links: readonly WireScreenLink[];
  /** How many open comments there are, by name of the screen. */
  commentCounts: ReadonlyMap<string, number>;
  /** Whether something lies over the right side. */
  hasActivity: boolean;
  isReadOnly: boolean;
  onSelect(selected: readonly ScreenNode[]): void;
  onOpen(screen: LeanWireScreen): void;
}

const NODE_TYPES = { screen: ScreenCard, 'group-frame': GroupFrame };
interface Place {
  id: string;
  x: number;
  y: number;
}

const SAVE_AFTER_MS = 300;
/** A label that is drawn bigger than so would lie over its neighbours. */
const MOST_UNZOOM = 12;

/** The screens of a project at their true size, to be looked over, chosen and moved. */
export function Canvas({
  project,
  instances,
  screens,
  links,
  commentCounts,
  hasActivity,
  isReadOnly,
  onSelect,
  onOpen,
}: CanvasProps) {
  const client = useQueryClient();
  const { fail } = useToasts();
  const { setViewport } = useReactFlow();
  const detail = useCanvasDetail();
  const place = useRef<HTMLDivElement>(null);
  const [nodes, setNodes] = useState<CanvasNode[]>([]);
  const unsaved = useRef(new Map<string, { x: number; y: number }>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = useRef(0);
  const shownZoom = useRef(Number.NaN);

  /** Shown at once, and then kept. */
  const move = useCallback(
    async (moves: readonly Place[]): Promise<void> => {
      const places = new Map(moves.map((moved) => [moved.id, moved]));
      client.setQueryData(instancesQuery(project).queryKey, (known) =>
        known?.map((instance) => ({ ...instance, ...places.get(instance.id) })),
      );
      try {
        await request('POST', `v1/projects/${project}/instances:move`, { moves });
      } catch (error) {
        void client.invalidateQueries({ queryKey: instancesQuery(project).queryKey });
        throw error;
      }
    },
    [client, project],
  );

  useEffect(() => {
    setNodes((before) => {
      const placed = instances.map((instance) => ({ ...instance, ...unsaved.current.get(instance.id) }));
      return toNodes(placed, screens, before, commentCounts);
    });
  }, [instances, screens, commentCounts]);

  // What is new is shown; afterwards the view is left to whoever moves it.
  useEffect(() => {
    const isMore = nodes.length > count.current;
    const isFirst = count.current === 0;
    count.current = nodes.length;
    if (!isMore) return;
    const { clientWidth: width = 0, clientHeight: height = 0 } = place.current ?? {};
    const view = viewOfWork(nodes, { width, height }, hasActivity);
    if (view) void setViewport(view, { duration: isFirst ? 0 : 240 });
  }, [nodes, setViewport, hasActivity]);

  const selected = nodes.filter(isScreenNode).filter((node) => node.selected);
  const key = selected.map(({ id, data }) => `${id} ${data.screen.name} ${data.screen.screenMetadata.status}`).join();
  const tellSelected = useRef(onSelect);
  tellSelected.current = onSelect;
  useEffect(() => tellSelected.current(selected), [key]); // oxlint-disable-line react-hooks/exhaustive-deps

  const change = useCallback(
    (changes: NodeChange<CanvasNode>[]) => {
      setNodes((before) => {
        const after = applyNodeChanges(changes, before);
        const isMoved = changes.some(({ type }) => type === 'position');
        if (!isMoved) return after;
        for (const node of after.filter(isScreenNode)) {
          const { instance } = node.data;
          const { x, y } = node.position;
          if (x !== instance.x || y !== instance.y) unsaved.current.set(node.id, { x, y });
        }
        return after;
      });
      if (!changes.some((one) => one.type === 'position' && one.dragging !== true)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const moves = [...unsaved.current].map(([id, position]) => ({ id, ...position }));
        if (moves.length === 0) return;
        unsaved.current.clear();
        const before = (client.getQueryData(instancesQuery(project).queryKey) ?? []).flatMap(({ id, x, y }) =>
          moves.some((one) => one.id === id) ? [{ id, x, y }] : [],
        );
        const step = { does: 'Move', undo: () => move(before), redo: () => move(moves) };
        perform(project, () => move(moves).then(() => record(project, step))).catch(fail);
      }, SAVE_AFTER_MS);
    },
    [client, project, move, fail],
  );

  const places = nodes.map(({ id }) => id).join();
  const edges = useMemo(() => toEdges(links, nodes), [links, places]); // oxlint-disable-line react-hooks/exhaustive-deps

  /** Told by each move; what it sets is a matter of the zoom alone, and setting it costs a look at every screen. */
  const setZoom = (zoom: number): void => {
    const isSame = zoom === shownZoom.current;
    // Pushed as it is drawn while it is only moved, and drawn anew where it comes nearer.
    place.current?.toggleAttribute('data-pushed', isSame);
    if (isSame) return;
    shownZoom.current = zoom;
    place.current?.style.setProperty('--zoom', String(Math.max(zoom, 1 / MOST_UNZOOM)));
    place.current?.style.setProperty('--unzoom', String(Math.min(1 / zoom, MOST_UNZOOM)));
  };

  return (
    <div ref={place} className="size-full [--unzoom:1] [--zoom:1]">
      <CanvasDetailContext value={detail}>
        <ReactFlow<CanvasNode>
          nodes={nodes}
          edges={edges}
          nodeTypes={NODE_TYPES}
          onNodesChange={change}
          onMove={(_, { zoom }) => setZoom(zoom)}
          onMoveEnd={() => place.current?.removeAttribute('data-pushed')}
          onInit={({ getZoom }) => setZoom(getZoom())}
          onNodeDoubleClick={(_, node) => isScreenNode(node) && onOpen(node.data.screen)}
          nodesDraggable={!isReadOnly}
          nodesConnectable={false}
          minZoom={0.02}
          maxZoom={2}
          panOnScroll
          zoomOnDoubleClick={false}
          selectionOnDrag
          panOnDrag={[1, 2]}
          selectionMode={SelectionMode.Partial}
          deleteKeyCode={null}
          multiSelectionKeyCode={['Shift', 'Meta', 'Control']}
          selectionKeyCode={null}
          onlyRenderVisibleElements
          elevateNodesOnSelect={false}
          aria-label="Canvas"
        >
          <CanvasDots />
          <CanvasGround nodes={nodes} />
          <MiniMap<CanvasNode>
            pannable
            zoomable
            position="top-left"
            ariaLabel="Overview of the canvas"
            className="max-lg:hidden!"
            style={{ width: 148, height: 100 }}
            maskColor="color-mix(in srgb, var(--canvas) 70%, transparent)"
            nodeColor={(node) =>
              node.type === 'screen' ? (node.selected ? 'var(--accent)' : 'var(--strong)') : 'transparent'
            }
            nodeBorderRadius={20}
          />
        </ReactFlow>
      </CanvasDetailContext>
    </div>
  );
}
