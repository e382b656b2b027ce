import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { SAMPLE_DAY, sampleContext } from '../sample-brief.fixture.ts';
import { writeWeek } from './write-week.ts';

const weekOf = (id: string, prompt: string, subject = 'Week') =>
  writeWeek(sampleContext({ domain: DOMAINS.find((one) => one.id === id) ?? sampleContext().domain, prompt, subject }));
const want = (items: { title: string; value?: string; note?: string }[]) => ({
  id: 'w1',
  label: 'Week',
  texts: [],
  fields: [],
  items,
});

describe('writeWeek', () => {
  it('shows the week of today from Monday, today marked', () => {
    const { days, title } = weekOf('running', 'Training week');
    expect(title).toBe('16 to 22 November');
    expect(days[0]).toMatchObject({ name: 'Monday', date: 16 });
    expect(days.find((day) => day.today)).toMatchObject({ name: 'Friday', date: SAMPLE_DAY.getUTCDate() });
  });

  it.each(DOMAINS.map(({ id }) => id))('puts no two things of %s at one time, and all within the hours', (id) => {
    const { days, hours } = weekOf(id, 'Week view');
    expect(hours).toBeDefined();
    for (const { entries } of days) {
      for (const [index, { start = 0, end = 0 }] of entries.entries()) {
        expect(end).toBeGreaterThan(start);
        expect(start).toBeGreaterThanOrEqual(entries[index - 1]?.end ?? (hours?.from ?? 0) * 60);
        expect(end).toBeLessThanOrEqual((hours?.to ?? 0) * 60);
      }
    }
    expect(days.filter(({ entries }) => entries.length > 0).length).toBeGreaterThanOrEqual(4);
  });

  it('tells a meal plan by its meals, and leaves some free', () => {
    const { days, parts, hours } = weekOf('kitchen', 'Meal planner for the week');
    expect(parts).toEqual(['Breakfast', 'Lunch', 'Dinner']);
    expect(hours).toBeUndefined();
    const meals = days.flatMap(({ entries }) => entries);
    expect(meals.length).toBeGreaterThan(14);
    expect(meals.length).toBeLessThan(21);
    for (const { entries } of days) expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  });

  it('puts what the prompt lists on the weekday it names', () => {
    const listed = want([
      { title: 'Monday', note: 'Leg day' },
      { title: 'Wednesday', note: 'Swim' },
    ]);
    const { days } = writeWeek(sampleContext({ prompt: 'Training week', subject: 'Training week' }), listed);
    expect(days.map(({ entries }) => entries.map(({ title }) => title))).toEqual([['Leg day'], [], ['Swim'], [], []]);
  });
});
