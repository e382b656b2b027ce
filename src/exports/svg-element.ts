import { escapeXml } from '../render/paint/escape-xml.ts';
import { toNumber } from './svg-number.ts';

export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element as text; attributes that are undefined are left out, numbers are rounded. */
export function toElement(tag: string, attributes: SvgAttributes, body = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? toNumber(value) : escapeXml(value ?? '')}"`)
    .join('');
  return body === '' ? `<${tag}${written}/>` : `<${tag}${written}>${body}</${tag}>`;
}

/** Alpha goes into an attribute of its own: not every design tool reads eight-digit colours. */
export const toColorAttributes = (
  property: 'fill' | 'stroke' | 'stop-color' | 'flood-color',
  { hex, alpha }: { hex: string; alpha: number },
): SvgAttributes => ({ [property]: hex, [`${property.split('-')[0]}-opacity`]: alpha < 1 ? alpha : undefined });
