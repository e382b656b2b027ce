import { ABSTRACTS } from '../abstract/compose-abstract.ts';
import { circlePath } from '../paint/curves.ts';
import { defineObject, type Easel, type PictureFamily } from '../picture-family.ts';
import { findIconPath } from './icon-paths.ts';
import { PLATE_PATTERNS, type PlatePattern, type PlateTones } from './plate-patterns.ts';

// Roles that turn with the mode. A plate is in the theme's colours: in greys it would look like a picture that is missing.
const GROUNDS: readonly PlateTones[] = [
  { ground: 'a-container', low: 'paper', mid: 'a-container', mark: 'a-accent' },
  { ground: 'c-container', low: 'paper', mid: 'c-container', mark: 'c-accent' },
];

/** In a wide room: a deep ground with a pale sign, or a material in steps of one hue; by night it glares as little. */
const STRONG: readonly PlateTones[] = [
  { ground: 'a30', low: 'a40', mid: 'a50', mark: 'a90' },
  { ground: 'c30', low: 'c40', mid: 'c50', mark: 'c90' },
];

/** A container may be as strong as the colour that was asked for: what only stands for a small picture keeps quiet. */
const VEIL = 0.66;
/** The sign's share of the lower side, where it stands alone on a small square and where it is the picture of a wide room. */
const SIGN = { square: 0.5, wide: 0.62 };

/** Art without a subject: what nobody can draw is no thing, and no thing's material either. */
const ARTS: readonly string[] = ['arches', 'quarters', 'paper-cut', 'facets'];

/** The sign itself on a small square; in a wide room large, with the rings of its own light about it. */
function drawSign({ pen, frame: { width, height, aspect } }: Easel, path: string, tones: PlateTones): void {
  const isSmall = aspect === 'square';
  const least = Math.min(width, height);
  const [x, y] = [width / 2, height / 2];
  if (!isSmall) for (const ring of RINGS) pen.flat(tones.low, circlePath(x, y, least * ring), RING_LIGHT);
  const scale = (least * (isSmall ? SIGN.square : SIGN.wide)) / 24;
  pen.at({ x: x - 12 * scale, y: y - 12 * scale, scale }, () => {
    pen.stroke(tones.mark, path, { width: isSmall ? 1.5 : 0.9 });
  });
}

const RINGS = [1.35, 1.02, 0.72, 0.46];
const RING_LIGHT = 0.42;

/** A small square of nothing known: two quiet discs, the same light as its siblings. */
function drawTile({ pen, random, frame: { width, height } }: Easel, tones: PlateTones): void {
  const isLow = random.next() < 0.5;
  pen.flat(tones.low, circlePath(width * 0.86, height * (isLow ? 0.9 : 0.1), width * 0.62), 0.6);
  pen.flat(tones.mid, circlePath(width * 0.16, height * (isLow ? 0.14 : 0.86), width * 0.34), 0.4);
}

function drawArt(easel: Easel): void {
  const id = easel.random.pick(ARTS);
  ABSTRACTS.objects.find((art) => art.id === id)?.draw(easel);
}

const toObject = (pattern: PlatePattern) =>
  defineObject({
    id: pattern.id,
    words: [pattern.id],
    draw: (easel) => {
      const { pen, frame } = easel;
      const [name = ''] = easel.subject.split(' — ');
      const icon = findIconPath(name.trim());
      const isSmall = frame.aspect === 'square';
      const tones = easel.random.pick(isSmall ? GROUNDS : STRONG);
      const sheet = `M0 0h${frame.width}v${frame.height}h${-frame.width}z`;
      pen.flat(tones.ground, sheet);
      if (isSmall) pen.flat('paper', sheet, VEIL);
      const named = PLATE_PATTERNS.find(({ words }) => easel.says(...words));
      if (icon !== undefined) {
        drawSign(easel, icon, tones);
        return;
      }
      if (named === undefined) {
        if (isSmall) drawTile(easel, tones);
        else drawArt(easel);
        return;
      }
      named.draw(easel, tones);
    },
  });

/**
 * What stands for a thing that no family draws: the sign of its kind where there is one
 * ("snail — a snail on a leaf"), else a pattern like its material, else art without a subject.
 */
export const PLATES: PictureFamily = {
  kind: 'plate',
  objects: PLATE_PATTERNS.map(toObject),
  fallback: PLATE_PATTERNS.map(({ id }) => id),
  hasOneStyle: true,
  compose: (easel, object) => object.draw(easel),
};
