import { describe, expect, it } from 'vitest';
import { composeScreen } from '../compose-screen.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from '../understand/understand.ts';

/** Kinds of content in the columns of a prompt's page, from left to right. */
const read = (prompt: string): string[][] => {
  const brief = understand(prompt, DOMAINS);
  const { plan } = composeScreen(brief, { seed: prompt, now: new Date(0), device: 'DESKTOP' });
  return plan.columns.map((column) => column.map(({ slot }) => slot.kind));
};

describe('seatColumns', () => {
  it.each<[string, string]>([
    ['Email client: message list on the left, reading pane on the right', 'mail'],
    ['Hospital ward console. Patient list on the left. Patient chart on the right.', 'records'],
    ['Notes app for the desktop with the list on the left, the open note to the right', 'records'],
    ['A support inbox, conversations at the left, chat on the right', 'mail'],
  ])('puts the list on the left: %s', (prompt, kind) => {
    const [left, right] = read(prompt);
    expect(left).toContain(kind);
    expect(right?.length).toBeGreaterThan(0);
    expect(right).not.toContain(kind);
  });

  it.each<[string, string]>([
    ['Email client: message list on the right, reading pane on the left', 'mail'],
    ['Hospital ward console. Patient list on the right. Patient chart on the left.', 'records'],
    ['Notes app for the desktop with the list on the right, the open note to the left', 'records'],
  ])('puts the list on the right: %s', (prompt, kind) => {
    const [left, right] = read(prompt);
    expect(right).toContain(kind);
    expect(left).not.toContain(kind);
  });
});
