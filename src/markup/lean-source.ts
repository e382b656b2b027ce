import { printBody } from './print-body.ts';
import { readDocument } from './read-document.ts';

/**
 * A stored document without what is derived: no compiled CSS, no fonts. What is left is its markup and its tokens, to be
 * read or handed to a tool that compiles Tailwind classes itself. Throws INVALID_ARGUMENT over the limits.
 */
export function toLeanSource(html: string): string {
  const { body } = readDocument(html);
  const end = html.indexOf('<body');
  if (end < 0) return printBody(body);
  const head = html.slice(0, end).replace(/<style id="styles">.*<\/style>\n/, '');
  return `${head}${printBody(body)}\n</html>\n`;
}
