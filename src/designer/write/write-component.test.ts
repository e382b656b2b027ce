import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { COMPONENTS } from '../knowledge/components/components.ts';
import { composeScreen } from '../compose-screen.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { understand } from '../understand/understand.ts';
import type { SlotOf } from './slots.ts';

/** The sheet that a prompt gets; undefined where the page is about something else. */
function sheetOf(prompt: string): SlotOf<'component'> | undefined {
  const { plan } = composeScreen(understand(prompt, DOMAINS), { seed: prompt, now: SAMPLE_DAY });
  return [...plan.lead, ...plan.columns.flat()].map(({ slot }) => slot).find((slot) => slot.kind === 'component');
}

describe('a sheet about a component', () => {
  it.each(COMPONENTS.map(({ id, words }) => [id, words.split(', ')] as const))(
    'is what %s gets by any of its names',
    (id, words) => {
      for (const word of words) expect([word, sheetOf(`Design a ${word}`)?.component]).toEqual([word, id]);
    },
  );

  it('has the states that the prompt names, in their colours', () => {
    const badges = sheetOf('Generate a set of badges for different status levels like New, In Progress, and Completed');
    expect(badges?.labels.map(({ label, tone }) => [label, tone])).toEqual([
      ['New', 'accent'],
      ['In Progress', 'warn'],
      ['Completed', 'good'],
    ]);
    const alerts = sheetOf(
      'Create an alert component with success, warning, and error variations that can be dismissed.',
    );
    expect(alerts?.labels.map(({ tone }) => tone)).toEqual(['good', 'warn', 'bad']);
  });

  it('draws the signs of networks only where they are named', () => {
    const named = sheetOf('A set of social share buttons with icons for Facebook and LinkedIn');
    expect(named?.labels.map(({ icon }) => icon)).toEqual(['facebook', 'linkedin']);
    expect(sheetOf('Share buttons')?.labels.map(({ icon }) => icon)).not.toContain('facebook');
  });

  it('asks in a dialog what the prompt is about', () => {
    expect(sheetOf('a cookie consent banner')?.labels[0]?.label).toBe('Cookies on this site');
    expect(sheetOf('modal dialog for deleting a project')?.labels[0]?.label).toBe('Delete this project?');
  });

  it.each([
    'Restaurant menu with tabs for starters and mains',
    'Dashboard with progress bars and badges for a logistics team',
    'Settings page with toggles for e-mail and push',
    'Checkout form with input fields and a submit button',
    'Dialog with a running coach',
    'Recipe page for French toast',
  ])('is not what a screen gets that only has one on it: %s', (prompt) => {
    expect(sheetOf(prompt)).toBeUndefined();
  });
});
