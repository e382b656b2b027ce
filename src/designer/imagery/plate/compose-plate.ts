import { circlePath } from '../paint/curves.ts';
import { defineObject, type Easel, type PictureFamily } from '../picture-family.ts';
import { findIconPath } from './icon-paths.ts';
import { PLATE_PATTERNS, type PlatePattern, type PlateTones } from './plate-patterns.ts';

// Roles that turn with the mode. A plate is in the theme's colours: in greys it would look like a picture that is missing.
const GROUNDS: readonly PlateTones[] = [
  { ground: 'a-container', low: 'paper', mid: 'a-container', mark: 'a-accent' },
  { ground: 'c-container', low: 'paper', mid: 'c-container', mark: 'c-accent' },
];

/** A container may be as strong as the colour that was asked for: what only stands for a picture keeps quiet. */
const VEIL = 0.66;
/** Of a pattern without a sign only so much is seen. */
const PATTERN_VEIL = 0.5;
/** The sign's share of the lower side, where it stands alone on a small square and where it stands in a wide room. */
const SIGN = { square: 0.5, wide: 0.36 };

/** Patterns of nothing: the others look like a material, which only its own word may call. */
const NEUTRAL: ReadonlySet<string> = new Set(['rings', 'ripples', 'contours']);

/** The sign itself, without a frame; in a wide room it stands before a disc of light. */
function drawSign({ pen, frame: { width, height, aspect } }: Easel, path: string, tones: PlateTones): void {
  const isSmall = aspect === 'square';
  const least = Math.min(width, height);
  const [x, y] = [width / 2, height / 2];
  if (!isSmall) pen.flat(tones.low, circlePath(x, y, least * SIGN.wide), 0.7);
  const scale = (least * (isSmall ? SIGN.square : SIGN.wide)) / 24;
  pen.at({ x: x - 12 * scale, y: y - 12 * scale, scale }, () => {
    pen.stroke(tones.mark, path, { width: 1.5 });
  });
}

/** A small square of nothing known: two quiet discs, the same light as its siblings. */
function drawTile({ pen, random, frame: { width, height } }: Easel, tones: PlateTones): void {
  const isLow = random.next() < 0.5;
  pen.flat(tones.low, circlePath(width * 0.86, height * (isLow ? 0.9 : 0.1), width * 0.62), 0.6);
  pen.flat(tones.mid, circlePath(width * 0.16, height * (isLow ? 0.14 : 0.86), width * 0.34), 0.4);
}

const toObject = (pattern: PlatePattern) =>
  defineObject({
    id: pattern.id,
    words: [pattern.id],
    draw: (easel) => {
      const { pen, frame } = easel;
      const [name = ''] = easel.subject.split(' — ');
      const icon = findIconPath(name.trim());
      const tones = easel.random.pick(GROUNDS);
      const sheet = `M0 0h${frame.width}v${frame.height}h${-frame.width}z`;
      pen.flat(tones.ground, sheet);
      pen.flat('paper', sheet, VEIL);
      const named = PLATE_PATTERNS.find(({ words }) => easel.says(...words));
      if (icon !== undefined) {
        drawSign(easel, icon, tones);
        return;
      }
      if (frame.aspect === 'square' && named === undefined) {
        drawTile(easel, tones);
        return;
      }
      (named ?? pattern).draw(easel, tones);
      pen.flat('paper', sheet, PATTERN_VEIL);
    },
  });

/**
 * What stands for a thing that no family draws: the sign of its kind where there is one
 * ("snail — a snail on a leaf"), else a pattern like its material, else a quiet ground.
 */
export const PLATES: PictureFamily = {
  kind: 'plate',
  objects: PLATE_PATTERNS.map(toObject),
  fallback: PLATE_PATTERNS.map(({ id }) => id).filter((id) => NEUTRAL.has(id)),
  hasOneStyle: true,
  compose: (easel, object) => object.draw(easel),
};
