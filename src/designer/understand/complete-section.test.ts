import { describe, expect, it } from 'vitest';
import { composeScreen } from '../compose-screen.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import type { Slot } from '../write/slots.ts';
import { understand } from './understand.ts';

function slotsOf(prompt: string): Slot[] {
  const { plan } = composeScreen(understand(prompt, DOMAINS), { seed: prompt, now: SAMPLE_DAY });
  return [...plan.lead, ...plan.columns.flat(), ...plan.close].map(({ slot }) => slot);
}
const kindsOf = (prompt: string): string[] => slotsOf(prompt).map(({ kind }) => kind);

describe('a part of a page asked for by itself', () => {
  it.each([
    ['hero section for a yoga studio', 'hero'],
    ['FAQ section', 'questions'],
    ['Build a testimonial slider with quotes from customers, including their names and photos.', 'quotes'],
    ['feature grid section with icons', 'points'],
    ['call to action banner section', 'closing'],
    ['stats section for a saas', 'metrics'],
    ['how it works section in 3 steps for a laundry service', 'steps'],
  ])('is all that there is: %s', (prompt, kind) => {
    expect(kindsOf(prompt)).toEqual([kind]);
  });

  it('has as many as are asked for', () => {
    const [steps] = slotsOf('how it works section in 3 steps for a laundry service');
    expect(steps?.kind === 'steps' && steps.items.length).toBe(3);
  });

  it('ends a page if it is a footer, with the columns and signs that are asked for and nothing listed twice', () => {
    const slots = slotsOf(
      'A dark near-black footer with prominent newsletter capture, five link columns, social row, status pill and language switch.',
    );
    expect(slots.map(({ kind }) => kind)).toEqual(['closing', 'footer']);
    const footer = slots.at(-1);
    if (footer?.kind !== 'footer') throw new Error('a footer is last');
    expect(footer.columns).toHaveLength(5);
    expect(footer.social.map(({ icon }) => icon)).toContain('instagram');
    expect(footer.legal).toContain('English');
  });

  it('is no page about it where the page has more', () => {
    expect(kindsOf('Landing page with a hero section and a footer for a pottery studio').length).toBeGreaterThan(3);
  });
});
