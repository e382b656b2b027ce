import { describe, expect, it } from 'vitest';
import { readOutline } from '../read-outline.ts';
import { frameDrawing } from './frame-drawing.ts';

const HARBOUR = `Mobile screen for a harbour, in blue.

A sketch of what I mean (boxes are cards):

\`\`\`
 <  Book a berth
 +----------------------------------+
 | You are expected                 |
 | on Friday at 14:00               |
 +----------------------------------+
  Where
 (o) North pier          120 m
 ( ) Fuel dock           300 m
  [ small map with two pins ]

  Stay
  [ One night | Two nights | Week ]
  until 11:00 the next day

  Before you come
  [x] Insurance is at hand
  [ ] Electricity wanted

 +----------------------------------+
 |  Confirm the berth               |
 +----------------------------------+
  Home   Berths   Weather   Crew
\`\`\``;

describe('a drawing of which only some parts are boxes', () => {
  const { title, frame, sections } = readOutline(HARBOUR);
  const said = JSON.stringify(sections);

  it('does not show the words that introduce it', () => {
    expect(said).not.toMatch(/sketch|boxes/u);
  });

  it('has its title, foot and navigation', () => {
    expect(title?.text).toBe('Book a berth');
    expect(frame.navigation?.entries.map(({ label }) => label.text)).toEqual(['Home', 'Berths', 'Weather', 'Crew']);
    expect(JSON.stringify(frame.foot)).toContain('"text":"Confirm the berth"');
  });

  it('has a part under each free line, with what is drawn below it', () => {
    expect(sections.flatMap(({ heading }) => heading?.text ?? [])).toEqual(['Where', 'Stay', 'Before you come']);
    for (const words of ['North pier', 'Fuel dock', 'One night', 'Week', 'Insurance is at hand', 'until 11:00'])
      expect(said).toContain(words);
    expect(said).toContain('"picture":"map"');
  });
});

it('text that only looks drawn here and there is no drawing', () => {
  expect(frameDrawing(['const a = [1, 2];', '+------+', '| sum  |', '+------+', 'return a;'])).toBeUndefined();
});
