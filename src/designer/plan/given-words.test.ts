import { describe, expect, it } from 'vitest';
import type { DrawnDevice } from '../../domain/designer.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { understand } from '../understand/understand.ts';
import type { Slot, SlotKind, SlotOf } from '../write/slots.ts';
import { planScreen } from './plan-screen.ts';
import { blocksOf } from './score-plan.ts';

const slotsOf = (prompt: string, device: DrawnDevice = 'DESKTOP'): Slot[] => {
  const brief = understand(prompt, DOMAINS);
  const plan = planScreen(
    { ...sampleContext(), brief, domain: brief.domain },
    { blocks: BLOCKS, device, seed: 'given' },
  );
  return blocksOf(plan).map((planned) => planned.slot);
};

const find = <K extends SlotKind>(prompt: string, kind: K): SlotOf<K> => {
  const slot = slotsOf(prompt).find((one) => one.kind === kind);
  if (slot === undefined) throw new Error(`no ${kind} on the screen`);
  return slot as SlotOf<K>;
};

/** A screen that is spelled out part by part shows these words in the part's own block, and no others. */
describe('words that a prompt gives', () => {
  it('are what is said in a conversation', () => {
    const { messages, compose } = find(
      `Create a support chat. It should have a 'Column' for the message history with several 'Card's. Specifically include these messages: "Ines: Is the boat dry?", "Tom: Since Monday.". At the bottom, a 'TextField' (label "Write here...") and a 'Button' labeled "Send".`,
      'thread',
    );
    expect(messages.map(({ from, text }) => [from, text])).toEqual([
      ['Ines', 'Is the boat dry?'],
      ['Tom', 'Since Monday.'],
    ]);
    expect(compose.placeholder).toBe('Write here...');
  });

  it('are the button of every card', () => {
    const { items } = find(
      `Create a product gallery with a 'List' of products. Each item should be a 'Card' with an 'Image', a 'Text' for the name and a 'Button' labeled "Put in bag".`,
      'gallery',
    );
    expect(items.length).toBeGreaterThan(2);
    expect(items.every(({ action }) => action?.label === 'Put in bag')).toBe(true);
  });

  it('are the dishes under each course', () => {
    const { sections } = find(
      `Create a restaurant menu with tabs. A 'Text' (h1) "Chez Nous". A 'Tabs' component with "Soups", "Grills". - "Soups": 'List' of 'Row's. Create rows for "Leek - $7", "Fish - $9". - "Grills": 'List' of 'Row's. Create rows for "Trout - $19", "Lamb - $23".`,
      'menu',
    );
    expect(sections.map(({ title, dishes }) => [title, dishes.map((dish) => `${dish.title} ${dish.price}`)])).toEqual([
      ['Soups', ['Leek $7', 'Fish $9']],
      ['Grills', ['Trout $19', 'Lamb $23']],
    ]);
  });

  it('are the two sides of a card and how well one knew it', () => {
    const quiz = find(
      `Create a flashcard app. 'Text' (h1) "Danish". 'Card' with a 'Column' with 'Text' (h2) "Hund", 'Divider', 'Text' "Dog". 'Row' of 'Button's: "Again", "Fine", "Sure".`,
      'quiz',
    );
    expect([quiz.question, quiz.explanation, quiz.grades]).toEqual(['Hund', 'Dog', ['Again', 'Fine', 'Sure']]);
  });

  it('are the rows of seats, each as long as it is said to be', () => {
    const { seats } = find(
      `Cinema seat selection. 'Text' (h1) "Your seats". 'Column' of 'Row's. - Row A: 5 'CheckBox'es. - Row B: 6 'CheckBox'es. 'Button' "Take them".`,
      'booking',
    );
    expect(seats?.rows.map(({ cells }) => cells.length)).toEqual([5, 6]);
  });

  it('are the days of a journey with what is done on each', () => {
    const { days } = find(
      `Travel itinerary for a trip to Oslo. 'Text' (h1) "North". A 'List' of two days, each a 'Card'. - The first 'Card' (Day 1) should contain a 'Text' (h2) "Day 1: Harbour", and a 'List' of activities: "Take the ferry", "Swim". - The second 'Card' (Day 2) should contain a 'Text' (h2) "Day 2: Hills", and a 'List' of activities: "Walk up", "Take the tram down".`,
      'trip',
    );
    expect(days.map(({ label, stops }) => [label, stops.map(({ title }) => title)])).toEqual([
      ['Day 1: Harbour', ['Take the ferry', 'Swim']],
      ['Day 2: Hills', ['Walk up', 'Take the tram down']],
    ]);
    expect(days.flatMap(({ stops }) => stops).every(({ time }) => time === undefined)).toBe(true);
  });

  it('are one post alone', () => {
    const { items, deeds } = find(
      `A social media post. It should be a 'Card' with a 'Row' with an 'Image' (avatar) and a 'Text' (username "kari7"). Below that, a 'Text' for the post content: "First snow on the hill!". Then an 'Image'. Finally, a 'Row' with three 'Button's: "Like", "Reply", and "Pass on".`,
      'posts',
    );
    expect(items.map(({ by, text }) => [by, text])).toEqual([['kari7', 'First snow on the hill!']]);
    expect(deeds).toEqual(['Like', 'Reply', 'Pass on']);
  });
});

it('a notice says what its name says, in any trade', () => {
  const notices = slotsOf('Bakery order form with name, e-mail, a privacy note and a success message').filter(
    (slot) => slot.kind === 'notice',
  );
  for (const { title, body } of notices) expect(body).toMatch(/privacy/i.test(title) ? /address/ : /All done/);
  expect(notices.length).toBeGreaterThan(0);
});
