import type { Element } from 'hast';
import { findAttribute, forEachElement, isElement, listClasses, replaceElement } from '../element.ts';
import { indexIds, renameReferences } from '../element-ids.ts';
import { DEFAULT_LIMITS } from '../../domain/limits.ts';
import { parseBody } from '../parse-body.ts';
import type { DrawPicture, PictureRequest } from '../picture.ts';
import type { Note } from '../report.ts';
import { clean } from '../sanitise/sanitise.ts';
import { findAspect } from './picture-aspect.ts';

const DEFAULT_KIND = 'scene';

/**
 * Draws every `<img data-picture="kind: subject" alt="…">`, and every image that lost its outside address, as inline SVG
 * that keeps the image's classes and ids. Ids within a picture get a prefix of their own.
 */
export function resolvePictures(body: Element, drawPicture: DrawPicture, note: Note): void {
  let prefix = 0;
  const taken = indexIds(body);
  forEachElement(body, (element) => {
    if (element.tagName === 'svg') return 'skip';
    const request = findRequest(element, note);
    if (request === undefined) return undefined;
    do prefix++;
    while (taken.has(`p${prefix}`));
    const drawing = draw(request, drawPicture, note);
    if (drawing === undefined) return undefined;
    prefixIds(drawing, `p${prefix}`);
    replaceElement(element, dress(drawing, element, request));
    return 'skip';
  });
}

function findRequest(element: Element, note: Note): PictureRequest | undefined {
  if (element.tagName !== 'img' || findAttribute(element, 'src') !== undefined) return undefined;
  const alt = findAttribute(element, 'alt') ?? '';
  const asked = findAttribute(element, 'dataPicture');
  if (asked === undefined) note('pictures', 'drew a picture in place of an image that cannot be loaded');
  const [kind = '', ...subject] = (asked ?? `${DEFAULT_KIND}: ${alt}`).split(':');
  const aspect = findAspect(element);
  return subject.length === 0
    ? { kind: DEFAULT_KIND, subject: kind.trim(), alt, aspect }
    : { kind: kind.trim().toLowerCase(), subject: subject.join(':').trim(), alt, aspect };
}

/** The picture as a clean `svg`; undefined when what was drawn is none. */
function draw(request: PictureRequest, drawPicture: DrawPicture, note: Note): Element | undefined {
  const drawing = parseBody(drawPicture(request), DEFAULT_LIMITS).children.find((node) => isElement(node));
  if (isElement(drawing) && drawing.tagName === 'svg') return clean(drawing, note);
  note('pictures', `no picture could be drawn for "${request.kind}: ${request.subject.slice(0, 40)}"`);
  return undefined;
}

function prefixIds(drawing: Element, prefix: string): void {
  const rename = (id: string): string => `${prefix}-${id}`;
  const visit = (element: Element): void => {
    const id = findAttribute(element, 'id');
    if (id !== undefined) element.properties['id'] = rename(id);
  };
  visit(drawing);
  forEachElement(drawing, visit);
  renameReferences(drawing, rename);
}

/** The drawing with the attributes of the image it stands for. */
function dress(drawing: Element, image: Element, { kind, subject, alt }: PictureRequest): Element {
  const {
    src: _src,
    alt: _alt,
    width: _width,
    height: _height,
    className: _classes,
    role: _role,
    ...kept
  } = image.properties;
  const { className: _own, width: _ownWidth, height: _ownHeight, ...drawn } = drawing.properties;
  const naming = alt === '' ? { ariaHidden: 'true' } : { role: 'img', ariaLabel: alt };
  return {
    ...drawing,
    properties: {
      ...kept,
      dataPicture: `${kind}: ${subject}`,
      className: toSvgClasses(image),
      preserveAspectRatio: toFit(image),
      ...drawn,
      ...naming,
    },
  };
}

/** `object-fit` does nothing for an inline `svg`; `preserveAspectRatio` says the same. */
const toFit = (image: Element): string =>
  listClasses(image).includes('object-contain') ? 'xMidYMid meet' : 'xMidYMid slice';

function toSvgClasses(image: Element): string[] {
  const classes = listClasses(image).filter((name) => !name.startsWith('object-'));
  return classes.some((name) => /^(?:w|size)-/.test(name)) ? classes : [...classes, 'w-full'];
}
