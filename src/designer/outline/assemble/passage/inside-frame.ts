import { type Piece, cut } from '../../form/piece.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Owner } from '../scope.ts';

/** "At the bottom of the sidebar: Settings": a place inside a part of the frame, not of the page. */
const INSIDE =
  /^(?:and |then )?(?:(?:at|on|in) the (?:very )?(?:bottom|top|foot|head|end) of|(?:at|in) the (?:bottom|top|foot) in|below (?:it|them) in|inside) (?:the |this )?(?:left |main )?(?:side ?bar|side ?(?:nav|menu|rail|panel)|rail|navigation|nav|menu)\b\s*[:,–—-]?\s*(?:(?:stands?|sits?|is|are|there is|comes?)\s+)?(?=\S)/iu;

/** The rest of such a sentence and where it goes: the navigation that has been read; nothing where there is none. */
export function insideFrame(draft: PageDraft, sentence: Piece): { rest: Piece; owner: Owner } | undefined {
  const { navigation } = draft.outline.frame;
  const lead = INSIDE.exec(sentence.text);
  if (lead === null || navigation === undefined) return undefined;
  return {
    rest: cut(sentence, lead[0].length),
    owner: { scope: { nodes: navigation.tail, navigation, rank: 1 } },
  };
}
