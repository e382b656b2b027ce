import { circlePath } from '../paint/curves.ts';
import { defineObject, type Easel, type PictureFamily } from '../picture-family.ts';
import { findIconPath } from './icon-paths.ts';
import { PLATE_PATTERNS, type PlatePattern, type PlateTones } from './plate-patterns.ts';

// Roles that turn with the mode. A plate is in the theme's colours: in greys it would look like a picture that is missing.
const patterned = (ground: PlateTones['ground'], low: PlateTones['low'], mid: PlateTones['mid']): PlateTones => ({
  ground,
  low,
  mid,
  mark: 'ink-soft',
  accent: 'a-accent',
});
const PATTERNED: readonly PlateTones[] = [
  patterned('a-container', 'paper', 'a-container'),
  patterned('c-container', 'paper', 'c-container'),
  patterned('a-container', 'paper', 'c-container'),
];
/** A small square stands among others in rows: one tint and its light. */
const TINTED: readonly PlateTones[] = [
  patterned('a-container', 'paper', 'a-container'),
  patterned('c-container', 'paper', 'c-container'),
];
const even = (ground: PlateTones['ground'], accent: PlateTones['accent']): PlateTones => ({
  ground,
  low: ground,
  mid: ground,
  mark: 'ink-soft',
  accent,
});
/** A sign is enough to look at: its ground may be even. */
const SIGNED: readonly PlateTones[] = [
  patterned('a-container', 'c-container', 'a-container'),
  even('a-container', 'a-accent'),
  even('c-container', 'c-accent'),
];

const MOST_EMBLEM = 0.62;
const VEIL = 0.66;

/** Patterns of nothing: the others look like a material, which only its own word may call. */
const NEUTRAL: ReadonlySet<string> = new Set(['rings', 'ripples', 'contours']);

/** The sign in a disc that the pattern runs behind, a small arc of the accent at its rim. */
function drawEmblem({ pen, random, frame: { width, height } }: Easel, path: string, tones: PlateTones): void {
  const radius = (Math.min(width, height) * MOST_EMBLEM) / 2;
  const [x, y] = [width / 2, height / 2];
  pen.shade(circlePath(x + radius * 0.06, y + radius * 0.1, radius), 0.12);
  pen.flat('paper', circlePath(x, y, radius));
  const turn = random.next() * Math.PI * 2;
  const at = (angle: number): string => `${x + Math.cos(angle) * radius * 0.86} ${y + Math.sin(angle) * radius * 0.86}`;
  pen.stroke(tones.accent, `M${at(turn)}A${radius * 0.86} ${radius * 0.86} 0 0 1 ${at(turn + 1.1)}`, {
    width: radius * 0.07,
  });
  const scale = (radius * 1.06) / 24;
  pen.at({ x: x - 12 * scale, y: y - 12 * scale, scale }, () => {
    pen.stroke(tones.mark, path, { width: 1.5 });
  });
}

const toObject = (pattern: PlatePattern) =>
  defineObject({
    id: pattern.id,
    words: [pattern.id],
    draw: (easel) => {
      const { pen, frame } = easel;
      const [name = ''] = easel.subject.split(' — ');
      const icon = findIconPath(name.trim());
      const bare = frame.aspect === 'square' ? TINTED : PATTERNED;
      const tones = easel.random.pick(icon === undefined ? bare : SIGNED);
      const sheet = `M0 0h${frame.width}v${frame.height}h${-frame.width}z`;
      pen.flat(tones.ground, sheet);
      // A container may be as strong as the colour that was asked for: what only stands for a picture keeps quiet.
      if (icon === undefined) pen.flat('paper', sheet, VEIL);
      (PLATE_PATTERNS.find(({ words }) => easel.says(...words)) ?? pattern).draw(easel, tones);
      if (icon !== undefined) drawEmblem(easel, icon, tones);
    },
  });

/**
 * What stands for a thing that no family draws: a pattern like its material, with the sign of its kind in the middle
 * where there is one ("snail — a snail on a leaf"), else the ground alone.
 */
export const PLATES: PictureFamily = {
  kind: 'plate',
  objects: PLATE_PATTERNS.map(toObject),
  fallback: PLATE_PATTERNS.map(({ id }) => id).filter((id) => NEUTRAL.has(id)),
  hasOneStyle: true,
  compose: (easel, object) => object.draw(easel),
};
