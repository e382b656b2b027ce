import type { DesignTheme } from '../domain/design-theme.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import { toHtml } from 'hast-util-to-html';
import { createTokens } from '../tokens/create-tokens.ts';
import { toTokenCss } from '../tokens/to-token-css.ts';
import { replaceTheme } from './document.ts';
import { finish, type FinishedDocument } from './finish.ts';
import { toFontFaces } from './fonts/font-faces.ts';
import { listFontUses } from './fonts/font-usage.ts';
import { readDocument } from './read-document.ts';

/**
 * The same stored document in another theme: the token and font blocks are replaced, the body stays byte for byte, and
 * going back gives the first bytes again. Throws INVALID_ARGUMENT over the limits.
 */
export async function retheme(html: string, theme: DesignTheme): Promise<FinishedDocument & { device: DrawnDevice }> {
  const { body, look, device, lang, title, page } = readDocument(html);
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
  return { html: replaceTheme(html, toTokenCss(tokens), fontFaces), report: [], theme, device };
}
