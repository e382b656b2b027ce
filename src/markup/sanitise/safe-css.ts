import { COLOR_ROLES } from '../../domain/token-roles.ts';

// Every function a value may call. What loads something (url, image, image-set, src, element, cross-fade, attr,
// expression, paint) is absent on purpose.
const FUNCTIONS: ReadonlySet<string> = new Set(
  `var calc min max clamp abs sign round mod rem sin cos tan pow sqrt repeat minmax fit-content
   rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
   linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
   translate translatex translatey translatez translate3d scale scalex scaley scale3d rotate rotatex rotatey rotatez rotate3d
   skew skewx skewy matrix matrix3d perspective cubic-bezier steps linear
   blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
   polygon circle ellipse inset path env counter counters`.split(/\s+/),
);

const PLAIN_CHARACTERS = /^[\w\s#%.,()+*/-]*$/;
const LOCAL_URL = /url\(\s*#[A-Za-z][\w:.-]*\s*\)/g;

/**
 * Whether a CSS value can neither load anything nor leave its declaration: plain characters only (no quotes,
 * backslashes, semicolons, braces, at signs), known functions only, no comments. `url(#id)` passes with `localUrl`.
 */
export function isSafeCssValue(value: string, { localUrl = false }: { localUrl?: boolean } = {}): boolean {
  const rest = localUrl ? value.replace(LOCAL_URL, '') : value;
  if (!PLAIN_CHARACTERS.test(rest) || rest.includes('/*') || rest.includes('//')) return false;
  return [...rest.matchAll(/([\w-]*)\(/g)].every(([, name = '']) => name === '' || FUNCTIONS.has(name.toLowerCase()));
}

const PROPERTIES: ReadonlySet<string> = new Set(
  `width height min-width min-height max-width max-height inline-size block-size aspect-ratio
   top right bottom left inset inset-inline inset-block inset-inline-start inset-inline-end z-index position display float clear
   margin margin-top margin-right margin-bottom margin-left margin-inline margin-block
   padding padding-top padding-right padding-bottom padding-left padding-inline padding-block
   flex flex-grow flex-shrink flex-basis flex-direction flex-wrap order gap row-gap column-gap
   grid grid-area grid-column grid-column-start grid-column-end grid-row grid-row-start grid-row-end grid-template
   grid-template-columns grid-template-rows grid-template-areas grid-auto-columns grid-auto-rows grid-auto-flow
   align-items align-self align-content justify-content justify-items justify-self place-items place-content place-self
   columns column-count column-width columns-gap break-inside
   background background-color background-image background-size background-position background-repeat
   color fill stroke stroke-width stroke-dasharray stroke-dashoffset stroke-linecap stop-color accent-color caret-color
   border border-color border-width border-style border-top border-right border-bottom border-left border-radius
   border-top-color border-right-color border-bottom-color border-left-color outline outline-color outline-offset box-shadow
   font-size font-weight font-style line-height letter-spacing word-spacing text-align text-transform text-indent text-decoration
   text-wrap white-space vertical-align font-variant-numeric writing-mode tab-size hyphens
   opacity transform transform-origin translate rotate scale perspective clip-path filter backdrop-filter mix-blend-mode
   object-fit object-position overflow overflow-x overflow-y visibility isolation
   scroll-snap-type scroll-snap-align scroll-margin-top scroll-padding
   animation-delay animation-duration transition-delay transition-duration view-transition-name
   offset-distance shape-outside list-style-type table-layout border-collapse border-spacing user-select pointer-events cursor`.split(
    /\s+/,
  ),
);

const TOKEN_NAMES: ReadonlySet<string> = new Set(COLOR_ROLES.map((role) => `--${role}`));
const RESERVED_NAME = /^--(tw-|type-|font-|radius-|space-|shadow-|color-)/;

const isAllowedName = (name: string): boolean =>
  PROPERTIES.has(name) || (/^--[a-z][a-z0-9-]*$/.test(name) && !TOKEN_NAMES.has(name) && !RESERVED_NAME.test(name));

export interface Declaration {
  name: string;
  value: string;
}

/** `width: 34%; --x: 2` → its declarations, with what is not safe left out and told to `drop` by its name. */
export function parseStyle(text: string, drop: (name: string) => void): Declaration[] {
  return text.split(';').flatMap((part) => {
    const colon = part.indexOf(':');
    if (colon < 0) {
      if (part.trim() !== '') drop('a broken declaration');
      return [];
    }
    const name = part.slice(0, colon).trim().toLowerCase();
    const value = part
      .slice(colon + 1)
      .replace(/!important/i, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (value !== '' && isAllowedName(name) && isSafeCssValue(value)) return [{ name, value }];
    drop(/^-{0,2}[a-z][a-z-]{0,40}$/.test(name) ? name : 'a broken declaration');
    return [];
  });
}

export const printStyle = (declarations: readonly Declaration[]): string =>
  declarations.map(({ name, value }) => `${name}:${value}`).join(';');

// Tailwind turns a class into CSS, so a class is as hostile as a style sheet.
const CLASS_CHARACTERS = /^[\w\-:/.%!@#,*+&>~=()[\]'$|^]+$/;
const SELECTOR_FUNCTIONS: ReadonlySet<string> = new Set(
  'has not is where nth-child nth-last-child nth-of-type nth-last-of-type lang dir media container supports'.split(' '),
);

/**
 * Whether Tailwind may see this class: no character that ends a style sheet, a string or a rule, known functions
 * only, quotes only around harmless text (`content-['→']` passes by its letters).
 */
export function isSafeClass(name: string): boolean {
  // Nearly every class is of this kind.
  if (/^[a-z0-9:./-]{1,60}$/.test(name) && !name.includes('//')) return true;
  const words = name.replaceAll(/'[\p{L}\p{N}\p{P}\p{S}_]*?'/gu, (quoted) =>
    /[<>\\"`;{}]/.test(quoted) ? quoted : "''",
  );
  if (name.length > 200 || !CLASS_CHARACTERS.test(words) || words.includes('/*') || words.includes('//')) return false;
  if (/@(import|font-face|namespace|charset|page|layer|property|keyframes|document)/i.test(words)) return false;
  return [...words.matchAll(/([a-zA-Z][\w-]*)\(/g)].every(([, called = '']) => isKnownCall(called.toLowerCase()));
}

/** An underscore is a space to Tailwind; a dash before the bracket is its shorthand for a variable, `bg-(--x)`. */
function isKnownCall(called: string): boolean {
  const name = called.slice(called.lastIndexOf('_') + 1);
  return name === '' || name.endsWith('-') || FUNCTIONS.has(name) || SELECTOR_FUNCTIONS.has(name);
}
