import { expect, it } from 'vitest';
import { createRandom } from '../../seeded-random.ts';
import { readOutline } from '../../outline/read-outline.ts';
import { fillOutline } from '../fill-outline.ts';

const currentOf = (prompt: string): string[] => {
  const filled = fillOutline(readOutline(prompt), {
    device: 'MOBILE',
    now: new Date('2026-05-04T10:00:00Z'),
    random: createRandom('bar'),
  });
  return (
    filled.frame.navigation?.entries.filter(({ isCurrent }) => isCurrent === true).map(({ label }) => label.text) ?? []
  );
};

it.each([
  ['Phone app. Title "Orders". Bottom navigation: "Home", "Orders", "Profile".', 'Orders'],
  ['Phone app. Title "Lot 7". Bottom navigation: "Flights", "Pigeons", "Season".', 'Flights'],
  ['Phone app. Title "Day". Bottom navigation: "Hives", "Log", "More"; "More" is active.', 'More'],
])('an app is always under one entry: %s', (prompt, current) => {
  expect(currentOf(prompt)).toEqual([current]);
});

it('a site is under none that nobody names', () => {
  expect(currentOf('Website of a quarry. Top navigation: "Stone", "Sand", "Contact".')).toEqual([]);
});
