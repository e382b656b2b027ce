import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { understandingQuery } from '../api/screens.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/fields.tsx';
import { ErrorNotice, Loading } from '../ui/notice.tsx';

interface BriefDialogProps {
  prompt: string;
  onClose(): void;
  /** Draws the brief as it was corrected. */
  onDraw(brief: string): void;
}

/** What was understood of a prompt, line by line, to be corrected by hand and drawn. */
export function BriefDialog({ prompt, onClose, onDraw }: BriefDialogProps) {
  const { data: understood, error, refetch } = useQuery(understandingQuery(prompt));
  const [corrected, setCorrected] = useState<string>();
  const brief = corrected ?? understood?.brief ?? '';
  return (
    <Dialog
      isOpen
      wide
      onClose={onClose}
      title="What is understood"
      lead={
        understood?.isOutline === false
          ? 'The prompt leaves the page open, so the designer proposes one. This is what it goes by: correct any line, take lines away or add some, then draw it.'
          : 'Each line is one thing on the page, drawn in this order with these words. Correct what is wrong, then draw it.'
      }
    >
      <div className="grid gap-3">
        {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
        {understood === undefined && !error && <Loading label="The prompt is being read" />}
        {understood && understood.unread.length > 0 && (
          <p className="rounded-md bg-hover px-3 py-2 text-[13px]">
            <span className="text-soft">Not understood: </span>
            {understood.unread.map((words) => `“${words}”`).join(', ')}
          </p>
        )}
        {understood && (
          <>
            <TextArea
              aria-label="Brief"
              spellCheck={false}
              rows={18}
              value={brief}
              onChange={(event) => setCorrected(event.target.value)}
              className="font-mono text-xs"
            />
            <div className="flex justify-end gap-2">
              <Button onClick={onClose}>Cancel</Button>
              <Button look="primary" disabled={brief.trim() === ''} onClick={() => onDraw(brief.trim())}>
                Draw this brief
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
