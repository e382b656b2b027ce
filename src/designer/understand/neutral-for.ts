import type { CollectionKnowledge, DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { hashText } from '../seeded-random.ts';
import type { Picture, Tone } from '../write/slots.ts';
import { NEUTRAL_DOMAIN } from './neutral-domain.ts';
import { NEUTRAL_EDITIONS, type NeutralEdition } from './neutral-editions.ts';

const TONES: Readonly<Record<string, Tone>> = {
  'In work': 'accent',
  Waiting: 'warn',
  Planned: 'neutral',
  Done: 'good',
};
const SHARES: Readonly<Record<string, number>> = { 'In work': 0.6, Waiting: 0.3, Planned: 0, Done: 1 };

const toCollection = ({ list: { title, one, rows }, icon }: NeutralEdition): CollectionKnowledge => ({
  words: ['entry', 'item', 'task', 'thing', 'work', 'job', 'project', one],
  title,
  note: `${rows.length} in all`,
  icon,
  columns: [{ label: 'What' }, { label: 'Who' }, { label: 'When', align: 'end' }],
  rows: rows.map(([name, who, due, state]) => ({
    title: name,
    subtitle: who,
    value: due,
    status: { label: state, tone: TONES[state] ?? 'neutral' },
    share: SHARES[state] ?? 0,
    ...(state === 'Done' ? { done: true } : {}),
    cells: [name, who, due],
  })),
  action: { label: `Add a ${one}`, icon: 'plus' },
  filters: ['All', 'In work', 'Waiting', 'Done'],
});

const toDomain = (edition: NeutralEdition): DomainKnowledge => {
  const { brands, icon, colors, promises, points, steps, schedule, figures } = edition;
  const main = toCollection(edition);
  return {
    ...NEUTRAL_DOMAIN,
    ...figures,
    brands,
    icon,
    colors,
    promises,
    points,
    steps,
    pictures: { scene: edition.scene, things: edition.things },
    collections: [main, ...NEUTRAL_DOMAIN.collections.slice(1)],
    schedule: schedule.map(([day, time, title, place, duration]) => ({ day, time, title, place, duration })),
  };
};

const EDITIONS = NEUTRAL_EDITIONS.map((edition) => ({ words: edition.words, domain: toDomain(edition) }));
const DOMAINS: readonly DomainKnowledge[] = [NEUTRAL_DOMAIN, ...EDITIONS.map(({ domain }) => domain)];

/** The house that words name, where it is one of those that are told in few words; people have things done there. */
export function findNamedHouse(words: string): DomainKnowledge | undefined {
  const domain = EDITIONS.find((edition) => edition.words.test(words))?.domain;
  return domain === undefined ? undefined : { ...domain, trade: 'practice' };
}

/** Names of effects and parts are shown for what they are; names of looks and of pages say nothing a visitor reads. */
const NAMED = /^["“]?([\p{Lu}][^.:—–"”\n]{3,36}?)["”]?(?:\. | — | – |: )\s*((?:An?|The)\s[^.\n]{30,150})\./u;
const ABOUT_LOOKS =
  /\b(?:styles?|design systems?|pages?|layouts?|aesthetics?|websites?|screens?|forms?|flows?|sites?|homepages?|palette|footers?)\b/i;
/** Tools that it is made with are left out of the sentence. */
const MADE_WITH = /\s+(?:using|built with|powered by|via|with the help of)\s.*$/i;

/** What the prompt itself says of a thing it names: "Ghost Cursor. A smoky trail that follows the cursor." */
function ownPromise(prompt: string): { title: string; body: string } | undefined {
  const [, title, sentence] = NAMED.exec(prompt.trim()) ?? [];
  if (title === undefined || sentence === undefined || ABOUT_LOOKS.test(`${title} ${sentence}`)) return undefined;
  return { title, body: `${sentence.replace(MADE_WITH, '')}.` };
}

/** A picture of nothing but the prompt's own words: its shapes follow from them. */
const artOf = (words: string): Picture => ({ kind: 'abstract', subject: words.toLowerCase(), alt: words });

/**
 * A house for a prompt that names no trade and lists no nouns: that of its `kin` where the prompt's words have one, else
 * which one follows from the words, so that two such prompts seldom share pictures, names and dates. What the prompt says of
 * itself is said first.
 */
export function neutralFor(prompt: string, kin?: DomainKnowledge): DomainKnowledge {
  const domain = kin ?? DOMAINS[hashText(`neutral:${prompt}`) % DOMAINS.length] ?? NEUTRAL_DOMAIN;
  const own = ownPromise(prompt);
  const [like] = domain.promises;
  if (own === undefined || like === undefined) return domain;
  const { accent: _accent, eyebrow: _eyebrow, ...rest } = like;
  return {
    ...domain,
    promises: [{ ...rest, ...own, action: { label: 'See it at work', icon: 'play' } }],
    pictures: { scene: artOf(own.title), things: domain.pictures.things },
  };
}
