import type { RatingNode } from '../../outline.ts';
import { drawnThing, type NodeForm, printDrawn } from '../node-form.ts';
import { token } from '../printing.ts';
import { printValued, readValued } from '../valued.ts';

const USUAL_STARS = 5;

/** `~ rating: 212 reviews = 4.8`, with `{stars=4}` where it is not five. */
export const ratingForm: NodeForm<RatingNode> = {
  kind: 'rating',
  read(lines, reading) {
    const drawn = drawnThing(lines.peek());
    if (drawn?.name !== 'rating') return undefined;
    lines.next();
    const [rest, attributes] = reading.braces(drawn.rest);
    const valued = readValued(rest, attributes, reading);
    return [{ kind: 'rating', stars: attributes.number('stars') ?? USUAL_STARS, ...valued }];
  },
  print: (node, printing) => [
    printDrawn('rating', printValued(node, printing, [node.stars !== USUAL_STARS && token('stars', node.stars)])),
  ],
};
