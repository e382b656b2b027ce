import type { Want } from '../brief.ts';
import type { SlotOf } from './slots.ts';
import { toLength } from './to-length.ts';
import { collectionFor, wantIds, type WriteContext } from './write-context.ts';

/** What is played: the first of the trade's things, what comes after it, and how far it has got. */
export function writePlayer(context: WriteContext, want?: Want): SlotOf<'player'> {
  const { domain } = context;
  const collection = collectionFor(context, want);
  const row = collection.rows[0];
  const [title, by] = want?.texts ?? [];
  return {
    kind: 'player',
    wants: wantIds(want),
    title: title ?? row?.title ?? context.brand,
    by: by ?? row?.subtitle ?? domain.people[0]?.name ?? context.brand,
    picture: row?.picture ?? {
      kind: 'abstract',
      subject: `${title ?? row?.title ?? context.brand} waves`,
      alt: `Cover of ${title ?? row?.title ?? context.brand}`,
    },
    ...playedOf(row?.value),
    controls: [
      { label: 'Shuffle', icon: 'shuffle' },
      { label: 'Previous', icon: 'skip-back' },
      { label: 'Play', icon: 'play' },
      { label: 'Next', icon: 'skip-forward' },
      { label: 'Repeat', icon: 'repeat' },
    ],
    queue: collection.rows.slice(1, 5).map(({ cells: _cells, ...one }) => one),
  };
}

/** Where a listener is: a third of the way into what lasts as long as its list says, else into a song. */
function playedOf(lasts: string | undefined): Pick<SlotOf<'player'>, 'elapsed' | 'length' | 'share'> {
  const minutes = /^(\d+)\s?min\b/.exec(lasts ?? '')?.[1];
  const seconds = minutes === undefined ? SONG_SECONDS : Number(minutes) * 60;
  const elapsed = Math.round(seconds * PLAYED);
  return { elapsed: toLength(elapsed), length: toLength(seconds), share: elapsed / seconds };
}

const SONG_SECONDS = 232;
const PLAYED = 0.36;
