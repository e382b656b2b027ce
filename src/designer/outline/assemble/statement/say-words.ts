import { findQualities } from '../../lexicon/find-qualities.ts';
import type { Bar, ControlNode, Node, Words } from '../../outline.ts';
import type { Token } from '../../phrases/token.ts';
import { isAction } from '../../prose/is-action.ts';
import { control, text } from '../make-node.ts';
import { giveName } from '../node-text.ts';
import { addWordmark } from './add-wordmark.ts';
import { isLead } from './opens-part.ts';
import type { Statement } from './statement.ts';

/** Words to be shown that no noun claims. */
export function sayWords(statement: Statement, words: Words, at: number): void {
  const { section, bar } = statement.scope;
  if (statement.last !== undefined && giveEmpty(statement.last, words)) return;
  // How wide a part is, or which of several, is not said on the page.
  if (
    /^\d{1,2}$/.test(words.text) &&
    section !== undefined &&
    section.nodes.length === 0 &&
    statement.last === section &&
    words.span !== undefined &&
    !/["“„«`*]/.test(statement.sentence.piece.text.charAt(words.span.start - statement.sentence.piece.start - 1))
  )
    return;
  if (/^\d+(?:[.,]\d+)?\s?(?:px|rem)(?:\s(?:wide|high|tall))?$/.test(words.text)) return;
  if (
    statement.scope.isToolbar &&
    /^[\p{Lu}\p{Lo}]/u.test(words.text) &&
    !/\d/.test(words.text) &&
    words.text.split(/\s+/).length < 6
  ) {
    statement.put(control('button', { label: words }));
    return;
  }
  if (section !== undefined && /\bbar\b/i.test(section.about ?? '') && isAction(words.text)) {
    statement.put(control('button', { label: words }));
    return;
  }
  if (statement.many !== undefined && statement.last?.kind === 'icon' && statement.many.each !== undefined) {
    const node = statement.many.each(words);
    statement.many.into?.push(node);
    statement.last = node;
    return;
  }
  const another = buttonBehind(statement, at);
  if (another !== undefined) {
    statement.put(control('button', { label: words, ...another }));
    return;
  }
  const place = statement.tokens[at + 1];
  if (place?.is === 'place' && place.place.means.isSticky && bar === undefined && words.text.split(/\s+/).length <= 4) {
    statement.last = control('button', { label: words });
    statement.draft.foot().middle.push(statement.last);
    return;
  }
  if (bar !== undefined && isSiteHeader(statement, bar)) {
    addWordmark(statement, words);
    return;
  }
  // What stands at the far end of a bar is a person or a state, not the page's name.
  if (bar !== undefined && statement.placing.slot !== 'end' && statement.draft.offerTitle(words, 'bar')) return;
  if (
    section?.surface === 'hero' &&
    section.heading === undefined &&
    statement.tokens[at]?.is === 'quoted' &&
    statement.draft.offerTitle(words)
  )
    return;
  if (statement.holdsCards && follows(statement.tokens[at + 1])) {
    const scope = statement.draft.openSection(statement.scope, {}, { surface: 'card', heading: words });
    statement.scopes.push({ ...scope, rank: 2 });
    statement.last = scope.section;
    return;
  }
  const opens =
    statement.scope.rank > 0 && section !== undefined && section.heading === undefined && section.nodes.length === 0;
  const isLed = statement.tokens[at + 1] !== undefined;
  if (opens && section.surface !== 'notice' && section.surface !== 'hero' && isLed && !statement.scope.isToolbar) {
    section.heading = words;
    return;
  }
  if (statement.scope.rank === 0 && isLed && isLead(statement, at)) {
    const scope = statement.draft.openSection(statement.holder, statement.takePlacing(undefined), { heading: words });
    statement.scopes.push(scope);
    statement.last = scope.section;
    return;
  }
  if (section?.surface === 'notice' && section.nodes.length > 0 && isCalledAction(statement, words)) {
    statement.put(control('button', { label: words, rank: 'text' }));
    return;
  }
  statement.put(text(section?.surface === 'notice' ? 'notice' : 'paragraph', words));
}

/** At the top of a site stands its name, not the headline of the page. */
function isSiteHeader(statement: Statement, bar: Bar): boolean {
  return statement.draft.isSite && bar === statement.draft.outline.frame.header;
}

/** Words that stand for a button that is not named again: "a small one", "the secondary". */
const ANOTHER =
  /^(?:(?:and|or|plus|then|beside it|und|oder|et|ou|y|o|e|en|och|ve)\s+)?(?:(?:an?|the|der|die|das|ein|eine|einen|le|la|un|une|el|una|il|lo|um|uma|de|een|en|ett)\s+)?(?:\p{Ll}+\s+){0,2}?(one|other|another|secondary|primary|tertiary|andere[rn]?|autre|otro|outro|altro|second(?:aire|ario|ário)|sekundäre[rn]?)(?:\s+(?:for|saying|called|labell?ed|with|on the (?:left|right)))?$/iu;

/** `a "Save" button and "Discard"`, `a button "Save", and a small one "Undo"`: what another button has beside its name. */
function buttonBehind({ last, tokens }: Statement, at: number): Pick<ControlNode, 'rank'> | undefined {
  const [button, and] = [tokens[at - 2], tokens[at - 1]];
  if (last?.kind !== 'control' || last.control !== 'button' || tokens[at]?.is !== 'quoted' || and?.is !== 'words')
    return undefined;
  const isJoined = /^(?:and|or|und|oder|et|ou|y|o|e|en|och|ve)$/i.test(and.piece.text) && button?.is === 'noun';
  if (!isJoined && !ANOTHER.test(and.piece.text)) return undefined;
  const rank = findQualities(and.piece.text).find(({ means }) => means.rank !== undefined)?.means.rank;
  return rank === undefined ? {} : { rank };
}

const follows = (token: Token | undefined): boolean =>
  token?.is === 'sign' || token?.is === 'words' || token?.is === 'aside';

/** Controls that are nothing without the words on them. */
const CALLED: ReadonlySet<string> = new Set(['button', 'link', 'checkbox', 'toggle']);

/** The words become what the node was made for. */
function giveEmpty(node: Node, words: Words): boolean {
  if (node.kind === 'control' && CALLED.has(node.control))
    return node.value === undefined && node.options.length === 0 && giveName(node, words);
  if (node.kind !== 'text' && node.kind !== 'badge' && node.kind !== 'message') return false;
  return node.words.text === '' && giveName(node, words);
}

/** `… with an inline action "Rotate now"`: words that are said to be an action. */
const isCalledAction = ({ sentence: { piece } }: Statement, { span }: Words): boolean =>
  span !== undefined &&
  /(?<!\p{L})(?:action|aktion|acción|azione|ação)\s*["“„«`*]*$/iu.test(piece.text.slice(0, span.start - piece.start));
