import type { Element } from 'hast';
import type { ClassName } from '../class-name.ts';
import { listClasses } from '../element.ts';
import type { Snapped } from './snap-color.ts';

const NAMED: Readonly<Record<string, string>> = {
  'font-sans': 'body',
  'font-serif': 'body',
  'font-display': 'headline',
  'font-heading': 'headline',
  'font-title': 'headline',
  'font-code': 'mono',
};
const FAMILY = /^font-(?:\[(?!\d{1,4}\])(?:family-name:)?(.+)\]|\((.+)\))$/;
const MONO = /mono|courier|consolas|menlo|code|typewriter/i;
const HEADING = /^h[1-6]$/;
const LARGE = /^text-(?:[2-9]?xl|display|headline|title-lg|\[(?:2[2-9]|[3-9]\d|\d{3})px\])/;
const LABELS: ReadonlySet<string> = new Set(['button', 'label']);

/** The font class for a family of its own, by what it is used for; undefined when there is nothing to snap. */
export function snapFont({ utility }: ClassName, element: Element): Snapped | undefined {
  const family = FAMILY.exec(utility)
    ?.slice(1)
    .find((part) => part !== undefined);
  const named = NAMED[utility];
  if (family === undefined && named === undefined) return undefined;
  const role = family === undefined ? toNamedRole(named ?? 'body', element) : toRole(family, element);
  return { utility: `font-${role}`, note: `${utility} became font-${role}` };
}

const toNamedRole = (named: string, element: Element): string =>
  named === 'body' && HEADING.test(element.tagName) ? 'headline' : named;

function toRole(family: string, element: Element): string {
  if (MONO.test(family)) return 'mono';
  if (HEADING.test(element.tagName) || listClasses(element).some((name) => LARGE.test(name))) return 'headline';
  return LABELS.has(element.tagName) ? 'label' : 'body';
}
