import { lexer } from 'css-tree';

const words = (text: string): string[] => text.trim().split(/\s+/);

// What loads something (url, image, image-set, src, element, cross-fade, paint, expression) is absent on purpose; `url` is
// looked at by itself.
const FUNCTIONS: ReadonlySet<string> = new Set(
  words(`var env calc min max clamp abs sign round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp
    repeat minmax fit-content calc-size counter counters symbols
    rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
    linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
    repeating-conic-gradient -webkit-linear-gradient -webkit-radial-gradient
    translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate rotatex rotatey
    rotatez rotate3d skew skewx skewy matrix matrix3d perspective cubic-bezier steps linear
    blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
    polygon circle ellipse inset path rect xywh ray anchor anchor-size format tech`),
);

/** Whether a value may call this function: it computes, paints or shapes, and loads nothing. */
export const isKnownFunction = (name: string): boolean => FUNCTIONS.has(name.toLowerCase());

/** Script by another name, in browsers of old. */
const REFUSED: ReadonlySet<string> = new Set(words('behavior -moz-binding src -webkit-user-modify -moz-user-modify'));

/** Properties of today's browsers that the dictionary of css-tree lacks. */
const ADDED: ReadonlySet<string> = new Set(
  words(`-webkit-box-orient -webkit-box-align -webkit-box-pack -webkit-box-flex -webkit-background-clip
    -webkit-text-size-adjust -moz-text-size-adjust -webkit-margin-start -webkit-margin-end -webkit-transform
    -webkit-transition -webkit-animation -webkit-border-radius -webkit-box-shadow -webkit-backdrop-filter -webkit-filter
    -webkit-box-sizing -webkit-columns -webkit-column-count -webkit-column-gap -webkit-hyphens -webkit-flex
    -webkit-align-items -webkit-justify-content -webkit-order -moz-tab-size -moz-columns -moz-column-count
    -moz-column-gap -webkit-box-decoration-break -webkit-clip-path`),
);

const NAME = /^-{0,1}[a-z][a-z-]*$/;

/** Whether a declaration of this property may stay: CSS that browsers know, without what ran scripts. */
export const isKnownProperty = (name: string): boolean =>
  NAME.test(name) &&
  !REFUSED.has(name) &&
  !name.startsWith('-ms-') &&
  (ADDED.has(name) || lexer.getProperty(name) !== null);
