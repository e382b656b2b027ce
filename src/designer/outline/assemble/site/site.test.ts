import { describe, expect, it } from 'vitest';
import type { Node, Outline } from '../../outline.ts';
import { readOutline } from '../../read-outline.ts';
import { looksLikeSite } from './looks-like-site.ts';
import { readAsked } from './read-asked.ts';
import { readAttributed } from './read-attributed.ts';
import { readStats } from './read-stats.ts';
import { thingOf } from './thing-of.ts';

const piece = (text: string) => ({ text, start: 0 });
const nodesOf = (outline: Outline): Node[] => outline.sections.flatMap(({ nodes }) => nodes);
const linksOf = ({ frame }: Outline): string[] => frame.navigation?.entries.map(({ label }) => label.text) ?? [];

describe('a page for visitors', () => {
  it('is told by what it calls itself or by its parts', () => {
    expect(looksLikeSite('Landing page for a cider mill')).toBe(true);
    expect(looksLikeSite('Website for a chess club, with a hero')).toBe(true);
    expect(looksLikeSite('Startseite für einen Imker')).toBe(true);
    expect(looksLikeSite('Dashboard for a ferry operator, no hero image')).toBe(false);
  });

  it.each([
    ['Header: Weft · Looms · Yarn · Visit (active) · button `Order a loom`', ['Looms', 'Yarn', 'Visit']],
    ['Header: name of the museum left, menu right with Today, Maps, Getting here', ['Today', 'Maps', 'Getting here']],
    [
      '**Nav** – `oak` wordmark, then Docs · Rules · Changelog, and at the far right a button `View source`',
      ['Docs', 'Rules', 'Changelog'],
    ],
    ['Navigation: Quern | Flours, Mill, Help | Sign in | [Start free trial]', ['Flours', 'Mill', 'Help', 'Sign in']],
  ])('has the names of its bar as links: %s', (line, links) => {
    expect(linksOf(readOutline(`Landing page, desktop.\n\n${line}\n\n## Prices\nSoon.`))).toEqual(links);
  });

  it.each([
    ['Title: A chair that fits, at last', 'A chair that fits, at last'],
    ['Headline: Cast once. Heard for a hundred years.', 'Cast once. Heard for a hundred years.'],
  ])('takes given words whole: %s', (line, title) => {
    expect(readOutline(`Landing page\n\n## Hero\n- ${line}\n- Button: Go`).title?.text).toBe(title);
  });

  it('takes given words in other languages', () => {
    expect(
      readOutline('Landingpage für das Drachenfest, alles auf Deutsch.\n\n## Aufmacher\n- Überschrift: Drei Tage Wind')
        .title?.text,
    ).toBe('Drei Tage Wind');
  });

  it('keeps footers with columns and addresses', () => {
    const { frame } = readOutline(
      'Home page.\n\n## Footer\nQuay 1, Varlau. Phone 555 0140. Columns "Mill" (History, Jobs) and "Help" (Care, Contact)',
    );
    const columns = frame.footer?.nodes.filter((node) => node.kind === 'section') ?? [];
    expect(columns.map(({ heading }) => heading?.text)).toEqual(['Mill', 'Help']);
    expect(frame.footer?.nodes.filter(({ kind }) => kind === 'text')).toHaveLength(2);
  });

  it('draws a table that is said to be cards as cards', () => {
    const plans = readOutline(
      'Pricing page.\n\n## Plans\n| Plan | Price | Button |\n|---|---|---|\n| Bud | €0 | Start |\n| Branch | €9 | Choose |\n\nThese are cards, not a table. Branch carries the label "Most chosen".',
    );
    const [cards] = nodesOf(plans);
    expect(
      cards?.kind === 'items' &&
        cards.items.map(({ title, fields }) => [title.text, ...fields.map(({ words }) => words.text)]),
    ).toEqual([
      ['Bud', '€0'],
      ['Branch', '€9', 'Most chosen'],
    ]);
  });
});

describe('things with words about them', () => {
  it.each([
    [
      "**Ship's bells** — Engraved by hand, delivered with a rope.",
      "Ship's bells",
      'Engraved by hand, delivered with a rope.',
    ],
    ['You bring it. Any model, any state.', 'You bring it', 'Any model, any state.'],
    [
      'Safe removals: Every deletion comes as a patch you can review.',
      'Safe removals',
      'Every deletion comes as a patch you can review.',
    ],
  ])('%s', (line, title, about) => {
    const thing = thingOf(piece(line));
    expect([thing?.title.text, thing?.fields[0]?.words.text]).toEqual([title, about]);
  });

  it('leaves values to facts', () => {
    expect(thingOf(piece('Wind: SW 6'))).toBeUndefined();
    expect(thingOf(piece('Depth: 2.2 m'))).toBeUndefined();
  });
});

describe('what people say', () => {
  it.each([
    ['"We walk backwards for a living." — Silas Tarrant, ropemaker', 'Silas Tarrant', 'ropemaker'],
    ['«Salí con otra manera de mirar.» Rosalía Quintero, Cádiz', 'Rosalía Quintero', 'Cádiz'],
    ['"We deleted 11,000 lines on a Tuesday." (Ayumi Torvik, platform lead)', 'Ayumi Torvik', 'platform lead'],
  ])('%s', (line, by, note) => {
    const quote = readAttributed(piece(line))?.quotes[0];
    expect([quote?.by?.text, quote?.byNote?.text]).toEqual([by, note]);
  });

  it('is no label of a button', () => {
    expect(readAttributed(piece('"Save" Primary'))).toBeUndefined();
  });
});

describe('questions and figures in one line', () => {
  it('reads questions with and without answers', () => {
    expect(readAsked(piece('Can I bring my bike? / Is breakfast included?'))?.map(({ title }) => title.text)).toEqual([
      'Can I bring my bike?',
      'Is breakfast included?',
    ]);
    expect(readAsked(piece('Who hangs it? — Two of us.'))?.[0]?.fields[0]?.words.text).toBe('Two of us.');
  });

  it('reads figures with the words under them', () => {
    expect(
      readStats(piece('4.1k stars / 118 contributors / 0 telemetry'))?.map(({ value, label }) => [
        value.text,
        label?.text,
      ]),
    ).toEqual([
      ['4.1k', 'stars'],
      ['118', 'contributors'],
      ['0', 'telemetry'],
    ]);
    expect(readStats(piece('15 June / 30 September'))).toBeUndefined();
  });
});
