import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyTrash } from '../api/trash.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useToasts } from '../ui/toasts.tsx';

/** Lets every project in the trash go for good. */
export function EmptyTrashButton() {
  const client = useQueryClient();
  const { tell, fail } = useToasts();
  const [isAsked, setAsked] = useState(false);
  const empty = useMutation({
    mutationFn: () => emptyTrash(),
    onError: fail,
    onSuccess: ({ projects, left }) =>
      tell(
        left === 0
          ? `${projects} ${projects === 1 ? 'project is' : 'projects are'} gone.`
          : `${projects} gone; ${left} stay until the work on them ends.`,
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['projects'] }),
  });
  return (
    <>
      <Button look="danger" disabled={empty.isPending} onClick={() => setAsked(true)}>
        Empty the trash
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Empty the trash?"
          lead="Every project in it is removed with all its screens. This cannot be undone."
          action="Empty the trash"
          onClose={() => setAsked(false)}
          onConfirm={() => empty.mutate()}
        />
      )}
    </>
  );
}
