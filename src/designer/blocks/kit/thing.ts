import type { Markup } from '../../../markup/html.ts';
import type { Picture } from '../../write/slots.ts';
import { picture } from './picture.ts';

/** A drawn thing without a ground, standing on the lower edge of its box; it says nothing the words beside it do not. */
export const standing = (thing: Picture, classes: string): Markup =>
  picture({ ...thing, kind: 'thing', alt: '' }, `${classes} object-contain`, 'square');
