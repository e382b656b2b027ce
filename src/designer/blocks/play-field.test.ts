import { expect, it } from 'vitest';
import { ART_DIRECTIONS } from '../direct/art-directions.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { writePlay } from '../write/write-play.ts';
import { playField } from './play-field.ts';

const PROMPTS = [
  'tic tac toe',
  'chess board',
  '2048',
  'snake game',
  'space invaders',
  'memory game',
  'game lobby',
  'crossword',
];

it.each(PROMPTS)('names every square, card and key of %s for those who do not see it', (prompt) => {
  const slot = writePlay(sampleContext({ prompt }));
  for (const variant of playField.variants) {
    const drawn = String(
      variant.render(slot, {
        device: 'MOBILE',
        style: ART_DIRECTIONS.ledger.style,
        width: 'narrow',
        level: 1,
        ground: 'surface',
        bleed: false,
        key: 'b1',
      }),
    );
    const buttons = [...drawn.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)];
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    for (const [, attributes = '', content = ''] of buttons)
      expect(
        /aria-label="[^"]+"/.test(attributes) || content.replaceAll(/<[^>]*>/g, '').trim() !== '',
        `${variant.name}: ${attributes}`,
      ).toBe(true);
  }
});
