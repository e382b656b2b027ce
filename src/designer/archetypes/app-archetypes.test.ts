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
  [
    'activity',
    'activity-screen',
    ['ev charging session in progress', 'split bill screen for dinner', 'blood sugar log', 'cat sitter booking'],
  ],
  ['introduction', 'activity-screen', ['onboarding 3 steps for a running app']],
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

describe('things of a trade that an app looks at in a way of its own', () => {
  it.each([
    ['plant identifier result screen', /96% sure[\s\S]*could also be/],
    ['wine cellar app', /In all[\s\S]*Newest/],
    ['sleep sounds mixer', /type="range"/],
    ['community garden volunteer signup', /Sign me up/],
  ])('%s', (prompt, shown) => {
    expect(understand(prompt, DOMAINS).archetype).toBe('activity');
    expect(draw(prompt)).toMatch(shown);
  });

  it('leaves them to those who run the trade', () => {
    for (const prompt of [
      'inventory tracker for warehouse managers',
      'Activity log of a bank',
      'usage analytics dashboard',
    ])
      expect(understand(prompt, DOMAINS).archetype, prompt).not.toBe('activity');
  });
});

it('talks of what one asks somebody for who has a trade', () => {
  expect(draw('therapist chat screen')).toMatch(/Dr Clara Holm[\s\S]*evenings/);
  expect(draw('chat with landlord about a repair')).toContain('radiator');
});

describe('an activity', () => {
  it('is told in the prompt’s numbers, languages and money', () => {
    expect(draw('pregnancy week by week app, week 30')).toMatch(/Week 30 of 40[\s\S]*10[\s\S]*weeks left/);
    expect(draw('translate app screen, german to french')).toMatch(/German[\s\S]*Sitz|Platz[\s\S]*French[\s\S]*libre/);
    expect(draw('tip calculator, bill of $88')).not.toContain('€');
    expect(draw('onboarding 4 screens for a plant app')).toContain('Page 1 of 4');
  });

  it('has days that are near, none written as it stands in what is known', () => {
    const body = draw('library app, my loans and due dates');
    expect(body).toContain('Mon 23 Nov');
    expect(body).not.toMatch(/\{[+-]\d/);
  });

  it('shows what the prompt lists in the place of its own', () => {
    const body = draw('pantry app screen showing items: Rye bread, Oat milk, Blue cheese');
    for (const name of ['Rye bread', 'Oat milk', 'Blue cheese']) expect(body).toContain(name);
  });

  it('leads to the places of its own app, and to those that a prompt names', () => {
    expect(draw('fasting timer app')).toMatch(/History|Second|Empty Bowl|Lull|Sixteen/);
    expect(draw('Fasting app home: timer ring, button "End fast", bottom nav Fast, Journal, Friends')).toMatch(
      /Journal[\s\S]*Friends/,
    );
  });

  it('is not what visitors or those who run the trade ask for', () => {
    for (const prompt of [
      'Landing page for a fasting app',
      'Booking page for a hair salon',
      'Parking payments dashboard',
    ])
      expect(understand(prompt, DOMAINS).archetype, prompt).not.toBe('activity');
  });
});

it('names each of several who talk, and calls the talk after its matter', () => {
  const body = draw('group chat about a trip to lisbon');
  expect(body).toMatch(/<h1[^>]*>Trip to Lisbon<\/h1>/);
  for (const name of ['Priya Nair', 'Jonas Pell', 'Amara Osei']) expect(body).toContain(name);
});

it('leaves work, and prompts that spell out their components, their own screens', () => {
  for (const prompt of [
    'Fitness dashboard for a gym manager',
    'Admin dashboard for a food delivery business',
    "Create a smart home dashboard. It should have a 'Text' (variant 'h1') \"Living Room\" and a 'Row' of 'Card's.",
  ])
    expect(['dashboard', 'detail', 'list'], prompt).toContain(understand(prompt, DOMAINS).archetype);
});
