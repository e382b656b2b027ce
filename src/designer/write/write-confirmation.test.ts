import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { writeConfirmation } from './write-confirmation.ts';

const confirmationOf = (id: string, prompt: string) =>
  writeConfirmation(
    sampleContext({
      domain: DOMAINS.find((one) => one.id === id) ?? sampleContext().domain,
      prompt,
      archetype: 'confirmation',
    }),
  );

/** The number in an amount of any currency. */
const amountIn = (text: string): number => (/[-−]/.test(text) ? -1 : 1) * Number(text.replaceAll(/[^\d.]/g, ''));

describe('writeConfirmation', () => {
  it.each([
    ['florist', 'Order confirmation for a flower shop', 'Thank you. We have your order.', true],
    ['food-delivery', 'Order confirmation for a pizza delivery', 'Thank you. The kitchen has your order.', true],
    ['hotel', 'Booking confirmation of a hotel', 'You are expected', false],
    ['banking', 'Payment success screen', 'Payment went through', false],
    ['learning', 'Registration complete page', 'You are in', false],
  ])('tells in %s after “%s”: %s', (id, prompt, title, isBought) => {
    const slot = confirmationOf(id, prompt);
    expect(slot.title).toBe(title);
    expect(slot.lines.length > 0).toBe(isBought);
    expect(slot.next).toHaveLength(3);
  });

  it.each(DOMAINS.map(({ id }) => id))('adds up what was bought in %s', (id) => {
    const { lines, sums } = confirmationOf(id, 'Order placed');
    const total = amountIn(sums.find(({ strong }) => strong === true)?.value ?? '');
    const parts = [
      ...lines.map(({ amount }) => amount),
      ...sums.filter(({ strong, label }) => strong !== true && label !== 'Items').map(({ value }) => value),
    ];
    const sum = parts.reduce((all, part) => all + amountIn(part), 0);
    expect(total).toBeGreaterThan(0);
    expect(Math.abs(total - sum)).toBeLessThan(0.02);
  });
});
