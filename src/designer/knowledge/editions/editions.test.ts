import { describe, expect, it } from 'vitest';
import { findIconName } from '../../../markup/icons/icon-name.ts';
import { DOMAINS } from '../domains.ts';
import { understand } from '../../understand/understand.ts';

describe('trades as those see them who run them', () => {
  it.each([
    ['Hospital operations dashboard', 'Bed occupancy', 'Patients'],
    ['Solar plant monitoring dashboard', 'Power now', 'Solar plants'],
    ['Finance dashboard for a CFO with cash flow', 'Cash', 'Overdue invoices'],
    ['HR dashboard with headcount by department', 'Headcount', 'Employees'],
  ])('%s', (prompt, figure, list) => {
    const { domain } = understand(prompt, DOMAINS);
    expect(domain.metrics[0]?.label).toBe(figure);
    expect(domain.collections.slice(0, 3).map(({ title }) => title)).toContain(list);
    const icons = [...domain.destinations, ...domain.actions, ...domain.notices].map(({ icon }) => icon ?? '');
    expect(icons.filter((icon) => findIconName(icon) !== icon)).toEqual([]);
  });

  it('leave alone who comes as a patient or lives under one roof', () => {
    expect(understand('Clinic app for patients with appointments', DOMAINS).domain.metrics[0]?.label).not.toBe(
      'Bed occupancy',
    );
    expect(understand('Energy app for my house', DOMAINS).domain.metrics[0]?.label).not.toBe('Power now');
  });
});
