import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../ui/button.tsx';
import { useHistory } from './history.ts';
import { useUndo } from './use-undo.ts';

/** Takes the last step back, and does it again. */
export function UndoButtons({ project }: { project: string }) {
  const { undoes, redoes } = useHistory(project);
  const { undo, redo } = useUndo(project);
  return (
    <div className="flex max-md:hidden">
      <IconButton
        label={undoes ? `Undo: ${undoes.does.toLowerCase()}` : 'Undo'}
        keys="Ctrl Z"
        disabled={undoes === undefined}
        onClick={() => undo()}
      >
        <Undo2 size={16} />
      </IconButton>
      <IconButton
        label={redoes ? `Do again: ${redoes.does.toLowerCase()}` : 'Do again'}
        keys="Ctrl Shift Z"
        disabled={redoes === undefined}
        onClick={redo}
      >
        <Redo2 size={16} />
      </IconButton>
    </div>
  );
}
