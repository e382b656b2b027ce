import type { PageDraft } from '../assemble/page-draft.ts';
import type { Owner } from '../assemble/scope.ts';
import { type Piece } from '../form/piece.ts';
import { upper } from './list-entries.ts';
import { wordsOf } from './list-headings.ts';
import { text as textOf } from '../assemble/make-node.ts';

/** Words that stand on the page as they were told, in a part of their own. */
export function sayOwn(draft: PageDraft, said: Piece, role: 'paragraph' | 'heading' | 'notice'): Owner {
  const scope = draft.openSection(draft.page, {}, role === 'notice' ? { surface: 'notice' } : {});
  scope.nodes.push(textOf(role, { ...wordsOf(said), text: upper(said.text) }));
  return { scope: draft.page };
}
