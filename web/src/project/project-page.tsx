import { useQuery } from '@tanstack/react-query';
import { ReactFlowProvider, useReactFlow } from '@xyflow/react';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { WireElementComment } from '../../../src/contract/shapes/element-comment.ts';
import type { WireRun } from '../../../src/contract/shapes/run.ts';
import type { LeanWireScreen } from '../../../src/contract/shapes/screen.ts';
import type { WireScreenLink } from '../../../src/contract/shapes/screen-link.ts';
import { commentsQuery, isOpen } from '../api/comments.ts';
import { useLiveProject } from '../api/live.ts';
import { instancesQuery, projectQuery, runsQuery, screensQuery } from '../api/projects.ts';
import { linksQuery } from '../api/prototype.ts';
import { ApiError, idOf } from '../api/request.ts';
import { assetsQuery } from '../api/screens.ts';
import { useUndo } from '../history/use-undo.ts';
import { NotHere } from '../not-here.tsx';
import { ShareDialog } from '../prototype/share-dialog.tsx';
import { SuggestDialog } from '../prototype/suggest-dialog.tsx';
import { ErrorNotice, Loading } from '../ui/notice.tsx';
import { ShortcutList, useShortcuts } from '../ui/shortcuts.tsx';
import { TitleButton } from '../ui/title-button.tsx';
import { TitleDialog } from '../ui/title-dialog.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { TrashDialog } from '../trash/trash-dialog.tsx';
import type { ScreenNode } from './canvas-nodes.ts';
import { Canvas } from './canvas.tsx';
import { canvasPadding } from './canvas-view.ts';
import { CanvasViewBar } from './canvas-view-bar.tsx';
import { ProjectBarActions } from './project-bar-actions.tsx';
import { PromptBox, type Task } from './prompt-box.tsx';
import { RunList } from './run-list.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useScreenWork } from './use-screen-work.ts';

export const ProjectPage = ({ project }: { project: string }) => (
  <ReactFlowProvider>
    <ProjectView project={project} />
  </ReactFlowProvider>
);

/** What the canvas itself listens to. */
const CANVAS_KEYS = [
  { keys: 'Tab, Enter', does: 'Choose a screen' },
  { keys: '← ↑ → ↓', does: 'Move the selection' },
  { keys: 'Shift click', does: 'Choose several, or draw a frame around them' },
];
const NO_RUNS: readonly WireRun[] = [];
const NO_SCREENS: readonly LeanWireScreen[] = [];
const NO_LINKS: readonly WireScreenLink[] = [];
const NO_COMMENTS: readonly WireElementComment[] = [];

function ProjectView({ project }: { project: string }) {
  const { isConnected, isGone } = useLiveProject(project);
  const [, go] = useLocation();
  const flow = useReactFlow();
  const { data: about, error } = useQuery(projectQuery(project));
  const { data: screens } = useQuery(screensQuery(project));
  const { data: instances } = useQuery(instancesQuery(project));
  const { data: links = [] } = useQuery(linksQuery(project));
  const { data: runs = NO_RUNS, isPending: areRunsPending } = useQuery(runsQuery(project));
  const { data: comments = NO_COMMENTS } = useQuery(commentsQuery(project));
  const { data: assets = [] } = useQuery(assetsQuery(project));
  const { data: globalAssets = [] } = useQuery(assetsQuery(''));
  const box = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<readonly ScreenNode[]>([]);
  const [task, setTask] = useState<Task>('generate');
  const [isNaming, setNaming] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isTrashOpen, setTrashOpen] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const [showsLinks, setShowsLinks] = useState(true);

  const editable = selected.filter(
    ({ data: { screen, instance } }) =>
      screen.htmlCode?.mimeType === 'text/html' &&
      instance.type === 'SCREEN_INSTANCE' &&
      screen.screenMetadata.status !== 'IN_PROGRESS',
  );
  const { undo, shortcuts: undoShortcuts } = useUndo(project);
  const work = useScreenWork({ project, selected, editable, undo });

  const select = (nodes: readonly ScreenNode[]): void => {
    setSelected(nodes);
    setTask((before) => (nodes.length === 0 ? 'generate' : before === 'generate' ? 'edit' : before));
  };
  const focusBox = (next: Task): void => {
    setTask(next);
    box.current?.focus();
  };
  const open = (name = selected[0]?.data.screen.name): void => {
    if (name !== undefined) go(`/${name}`);
  };
  const play = (): void => {
    const [first] = selected;
    go(`/projects/${project}/play${first ? `?start=${idOf(first.data.screen.name)}` : ''}`);
  };
  const apply = (asset: string): void => {
    const chosen = editable.length > 0 ? editable.map(({ data }) => data.instance) : (instances ?? []);
    work.apply(
      asset,
      chosen.filter(({ type }) => type === 'SCREEN_INSTANCE').map(({ id, sourceScreen }) => ({ id, sourceScreen })),
    );
  };

  const shortcuts = [
    { keys: 'G', on: ['g', '/'], does: 'New screen', run: () => focusBox('generate') },
    { keys: 'E', on: 'e', does: 'Change the selection', run: () => focusBox('edit') },
    { keys: 'V', on: 'v', does: 'Variants of the selection', run: () => focusBox('vary') },
    { keys: 'O', on: ['o'], does: 'Open the selected screen', run: () => open() },
    { keys: 'P', on: 'p', does: 'Play the prototype', run: play },
    { keys: 'L', on: 'l', does: 'Link the screens', run: () => setLinking(true) },
    { keys: 'D', on: 'd', does: 'Duplicate', run: work.duplicate },
    { keys: 'Del', on: ['Delete', 'Backspace'], does: 'Put into the trash', run: work.remove },
    ...undoShortcuts,
    {
      keys: 'Ctrl A',
      on: 'ctrl+a',
      does: 'Select all',
      run: () => flow.setNodes((all) => all.map((node) => ({ ...node, selected: node.type === 'screen' }))),
    },
    {
      keys: 'Esc',
      on: 'Escape',
      does: 'Select nothing',
      run: () => flow.setNodes((all) => all.map((node) => ({ ...node, selected: false }))),
    },
    {
      keys: 'F',
      on: 'f',
      does: 'Show everything',
      run: () => void flow.fitView({ duration: 240, padding: canvasPadding(runs.length > 0, innerWidth) }),
    },
    { keys: '1', on: '1', does: 'True size', run: () => void flow.zoomTo(1, { duration: 200 }) },
    { keys: '+', on: ['+', '='], does: 'Nearer', run: () => void flow.zoomIn({ duration: 120 }) },
    { keys: '−', on: '-', does: 'Further', run: () => void flow.zoomOut({ duration: 120 }) },
    { keys: '?', on: '?', does: 'Keyboard shortcuts', run: () => setHelpOpen(true) },
  ];
  useShortcuts(shortcuts);

  const commentCounts = useMemo(() => {
    const byScreen = Map.groupBy(comments.filter(isOpen), ({ screen }) => screen);
    return new Map([...byScreen].map(([screen, own]) => [screen, own.length]));
  }, [comments]);
  const systems = useMemo(() => [...assets, ...globalAssets], [assets, globalAssets]);
  const isReadOnly = about?.metadata.userRole === 'READER';
  if (isGone || (error instanceof ApiError && error.status === 404)) return <NotHere what="This project" />;
  return (
    <div
      className="flex h-dvh flex-col"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        work.upload(event.dataTransfer.files);
      }}
    >
      <TopBar
        actions={
          <ProjectBarActions
            isConnected={isConnected}
            isReadOnly={isReadOnly}
            isOwner={about?.metadata.userRole === 'OWNER'}
            screens={screens ?? NO_SCREENS}
            title={about?.title ?? 'project'}
            systems={systems}
            onPlay={play}
            onLink={() => setLinking(true)}
            onShare={() => setSharing(true)}
            onApply={apply}
            onNewSystem={() => go(`/design-systems?project=${project}`)}
            project={project}
            onTrash={() => setTrashOpen(true)}
            onUpload={() => file.current?.click()}
            onHelp={() => setHelpOpen(true)}
          />
        }
      >
        <span className="text-line" aria-hidden>
          /
        </span>
        <TitleButton title={about?.title} isReadOnly={isReadOnly} onRename={() => setNaming(true)} />
        {about && about.metadata.userRole !== 'OWNER' && (
          <span className="rounded-full bg-hover px-2 py-0.5 text-xs text-soft">
            {isReadOnly ? 'to read' : 'shared'}
          </span>
        )}
      </TopBar>
      <input
        ref={file}
        type="file"
        multiple
        hidden
        accept=".html,.htm,.md,.png,.jpg,.jpeg,.webp,.gif"
        onChange={(event) => {
          work.upload(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      <main className="relative min-h-0 flex-1">
        {error && (
          <div className="absolute inset-x-0 top-4 z-10 mx-auto max-w-md">
            <ErrorNotice error={error} />
          </div>
        )}
        {screens && instances && !areRunsPending ? (
          <Canvas
            project={project}
            instances={instances}
            screens={screens}
            links={showsLinks ? links : NO_LINKS}
            commentCounts={commentCounts}
            hasActivity={runs.length > 0}
            isReadOnly={isReadOnly}
            onSelect={select}
            onOpen={({ name }) => open(name)}
          />
        ) : (
          !error && <Loading />
        )}
        {screens?.length === 0 && (
          <div className="pointer-events-none absolute inset-0 grid place-items-center pb-24">
            <p className="max-w-72 text-center text-[13px] leading-5 text-soft">
              Nothing here yet. Describe a screen below, or drop a page or a picture anywhere.
            </p>
          </div>
        )}
        {selected.length > 0 && (
          <SelectionBar
            selected={selected}
            isReadOnly={isReadOnly}
            onOpen={() => open()}
            onDuplicate={work.duplicate}
            onRemove={work.remove}
          />
        )}
        <aside
          aria-label="Activity"
          className="absolute top-3 right-3 max-h-[calc(100%-12rem)] w-80 overflow-x-hidden overflow-y-auto max-lg:w-60"
        >
          <RunList runs={runs} onSuggestion={work.follow} />
        </aside>
        <div className="pointer-events-none absolute inset-x-3 bottom-3 flex items-end justify-center gap-3">
          {!isReadOnly && (
            <div className="pointer-events-auto w-full max-w-[42rem]">
              <PromptBox box={box} task={task} onTask={setTask} selectedCount={editable.length} onAsk={work.ask} />
            </div>
          )}
        </div>
        <CanvasViewBar
          hasActivity={runs.length > 0}
          showsLinks={links.length > 0 ? showsLinks : undefined}
          onShowsLinks={setShowsLinks}
        />
      </main>
      {isNaming && (
        <TitleDialog
          heading="Rename project"
          title={about?.title ?? ''}
          action="Rename"
          onClose={() => setNaming(false)}
          onDone={(title) => work.rename(about?.title ?? title, title)}
        />
      )}
      {isSharing && <ShareDialog project={project} onClose={() => setSharing(false)} />}
      {isTrashOpen && (
        <TrashDialog
          project={project}
          isOwner={about?.metadata.userRole === 'OWNER'}
          onClose={() => setTrashOpen(false)}
        />
      )}
      {isLinking && (
        <SuggestDialog
          project={project}
          screens={screens ?? []}
          isLinked={links.length > 0}
          onClose={() => setLinking(false)}
        />
      )}
      <ShortcutList isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} shortcuts={[...shortcuts, ...CANVAS_KEYS]} />
    </div>
  );
}
