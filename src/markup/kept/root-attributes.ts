import type { Element } from 'hast';
import { findAttribute } from '../element.ts';
import { KEPT_RULES } from './kept-rules.ts';

/** What the `html` element of a stored document says of itself, beside what its page brought. */
const OURS: ReadonlySet<string> = new Set(
  'lang dataDensity dataDensityOwn dataScale dataScaleOwn dataDirection dataPage dataPageFonts'.split(' '),
);

/** The attributes of a page's `html` element that its sheets may ask for, cleaned, by their HTML names. */
export function listRootAttributes(html: Element): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of Object.keys(html.properties)) {
    if (OURS.has(name)) continue;
    const value = findAttribute(html, name) ?? '';
    if (name === 'className') found['class'] = value.split(/\s+/).filter(KEPT_RULES.isSafeClass).join(' ');
    else if (name === 'style') found['style'] = KEPT_RULES.cleanStyle(value);
    else if (name === 'dir' && /^(?:ltr|rtl|auto)$/.test(value)) found['dir'] = value;
    else if (name === 'id' && /^[A-Za-z_][\w:.-]{0,120}$/.test(value)) found['id'] = value;
    else if (/^data[A-Z][A-Za-z0-9]*$/.test(name) && /^[\w -]{0,60}$/.test(value)) found[toAttribute(name)] = value;
  }
  return Object.fromEntries(Object.entries(found).filter(([name, value]) => value !== '' || name.startsWith('data-')));
}

const toAttribute = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
