import type { DesignTheme } from '../domain/design-theme.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import type { Density, Look } from '../domain/look.ts';
import { toHtml } from 'hast-util-to-html';
import { createTokens } from '../tokens/create-tokens.ts';
import { toTokenCss } from '../tokens/to-token-css.ts';
import { replaceDensity, replaceTheme } from './document.ts';
import { finish, type FinishedDocument } from './finish.ts';
import { toFontFaces } from './fonts/font-faces.ts';
import { listFontUses } from './fonts/font-usage.ts';
import { readDocument } from './read-document.ts';

/**
 * The same stored document in another theme and, where that is said, with another density: the token and font blocks are
 * replaced, the body stays byte for byte, and going back gives the first bytes again. Throws INVALID_ARGUMENT over the limits.
 */
export async function retheme(
  html: string,
  theme: DesignTheme,
  density?: Density,
): Promise<FinishedDocument & { device: DrawnDevice }> {
  const { body, look: before, device, lang, title, page } = readDocument(html);
  const look: Look = density === undefined ? before : { ...before, density, isOwnDensity: true };
  if (page?.state === 'kept') {
    const options = {
      title,
      lang,
      device,
      theme,
      look,
      drawPicture: () => '',
      page: { ...page, state: 'wanted' as const },
    };
    return { ...(await finish(toHtml(body), options)), device };
  }
  const tokens = createTokens(theme, look, device);
  const fontFaces = await toFontFaces(listFontUses(body), tokens, lang);
  const themed = replaceTheme(html, toTokenCss(tokens), fontFaces);
  return { html: density === undefined ? themed : replaceDensity(themed, density), report: [], theme, device };
}
