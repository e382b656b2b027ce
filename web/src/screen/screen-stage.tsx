import { Monitor, Smartphone, Tablet, Tv } from 'lucide-react';
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import type { WireElement, WireScreenLayout } from '../../../src/contract/shapes/screen-report.ts';
import type { WireScreen } from '../../../src/contract/shapes/screen.ts';
import { fileUrl } from '../api/request.ts';
import { IconButton } from '../ui/button.tsx';
import { cornerOf, DeviceFrame } from './device-frame.tsx';

export type Shown = 'page' | 'picture';

interface ScreenStageProps {
  screen: WireScreen;
  /** Of the viewport, CSS pixels. */
  width: number;
  onWidth(width: number): void;
  /** Where the elements stand; absent while that is not known. */
  layout: WireScreenLayout | undefined;
  shown: Shown;
  /** Another document in the place of the screen's own: a theme that is tried. */
  html: string | undefined;
  element: string | undefined;
  /** Absent: elements are not selected. */
  onElement: ((element: string | undefined) => void) | undefined;
  tools: ReactNode;
  /** Lies over the page, at its own size: is told how much smaller it is shown. */
  marks?(scale: number): ReactNode;
  /** The words of an element are to be changed where they stand. */
  onWords(element: WireElement): void;
}

const LEAST_PX = 320;
const MOST_PX = 1920;
const DEVICES = [
  { width: 320, label: 'Small phone, 320', icon: <Smartphone size={14} /> },
  { width: 390, label: 'Phone, 390', icon: <Smartphone size={16} /> },
  { width: 768, label: 'Tablet, 768', icon: <Tablet size={16} /> },
  { width: 1280, label: 'Desktop, 1280', icon: <Monitor size={16} /> },
  { width: 1920, label: 'Wide, 1920', icon: <Tv size={16} /> },
];
const MARGIN_PX = 80;

/** As keys of a slider go; undefined: the key is none of them. */
const widthByKey = (key: string, width: number): number | undefined =>
  ({
    ArrowLeft: width - 10,
    ArrowDown: width - 10,
    ArrowRight: width + 10,
    ArrowUp: width + 10,
    PageDown: width - 100,
    PageUp: width + 100,
    Home: LEAST_PX,
    End: MOST_PX,
  })[key];

const clamp = (width: number): number => Math.round(Math.min(MOST_PX, Math.max(LEAST_PX, width)));

/** The screen's own document in a frame of any width, with its elements to point at. */
export function ScreenStage({
  screen,
  width,
  onWidth,
  layout,
  shown,
  html,
  element,
  onElement,
  tools,
  marks,
  onWords,
}: ScreenStageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const scale = room === 0 ? 1 : Math.min(1, (room - MARGIN_PX) / width);
  const isFitting = layout !== undefined && layout.width === width;
  const height = (isFitting ? layout.height : undefined) ?? Number(screen.height);
  const { htmlCode, screenshot, screenMetadata } = screen;
  const isPage = shown === 'page' && htmlCode?.mimeType === 'text/html';

  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const { clientX } = event;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent): void =>
      onWidth(clamp(width + ((moved.clientX - clientX) * 2) / scale));
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', () => handle.removeEventListener('pointermove', move), { once: true });
  };

  return (
    <div className="flex h-full flex-col">
      <div
        className="flex h-10 shrink-0 items-center gap-0.5 border-b border-line bg-panel px-2"
        role="toolbar"
        aria-label="Width"
      >
        {DEVICES.map((device) => (
          <IconButton
            key={device.width}
            label={device.label}
            isPressed={device.width === width}
            onClick={() => onWidth(device.width)}
          >
            {device.icon}
          </IconButton>
        ))}
        <label className="ml-1 flex items-center gap-1 text-xs text-soft">
          <span className="sr-only">Width in pixels</span>
          <input
            key={width}
            type="number"
            min={LEAST_PX}
            max={MOST_PX}
            defaultValue={width}
            onBlur={(event) => onWidth(clamp(Number(event.target.value) || width))}
            onKeyDown={(event) => event.key === 'Enter' && onWidth(clamp(Number(event.currentTarget.value) || width))}
            className="h-7 w-20 rounded-md border border-line bg-panel px-2 text-ink tabular-nums"
          />
          px
        </label>
        <span className="ml-1 text-xs text-soft tabular-nums">{scale < 1 && `${Math.round(scale * 100)} %`}</span>
        <span className="flex-1" />
        {tools}
      </div>
      <div
        ref={place}
        tabIndex={0}
        aria-label="Screen"
        role="region"
        className="min-h-0 flex-1 overflow-auto bg-canvas py-8"
      >
        <div className="relative mx-auto" style={{ width: width * scale, height: height * scale }}>
          <DeviceFrame width={width} scale={scale} />
          <div
            className="absolute top-0 left-0 origin-top-left overflow-hidden bg-white shadow-float"
            style={{ width, height, transform: `scale(${scale})`, borderRadius: cornerOf(width) }}
          >
            {isPage ? (
              <iframe
                key={html === undefined ? htmlCode.name : 'preview'}
                title={`${screen.title}, the page`}
                sandbox=""
                {...(html === undefined ? { src: fileUrl(htmlCode) } : { srcDoc: html })}
                className="size-full border-0"
              />
            ) : screenshot ? (
              <img src={fileUrl(screenshot)} alt={`${screen.title}, its picture`} className="w-full" />
            ) : (
              <p className="grid size-full place-items-center p-6 text-black/70">
                {screenMetadata.statusMessage || 'Nothing to be seen yet'}
              </p>
            )}
            {isPage && onElement && isFitting && (
              <Overlay layout={layout} element={element} onElement={onElement} onWords={onWords} />
            )}
            {screenMetadata.status === 'IN_PROGRESS' && (
              <div className="sweeping pointer-events-none absolute! inset-0" />
            )}
          </div>
          {isPage && isFitting && marks?.(scale)}
          <div
            role="slider"
            tabIndex={0}
            aria-label="Width"
            aria-valuemin={LEAST_PX}
            aria-valuemax={MOST_PX}
            aria-valuenow={width}
            aria-valuetext={`${width} pixels`}
            onPointerDown={drag}
            onKeyDown={(event) => {
              const next = widthByKey(event.key, width);
              if (next === undefined) return;
              event.preventDefault();
              event.stopPropagation();
              onWidth(clamp(next));
            }}
            className="sticky top-[40%] left-full ml-[calc(100%+20px)] flex h-16 w-4 cursor-ew-resize touch-none items-center justify-center rounded"
          >
            <span className="h-12 w-1.5 rounded-full bg-strong" />
          </div>
        </div>
      </div>
    </div>
  );
}

interface OverlayProps {
  layout: WireScreenLayout;
  element: string | undefined;
  onElement(element: string | undefined): void;
  onWords(element: WireElement): void;
}

/** The document runs no script, so what is pointed at is found in its layout. */
function Overlay({ layout, element, onElement, onWords }: OverlayProps) {
  const [hovered, setHovered] = useState<WireElement>();
  const find = (event: PointerEvent<HTMLDivElement> | React.MouseEvent<HTMLDivElement>): WireElement | undefined => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const scale = width / layout.width;
    return elementAt(layout, (event.clientX - left) / scale, (event.clientY - top) / scale);
  };
  const chosen = layout.elements.find(({ id }) => id === element);
  return (
    <div
      className="absolute inset-0 cursor-default"
      onPointerMove={(event) => setHovered(find(event))}
      onPointerLeave={() => setHovered(undefined)}
      onClick={(event) => onElement(find(event)?.id)}
      onDoubleClick={(event) => {
        const found = find(event);
        if (found?.text !== undefined) onWords(found);
      }}
    >
      {hovered && hovered.id !== element && (
        <Outline box={hovered} className="outline-1 outline-[#17714a]/70 outline-dashed" />
      )}
      {chosen && (
        <Outline box={chosen} className="outline-2 outline-[#17714a]">
          <span className="absolute -top-5 left-0 rounded-sm bg-[#17714a] px-1 text-[11px] leading-4 whitespace-nowrap text-white">
            {chosen.name}
          </span>
        </Outline>
      )}
    </div>
  );
}

const Outline = ({ box, className, children }: { box: WireElement; className: string; children?: ReactNode }) => (
  <div
    className={`pointer-events-none absolute outline ${className}`}
    style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
  >
    {children}
  </div>
);

/** The innermost element at a point; of equal ones the one that is painted last. */
function elementAt({ elements }: WireScreenLayout, x: number, y: number): WireElement | undefined {
  const around = elements.filter(
    (one) => x >= one.x && y >= one.y && x <= one.x + one.width && y <= one.y + one.height && one.tag !== 'body',
  );
  return around.reduce<WireElement | undefined>(
    (best, one) => (best === undefined || one.width * one.height <= best.width * best.height ? one : best),
    undefined,
  );
}
