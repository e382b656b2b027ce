import { cut, type Piece } from '../form/piece.ts';
import { findQuoted } from '../values/quoted.ts';
import type { PageDraft } from './page-draft.ts';
import { literalWords } from './passage/literal-words.ts';

/** Takes who or what the page is of: a name in marks is its title, one behind "for" or "of" stands under it. */
export function namePage({ outline }: PageDraft, purpose: Piece): void {
  const [quoted] = findQuoted(purpose.text);
  const words = quoted === undefined ? undefined : literalWords(cut(purpose, quoted.inner.start, quoted.inner.end));
  if (words !== undefined && outline.product?.text !== words.text) outline.title ??= words;
  const name = OF_NAME.exec(purpose.text)?.[1];
  if (name !== undefined && outline.product === undefined && words === undefined)
    outline.subtitle ??= literalWords(cut(purpose, purpose.text.length - name.length));
}

const OF_NAME =
  /\s(?:for|of|by|für|von|de|di|para|pour|van|voor|för)\s(?:(?:my|our|the|a|an|la|le|el|il|de|der|die|den|mein|unser)\s)?(?:\p{Ll}+\s){0,3}?(\p{Lu}[\p{L}’'-]+(?:[\s-](?:(?:of|the|&|de|du|la|sur)[\s-])?\p{Lu}[\p{L}’'-]+)*)$/u;
