import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { NEUTRAL_DOMAIN } from './neutral-domain.ts';
import { understand } from './understand.ts';
import { neutralFor } from './neutral-for.ts';

const PROMPTS = Array.from({ length: 24 }, (_, index) => `A clean landing page, take ${index}`);

describe('a house for a prompt of no trade', () => {
  it('is the same for the same prompt, and others for others', () => {
    expect(neutralFor('A clean landing page')).toEqual(neutralFor('A clean landing page'));
    expect(new Set(PROMPTS.map((prompt) => neutralFor(prompt).pictures.scene.subject)).size).toBeGreaterThanOrEqual(5);
    expect(PROMPTS.every((prompt) => neutralFor(prompt).id === NEUTRAL_DOMAIN.id)).toBe(true);
  });

  it('says first what the prompt says of the thing it names', () => {
    const { promises, pictures } = neutralFor(
      'Ghost Cursor. A fluid, smoky cursor trail effect using Three.js shader materials and bloom. Dark mode.',
    );
    expect(promises[0]).toMatchObject({ title: 'Ghost Cursor', body: 'A fluid, smoky cursor trail effect.' });
    expect(pictures.scene).toMatchObject({ kind: 'abstract', subject: 'ghost cursor' });
  });

  it('does not read looks or pages to a visitor', () => {
    const titles = [
      'Deep Red Style. A deep red gradient with elegant serif typography and animations.',
      'Agency homepage. A boutique studio homepage with services and a footer.',
    ].map((prompt) => neutralFor(prompt).promises[0]?.title);
    expect(titles).not.toContain('Deep Red Style');
    expect(titles).not.toContain('Agency homepage');
  });

  it('is that of who would use a look, and of who builds an effect', () => {
    const domainOf = (prompt: string): string => understand(prompt, DOMAINS).domain.id;
    expect(domainOf('Cobalt Grid Style. A rigid grid with hairlines. Ideal for law firms and legal advice.')).toBe(
      'legal',
    );
    expect(['software', 'developer-api', 'analytics', 'assistant']).toContain(
      domainOf('Ripple Ring. A pulsing ring effect drawn with WebGL shaders.'),
    );
    const effects = ['Ripple Ring', 'Ember Trail', 'Tide Lines', 'Paper Fold', 'Star Field', 'Ink Drop'];
    expect(
      new Set(effects.map((name) => domainOf(`${name}. An animated background with shaders.`))).size,
    ).toBeGreaterThan(1);
  });
});
