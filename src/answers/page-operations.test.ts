import { describe, expect, it } from 'vitest';
import { parseBody } from '../markup/parse-body.ts';
import { printBody } from '../markup/print-body.ts';
import { changesOnly, NO_TARGETS, targetsOf } from './only-targets.ts';
import { applyOperations, type PageOperation } from './page-operations.ts';

const PAGE =
  '<body data-id="page"><main data-id="m"><h1 data-id="h">Old</h1><ul data-id="l"><li data-id="a">A</li><li data-id="b">B <svg data-id="s"><path d="M0 0"></path></svg></li></ul></main></body>';

const operation = (kind: PageOperation['kind'], id: string, value = '', target = ''): PageOperation => ({
  kind,
  id,
  value,
  target,
});

function apply(...operations: PageOperation[]) {
  const before = parseBody(PAGE);
  const tree = parseBody(PAGE);
  const left = applyOperations(tree, operations);
  const html = printBody(tree).replaceAll(/\n\s*/g, '');
  return { html, left: left.length, isKept: changesOnly(before, tree, targetsOf(operations)) };
}

const edited = (from: string, to: string): string => PAGE.replace(from, to);

describe('applyOperations', () => {
  it.each([
    ['sets text', operation('set-text', 'h', 'New'), edited('Old', 'New')],
    ['sets classes', operation('set-classes', 'h', 'a  b a'), edited('data-id="h"', 'data-id="h" class="a b"')],
    ['removes', operation('remove', 'a'), edited('<li data-id="a">A</li>', '')],
    ['appends', operation('append', 'l', '<li>C</li>'), edited('</ul>', '<li>C</li></ul>')],
    ['appends to the page itself', operation('append', 'page', '<p>C</p>'), edited('</body>', '<p>C</p></body>')],
    [
      'inserts before',
      operation('insert-before', 'a', '<li>0</li>'),
      edited('<li data-id="a"', '<li>0</li><li data-id="a"'),
    ],
    ['inserts after', operation('insert-after', 'h', '<p>0</p>'), edited('</h1>', '</h1><p>0</p>')],
    [
      'replaces, keeping the id',
      operation('replace', 'h', '<h2>New</h2>'),
      edited('<h1 data-id="h">Old</h1>', '<h2 data-id="h">New</h2>'),
    ],
    [
      'gives drawings their shapes back',
      operation('replace', 'b', '<li>Second <svg data-id="s"></svg></li>'),
      edited('<li data-id="b">B', '<li data-id="b">Second').replace('Second <svg', 'Second <svg'),
    ],
  ])('%s, and changes nothing else', (_, one, expected) => {
    const { html, left, isKept } = apply(one);
    expect(parseBody(html)).toEqual(parseBody(expected));
    expect([left, isKept]).toEqual([0, true]);
  });

  it('moves', () => {
    const before = apply(operation('move-before', 'b', '', 'a'));
    expect(before.html).toMatch(/data-id="b".*data-id="a"/);
    const after = apply(operation('move-after', 'a', '', 'h'));
    expect(after.html).toMatch(/data-id="h".*data-id="a".*data-id="l"/);
    expect([before.isKept, after.isKept]).toEqual([true, true]);
  });

  it.each([
    ['an id that is not there', operation('set-text', 'x', 'New')],
    ['the page', operation('remove', 'page')],
    ['text for an element that holds elements', operation('set-text', 'l', 'New')],
    ['no text', operation('set-text', 'h', ' ')],
    ['several elements for one', operation('replace', 'h', '<p>1</p><p>2</p>')],
    ['words without an element', operation('append', 'l', 'C')],
    ['a move into itself', operation('move-after', 'l', '', 'a')],
  ])('leaves alone what cannot be done: %s', (_, one) => {
    const { html, left } = apply(one);
    expect(html).toBe(PAGE);
    expect(left).toBe(1);
  });
});

describe('changesOnly', () => {
  const among = (html: string, ...changed: string[]): boolean =>
    changesOnly(parseBody(PAGE), parseBody(html), { ...NO_TARGETS, changed: new Set(changed) });

  it('takes a change inside of a target', () => {
    expect(among(edited('Old', 'New'), 'h')).toBe(true);
    expect(among(edited('A</li>', 'Other</li>'), 'l')).toBe(true);
  });

  it.each([
    ['another word', edited('A</li>', 'Other</li>')],
    ['another class', edited('data-id="m"', 'data-id="m" class="p-4"')],
    ['another tag', edited('<ul data-id="l">', '<ol data-id="l">').replace('</ul>', '</ol>')],
    ['a missing element', edited('<li data-id="a">A</li>', '')],
    ['a word beside it', edited('<h1', 'Hi<h1')],
  ])('refuses %s', (_, html) => {
    expect(among(html.replace('Old', 'New'), 'h')).toBe(false);
  });
});
