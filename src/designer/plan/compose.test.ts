import { describe, expect, it } from 'vitest';
import { ARCHETYPES } from '../archetypes/archetypes.ts';
import { ART_DIRECTIONS } from '../direct/art-directions.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { compose } from './compose.ts';
import { planScreen, structureOf } from './plan-screen.ts';

const { landing } = ARCHETYPES;
const bodyFor = (id: string, seed: string): string => {
  const domain = DOMAINS.find((one) => one.id === id);
  if (domain === undefined) throw new RangeError(`No domain ${id}`);
  return JSON.stringify(compose(landing, { domain }, [], seed).archetype.body);
};
const SEEDS = Array.from({ length: 60 }, (_, index) => `s${index}`);

describe('the shape of a page', () => {
  it('follows from the seed alone', () => {
    expect(bodyFor('software', 'a')).toBe(bodyFor('software', 'a'));
    expect(new Set(SEEDS.map((seed) => bodyFor('software', seed))).size).toBeGreaterThanOrEqual(8);
  });

  it('is made for the trade: programs for those who build, not for restaurants', () => {
    expect(SEEDS.some((seed) => bodyFor('software', seed).includes('"code"'))).toBe(true);
    expect(SEEDS.some((seed) => bodyFor('restaurant', seed).includes('"code"'))).toBe(false);
  });

  it('is one that the direction likes to build more often', () => {
    const [domain] = DOMAINS;
    if (domain === undefined) throw new RangeError('There is a domain');
    const claims = (prefers: readonly string[]): number =>
      SEEDS.filter((seed) => compose(landing, { domain }, prefers, seed).builds.has('numbered-manifesto')).length;
    expect(claims(['hero-poster.type-first', 'numbered-manifesto.numerals', 'closing-field.loud'])).toBeGreaterThan(
      claims([]),
    );
  });

  it('names blocks that exist', () => {
    const known = new Set<string>(BLOCKS.map(({ id }) => id));
    const named = Object.values(ARCHETYPES).flatMap(({ compositions = [] }) =>
      compositions.flatMap(({ builds }) => builds.flat()),
    );
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('leaves an archetype without shapes as it is', () => {
    const { archetype, signature } = compose(ARCHETYPES.chat, { domain: sampleContext().domain }, [], 'a');
    expect(archetype).toBe(ARCHETYPES.chat);
    expect(signature).toBe('raised');
  });

  it('makes landing pages of one trade that differ', () => {
    const structures = SEEDS.slice(0, 20).map((seed) =>
      structureOf(
        planScreen(sampleContext({ archetype: 'landing' }), {
          blocks: BLOCKS,
          device: 'DESKTOP',
          seed,
          prefers: ART_DIRECTIONS.field.prefers ?? [],
        }),
      ),
    );
    expect(new Set(structures).size).toBeGreaterThanOrEqual(17);
  });
});
