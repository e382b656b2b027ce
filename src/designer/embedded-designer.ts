import type { Designer } from '../domain/designer.ts';
import { composeScreen, toComposition } from './compose-screen.ts';
import { editScreen } from './edit/edit-screen.ts';
import { DOMAINS } from './knowledge/domains.ts';
import { keepProduct } from './understand/keep-product.ts';
import { splitScreens } from './understand/split-screens.ts';
import { understand } from './understand/understand.ts';
import { varyScreen } from './vary/vary-screen.ts';

/** The designer that needs no key, no network and no model. Same request, same bytes. */
export const embeddedDesigner: Designer = {
  name: 'tailorbird-embedded',
  split: async (prompt) => splitScreens(prompt),
  async design(request, { signal, progress }) {
    progress('Understanding the prompt');
    const read = understand(request.prompt, DOMAINS);
    const { beside } = request;
    const brief = beside === undefined ? read : keepProduct(read, understand(beside.prompt, DOMAINS));
    signal.throwIfAborted();
    progress(`Composing ${brief.subject}`);
    return toComposition(composeScreen(brief, request));
  },
  async edit(request, { signal, progress }) {
    progress('Reading the instruction');
    signal.throwIfAborted();
    return editScreen(request);
  },
  async vary(request, { signal, progress }) {
    progress('Thinking of variants');
    signal.throwIfAborted();
    return varyScreen(request);
  },
};
