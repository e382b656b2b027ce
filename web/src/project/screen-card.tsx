import { Handle, Position, type NodeProps } from '@xyflow/react';
import { FileText, MessageSquare, Palette, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { fileUrl } from '../api/request.ts';
import { useDetail } from './canvas-detail.ts';
import { shownLabel, type GroupNode, type ScreenNode } from './canvas-nodes.ts';

/** Widths of pictures, so that few sizes of each are ever made. */
const PICTURE_WIDTHS = [240, 480, 960, 1920] as const;

/** Where lines to and from other screens begin and end. */
const SIDES = [
  ['source', Position.Left],
  ['source', Position.Right],
  ['target', Position.Left],
  ['target', Position.Right],
] as const;

const toPictureWidth = (shownPx: number): number | undefined =>
  PICTURE_WIDTHS.find((width) => width >= shownPx * Math.min(devicePixelRatio, 2));

/** One placement of a screen, at its true size. */
export const ScreenCard = memo(function ScreenCard({
  data: { instance, screen, commentCount },
  selected,
  width = 0,
}: NodeProps<ScreenNode>) {
  const { scale, isNear } = useDetail();
  const picture = toPictureWidth(width * scale);
  const { screenshot, htmlCode, screenMetadata } = screen;
  const isWorking = screenMetadata.status === 'IN_PROGRESS';
  const isSystem = instance.type === 'DESIGN_SYSTEM_INSTANCE';
  const isNote = screen.screenType === 'DOCUMENT' && !isSystem;
  const isLive = htmlCode?.mimeType === 'text/html' && ((selected && isNear) || (isWorking && !screenshot));
  return (
    <div className="relative size-full">
      {SIDES.map(([type, position]) => (
        <Handle
          key={type + position}
          id={position}
          type={type}
          position={position}
          isConnectable={false}
          className="invisible"
        />
      ))}
      <div className="absolute bottom-full left-0 flex w-[calc(var(--zoom)*100%)] origin-bottom-left scale-[var(--unzoom)] items-center gap-1.5 pb-1.5 text-xs font-medium text-soft">
        {isSystem && <Palette size={12} className="shrink-0 text-accent-ink" aria-hidden />}
        {isNote && <FileText size={12} className="shrink-0" aria-hidden />}
        <span className={`truncate ${selected ? 'text-accent-ink' : ''}`}>{shownLabel(instance)}</span>
        {commentCount > 0 && (
          <span className="flex shrink-0 items-center gap-0.5 text-accent-ink">
            <MessageSquare size={12} aria-label="Open comments" />
            {commentCount}
          </span>
        )}
      </div>
      <div
        data-face
        className={`relative size-full overflow-hidden bg-panel ${isNote ? 'border-t-[calc(3px*var(--unzoom))] border-note shadow-float' : ''} ${selected ? 'outline-[calc(2px*var(--unzoom))] outline-accent' : 'outline-[calc(1px*var(--unzoom))] outline-line'} outline`}
      >
        {isLive ? (
          <iframe
            title={instance.label}
            src={fileUrl(htmlCode)}
            sandbox=""
            tabIndex={-1}
            className="pointer-events-none size-full border-0 bg-white"
          />
        ) : screenshot ? (
          <img
            src={fileUrl(screenshot, picture)}
            alt=""
            draggable={false}
            decoding="async"
            className="block size-full object-cover object-top"
          />
        ) : (
          <div className="grid size-full place-items-center bg-hover p-1 text-center">
            <div className="grid w-[calc(var(--zoom)*100%)] shrink-0 scale-[var(--unzoom)] grid-cols-1 justify-items-center gap-2 text-[13px] text-soft">
              {screenMetadata.status === 'FAILED' && <TriangleAlert size={18} className="text-danger" aria-hidden />}
              <p className="line-clamp-3 max-w-56 wrap-anywhere">{screenMetadata.statusMessage || 'Waiting'}</p>
            </div>
          </div>
        )}
        {isWorking && <div className="sweeping pointer-events-none absolute! inset-0" />}
      </div>
    </div>
  );
});

export const GroupFrame = memo(function GroupFrame({ data: { name } }: NodeProps<GroupNode>) {
  return (
    <div className="relative size-full rounded-[calc(10px*var(--unzoom))] outline-[calc(1px*var(--unzoom))] outline-strong outline-dashed">
      {/* Further away there is no room for it above the names of the next row. */}
      <span className="absolute top-full left-0 w-[calc(var(--zoom)*100%)] origin-top-left opacity-[calc((var(--zoom)-0.185)*1000)] scale-[var(--unzoom)] truncate pt-1.5 text-xs text-soft">
        {name}
      </span>
    </div>
  );
});
