import { Copy, ExternalLink, Trash2 } from 'lucide-react';
import { IconButton } from '../ui/button.tsx';
import type { ScreenNode } from './canvas-nodes.ts';

interface SelectionBarProps {
  selected: readonly ScreenNode[];
  isReadOnly: boolean;
  onOpen(): void;
  onDuplicate(): void;
  onRemove(): void;
}

/** What can be done with what is selected. */
export const SelectionBar = ({ selected, isReadOnly, onOpen, onDuplicate, onRemove }: SelectionBarProps) => (
  <div
    role="toolbar"
    aria-label="Selection"
    className="arrive absolute top-3 left-1/2 flex -translate-x-1/2 items-center gap-0.5 rounded-lg border border-line bg-panel p-1 shadow-float"
  >
    <span className="max-w-52 truncate px-2 text-[13px] text-soft">
      {selected.length === 1 ? selected[0]?.data.screen.title : `${selected.length} selected`}
    </span>
    <IconButton label="Open" keys="O" onClick={onOpen}>
      <ExternalLink size={15} />
    </IconButton>
    {!isReadOnly && (
      <>
        <IconButton label="Duplicate" keys="D" onClick={onDuplicate}>
          <Copy size={15} />
        </IconButton>
        <IconButton label="Delete" keys="Del" onClick={onRemove}>
          <Trash2 size={15} />
        </IconButton>
      </>
    )}
  </div>
);
