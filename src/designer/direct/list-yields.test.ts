import { expect, it } from 'vitest';
import { sampleContext } from '../sample-brief.fixture.ts';
import { ART_DIRECTIONS, DIRECTION_IDS } from './art-directions.ts';
import { listYields } from './list-yields.ts';

it('gives up buttons in ink, and no others, where the prompt says what colour buttons have', () => {
  const { brief } = sampleContext();
  for (const id of DIRECTION_IDS) {
    const { style } = ART_DIRECTIONS[id];
    const yieldsFor = (prompt: string) => listYields(style, { ...brief, prompt }, undefined);
    expect(yieldsFor('A sign-in with a teal submit button').includes('theme-buttons')).toBe(style.button === 'inked');
    expect(yieldsFor('Change the button color to red').includes('theme-buttons')).toBe(style.button === 'inked');
    expect(yieldsFor('A teal page with a button')).not.toContain('theme-buttons');
  }
});
