import type { Element } from 'hast';
import { findAttribute, forEachElement, isElement } from '../element.ts';
import { parseBody } from '../parse-body.ts';
import { findAspect } from '../pictures/picture-aspect.ts';
import type { DrawPicture } from '../picture.ts';
import { clean } from '../sanitise/sanitise.ts';
import { toPictureUrl } from './safe-data-url.ts';

/**
 * Draws every image that lost its address, in the image itself, so that the page's sheets still reach it. `colors` are the
 * token colours, which a picture by address cannot ask for.
 */
export function drawLostPictures(
  body: Element,
  drawPicture: DrawPicture,
  colors: Readonly<Record<string, string>>,
): void {
  forEachElement(body, (element) => {
    if (element.tagName !== 'img' || findAttribute(element, 'src') !== undefined) return;
    const alt = findAttribute(element, 'alt') ?? '';
    const asked = findAttribute(element, 'dataPicture') ?? `scene: ${alt}`;
    const [kind = 'scene', ...subject] = asked.split(':');
    const request = {
      kind: kind.trim().toLowerCase(),
      subject: subject.join(':').trim(),
      alt,
      aspect: findAspect(element),
    };
    const drawing = parseBody(drawPicture(request)).children.find(isElement);
    if (drawing?.tagName !== 'svg') return;
    element.properties['dataPicture'] = asked;
    element.properties['src'] = toPictureUrl(
      withColors(
        clean(drawing, () => {}),
        colors,
      ),
    );
  });
}

function withColors(drawing: Element, colors: Readonly<Record<string, string>>): Element {
  const resolve = (element: Element): void => {
    for (const [name, value] of Object.entries(element.properties))
      if (typeof value === 'string' && value.includes('var(--'))
        element.properties[name] = value.replaceAll(
          /var\(--([a-z-]+)(?:,[^()]*)?\)/g,
          (all, role: string) => colors[role] ?? all,
        );
  };
  resolve(drawing);
  forEachElement(drawing, resolve);
  return drawing;
}
