import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Columns2, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { LeanWireScreenVersion } from '../../../src/contract/shapes/screen-version.ts';
import type { WireScreen } from '../../../src/contract/shapes/screen.ts';
import { fileUrl, idOf, request } from '../api/request.ts';
import { changesQuery, versionsQuery } from '../api/screens.ts';
import { perform } from '../history/history.ts';
import { changeScreens } from '../history/version-step.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorNotice, Loading } from '../ui/notice.tsx';
import { toTimeAgo } from '../ui/time-ago.ts';
import { useToasts } from '../ui/toasts.tsx';

interface VersionsTabProps {
  project: string;
  screen: WireScreen;
  isReadOnly: boolean;
}

/** Every state that the screen was in; each can be held against the newest and brought back. */
export function VersionsTab({ project, screen, isReadOnly }: VersionsTabProps) {
  const id = idOf(screen.name);
  const client = useQueryClient();
  const { tell, fail } = useToasts();
  const { data: versions, error } = useQuery(versionsQuery(project, id));
  const [compared, setCompared] = useState<LeanWireScreenVersion>();
  const restore = useMutation({
    mutationFn: (version: string) =>
      perform(project, () =>
        changeScreens({
          project,
          does: `Bring back version ${version}`,
          screens: [screen.name],
          change: () => request('POST', `v1/${screen.name}:restore`, { version }),
        }),
      ),
    onError: fail,
    onSuccess: (_, from) => {
      setCompared(undefined);
      tell(`Version ${from} is back, as a version of its own.`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['screen', id] }),
  });
  if (error) return <ErrorNotice error={error} />;
  if (!versions) return <Loading label="Versions are being read" />;
  const [newest] = versions;
  return (
    <>
      <ol className="grid gap-3">
        {versions.map((kept) => (
          <li key={kept.version} className="flex gap-3">
            <div className="h-20 w-16 shrink-0 overflow-hidden rounded-md border border-line bg-hover">
              {kept.screenshot && (
                <img
                  src={fileUrl(kept.screenshot, 240)}
                  alt=""
                  loading="lazy"
                  className="size-full object-cover object-top"
                />
              )}
            </div>
            <div className="grid min-w-0 flex-1 content-start gap-0.5">
              <h3 className="text-[13px] font-medium">
                Version {kept.version}
                {kept === newest && <span className="ml-1.5 font-normal text-accent-ink">now</span>}
              </h3>
              <p className="text-xs text-soft">{toTimeAgo(kept.createTime)}</p>
              {kept !== newest && (
                <div className="-ml-2 flex">
                  <IconButton label={`Compare version ${kept.version} with now`} onClick={() => setCompared(kept)}>
                    <Columns2 size={15} />
                  </IconButton>
                  {!isReadOnly && (
                    <IconButton
                      label={`Bring back version ${kept.version}`}
                      disabled={restore.isPending}
                      onClick={() => restore.mutate(kept.version)}
                    >
                      <RotateCcw size={15} />
                    </IconButton>
                  )}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
      {compared && newest && (
        <Dialog isOpen wide onClose={() => setCompared(undefined)} title={`Version ${compared.version} and now`}>
          <div className="grid gap-4">
            <div className="grid grid-cols-2 gap-3">
              {[compared, newest].map((kept) => (
                <figure key={kept.version} className="grid gap-1.5">
                  <figcaption className="text-xs text-soft">
                    Version {kept.version}, {toTimeAgo(kept.createTime)}
                  </figcaption>
                  <div
                    tabIndex={0}
                    role="region"
                    aria-label={`Version ${kept.version}`}
                    className="max-h-96 overflow-y-auto rounded-md border border-line"
                  >
                    {kept.screenshot && (
                      <img
                        src={fileUrl(kept.screenshot, 960)}
                        alt={`Picture of version ${kept.version}`}
                        className="w-full"
                      />
                    )}
                  </div>
                </figure>
              ))}
            </div>
            <Changes project={project} id={id} version={newest.version} since={compared.version} />
            {!isReadOnly && (
              <Button
                className="justify-self-end"
                icon={<RotateCcw size={14} />}
                disabled={restore.isPending}
                onClick={() => restore.mutate(compared.version)}
              >
                Bring back version {compared.version}
              </Button>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

function Changes({ project, id, version, since }: { project: string; id: string; version: string; since: string }) {
  const { data: changes, error } = useQuery(changesQuery(project, id, version, since));
  if (error) return <ErrorNotice error={error} />;
  return <p className="text-[13px] leading-5 whitespace-pre-line">{changes?.text ?? 'Comparing …'}</p>;
}
