import type { Want } from '../brief.ts';
import { findPins } from '../knowledge/pins/pins.ts';
import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import { toDayWord } from './calendar-words.ts';
import type { Picture, SlotOf } from './slots.ts';
import { findSpoken, pageTitleFor, wantIds, type WriteContext } from './write-context.ts';
import { writePlace } from './write-words.ts';

type Pin = SlotOf<'map'>['pins'][number];
type Told = Omit<Pin, 'x' | 'y'>;

const PINS_SHOWN = 6;
/** Longer names do not fit the field on a phone, characters. */
const LONGEST_NAME = 18;
/** Things that stand somewhere, so that each of them is a pin. */
const PLACED =
  /\b(?:homes?|listings?|properties|property|apartments?|rooms?|hotels?|stays?|stations?|chargers?|stops?|stores?|shops?|branch(?:es)?|venues?|trails?|routes?|vehicles?|fleet|depots?|gardens?|beds?|restaurants?|trips?|places?|sites?|shelters?|clinics?|theatres?|screens?)\b/i;

/** Places of the trade on a map, with what stands there. Pins lie spread over the map, the same for the same trade. */
export function writeMap(context: WriteContext, want?: Want): SlotOf<'map'> {
  const { domain } = context;
  const asked = want?.items ?? [];
  const sought = asked.length > 0 ? undefined : findPins(context.brief.prompt);
  const spoken = findSpoken(domain.collections, `${want?.label ?? ''} ${context.brief.subject}`);
  const collection =
    sought === undefined
      ? [spoken, ...domain.collections].find((one) => one !== undefined && isPlaced(one))
      : undefined;
  const told =
    asked.length > 0
      ? asked.map(({ title, value, note }): Told => ({
          title,
          icon: 'map-pin',
          ...(note === undefined ? {} : { body: note }),
          ...(value === undefined ? {} : { value }),
        }))
      : sought !== undefined
        ? sought.places.map((place): Told => ({ ...place, icon: sought.icon }))
        : collection === undefined
          ? places(context)
          : collection.rows.map(({ cells: _cells, done: _done, share: _share, subtitle, ...row }): Told => ({
              ...row,
              icon: row.icon ?? collection.icon,
              ...(subtitle === undefined ? {} : { body: subtitle }),
            }));
  const shown = told.slice(0, Math.max(PINS_SHOWN, asked.length));
  const filters = sought?.chips ?? collection?.filters ?? [];
  const action = context.brief.wants.find((one) => one.isAction === true);
  return {
    kind: 'map',
    wants: wantIds(want),
    title: sought === undefined ? pageTitleFor(context, want, collection?.title ?? 'Places') : sought.title,
    note: `${shown.length} in view`,
    picture: groundOf(context),
    placeholder:
      collection === undefined || collection.title.length > LONGEST_NAME
        ? 'Search here'
        : `Search ${collection.title.toLowerCase()}`,
    chips: filters.slice(0, 4).map((label, index) => ({ label, on: index === 0 })),
    pins: shown.map((pin, index) => ({ ...pin, ...placeOf(index), ...(index === 0 ? { on: true } : {}) })),
    ...(sought !== undefined
      ? { action: action === undefined ? sought.action : { ...sought.action, label: action.label } }
      : collection === undefined
        ? {}
        : { action: collection.action }),
  };
}

/** The trade's map without pins of its own: those of the block stand where the places are. */
const groundOf = (context: WriteContext): Picture => {
  const { subject, alt } = writePlace(context).picture;
  return {
    kind: 'map',
    subject: `unmarked ${subject.replaceAll(/\b(?:pins?|route|way|map|places?)\b/gi, '').trim()}`,
    alt,
  };
};

const isPlaced = ({ words, title }: CollectionKnowledge): boolean =>
  PLACED.test([title, ...words.slice(0, 1)].join(' '));

/** Where things happen, each place once. */
function places({ domain, now }: WriteContext): Told[] {
  const seen = new Set<string>();
  return domain.schedule.flatMap((entry): Told[] => {
    const { place } = entry;
    if (place === undefined || seen.has(place)) return [];
    seen.add(place);
    return [
      {
        title: place,
        body: entry.title,
        meta: `${toDayWord(now, entry.day)}, ${entry.time}`,
        icon: 'map-pin',
        ...(entry.status === undefined ? {} : { status: entry.status }),
      },
    ];
  });
}

/** Spreads points evenly over the unit square (the R2 sequence of the plastic number), away from its edges. */
function placeOf(index: number): { x: number; y: number } {
  const spread = (step: number): number => (0.5 + (index + 1) * step) % 1;
  return { x: round(0.12 + 0.76 * spread(0.754_877_666)), y: round(0.14 + 0.72 * spread(0.569_840_291)) };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
