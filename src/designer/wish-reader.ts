import type { Designer } from '../domain/designer.ts';
import { embeddedDesigner } from './embedded-designer.ts';
import { spellOutWishes } from './understand/spell-out-wishes.ts';

/** The embedded designer for words that stand beside a page and say nothing but how it shall look. */
export const wishReader: Designer = {
  ...embeddedDesigner,
  async design({ prompt, ...request }, context) {
    return embeddedDesigner.design({ ...request, prompt: spellOutWishes(prompt) }, context);
  },
};
