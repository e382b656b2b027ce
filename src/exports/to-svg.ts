import { escapeXml } from '../render/paint/escape-xml.ts';
import { createDefinitions } from './svg-definitions.ts';
import { toColorAttributes, toElement } from './svg-element.ts';
import { createNames } from './svg-names.ts';
import { shrinkBox, shrinkRadii, toInsets, toPlace, toShape } from './svg-outline.ts';
import { toOutlineStroke, toPaint } from './svg-paint.ts';
import { withoutFarLayers } from './without-far-layers.ts';
import type {
  CornerRadii,
  Drawing,
  LayoutChild,
  LayoutIdentity,
  LayoutNode,
  LayoutTree,
  Matrix,
  Picture,
  TextLine,
} from '../render/layout-tree.ts';
import type { Definitions } from './svg-definitions.ts';
import type { SvgAttributes } from './svg-element.ts';
import type { Names } from './svg-names.ts';

export interface SvgOptions {
  title: string;
  /** Text of the document's `<style id="fonts">`; only its `@font-face` rules with `data:` sources are taken. */
  fontCss?: string;
}

interface Build {
  definitions: Definitions;
  names: Names;
}

/**
 * The page as one SVG file for Figma, Penpot, Inkscape and browsers: live text, one `<text>` per line, in
 * groups named after blocks, parts and controls. No script, no foreign object, no outward reference.
 */
export function toSvg(layout: LayoutTree, { title, fontCss = '' }: SvgOptions): string {
  const build: Build = { definitions: createDefinitions(), names: createNames(['title', 'page']) };
  const size = { width: layout.widthPx, height: layout.heightPx };
  const ground = toElement('rect', { id: 'page', ...size, ...toColorAttributes('fill', layout.background) });
  const body = toNode(withoutFarLayers(layout).root, build);
  const fonts = toFontFaces(fontCss);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">`,
    `<title>${escapeXml(title)}</title>`,
    fonts === '' ? '' : `<style>${fonts}</style>`,
    build.definitions.toSource(),
    ground,
    body,
    '</svg>\n',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function toChild(child: LayoutChild, build: Build): string {
  if (child.kind === 'node') return toNode(child, build);
  if (child.kind === 'text') return toText(child);
  return child.kind === 'drawing' ? toDrawing(child, build) : toPicture(child, build);
}

/** Wrappers that neither paint, clip nor bear a name leave no trace: layers panels stay short. */
function toNode(node: LayoutNode, build: Build): string {
  const { style, box } = node;
  const paint = toPaint(style, box, build.definitions);
  const inner = node.children.map((child) => toChild(child, build)).join('\n');
  const insets = toInsets(style.border);
  const clip =
    style.clips && inner !== '' ? toClip(shrinkBox(box, insets), shrinkRadii(style.radii, insets), build) : undefined;
  const children = clip === undefined ? inner : toElement('g', { 'clip-path': clip }, inner);
  const over = style.outline === undefined ? '' : toOutlineStroke(style.outline, box, style.radii);
  const content = [...paint, children, over].filter((part) => part !== '').join('\n');
  if (content === '') return '';
  const effects = toEffects(style.opacity, style.transform);
  const isNamed = node.block !== undefined || node.part !== undefined || node.label !== undefined;
  const isGroup = isNamed || effects !== undefined || (paint.length > 0 && children !== '');
  return isGroup ? toGroup(node, effects, content, build) : content;
}

const toGroup = (named: LayoutIdentity, effects: SvgAttributes | undefined, content: string, build: Build): string =>
  toElement('g', { id: build.names.take(named.name), 'data-name': named.name, ...effects }, content);

const toClip = (box: LayoutNode['box'], radii: CornerRadii, { definitions }: Build): string =>
  definitions.clip(toShape(box, radii, {}));

function toEffects(opacity: number, transform: Matrix | undefined): SvgAttributes | undefined {
  if (opacity === 1 && transform === undefined) return undefined;
  const matrix = transform?.map((value) => Math.round(value * 1e5) / 1e5).join(' ');
  return {
    opacity: opacity === 1 ? undefined : opacity,
    transform: matrix === undefined ? undefined : `matrix(${matrix})`,
  };
}

const GENERIC = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|-apple-system|emoji|math)$/;

function toText(line: TextLine): string {
  const { text, box, baselineY, font, color, decoration } = line;
  const underline = toLowUnderline(line);
  const families = font.families.map((family) => (GENERIC.test(family) ? family : `'${family.replaceAll("'", '')}'`));
  const settings = [
    font.variantNumeric === 'normal' ? '' : `font-variant-numeric:${font.variantNumeric}`,
    font.featureSettings === 'normal' ? '' : `font-feature-settings:${font.featureSettings.replaceAll('"', "'")}`,
  ].filter((setting) => setting !== '');
  const words = toElement(
    'text',
    {
      x: box.x,
      y: baselineY,
      'font-family': families.join(', '),
      'font-size': font.sizePx,
      'font-weight': font.weight === 400 ? undefined : font.weight,
      'font-style': font.style === 'italic' ? 'italic' : undefined,
      'letter-spacing': font.letterSpacingPx === 0 ? undefined : font.letterSpacingPx,
      'word-spacing': font.wordSpacingPx === 0 ? undefined : font.wordSpacingPx,
      'text-decoration': decoration === 'none' || underline !== '' ? undefined : decoration,
      ...toColorAttributes('fill', color),
      style: settings.length === 0 ? undefined : settings.join(';'),
      'xml:space': /^\s|\s\s/.test(text) ? 'preserve' : undefined,
    },
    escapeXml(text.trimEnd()),
  );
  return underline === '' ? words : `${underline}\n${words}`;
}

/** An underline at a distance of its own: no program that reads SVG text draws one, so it is a bar. */
function toLowUnderline({ box, baselineY, font, color, ...line }: TextLine): string {
  if (line.decoration !== 'underline' || line.underlineOffsetPx === undefined) return '';
  const height = line.decorationThicknessPx ?? Math.max(1, font.sizePx / 16);
  const place = { x: box.x, y: baselineY + line.underlineOffsetPx, width: box.width, height };
  return toElement('rect', { ...place, ...toColorAttributes('fill', color) });
}

/** Ids of drawings are kept apart from the names of groups; they may point into one another. */
const DRAWING_ID = 'art-';

function toDrawing(drawing: Drawing, build: Build): string {
  const { box, clips } = drawing;
  // Of no height, SVG would take the height that the drawing has by itself.
  if (box.width <= 0 || box.height <= 0) return '';
  const source = drawing.svg
    .replace(/(\sid=")/g, `$1${DRAWING_ID}`)
    .replace(/(url\(#|href="#)/g, `$1${DRAWING_ID}`)
    .replace(/^<svg([^>]*)>/, (_, attributes: string) => {
      const kept = attributes.replace(/\s(?:xmlns|x|y|width|height|overflow)="[^"]*"/g, '');
      return `<svg${kept}>`;
    });
  const place = toElement('svg', { ...toPlace(box), overflow: clips ? undefined : 'visible' }).slice(5, -2);
  const svg = source.replace('<svg', `<svg ${place}`);
  return wrap(drawing, svg, clips, build);
}

const RATIOS: Readonly<Record<Picture['fit'], string>> = {
  fill: 'none',
  contain: 'xMidYMid meet',
  cover: 'xMidYMid slice',
};

function toPicture(picture: Picture, build: Build): string {
  const image = { ...toPlace(picture.box), href: picture.href, preserveAspectRatio: RATIOS[picture.fit] };
  return wrap(picture, toElement('image', image), true, build);
}

function wrap(art: Drawing | Picture, content: string, clips: boolean, build: Build): string {
  const isRound = Object.values(art.radii).some((radius) => radius > 0);
  const clipped =
    isRound && clips ? toElement('g', { 'clip-path': toClip(art.box, art.radii, build) }, content) : content;
  return toGroup(art, toEffects(art.opacity, art.transform), clipped, build);
}

function toFontFaces(css: string): string {
  const faces = css.match(/@font-face\s*\{[^{}<]*\}/g) ?? [];
  return faces.filter((face) => !/url\(\s*["']?(?!data:)/i.test(face)).join('');
}
