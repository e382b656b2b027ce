import type { ColorRole, Outline, StatedStyle } from '../outline.ts';
import { type Printing, printWords } from './printing.ts';
import type { Reading } from './reading.ts';
import type { Slice } from './slice.ts';

/** One key of the front matter. */
export interface FrontKey {
  expects: string;
  example: string;
  /** Sets what the value says; false where it says nothing that is expected. */
  read(value: Slice, outline: Outline, reading: Reading): boolean;
  /** The values to print, one line for each. */
  print(outline: Outline, printing: Printing): string[];
}

/** A closed list of values: the first word for each is the one printed. */
function choice<T>(
  words: Record<string, T>,
  set: (outline: Outline, value: T) => void,
  get: (outline: Outline) => T | undefined,
): FrontKey {
  const names = Object.keys(words);
  return {
    expects: names.filter((name, index) => names.findIndex((each) => words[each] === words[name]) === index).join(', '),
    example: names[0] ?? '',
    read({ text }, outline) {
      const name = names.find((each) => each === text.toLowerCase());
      if (name !== undefined) set(outline, words[name] as T);
      return name !== undefined;
    },
    print(outline) {
      const value = get(outline);
      return value === undefined ? [] : names.filter((name) => words[name] === value).slice(0, 1);
    },
  };
}

/** Any words, kept as a text. */
function line(
  example: string,
  set: (outline: Outline, text: string) => void,
  get: (outline: Outline) => string,
): FrontKey {
  return {
    expects: 'words',
    example,
    read(value, outline, reading) {
      set(outline, reading.words(value).text);
      return true;
    },
    print: (outline, printing) => {
      const text = get(outline);
      return text === '' ? [] : [printWords(printing, { text, origin: 'literal' }, /^["']/g)];
    },
  };
}

/** `#b98b4e bronze`; the role is the key. */
const color = (role: ColorRole): FrontKey => ({
  expects: 'a colour as #rrggbb, with its name behind it if it has one',
  example: '#b98b4e bronze',
  read(value, { style }, reading) {
    const [, hex, name] = value.match(/^(#[0-9a-f]{6}|#[0-9a-f]{3})(?: +(.*))?$/di) ?? [];
    if (!hex) return false;
    const digits = hex.text.length === 4 ? hex.text.replace(/[0-9a-f]/gi, '$&$&') : hex.text;
    style.colors.push({ role, hex: digits, ...(name && { name: reading.words(name).text }) });
    return true;
  },
  // Printed together, in the order in which they were stated: `printColors`.
  print: () => [],
});

const ROLES: ReadonlyMap<ColorRole, string> = new Map<ColorRole, string>([
  ['primary', 'primary'],
  ['secondary', 'secondary'],
  ['accent', 'accent'],
  ['background', 'background'],
  ['surface', 'surface'],
  ['text', 'text'],
  ['muted', 'muted'],
  ['line', 'line'],
  ['good', 'good'],
  ['warn', 'warn'],
  ['bad', 'bad'],
  ['any', 'color'],
]);

const USES: readonly StatedStyle['fonts'][number]['use'][] = ['headline', 'body', 'label', 'mono', 'all'];

const fonts: FrontKey = {
  expects: `font names, each with its use in brackets (${USES.join(', ')}) where it is not for all`,
  example: 'Spectral (headline), Inter (body)',
  read(value, { style }, reading) {
    for (const part of value.split(/,/g)) {
      const [, name = part, use] = part.match(/^(.*?) *\((headline|body|label|mono|all)\)$/d) ?? [];
      style.fonts.push({ use: USES.find((each) => each === use?.text) ?? 'all', name: reading.words(name).text });
    }
    return true;
  },
  print: ({ style }, printing) => [
    style.fonts
      .map(({ use, name }) => {
        const written = printWords(printing, { text: name, origin: 'literal' }, /,|\)$|^["']/g);
        return use === 'all' ? written : `${written} (${use})`;
      })
      .join(', '),
  ],
};

const moods: FrontKey = {
  expects: 'words of mood, parted by commas',
  example: 'calm, industrial',
  read(value, { style }, reading) {
    style.moods.push(...value.split(/,/g).map((part) => reading.words(part).text));
    return true;
  },
  print: ({ style }, printing) => [
    style.moods.map((text) => printWords(printing, { text, origin: 'literal' }, /,|^["']/g)).join(', '),
  ],
};

const radius: FrontKey = {
  expects: 'a number of pixels, square or pill',
  example: '12',
  read({ text }, { style }) {
    const number =
      text === 'square' ? 0 : text === 'pill' ? 999 : Number(/^(-?[\d.]+(?:e-?\d+)?)(?: ?px)?$/.exec(text)?.[1]);
    if (Number.isNaN(number)) return false;
    style.radiusPx = number;
    return true;
  },
  print: ({ style }) => (style.radiusPx === undefined ? [] : [String(style.radiusPx)]),
};

const product: FrontKey = {
  expects: 'a name',
  example: 'Krokos Hill',
  read(value, outline, reading) {
    outline.product = reading.words(value);
    return true;
  },
  print: ({ product: name }, printing) => (name ? [printWords(printing, name, /^["']/g)] : []),
};

const statements: FrontKey = {
  expects: 'a statement about the look',
  example: 'generous touch targets',
  read(value, { style }, reading) {
    style.statements.push(reading.words(value));
    return true;
  },
  print: ({ style }, printing) => style.statements.map((words) => printWords(printing, words, /^["']/g)),
};

const YES = { yes: true, no: false, true: true, false: false };

/** The keys in the order in which they are printed. */
export const FRONT_KEYS: ReadonlyMap<string, FrontKey> = new Map<string, FrontKey>([
  [
    'device',
    choice<Outline['device']>(
      {
        mobile: 'MOBILE',
        desktop: 'DESKTOP',
        tablet: 'TABLET',
        any: 'AGNOSTIC',
        phone: 'MOBILE',
        agnostic: 'AGNOSTIC',
      },
      (outline, device) => void (device && (outline.device = device)),
      (outline) => outline.device,
    ),
  ],
  [
    'kind',
    choice<Outline['kind']>(
      { app: 'app', tool: 'tool', site: 'site' },
      (outline, kind) => void (outline.kind = kind),
      (outline) => outline.kind,
    ),
  ],
  [
    'language',
    line(
      'en',
      (outline, text) => void (outline.lang = text),
      (outline) => outline.lang,
    ),
  ],
  ['product', product],
  [
    'purpose',
    line(
      'muster board',
      (outline, text) => void (outline.purpose = text),
      (outline) => outline.purpose,
    ),
  ],
  [
    'mode',
    choice<StatedStyle['mode']>(
      { light: 'LIGHT', dark: 'DARK' },
      ({ style }, mode) => void (mode && (style.mode = mode)),
      ({ style }) => style.mode,
    ),
  ],
  ...[...ROLES].map(([role, name]): [string, FrontKey] => [name, color(role)]),
  ['fonts', fonts],
  ['radius', radius],
  [
    'density',
    choice<StatedStyle['density']>(
      { compact: 'compact', comfortable: 'comfortable', airy: 'airy' },
      ({ style }, density) => void (density && (style.density = density)),
      ({ style }) => style.density,
    ),
  ],
  [
    'shadows',
    choice<StatedStyle['shadows']>(
      { none: 'none', soft: 'soft' },
      ({ style }, shadows) => void (shadows && (style.shadows = shadows)),
      ({ style }) => style.shadows,
    ),
  ],
  [
    'borders',
    choice<StatedStyle['borders']>(
      { none: 'none', hairline: 'hairline' },
      ({ style }, borders) => void (borders && (style.borders = borders)),
      ({ style }) => style.borders,
    ),
  ],
  ['mood', moods],
  ['style', statements],
  [
    'whole',
    choice(
      YES,
      (outline, isWhole) => void (outline.isWhole = isWhole),
      ({ isWhole }) => (isWhole ? undefined : false),
    ),
  ],
  [
    'one-view',
    choice(
      YES,
      (outline, isOneView) => void (isOneView && (outline.isOneView = true)),
      ({ isOneView }) => (isOneView ? true : undefined),
    ),
  ],
]);

/** Prints the front matter with its dashes. */
export function printFrontMatter(outline: Outline, printing: Printing): string[] {
  const lines = [...FRONT_KEYS].flatMap(([name, key]) => [
    ...(name === 'primary' ? printColors(outline, printing) : []),
    ...key.print(outline, printing).flatMap((value) => (value === '' ? [] : `${name}: ${value}`)),
  ]);
  return ['---', ...lines, '---'];
}

/** Colours in the order in which they were stated, which is their weight. */
const printColors = ({ style }: Outline, printing: Printing): string[] =>
  style.colors.map(({ role, hex, name }) => {
    const written = name === undefined ? '' : ` ${printWords(printing, { text: name, origin: 'literal' })}`;
    return `${ROLES.get(role)}: ${hex}${written}`;
  });
