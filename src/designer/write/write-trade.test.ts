import { getDomain } from '../knowledge/domains.ts';
import { describe, expect, it } from 'vitest';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { writePlans } from './write-trade.ts';

const periodsOf = (domain: DomainKnowledge, prompt: string): (string | undefined)[] =>
  writePlans({ ...sampleContext({ prompt }), domain }).items.map(({ period }) => period);

describe('what a plan costs', () => {
  it('is for a month where the trade says nothing else', () => {
    expect(periodsOf(getDomain('running'), 'Pricing page')).toEqual([undefined, 'a month', 'a month']);
  });

  it('is for what the trade sells, and then not by the year', () => {
    expect(periodsOf(getDomain('museum'), 'Pricing page')).toEqual(['a visit', 'a year', 'a year']);
    expect(periodsOf(getDomain('museum'), 'Pricing page, monthly and yearly')).toEqual(['a visit', 'a year', 'a year']);
  });

  it('is taken from the prompt alone where the prompt gives the price', () => {
    const items = [{ title: 'Evening', value: '$5' }];
    const want = { id: 'w1', label: 'Plans', texts: [], items, fields: [] };
    expect(writePlans({ ...sampleContext(), domain: getDomain('museum') }, want).items[0]).toMatchObject({
      price: '$5',
      period: 'a month',
    });
  });
});
