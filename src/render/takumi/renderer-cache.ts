import { measureBaselines, toFontKey } from './baseline.ts';
import type { Renderer } from '@takumi-rs/core';
import type { ComputedStyle } from '../paint/computed-style.ts';
import type { FontFace } from './font-faces.ts';

/** A renderer that knows exactly one set of fonts. */
interface FontRenderer {
  renderer: Renderer;
  /** Measures where the baselines of these styles' fonts lie, each font once. */
  measureBaselines(styles: readonly ComputedStyle[]): Promise<(style: ComputedStyle) => number>;
}

/**
 * Documents carry fonts cut down to their own letters under the same family names, so fonts of one document must
 * not serve another. The variants and edits of a screen share theirs; this many sets are kept.
 */
const MOST_FONT_SETS = 8;
const RENDERER_CACHE_BYTES = 8 * 1024 * 1024;

export interface RendererCache {
  get: (faces: readonly FontFace[]) => Promise<FontRenderer>;
}

export function createRendererCache(): RendererCache {
  const known = new Map<string, Promise<FontRenderer>>();
  return {
    get(faces) {
      const key = faces.map((face) => face.key).join();
      const renderer = known.get(key) ?? openFontRenderer(faces);
      known.delete(key);
      known.set(key, renderer);
      const [oldest] = known.keys();
      if (known.size > MOST_FONT_SETS && oldest !== undefined) known.delete(oldest);
      return renderer;
    },
  };
}

async function openFontRenderer(faces: readonly FontFace[]): Promise<FontRenderer> {
  const { Renderer } = await import('@takumi-rs/core');
  const renderer = new Renderer({ cacheMaxBytes: RENDERER_CACHE_BYTES });
  for (const { family, style, weight, data, ranges } of faces) {
    await renderer.registerFont({
      name: family,
      style,
      weight,
      data,
      ...(ranges === undefined ? {} : { unicodeRange: ranges }),
    });
  }
  const shares = new Map<string, number>();
  return {
    renderer,
    async measureBaselines(styles) {
      const unknown = new Map<string, ComputedStyle>();
      for (const style of styles) if (!shares.has(toFontKey(style))) unknown.set(toFontKey(style), style);
      const measured = unknown.size === 0 ? [] : await measureBaselines(renderer, [...unknown.values()]);
      for (const [index, key] of [...unknown.keys()].entries()) shares.set(key, measured[index] ?? 0);
      return (style) => shares.get(toFontKey(style)) ?? 0;
    },
  };
}
