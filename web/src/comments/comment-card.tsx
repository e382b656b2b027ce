import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { WireElementComment } from '../../../src/contract/shapes/element-comment.ts';
import { isOpen, putInOtherWords, settle, unsay } from '../api/comments.ts';
import { projectQuery, serviceQuery } from '../api/projects.ts';
import { removeOwnComment } from '../history/comment-step.ts';
import { perform, record } from '../history/history.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { TextArea } from '../ui/fields.tsx';
import { toTimeAgo } from '../ui/time-ago.ts';
import { useToasts } from '../ui/toasts.tsx';
import { CommentNumber } from './comment-number.tsx';

interface CommentCardProps {
  project: string;
  comment: WireElementComment;
  /** As its pin on the screen shows it; 0 for one that is seen to. */
  number: number;
  /** What it is said of. */
  place: string;
  /** Absent: it is said of the whole screen. */
  onPlace: (() => void) | undefined;
}

/** One comment: who says it of what, and what can be done with it. */
export function CommentCard({ project, comment, number, place, onPlace }: CommentCardProps) {
  const client = useQueryClient();
  const { fail } = useToasts();
  const { data: service } = useQuery(serviceQuery);
  const { data: about } = useQuery(projectQuery(project));
  const [edited, setEdited] = useState<string>();
  const change = useMutation({
    mutationFn: (run: () => Promise<unknown>) => perform(project, run),
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: ['comments', project] }),
  });
  const isOwn = comment.author === service?.user.name;
  const role = about?.metadata.userRole;
  const toSettle = isOpen(comment);
  const settleIt = (): void =>
    change.mutate(async () => {
      await settle(comment, toSettle);
      record(project, {
        does: toSettle ? 'See to a comment' : 'Open a comment again',
        undo: () => settle(comment, !toSettle),
        redo: () => settle(comment, toSettle),
      });
    });
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <CommentNumber number={number} />
      <div className="grid gap-1">
        <p className="flex items-baseline gap-1.5 text-xs text-soft">
          <span className="truncate text-[13px] font-medium text-ink">{comment.author}</span>
          <span className="shrink-0">{toTimeAgo(comment.createTime)}</span>
        </p>
        {onPlace ? (
          <button
            type="button"
            onClick={onPlace}
            className="justify-self-start truncate rounded text-left text-xs text-accent-ink hover:underline"
          >
            {place}
          </button>
        ) : (
          <p className="text-xs text-soft">{place}</p>
        )}
        {edited === undefined ? (
          <p className="text-[13px] leading-5 break-words whitespace-pre-line">{comment.text}</p>
        ) : (
          <form
            className="grid gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (edited.trim() === '') return;
              change.mutate(() => putInOtherWords(comment, edited.trim()));
              setEdited(undefined);
            }}
          >
            <TextArea
              aria-label="Comment"
              rows={3}
              autoFocus
              maxLength={4_000}
              value={edited}
              onChange={(event) => setEdited(event.target.value)}
            />
            <div className="flex justify-end gap-2">
              <Button onClick={() => setEdited(undefined)}>Cancel</Button>
              <Button look="primary" type="submit" disabled={edited.trim() === ''}>
                Keep
              </Button>
            </div>
          </form>
        )}
        {edited === undefined && (
          <div className="-ml-2 flex">
            {(isOwn || role !== 'READER') && (
              <IconButton
                label={toSettle ? 'This is seen to' : 'Open it again'}
                disabled={change.isPending}
                className="size-7!"
                onClick={settleIt}
              >
                {toSettle ? <CircleCheck size={14} /> : <RotateCcw size={14} />}
              </IconButton>
            )}
            {isOwn && (
              <IconButton label="Other words" className="size-7!" onClick={() => setEdited(comment.text)}>
                <Pencil size={14} />
              </IconButton>
            )}
            {(isOwn || role === 'OWNER') && (
              <IconButton
                label="Remove this comment"
                className="size-7!"
                disabled={change.isPending}
                onClick={() => change.mutate(() => (isOwn ? removeOwnComment(project, comment) : unsay(comment)))}
              >
                <Trash2 size={14} />
              </IconButton>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
