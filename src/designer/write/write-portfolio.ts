import type { Want } from '../brief.ts';
import type { Picture, SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

const SEEN: readonly (readonly [kind: Picture['kind'], subject: string])[] = [
  ['landscape', 'harbour in the morning'],
  ['food', 'coffee'],
  ['landscape', 'mountain'],
  ['room', 'living room'],
  ['landscape', 'city skyline at night'],
  ['landscape', 'beach'],
  ['food', 'fruit'],
  ['landscape', 'forest'],
  ['landscape', 'old town street'],
];

/** Somebody's own page: who, how many follow, what they show. */
export function writePortfolio(context: WriteContext, want?: Want): SlotOf<'portfolio'> {
  const { brief, domain } = context;
  const given = /\b(?:for|of) (\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+)/u.exec(brief.prompt)?.[1];
  const person = given ?? domain.people[1]?.name ?? 'Ada Ferro';
  const [first, second] = brief.wants.filter((one) => one.isAction === true);
  const own = domain.id === 'social' ? [] : domain.pictures.things.filter(({ kind }) => kind !== 'map').slice(0, 3);
  const isOwn = /\b(?:my|own|edit) profile\b/i.test(brief.prompt);
  return {
    kind: 'portfolio',
    wants: wantIds(want),
    title: person,
    handle: `@${person.split(' ')[0]?.toLowerCase() ?? 'ada'}.${person.split(' ')[1]?.charAt(0).toLowerCase() ?? 'f'}`,
    person,
    body: 'Walks early, photographs what is left out over night. Norhaven and wherever the train ends.',
    counts: [
      { value: '128', label: 'Posts' },
      { value: '4,862', label: 'Followers' },
      { value: '311', label: 'Following' },
    ],
    tabs: ['Posts', 'Saved', 'Tagged'],
    pictures: [
      ...own,
      ...SEEN.slice(own.length).map(([kind, subject]) => ({ kind, subject, alt: `Photo: ${subject}` })),
    ],
    action: { label: first?.label ?? (isOwn ? 'Edit profile' : 'Follow'), icon: isOwn ? 'pencil' : 'user-plus' },
    secondary: { label: second?.label ?? (isOwn ? 'Share' : 'Message'), icon: isOwn ? 'share-2' : 'message-circle' },
  };
}
