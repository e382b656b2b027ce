import { describe, expect, it } from 'vitest';
import { areBareFacts } from './fact-line.ts';
import type { Fact, FactsNode } from '../outline/outline.ts';
import type { NodeContext } from './node-context.ts';

const fact = (text: string, more: Partial<Fact> = {}): Fact => ({ value: { text, origin: 'literal' }, ...more });
const facts = (...given: Fact[]): FactsNode => ({ kind: 'facts', layout: 'list', facts: given });
const on = (pageKind: NodeContext['pageKind']): NodeContext => ({ pageKind }) as NodeContext;

describe('areBareFacts', () => {
  it('holds for short facts that say themselves', () => {
    expect(areBareFacts(facts(fact('60 min'), fact('2–6 players')), on('app'))).toBe(true);
  });

  it('does not hold where a label, a note or a bar belongs to one', () => {
    const label = { text: 'Length', origin: 'literal' } as const;
    expect(areBareFacts(facts(fact('60 min', { label }), fact('2–6 players')), on('app'))).toBe(false);
    expect(areBareFacts(facts(fact('60 min', { share: 0.5 }), fact('2–6 players')), on('app'))).toBe(false);
  });

  it('does not hold for one figure, for sentences, or on a page for visitors', () => {
    expect(areBareFacts(facts(fact('60 min')), on('app'))).toBe(false);
    expect(areBareFacts(facts(fact('60 min'), fact('Bring shoes that you can run in')), on('app'))).toBe(false);
    expect(areBareFacts(facts(fact('60 min'), fact('2–6 players')), on('site'))).toBe(false);
  });
});
