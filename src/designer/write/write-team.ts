import type { Want } from '../brief.ts';
import type { SlotOf } from './slots.ts';
import { pageTitleFor, wantIds, type WriteContext } from './write-context.ts';

/** The people behind the trade, each with what they do; the place that is still free comes last. */
export function writeTeam(context: WriteContext, want?: Want): SlotOf<'team'> {
  const { domain, brand } = context;
  const asked = want?.items ?? [];
  const members =
    asked.length > 0
      ? asked.map(({ title, note, value }) => ({
          name: title,
          ...(note === undefined && value === undefined ? {} : { role: note ?? value ?? '' }),
        }))
      : domain.people
          .filter(({ role = '' }) => !OUTSIDE.test(role))
          .map((person) => ({
            ...person,
            ...(person.note === undefined ? {} : { about: person.note }),
            contact: `${(person.name.split(' ')[0] ?? person.name)
              .normalize('NFD')
              .replace(/[^A-Za-z]/g, '')
              .toLowerCase()}@${toHost(brand)}.example`,
          }));
  return {
    kind: 'team',
    wants: wantIds(want),
    title: pageTitleFor(context, want, `The people behind ${brand}`),
    members: members.slice(0, Math.max(want?.count ?? 8, asked.length)),
    ...(asked.length > 0
      ? {}
      : {
          opening: {
            title: 'There is a chair free',
            body: 'Write what you did last and what you would like to do here. A person reads it.',
            action: { label: 'Write to us', icon: 'mail' },
          },
        }),
  };
}

/** Whom a house works for is not of it. */
const OUTSIDE = /^(?:client|customer|guest|patient|tenant|friend|you|member|subscriber|buyer|reader|parent)\b/i;

const toHost = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '');
