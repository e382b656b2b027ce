import { describe, expect, it } from 'vitest';
import { findAttribute } from './element.ts';
import {
  findById,
  findParent,
  listBlocks,
  listByBlock,
  listByPart,
  listByRole,
  listBySelector,
  listByTag,
  listByText,
} from './find.ts';
import { parseBody } from './parse-body.ts';

const BODY = parseBody(`
  <main data-id="m"><section data-block="stats" data-id="s"><h2 data-id="h">This  week</h2>
  <p data-part="figure" data-id="f">22.5 <b data-id="b">km</b></p><a href="/x" data-id="a">See this week in full</a></section>
  <form data-block="log" data-id="l"><input type="checkbox" data-id="c"><button data-id="u">Save</button></form></main>`);

const toIds = (elements: readonly { properties: object }[]): unknown[] =>
  elements.map((element) => (element.properties as Record<string, unknown>)['dataId']);

describe('find', () => {
  it('finds by block, part, id, tag and selector', () => {
    expect(toIds(listBlocks(BODY))).toEqual(['s', 'l']);
    expect(toIds(listByBlock(BODY, 'log'))).toEqual(['l']);
    expect(toIds(listByPart(BODY, 'figure'))).toEqual(['f']);
    expect(findById(BODY, 'b')?.tagName).toBe('b');
    expect(toIds(listByTag(BODY, 'h2', 'button'))).toEqual(['h', 'u']);
    expect(toIds(listBySelector(BODY, 'section > [data-part]'))).toEqual(['f']);
  });

  it('finds by role, said or not', () => {
    expect(toIds(listByRole(BODY, 'heading'))).toEqual(['h']);
    expect(toIds(listByRole(BODY, 'checkbox'))).toEqual(['c']);
    expect(toIds(listByRole(BODY, 'link'))).toEqual(['a']);
  });

  it('finds by words: exactly first, innermost only', () => {
    expect(toIds(listByText(BODY, 'this week'))).toEqual(['h']);
    expect(toIds(listByText(BODY, '22.5 KM'))).toEqual(['f']);
    expect(toIds(listByText(BODY, 'in full'))).toEqual(['a']);
    expect(listByText(BODY, 'nothing')).toEqual([]);
    expect(listByText(BODY, '')).toEqual([]);
  });

  it('finds what holds an element', () => {
    const [link] = listByTag(BODY, 'a');
    const parent = link && findParent(BODY, link);
    expect(parent && findAttribute(parent, 'dataId')).toBe('s');
    expect(findParent(BODY, BODY)).toBeUndefined();
  });
});
