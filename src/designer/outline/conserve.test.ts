import { assert as holds, constantFrom, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listSpans } from './list-spans.ts';
import { readOutline } from './read-outline.ts';

/** Everything that a reading says of a prompt: what is shown, stated, refused, or told as unread; not what is set aside. */
const toldOf = (prompt: string): string => JSON.stringify({ ...readOutline(prompt), context: [], purpose: '' });

const NAMES = constantFrom('Too high', 'Brass Lantern', 'Ostrava Nord', 'Wet planks', 'Curlew', 'Night tariff');
const FIGURES = constantFrom('41 %', '8,70 €', '38 kPa', '£14.50', '18:45', '2.6 kg', '−12 °C', '4 km');

/** Ways of saying something of a thing that no grammar foresees: verbs of a trade, asides, reasons. */
const ODD = [
  (name: string, figure: string) => `Lateral is over the limit so colour it amber and label it ${name}, at ${figure}.`,
  (name: string, figure: string) =>
    `Whatever the keeper of ${name} wrote down, ${figure}, goes somewhere near the dial.`,
  (name: string, figure: string) => `Mirror the plan so that ${name} faces the door and give it ${figure} of the wall.`,
  (name: string, figure: string) =>
    `A list of boats with ${name} among them, whose mast is ${figure}, and nobody else.`,
  (name: string, figure: string) => `En bas le total ${figure} et quelque part ${name}.`,
] as const;

describe('the law of conservation', () => {
  it('loses no name and no value, however odd the sentence', () => {
    holds(
      property(tuple(constantFrom(...ODD), NAMES, FIGURES), ([odd, name, figure]) => {
        const sentence = odd(name, figure);
        const prompt = `Screen for a pilot house.\n\n- Title: Harbour watch\n- ${sentence}\n- button "Log"`;
        const told = toldOf(prompt);
        const [first = ''] = name.split(' ');
        expect(told, sentence).toContain(first);
        expect(told, sentence).toContain(figure.replace(/\s.*$/, ''));
      }),
      { numRuns: 120 },
    );
  });

  it.each([
    'The last row is locked: padlock and the hint `Blocked by statute`.',
    'Somewhere the words "Mind the swans" for whoever reads the small print.',
    'If it is damaged a box opens, the gown says "hem torn, 20 cm, left side".',
  ])('tells every quotation: %s', (sentence) => {
    const prompt = `Screen for a hire shop.\n\n${sentence}`;
    const quoted = /["`]([^"`]+)["`]/.exec(sentence)?.[1] ?? '';
    expect(toldOf(prompt)).toContain(quoted);
  });

  it('tells nothing of sizes and shares that only lay the page out', () => {
    const { unread } = readOutline(
      'Console for a lock keeper, desktop.\n\n- Left column, 60 %: a table of boats\n- Right column, 40 %, 320px: card "Level" with Water: 4.2 m',
    );
    expect(unread.map(({ text }) => text)).toEqual([]);
  });

  it('owns the stretch of every word that it shows', () => {
    const prompt = 'Screen for a mill.\n\n- Title: Night shift\n- Flour: 240 kg\n- button "Stop the stones"';
    const spans = listSpans(readOutline(prompt));
    for (const words of ['Night shift', '240 kg', 'Stop the stones']) {
      const start = prompt.indexOf(words);
      expect(spans.some((span) => span.start <= start && span.end >= start + words.length)).toBe(true);
    }
  });
});
