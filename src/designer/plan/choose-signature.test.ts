import { describe, expect, it } from 'vitest';
import type { Block } from '../blocks/block.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { createRandom } from '../seeded-random.ts';
import { writeSlot } from '../write/write-slot.ts';
import { chooseSignature, roomFor } from './choose-signature.ts';

const ALL = BLOCKS as readonly Block[];
const CONTENTS = DOMAINS.map((domain) => {
  const context = sampleContext({ domain });
  return {
    lead: [writeSlot('article', context)],
    body: [writeSlot('schedule', context), writeSlot('gallery', context), writeSlot('people', context)],
  };
});
const choose = (content: Parameters<typeof chooseSignature>[0], seed: string) =>
  chooseSignature(content, ALL, 'DESKTOP', createRandom(seed));

describe('chooseSignature', () => {
  it('spreads over the opening and the body of many trades', () => {
    const kinds = CONTENTS.map((content, index) => choose(content, `${index}`)?.kind);
    for (const kind of ['article', 'schedule', 'gallery', 'people'] as const) {
      const share = kinds.filter((one) => one === kind).length / kinds.length;
      expect(share, kind).toBeGreaterThan(0.05);
      expect(share, kind).toBeLessThan(0.6);
    }
  });

  it('leaves about every other opening quiet where the body is quiet', () => {
    const printed = CONTENTS.filter(({ lead: [article] }) => article?.natures?.includes('printed') === true);
    const rooms = printed.map((content) => roomFor('none', content, new Set(), ALL));
    const shown = rooms.filter((room, index) => choose(room, `${index}`) !== undefined).length / rooms.length;
    expect(shown).toBeGreaterThan(0.25);
    expect(shown).toBeLessThan(0.75);
  });
});

describe('roomFor', () => {
  const [content = { lead: [], body: [] }] = CONTENTS;

  it('keeps the body to its upper part where a signature stays in place', () => {
    expect(roomFor('in-place', content, new Set(), ALL).body.map(({ kind }) => kind)).toEqual(['schedule', 'gallery']);
    expect(roomFor('raised', content, new Set(), ALL).body).toHaveLength(3);
  });

  it('leaves an opening to the block that the shape is built of', () => {
    expect(roomFor('none', content, new Set(['article-text']), ALL)).toEqual({ lead: [], body: [] });
    expect(roomFor('none', content, new Set(['picture-grid']), ALL).lead.map(({ kind }) => kind)).toEqual(['article']);
  });
});
