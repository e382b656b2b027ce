import type { Element } from 'hast';
import { parseClassName, printClassName, type ClassName } from '../class-name.ts';
import { addClasses, findAttribute, isElement, listClasses, setClasses } from '../element.ts';
import type { Note } from '../report.ts';
import { findTextFor, holdsOn, printPaint, type Ground, type Paint } from './ground.ts';
import {
  isBreakpoint,
  isGradient,
  isGroundClass,
  listPaintVariants,
  readPaint,
  toCascade,
  toShare,
  type PaintedProperty,
} from './paint-classes.ts';
import { dropTransparency, isField, showsIcon, showsText } from './transparency.ts';

interface Setting {
  ground: Ground;
  text: Paint;
}

const PAGE: Setting = { ground: ['background'], text: 'on-background' };
/** What `css/base-layer.ts` gives dialogs and popovers. */
const LAYER: Setting = { ground: ['surface-container-high'], text: 'on-surface' };

/**
 * Makes every text hold WCAG AA against what lies under it, read from the classes: a text role that is not guaranteed on
 * its background gives way to one that is, transparency of text is taken away. Covers all breakpoints and states.
 */
export function ensureContrast(body: Element, note: Note): void {
  dropTransparency(body, note);
  for (let round = 0; round < ROUNDS; round++) {
    let changes = 0;
    const count: Note = (step, message) => {
      changes++;
      note(step, message);
    };
    const variants = listPaintVariants(body);
    for (const variant of ['', ...variants]) new ContrastPass(variant, variants, count).visit(body, PAGE);
    if (changes === 0) return;
  }
}

/** What lines are drawn in may stand for an icon on any ground: faint, as it was meant. */
const isLineColor = (paint: Paint): boolean => /^(?:outline|outline-variant)$/.test(paint);

const STRONG_SURFACE: Paint = 'surface-container-highest';

/** What one state needs may be in the way of another; two rounds settle all that is known. */
const ROUNDS = 5;

/** One walk over the body with the classes of one variant in force. */
class ContrastPass {
  private readonly variant: string;
  private readonly cascade: readonly string[];
  private readonly note: Note;

  constructor(variant: string, all: readonly string[], note: Note) {
    this.variant = variant;
    this.cascade = toCascade(variant, all);
    this.note = note;
  }

  /** `around.text` was chosen for `mendedFor`; another ground in between asks for a new look. */
  visit(element: Element, around: Setting, mendedFor: Ground = around.ground): void {
    if (element.tagName === 'svg') return;
    const setting = this.enter(element, around, mendedFor);
    let { ground } = setting;
    for (const child of element.children) {
      if (!isElement(child)) continue;
      this.visit(child, { ...setting, ground }, setting.ground);
      ground = toBackdrop(child) ?? ground;
    }
  }

  /** What is in force inside an element, after its own text colour is mended. */
  private enter(element: Element, outside: Setting, mendedFor: Ground): Setting {
    const around = isLayer(element) ? LAYER : outside;
    this.dropUnfitState(element, around);
    const classes = listClasses(element).map(parseClassName);
    const ground = this.toGround(classes, around.ground);
    const own = this.findOwn(classes, 'text');
    const text = (own && readPaint(own, 'text')) ?? around.text;
    if (own === undefined && ground === mendedFor && !isLayer(element)) {
      if (this.variant === '') this.mendBoxes(element, ground);
      return { ground, text };
    }
    const isSeen = showsText(element) || (showsIcon(element) && !isLineColor(text));
    const setting = !isSeen || holdsOn(text, ground) ? { ground, text } : this.mend(element, own, text, ground, around);
    if (this.variant === '' && isField(element)) this.mendPlaceholder(element, setting);
    if (this.variant === '') this.mendBoxes(element, setting.ground);
    return setting;
  }

  private mend(element: Element, own: ClassName | undefined, text: Paint, ground: Ground, around: Setting): Setting {
    const mended = findTextFor(text, ground);
    if (mended === undefined) return this.flatten(element, text, around);
    const replaced = own?.variant === this.variant ? printClassName(own) : '';
    setClasses(element, [
      ...listClasses(element).filter((name) => name !== replaced),
      `${this.variant}text-${printPaint(mended)}`,
    ]);
    this.note('accessibility', `text ${text} does not read on ${ground.join(' and ')}: now ${mended}`);
    return { ground, text: mended };
  }

  /**
   * No text holds on all colours of a gradient or a tint, or on a mid tone: a tint goes, else the first colour takes the
   * ground, or a strong surface where it holds no text itself.
   */
  private flatten(element: Element, text: Paint, around: Setting): Setting {
    const classes = listClasses(element).map(parseClassName);
    const own = this.findOwn(classes, 'from') ?? this.findOwn(classes, 'bg');
    const isTint = own !== undefined && readPaint(own, 'bg') !== undefined && toShare(own.modifier) <= 50;
    const paint = own && !isTint ? (readPaint(own, 'from') ?? readPaint(own, 'bg')) : undefined;
    const plain = paint !== undefined && findTextFor(text, [paint]) === undefined ? STRONG_SURFACE : paint;
    const ground: Ground = plain === undefined ? around.ground : [plain];
    const mended = findTextFor(text, ground) ?? 'on-surface';
    const rest = classes.filter((name) => name.variant !== this.variant || !isMixed(name));
    setClasses(element, [
      ...rest.map(printClassName),
      ...(plain === undefined ? [] : [`${this.variant}bg-${printPaint(plain)}`]),
      ...(this.hasGradient(rest) ? [`${this.variant}bg-none`] : []),
      `${this.variant}text-${printPaint(mended)}`,
    ]);
    this.note('accessibility', 'made a mixed background plain, since no text reads on all of it');
    return { ground, text: mended };
  }

  /**
   * A state such as `hover:` recolours an element while its content keeps the colours it has, and content cannot know the
   * state: where its text would not read, the state's background goes.
   */
  private dropUnfitState(element: Element, around: Setting): void {
    if (this.variant === '' || isBreakpoint(this.variant)) return;
    const classes = listClasses(element).map(parseClassName);
    const own = classes.filter((name) => name.variant === this.variant && isGroundClass(name));
    if (own.length === 0) return;
    const ground = this.toGround(classes, around.ground);
    if (!this.hasUnfitText(element, ground)) return;
    const dropped = new Set(own.map(printClassName));
    setClasses(
      element,
      listClasses(element).filter((name) => !dropped.has(name)),
    );
    this.note('accessibility', `dropped ${[...dropped].join(' ')}, on which the text in it does not read`);
  }

  private hasUnfitText(element: Element, ground: Ground): boolean {
    return element.children.some((child) => {
      if (!isElement(child) || child.tagName === 'svg') return false;
      const classes = listClasses(child).map(parseClassName);
      if (this.findOwn(classes, 'bg') !== undefined || classes.some(isGradient)) return false;
      const own = this.findOwn(classes, 'text');
      const text = own && readPaint(own, 'text');
      if (text !== undefined) return showsText(child) && !holdsOn(text, ground);
      return this.hasUnfitText(child, ground);
    });
  }

  /** Words before or after an element that do not read take the colour of the element's own. */
  private mendBoxes(element: Element, around: Ground): void {
    const names = listClasses(element);
    if (!names.some((name) => GENERATED_TEXT.test(name))) return;
    const classes = names.map(parseClassName);
    const kept = classes.filter((name) => {
      const text = GENERATED_TEXT.test(printClassName(name)) ? readPaint(name, 'text') : undefined;
      if (text === undefined) return true;
      const own = classes.findLast((other) => other.variant === name.variant && readPaint(other, 'bg') !== undefined);
      const paint = own && readPaint(own, 'bg');
      return holdsOn(text, paint === undefined ? around : tint(paint, toShare(own?.modifier), around));
    });
    if (kept.length === classes.length) return;
    setClasses(element, kept.map(printClassName));
    this.note('accessibility', 'took the colour from words before or after an element, where they would not read');
  }

  private mendPlaceholder(element: Element, { ground, text }: Setting): void {
    if (findAttribute(element, 'placeholder') === undefined) return;
    const classes = listClasses(element).map(parseClassName);
    const own = classes.findLast((name) => name.variant === 'placeholder:' && readPaint(name, 'text') !== undefined);
    const shown = (own && readPaint(own, 'text')) ?? 'on-surface-variant';
    if (holdsOn(shown, ground) && own?.modifier === undefined) return;
    if (own)
      setClasses(
        element,
        listClasses(element).filter((name) => name !== printClassName(own)),
      );
    const mended = holdsOn('on-surface-variant', ground) ? undefined : text;
    if (mended !== undefined) addClasses(element, `placeholder:text-${printPaint(mended)}`);
    this.note('accessibility', 'made a placeholder readable');
  }

  /** The class in force: of the strongest variant in the cascade, the last of equals. */
  private findOwn(classes: readonly ClassName[], property: PaintedProperty): ClassName | undefined {
    return this.findLast(classes, (name) => readPaint(name, property) !== undefined);
  }

  private findLast(classes: readonly ClassName[], fits: (name: ClassName) => boolean): ClassName | undefined {
    const fitting = classes.filter(fits);
    for (const variant of this.cascade) {
      const own = fitting.findLast((name) => name.variant === variant);
      if (own) return own;
    }
    return undefined;
  }

  private hasGradient(classes: readonly ClassName[]): boolean {
    const image = this.findLast(classes, (name) => isGradient(name) || name.utility === 'bg-none');
    return image !== undefined && isGradient(image);
  }

  private toGround(classes: readonly ClassName[], around: Ground): Ground {
    if (this.hasGradient(classes)) {
      const stops = (['from', 'via', 'to'] as const).flatMap((property) => {
        const clear = `${property}-transparent`;
        const name = this.findLast(classes, (one) => one.utility === clear || readPaint(one, property) !== undefined);
        if (name === undefined) return [];
        const paint = readPaint(name, property);
        return paint === undefined ? around : tint(paint, toShare(name.modifier), around);
      });
      if (stops.length > 0) return [...new Set(stops)];
    }
    const own = this.findLast(
      classes,
      (name) => name.utility === 'bg-transparent' || readPaint(name, 'bg') !== undefined,
    );
    const paint = own && readPaint(own, 'bg');
    return own === undefined || paint === undefined ? around : tint(paint, toShare(own.modifier), around);
  }
}

const GENERATED_TEXT = /^(?:before|after|marker):text-/;

const SOLID = 90;
const FAINT = 12;
const MIDDLING = 25;
const LIGHTEST: ReadonlySet<Paint> = new Set<Paint>([
  'background',
  'surface',
  'surface-bright',
  'surface-container-lowest',
  'surface-container-low',
  'surface-container',
]);

/**
 * What a see-through paint makes of its ground. Up to 12 % on a light surface stays among the surfaces' own tones, on all
 * of which the guaranteed texts hold. Up to 25 % stays between the surface and `outline-variant` (tone 80, in dark 30).
 * Beyond that text has to hold on both.
 */
function tint(paint: Paint, share: number, ground: Ground): Ground {
  if (share >= SOLID) return [paint];
  if (share === 0 || ground.length === 0) return ground;
  if (share <= FAINT && ground.every((part) => LIGHTEST.has(part))) return ground;
  if (share <= MIDDLING && ground.every((part) => /^(?:background|surface)/.test(part)))
    return [...ground, 'outline-variant'];
  return [...ground, paint];
}

const isMixed = (name: ClassName): boolean =>
  isGradient(name) ||
  (['bg', 'from', 'via', 'to', 'text'] as const).some((property) => readPaint(name, property) !== undefined);

const isLayer = (element: Element): boolean =>
  element.tagName === 'dialog' || findAttribute(element, 'popover') !== undefined;

/** A share from which a sheet hides what is under it. */
const HIDING = 60;

/** A sheet laid over its parent (`absolute inset-0`) is what the siblings after it stand on; a picture gives no ground. */
function toBackdrop(element: Element): Ground | undefined {
  const names = listClasses(element);
  if (!names.includes('inset-0') || !(names.includes('absolute') || names.includes('fixed'))) return undefined;
  if (element.tagName === 'svg' || element.tagName === 'img') return [];
  const classes = names.map(parseClassName);
  const own = classes.find((name) => name.variant === '' && readPaint(name, 'bg') !== undefined);
  const paint = own && readPaint(own, 'bg');
  if (own !== undefined && paint !== undefined) return toShare(own.modifier) >= HIDING ? [paint] : [];
  return classes.some(isGradient) ? [] : undefined;
}
