import { describe, expect, it } from 'vitest';
import type { Node } from '../outline/outline.ts';
import type { NodeContext } from './node-context.ts';
import { control, words } from './outline.fixture.ts';
import { summaryOf } from './picture-summary.ts';

const desk = { device: 'DESKTOP', pageKind: 'tool', width: 'full', isInCard: true } as NodeContext;
const phone: NodeContext = { ...desk, device: 'MOBILE', pageKind: 'app' };
const photo: Node = { kind: 'picture', picture: 'photo', about: 'a kiln', labels: [], overlays: [] };
const said = (text: string): Node => ({ kind: 'text', role: 'paragraph', words: words(text) });
const nodes = [photo, said('Kiln 3'), said('Gas, 400 l'), control('button', 'Open')];

describe('summaryOf', () => {
  it('has a picture and a few words of it side by side where something is worked with', () => {
    expect(summaryOf(nodes, desk)).toMatchObject({ picture: photo, said: nodes.slice(1), rest: [] });
    expect(summaryOf(nodes, { ...desk, pageKind: 'site' })).toBeUndefined();
    expect(summaryOf(nodes, { ...desk, width: 'narrow' })).toBeUndefined();
    expect(summaryOf([photo, said('x'.repeat(200)), said('Kiln 3')], desk)).toBeUndefined();
  });

  it('has a thumbnail in a card of a phone, what can be done below it', () => {
    expect(summaryOf(nodes, phone)).toMatchObject({ said: nodes.slice(1, 3), rest: nodes.slice(3) });
    expect(summaryOf(nodes, { ...phone, isInCard: false })).toBeUndefined();
  });
});
