import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will have happened. */
  lead: string;
  action: string;
  onClose(): void;
  onConfirm(): void;
}

/** Asks before what cannot be undone; mount it to open it. */
export const ConfirmDialog = ({ title, lead, action, onClose, onConfirm }: ConfirmDialogProps) => (
  <Dialog isOpen onClose={onClose} title={title} lead={lead}>
    <div className="flex justify-end gap-2 pt-1">
      <Button onClick={onClose}>Cancel</Button>
      <Button
        look="danger"
        onClick={() => {
          onConfirm();
          onClose();
        }}
      >
        {action}
      </Button>
    </div>
  </Dialog>
);
