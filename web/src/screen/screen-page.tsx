import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Image, MousePointerClick } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { WireElement } from '../../../src/contract/shapes/screen-report.ts';
import { useLiveProject } from '../api/live.ts';
import { projectQuery, screensQuery } from '../api/projects.ts';
import { ApiError, idOf } from '../api/request.ts';
import { layoutQuery, screenQuery } from '../api/screens.ts';
import { CommentPins } from '../comments/comment-pins.tsx';
import { useUndo } from '../history/use-undo.ts';
import { NotHere } from '../not-here.tsx';
import { IconButton } from '../ui/button.tsx';
import { ErrorNotice, Loading } from '../ui/notice.tsx';
import { ShortcutList, useShortcuts } from '../ui/shortcuts.tsx';
import { TitleButton } from '../ui/title-button.tsx';
import { TitleDialog } from '../ui/title-dialog.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { useSettled } from '../ui/use-settled.ts';
import type { InspectorTab } from './inspector-tabs.tsx';
import { ScreenBarActions } from './screen-bar-actions.tsx';
import { ScreenInspector } from './screen-inspector.tsx';
import { ScreenStage, type Shown } from './screen-stage.tsx';
import { useOneScreen } from './use-one-screen.ts';
import { useTriedLook } from './use-tried-look.ts';
import { WordsInPlace } from './words-in-place.tsx';

interface ScreenPageProps {
  project: string;
  screen: string;
}

const DEVICE_WIDTHS: Readonly<Record<string, number>> = { MOBILE: 390, TABLET: 768, DESKTOP: 1280, AGNOSTIC: 1280 };

export function ScreenPage({ project, screen: id }: ScreenPageProps) {
  useLiveProject(project);
  const [, go] = useLocation();
  const { data: screen, error } = useQuery(screenQuery(project, id));
  const { data: about } = useQuery(projectQuery(project));
  const { data: all = [] } = useQuery(screensQuery(project));
  const [tab, setTab] = useState<InspectorTab>('edit');
  const [chosenWidth, setWidth] = useState<number>();
  const [shown, setShown] = useState<Shown>('page');
  const [isPicking, setPicking] = useState(true);
  const [element, setElement] = useState<string>();
  const [worded, setWorded] = useState<WireElement>();
  const [isNaming, setNaming] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);

  const isDesign = screen?.htmlCode?.mimeType === 'text/html' && screen.screenMetadata.displayMode === 'HTML';
  const width = chosenWidth ?? DEVICE_WIDTHS[screen?.deviceType ?? ''] ?? 1280;
  const file = screen?.htmlCode?.name ?? '';
  const isDone = screen?.screenMetadata.status === 'COMPLETE';
  const settledWidth = useSettled(width, 200);
  const { data: layout } = useQuery({ ...layoutQuery(project, id, file, settledWidth), enabled: isDesign && isDone });
  const trial = useTriedLook(project, screen, isDesign);
  const { undo, shortcuts: undoShortcuts } = useUndo(project);

  const isReadOnly = about?.metadata.userRole === 'READER';
  const openTab = (next: InspectorTab): void => {
    setTab(next);
    if (next !== 'theme') trial.takeBack();
  };
  const here = all.findIndex(({ name }) => idOf(name) === id);
  const step = (by: number): void => {
    const next = all[(here + by + all.length) % all.length];
    if (next) go(`/${next.name}`);
  };
  const chosen = layout?.elements.find((one) => one.id === element);
  const changeWords = (found: WireElement): void => {
    if (!isReadOnly && isPicking && found.text !== undefined) setWorded(found);
  };
  const { remove, duplicate, rename, setWords, follow } = useOneScreen({ project, screen, undo });
  const shortcuts = [
    { keys: 'E', on: 'e', does: 'Say what to change', run: () => openTab('edit') },
    { keys: 'T', on: 't', does: 'Theme', run: () => openTab('theme') },
    { keys: 'C', on: 'c', does: 'Comments', run: () => openTab('comments') },
    { keys: 'H', on: 'h', does: 'Versions', run: () => openTab('versions') },
    {
      keys: 'Enter',
      on: 'Enter',
      does: 'Change the words of the selected element',
      run: () => chosen && changeWords(chosen),
    },
    ...undoShortcuts,
    {
      keys: 'P',
      on: 'p',
      does: 'Page or picture',
      run: () => setShown((now) => (now === 'page' ? 'picture' : 'page')),
    },
    { keys: 'S', on: 's', does: 'Select elements, or not', run: () => setPicking((now) => !now) },
    {
      keys: 'Esc',
      on: 'Escape',
      does: 'Select nothing, or go back',
      run: () => (element ? setElement(undefined) : go(`/projects/${project}`)),
    },
    { keys: '←', on: 'ArrowLeft', does: 'Screen before', run: () => step(-1) },
    { keys: '→', on: 'ArrowRight', does: 'Screen behind', run: () => step(1) },
    { keys: '?', on: '?', does: 'Keyboard shortcuts', run: () => setHelpOpen(true) },
  ];
  useShortcuts(shortcuts);

  if (error instanceof ApiError && error.status === 404) return <NotHere what="This screen" />;
  return (
    <div className="flex h-dvh flex-col">
      <TopBar
        actions={
          <ScreenBarActions
            project={project}
            screen={screen}
            isDesign={isDesign}
            isReadOnly={isReadOnly}
            isAlone={all.length < 2}
            onStep={step}
            onDuplicate={duplicate}
            onRemove={remove}
            onHelp={() => setHelpOpen(true)}
          />
        }
      >
        <IconButton
          label={`Back to ${about?.title ?? 'the project'}`}
          keys="Esc"
          onClick={() => go(`/projects/${project}`)}
        >
          <ArrowLeft size={16} />
        </IconButton>
        <span className="min-w-0 truncate text-[13px] text-soft max-lg:hidden">{about?.title}</span>
        <span className="text-line max-lg:hidden" aria-hidden>
          /
        </span>
        <TitleButton title={screen?.title} isReadOnly={isReadOnly} onRename={() => setNaming(true)} />
      </TopBar>
      <div className="flex min-h-0 flex-1">
        <main className="min-w-0 flex-1">
          {error && (
            <div className="p-4">
              <ErrorNotice error={error} />
            </div>
          )}
          {!screen && !error && <Loading label="The screen is being read" />}
          {screen && (
            <ScreenStage
              screen={screen}
              width={width}
              onWidth={setWidth}
              layout={isDesign && !trial.isTried ? layout : undefined}
              shown={shown}
              html={trial.html}
              element={element}
              onElement={isPicking ? setElement : undefined}
              onWords={changeWords}
              marks={(scale) =>
                layout && (
                  <>
                    <CommentPins
                      project={project}
                      screen={screen.name}
                      layout={layout}
                      scale={scale}
                      onElement={(next) => {
                        openTab('comments');
                        setElement(next);
                      }}
                    />
                    {worded && (
                      <WordsInPlace
                        key={worded.id}
                        element={worded}
                        scale={scale}
                        onSave={(words) => setWords(worded, words)}
                        onClose={() => setWorded(undefined)}
                      />
                    )}
                  </>
                )
              }
              tools={
                isDesign && (
                  <>
                    <IconButton
                      label="Select elements"
                      keys="S"
                      isPressed={isPicking}
                      onClick={() => setPicking(!isPicking)}
                    >
                      <MousePointerClick size={16} />
                    </IconButton>
                    <IconButton
                      label="Show the picture"
                      keys="P"
                      isPressed={shown === 'picture'}
                      onClick={() => setShown(shown === 'page' ? 'picture' : 'page')}
                    >
                      <Image size={16} />
                    </IconButton>
                  </>
                )
              }
            />
          )}
        </main>
        <aside aria-label="Inspector" className="flex w-80 shrink-0 flex-col border-l border-line bg-panel max-lg:w-72">
          {screen && (
            <ScreenInspector
              project={project}
              screen={screen}
              layout={layout}
              tab={tab}
              onTab={openTab}
              element={chosen}
              onElement={setElement}
              onShowElement={(next) => {
                setPicking(true);
                setElement(next);
              }}
              onWords={setWords}
              onSuggestion={follow}
              trial={trial}
              isDesign={isDesign}
              isReadOnly={isReadOnly}
            />
          )}
        </aside>
      </div>
      {isNaming && (
        <TitleDialog
          heading="Rename screen"
          title={screen?.title ?? ''}
          action="Rename"
          onClose={() => setNaming(false)}
          onDone={rename}
        />
      )}
      <ShortcutList isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} shortcuts={shortcuts} />
    </div>
  );
}
