import type { Element } from 'hast';
import type { Oklab } from 'culori';
import { parseClassName } from '../class-name.ts';
import { forEachElement, listClasses } from '../element.ts';
import type { ColorUse } from './nearest-role.ts';
import { chromaOf, hueDistance, hueOf } from './hue.ts';
import { readColorClass } from './snap-color.ts';

/** The colours of a page that was made without the theme: its ground, and its hues by what they are to it. */
export interface PagePalette {
  ground: Oklab;
  isDark: boolean;
  families: readonly HueFamily[];
}

interface HueFamily {
  hue: number;
  role: Accent;
  /** The colour of this hue that the page uses most. */
  color: Oklab;
}

export type Accent = 'primary' | 'secondary' | 'tertiary' | 'error';

const WHITE: Oklab = { mode: 'oklab', l: 1, a: 0, b: 0 };

/** Chroma in OKLab from which a colour has a hue that was chosen. */
const HUED_CHROMA = 0.06;
/** From here on more chroma is no more of a colour: a warning is brighter than a brand. */
const VIVID_CHROMA = 0.12;
/** Hues nearer than this, in degrees, are shades of one colour. */
const SAME_HUE = 28;
/** Hues in OKLab that say that something is wrong, in degrees. */
const RED = { from: 12, to: 38 };

const CONTROLS: ReadonlySet<string> = new Set(['button', 'a', 'input']);
/** How much a use says about what is the main colour of a page. */
const USE_WEIGHT: Readonly<Record<ColorUse, number>> = { background: 2, text: 1.5, line: 1, fill: 2 };
const CONTROL_FACTOR = 3;

/** A page is made without the theme when it has this many raw colours, and more of them than roles. */
const FEWEST_RAW = 10;

/** Reads a page's own palette; undefined for a body of the dialect, whose few raw colours were chosen beside the theme. */
export function readPagePalette(body: Element, isClientPage: boolean): PagePalette | undefined {
  const uses = listUses(body);
  const raw = uses.filter(({ color }) => color !== undefined).length;
  if (!isClientPage && (raw < FEWEST_RAW || raw < uses.length / 2)) return undefined;
  const ground = findGround(body);
  return { ground, isDark: ground.l < 0.5, families: toFamilies(uses) };
}

interface ColorMention {
  color: Oklab | undefined;
  weight: number;
}

function listUses(body: Element): ColorMention[] {
  const mentions: ColorMention[] = [];
  const visit = (element: Element): 'skip' | void => {
    const factor = CONTROLS.has(element.tagName) ? CONTROL_FACTOR : 1;
    for (const name of listClasses(element)) {
      const parsed = parseClassName(name);
      const read = readColorClass(parsed);
      if (read)
        mentions.push({ color: read.color, weight: (parsed.variant === '' ? 1 : 0.3) * factor * USE_WEIGHT[read.use] });
    }
    return element.tagName === 'svg' ? 'skip' : undefined;
  };
  visit(body);
  forEachElement(body, visit);
  return mentions;
}

/** Deep enough for the frames that applications wrap a page in. */
const FRAME_DEPTH = 3;

/** What the page is painted on: the body's colour, or that of a frame around everything. */
function findGround(body: Element): Oklab {
  let frame: Element | undefined = body;
  let text: Oklab | undefined;
  for (let depth = 0; depth <= FRAME_DEPTH && frame !== undefined; depth++) {
    // Of two classes the later one counts, as in `snap`.
    const painted = listClasses(frame)
      .map(parseClassName)
      .filter(({ variant }) => variant === '')
      .flatMap((name) => readColorClass(name) ?? [])
      .toReversed();
    const ground = painted.find(
      ({ property, color }) => color !== undefined && (property === 'bg' || property === 'from'),
    );
    if (ground?.color !== undefined && ground.alpha > 0.5) return ground.color;
    text ??= painted.find(({ property }) => property === 'text')?.color;
    const inner: Element[] = frame.children.filter((child) => child.type === 'element');
    frame = inner.length === 1 ? inner[0] : undefined;
  }
  return text !== undefined && text.l > 0.8 ? { ...WHITE, l: 0.15 } : WHITE;
}

/** The heaviest hue is the page's main colour; red beside another hue is what warns. */
function toFamilies(uses: readonly ColorMention[]): HueFamily[] {
  const hues: { hue: number; weight: number; color: Oklab; most: number }[] = [];
  const hued = uses.flatMap(({ color, weight }) =>
    color !== undefined && chromaOf(color) >= HUED_CHROMA
      ? [{ color, hue: hueOf(color), weight: weight * Math.min(chromaOf(color), VIVID_CHROMA) }]
      : [],
  );
  for (const { hue, weight, color } of hued) {
    const near = hues.find((other) => hueDistance(other.hue, hue) < SAME_HUE);
    if (near === undefined) hues.push({ hue, weight, color, most: weight });
    else {
      near.weight += weight;
      if (weight > near.most) [near.color, near.most] = [color, weight];
    }
  }
  const roles: Accent[] = ['primary', 'secondary', 'tertiary'];
  return hues
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ hue, color }, index): HueFamily[] => {
      const isRed = index > 0 && hue > RED.from && hue < RED.to;
      const role = isRed ? 'error' : roles.shift();
      return role === undefined ? [] : [{ hue, role, color }];
    });
}
