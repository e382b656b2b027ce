import type { Want } from '../../brief.ts';
import type { TradeClass } from '../../knowledge/trade-class.ts';
import type { Slot, SlotKind, SlotShapes } from '../slots.ts';
import { titleFor, wantIds, type WriteContext } from '../write-context.ts';

/** A section that sites of any trade have under a name of its own, so that the name tells what stands there. */
export interface SiteSection {
  /** What it is called, whole: "our partners", "as seen in". */
  words: RegExp;
  kind: SlotKind;
  /** Undefined where nothing is known of it in this trade; it is then shown as any other want. */
  write(context: WriteContext, want: Want): Slot | undefined;
}

/** What a section says besides its title, which is always the prompt's own. */
type Said<K extends SlotKind> = Omit<SlotShapes[K], 'title'>;

export function defineSiteSection<K extends SlotKind>(
  words: RegExp,
  kind: K,
  say: (context: WriteContext, want: Want) => Said<K> | undefined,
): SiteSection {
  return {
    words,
    kind,
    write(context, want) {
      const said = say(context, want);
      if (said === undefined) return undefined;
      return { ...said, kind, wants: wantIds(want), title: titleFor(want, '') } as unknown as Slot;
    },
  };
}

/** A house that was made up from a prompt is spoken of as one that people come to. */
export const tradeOf = ({ domain }: WriteContext): TradeClass => domain.trade ?? 'place';

/** What is said in points, as a table of them is written. */
export type PointRow = readonly [icon: string, title: string, body: string];

export const toPoints = (rows: readonly PointRow[]): SlotShapes['points']['items'] =>
  rows.map(([icon, title, body]) => ({ icon, title, body }));
