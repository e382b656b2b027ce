import { describe, expect, it } from 'vitest';
import { joinAnswers, keepMarkup, keepObject } from './go-on.ts';

describe('joinAnswers', () => {
  const KEPT = '<body class="bg"><main><p class="a">';
  it.each([
    ['what is missing', 'Words</p></main></body>', `${KEPT}Words</p></main></body>`],
    ['a fence around it', '```html\nWords</p>', `${KEPT}Words</p>`],
    ['thoughts before it', '<think>Where was I?</think>Words</p>', `${KEPT}Words</p>`],
    ['a seam that is said twice', '<main><p class="a">Words</p>', `${KEPT}Words</p>`],
    ['a page that begins anew', `${KEPT}Words</p></main></body>`, `${KEPT}Words</p></main></body>`],
    ['a page that begins anew and comes less far', '<body class="bg">', KEPT],
  ])('takes %s', (_, next, whole) => {
    expect(joinAnswers(KEPT, next)).toBe(whole);
  });

  it('takes the rest of an object, and an object that begins anew', () => {
    const kept = '{"title":"Tasting","sections":[{"name":"a"';
    expect(joinAnswers(kept, '},{"name":"b"}]}')).toBe(`${kept}},{"name":"b"}]}`);
    expect(joinAnswers(kept, `${kept}}]}`)).toBe(`${kept}}]}`);
  });
});

describe('what is kept of an answer', () => {
  it('ends with a whole tag, and is nothing before the first', () => {
    expect(keepMarkup('Here: <body><p>Half a wo')).toBe('Here: <body><p>');
    expect(keepMarkup('<body><p class="ha')).toBe('<body>');
    expect(keepMarkup('I think')).toBe('');
    expect(keepMarkup('<think>A <body>, then')).toBe('');
  });

  it('begins with its object', () => {
    expect(keepObject('Sure: {"a": "b')).toBe('{"a": "b');
    expect(keepObject('Sure')).toBe('');
  });
});
