import type { Element } from 'hast';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import { DEFAULT_LIMITS } from '../domain/limits.ts';
import type { Look } from '../domain/look.ts';
import { createTokens } from '../tokens/create-tokens.ts';
import { toTokenCss } from '../tokens/to-token-css.ts';
import { ensureAccess } from './access/access.ts';
import { showMarks } from './access/marks.ts';
import { resolveAuthorStyles } from './author/resolve-author-styles.ts';
import { compileCss } from './css/compile-css.ts';
import { HAND_COLUMN, withoutWider } from './css/hand-column.ts';
import { printDocument } from './document.ts';
import { createElement, forEachElement, listClasses } from './element.ts';
import { toFontFaces } from './fonts/font-faces.ts';
import { listFontUses } from './fonts/font-usage.ts';
import { resolveIcons } from './icons/resolve-icons.ts';
import { identify } from './identify.ts';
import { isRightToLeft } from '../domain/language-tag.ts';
import { isolateText } from './isolate-text.ts';
import { finishKept } from './kept/finish-kept.ts';
import { keepPage } from './kept/keep-page.ts';
import type { PageLook } from '../domain/page-look.ts';
import { findBody, parseDocument, type TreeLimits } from './parse-body.ts';
import type { DrawPicture } from './picture.ts';
import { toImages } from './pictures/background-pictures.ts';
import { resolvePictures } from './pictures/resolve-pictures.ts';
import { printBody } from './print-body.ts';
import { dropFontBlock } from './read-document.ts';
import { createReport, type FinishReport } from './report.ts';
import { sanitise } from './sanitise/sanitise.ts';
import { makeIdsUnique } from './sanitise/unique-ids.ts';
import { snap } from './snap/snap.ts';

export interface FinishOptions {
  title: string;
  /** BCP 47. */
  lang: string;
  device: DrawnDevice;
  theme: DesignTheme;
  look: Look;
  drawPicture: DrawPicture;
  limits?: TreeLimits;
  /** What a page brought of its own look when it was sent, for a body that was made of such a page. */
  page?: PageLook;
  /** A page that is no body of the dialect is drawn as its author made it. */
  keepsLook?: boolean;
}

export interface FinishedDocument {
  html: string;
  report: FinishReport;
  /** The theme it is drawn in; of a page that keeps its look the one that comes nearest to it. */
  theme: DesignTheme;
}

/**
 * Turns a body of the dialect, however hostile, into the stored document: sanitised, with stable ids, icons and pictures
 * drawn, accessible, styled and with its fonts in it. The same input gives the same bytes, and a finished body stays as
 * it is. Throws INVALID_ARGUMENT over the limits.
 */
export async function finish(body: string, options: FinishOptions): Promise<FinishedDocument> {
  const { title, lang, device, theme, look, drawPicture, limits = DEFAULT_LIMITS, page, keepsLook = false } = options;
  const { note, toReport } = createReport();
  const document = parseDocument(body, limits);
  const kept =
    page !== undefined
      ? { page, body: findBody(document) ?? createElement('body') }
      : keepsLook
        ? await keepPage(document, isQuirky(body), note)
        : undefined;
  if (kept !== undefined) {
    const finished = await finishKept({ ...kept, isNew: page === undefined }, options, note);
    return { ...finished, report: toReport() };
  }
  const isClientPage = resolveAuthorStyles(document, device, note);
  const given = findBody(document) ?? createElement('body');
  dropFontBlock(given);
  toImages(given);
  const tree = sanitise(given, note, limits);
  makeIdsUnique(tree, note);
  resolveIcons(tree, note);
  resolvePictures(tree, drawPicture, note);
  if (isRightToLeft(lang)) isolateText(tree);
  const tokens = createTokens(theme, look, device);
  snap(tree, tokens, note, isClientPage);
  showMarks(tree, tokens, note);
  ensureAccess(tree, { title, device, lang }, note);
  identify(tree, note);
  const [css, fontFaces] = await Promise.all([
    compileFor(device, listUsedClasses(tree)),
    toFontFaces(listFontUses(tree), tokens, lang),
  ]);
  const html = printDocument({
    title,
    lang,
    device,
    look,
    tokenCss: toTokenCss(tokens),
    css,
    fontFaces,
    body: printBody(tree),
  });
  return { html, theme, report: toReport() };
}

/** A file without a doctype is laid out as browsers did of old. */
const isQuirky = (file: string): boolean =>
  /<(?:html|head|body)\b/i.test(file) && !/^\s*(?:<!--.*?-->\s*)*<!doctype/is.test(file);

const compileFor = async (device: DrawnDevice, classes: ReadonlySet<string>): Promise<string> =>
  device === 'MOBILE' ? `${await compileCss(withoutWider(classes))}${HAND_COLUMN}` : compileCss(classes);

function listUsedClasses(body: Element): Set<string> {
  const classes = new Set(listClasses(body));
  forEachElement(body, (element) => {
    for (const name of listClasses(element)) classes.add(name);
  });
  return classes;
}
