/** A button drawn with brackets in marks of emphasis, outside or inside of them; no link, which has its address behind it. */
const EMPHASISED =
  /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(\[[^[\]\n]{1,40}\])\1(?![\p{L}\p{N}*_(])|(\[)(\*{1,3}|_{1,3})([^[\]*_\n]{1,40})\4(\])(?!\()/gu;

/**
 * "**[Donate now]**" and "[**Donate now**]" with blanks for the emphasis: how loud a button is written says nothing that
 * its brackets do not say. As long as before, so that every word keeps its place.
 */
export const plainBrackets = (prompt: string): string =>
  prompt.replaceAll(EMPHASISED, (_, outer?: string, button?: string, open = '', inner = '', name = '', close = '') => {
    const blank = ' '.repeat((outer ?? inner).length);
    return button === undefined ? `${open}${blank}${name}${blank}${close}` : `${blank}${button}${blank}`;
  });
