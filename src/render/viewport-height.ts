/**
 * A page is laid out in the device's viewport and then shown in one as tall as itself, so that bars fixed to
 * the bottom stand at the end of the picture. Lengths that hang on the viewport's height must not grow with
 * it: they are written out in pixels. Values inside `url()` (fonts, pictures) are left alone.
 */
export function freezeViewportHeight(html: string, heightPx: number): string {
  const freeze = (css: string): string =>
    css.replace(VIEWPORT_LENGTH, (match: string, count: string | undefined) =>
      count === undefined ? match : `${(Number(count) * heightPx) / 100}px`,
    );
  return html
    .replace(/(<style\b(?![^>]*\bid="fonts")[^>]*>)(.*?)(<\/style>)/gis, (_, open, css, close) => {
      return `${open}${freeze(css)}${close}`;
    })
    .replace(/(\sstyle=)("[^"]*"|'[^']*')/gi, (_, name, value) => `${name}${freeze(value)}`);
}

/** A class such as `.h-\[50vh\]` is no length: the count must not be glued to a name. */
const VIEWPORT_LENGTH = /url\([^)]*\)|(?<![\w\\.[-])(-?(?:\d+\.?\d*|\.\d+))(?:[dsl]?vh|[dsl]?vb)\b/g;
