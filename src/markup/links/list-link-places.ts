import type { Element } from 'hast';
import { findAttribute, forEachElement, listElements } from '../element.ts';
import { findById } from '../find.ts';
import { accessibleName, readableText } from '../text-content.ts';

/** An element that a person presses to get somewhere. */
export interface LinkPlace {
  /** `data-id`. */
  id: string;
  /** The words it is announced by. */
  label: string;
  /** What else says where it leads: the address in it, the heading of the card that it is. */
  hints: readonly string[];
  /** Whether it stands for the page that it is on. */
  isCurrent: boolean;
  /** Whether it is the one thing to do on the page. */
  isPrimary: boolean;
  /** Name of the first icon in it. */
  icon?: string;
}

/** What a page has to press, and by what words others may mean the page itself. */
export interface LinkedPage {
  names: readonly string[];
  places: readonly LinkPlace[];
}

const PRESSED_ROLES: ReadonlySet<string> = new Set(['button', 'link', 'tab', 'menuitem']);

/** Of a body in document order. */
export function listLinkPlaces(body: Element): LinkedPage {
  const names: string[] = [];
  const places: LinkPlace[] = [];
  const find = (id: string): Element | undefined => listElements(body).find((one) => findAttribute(one, 'id') === id);
  forEachElement(body, (element) => {
    if (element.tagName === 'h1') names.push(readableText(element));
    if (!isPressed(element)) return;
    const id = findAttribute(element, 'dataId');
    if (id === undefined) return;
    const label = accessibleName(element, find);
    const isCurrent = isOn(findAttribute(element, 'ariaCurrent')) || isOn(findAttribute(element, 'ariaSelected'));
    if (isCurrent && label !== '') names.push(label);
    const icon = listElements(element)
      .map((inner) => findAttribute(inner, 'dataIcon'))
      .find((one) => one !== undefined);
    places.push({
      id,
      label,
      hints: listHints(element),
      isCurrent,
      isPrimary: findAttribute(element, 'type') === 'submit' || findAttribute(element, 'dataPart') === 'primary-action',
      ...(icon !== undefined && { icon }),
    });
  });
  return { names, places };
}

/** Whether the page has an element of that `data-id`. */
export const hasElement = (body: Element, id: string): boolean => findById(body, id) !== undefined;

const isPressed = (element: Element): boolean =>
  element.tagName === 'a' || element.tagName === 'button' || PRESSED_ROLES.has(findAttribute(element, 'role') ?? '');

/** `page`, `true`, `step` …; HTML writes `false` for what is not. */
const isOn = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== 'false';

function listHints(element: Element): string[] {
  const address = findAttribute(element, 'href') ?? '';
  // The last part of a path names the page; a scheme, a host and a query do not.
  const [, last = ''] = /^(?:[^:?#]*\/|#)([^/?#]+)\/?(?:[?#].*)?$/.exec(address) ?? [];
  const headings = listElements(element).filter(({ tagName }) => /^h[2-6]$/.test(tagName));
  return [last.replaceAll(/[-_+]|%20/g, ' ').trim(), ...headings.map(readableText)].filter((hint) => hint !== '');
}
