import { describe, expect, it } from 'vitest';
import { ART_DIRECTIONS, DIRECTION_IDS } from '../direct/art-directions.ts';
import { COMPONENTS } from '../knowledge/components/components.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { writeComponent } from '../write/write-component.ts';
import type { BlockContext } from './block.ts';
import { componentSheet } from './component-sheet.ts';
import { COMPONENT_DRAWINGS } from './component-sheet/drawings.ts';

const contextOf = (direction: (typeof DIRECTION_IDS)[number]): BlockContext => ({
  device: 'DESKTOP',
  style: ART_DIRECTIONS[direction].style,
  width: 'full',
  level: 1,
  ground: 'surface',
  bleed: true,
  key: 'lead',
});

describe('a sheet about a component', () => {
  it.each(COMPONENTS.map(({ id, words }) => [id, words.split(', ')[0] ?? ''] as const))(
    'draws %s in each of its ways, with ids of its own and nothing that points nowhere',
    (id, word) => {
      const slot = writeComponent(sampleContext({ subject: word, prompt: `A ${word}`, wants: [] }));
      expect(slot.component).toBe(id);
      for (const variant of componentSheet.variants)
        for (const direction of DIRECTION_IDS) {
          const drawn = String(variant.render(slot, contextOf(direction)));
          const ids = [...drawn.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
          expect([variant.name, new Set(ids).size]).toEqual([variant.name, ids.length]);
          const pointed = [...drawn.matchAll(/\s(?:for|aria-labelledby|aria-describedby)="([^"]+)"/g)].map(
            ([, to]) => to,
          );
          expect(pointed.filter((to) => !ids.includes(to))).toEqual([]);
          expect(drawn).not.toContain('undefined');
        }
    },
  );

  it.each(COMPONENTS.map(({ id, words }) => [id, words.split(', ')[0] ?? ''] as const))(
    'shows what %s says, on its stage or below it',
    (id, word) => {
      const context = sampleContext({ subject: word, prompt: `A ${word}`, wants: [] });
      const slot = writeComponent(context);
      const sets = COMPONENT_DRAWINGS[id].sets(slot, contextOf('swiss'));
      expect(sets.every(({ specimens }) => specimens.length > 0)).toBe(true);
      const drawn = [
        COMPONENT_DRAWINGS[id].stage(slot, contextOf('swiss')),
        ...sets.flatMap(({ specimens }) => specimens.map((one) => one.drawn)),
      ].join('');
      expect(slot.labels.some(({ label }) => drawn.includes(label)) || OF_THEIR_OWN.has(id)).toBe(true);
    },
  );
});

/** Components whose own colours are what they say. */
const OF_THEIR_OWN: ReadonlySet<string> = new Set(['swatches']);
