import { expect, it } from 'vitest';
import { html } from '../../markup/html.ts';
import { styleOf } from '../direct/direct.ts';
import type { StepsNode } from '../outline/outline.ts';
import { drawSteps } from './draw-steps.ts';
import type { NodeContext } from './node-context.ts';
import { words } from './outline.fixture.ts';

const context: NodeContext = {
  device: 'MOBILE',
  pageKind: 'app',
  style: styleOf({ density: 'comfortable', scale: 'clear', direction: 'ledger' }, { roundness: 'ROUND_EIGHT' }),
  width: 'full',
  level: 3,
  isInCard: false,
  ground: 'surface',
  key: 'k',
  lang: 'en',
  draw: () => html``,
};
const steps = (...told: [label: string, note: string][]): StepsNode => ({
  kind: 'steps',
  direction: 'down',
  steps: told.map(([label, note]) => ({ label: words(label), note: words(note) })),
});
const ticks = (node: StepsNode): number => String(drawSteps(node, context)).split('data-icon="check"').length - 1;

it('ticks what its notes say is done and marks where one is', () => {
  const node = steps(['Reported', '5 July, done'], ['Visit', '8 July · current'], ['Decision', 'open']);
  expect(ticks(node)).toBe(1);
  expect(String(drawSteps(node, context))).toContain('aria-current="step"');
});

it('stands side by side on a phone where its words have room', () => {
  const bare = (...names: string[]): StepsNode => ({
    kind: 'steps',
    direction: 'across',
    steps: names.map((name) => ({ label: words(name) })),
  });
  const drawn = (...names: string[]): string => String(drawSteps(bare(...names), context));
  expect(drawn('Date', 'Tickets', 'Pay')).toContain('grid-flow-col');
  expect(drawn('Cart', 'Address', 'Review')).toContain('grid-flow-col');
  expect(drawn('Your complaint in a few words', 'Consent', 'Done')).not.toContain('"grid auto-cols-fr');
});

it('numbers steps whose notes say nothing of how far they are', () => {
  expect(ticks(steps(['Fold', 'until it is done'], ['Rest', '40 min'], ['Bake', '220 °C']))).toBe(0);
});
