import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

describe('readJson', () => {
  it.each([
    ['alone', '{"a": 1}'],
    ['in a fence', '```json\n{"a": 1}\n```'],
    ['after prose with braces', 'A {plan} as asked: {"a": 1} Enjoy {it}!'],
    ['after thoughts', '<think>{"a": 2}?</think>{"a": 1}'],
  ])('finds the object %s', (_, answer) => {
    expect(readJson(answer)).toEqual({ a: 1 });
  });

  it('passes over braces and quotes in strings', () => {
    const value = { html: '<p class="x">} \\ {"</p>', more: { list: ['}'] } };
    expect(readJson(`Well: ${JSON.stringify(value)}.`)).toEqual(value);
  });

  it('leaves NUL characters out', () => {
    expect(readJson(String.raw`{"a": ["b\u0000c", "\\u0000"]}`)).toEqual({ a: ['bc', String.raw`\u0000`] });
  });

  it.each(['', 'none', '{"a": ', '{a: 1}', '[1]'])('finds none in %j', (answer) => {
    expect(readJson(answer)).toBeUndefined();
  });
});
