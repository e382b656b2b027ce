import type { Archetype } from '../archetypes/archetype.ts';
import type { Composition } from '../archetypes/composition.ts';
import { createRandom, type Random } from '../seeded-random.ts';
import type { WriteContext } from '../write/write-context.ts';

/** An archetype in the shape that was chosen for one page. */
export interface Composed {
  archetype: Archetype;
  builds: ReadonlySet<string>;
  signature: 'raised' | Composition['signature'];
}

/** Times that a shape is drawn which the direction likes to build, or which was made for the trade. */
const LIKED_BY_DIRECTION = 2;
const MADE_FOR_TRADE = 2;
/** How many pages of a shape are shorter than it. */
const SHORTER = 0.4;

/**
 * Draws one of the archetype's shapes by lot: those for the trade and for the direction have more tickets, and the seed is
 * the prompt's, so that two prompts of one trade seldom get the same.
 */
export function compose(
  archetype: Archetype,
  { domain }: Pick<WriteContext, 'domain'>,
  prefers: readonly string[],
  seed: string,
): Composed {
  const { compositions = [] } = archetype;
  const { trade } = domain;
  const fitting = compositions.filter(
    ({ trades }) => trades === undefined || (trade !== undefined && trades.includes(trade)),
  );
  const random = createRandom(`composition:${seed}`);
  const lots = fitting.flatMap((one) => Array.from({ length: ticketsOf(one, prefers) }, () => one));
  if (lots.length === 0) return { archetype, builds: new Set(), signature: 'raised' };
  const { builds, signature, body, close, blocks } = random.pick(lots);
  return {
    archetype: {
      ...archetype,
      body: body ?? archetype.body,
      close: close ?? archetype.close,
      blocks: blocks ?? fewer(archetype.blocks, random),
    },
    builds: new Set(builds.map((one) => (typeof one === 'string' ? one : random.pick(one)))),
    signature,
  };
}

/** Some pages say it in one section less. */
const fewer = ({ phone, page }: Archetype['blocks'], random: Random): Archetype['blocks'] => ({
  phone,
  page: page > 2 && random.next() < SHORTER ? page - 1 : page,
});

/** A direction likes a shape when it likes to draw most of its blocks. */
function ticketsOf({ builds, trades }: Composition, prefers: readonly string[]): number {
  const liked = new Set(prefers.map((name) => name.split('.')[0]));
  const own = builds.filter((one) => [one].flat().some((id) => liked.has(id))).length;
  return 1 + (trades === undefined ? 0 : MADE_FOR_TRADE) + (own * 2 >= builds.length ? LIKED_BY_DIRECTION : 0);
}
