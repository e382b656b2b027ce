import type { Designer } from '../domain/designer.ts';
import { askedPage } from './asked-page.ts';
import { composeOutline } from './compose-outline.ts';
import { composeScreen, toComposition } from './compose-screen.ts';
import { titleOf } from './describe-outline.ts';
import { editScreen } from './edit/edit-screen.ts';
import { isDescribed } from './is-described.ts';
import { keepFrame } from './keep-frame.ts';
import { DOMAINS } from './knowledge/domains.ts';
import { localOutline } from './local/local-outline.ts';
import { readOutline } from './outline/read-outline.ts';
import { withMoney } from './with-money.ts';
import { keepProduct } from './understand/keep-product.ts';
import { splitScreens } from './understand/split-screens.ts';
import { correctBrief, splitCorrected } from './understand/corrected-brief.ts';
import { understand } from './understand/understand.ts';
import { varyScreen } from './vary/vary-screen.ts';

/** What a screen was asked for in, also where its brief was corrected. */
const wordsOf = (prompt: string): string => splitCorrected(prompt)?.prompt ?? prompt;

/** The designer that needs no key, no network and no model. Same request, same bytes. */
export const embeddedDesigner: Designer = {
  name: 'tailorbird-embedded',
  async split(prompt) {
    const corrected = splitCorrected(prompt);
    if (corrected === undefined) return splitScreens(prompt);
    // Before anything is made: a line that says nothing known is refused.
    correctBrief(understand(corrected.prompt, DOMAINS), corrected.lines, DOMAINS);
    return [{ prompt }];
  },
  async design(request, { signal, progress }) {
    progress('Reading the prompt');
    const corrected = splitCorrected(request.prompt);
    const outline = readOutline(wordsOf(request.prompt));
    const { beside } = request;
    if (corrected === undefined && isDescribed(outline, request.prompt)) {
      signal.throwIfAborted();
      progress(`Drawing ${titleOf(outline)}`);
      const placed = withMoney(outline, request.prompt);
      return composeOutline(
        beside === undefined ? placed : keepFrame(placed, readOutline(wordsOf(beside.prompt))),
        request,
      );
    }
    const read = understand(request.prompt, DOMAINS);
    const brief = beside === undefined ? read : keepProduct(read, understand(beside.prompt, DOMAINS));
    signal.throwIfAborted();
    const asked =
      corrected === undefined
        ? askedPage(outline, request.prompt, {
            device: request.device,
            beside: beside === undefined ? undefined : wordsOf(beside.prompt),
            understood: read,
          })
        : undefined;
    if (asked !== undefined) {
      progress(`Drawing ${titleOf(asked)}`);
      return composeOutline(asked, request);
    }
    progress(`Composing ${brief.subject}`);
    // What is known of trades is told in English; on a page in another language it would be read by nobody.
    if (!brief.lang.startsWith('en')) return composeOutline(localOutline(outline, brief, request), request);
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
