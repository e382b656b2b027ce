import type { Element } from 'hast';
import { findAttribute } from '../element.ts';
import type { MatchedRule } from './cascade.ts';
import type { SheetDeclaration } from './parse-sheet.ts';

const TABLE_TAGS: ReadonlySet<string> = new Set(['table', 'tr', 'td', 'th', 'tbody', 'thead']);
const AUTHOR = 2;

const toLength = (value: string): string | undefined =>
  /^\d+(?:\.\d+)?(?:px)?$/.test(value) ? `${Number.parseFloat(value)}px` : /^\d+%$/.test(value) ? value : undefined;

/** What attributes of mails and old pages say about appearance, weaker than any rule of the author's. */
export function toHints(element: Element): MatchedRule[] {
  const declarations: SheetDeclaration[] = [];
  const add = (name: string, value: string | undefined): void => {
    if (value !== undefined && value !== '') declarations.push({ name, value, isImportant: false });
  };
  const align = findAttribute(element, 'align')?.toLowerCase();
  if (element.tagName === 'table' && align === 'center') {
    add('margin-left', 'auto');
    add('margin-right', 'auto');
  } else if (element.tagName !== 'img') add('text-align', align);
  if (TABLE_TAGS.has(element.tagName)) {
    add('width', toLength(findAttribute(element, 'width') ?? ''));
    add('background-color', findAttribute(element, 'bgColor'));
  } else if (element.tagName === 'body') add('background-color', findAttribute(element, 'bgColor'));
  if (element.tagName === 'table' && findAttribute(element, 'cellSpacing') === '0') add('border-spacing', '0');
  return declarations.length === 0
    ? []
    : [{ variant: '', origin: AUTHOR, specificity: -1, order: 0, declarations, applied: [] }];
}
