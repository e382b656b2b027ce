import { useReactFlow } from '@xyflow/react';
import { Maximize, Minus, Plus, Spline } from 'lucide-react';
import { IconButton } from '../ui/button.tsx';
import { canvasPadding } from './canvas-view.ts';

interface CanvasViewBarProps {
  /** Whether something lies over the right side. */
  hasActivity: boolean;
  /** Absent: nothing leads anywhere. */
  showsLinks: boolean | undefined;
  onShowsLinks(shows: boolean): void;
}

/** How the canvas is looked at. */
export function CanvasViewBar({ hasActivity, showsLinks, onShowsLinks }: CanvasViewBarProps) {
  const flow = useReactFlow();
  return (
    <div className="absolute bottom-3 left-3 flex rounded-lg border border-line bg-panel p-0.5 shadow-card max-xl:top-3 max-xl:bottom-auto lg:max-xl:top-32">
      <IconButton label="Further" keys="−" side="top" onClick={() => void flow.zoomOut({ duration: 120 })}>
        <Minus size={15} />
      </IconButton>
      <IconButton label="Nearer" keys="+" side="top" onClick={() => void flow.zoomIn({ duration: 120 })}>
        <Plus size={15} />
      </IconButton>
      <IconButton
        label="Show everything"
        keys="F"
        side="top"
        onClick={() => void flow.fitView({ duration: 240, padding: canvasPadding(hasActivity, innerWidth) })}
      >
        <Maximize size={15} />
      </IconButton>
      {showsLinks !== undefined && (
        <IconButton
          label="Show what leads where"
          side="top"
          isPressed={showsLinks}
          onClick={() => onShowsLinks(!showsLinks)}
        >
          <Spline size={15} />
        </IconButton>
      )}
    </div>
  );
}
