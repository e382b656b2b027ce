import type { Element, Root } from 'hast';
import type { Note } from '../report.ts';
import { chooseFonts } from './page-fonts.ts';
import type { PageLook } from '../../domain/page-look.ts';
import { toPageSheet } from './page-sheet.ts';
import { prepareBody } from './prepare-body.ts';
import { readKeptPage } from './read-kept-page.ts';
import { listRootAttributes } from './root-attributes.ts';

/**
 * Takes a page that a client made as its author made it: its sheets cleaned, its body ready to be sanitised. Undefined for a
 * body of the dialect. What has to go is noted, item by item.
 */
export async function keepPage(
  document: Root,
  isQuirky: boolean,
  note: Note,
): Promise<{ body: Element; page: PageLook } | undefined> {
  const tell = (message: string): void => note('sanitise', `left out ${message}`);
  const read = readKeptPage(document, tell);
  if (read === undefined) return undefined;
  const sheet = await toPageSheet(read, isQuirky, tell);
  prepareBody(read.body, tell);
  const fonts = chooseFonts(read.wantedFonts, sheet, (message) => note('fonts', message));
  return { body: read.body, page: { sheet, root: listRootAttributes(read.html), fonts, state: 'kept' } };
}
