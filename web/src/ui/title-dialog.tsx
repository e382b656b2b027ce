import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Labelled, TextField } from './fields.tsx';

interface TitleDialogProps {
  heading: string;
  title: string;
  action: string;
  onClose(): void;
  onDone(title: string): void;
}

/** Asks for a title; mount it to open it. */
export function TitleDialog({ heading, title, action, onClose, onDone }: TitleDialogProps) {
  const [text, setText] = useState(title);
  return (
    <Dialog isOpen onClose={onClose} title={heading}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          onDone(text.trim());
          onClose();
        }}
      >
        <Labelled label="Title">
          {(id) => (
            <TextField
              id={id}
              autoFocus
              maxLength={200}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Labelled>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" disabled={text.trim() === ''}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
