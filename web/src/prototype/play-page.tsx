import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useLiveProject } from '../api/live.ts';
import { linksQuery, prototypeUrl } from '../api/prototype.ts';
import { projectQuery, screensQuery } from '../api/projects.ts';
import { ApiError, idOf } from '../api/request.ts';
import { saveFile } from '../api/save-file.ts';
import { NotHere } from '../not-here.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Select } from '../ui/fields.tsx';
import { useShortcuts } from '../ui/shortcuts.tsx';
import { useToasts } from '../ui/toasts.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** The prototype of a project, played. */
export function PlayPage({ project }: { project: string }) {
  const { isGone } = useLiveProject(project);
  const [, go] = useLocation();
  const { fail } = useToasts();
  const [search, setSearch] = useSearchParams();
  const [isSharing, setSharing] = useState(false);
  const { data: about, error } = useQuery(projectQuery(project));
  const { data: screens = [] } = useQuery(screensQuery(project));
  const { data: links } = useQuery(linksQuery(project));
  const start = search.get('start') ?? '';
  const leave = (): void => go(`/projects/${project}`);
  useShortcuts([{ keys: 'Esc', on: 'Escape', does: 'Back to the project', run: leave }]);
  if (isGone || (error instanceof ApiError && error.status === 404)) return <NotHere what="This project" />;
  const pages = screens.filter(({ htmlCode }) => htmlCode?.mimeType === 'text/html');
  // Another address once a screen or a link is another one: the frame then plays what there is now.
  const stand = `${links?.length ?? ''} ${pages.map(({ htmlCode }) => htmlCode?.name).join()}`;
  return (
    <div className="flex h-dvh flex-col">
      <TopBar
        actions={
          <>
            <Button
              icon={<Download size={14} />}
              onClick={() =>
                void saveFile(prototypeUrl(project, start), `${about?.title ?? 'prototype'}.html`).catch(fail)
              }
            >
              Export
            </Button>
            {about?.metadata.userRole === 'OWNER' && (
              <Button icon={<Share2 size={14} />} onClick={() => setSharing(true)}>
                Share
              </Button>
            )}
          </>
        }
      >
        <IconButton label="Back to the project" keys="Esc" onClick={leave}>
          <ArrowLeft size={16} />
        </IconButton>
        <h1 className="min-w-0 truncate text-[13px] font-semibold">{about?.title ?? '…'}</h1>
        <span className="shrink-0 text-[13px] text-soft max-lg:hidden">begins with</span>
        <Select
          label="First screen"
          className="w-44!"
          value={start}
          choices={[
            { value: '', label: 'First that leads on' },
            ...pages.map(({ name, title }) => ({ value: idOf(name), label: title })),
          ]}
          onChange={(next) => setSearch(next === '' ? {} : { start: next }, { replace: true })}
        />
      </TopBar>
      <main className="min-h-0 flex-1">
        {links && pages.length > 0 && (
          <iframe
            key={stand}
            title={`Prototype of ${about?.title ?? 'the project'}`}
            src={prototypeUrl(project, start)}
            sandbox="allow-scripts"
            className="size-full border-0"
          />
        )}
        {links && pages.length === 0 && (
          <p className="p-10 text-center text-[13px] text-soft">There is no finished screen to play yet.</p>
        )}
      </main>
      {isSharing && <ShareDialog project={project} onClose={() => setSharing(false)} />}
    </div>
  );
}
