import type { Element } from 'hast';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { createTokens } from '../../tokens/create-tokens.ts';
import { toTokenCss } from '../../tokens/to-token-css.ts';
import { mendAria } from '../access/aria.ts';
import { nameControls } from '../access/names.ts';
import { compileBeside } from '../css/compile-css.ts';
import { printDocument } from '../document.ts';
import { forEachElement, listClasses } from '../element.ts';
import type { FinishOptions } from '../finish.ts';
import { toFontFaces } from '../fonts/font-faces.ts';
import { listFontUses } from '../fonts/font-usage.ts';
import { resolveFontIcons } from '../icons/resolve-icons.ts';
import { identify } from '../identify.ts';
import { printBody } from '../print-body.ts';
import type { Note } from '../report.ts';
import { sanitise } from '../sanitise/sanitise.ts';
import { makeIdsUnique } from '../sanitise/unique-ids.ts';
import { DEFAULT_LIMITS } from '../../domain/limits.ts';
import { adoptTokens } from './adopt-tokens.ts';
import { drawLostPictures } from './draw-lost-pictures.ts';
import { KEPT_RULES } from './kept-rules.ts';
import { toPageFaces } from './page-fonts.ts';
import type { PageLook } from '../../domain/page-look.ts';
import { toPageTheme } from './page-theme.ts';
import { listDialectClasses, markDrawn, partClasses } from './sort-classes.ts';

/** A body that keeps its own look, before it is sanitised. */
interface KeptBody {
  body: Element;
  page: PageLook;
  /** It was just sent; absent for one that was finished before and edited since. */
  isNew?: boolean;
}

/**
 * Finishes a page that keeps its look: sanitised, with ids, icons and pictures, named controls, its sheets beside it. Only what
 * was given classes of the dialect since, or what is asked to follow tokens, looks otherwise than its author made it.
 */
export async function finishKept(
  { body: given, page, isNew = false }: KeptBody,
  options: FinishOptions,
  note: Note,
): Promise<{ html: string; theme: DesignTheme }> {
  const { title, lang, device, look, drawPicture, limits = DEFAULT_LIMITS } = options;
  const body = sanitise(given, note, limits, KEPT_RULES);
  makeIdsUnique(body, note);
  resolveFontIcons(body, note);
  const sheet = isNew ? await partClasses(body, page.sheet) : page.sheet;
  if (!isNew) markDrawn(body, listDialectClasses(body, sheet));
  nameControls(body, note);
  mendAria(body, note);
  identify(body, note);
  const theme = isNew ? toPageTheme(body, { ...page, sheet }, device) : options.theme;
  const tokens = createTokens(theme, look, device);
  // Space counts: which elements stand in a line only the page's sheets know.
  body.properties['dataKeeps'] = 'space';
  drawLostPictures(body, drawPicture, tokens.colors);
  const finished =
    page.state === 'wanted' ? adoptTokens(body, { ...page, sheet }, { tokens, device, note }) : { ...page, sheet };
  const classes = listDialectClasses(body, finished.sheet);
  const [css, ownFaces, pageFaces] = await Promise.all([
    compileBeside(classes),
    usesFontRoles(body, classes) ? toFontFaces(listFontUses(body), tokens, lang) : '',
    toPageFaces(finished.fonts, { body, sheet: finished.sheet, lang }),
  ]);
  const html = printDocument({
    title,
    lang,
    device,
    look,
    tokenCss: toTokenCss(tokens),
    css,
    fontFaces: ownFaces + pageFaces,
    body: printBody(body),
    page: finished,
  });
  return { html, theme };
}

const FONT_ROLE = /(?:^|:)font-(?:headline|body|label|mono)$/;

function usesFontRoles(body: Element, dialect: ReadonlySet<string>): boolean {
  let uses = listClasses(body).some((name) => FONT_ROLE.test(name) && dialect.has(name));
  forEachElement(body, (element) => {
    uses ||= listClasses(element).some((name) => FONT_ROLE.test(name) && dialect.has(name));
  });
  return uses;
}
