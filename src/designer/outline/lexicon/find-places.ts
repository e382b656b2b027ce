import { findMeanings, type FoundMeaning } from './find-meanings.ts';
import { foldKey } from './list-tokens.ts';
import { lazyMeaningIndex } from './meaning-index.ts';
import type { PlaceMeaning } from './place-entry.ts';
import { PLACES } from './places.ts';
import { readText } from './read-text.ts';

export interface PlaceMention extends Omit<FoundMeaning<PlaceMeaning>, 'means'> {
  means: Omit<PlaceMeaning, 'columns'> & { columns?: number };
  /** For relations: to what was named just before ("below it"), or to the noun that follows ("under the chart"). */
  anchor?: 'before' | 'named';
}

const placeIndexOf = lazyMeaningIndex(PLACES);

/** Words after which the thing that the place is relative to is still to be named. */
const OPEN_ENDS = new Set(
  foldAll(
    'of the a an each every both to under above below next der die das dem den des von vom jedem jeder le la les du de des el los las al del da do dos das il lo gli i dello della het een van elke każdym den det varje',
  ),
);

/** Phrases that say where something stands, outside of quotation marks, in order. Phrases that only look so are left out. */
export const findPlaces = (text: string, lang?: string): PlaceMention[] => {
  const read = readText(text, lang);
  return findMeanings(read, placeIndexOf)
    .filter((found) => found.id !== 'none' && !(found.isWeak && isPlainWord(text, found)))
    .map((found) => {
      const { columns, ...means } = found.means;
      const share = shareAt(text, found.end) ?? shareBefore(text, found.start);
      const number = columns === '#' ? found.count : columns;
      const last = foldKey(/[\p{L}\p{N}]+$/u.exec(found.text)?.[0] ?? '');
      return {
        ...found,
        means: {
          ...means,
          ...(number === undefined ? {} : { columns: number }),
          ...(share === undefined || (means.side === undefined && means.share === undefined) ? {} : { share }),
        },
        ...(means.relation === undefined
          ? {}
          : {
              anchor:
                OPEN_ENDS.has(last) && startsNoun(text, found.end) && !leadsList(text, found)
                  ? ('named' as const)
                  : ('before' as const),
            }),
      };
    });
};

function foldAll(words: string): string[] {
  return words.split(' ').map(foldKey);
}

/**
 * A bare "left" is a place where it leads something in or ends it: "Left: …", "a bell, right". A bare "top" or "main" needs
 * both sides free, a bare "under" the left one.
 */
const isPlainWord = (text: string, { start, end, means }: FoundMeaning<PlaceMeaning>): boolean => {
  const isLed = /(?:^|[\n.;:,([{|*_–—•-]\s*)$/.test(text.slice(Math.max(0, start - 12), start));
  const isClosed = /^\s*(?:[:,;.)\]|*\n–—]|$|[-–—] )/.test(text.slice(end, end + 12));
  if (means.relation !== undefined) return !isLed;
  // "12 min left", "2 spots left": what remains.
  if (means.place === 'left' && /\d\s?\p{L}+\s$/u.test(text.slice(Math.max(0, start - 16), start))) return true;
  return means.place === 'left' || means.place === 'right' ? !isLed && !isClosed : !isLed || !isClosed;
};

/** "Below checkboxes for Tea, Milk": a bare relation before what stands there, not before what it stands next to. */
const leadsList = (text: string, { start, end, text: words }: FoundMeaning<PlaceMeaning>): boolean =>
  !/\s/.test(words) &&
  /(?:^|[.;:,(]\s*)$/.test(text.slice(Math.max(0, start - 3), start)) &&
  /^\s\p{Ll}[\p{L} -]{1,40}?(?:\s(?:for|with|showing|saying|named|labell?ed|reading)\s|:\s)/u.test(
    text.slice(end, end + 60),
  ) &&
  !/^\s(?:the|a|an|this|that|it|each|every|both|them|these|those|which|what)\s/.test(text.slice(end, end + 8));

const startsNoun = (text: string, end: number): boolean =>
  /^[ \u00a0]+[\p{L}\p{N}"“„«'‘`*]/u.test(text.slice(end, end + 4));

/** "left 55 %", "Left column (about 60 %)", "LEFT COLUMN, 60 %". */
const shareAt = (text: string, end: number): number | undefined =>
  toShare(
    /^[\s,(*]{0,4}(?:about|roughly|ca\.?|circa|approx\.?|etwa|environ|unos|cerca de|ongeveer|około)?\s*(\d{2})\s?(?:%|percent|Prozent)/i.exec(
      text.slice(end, end + 28),
    )?.[1],
  );

const shareBefore = (text: string, start: number): number | undefined =>
  toShare(/(\d{2})\s?%\s(?:of the width,? )?$/.exec(text.slice(Math.max(0, start - 24), start))?.[1]);

const toShare = (percent: string | undefined): number | undefined =>
  percent === undefined ? undefined : Number(percent) / 100;
