import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Link2Off, Moon, Play, Sun, X } from 'lucide-react';
import { useState } from 'react';
import type { LeanWireScreen } from '../../../src/contract/shapes/screen.ts';
import { sharedQuery } from '../api/prototype.ts';
import { ApiError, fileUrl, toUrl } from '../api/request.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Segmented } from '../ui/fields.tsx';
import { Mark } from '../ui/mark.tsx';
import { useMode } from '../ui/mode.ts';
import { Empty, ErrorNotice, Loading } from '../ui/notice.tsx';
import { useShortcuts } from '../ui/shortcuts.tsx';
import { toTimeAgo } from '../ui/time-ago.ts';

type Shown = 'screens' | 'prototype';

/** A project as whoever has a link to it sees it: its screens, and the prototype where there is one. */
export function SharedPage({ token }: { token: string }) {
  const { data: project, error, refetch } = useQuery(sharedQuery(token));
  const [mode, setMode] = useMode();
  const [chosen, setChosen] = useState<Shown>();
  const [opened, setOpened] = useState<number>();
  const shown = chosen ?? 'screens';
  const isDark = document.documentElement.dataset['mode'] === 'dark';
  const screens = (project?.screens ?? []).filter(({ screenshot }) => screenshot);
  const open = opened === undefined ? undefined : screens[opened];
  const step = (by: number): void => setOpened((at = 0) => (at + by + screens.length) % screens.length);
  useShortcuts(
    open
      ? [
          { keys: '←', on: 'ArrowLeft', does: 'Screen before', run: () => step(-1) },
          { keys: '→', on: 'ArrowRight', does: 'Screen behind', run: () => step(1) },
          { keys: 'Esc', on: 'Escape', does: 'All screens', run: () => setOpened(undefined) },
        ]
      : [],
  );
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <Empty icon={<Link2Off size={20} />} title="This link leads nowhere">
          <p>It may have been revoked. Ask whoever gave it to you for another.</p>
        </Empty>
      </main>
    );
  }
  return (
    <div className="flex h-dvh flex-col">
      <header className="flex h-12 shrink-0 items-center gap-3 border-b border-line bg-panel px-3">
        <span className="p-1">
          <Mark />
        </span>
        <h1 className="min-w-0 truncate text-[13px] font-semibold">{project?.title ?? '…'}</h1>
        {project && (
          <span className="shrink-0 text-xs text-soft max-md:hidden">changed {toTimeAgo(project.updateTime)}</span>
        )}
        <span className="flex-1" />
        {open && (
          <>
            <IconButton label="Screen before" keys="←" onClick={() => step(-1)}>
              <ChevronLeft size={16} />
            </IconButton>
            <IconButton label="Screen behind" keys="→" onClick={() => step(1)}>
              <ChevronRight size={16} />
            </IconButton>
            <Button icon={<X size={14} />} onClick={() => setOpened(undefined)}>
              All screens
            </Button>
          </>
        )}
        {!open && project && project.linkCount > 0 && (
          <Segmented<Shown>
            label="What is shown"
            value={shown}
            choices={[
              { value: 'screens', label: 'Screens' },
              { value: 'prototype', label: 'Prototype', icon: <Play size={13} /> },
            ]}
            onChange={setChosen}
          />
        )}
        <IconButton
          key={mode}
          label={isDark ? 'Light appearance' : 'Dark appearance'}
          onClick={() => setMode(isDark ? 'light' : 'dark')}
        >
          {isDark ? <Sun size={16} /> : <Moon size={16} />}
        </IconButton>
      </header>
      <main className="min-h-0 flex-1 overflow-auto" tabIndex={-1}>
        {error && (
          <div className="mx-auto max-w-md p-6">
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          </div>
        )}
        {!project && !error && <Loading label="The project is being read" />}
        {open && <OpenScreen screen={open} />}
        {project && !open && shown === 'prototype' && (
          <iframe
            title={`Prototype of ${project.title}`}
            src={toUrl(`v1/shared/${token}/prototype`)}
            sandbox="allow-scripts"
            className="block size-full border-0"
          />
        )}
        {project && !open && shown === 'screens' && <Gallery screens={screens} onOpen={setOpened} />}
      </main>
    </div>
  );
}

function Gallery({ screens, onOpen }: { screens: readonly LeanWireScreen[]; onOpen(index: number): void }) {
  if (screens.length === 0) return <p className="p-10 text-center text-[13px] text-soft">No screen is finished yet.</p>;
  return (
    <ul className="mx-auto grid max-w-7xl grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-5 p-6">
      {screens.map(({ name, title, screenshot }, index) => (
        <li key={name}>
          <button type="button" onClick={() => onOpen(index)} className="group block w-full text-left">
            <span className="block h-72 overflow-hidden rounded-lg border border-line bg-panel shadow-card group-hover:border-strong">
              {screenshot && (
                <img
                  src={fileUrl(screenshot, 480)}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover object-top"
                />
              )}
            </span>
            <span className="mt-2 block truncate text-[13px] font-medium">{title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The page itself at its own width, scrolled as a page is. */
const OpenScreen = ({ screen }: { screen: LeanWireScreen }) => {
  const width = Number(screen.width);
  return (
    <div className="flex min-h-full justify-center p-6 max-md:p-0">
      <figure style={{ width, maxWidth: '100%' }} className="shadow-float">
        <figcaption className="sr-only">{screen.title}</figcaption>
        {screen.htmlCode?.mimeType === 'text/html' ? (
          <iframe
            key={screen.name}
            title={screen.title}
            src={fileUrl(screen.htmlCode)}
            sandbox=""
            style={{ height: Number(screen.height) }}
            className="block w-full border-0 bg-white"
          />
        ) : (
          screen.screenshot && <img src={fileUrl(screen.screenshot)} alt={screen.title} className="block w-full" />
        )}
      </figure>
    </div>
  );
};
