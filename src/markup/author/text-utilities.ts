import { bracket, type Values } from './utility.ts';

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'text-align': {
    left: 'text-left',
    center: 'text-center',
    right: 'text-right',
    start: 'text-start',
    end: 'text-end',
    justify: 'text-justify',
  },
  'text-transform': { uppercase: 'uppercase', lowercase: 'lowercase', capitalize: 'capitalize', none: 'normal-case' },
  'text-decoration-line': { underline: 'underline', 'line-through': 'line-through', none: 'no-underline' },
  'font-style': { italic: 'italic', oblique: 'italic', normal: 'not-italic' },
  'white-space': {
    nowrap: 'whitespace-nowrap',
    pre: 'whitespace-pre',
    'pre-wrap': 'whitespace-pre-wrap',
    'pre-line': 'whitespace-pre-line',
    normal: 'whitespace-normal',
  },
  'text-overflow': { ellipsis: 'text-ellipsis' },
  'list-style-type': { none: 'list-none', disc: 'list-disc', decimal: 'list-decimal' },
  'text-wrap': { balance: 'text-balance', pretty: 'text-pretty' },
  'font-variant-numeric': { 'tabular-nums': 'tabular-nums' },
  'overflow-wrap': { 'break-word': 'wrap-break-word', anywhere: 'wrap-anywhere' },
  'word-break': { 'break-all': 'break-all', 'break-word': 'break-words' },
};
const WEIGHTS: Readonly<Record<string, string>> = {
  100: 'thin',
  200: 'extralight',
  300: 'light',
  400: 'normal',
  500: 'medium',
  600: 'semibold',
  700: 'bold',
  800: 'extrabold',
  900: 'black',
  normal: 'normal',
  bold: 'bold',
  bolder: 'bold',
  lighter: 'light',
};
const CSS_WIDE = /^(?:inherit|initial|unset|revert|normal)$/;

/** Classes for how text is set, its family and size apart. */
export function toTextUtilities(values: Values, isPlain: boolean): string[] {
  return [...values].flatMap(([name, value]): string[] => {
    const word = WORDS[name]?.[value];
    if (word !== undefined) return isPlain && (word === 'not-italic' || word === 'whitespace-normal') ? [] : [word];
    switch (name) {
      case 'font-weight':
        return weight(value);
      case 'line-height':
        return CSS_WIDE.test(value) ? [] : [`leading-${bracket(value)}`];
      case 'letter-spacing':
        return CSS_WIDE.test(value) ? [] : [`tracking-${bracket(value)}`];
      case 'opacity':
        return /^[\d.]+%?$/.test(value) ? [`opacity-${toPercent(value)}`] : [];
      case 'text-indent':
      case 'writing-mode':
        return [`[${name}:${bracket(value).slice(1)}`];
      case 'content':
        return content(value);
      default:
        return [];
    }
  });
}

function weight(value: string): string[] {
  const named =
    WEIGHTS[value] ?? (/^\d{1,3}$/.test(value) ? WEIGHTS[Math.round(Number(value) / 100) * 100] : undefined);
  return named === undefined ? [] : [`font-${named}`];
}

const toPercent = (value: string): number =>
  Math.round(value.endsWith('%') ? Number.parseFloat(value) : Number(value) * 100);

/** `"→"` → `content-['→']`; what is counted or taken from an attribute is not known here. */
function content(value: string): string[] {
  const text = /^(["'])(.*)\1$/.exec(value)?.[2];
  if (text === undefined) return [];
  const shown = text.replaceAll(
    /\\([0-9a-f]{1,6})\s?|\\(.)/gi,
    (_, code: string | undefined, sign: string | undefined) =>
      code === undefined ? (sign ?? '') : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ff_ff)),
  );
  return [`content-['${shown.replaceAll(' ', '_')}']`];
}
