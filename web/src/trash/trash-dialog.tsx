import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { LeanWireScreen } from '../../../src/contract/shapes/screen.ts';
import { fileUrl, request } from '../api/request.ts';
import { emptyTrash, purge, trashedScreensQuery } from '../api/trash.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Empty, ErrorNotice, Loading } from '../ui/notice.tsx';
import { useToasts } from '../ui/toasts.tsx';

interface TrashDialogProps {
  project: string;
  /** Only an owner may let things go for good. */
  isOwner: boolean;
  onClose(): void;
}

/** The screens of a project that were deleted, to be put back where they stood or to go for good. */
export function TrashDialog({ project, isOwner, onClose }: TrashDialogProps) {
  const client = useQueryClient();
  const { fail } = useToasts();
  const { data: screens, error, refetch } = useQuery(trashedScreensQuery(project));
  const [asked, setAsked] = useState<LeanWireScreen | 'all'>();
  const change = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: ['screens', project] }),
  });
  if (asked !== undefined) {
    const isAll = asked === 'all';
    return (
      <ConfirmDialog
        title={isAll ? 'Empty the trash?' : `Delete “${asked.title}” for good?`}
        lead={`${isAll ? 'Its screens' : 'The screen'} and all versions of ${isAll ? 'them' : 'it'} are removed. This cannot be undone.`}
        action={isAll ? 'Empty the trash' : 'Delete for good'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => change.mutate(() => (isAll ? emptyTrash(project) : purge(asked.name)))}
      />
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Deleted screens"
      lead="What is put back stands where it stood, with every version."
    >
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!screens && !error && <Loading label="The trash is being read" />}
      {screens?.length === 0 && (
        <Empty icon={<Trash2 size={20} />} title="The trash is empty">
          Screens that you delete wait here.
        </Empty>
      )}
      {screens && screens.length > 0 && (
        <div className="grid gap-4">
          <ul className="grid gap-2">
            {screens.map((screen) => (
              <li key={screen.name} className="flex items-center gap-3">
                <div className="h-14 w-11 shrink-0 overflow-hidden rounded border border-line bg-hover">
                  {screen.screenshot && (
                    <img
                      src={fileUrl(screen.screenshot, 240)}
                      alt=""
                      loading="lazy"
                      className="size-full object-cover object-top"
                    />
                  )}
                </div>
                <h3 className="min-w-0 flex-1 truncate text-[13px] font-medium">{screen.title}</h3>
                <Button
                  icon={<RotateCcw size={14} />}
                  disabled={change.isPending}
                  onClick={() => change.mutate(() => request('POST', `v1/${screen.name}:undelete`))}
                >
                  Put back
                </Button>
                {isOwner && (
                  <IconButton label={`Delete ${screen.title} for good`} onClick={() => setAsked(screen)}>
                    <X size={15} />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
          {isOwner && (
            <Button look="danger" className="justify-self-end" onClick={() => setAsked('all')}>
              Empty the trash
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
