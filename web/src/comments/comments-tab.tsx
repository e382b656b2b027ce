import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import type { WireElementComment } from '../../../src/contract/shapes/element-comment.ts';
import type { WireElement, WireScreenLayout } from '../../../src/contract/shapes/screen-report.ts';
import { commentsQuery, isOpen } from '../api/comments.ts';
import { perform } from '../history/history.ts';
import { sayComment } from '../history/comment-step.ts';
import { Button } from '../ui/button.tsx';
import { Labelled, TextArea } from '../ui/fields.tsx';
import { ErrorNotice, Loading } from '../ui/notice.tsx';
import { useToasts } from '../ui/toasts.tsx';
import { CommentCard } from './comment-card.tsx';

interface CommentsTabProps {
  project: string;
  /** Name of the screen. */
  screen: string;
  layout: WireScreenLayout | undefined;
  /** The element that is selected: what is said is said of it. */
  element: WireElement | undefined;
  onElement(element: string): void;
}

const callOf = ({ name, text }: WireElement): string => text || name;

/** What was said of a screen and of its elements; open first, then what is seen to. */
export function CommentsTab({ project, screen, layout, element, onElement }: CommentsTabProps) {
  const client = useQueryClient();
  const { fail } = useToasts();
  const { data: all, error, refetch } = useQuery(commentsQuery(project));
  const [text, setText] = useState('');
  const saying = useMutation({
    mutationFn: () => perform(project, () => sayComment(project, screen, text.trim(), element?.id)),
    onError: fail,
    onSuccess: () => setText(''),
    onSettled: () => client.invalidateQueries({ queryKey: ['comments', project] }),
  });
  const submit = (): void => {
    if (text.trim() !== '' && !saying.isPending) saying.mutate();
  };
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!all) return <Loading label="Comments are being read" />;
  const own = all.filter((comment) => comment.screen === screen);
  const open = own.filter(isOpen);
  const settled = own.filter((comment) => !isOpen(comment));
  const placeOf = (comment: WireElementComment): string => {
    if (comment.element === undefined) return 'The whole screen';
    const found = layout?.elements.find(({ id }) => id === comment.element);
    return found ? callOf(found) : layout ? 'An element that is gone' : '…';
  };
  const card = (comment: WireElementComment) => (
    <li key={comment.name}>
      <CommentCard
        project={project}
        comment={comment}
        number={open.indexOf(comment) + 1}
        place={placeOf(comment)}
        onPlace={comment.element === undefined ? undefined : () => onElement(comment.element ?? '')}
      />
    </li>
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-2">
        <Labelled label={element ? `Of “${callOf(element).slice(0, 40)}”` : 'Of the whole screen'}>
          {(id) => (
            <TextArea
              id={id}
              rows={3}
              maxLength={4_000}
              placeholder={element ? 'Say something of this element' : 'Say something, or select an element first'}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                event.preventDefault();
                submit();
              }}
            />
          )}
        </Labelled>
        <Button
          look="primary"
          className="justify-self-end"
          icon={<MessageSquarePlus size={14} />}
          disabled={text.trim() === '' || saying.isPending}
          onClick={submit}
        >
          Comment
        </Button>
      </div>
      {own.length === 0 && (
        <p className="text-[13px] leading-5 text-soft">Nobody has said anything of this screen yet.</p>
      )}
      {open.length > 0 && (
        <ol aria-label="Open comments" className="grid grid-cols-1 gap-4">
          {open.map(card)}
        </ol>
      )}
      {settled.length > 0 && (
        <details className="border-t border-line pt-3">
          <summary className="text-[13px] font-medium text-soft">Seen to ({settled.length})</summary>
          <ol aria-label="Comments that are seen to" className="mt-3 grid grid-cols-1 gap-4">
            {settled.map(card)}
          </ol>
        </details>
      )}
    </div>
  );
}
