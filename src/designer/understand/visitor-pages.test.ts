import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from './understand.ts';

const read = (prompt: string) => understand(prompt, DOMAINS);

describe('pages for visitors', () => {
  it('serve what the kitchen in the prompt cooks, under a name of its own', () => {
    const { domain } = read('Vietnamese restaurant home page');
    expect(domain.collections[0]?.rows.map(({ title }) => title)).toContain('Phở bò');
    expect(domain.brands).not.toContain('Trattoria Nidia');
    expect(read('Restaurant home page').domain.collections[0]?.title).toBe('Tonight’s menu');
  });

  it('are headed by the title that a text is given', () => {
    expect(read('blog post: how we moved our office to a four day week').heading).toBe(
      'How we moved our office to a four day week',
    );
  });

  it('have a field to join a newsletter by, before anything else', () => {
    const [first] = read('newsletter signup page for a weekly design newsletter').wants;
    expect(first?.fields.map(({ label }) => label)).toContain('Email');
    expect(read('landing page for a design studio').wants.some(({ kind }) => kind === 'form')).toBe(false);
  });

  it('sell the plans that are named, and no others', () => {
    const { wants } = read('pricing page comparing Free, Pro and Enterprise with feature table and FAQ');
    const plans = wants.find(({ kind }) => kind === 'plans');
    expect(plans?.items.map(({ title }) => title)).toEqual(['Free', 'Pro', 'Enterprise']);
    expect(wants.some(({ kind }) => kind === 'compare')).toBe(true);
  });

  it('list the clothes of their department, not sizes of them', () => {
    expect(read("women's coats category page").domain.collections[0]?.title).toMatch(/coats/i);
  });
});
