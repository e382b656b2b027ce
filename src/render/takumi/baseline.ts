import type { Node, Renderer } from '@takumi-rs/core';
import type { ComputedStyle } from '../paint/computed-style.ts';

const PROBE_SIZE_PX = 100;

export const toFontKey = (style: ComputedStyle): string =>
  `${style['font-style']} ${style['font-weight']} ${style['font-family']}`;

/** An empty box on the baseline beside a letter tells where the baseline is. */
export async function measureBaseline(renderer: Renderer, style: ComputedStyle): Promise<number> {
  const font = {
    display: 'block',
    fontFamily: style['font-family'],
    fontWeight: style['font-weight'],
    fontStyle: style['font-style'],
    fontSize: `${PROBE_SIZE_PX}px`,
  };
  const probe: Node = {
    type: 'container',
    style: font,
    children: [
      { type: 'text', text: 'x' },
      { type: 'container', style: { display: 'inline-block', width: '1px', height: '0px' }, children: [] },
    ],
  };
  const measured = await renderer.measure(probe, { width: 4 * PROBE_SIZE_PX });
  const [run] = measured.runs;
  const [onBaseline] = measured.children;
  if (run === undefined || onBaseline === undefined || run.height === 0) return FALLBACK_SHARE;
  return (onBaseline.transform[5] - run.y) / run.height;
}

/** Common text faces: ascent 0.95 of 1.2. */
const FALLBACK_SHARE = 0.79;
