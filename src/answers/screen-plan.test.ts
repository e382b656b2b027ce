import { describe, expect, it } from 'vitest';
import { mendPlan, screenPlanShape, tidyPlan, type ModelPlan } from './screen-plan.ts';

const PLAN: ModelPlan = {
  title: 'Home',
  lang: 'en',
  device: 'MOBILE',
  idea: 'The hours of the day are a shore.',
  sections: [{ name: 'hero', purpose: 'First.', content: 'Hello', direction: 'Large.' }],
  theme: {
    colorMode: 'DARK',
    customColor: '#112233',
    colorVariant: 'VIBRANT',
    overridePrimaryColor: '',
    overrideSecondaryColor: '#445566',
    headlineFont: 'SORA',
    bodyFont: 'INTER',
    roundness: 'ROUND_FULL',
    density: 'airy',
    scale: 'quiet',
  },
  suggestions: ['Add a map', 'Make it light'],
};

describe('mendPlan', () => {
  const mended = (value: unknown) => screenPlanShape.safeParse(mendPlan(value)).data;

  it('leaves a whole plan as it is', () => {
    expect(mended(PLAN)).toEqual(PLAN);
  });

  it('keeps what is known of a theme, and leaves the rest plain', () => {
    const theme = { ...PLAN.theme, headlineFont: 'Comic Sans', scale: undefined };
    expect(mended({ ...PLAN, theme, device: 'mobile' })).toEqual({
      ...PLAN,
      theme: { ...PLAN.theme, headlineFont: 'INTER', scale: 'clear' },
    });
    expect(mended({ ...PLAN, theme: undefined, idea: undefined, suggestions: undefined })).toMatchObject({
      idea: '',
      suggestions: [],
    });
  });

  it('takes a plan that says nothing of how its sections are drawn', () => {
    const sections = [{ name: 'hero', content: 'Hello' }];
    expect(mended({ ...PLAN, sections })?.sections).toEqual([
      { name: 'hero', purpose: '', content: 'Hello', direction: '' },
    ]);
  });

  it.each([undefined, null, 'no', {}, { ...PLAN, sections: 'none' }])('makes no plan of %j', (value) => {
    expect(mended(value)).toBeUndefined();
  });
});

describe('tidyPlan', () => {
  it('bounds what has no bound', () => {
    const long = 'x'.repeat(500);
    const tidy = tidyPlan({
      ...PLAN,
      title: `Home\n${long}`,
      lang: 'not a tag',
      idea: ` A\n shore ${long}`,
      sections: Array.from({ length: 90 }, () => ({ name: 'a', purpose: '', content: '', direction: '' })),
      suggestions: [long, ' Add  a map ', '', 'b', 'c', 'd', 'e'],
    });
    expect(tidy.title).toHaveLength(120);
    expect(tidy.idea).toMatch(/^A shore x{392}$/);
    expect(tidy).toMatchObject({ lang: 'en', suggestions: ['Add a map', 'b', 'c', 'd'] });
    expect(tidy.sections).toHaveLength(12);
  });
});
