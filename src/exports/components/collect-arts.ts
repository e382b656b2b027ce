import type { Element } from 'hast';
import { findAttribute, forEachElement } from '../../markup/element.ts';
import { createNameTaker, toPascalCase } from './component-name.ts';
import { toNodeKey } from './node-key.ts';
import type { Art } from './template.ts';

/** Gives every drawing of a page its component, the same for the same. */
export interface ArtShelf {
  arts: Art[];
  take(svg: Element): Art;
}

export function createArtShelf(): ArtShelf {
  const arts: Art[] = [];
  const byKey = new Map<string, Art>();
  const takeName = createNameTaker();
  return {
    arts,
    take(svg) {
      const { className: _, dataPicture, ...properties } = svg.properties;
      // Styles find pictures by the attribute (colours of their own in pages of greys, heights); what it says is no matter.
      const mark = dataPicture === undefined ? {} : { dataPicture: '' };
      const bare: Element = { ...svg, properties: { ...properties, ...mark } };
      const key = toNodeKey(bare);
      const known = byKey.get(key);
      if (known !== undefined) return known;
      const art = { ...toName(svg), svg: bare };
      const named = { ...art, name: takeName(art.name) };
      byKey.set(key, named);
      arts.push(named);
      return named;
    },
  };
}

function toName(svg: Element): Pick<Art, 'name' | 'isIcon'> {
  const icon = findAttribute(svg, 'dataIcon');
  if (icon !== undefined) return { name: `${toPascalCase(icon, 'Plain')}Icon`, isIcon: true };
  const [kind, what = ''] = (findAttribute(svg, 'dataPicture') ?? '').split(/:\s*/);
  if (kind !== undefined && kind !== '') {
    const ending = PICTURE_KIND.test(kind) ? toPascalCase(kind, 'Picture') : 'Picture';
    return { name: `${toPascalCase(what, '')}${ending}`.replace(/^\d+/, ''), isIcon: false };
  }
  return { name: hasWords(svg) ? 'Chart' : 'Drawing', isIcon: false };
}

const PICTURE_KIND = /^(?:avatar|logo|map|photo|illustration)$/;

function hasWords(svg: Element): boolean {
  let found = findAttribute(svg, 'role') === 'img';
  forEachElement(svg, ({ tagName }) => {
    found ||= tagName === 'text';
  });
  return found;
}
