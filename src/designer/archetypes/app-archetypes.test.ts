import { describe, expect, it } from 'vitest';
import { composeScreen, toComposition } from '../compose-screen.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { understand } from '../understand/understand.ts';
import type { ArchetypeId } from './archetypes.ts';

/** Prompts as people type them, the screen that they ask for and the block that it is about. */
const ASKED: readonly (readonly [ArchetypeId, string, readonly string[]])[] = [
  ['recipe', 'recipe-sheet', ['Recipe detail page for lemon tart', 'Vegan lasagna recipe with steps']],
  ['listing', 'listing-page', ['hotel detail screen in a booking app', 'Trail detail screen for a hiking app']],
  ['fares', 'fare-list', ['Flight search results, Lisbon to Berlin', 'flights from Boston to Lisbon under $500']],
  ['forecast', 'weather-now', ['weather app, now, hourly, 7 day forecast', 'minimal weather screen for Oslo']],
  ['ticket', 'entry-pass', ['event ticket screen with QR code', 'Boarding pass for a flight Oslo to Paris']],
  ['conversations', 'talk-list', ['messages list in a messenger app', 'chat list screen for a dating app']],
  ['itinerary', 'trip-days', ['3 day Kyoto itinerary mobile screen', 'weekend trip itinerary Lisbon with map']],
  ['routine', 'day-checks', ['habit tracker app with streaks', 'pill reminder app today screen', 'vitamin reminder']],
  ['controls', 'room-controls', ['smart home app, living room controls', 'Robot vacuum control screen']],
  ['wallet', 'money-home', ['mobile banking home: balance, cards, transactions', 'digital wallet app home']],
  ['library', 'media-shelves', ['podcast library, show covers, downloads', 'recipe app home screen with search']],
  ['lessons', 'lesson-path', ['language learning lesson path home', 'Learn Japanese app: daily lesson, streak']],
  ['swipe', 'swipe-deck', ['dating app profile card with like and pass', 'cat adoption profile']],
  ['workout', 'set-table', ['Workout app with exercises, sets and reps', 'crossfit workout of the day']],
  ['posts', 'post-stream', ['social feed for a neighborhood app', 'photo sharing app home feed']],
  ['scores', 'score-list', ['live football scores app home', 'basketball scores screen']],
  ['budget', 'budget-parts', ['monthly budget app screen', 'expense tracker app with categories']],
  ['vitals', 'body-rings', ['step counter home with rings', 'sleep tracker app', 'blood pressure log']],
  ['social-profile', 'portrait-wall', ['photographer profile page, grid of photos, follow button']],
  ['day-view', 'day-hours', ['calendar app day view with meetings', 'daily planner app']],
  ['directions', 'turn-list', ['route screen in a maps app with steps and ETA', 'turn by turn navigation screen']],
  ['departures', 'stop-board', ['public transport app - departures from nearby stop', 'tram times at Opera stop']],
];

const draw = (prompt: string): string =>
  toComposition(
    composeScreen(understand(prompt, DOMAINS), { device: 'MOBILE', seed: prompt, now: SAMPLE_DAY }),
  ).body.replaceAll(/<(?:img|i)\b[^>]*>/g, '');

describe.each(ASKED)('%s', (archetype, block, prompts) => {
  it.each(prompts)('is what “%s” asks for', (prompt) => {
    expect(understand(prompt, DOMAINS).archetype).toBe(archetype);
    expect(draw(prompt)).toContain(`data-block="${block}"`);
  });
});

describe('what the prompt names', () => {
  it('heads the recipe and is in it', () => {
    const body = draw('Recipe detail page for lemon tart');
    expect(body).toMatch(/<h1[^>]*>Lemon tart<\/h1>/);
    expect(body).toContain('lemons');
    expect(body).not.toContain('lentil');
  });

  it('keeps what is vegan free of what is not', () => {
    expect(draw('vegan lasagna recipe')).not.toMatch(/Parmesan|\bmilk\b|(?<!plant )butter/);
  });

  it('is where the journey, the flight and the weather are', () => {
    expect(draw('Barcelona trip plan, 4 days')).toContain('4 days in Barcelona');
    expect(draw('Flight search results, Lisbon to Berlin')).toMatch(/LIS[\s\S]*BER/);
    expect(draw('minimal weather screen for Oslo')).toMatch(/<h1[^>]*>Oslo<\/h1>/);
  });

  it('is talked about, the two on two sides', () => {
    const body = draw('chat screen between two friends planning a hike');
    expect(body).toContain('Heron Ridge');
    expect(body).toMatch(/justify-end|self-end/);
  });
});

it('leaves work, and prompts that spell out their components, their own screens', () => {
  for (const prompt of [
    'Fitness dashboard for a gym manager',
    'Admin dashboard for a food delivery business',
    "Create a smart home dashboard. It should have a 'Text' (variant 'h1') \"Living Room\" and a 'Row' of 'Card's.",
  ])
    expect(['dashboard', 'detail', 'list'], prompt).toContain(understand(prompt, DOMAINS).archetype);
});
