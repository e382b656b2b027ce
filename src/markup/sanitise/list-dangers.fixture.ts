import type { Element } from 'hast';
import { findAttribute, listElements } from '../element.ts';
import { parseBody } from '../parse-body.ts';
import { LOCAL_HREF } from './allowed.ts';

const RUNS_OR_LOADS =
  /^(?:script|style|link|meta|base|iframe|frame|frameset|object|embed|applet|noscript|template|foreignObject|math|image|feImage|animate|set|handler|source|video|audio|portal|noembed|xmp|plaintext|area|marquee)$/i;

/** Everything in a document that could run or load something, read the way a browser would read the printed form. */
export function listDangers(html: string): string[] {
  const body = parseBody(html);
  return [body, ...listElements(body)].flatMap((element) => {
    const found = RUNS_OR_LOADS.test(element.tagName) ? [`<${element.tagName}>`] : [];
    for (const name of Object.keys(element.properties)) {
      const value = findAttribute(element, name) ?? '';
      if (isDangerous(element, name, value)) found.push(`${element.tagName} ${name}=${value}`);
    }
    return found;
  });
}

function isDangerous(element: Element, name: string, value: string): boolean {
  if (/^on/i.test(name) || ['srcDoc', 'formAction', 'action', 'ping', 'srcSet', 'poster', 'background'].includes(name))
    return true;
  if (name === 'href' || name === 'xLinkHref') return !LOCAL_HREF.test(value);
  if (name === 'src') return element.tagName !== 'img' || !/^data:image\/(?:png|jpeg|webp);base64,/.test(value);
  if (name === 'className' || name === 'style' || /^(?:fill|stroke|mask|filter|clipPath|marker)/.test(name)) {
    return /url\((?!#)|image-set|expression|@import|\\|<|javascript:/i.test(value);
  }
  return false;
}
