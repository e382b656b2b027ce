import type { Passage } from '../../form/passage.ts';
import { readCasual } from '../../prose/read-casual.ts';
import { readDescribed } from '../../grammar/read-described.ts';
import { readProse } from '../../prose/read-prose.ts';
import { PageDraft } from '../page-draft.ts';
import type { Collection, Owner } from '../scope.ts';
import { readSentence } from './read-sentence.ts';
import { splitClauses } from './split-clauses.ts';
import { tellsContent } from './tells-content.ts';

/** Reads a passage of plain prose. */
export function readCasualPassage(draft: PageDraft, passage: Passage, open: Owner, isFirst: boolean): Owner {
  const { lang } = draft.outline;
  const { page } = draft;
  return readCasual(passage, open, isFirst, {
    draft,
    split: (piece) => splitClauses(piece, lang),
    state: (piece, owner, isPart) => readSentence(draft, piece, owner, false, {}, isPart ? { scope: page } : undefined),
    probe: (piece, owner, as) => {
      const probed = new PageDraft('', lang);
      const start: Owner = {
        scope: probed.page,
        ...(owner.items === undefined ? {} : { items: structuredClone(owner.items) }),
      };
      if (as === 'list') readDescribed(probed, piece, start, (part, at) => readSentence(probed, part, at, false, {}));
      else if (as === 'prose')
        readProse(probed, piece, start, probed.page, (part, at) => readSentence(probed, part, at, false, {}));
      else
        readSentence(
          probed,
          piece,
          owner.collection === undefined
            ? start
            : {
                ...start,
                collection: structuredClone({
                  ...owner.collection,
                  each: undefined,
                  into: [],
                }) as unknown as Collection,
              },
          false,
          {},
          { scope: probed.page },
        );
      const { title, subtitle, product, frame, sections } = probed.outline;
      return [title, subtitle, product, frame, sections, probed.outline.refusals, start.items];
    },
    tellsContent: (piece) => tellsContent(piece, lang),
  });
}
