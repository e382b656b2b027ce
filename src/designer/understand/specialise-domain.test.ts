import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from './understand.ts';

const read = (prompt: string) => understand(prompt, DOMAINS).domain;

describe('a trade told for one prompt', () => {
  it('leads with what the prompt is about, where the trade holds it', () => {
    const domain = read('Beekeeping hive log');
    expect(domain.id).toBe('garden');
    expect(domain.collections[0]?.title).toMatch(/^Hives/);
  });

  it('tells of things the trade does not hold from what is known of them', () => {
    const domain = read('Horse stable manager');
    expect(domain.collections[0]).toMatchObject({ title: 'Horses', rows: expect.any(Array) });
    expect(domain.focuses[0]?.label).toMatch(/^Horses/);
    const [usual] = domain.breakdowns[0]?.parts ?? [];
    expect(String(usual?.value)).toBe(domain.focuses[0]?.value);
  });

  it('opens with what is measured, the figure being the last of its series', () => {
    const domain = read('Emergency room waiting times dashboard');
    const [focus] = domain.focuses;
    expect(focus).toMatchObject({ label: 'Waiting time now', unit: 'min' });
    expect(String(domain.series[0]?.points.at(-1)?.value)).toBe(focus?.value);
  });

  it('lists what the prompt lists besides, and leaves a trade alone that holds it', () => {
    const storage = read('Admin panel for a self-storage company: units, tenants, payments overdue');
    expect(storage.collections.map(({ title }) => title)).toEqual(expect.arrayContaining(['Units', 'Tenants']));
    const energy = read('Energy dashboard');
    expect(energy.focuses).toBe(DOMAINS.find(({ id }) => id === 'energy')?.focuses);
  });
});
