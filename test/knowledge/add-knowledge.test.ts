import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { understand } from '../../src/designer/understand/understand.ts';
import { addKnowledge } from '../../src/designer/knowledge/add-knowledge.ts';
import { checkKnowledge, MOST_LINES } from '../../src/designer/knowledge/check-knowledge.ts';
import { DOMAINS, getDomain } from '../../src/designer/knowledge/domains.ts';
import { FORMS } from '../../src/designer/knowledge/forms/forms.ts';
import { HOUSES } from '../../src/designer/knowledge/houses/houses.ts';
import { listListings } from '../../src/designer/knowledge/listings/listings.ts';
import { findKnowledgeFolder } from '../../src/designer/knowledge/knowledge-folder.ts';

// In a process of its own: what it teaches the designer stays in that process.
const DOCS = path.resolve(import.meta.dirname, '../../docs/adding.md');
const example = (): string => /```json\n([\s\S]*?)```/.exec(readFileSync(DOCS, 'utf8'))?.[1] ?? '';

function toFolder(entries: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'knowledge-'));
  for (const [file, text] of Object.entries(entries)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** The example of the docs with some of its keys otherwise. */
const exampleWith = (changes: object): string => JSON.stringify({ ...(JSON.parse(example()) as object), ...changes });

describe('checkKnowledge', () => {
  it('finds nothing wrong with what comes with the program', () => {
    const { counts, faults } = checkKnowledge(findKnowledgeFolder());
    expect(faults).toEqual([]);
    expect(Object.keys(counts).toSorted()).toEqual(Object.keys(FORMS).toSorted());
    expect(counts).toMatchObject({ domains: DOMAINS.length, houses: HOUSES.length });
  });

  it('takes the example of the docs', () => {
    expect(checkKnowledge(toFolder({ 'domains/boatyard.json': example() }))).toEqual({
      counts: { domains: 1 },
      faults: [],
    });
  });

  it.each([
    ['a file that is no JSON', '{ "id": ', 'JSON'],
    ['a key that nothing is called', exampleWith({ colours: [] }), 'colours'],
    ['an id that is not what the file is called', exampleWith({ id: 'shipyard' }), '"shipyard"'],
    ['a domain like none that there is', exampleWith({ like: 'airship' }), '"airship"'],
    ['an icon that the set does not hold', exampleWith({ icon: 'keelhaul' }), '"keelhaul"'],
    ['an accent that does not stand in its title', example().replace('"by Easter"', '"by May"'), 'accent'],
    ['a row with a cell too many', example().replace('["8.2 m"]', '["8.2 m", "Oak"]'), '"Kittiwake"'],
    ['a state of which nothing says what it means', example().replace('"Ready": "good"', '"Done": "good"'), '"Ready"'],
    ['a domain that is like none and says too little', exampleWith({ like: undefined }), 'metrics'],
    ['a file that nobody reads to its end', `${'\n'.repeat(MOST_LINES)}${example()}`, `${MOST_LINES}`],
  ])('names %s', (_, text, named) => {
    const { faults } = checkKnowledge(toFolder({ 'domains/boatyard.json': text }));
    expect(faults.join('\n')).toContain(named);
    expect(faults.join('\n')).toContain('boatyard');
  });

  it('names words that are no regular expression, and a list whose line has a cell too few', () => {
    const house = JSON.stringify({ id: 'boatyard', words: ['boat(yard'] });
    expect(checkKnowledge(toFolder({ 'houses/boatyard.json': house })).faults.join('\n')).toContain('boat(yard');
    const ledger = {
      words: ['berth'],
      class: 'thing',
      icon: 'anchor',
      columns: [{ label: 'Berth' }, { label: 'State' }],
    };
    const noun = {
      ...ledger,
      states: [
        ['Free', 'good'],
        ['Taken', 'bad'],
      ],
      filters: [],
      action: { label: 'Add' },
    };
    const lines = [
      ['A 1', 'By the crane', 'Free'],
      ['A 2', 'Gone'],
    ];
    const { faults } = checkKnowledge(
      toFolder({ 'nouns/harbour.json': JSON.stringify({ entries: [{ ...noun, lines }] }) }),
    );
    expect(faults.join('\n')).toContain('A 2');
  });

  it('names a folder that is no family, an index that is old, and a key that two files say', () => {
    expect(checkKnowledge(toFolder({ 'trades/boatyard.json': example() })).faults[0]).toContain('trades');
    const files = { 'domains/boatyard.json': example(), 'index.json': '{}' };
    expect(checkKnowledge(toFolder(files)).faults[0]).toContain('knowledge:index');
    const twice = { 'domains/boatyard/a.json': example(), 'domains/boatyard/b.json': '{ "label": "boats" }' };
    expect(checkKnowledge(toFolder(twice)).faults[0]).toContain('label');
  });
});

describe('addKnowledge', () => {
  it('refuses a folder that is not there or not in its form', () => {
    expect(() => addKnowledge('/nowhere/at/all')).toThrow(/TAILORBIRD_KNOWLEDGE/);
    expect(() => addKnowledge(toFolder({ 'domains/boatyard.json': '{}' }))).toThrow(/boatyard/);
  });

  it('teaches a trade, which has from another what it does not say, and puts its own in the place of ours', () => {
    const bakery = exampleWith({ id: 'bakery', label: 'a bakery of ours', words: ['bakery'] });
    addKnowledge(toFolder({ 'domains/boatyard.json': example(), 'domains/bakery.json': bakery }));
    const { domain } = understand('Dashboard for a boatyard', DOMAINS);
    expect(domain.id).toBe('boatyard');
    expect(domain.collections[0]?.rows[1]).toEqual({
      title: 'Old Margit',
      subtitle: 'Hardstanding 11',
      status: { label: 'Waits for parts', tone: 'warn' },
      cells: ['Old Margit', 'Hardstanding 11', '11.6 m', 'Waits for parts'],
    });
    expect(domain.metrics).toEqual(getDomain('garage').metrics);
    const listings = { entries: [{ ...listListings()[0], words: ['regatta'] }] };
    addKnowledge(toFolder({ 'listings/ours.json': JSON.stringify(listings) }));
    expect(listListings()[0]?.words.test('Page of a regatta')).toBe(true);
    expect(listListings()[1]?.words.test('Page of a regatta')).toBe(false);
    expect(DOMAINS.filter(({ id }) => id === 'bakery').map(({ label }) => label)).toEqual(['a bakery of ours']);
  });
});
