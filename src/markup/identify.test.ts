import { describe, expect, it } from 'vitest';
import { findAttribute, listElements } from './element.ts';
import { identify } from './identify.ts';
import { parseBody } from './parse-body.ts';
import { createReport } from './report.ts';

function toIds(markup: string): (string | undefined)[] {
  const body = parseBody(markup);
  identify(body, createReport().note);
  return [body, ...listElements(body)].map((element) => findAttribute(element, 'dataId'));
}

describe('identify', () => {
  it('gives every element of the body an id of its own, the same each time, and none inside a drawing', () => {
    const markup = '<ul><li>a</li><li>a</li><li>b</li></ul><svg><path></path></svg>';
    const ids = toIds(markup);
    const given = ids.filter((id) => id !== undefined);
    expect(ids.at(-1)).toBeUndefined();
    expect(given).toHaveLength(6);
    expect(new Set(given).size).toBe(6);
    for (const id of given) expect(id).toMatch(/^[a-z][a-z0-9]{5}$/);
    expect(toIds(markup)).toEqual(ids);
  });

  it('keeps ids that are there and renews doubled and broken ones', () => {
    const [, first, second, third] = toIds(
      '<p data-id="keep-1">a</p><p data-id="keep-1">b</p><p data-id="no good">c</p>',
    );
    expect(first).toBe('keep-1');
    expect(second).not.toBe('keep-1');
    expect(third).toMatch(/^[a-z][a-z0-9]{5}$/);
  });

  it('does not give the id of one element to another that takes its place', () => {
    const [, before] = toIds('<p>Runs this week</p>');
    const [, after] = toIds('<p>Notes</p>');
    expect(after).not.toBe(before);
  });
});
