import { describe, expect, it } from 'vitest';
import { PageDraft } from '../assemble/page-draft.ts';
import { printBrief } from '../brief/print-brief.ts';
import { readPageOfParts, readParts } from './read-parts.ts';

/** What the grammar makes of a sentence, as the lines of a brief behind its head; nothing where it leaves it to others. */
function read(text: string, lang = 'en'): string[] | undefined {
  const draft = new PageDraft('', lang);
  if (readParts(draft, { text, start: 0 }, { scope: draft.page }) === undefined) return undefined;
  return printBrief(draft.outline)
    .split('\n')
    .filter((line) => line !== '' && !/^(?:---|\w+: )/u.test(line));
}

/** The same for a first line that says what the page is. */
function readPage(text: string, lang = 'en'): string[] | undefined {
  const draft = new PageDraft('', lang);
  if (readPageOfParts(draft, { text, start: 0 }, { scope: draft.page }) === undefined) return undefined;
  return printBrief(draft.outline)
    .split('\n')
    .filter((line) => line !== '' && !/^(?:---|\w+: )/u.test(line));
}

describe('a sentence as parts of a page', () => {
  it.each([
    ['"Chip size": slider, 2 to 20 mm, at 8 mm', '~ slider: Chip size = 8 mm {min=2 max="20 mm"}'],
    ['"Draught": slider, 1 to 4 m, at 2 m', '~ slider: Draught = 2 m {min=1 max="4 m"}'],
    ['the tabs under it are New, Decided and Waiting, with New open', '~ tabs: (x) New ( ) Decided ( ) Waiting'],
    ['tabs Ewes, Rams and Lambs, the last one active', '~ tabs: ( ) Ewes ( ) Rams (x) Lambs'],
    ['Buttons on the right: "Print" and primary "Close visit"', '[Print]? [Close visit]!'],
  ])('%s', (text, line) => {
    expect(read(text)).toContain(line);
  });

  it('groups things that are counted, whatever commas they hold', () => {
    expect(read('"Crew" with two people: Ada Holt, skipper, order 1, and Ruth Amo, cook, order 2')).toEqual([
      '## Crew',
      '- Ada Holt — skipper · order 1 {note}',
      '- Ruth Amo — cook · order 2 {note}',
    ]);
  });

  it('takes names alone in a header for places to go to', () => {
    const lines = read(
      'Header with the logo on the left, then Lessons, Camps, Prices, and on the right the button "Book".',
    );
    expect(lines).toContain('- Camps');
    expect(lines).toContain('[Book]?');
  });

  it.each([
    ['fr', 'À gauche, un menu latéral : Élèves, Moniteurs, Véhicules.', '- Moniteurs'],
    ['fr', 'À droite, un panneau « À régler » énumère « Assurance » et « Dossier ».', 'Assurance'],
  ])('reads the small words of other languages: %s', (lang, text, line) => {
    expect(read(text, lang)).toContain(line);
  });

  it.each([
    'Deck A, playing: "Paper Lanterns" by The Quiet Cartel, 2:14 left, progress bar at 38 %',
    'A panel whose rows change when the tide turns, "Tides"',
  ])('leaves to the other readers what it cannot account for: %s', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each([
    ['a list of open repairs: Two-berth tent, Storm stove', '## Open repairs'],
    ['a list of ferries (Alba, Corran, Ulva)', '- Corran'],
    ['a table of plots with tenant and rent', '| Plots | Tenant | Rent |'],
    ['a table with columns Skin, Litres and rows Oak, 40; Alder, 25', '| Oak | 40 |'],
    ['then recent calls: Reed & Sons 3 min, Ana Prieto 12 min', '## Recent calls'],
    ['a stepper for guests per table, currently 3', '~ stepper: Guests per table = 3'],
    ['a Book a boat button and a Skip link', '[Book a boat]? [[Skip]]'],
    ['headline Bread is a promise, button Order a loaf', '# Bread is a promise'],
    ['214 members, 18 boats, 92 % paid', '- Boats: 18'],
    ['a balance of €218.30', '- Balance: €218.30'],
    ['The walk is called Salt path, north end, with a photo of a cliff', '# Salt path, north end'],
    ['Bay 1 free, Bay 2 40 min left, Bay 3 closed', '- Bay 2 — 40 min left'],
    ['a section "Fees" breaks the sum down into Berth €40, Power €6 and Water €2', '- Power: €6'],
    ['a stepper labelled Loaves, currently 2', '~ stepper: Loaves = 2'],
    ['checklist Sails, Ropes, Anchor (Ropes ticked)', '- [x] Ropes'],
  ])('accounts for %s', (text, line) => {
    expect(read(text)).toContain(line);
  });

  it('takes figures behind a chart for its course', () => {
    const draft = new PageDraft('', 'en');
    readParts(draft, { text: 'A line chart of weekly landings, 40, 62, 55 t', start: 0 }, { scope: draft.page });
    const [chart] = draft.outline.sections.flatMap(({ nodes }) => nodes);
    expect(chart).toMatchObject({ kind: 'chart', chart: 'line', about: 'weekly landings' });
    expect(chart?.kind === 'chart' && chart.points.map(({ value }) => value?.text)).toEqual(['40', '62', '55 t']);
  });

  it('takes what a chart shows where', () => {
    const draft = new PageDraft('', 'en');
    const text = 'A line chart shows how the level falls over the night: 310 m at 22:00, 275 m at 02:00';
    readParts(draft, { text, start: 0 }, { scope: draft.page });
    const [chart] = draft.outline.sections.flatMap(({ nodes }) => nodes);
    expect(chart?.kind === 'chart' && chart.points.map(({ label, value }) => [label.text, value?.text])).toEqual([
      ['22:00', '310 m'],
      ['02:00', '275 m'],
    ]);
  });

  it.each([
    ['At the bottom a bar with Nets, Boats, Crew.', 'bottom'],
    ['A bottom bar with Shelves, Loans, Me', 'bottom'],
    ['On top a bar with Shelves, Loans, Me', 'top'],
    ['A bar at the foot of the screen switches between Start, Plots and Board', 'bottom'],
  ])('knows a bar by its place: %s', (text, kind) => {
    const draft = new PageDraft('', 'en');
    readParts(draft, { text, start: 0 }, { scope: draft.page });
    expect(draft.outline.frame.navigation?.kind).toBe(kind);
  });

  it.each([
    ['Receipt for a ferry: Berth 4, 2 h 30 min, £6.40, and a Download receipt button', '[Download receipt]?'],
    ['Sign in page for a rowing club with member number, PIN, a Sign in button', 'Member number: ____'],
    ['Notification settings with toggles for Tides (on), Gales (off)', '[ ] Gales'],
    ['Panel for a kiln: a toggle Night firing that is on, a select Glaze set to Celadon', '[x] Night firing'],
  ])('reads the page that a first line tells: %s', (text, line) => {
    expect(readPage(text)).toContain(line);
  });
});
