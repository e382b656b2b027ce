import type { Want } from '../brief.ts';
import { listMedia, type MediaKnowledge, type Title } from '../knowledge/media/media.ts';
import { hashText } from '../seeded-random.ts';
import type { Picture, SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Library = SlotOf<'library'>;

/** What a part of a library is by the prompt's name for it. */
const RESUMED =
  /\b(?:continue|resume|jump back|last played|pick up|currently|now (?:reading|playing)|today.?s|daily|session|in progress)\b/i;
const LISTED =
  /\b(?:download\w*|offline|recent\w*|episodes?|history|queue|up next|later|finished|sounds?|tracks?|songs?)\b/i;
/** What is no shelf: how many days, a field to search by, the frame. */
const NO_SHELF =
  /\b(?:streaks?|search|filters?|tabs?|banner|address|location|map|mini ?player|player|bottom|navigation|covers?|profile|header|greeting|progress|stats?|categor\w+|chips?|genres?)\b/i;
const SHELF_SIZE = 4;
const MOST_SHELVES = 3;

/** What somebody listens to, watches or reads: parts by the names that the prompt gives, filled from its kind of thing. */
export function writeLibrary(context: WriteContext, want?: Want): Library {
  const { brief, domain } = context;
  const known =
    listMedia().find(({ words }) => words.test(brief.prompt)) ??
    listMedia().find(({ words }) => words.test(domain.label)) ??
    listMedia().find(({ words }) => words.test(/\bstreaming\b/i.test(brief.prompt) ? 'film' : 'music'));
  if (known === undefined) throw new RangeError('There is no library');
  const labels = brief.wants
    .filter((one) => one.isAction !== true && one.label !== brief.subject)
    .map(({ label }) => label);
  const parts = labels.filter((label) => !NO_SHELF.test(label));
  const resumed = parts.find((label) => RESUMED.test(label));
  const listed = parts.find((label) => LISTED.test(label) && label !== resumed);
  const named = parts.filter((label) => label !== resumed && label !== listed).slice(0, MOST_SHELVES);
  const shelves = named.length > 0 ? named : known.shelves;
  const chips = brief.wants
    .filter(({ label }) => /\b(?:filters?|tabs?|categor\w+|chips?|genres?)\b/i.test(label))
    .flatMap(({ items }) => items)
    .filter(({ title }) => !NO_SHELF.test(title) && !/^cuisines?$/i.test(title));
  const turn = hashText(brief.prompt) % known.titles.length;
  const titles = [...known.titles.slice(turn), ...known.titles.slice(0, turn)];
  const [first] = titles;
  return {
    kind: 'library',
    wants: wantIds(want),
    title: brief.heading ?? known.title,
    ...(known.search === undefined && !/\bsearch\b/i.test(brief.prompt) ? {} : { search: known.search ?? 'Search' }),
    chips: (chips.length > 1 ? chips.map(({ title }) => title) : known.chips).map((label, index) => ({
      label,
      ...(index === 0 ? { on: true } : {}),
    })),
    ...(first === undefined
      ? {}
      : {
          resume: {
            label: resumed ?? known.resume.label,
            title: first[0],
            by: first[1],
            left: known.resume.left,
            share: known.resume.share,
            picture: coverOf(first, known),
            icon: known.resume.icon,
          },
        }),
    shelves: shelves.map((title, at) => ({
      title,
      items: Array.from({ length: SHELF_SIZE }, (_, index) => titles[(at * 2 + index + 1) % titles.length])
        .filter((one) => one !== undefined)
        .map((one) => ({ title: one[0], by: one[1], picture: coverOf(one, known) })),
    })),
    list: {
      title: listed ?? known.list,
      rows: known.sides.map((side, index) => {
        const one = titles[(index + 3) % titles.length] ?? known.titles[0] ?? ['', '', ''];
        return { title: one[0], by: one[1], side, picture: coverOf(one, known), icon: known.icon };
      }),
    },
  };
}

const coverOf = ([title, , cover]: Title, { cover: kind }: MediaKnowledge): Picture => ({
  kind,
  subject: kind === 'abstract' ? `${cover} ${title.toLowerCase()}` : cover,
  alt: `Cover of ${title}`,
});
