/** Widths below which a page stands in a phone, and in a tablet; wider ones stand in a window. */
const PHONE_BELOW_PX = 600;
const TABLET_BELOW_PX = 1_000;

/** Height of the bar of a window, in pixels as they are shown. */
const BAR_PX = 22;

interface DeviceFrameProps {
  /** Of the page, CSS pixels. */
  width: number;
  /** Of the page as it is shown, to the page as it is. */
  scale: number;
}

/** What a page of this width is looked at on, drawn around it; it takes no room of its own. */
export function DeviceFrame({ width, scale }: DeviceFrameProps) {
  if (width >= TABLET_BELOW_PX) {
    return (
      <div
        aria-hidden
        className="absolute inset-x-0 bottom-full flex items-center gap-1.5 rounded-t-lg border border-b-0 border-line bg-panel px-2.5"
        style={{ height: BAR_PX }}
      >
        {['close', 'smaller', 'larger'].map((knob) => (
          <span key={knob} className="size-2 rounded-full bg-strong/50" />
        ))}
      </div>
    );
  }
  const rim = (width < PHONE_BELOW_PX ? 10 : 16) * scale;
  const radius = cornerOf(width) * scale + rim;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute border-[#1b1c1a] shadow-float outline outline-[#4a4b47]"
      style={{ inset: -rim, borderWidth: rim, borderRadius: radius }}
    />
  );
}

/** Of the page's corners, CSS pixels. */
export function cornerOf(width: number): number {
  if (width < PHONE_BELOW_PX) return 36;
  return width < TABLET_BELOW_PX ? 18 : 0;
}
