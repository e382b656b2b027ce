import type { Mention } from '../../lexicon/mention.ts';
import type { Token } from '../../phrases/token.ts';
import type { Navigation } from '../../outline.ts';
import { isAction } from '../../prose/is-action.ts';
import { control } from '../make-node.ts';
import { isActionFoot } from '../is-action-foot.ts';
import { labelAfter } from '../label-after.ts';
import { navigationKind } from '../navigation-kind.ts';
import { addWordmark } from './add-wordmark.ts';
import { readEntries } from './read-entries.ts';
import type { Statement } from './statement.ts';

const TOOLS = /^(?:tool|command|action)/i;

/** Goes on in a part of the frame: the header, the foot, the footer or a navigation. */
export function openFramePart(statement: Statement, part: string, mention: Mention, at: number): number {
  const { frame } = statement.draft.outline;
  const owned = part === 'footer' || part === 'foot' ? footOfPart(statement, at) : undefined;
  if (owned !== undefined) return owned;
  statement.scopes.length = 1;
  if (part === 'footer' && isActionFoot(statement.sentence.piece.text)) part = 'foot';
  if (part === 'foot' && (isSwitched(statement.sentence.piece.text) || listsPlaces(statement, at))) part = 'bottom-nav';
  if (part === 'header' || part === 'foot') {
    const bar = part === 'header' ? statement.draft.header() : statement.draft.foot();
    statement.scopes.push({
      nodes: bar.start,
      bar,
      rank: 1,
      ...((part === 'foot' && mention.text.toLowerCase() !== 'status bar') || TOOLS.test(mention.text)
        ? { isToolbar: true }
        : {}),
    });
    statement.isPostfix = isPostfix(statement.tokens, at + 1);
    const label = part === 'header' && !TOOLS.test(mention.text) ? labelAfter(statement.tokens, at) : undefined;
    if (label !== undefined && statement.draft.isSite) {
      addWordmark(statement, label.words);
      return label.next;
    }
    if (label === undefined || !statement.draft.offerTitle(label.words, 'bar')) return at + 1;
    return label.next;
  }
  if (part === 'footer') {
    const scope = statement.draft.openSection({ nodes: [], rank: 0 }, { place: 'bottom' });
    if (scope.section !== undefined) frame.footer ??= scope.section;
    statement.scopes.push({
      nodes: frame.footer?.nodes ?? [],
      ...(frame.footer ? { section: frame.footer } : {}),
      rank: 1,
    });
    return at + 1;
  }
  const after = statement.tokens[at + 1];
  const isLeft = statement.placing.place === 'left' || (after?.is === 'place' && after.place.means.place === 'left');
  const kind = navigationKind(part, isLeft);
  moveToHeader(statement, kind);
  const navigation = (frame.navigation ??= { kind, entries: [], head: [], tail: [] });
  if (kind === 'sidebar' && navigation.entries.length === 0) navigation.kind = 'sidebar';
  statement.collection = { node: navigation, takes: 'entries' };
  statement.scopes.push({
    nodes: navigation.entries.length === 0 ? navigation.head : navigation.tail,
    navigation,
    rank: 1,
  });
  const inner = innerNavigation(statement.tokens, at);
  if (inner === undefined) return readEntries(statement, statement.collection, mention, at, at + 1);
  // What stands before the entries stands above them; they are read when their own noun comes.
  statement.collection = undefined;
  return at + 1;
}

/** `Sidebar: logo "Tuvalle", nav: Orders, Moulds`: the noun of the entries themselves, behind what stands above them. */
function innerNavigation(tokens: readonly Token[], at: number): number | undefined {
  const index = tokens.findIndex(
    (token, next) =>
      next > at + 1 &&
      token.is === 'noun' &&
      token.mention.makes.kind === 'frame' &&
      NAVIGATION.test(token.mention.text),
  );
  const [before, behind] = [tokens.slice(at + 1, index), tokens[index + 1]];
  return index !== -1 && behind?.is === 'sign' && behind.sign === ':' && before.some(({ is }) => is === 'noun')
    ? index
    : undefined;
}

const NAVIGATION =
  /^(?:main |primary |side )?(?:nav(?:igation)?|menu|links|nav (?:items|links|entries)|navigation (?:items|links|entries))$/iu;

/** "Untere Leiste: Start (aktiv), Termine, Ausweis": a bar at the bottom of which one of several names is the current one. */
const isSwitched = (said: string): boolean =>
  /\((?:active|current|selected|aktiv|aktuell|ausgewählt|gewählt|actif|active|sélectionnée?|activ[oa]|seleccionad[oa]|ativ[oa]|selecionad[oa]|attiv[oa]|selezionat[oa]|actief|geselecteerd|aktywn[ye]|wybran[ye]|vald|aktif|seçili)\)/iu.test(
    said,
  ) && (said.match(/[,;/·|]/gu)?.length ?? 0) >= 2;

/** "bottom bar → Batches, Recipes, Stock, More": names of places one goes to and nothing that is done there. */
function listsPlaces({ sentence, tokens }: Statement, at: number): boolean {
  const behind = sentence.piece.text
    .slice(tokens[at]?.end)
    .replace(/^\s*(?:[:：→–—-]|with)\s*/iu, '')
    .replace(/\.$/, '');
  const names = behind.split(/\s?[,/·|]\s|\s(?:and|und|et|y|e|en)\s/u).map((name) => name.trim());
  return (
    names.length > 2 &&
    names.length < 6 &&
    names.every((name) => /^\p{Lu}[\p{L} ’'-]*$/u.test(name) && name.split(/\s+/).length < 3 && !isAction(name))
  );
}

/** Links of a bar at the top stand in the header where the page has a navigation at its side as well. */
function moveToHeader({ draft }: Statement, kind: Navigation['kind']): void {
  const { frame } = draft.outline;
  const known = frame.navigation;
  if (kind !== 'sidebar' || known?.kind !== 'top' || known.entries.length === 0) return;
  draft.header().middle.push(...known.entries.map(({ label }) => control('link', { label })));
  delete frame.navigation;
}

/** "Footer of the card: …": a row of the part that is spoken of; the page's own foot is another. */
function footOfPart(statement: Statement, at: number): number | undefined {
  const [link, owner] = [statement.tokens[at + 1], statement.tokens[at + 2]];
  if (link?.is !== 'words' || !/^(?:of|in|inside|for)\s+(?:the|this|that|each)\b/i.test(link.piece.text))
    return undefined;
  if (owner !== undefined && owner.is !== 'noun' && owner.is !== 'sign') return undefined;
  if (owner?.is === 'noun' && owner.mention.makes.kind === 'frame') return undefined;
  const row = statement.draft.openSection(statement.scope, { flow: 'row' }, { surface: 'plain' });
  statement.scopes.push({ ...row, isToolbar: true });
  return at + (owner?.is === 'noun' ? 3 : 2);
}

/** Whether something is named in a bar before the first place is. */
function isPostfix(tokens: readonly Token[], from: number): boolean {
  const first = tokens.findIndex(
    (token, at) =>
      at >= from &&
      (token.is === 'place' ||
        token.is === 'quoted' ||
        token.is === 'noun' ||
        (token.is === 'words' && /^\p{Lu}/u.test(token.piece.text))),
  );
  const next = tokens.find(
    (token, at) => at > first && token.is !== 'words' && token.is !== 'aside' && token.is !== 'noun',
  );
  return first !== -1 && tokens[first]?.is !== 'place' && next?.is === 'place';
}
