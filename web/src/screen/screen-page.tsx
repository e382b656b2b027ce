import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ChevronLeft, ChevronRight, Copy, Download, Image, MousePointerClick, Trash2 } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { WireDesignTheme } from '../../../src/contract/shapes/design-theme.ts';
import { useLiveProject } from '../api/live.ts';
import { projectQuery, runsQuery, screensQuery } from '../api/projects.ts';
import { ApiError, fileUrl, idOf, request, toUrl } from '../api/request.ts';
import { saveFile } from '../api/save-file.ts';
import { edit, layoutQuery, screenQuery, themePreviewQuery } from '../api/screens.ts';
import { NotHere } from '../not-here.tsx';
import { LinksSection } from '../prototype/links-section.tsx';
import { RunList } from '../project/run-list.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { ErrorNotice, Loading } from '../ui/notice.tsx';
import { ShortcutList, useShortcuts } from '../ui/shortcuts.tsx';
import { TitleButton } from '../ui/title-button.tsx';
import { TitleDialog } from '../ui/title-dialog.tsx';
import { useToasts } from '../ui/toasts.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { AboutTab } from './about-tab.tsx';
import { EditTab } from './edit-tab.tsx';
import { ReportTab } from './report-tab.tsx';
import { ScreenStage, type Shown } from './screen-stage.tsx';
import { ThemeTab } from './theme-tab.tsx';
import { VersionsTab } from './versions-tab.tsx';

interface ScreenPageProps {
  project: string;
  screen: string;
}

const DEVICE_WIDTHS: Readonly<Record<string, number>> = { MOBILE: 390, TABLET: 768, DESKTOP: 1280, AGNOSTIC: 1280 };
const TABS = [
  ['edit', 'Edit'],
  ['theme', 'Theme'],
  ['versions', 'Versions'],
  ['report', 'Report'],
  ['about', 'About'],
] as const;

/** Forms that are made when they are asked for, with what their files end in. */
const MADE = [
  ['SVG', 'svg', '.svg'],
  ['PDF', 'pdf', '.pdf'],
  ['Penpot', 'penpot', '.penpot'],
  ['Figma (experimental)', 'fig', '.fig'],
  ['React (zip)', 'react', '-react.zip'],
  ['Vue (zip)', 'vue', '-vue.zip'],
  ['Svelte (zip)', 'svelte', '-svelte.zip'],
  ['Source (zip)', 'source', '-source.zip'],
  ['Design tokens (zip)', 'tokens', '-tokens.zip'],
] as const;

export function ScreenPage({ project, screen: id }: ScreenPageProps) {
  useLiveProject(project);
  const [, go] = useLocation();
  const client = useQueryClient();
  const { tell, fail } = useToasts();
  const path = `v1/projects/${project}/screens/${id}`;
  const { data: screen, error } = useQuery(screenQuery(project, id));
  const { data: about } = useQuery(projectQuery(project));
  const { data: all = [] } = useQuery(screensQuery(project));
  const { data: runs = [] } = useQuery(runsQuery(project));
  const [tab, setTab] = useState<string>('edit');
  const [chosenWidth, setWidth] = useState<number>();
  const [shown, setShown] = useState<Shown>('page');
  const [isPicking, setPicking] = useState(true);
  const [element, setElement] = useState<string>();
  const [theme, setTheme] = useState<WireDesignTheme>();
  const [isNaming, setNaming] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);

  const isDesign = screen?.htmlCode?.mimeType === 'text/html' && screen.screenMetadata.displayMode === 'HTML';
  const width = chosenWidth ?? DEVICE_WIDTHS[screen?.deviceType ?? ''] ?? 1280;
  const file = screen?.htmlCode?.name ?? '';
  const isDone = screen?.screenMetadata.status === 'COMPLETE';
  const settledWidth = useSettled(width, 200);
  const { data: layout } = useQuery({ ...layoutQuery(project, id, file, settledWidth), enabled: isDesign && isDone });
  const settledTheme = useSettled(theme, 120);
  const { data: preview } = useQuery({
    ...themePreviewQuery(project, id, file, settledTheme ?? screen?.theme ?? ({} as WireDesignTheme)),
    enabled: theme !== undefined && settledTheme !== undefined && isDesign,
  });

  const work = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: ['screen', id] }),
  });
  const here = all.findIndex(({ name }) => idOf(name) === id);
  const step = (by: number): void => {
    const next = all[(here + by + all.length) % all.length];
    if (next) go(`/${next.name}`);
  };
  const remove = (): void =>
    work.mutate(async () => {
      await request('DELETE', path);
      go(`/projects/${project}`);
      tell(`“${screen?.title}” is in the trash.`, () => work.mutate(() => request('POST', `${path}:undelete`)));
    });
  const shortcuts = [
    { keys: 'E', on: 'e', does: 'Say what to change', run: () => setTab('edit') },
    { keys: 'T', on: 't', does: 'Theme', run: () => setTab('theme') },
    { keys: 'H', on: 'h', does: 'Versions', run: () => setTab('versions') },
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
  const isReadOnly = about?.metadata.userRole === 'READER';
  const own = runs.filter(({ screens }) => screens.includes(screen?.name ?? '-'));
  const save = (url: string, ending: string): void =>
    void saveFile(url, `${screen?.title ?? 'screen'}${ending}`).catch(fail);
  const downloads = [
    ['HTML', screen?.htmlCode, 'html'],
    ['PNG', screen?.screenshot, 'png'],
  ] as const;
  return (
    <div className="flex h-dvh flex-col">
      <TopBar
        actions={
          <>
            <IconButton label="Screen before" keys="←" onClick={() => step(-1)} disabled={all.length < 2}>
              <ChevronLeft size={16} />
            </IconButton>
            <IconButton label="Screen behind" keys="→" onClick={() => step(1)} disabled={all.length < 2}>
              <ChevronRight size={16} />
            </IconButton>
            <Menu
              trigger={<Button icon={<Download size={14} />}>Download</Button>}
              entries={[
                ...downloads.flatMap(([label, one, ending]) =>
                  one === undefined ? [] : [{ label, onSelect: () => save(fileUrl(one), `.${ending}`) }],
                ),
                ...(isDesign ? MADE : []).map(([label, format, ending]) => ({
                  label,
                  onSelect: () => save(toUrl(`${path}/exports/${format}`), ending),
                })),
              ]}
            />
            {!isReadOnly && (
              <>
                <IconButton
                  label="Duplicate"
                  onClick={() =>
                    work.mutate(async () => {
                      const copy = await request<{ name: string }>('POST', `${path}:duplicate`);
                      go(`/${copy.name}`);
                    })
                  }
                >
                  <Copy size={16} />
                </IconButton>
                <IconButton label="Delete" onClick={remove}>
                  <Trash2 size={16} />
                </IconButton>
              </>
            )}
          </>
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
              layout={isDesign && theme === undefined ? layout : undefined}
              shown={shown}
              html={theme === undefined ? undefined : preview?.html}
              element={element}
              onElement={isPicking && !isReadOnly ? setElement : undefined}
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
            <Tabs.Root
              value={tab}
              onValueChange={(next) => {
                setTab(next);
                if (next !== 'theme') setTheme(undefined);
              }}
              className="flex min-h-0 flex-1 flex-col"
            >
              <Tabs.List aria-label="Inspector" className="flex shrink-0 justify-between border-b border-line px-2.5">
                {TABS.map(([value, label]) => (
                  <Tabs.Trigger
                    key={value}
                    value={value}
                    className="relative h-10 px-1.5 text-[13px] font-medium text-soft hover:text-ink data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-1.5 data-[state=active]:after:-bottom-px data-[state=active]:after:h-0.5 data-[state=active]:after:bg-accent"
                  >
                    {label}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
              <div className="min-h-0 flex-1 overflow-y-auto p-4">
                <Tabs.Content value="edit" className="grid grid-cols-1 gap-4">
                  <EditTab
                    project={project}
                    screen={screen}
                    layout={layout}
                    element={element}
                    onElement={setElement}
                    isReadOnly={isReadOnly || !isDesign}
                  />
                  {isDesign && !isReadOnly && (
                    <LinksSection
                      project={project}
                      screen={screen.name}
                      layout={layout}
                      element={layout?.elements.find((one) => one.id === element)}
                      onElement={setElement}
                    />
                  )}
                  <RunList
                    runs={own}
                    onSuggestion={(_, suggestion) => work.mutate(() => edit(project, [id], { prompt: suggestion }))}
                  />
                </Tabs.Content>
                <Tabs.Content value="theme">
                  <ThemeTab
                    project={project}
                    screen={screen}
                    theme={theme}
                    onTheme={setTheme}
                    isReadOnly={isReadOnly || !isDesign}
                  />
                </Tabs.Content>
                <Tabs.Content value="versions">
                  <VersionsTab project={project} screen={screen} isReadOnly={isReadOnly} />
                </Tabs.Content>
                <Tabs.Content value="report">
                  <ReportTab
                    project={project}
                    screen={screen}
                    isDesign={isDesign && isDone}
                    onElement={(next) => {
                      setPicking(true);
                      setElement(next);
                    }}
                  />
                </Tabs.Content>
                <Tabs.Content value="about">
                  <AboutTab project={project} screen={screen} />
                </Tabs.Content>
              </div>
            </Tabs.Root>
          )}
        </aside>
      </div>
      {isNaming && (
        <TitleDialog
          heading="Rename screen"
          title={screen?.title ?? ''}
          action="Rename"
          onClose={() => setNaming(false)}
          onDone={(title) => work.mutate(() => request('PATCH', path, { title }))}
        />
      )}
      <ShortcutList isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} shortcuts={shortcuts} />
    </div>
  );
}
