import { describe, expect, it } from 'vitest';
import { sampleContext } from '../../sample-brief.fixture.ts';
import { DOMAINS, getDomain } from '../../knowledge/domains.ts';
import { NAMES_OF_REAL_PRODUCTS } from '../../knowledge/real-products.fixture.ts';
import type { Want } from '../../brief.ts';
import type { Slot } from '../slots.ts';
import { textsOf } from '../write-slot.ts';
import { writeSiteSection } from './site-sections.ts';

const want = (label: string, more: Partial<Want> = {}): Want => ({
  id: 'w1',
  label,
  texts: [],
  items: [],
  fields: [],
  ...more,
});

const LABELS = [
  ['Trusted by', 'terms'],
  ['Insurers we work with', 'terms'],
  ['As seen in', 'terms'],
  ['Integrations', 'terms'],
  ['Our numbers', 'metrics'],
  ['Impact figures', 'metrics'],
  ['Awards', 'records'],
  ['Security certifications', 'points'],
  ['Gift vouchers', 'records'],
  ['Where to buy', 'place'],
  ['Suppliers', 'records'],
  ['Blog teasers', 'gallery'],
  ['App download', 'closing'],
  ['Video demo', 'player'],
  ['Tour dates', 'schedule'],
  ['Guarantee', 'points'],
  ['Catering', 'points'],
  ['Instagram feed', 'gallery'],
  ['Testimonials', 'quotes'],
  ['What our guests say', 'quotes'],
  ['Press quotes', 'quotes'],
  ['Savings calculator', 'form'],
  ['Languages', 'terms'],
  ['Selected projects', 'gallery'],
] as const;

const sectionOf = (label: string, prompt = 'Website for a bakery', domain = getDomain('bakery')): Slot | undefined =>
  writeSiteSection(sampleContext({ prompt, archetype: 'landing', domain }), want(label));

describe('writeSiteSection', () => {
  it.each(LABELS)('“%s” is shown as %s under its own name', (label, kind) => {
    const slot = sectionOf(label);
    expect(slot).toMatchObject({ kind, title: label, wants: ['w1'] });
    expect(textsOf(slot as Slot).length).toBeGreaterThan(2);
  });

  it('writes prices of the work that the prompt names, in the currency of the house', () => {
    const prompt = 'landing page for a bicycle repair workshop';
    const slot = sectionOf('Price list', prompt, { ...getDomain('bakery'), trade: 'practice', currency: 'GBP' });
    expect(slot).toMatchObject({ kind: 'menu', sections: [{ title: '' }] });
    expect(textsOf(slot as Slot)).toEqual(expect.arrayContaining(['Puncture', '£18']));
  });

  it('says nothing of prices that it does not know', () => {
    expect(sectionOf('Price list')).toBeUndefined();
  });

  it('tells what was given where a house gives', () => {
    expect(textsOf(sectionOf('Our impact', 'website of a charity', getDomain('charity')) as Slot)).toContain(
      'volunteers',
    );
  });

  it('leaves alone what lists its own contents, and every page of an app', () => {
    const context = sampleContext({ archetype: 'landing', domain: getDomain('bakery') });
    expect(writeSiteSection(context, want('Awards', { items: [{ title: 'Best loaf' }] }))).toBeUndefined();
    expect(writeSiteSection(sampleContext({ archetype: 'dashboard' }), want('Key metrics'))).toBeUndefined();
  });

  it('names no company that exists, in any trade', () => {
    for (const domain of DOMAINS)
      for (const [label] of LABELS) {
        const own = textsOf(sectionOf(label, 'Website', domain) as Slot).filter((text) => text !== label);
        expect(own.join('\n'), `${domain.id}: ${label}`).not.toMatch(NAMES_OF_REAL_PRODUCTS);
      }
  });
});
