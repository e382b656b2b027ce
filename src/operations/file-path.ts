/** Bounds of a box that the picture is scaled down to fit; an absent side is free. */
export interface ImageSize {
  widthPx?: number;
  heightPx?: number;
}

const MAX_SIDE_PX = 8192;

/** `{id}` or `{id}={suffix}`. */
export function parseFilePath(path: string): { id: string; suffix: string } {
  const [id = '', suffix = ''] = path.split('=', 2);
  return { id, suffix };
}

/**
 * Reads a size suffix: `w1280`, `h900`, `s1024` (both sides), `w780-h1688`. `s0` and anything unknown mean the
 * original; sizes beyond 8192 px are taken as 8192.
 */
export function findImageSize(suffix: string): ImageSize | undefined {
  const size: ImageSize = {};
  for (const option of suffix.split('-')) {
    const match = /^([swh])(\d{1,6})$/.exec(option);
    const px = Math.min(Number(match?.[2] ?? 0), MAX_SIDE_PX);
    if (px === 0) continue;
    if (match?.[1] !== 'h') size.widthPx = px;
    if (match?.[1] !== 'w') size.heightPx = px;
  }
  return size.widthPx === undefined && size.heightPx === undefined ? undefined : size;
}
