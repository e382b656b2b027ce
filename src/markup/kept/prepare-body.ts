import type { Element, ElementContent } from 'hast';
import { createElement, findAttribute, forEachElement, isElement } from '../element.ts';
import { LOCAL_HREF } from '../sanitise/allowed.ts';
import { cleanDeclarations } from './clean-sheet.ts';
import { tellAddress, type Tell } from './clean-value.ts';
import { toSafePicture } from './safe-data-url.ts';

/** What shows something else or plays, with the room that a browser gives it. */
const GONE: Readonly<Record<string, string>> = {
  iframe: 'width:300px;height:150px',
  canvas: 'width:300px;height:150px',
  video: 'width:300px;height:150px',
  embed: 'width:300px;height:150px',
  object: 'width:300px;height:150px',
};
const HANDLER = /^on[a-z]/i;

/**
 * Makes the body of a page that keeps its look ready for the sanitiser: cleans styles and pictures, keeps the room of what
 * has to go, and tells each thing that goes. Works on markup that is not yet sanitised.
 */
export function prepareBody(body: Element, tell: Tell): void {
  const visit = (element: Element): void => {
    tellHandlers(element, tell);
    cleanStyle(element, tell);
    element.children = element.children.flatMap((child) => (isElement(child) ? replace(child, tell) : [child]));
  };
  visit(body);
  forEachElement(body, (element) => {
    visit(element);
    if (element.tagName === 'img') preparePicture(element, tell);
    else if (element.tagName === 'a') prepareLink(element);
    return undefined;
  });
}

/** What was read already, or says nothing where scripts are gone. */
const READ: ReadonlySet<string> = new Set(['style', 'script', 'link', 'meta', 'title', 'base']);

function replace(element: Element, tell: Tell): ElementContent[] {
  const { tagName } = element;
  if (READ.has(tagName)) return [];
  if (tagName === 'picture') return element.children.filter((child) => !isElement(child) || child.tagName !== 'source');
  const room = GONE[tagName];
  if (room === undefined) return [element];
  const source = findAttribute(element, 'src') ?? findAttribute(element, 'data');
  tell(
    `a <${tagName}>${source === undefined ? '' : ` of ${source.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 120)}`}, whose room stays empty`,
  );
  const { className, id, style, width, height } = element.properties;
  const size = [toSize('width', width), toSize('height', height)].join('');
  return [
    createElement('div', {
      ...(className === undefined ? {} : { className }),
      ...(id === undefined ? {} : { id }),
      style: `display:inline-block;${room};${size}${typeof style === 'string' ? style : ''}`,
    }),
  ];
}

const toSize = (name: string, value: unknown): string =>
  /^\d{1,5}%?$/.test(String(value)) ? `${name}:${String(value).replace(/\d$/, '$&px')};` : '';

function tellHandlers(element: Element, tell: Tell): void {
  for (const name of Object.keys(element.properties)) {
    if (!HANDLER.test(name)) continue;
    tell(`the handler ${name.toLowerCase().slice(0, 30)}`);
    delete element.properties[name];
  }
  const ground = findAttribute(element, 'background');
  if (ground !== undefined && element.tagName !== 'svg') tellAddress('picture', ground, tell);
  delete element.properties['background'];
}

function cleanStyle(element: Element, tell: Tell): void {
  const style = findAttribute(element, 'style');
  if (style === undefined) return;
  const kept = cleanDeclarations(style, tell);
  if (kept === '') delete element.properties['style'];
  else element.properties['style'] = kept;
}

/** A picture that cannot be loaded is drawn later, in the same element. */
function preparePicture(element: Element, tell: Tell): void {
  const source = findAttribute(element, 'src');
  if (source === undefined) return;
  const safe = toSafePicture(source);
  if (safe !== undefined) element.properties['src'] = safe;
  else {
    tellAddress('picture', source, tell);
    delete element.properties['src'];
  }
}

/** A link leads nowhere from here, and still looks like one. */
function prepareLink(element: Element): void {
  const href = findAttribute(element, 'href');
  if (href !== undefined && !LOCAL_HREF.test(href)) element.properties['href'] = '#';
}
