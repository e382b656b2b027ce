import type { CollectionKnowledge, DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { HOUSES } from '../knowledge/houses/houses.ts';
import type { SmallHouse } from '../knowledge/houses/small-house.ts';
import { toPrice } from '../write/money.ts';
import { NEUTRAL_DOMAIN } from './neutral-domain.ts';

/** The house that the opening of a prompt names, where it is one of those known by their front page alone. */
export const findHouse = (opening: string): DomainKnowledge | undefined => {
  if (SOFTWARE.test(opening)) return undefined;
  const house = HOUSES.find(({ words }) => words.test(opening));
  return house === undefined ? undefined : toDomain(house);
};

/** What such houses work with is of another trade. */
const SOFTWARE =
  /\b(?:software|saas|crm|apps?|dashboard|(?:management|booking|ordering|inventory) (?:system|platform|tool))\b/i;

/** What a front page says nothing of (the work behind it) stays as it is in any small house; what visitors see is its own. */
function toDomain({
  id: _id,
  offer,
  dates = [],
  people,
  scene,
  things,
  brands,
  natures = [],
  ...told
}: SmallHouse): DomainKnowledge {
  return {
    ...NEUTRAL_DOMAIN,
    ...told,
    words: [],
    natures: [...natures],
    brands: [...brands],
    pictures: { scene, things: [...things] },
    collections: [toCollection(offer, told.currency)],
    schedule:
      dates.length === 0
        ? NEUTRAL_DOMAIN.schedule
        : dates.map(([day, time, title, place, duration]) => ({ day, time, title, place, duration })),
    people: people.map(([name, role, note]) => ({ name, role, note })),
    form: toForm(told.promises),
    article: toArticle(told, people),
  };
}

/** What a visitor is asked for, whatever the house: it knows the rest itself. */
const toForm = ([promise]: SmallHouse['promises']): DomainKnowledge['form'] => ({
  title: promise?.action.label ?? 'Write to us',
  groups: [
    {
      fields: [
        { label: 'What is it about?', kind: 'textarea', placeholder: 'In a sentence or two' },
        { label: 'Day that suits you', kind: 'date' },
        { label: 'Your name', kind: 'text', placeholder: 'Ruth Acheson' },
        { label: 'Telephone or e-mail', kind: 'text', placeholder: 'ruth@acheson.example' },
      ],
    },
  ],
  submit: { label: 'Send it', icon: 'send' },
});

/** What a house says of itself where it is asked to say who it is. */
function toArticle(
  { promises: [promise], points }: Pick<SmallHouse, 'promises' | 'points'>,
  people: SmallHouse['people'],
): DomainKnowledge['article'] {
  return {
    title: promise?.title ?? '',
    byline: people[0]?.[0] ?? '',
    lead: promise?.body ?? '',
    paragraphs: points.map(({ title, body }) => `${title}. ${body}`),
    pull: promise?.title ?? '',
  };
}

function toCollection(
  { words, title, icon, rows, action }: SmallHouse['offer'],
  currency: string,
): CollectionKnowledge {
  const priced = rows.some(({ amount }) => amount !== undefined);
  return {
    words: priced ? [...words, 'price'] : [...words],
    title,
    icon,
    columns: [{ label: 'What' }, { label: 'About it' }, ...(priced ? [{ label: 'Price', align: 'end' as const }] : [])],
    rows: rows.map(({ title: name, body, amount, tag, picture }) => {
      const value = amount === undefined ? undefined : toPrice(amount, currency);
      return {
        title: name,
        subtitle: body,
        ...(value === undefined ? {} : { value }),
        ...(tag === undefined ? {} : { status: { label: tag, tone: 'neutral' as const } }),
        ...(picture === undefined ? {} : { picture }),
        cells: [name, body, ...(priced ? [value ?? '–'] : [])],
      };
    }),
    action,
    filters: ['All'],
  };
}
