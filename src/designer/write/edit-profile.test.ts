import { describe, expect, it } from 'vitest';
import { composeScreen } from '../compose-screen.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { understand } from '../understand/understand.ts';
import type { SlotOf } from './slots.ts';

function formOf(prompt: string): SlotOf<'form'> | undefined {
  const { plan } = composeScreen(understand(prompt, DOMAINS), { seed: prompt, now: SAMPLE_DAY });
  return [...plan.lead, ...plan.columns.flat()].map(({ slot }) => slot).find((slot) => slot.kind === 'form');
}
const labelsOf = (prompt: string): string[] =>
  formOf(prompt)?.groups.flatMap(({ fields }) => fields.map(({ label }) => label)) ?? [];

describe('forms', () => {
  it('about oneself have a face, and fields that only some houses ask for where they are named', () => {
    const prompt = 'Edit profile page with photo, display name, bio and website';
    expect(formOf(prompt)?.portrait?.change.label).toBe('Change photo');
    expect(labelsOf(prompt)).toEqual(['Display name', 'Username', 'Bio', 'E-mail', 'Location', 'Website']);
    expect(labelsOf('edit my profile, dark')).not.toContain('Website');
  });

  it('take the button that the prompt names for the picture, and not to send with', () => {
    const form = formOf(
      "Editing a profile. 'Image' (Current Avatar). 'Button' \"Change Photo\". 'TextField' \"Display Name\". 'TextField' \"Website\". 'Button' \"Save Changes\".",
    );
    expect([form?.portrait?.change.label, form?.submit.label, form?.secondary]).toEqual([
      'Change Photo',
      'Save Changes',
      undefined,
    ]);
  });

  it('show what is wrong where the prompt asks for validation, and nothing elsewhere', () => {
    const errors = (prompt: string): number =>
      formOf(prompt)
        ?.groups.flatMap(({ fields }) => fields)
        .filter(({ error }) => error !== undefined).length ?? -1;
    expect(errors('A contact form with name, email, message fields, with validation styles')).toBe(1);
    expect(errors('A contact form with name, email, message fields')).toBe(0);
  });
});
