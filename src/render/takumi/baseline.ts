import type { MeasuredNode, Node, Renderer } from '@takumi-rs/core';
import type { ComputedStyle } from '../paint/computed-style.ts';

const PROBE_SIZE_PX = 100;

export const toFontKey = (style: ComputedStyle): string =>
  `${style['font-style']} ${style['font-weight']} ${style['font-family']}`;

/** Where the baselines of these styles' fonts lie, as shares of the height of a line from its top. */
export async function measureBaselines(renderer: Renderer, styles: readonly ComputedStyle[]): Promise<number[]> {
  const probes: Node = { type: 'container', style: { display: 'block' }, children: styles.map(toProbe) };
  const measured = await renderer.measure(probes, { width: 4 * PROBE_SIZE_PX });
  return measured.children.map(toShare);
}

/** An empty box on the baseline beside a letter tells where the baseline is. */
const toProbe = (style: ComputedStyle): Node => ({
  type: 'container',
  style: {
    display: 'block',
    fontFamily: style['font-family'],
    fontWeight: style['font-weight'],
    fontStyle: style['font-style'],
    fontSize: `${PROBE_SIZE_PX}px`,
  },
  children: [
    { type: 'text', text: 'x' },
    { type: 'container', style: { display: 'inline-block', width: '1px', height: '0px' }, children: [] },
  ],
});

function toShare({ runs: [run], children: [onBaseline], transform }: MeasuredNode): number {
  if (run === undefined || onBaseline === undefined || run.height === 0) return FALLBACK_SHARE;
  return (onBaseline.transform[5] - transform[5] - run.y) / run.height;
}

/** Common text faces: ascent 0.95 of 1.2. */
const FALLBACK_SHARE = 0.79;
