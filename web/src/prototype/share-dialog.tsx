import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, Trash2 } from 'lucide-react';
import { serviceQuery } from '../api/projects.ts';
import { sharesQuery } from '../api/prototype.ts';
import { request } from '../api/request.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/fields.tsx';
import { ErrorNotice, Loading } from '../ui/notice.tsx';
import { toTimeAgo } from '../ui/time-ago.ts';
import { useToasts } from '../ui/toasts.tsx';
import { PeopleSection } from './people-section.tsx';

/** Who else works on the project, and links by which others look at it and play it; mount it to open it. */
export function ShareDialog({ project, onClose }: { project: string; onClose(): void }) {
  const client = useQueryClient();
  const { fail } = useToasts();
  const { data: service } = useQuery(serviceQuery);
  const { data: shares, error, refetch } = useQuery(sharesQuery(project));
  const change = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: ['shares', project] }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Share"
      lead="Whoever has a link can look at every screen and play the prototype, and change nothing. It needs no key."
    >
      <div className="grid gap-4">
        {service?.keyed && <PeopleSection project={project} />}
        {service?.keyed && <h3 className="text-xs font-medium text-soft">Links</h3>}
        {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
        {!shares && !error && <Loading label="Links are being read" />}
        {shares && shares.length > 0 && (
          <ul className="grid gap-3">
            {shares.map(({ name, token, url, createTime }) => (
              <li key={name} className="grid gap-1">
                <div className="flex items-center gap-1.5">
                  <TextField
                    readOnly
                    aria-label="Link"
                    value={url}
                    onFocus={(event) => event.target.select()}
                    className="text-xs!"
                  />
                  <CopyButton text={url} />
                  <IconButton
                    label="Revoke this link"
                    onClick={() => change.mutate(() => request('DELETE', `v1/projects/${project}/shares/${token}`))}
                  >
                    <Trash2 size={15} />
                  </IconButton>
                </div>
                <p className="text-xs text-soft">Made {toTimeAgo(createTime)}</p>
              </li>
            ))}
          </ul>
        )}
        {shares && (
          <Button
            look={shares.length === 0 ? 'primary' : 'plain'}
            className="justify-self-start"
            icon={<Link2 size={14} />}
            disabled={change.isPending}
            onClick={() => change.mutate(() => request('POST', `v1/projects/${project}/shares`, {}))}
          >
            {shares.length === 0 ? 'Make a link' : 'Another link'}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
