import type { Element } from 'hast';
import { cloneElement, listMatching, blockName } from '../edit/screen-tree.ts';
import { drawScreen } from '../draw/draw-screen.ts';
import { readDocument } from '../../markup/read-document.ts';
import { listPictures } from '../edit/find/part-nouns.ts';
import { pictureIn, readOnePart } from './one-part.ts';
import { STAGES } from './stages.ts';
import type { VariantSource } from './variant-source.ts';

/**
 * A screen that is one thing to do is set on another stage: a card over a picture, beside one, on a panel of colour. Answers
 * what it is called; undefined for a page of several parts, which has other ways to be arranged.
 */
export function setStage(source: VariantSource, body: Element, index: number): string | undefined {
  const parts = readOnePart(body);
  if (parts === undefined) return undefined;
  // Where the part shows a picture of its own, a second one around it would be too many.
  const ownsPicture = listPictures(parts.main, (shown) => !/^(?:avatar|logo)/.test(shown)).length > 0;
  const picture = ownsPicture ? undefined : (parts.picture ?? drawnPicture(source));
  const own = readOnePart(readDocument(source.body).body)?.picture === undefined ? 'bare' : 'beside';
  const stages = STAGES.filter(
    ({ isPictured, called }) =>
      (!isPictured || picture !== undefined) && !(own === 'beside' && called.endsWith('left')),
  );
  const stage = stages[index % stages.length];
  if (stage === undefined) return undefined;
  stage.set({ ...parts, picture: picture === undefined ? undefined : cloneElement(picture) }, body);
  return stage.called;
}

/** The picture that a plan's own frame with a picture would show. */
function drawnPicture({ arranged }: VariantSource): Element | undefined {
  if (arranged === undefined) return undefined;
  const { plan, direction, context, device } = arranged;
  const { body } = readDocument(drawScreen({ ...plan, frame: 'split' }, direction, context, device));
  const side = listMatching(body, (one) => blockName(one) === 'picture-side')[0];
  return side === undefined ? undefined : pictureIn(side);
}
