import { describe, expect, it } from 'vitest';
import { PageDraft } from '../assemble/page-draft.ts';
import { printBrief } from '../brief/print-brief.ts';
import { readParts } from './read-parts.ts';

/** What the grammar makes of a sentence, as the lines of a brief behind its head; nothing where it leaves it to others. */
function read(text: string, lang = 'en'): string[] | undefined {
  const draft = new PageDraft('', lang);
  if (readParts(draft, { text, start: 0 }, { scope: draft.page }) === undefined) return undefined;
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
});
