type Size = Record<'width' | 'height', number>;

const CONSTANT = /<path\b[^>]*\svector-effect="non-scaling-stroke"[^>]*>/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const COMMAND = /([a-z])([^a-z]*(?:e[-+]?\d[^a-z]*)*)/gi;

/**
 * The renderer stretches strokes together with their drawing. A path whose stroke is to keep its width (SVG 2, 13.7.1)
 * is written as large as it is on the page and scaled back, so that the stretch that follows has nothing to do with
 * its stroke. Paths with arcs, transforms or paint servers are left as they are.
 */
export function keepStrokes(source: string, view: Size, box: Size): string {
  if (!source.includes('non-scaling-stroke')) return source;
  const [scaleX, scaleY] = toScale(/preserveAspectRatio="([^"]*)"/.exec(source)?.[1] ?? '', view, box);
  if (![scaleX, scaleY].every((scale) => scale > 0 && Number.isFinite(scale))) return source;
  return source.replace(CONSTANT, (tag) => {
    if (/\stransform="|url\(|\sd="[^"]*a/i.test(tag)) return tag;
    const back = `<path transform="scale(${1 / scaleX} ${1 / scaleY})"`;
    return tag
      .replace('<path', back)
      .replace(/\sd="([^"]*)"/, (_, path: string) => ` d="${scalePath(path, scaleX, scaleY)}"`);
  });
}

/** SVG 2, 8.7. */
function toScale(fit: string, view: Size, box: Size): [number, number] {
  const scale: [number, number] = [box.width / view.width, box.height / view.height];
  if (fit.includes('none')) return scale;
  const both = fit.includes('slice') ? Math.max(...scale) : Math.min(...scale);
  return [both, both];
}

/** The numbers of all commands come in pairs of x and y, but for those of `h` and `v`. */
const scalePath = (path: string, scaleX: number, scaleY: number): string =>
  path.replace(COMMAND, (_, command: string, rest: string) => {
    const only = { h: scaleX, v: scaleY }[command.toLowerCase()];
    const numbers = rest.match(NUMBER) ?? [];
    return (
      command + numbers.map((text, index) => Number(text) * (only ?? (index % 2 === 0 ? scaleX : scaleY))).join(' ')
    );
  });
