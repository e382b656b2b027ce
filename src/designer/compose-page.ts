import type { Composition, DesignContext, DesignRequest } from '../domain/designer.ts';
import { askedPage } from './asked-page.ts';
import type { Brief } from './brief.ts';
import { composeOutline } from './compose-outline.ts';
import { composeScreen, toComposition } from './compose-screen.ts';
import { titleOf } from './describe-outline.ts';
import { isDescribed } from './is-described.ts';
import { keepFrame } from './keep-frame.ts';
import { DOMAINS } from './knowledge/domains.ts';
import { findLocalPage } from './local/find-local-page.ts';
import { localOutline } from './local/local-outline.ts';
import { spokenIn } from './local/spoken-in.ts';
import { withNewPassword } from './new-password.ts';
import type { Outline } from './outline/outline.ts';
import { readOutline } from './outline/read-outline.ts';
import { splitCorrected } from './understand/corrected-brief.ts';
import { keepProduct } from './understand/keep-product.ts';
import { understand } from './understand/understand.ts';
import { withMoney } from './with-money.ts';

/** What a screen was asked for in, also where its brief was corrected. */
const wordsOf = (prompt: string): string => splitCorrected(prompt)?.prompt ?? prompt;

/** The page of a prompt, with fields that a browser knows how to fill. */
export const composePage = (request: DesignRequest, context: DesignContext): Composition =>
  withNewPassword(compose(request, context), request.prompt);

/** Drawn as it is described, made of the parts that it asks for, or composed of what is known of its trade. */
function compose(request: DesignRequest, { signal, progress }: DesignContext): Composition {
  progress('Reading the prompt');
  const corrected = splitCorrected(request.prompt);
  const outline = readOutline(wordsOf(request.prompt));
  const beside = request.beside === undefined ? undefined : wordsOf(request.beside.prompt);
  if (corrected === undefined && isDescribed(outline, request.prompt)) {
    signal.throwIfAborted();
    progress(`Drawing ${titleOf(outline)}`);
    const placed = withMoney(outline, request.prompt, beside);
    return composeOutline(beside === undefined ? placed : keepFrame(placed, readOutline(beside)), request);
  }
  const read = inLanguage(understand(request.prompt, DOMAINS), corrected === undefined ? request.prompt : '');
  signal.throwIfAborted();
  const asked =
    corrected === undefined && !isMisread(outline, read)
      ? askedPage(outline, request.prompt, { device: request.device, beside, understood: read })
      : undefined;
  if (asked !== undefined) {
    progress(`Drawing ${titleOf(asked)}`);
    return composeOutline(asked, request);
  }
  const earlier = request.beside === undefined ? undefined : understand(request.beside.prompt, DOMAINS);
  const brief = earlier === undefined ? read : keepProduct(read, earlier);
  progress(`Composing ${brief.subject}`);
  // What is known of trades is told in English; on a page in another language it would be read by nobody.
  if (brief.lang.startsWith('en')) return toComposition(composeScreen(brief, request));
  const first = earlier === undefined || beside === undefined ? undefined : firstOutline(beside, earlier, request);
  return composeOutline(
    localOutline(outline, brief, {
      ...request,
      page: findLocalPage(request.prompt, brief.lang),
      ...(first === undefined ? {} : { first }),
    }),
    request,
  );
}

/** A few words that give no sign of their language are in the one that knows them. */
function inLanguage(read: Brief, prompt: string): Brief {
  const lang = read.lang.startsWith('en') ? spokenIn(prompt) : undefined;
  return lang === undefined ? read : { ...read, lang };
}

/** A few foreign words that the reader of parts took for English. */
const isMisread = (outline: Outline, { lang }: Brief): boolean =>
  outline.lang.startsWith('en') && !lang.startsWith('en');

/** The first screen's page, as far as the words of another language can stand on it; none where it was told in English. */
function firstOutline(prompt: string, understood: Brief, { beside, now }: DesignRequest): Outline | undefined {
  const read = readOutline(prompt);
  if (isDescribed(read, prompt)) return read;
  const asked = askedPage(read, prompt, { understood });
  if (asked !== undefined || understood.lang.startsWith('en')) return asked;
  const page = findLocalPage(prompt, understood.lang);
  return localOutline(read, understood, { ...(beside === undefined ? {} : { device: beside.device }), page, now });
}
