import { cut, trimEnds, type Piece } from '../form/piece.ts';
import type { Fact, Item, ItemsNode, Node } from '../outline.ts';
import { readFact } from '../values/fact.ts';
import { findValues } from '../values/value-at.ts';
import { capital } from './list-facts.ts';
import { literalWords } from './passage/literal-words.ts';
import type { PageDraft } from './page-draft.ts';
import type { Owner } from './scope.ts';
import { toItem } from './to-item.ts';

const ARTICLE = "(?:(?:the|der|die|das|le|la|el|il|lo|o|a|de|het)\\s+|l[’'])?";
const FIRST = 'first|erste[rns]?|premi(?:er|ère)|primer[ao]?|primeir[ao]|prim[ao]|eerste';
const LATER =
  'second|third|fourth|fifth|sixth|last|zweite[rns]?|dritte[rns]?|vierte[rns]?|letzte[rns]?|deuxième|troisième|quatrième|derni(?:er|ère)|segund[ao]|tercer[ao]?|cuart[ao]|últim[ao]|terceir[ao]|quart[ao]|second[ao]|terz[ao]|ultim[ao]|tweede|derde|vierde|laatste';
const SAYS =
  '(?:\\s+(?!row|line|column|block|section|part|zeile|spalte|block|rang|ligne|colonne|fila|columna|linha|coluna|riga|colonna|rij)\\p{Ll}+)?\\s*(?:[:：,–—]|(?:says|is|are|shows|reads|has|goes|zeigt|heißt|ist|montre|indique|est|muestra|dice|es|mostra|diz|é|è|toont)(?=\\s))\\s*';

/** "The first (one) says …": tells the first of several things. */
export const TELLS_FIRST = new RegExp(`^(?:${ARTICLE})(?:${FIRST})${SAYS}(?=\\S)`, 'iu');
/** "…, the second shows …": goes on with the next. */
export const TELLS_LATER = new RegExp(
  `^(?:and\\s+|und\\s+|et\\s+|y\\s+|e\\s+)?${ARTICLE}(?:${LATER})${SAYS}(?=\\S)`,
  'iu',
);
const BETWEEN = new RegExp(`[,;.]\\s+(?:(?:and|und|et|y|e|en)\\s+)?(?=${ARTICLE}(?:${LATER})${SAYS}\\S)`, 'giu');

/**
 * Things told one by one by their order, "The first one says Requests with 18,240, the second says …": figures where each is
 * a label with a value, else things. They fill the list that waits for them; nothing where fewer than two are told.
 */
export function tellByOrder(draft: PageDraft, sentence: Piece, owner: Owner): Owner | undefined {
  if (!TELLS_FIRST.test(sentence.text)) return undefined;
  const marks = [...sentence.text.matchAll(BETWEEN)];
  const told = [0, ...marks.map((mark) => mark.index + mark[0].length)].map((start, at) => {
    const part = trimEnds(cut(sentence, start, marks[at]?.index ?? sentence.text.length), ',;. ');
    const lead = (at === 0 ? TELLS_FIRST : TELLS_LATER).exec(part.text)?.[0].length ?? 0;
    return cut(part, lead);
  });
  if (told.length < 2) return undefined;
  const facts = told.flatMap((piece) => toFigure(piece) ?? []);
  const items =
    facts.length === told.length
      ? []
      : told.flatMap((piece): readonly Item[] => [toItem(piece)].filter((item) => item !== undefined));
  if (items.length > 0 && items.length !== told.length) return undefined;
  const waiting = owner.collection?.node.kind === 'items' ? owner.collection.node : owner.items;
  if (items.length > 0 && waiting?.kind === 'items' && waiting.items.length === 0) {
    waiting.items.push(...items);
    return owner;
  }
  const scope = owner.scope.rank === 0 ? draft.openSection(owner.scope, {}) : owner.scope;
  if (items.length === 0) {
    const node: Node = { kind: 'facts', layout: 'tiles', facts };
    scope.nodes.push(node);
    return { ...owner, scope };
  }
  const node: ItemsNode = { kind: 'items', layout: 'cards', items };
  scope.nodes.push(node);
  return { ...owner, scope, items: node };
}

/** "Requests per second with 18,240", "Throttled: 3.1 %": a label with its figure, and no words behind it. */
function toFigure(piece: Piece): Fact | undefined {
  const joint = /\s(?:with|at|mit|avec|con|com|met)\s/iu.exec(piece.text);
  if (joint !== null) {
    const value = cut(piece, joint.index + joint[0].length);
    const [found] = findValues(value.text);
    if (found?.start !== 0 || found.end !== value.text.length) return undefined;
    return { label: capital(literalWords(cut(piece, 0, joint.index))), value: literalWords(value) };
  }
  const fact = readFact(piece.text, piece.start);
  return fact === undefined || /,/.test(piece.text.replace(/\d,\d/g, ''))
    ? undefined
    : { label: capital(fact.label), value: fact.value };
}
