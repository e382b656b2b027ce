import { describe, expect, it } from 'vitest';
import { readDocument } from '../../markup/read-document.ts';
import { listMatching } from '../edit/screen-tree.ts';
import { ART_DIRECTIONS, DIRECTION_IDS } from '../direct/art-directions.ts';
import { directAs } from '../direct/direct.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import { ARCHETYPE_IDS } from '../archetypes/archetypes.ts';
import { planScreen } from '../plan/plan-screen.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { drawScreen } from './draw-screen.ts';

describe.each(ARCHETYPE_IDS)('a drawn %s', (archetype) => {
  it.each(['MOBILE', 'DESKTOP'] as const)('is one sound body on %s in every direction', (device) => {
    for (const id of DIRECTION_IDS) {
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
