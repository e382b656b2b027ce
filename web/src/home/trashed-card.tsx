import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import type { ListedWireProject } from '../../../src/contract/shapes/project.ts';
import { request } from '../api/request.ts';
import { purge } from '../api/trash.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toTimeAgo } from '../ui/time-ago.ts';
import { useToasts } from '../ui/toasts.tsx';
import { ProjectPicture } from './project-picture.tsx';

/** A project in the trash: it is put back, or goes for good. */
export function TrashedCard({ project }: { project: ListedWireProject }) {
  const { name, title, updateTime } = project;
  const client = useQueryClient();
  const { fail } = useToasts();
  const [isAsked, setAsked] = useState(false);
  const change = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: ['projects'] }),
  });
  return (
    <li className="rounded-lg border border-line bg-panel shadow-card">
      <ProjectPicture project={project} />
      <div className="flex h-14 items-center gap-1 pr-1.5 pl-3.5">
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-[13px] font-medium">{title}</h3>
          <p className="truncate text-xs text-soft">{toTimeAgo(updateTime)}</p>
        </div>
        <Button
          icon={<RotateCcw size={14} />}
          disabled={change.isPending}
          onClick={() => change.mutate(() => request('POST', `v1/${name}:undelete`))}
        >
          Put back
        </Button>
        <IconButton label={`Delete ${title} for good`} onClick={() => setAsked(true)}>
          <X size={15} />
        </IconButton>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={`Delete “${title}” for good?`}
          lead="The project and every screen in it are removed. This cannot be undone."
          action="Delete for good"
          onClose={() => setAsked(false)}
          onConfirm={() => change.mutate(() => purge(name))}
        />
      )}
    </li>
  );
}
