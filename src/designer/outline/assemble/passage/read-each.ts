import { cut, trimEnds, type Piece } from '../../form/piece.ts';
import type { Item, ItemsNode } from '../../outline.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import type { Sentence } from '../../phrases/token.ts';
import { findQuoted } from '../../values/quoted.ts';
import { listItems } from '../list-items.ts';
import { readTemplate, type Template } from '../apply-template.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Owner } from '../scope.ts';
import { literalWords } from './literal-words.ts';

/** "…, except Peat Sleep, which says "Ready at dawn" instead": the things that do not have it. */
const EXCEPT =
  /[,;]?\s(?:except(?:ing)?(?: for)?|apart from|save for|but not(?: for)?|außer(?: bei)?|ausgenommen|sauf|excepté|excepto|salvo|eccetto|tranne|behalve|oprócz|utom)\s+(?:the\s|the one for\s|der\s|die\s|das\s|le\s|la\s|el\s|il\s)?(?=\S)/iu;

/** Reads what each thing of a list has: "Every row has a small "Cast" button". */
export function readEach(draft: PageDraft, read: Sentence, owner: Owner): void {
  const { piece } = read;
  const told = entriesBehind(piece);
  if (told !== undefined && owner.items === undefined) {
    const scope = owner.scope.rank === 0 ? draft.openSection(owner.scope, {}) : owner.scope;
    const node: ItemsNode = { kind: 'items', layout: 'rows', items: told.items };
    scope.nodes.push(node);
    draft.addTemplates(node, readTemplate(readTokens(told.head, draft.outline.lang).tokens));
    return;
  }
  const list = owner.items ?? draft.listIn(owner.scope);
  const except = list === undefined ? null : EXCEPT.exec(piece.text);
  if (except === null || list?.kind !== 'items') {
    const templates = readTemplate(read.tokens);
    if (list !== undefined) draft.addTemplates(list, templates);
    else {
      draft.awaitTemplates(owner.scope.nodes, templates);
      draft.outline.context.push(literalWords(piece));
    }
    return;
  }
  const tail = cut(piece, except.index + except[0].length);
  const isSpared = (title: string): boolean => isNamedIn(title, tail.text);
  const templates = readTemplate(readTokens(cut(piece, 0, except.index), draft.outline.lang).tokens);
  draft.addTemplates(
    list,
    templates.map(
      (template): Template =>
        (title) =>
          isSpared(title) ? undefined : template(title),
    ),
  );
  const [said] = findQuoted(tail.text);
  if (said === undefined) return;
  const { start, end } = said.inner;
  const words = literalWords({ text: tail.text.slice(start, end), start: tail.start + start });
  for (const item of list.items)
    if (isSpared(item.title.text) && item.title.text !== words.text) item.fields.push({ words, as: 'badge' });
}

/** "Rows with a tiny sparkline each: Wind 22 km/h, Battery 98 %": the things themselves behind what each of them has. */
function entriesBehind(piece: Piece): { head: Piece; items: Item[] } | undefined {
  const colon = /[:：]\s+(?=\S)/u.exec(piece.text);
  if (colon === null) return undefined;
  const body = cut(piece, colon.index + colon[0].length);
  const items = listItems(trimEnds(body, '.'));
  const isNamed = items.every(({ title, fields }) => /^[\p{Lu}\d]/u.test(title.text) && fields.length > 0);
  return items.length > 1 && isNamed ? { head: cut(piece, 0, colon.index), items } : undefined;
}

/** By its whole name, or by a word of it that leads the exception: "except for the depot". */
function isNamedIn(title: string, said: string): boolean {
  const [name, words] = [title.toLowerCase().replace(/[.]$/, ''), said.toLowerCase()];
  const head = /^\p{L}{4,}/u.exec(words)?.[0];
  return words.includes(name) || (head !== undefined && name.split(/\s+/u).includes(head));
}
