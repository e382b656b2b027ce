import { describe, expect, it } from 'vitest';
import { COLOR_ROLES } from '../../domain/token-roles.ts';
import { PICTURE_KINDS } from '../write/slots.ts';
import { drawPicture } from './draw-picture.ts';
import { listUndrawn } from './list-undrawn.ts';
import { parseBody } from '../../markup/parse-body.ts';
import { PICTURE_STYLES } from './paint/picture-style.ts';
import { PICTURE_FAMILIES } from './picture-families.ts';

const draw = (kind: string, subject: string, aspect = 16 / 9): string =>
  drawPicture({ kind, subject, alt: '', aspect });

const ASPECTS = [8 / 3, 16 / 9, 1, 3 / 4];
const EVERYTHING = PICTURE_KINDS.flatMap((kind) =>
  PICTURE_FAMILIES[kind].objects.map(({ id }) => ({ kind, subject: id.replaceAll('-', ' ') })),
);
const ALL_DRAWN = EVERYTHING.flatMap(({ kind, subject }) => [
  ...ASPECTS.map((aspect) => ({ name: `${kind}: ${subject} at ${aspect}`, kind, svg: draw(kind, subject, aspect) })),
  ...PICTURE_STYLES.map((style) => ({
    name: `${kind}: ${subject} | ${style}`,
    kind,
    svg: draw(kind, `${subject} | ${style}`),
  })),
]);

const ELEMENTS = new Set([
  'svg',
  'defs',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
]);
const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z\d-]*="[^"<>&]*")*)(\/?)>/y;

interface Attribute {
  element: string;
  name: string;
  value: string;
}

/** Reads the whole text as XML of elements only; throws where it is not well formed. */
function readAttributes(svg: string): Attribute[] {
  const open: string[] = [];
  const attributes: Attribute[] = [];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < svg.length) {
    const at = TAG.lastIndex;
    const match = TAG.exec(svg);
    if (match === null) throw new Error(`No tag at ${at}: ${svg.slice(at, at + 60)}`);
    const [, isClosing, element = '', text = '', isEmpty] = match;
    if (isClosing === '/') {
      if (open.pop() !== element) throw new Error(`</${element}> closes nothing at ${at}`);
      continue;
    }
    const found = [...text.matchAll(/ ([a-zA-Z][a-zA-Z\d-]*)="([^"]*)"/g)].map(([, name = '', value = '']) => ({
      element,
      name,
      value,
    }));
    if (new Set(found.map(({ name }) => name)).size !== found.length)
      throw new Error(`<${element}> has an attribute twice`);
    attributes.push({ element, name: '', value: '' }, ...found);
    if (isEmpty !== '/') open.push(element);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is never closed`);
  return attributes;
}

const VARIABLE = `var\\(--(?:${COLOR_ROLES.join('|')})\\)`;
const COLOR = new RegExp(
  `^(?:none|url\\(#[\\w-]+\\)|${VARIABLE}|color-mix\\(in oklab,${VARIABLE} \\d{1,2}%,${VARIABLE}\\))$`,
);

describe('drawPicture', () => {
  it('draws the same bytes for the same request and others for another subject', () => {
    for (const { kind, subject } of EVERYTHING)
      expect({ subject, isSame: draw(kind, subject) === draw(kind, subject) }).toEqual({ subject, isSame: true });
    expect(draw('landscape', 'hills at dawn') === draw('landscape', 'rolling hills at dawn')).toBe(false);
  });

  it.each(PICTURE_KINDS)('draws every %s as well-formed elements, in theme colours only', (kind) => {
    for (const { name, svg } of ALL_DRAWN.filter((drawn) => drawn.kind === kind)) {
      const attributes = readAttributes(svg);
      const strangers = attributes.map(({ element }) => element).filter((element) => !ELEMENTS.has(element));
      const colors = attributes.filter((attribute) => ['fill', 'stroke', 'stop-color'].includes(attribute.name));
      const raw = colors.map(({ value }) => value).filter((value) => !COLOR.test(value));
      const ids = attributes.filter((attribute) => attribute.name === 'id').map(({ value }) => value);
      const lost = [...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id = '']) => id).filter((id) => !ids.includes(id));
      expect({ name, strangers, raw, lost, doubled: ids.length - new Set(ids).size }).toEqual({
        name,
        strangers: [],
        raw: [],
        lost: [],
        doubled: 0,
      });
      expect({ name, slip: /NaN|undefined|Infinity|null|\de-\d/.exec(svg)?.[0] }).toEqual({ name, slip: undefined });
    }
  });

  it.each([
    ['product', 3_000, 4_500],
    ['food', 5_000, 10_500],
    ['portrait', 4_000, 7_500],
    ['avatar', 3_000, 7_500],
    ['logo', 700, 1_100],
    ['abstract', 4_500, 9_000],
    ['map', 9_000, 11_000],
    ['room', 12_000, 18_500],
    ['landscape', 10_000, 19_500],
  ])('keeps a %s under %i bytes in the mean and %i at most', (kind, mean, most) => {
    const sizes = ALL_DRAWN.filter((drawn) => drawn.kind === kind).map(({ svg }) => svg.length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(mean);
    expect(Math.max(...sizes)).toBeLessThan(most);
  });

  it('picks the sheet nearest to the box', () => {
    const boxes = [3, 1.5, 1, 0.7].map((aspect) => /viewBox="([^"]+)"/.exec(draw('landscape', 'hills', aspect))?.[1]);
    expect(boxes).toEqual(['0 0 1280 480', '0 0 640 360', '0 0 400 400', '0 0 300 400']);
    expect(draw('avatar', 'Ada', 3)).toContain('viewBox="0 0 80 80"');
  });

  it('draws what an unknown subject and an unknown kind come nearest to', () => {
    expect(draw('food', 'flurbeline').length).toBeGreaterThan(500);
    expect(draw('scene', 'ramen shop') === draw('food', 'ramen shop')).toBe(true);
  });
});

describe('goods that are not known', () => {
  it('are a pattern, and never a parcel or another thing', () => {
    for (const kind of ['product', 'thing'])
      expect(draw(kind, 'flurbeline') === draw('abstract', 'flurbeline'), kind).toBe(true);
  });

  it('are told of a finished page', () => {
    const page = ['product: flurbeline', 'product: camera', 'food: flurbeline | line', 'portrait: Ada', 'scene: xyzzy'];
    const drawings = page.map((asked, index) => `<svg data-picture="${asked}" data-id="p${index}"></svg>`);
    expect(listUndrawn(parseBody(`<body>${drawings.join('')}</body>`))).toEqual([
      { id: 'p0', asked: 'product: flurbeline' },
      { id: 'p2', asked: 'food: flurbeline | line' },
      { id: 'p4', asked: 'scene: xyzzy' },
    ]);
  });
});

describe('styles', () => {
  const paints = (svg: string): string[] => [
    ...new Set([...svg.matchAll(/(?:fill|stroke)="(?!none)([^"]+)"/g)].map(([, value = '']) => value)),
  ];

  it('contours every shape in line', () => {
    expect(draw('product', 'shoe | line')).toContain('<g stroke="var(--on-');
    expect(draw('product', 'shoe')).not.toContain('<g stroke=');
  });

  it('keeps to five inks in poster', () => {
    for (const { kind, subject } of EVERYTHING.filter((drawn) => !PICTURE_FAMILIES[drawn.kind].hasOneStyle)) {
      expect(paints(draw(kind, `${subject} | poster`)).length, subject).toBeLessThanOrEqual(5);
    }
  });

  it('draws neither gradients nor fine marks in geometric', () => {
    expect(draw('landscape', 'hills | geometric')).not.toContain('Gradient');
    expect(draw('landscape', 'hills | geometric').length).toBeLessThan(draw('landscape', 'hills').length);
  });

  it('takes only a known style for one', () => {
    expect(
      draw('product', 'shoe | scene').replaceAll(/p\w+_/g, '') === draw('product', 'shoe').replaceAll(/p\w+_/g, ''),
    ).toBe(true);
    expect(draw('product', 'shoe | crayon') === draw('product', 'shoe')).toBe(false);
  });

  it('composes all styles alike', () => {
    const silhouettes = PICTURE_STYLES.map(
      (style) => /<ellipse[^>]*rx="([\d.]+)"/.exec(draw('food', `sushi | ${style}`))?.[1],
    );
    expect(new Set(silhouettes).size).toBe(1);
  });
});
