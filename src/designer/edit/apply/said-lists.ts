import { writeSlot } from '../../write/write-slot.ts';
import { listValues } from '../value-kinds.ts';
import { toTitle } from './to-title.ts';
import { partsOf, type MakeSlot } from './said-parts.ts';

/** Houses that exist nowhere, with their marks. */
const PARTNERS: readonly (readonly [string, string])[] = [
  ['Halden Books', 'book-open'],
  ['Nordlys', 'sun'],
  ['Okafor & Co', 'building-2'],
  ['Mill Lane Press', 'newspaper'],
  ['Southerly', 'anchor'],
  ['Fernhill', 'leaf'],
];

/** "A row of partner logos", "logos of A, B and C". */
export const saidLogos: MakeSlot = (plain, _editing, quoted) => {
  const [, sort, list] =
    /^(?:(?:row|strip|bar|wall|line|section|list|band) (?:of|with) )?(?:our |the )?(partner|client|customer|sponsor|press|brand|company|investor)?(?:s['’]?|['’]s)? ?logos?(?: (?:row|strip|bar|wall|section|cloud))?(?:\s*(?::|\s(?:of|from|for)\s)\s*(?:our |the )?(.+))?$/i.exec(
      plain,
    ) ?? [];
  if (
    !/\blogos?\b/i.test(plain) ||
    /\b(?:our|the|my|a|company) logo$/i.test(plain) ||
    (sort === undefined && list === undefined && !/logos/i.test(plain))
  )
    return undefined;
  const given = quoted.length > 1 ? [...quoted] : /\p{Lu}/u.test(list ?? '') ? partsOf(list ?? '') : [];
  const names =
    given.length > 1
      ? given.map((name, index) => [name, PARTNERS[index % PARTNERS.length]?.[1] ?? 'circle'] as const)
      : PARTNERS;
  const title =
    sort === undefined && /partner|client|customer|sponsor/i.test(list ?? '') ? (list ?? '') : (sort ?? 'partner');
  return {
    slot: {
      kind: 'terms',
      wants: [],
      title: `Our ${title.toLowerCase().replace(/s?$/, 's')}`
        .replace(/presss$/, 'press')
        .replace('companys', 'companies'),
      items: names.map(([label, icon]) => ({ label, icon })),
    },
    ...(given.length > 1 ? {} : { isSample: true }),
  };
};

/** "Opening hours: Monday 9–17, Sunday closed", else those of the trade. */
export const saidHours: MakeSlot = (plain, { context }) => {
  if (!/^(?:(?:opening|business|office|shop) (?:hours|times))\b/i.test(plain)) return undefined;
  const said = /(?::|\s(?:with|of|from|on|saying)\s)\s*(.+)$/i.exec(plain)?.[1];
  const given = partsOf(said ?? '').flatMap((part) => {
    const range = listValues(part).find(({ kind }) => kind === 'range');
    const short = /(\d{1,2})\s?(?:-|–|to)\s?(\d{1,2})(?!\d)/.exec(part);
    const at = range?.start ?? short?.index ?? /\bclosed\b/i.exec(part)?.index;
    if (at === undefined || at === 0) return [];
    const value =
      range?.text ??
      (short === null ? 'Closed' : `${(short[1] ?? '').padStart(2, '0')}:00–${(short[2] ?? '').padStart(2, '0')}:00`);
    return [{ title: toTitle(part.slice(0, at).replace(/[\s:]+(?:from|at)?\s*$/i, '')), value }];
  });
  const place = writeSlot('place', context);
  const stops = place.kind === 'place' ? place.stops : [];
  const known = stops
    .filter(({ meta }) => meta !== undefined && /\d[:.]\d{2}/.test(meta))
    .map(({ label, meta }) => ({ title: label, value: meta ?? '' }));
  const usual =
    known.length > 1
      ? known
      : [
          { title: 'Monday to Friday', value: '09:00–18:00' },
          { title: 'Saturday', value: '09:00–13:00' },
        ];
  const rows =
    given.length > 0
      ? given
      : [...usual, ...(usual.some(({ title }) => /sun/i.test(title)) ? [] : [{ title: 'Sunday', value: 'Closed' }])];
  return {
    slot: { kind: 'records', wants: [], title: 'Opening hours', rows, columns: [] },
    ...(given.length > 0 ? {} : { isSample: true }),
  };
};
