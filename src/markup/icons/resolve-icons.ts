import type { Element, ElementContent } from 'hast';
import { createElement, findAttribute, forEachElement, listClasses, replaceElement } from '../element.ts';
import { parseBody } from '../parse-body.ts';
import type { Note } from '../report.ts';
import { textContent } from '../text-content.ts';
import { findIconName, getIconName } from './icon-name.ts';
import { getIconSet } from './icon-set.ts';

const DEFAULT_SIZE = 'size-5';
/** Sizes, or anything that sets one of its own. */
const SIZE_CLASS = /^(?:[a-z-]+:)*(?:size|w|h)-/;
/** Elements that icon fonts are written with: their text is the icon's name. */
const ICON_FONT_CLASS = /^(?:material-symbols-(?:outlined|rounded|sharp)|material-icons(?:-\w+)?)$/;
/** `fa-solid fa-house`, `bi-house`, `ph-house`, `lucide-house`: the class is the icon's name. */
const ICON_CLASS =
  /^(?:fa|bi|ph|ri|ti|lucide)-(?!solid$|regular$|light$|brands$|fw$|[0-9]x$|lg$|sm$)([a-z][a-z0-9-]+)$/;

/** Draws every `<i data-icon="…">` and every element of a known icon font as inline SVG that keeps its attributes. */
export function resolveIcons(body: Element, note: Note): void {
  forEachElement(body, (element) => {
    if (element.tagName === 'svg') return 'skip';
    const asked = findAskedIcon(element);
    if (asked === undefined) return undefined;
    const name = getIconName(asked);
    if (name !== asked) noteReplacement(asked, note);
    replaceElement(element, drawIcon(name, element));
    return 'skip';
  });
}

/**
 * The same for a page that keeps its look: the element stays, with its classes, and holds the drawing at the size of its
 * text, as an icon font would show it.
 */
export function resolveFontIcons(body: Element, note: Note): void {
  forEachElement(body, (element) => {
    if (element.tagName === 'svg') return 'skip';
    const asked = findAskedIcon(element);
    if (asked === undefined || asked === '') return undefined;
    const name = getIconName(asked);
    note('icons', `icon "${asked.slice(0, 40)}" of an icon font is drawn as "${name}" of ours`);
    element.children = [
      createElement(
        'svg',
        { viewBox: '0 0 24 24', dataIcon: name, ariaHidden: 'true', width: '1em', height: '1em' },
        structuredClone(getShapes(name)),
      ),
    ];
    return 'skip';
  });
}

function findAskedIcon(element: Element): string | undefined {
  if (element.tagName !== 'i' && element.tagName !== 'span') return undefined;
  const asked = findAttribute(element, 'dataIcon');
  if (asked !== undefined) return asked;
  const classes = listClasses(element);
  if (classes.some((name) => ICON_FONT_CLASS.test(name))) return textContent(element).trim();
  if (element.children.length > 0) return undefined;
  return classes.map((name) => ICON_CLASS.exec(name)?.[1]).find((name) => name !== undefined);
}

function noteReplacement(asked: string, note: Note): void {
  const shown = asked.slice(0, 40);
  const name = findIconName(asked);
  note(
    'icons',
    name === undefined ? `no icon is near "${shown}": a circle stands in` : `icon "${shown}" is drawn as "${name}"`,
  );
}

/** The icon in a 24 box, coloured by its text colour, hidden from assistive technology unless it has a label. */
function drawIcon(name: string, asked: Element): Element {
  const classes = listClasses(asked).filter(
    (part) => !ICON_FONT_CLASS.test(part) && !ICON_CLASS.test(part) && part !== 'fa',
  );
  const { dataIcon: _icon, className: _classes, ariaHidden: _hidden, ...rest } = asked.properties;
  const labelled = findAttribute(asked, 'ariaLabel') !== undefined;
  return createElement(
    'svg',
    {
      ...rest,
      dataIcon: name,
      className: classes.some((part) => SIZE_CLASS.test(part)) ? classes : [...classes, DEFAULT_SIZE],
      viewBox: '0 0 24 24',
      ...(labelled ? { role: 'img' } : { ariaHidden: 'true' }),
    },
    structuredClone(getShapes(name)),
  );
}

const shapes = new Map<string, ElementContent[]>();

function getShapes(name: string): ElementContent[] {
  const known = shapes.get(name);
  if (known) return known;
  const [svg] = parseBody(`<svg>${getIconSet().bodies.get(name) ?? ''}</svg>`).children;
  const drawn = svg?.type === 'element' ? svg.children : [];
  shapes.set(name, drawn);
  return drawn;
}
