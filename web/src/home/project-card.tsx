import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CopyPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ListedWireProject } from '../../../src/contract/shapes/project.ts';
import { idOf, request } from '../api/request.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { TitleDialog } from '../ui/title-dialog.tsx';
import { toTimeAgo } from '../ui/time-ago.ts';
import { useToasts } from '../ui/toasts.tsx';
import { ProjectPicture } from './project-picture.tsx';

export function ProjectCard({ project }: { project: ListedWireProject }) {
  const { title, updateTime, metadata } = project;
  const id = idOf(project.name);
  const path = `v1/projects/${id}`;
  const client = useQueryClient();
  const { tell, fail } = useToasts();
  const [isNaming, setNaming] = useState(false);
  const change = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: ['projects'] }),
  });
  const restore = (): void => change.mutate(() => request('POST', `${path}:undelete`));
  const remove = (): void =>
    change.mutate(async () => {
      await request('DELETE', path);
      tell(`“${title}” is in the trash.`, restore);
    });
  return (
    <li className="group relative rounded-lg border border-line bg-panel shadow-card transition-colors focus-within:border-strong hover:border-strong">
      <ProjectPicture project={project} />
      <div className="flex h-14 items-center gap-1 pr-1.5 pl-3.5">
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-[13px] font-medium">
            <Link
              href={`/projects/${id}`}
              className="block truncate py-1 leading-4 after:absolute after:inset-0 after:rounded-lg"
            >
              {title}
            </Link>
          </h3>
          <p className="truncate text-xs text-soft">
            {toTimeAgo(updateTime)}
            {metadata.userRole !== 'OWNER' && ` · ${metadata.userRole === 'EDITOR' ? 'you may change it' : 'to read'}`}
          </p>
        </div>
        <div className="relative">
          <Menu
            trigger={
              <IconButton label={`More of ${title}`}>
                <Ellipsis size={16} />
              </IconButton>
            }
            entries={[
              ...(metadata.userRole === 'READER'
                ? []
                : [{ label: 'Rename', icon: <Pencil size={14} />, onSelect: () => setNaming(true) }]),
              {
                label: 'Duplicate',
                icon: <CopyPlus size={14} />,
                onSelect: () => change.mutate(() => request('POST', `${path}:duplicate`)),
              },
              ...(metadata.userRole === 'OWNER'
                ? [{ label: 'Delete', icon: <Trash2 size={14} />, isDanger: true, onSelect: remove }]
                : []),
            ]}
          />
        </div>
      </div>
      {isNaming && (
        <TitleDialog
          heading="Rename project"
          title={title}
          action="Rename"
          onClose={() => setNaming(false)}
          onDone={(named) => change.mutate(() => request('PATCH', path, { title: named }))}
        />
      )}
    </li>
  );
}
