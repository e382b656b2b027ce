import type { VaryRequest } from '../domain/designer.ts';

type Aspect = VaryRequest['aspects'][number];

/** What to tell of variants that were asked for and not made. */
export function whyNoVariant(aspects: readonly Aspect[], made: number): string {
  if (made > 0) return 'The designer made no further variant; ask again for more.';
  if (aspects.length === 1 && aspects[0] === 'IMAGES')
    return 'There is no picture on this screen to vary. Ask an edit to add one, such as "add a picture of a harbour at the top", or vary another aspect.';
  if (aspects.length === 1 && aspects[0] === 'TEXT_CONTENT')
    return 'Nothing is known that this screen could say in other words. Vary another aspect, or ask an edit to change a text.';
  return 'No variant differed from the screen. Name another aspect, or a wider range.';
}
