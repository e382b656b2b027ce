import { toText, walkElements } from './styled-element.ts';
import type { StyledElement } from './styled-element.ts';

const NAMED_BY_CONTENT: ReadonlySet<string> = new Set(['a', 'button', 'summary', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const LONGEST_NAME = 80;

export type FindName = (element: StyledElement) => string | undefined;

/** A finder of accessible names, after the order of W3C accname 1.2 that matters without scripts. */
export function createNameFinder(root: StyledElement): FindName {
  const byId = new Map<string, StyledElement>();
  const labels = new Map<string, StyledElement>();
  for (const element of walkElements(root)) {
    const { id, for: target } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (element.tag === 'label' && target !== undefined) labels.set(target, element);
  }
  const referenced = (ids: string | undefined): string =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => byId.get(id))
      .map((element) => (element === undefined ? '' : toText(element)))
      .join(' ')
      .trim();
  const labelled = (element: StyledElement): string => {
    const label = labels.get(element.attributes['id'] ?? '');
    return label === undefined ? '' : toText(label);
  };
  return (element) => {
    const { attributes, tag } = element;
    const name =
      referenced(attributes['aria-labelledby']) ||
      attributes['aria-label']?.trim() ||
      labelled(element) ||
      attributes['alt']?.trim() ||
      (NAMED_BY_CONTENT.has(tag) ? toText(element) : '') ||
      attributes['title']?.trim() ||
      attributes['placeholder']?.trim();
    return name === undefined || name === '' ? undefined : shorten(name);
  };
}

export function shorten(text: string): string {
  if (text.length <= LONGEST_NAME) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_NAME - 1)) || text.slice(0, LONGEST_NAME - 1)}…`;
}
