import type { Mention } from '../../lexicon/mention.ts';
import type { Token } from '../../phrases/token.ts';
import { isActionFoot } from '../is-action-foot.ts';
import { labelAfter } from '../label-after.ts';
import { addWordmark } from './add-wordmark.ts';
import { readEntries } from './read-entries.ts';
import type { Statement } from './statement.ts';

const TOOLS = /^(?:tool|command|action)/i;

/** Goes on in a part of the frame: the header, the foot, the footer or a navigation. */
export function openFramePart(statement: Statement, part: string, mention: Mention, at: number): number {
  const { frame } = statement.draft.outline;
  statement.scopes.length = 1;
  if (part === 'footer' && isActionFoot(statement.sentence.piece.text)) part = 'foot';
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
    const label = part === 'header' ? labelAfter(statement.tokens, at) : undefined;
    if (label !== undefined && statement.draft.isSite) {
      addWordmark(statement, label.words);
      return label.next;
    }
    if (label === undefined || !statement.draft.offerTitle(label.words)) return at + 1;
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
  const kind =
    part === 'sidebar' || (part === 'top-nav' && isLeft) ? 'sidebar' : part === 'bottom-nav' ? 'bottom' : 'top';
  const navigation = (frame.navigation ??= { kind, entries: [], head: [], tail: [] });
  if (kind === 'sidebar' && navigation.entries.length === 0) navigation.kind = 'sidebar';
  statement.collection = { node: navigation, takes: 'entries' };
  statement.scopes.push({
    nodes: navigation.entries.length === 0 ? navigation.head : navigation.tail,
    navigation,
    rank: 1,
  });
  return readEntries(statement, statement.collection, mention, at, at + 1);
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
