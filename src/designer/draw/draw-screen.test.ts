import { describe, expect, it } from 'vitest';
import { readDocument } from '../../markup/read-document.ts';
import { listMatching } from '../edit/screen-tree.ts';
import { ART_DIRECTIONS, DIRECTION_IDS } from '../direct/art-directions.ts';
import { directAs } from '../direct/direct.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import { ARCHETYPE_IDS, type ArchetypeId } from '../archetypes/archetypes.ts';
import { planScreen } from '../plan/plan-screen.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { drawScreen } from './draw-screen.ts';

/** A third of the directions for each kind and device, another third for the next: together they see all of each. */
const directionsOf = (archetype: ArchetypeId, device: 'MOBILE' | 'DESKTOP'): typeof DIRECTION_IDS =>
  DIRECTION_IDS.filter((_, at) => at % 3 === (ARCHETYPE_IDS.indexOf(archetype) + Number(device === 'MOBILE')) % 3);

describe.each(ARCHETYPE_IDS)('a drawn %s', (archetype) => {
  it.each(['MOBILE', 'DESKTOP'] as const)('is one sound body on %s in its directions', (device) => {
    for (const id of directionsOf(archetype, device)) {
      const context = sampleContext({ archetype });
      const direction = {
        ...directAs(id, context.brief, 'a'),
        style: ART_DIRECTIONS[id].style,
      };
      const plan = planScreen(context, { blocks: BLOCKS, device, seed: id });
      const body = drawScreen(plan, direction, context, device);
      expect(body).not.toMatch(/undefined|NaN|\[object|href="#"/);
      const tree = readDocument(body).body;
      expect(
        listMatching(tree, (element) => element.tagName === 'main'),
        id,
      ).toHaveLength(1);
      expect(
        listMatching(tree, (element) => element.tagName === 'h1'),
        `${id} ${plan.frame}`,
      ).toHaveLength(1);
      const ids = listMatching(tree, (element) => element.properties['id'] !== undefined).map(
        (element) => element.properties['id'],
      );
      expect(new Set(ids).size, id).toBe(ids.length);
    }
  });
});
