import type { Designer } from '../domain/designer.ts';
import { composePage } from './compose-page.ts';
import { editScreen } from './edit/edit-screen.ts';
import { DOMAINS } from './knowledge/domains.ts';
import { splitScreens } from './understand/split-screens.ts';
import { correctBrief, splitCorrected } from './understand/corrected-brief.ts';
import { understand } from './understand/understand.ts';
import { varyScreen } from './vary/vary-screen.ts';

/** The designer that needs no key, no network and no model. Same request, same bytes. */
export const embeddedDesigner: Designer = {
  name: 'tailorbird-embedded',
  async split(prompt) {
    const corrected = splitCorrected(prompt);
    if (corrected === undefined) return splitScreens(prompt);
    // Before anything is made: a line that says nothing known is refused.
    const { prompt: asked, lines } = corrected;
    correctBrief(understand(asked, DOMAINS), lines, DOMAINS);
    return [{ prompt }];
  },
  async design(request, context) {
    return composePage(request, context);
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
