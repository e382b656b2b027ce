import { describe, expect, it } from 'vitest';
import { listBegun, takeBody, takeDraft, takeElement } from './take-body.ts';

const BODY = '<body class="x"><main>Hello</main></body>';

describe('takeBody', () => {
  it.each([
    ['alone', BODY],
    ['in a fence', `\`\`\`html\n${BODY}\n\`\`\``],
    ['in a whole document', `<!doctype html><html><head></head>${BODY}</html>`],
    ['after thoughts that speak of one', `<think>First a <body>, then…</think>\n${BODY}`],
    ['with words around it', `Here you are:\n${BODY}\nAnything else?`],
  ])('finds the page %s', (_, answer) => {
    expect(takeBody(answer)).toBe(BODY);
  });

  it('ends a page that was not ended', () => {
    expect(takeBody('<body><main>Hello')).toBe('<body><main>Hello</body>');
  });

  it('takes a page without a body element', () => {
    expect(takeBody('```html\n<main>Hello</main>\n```')).toBe('<body><main>Hello</main>\n</body>');
  });

  it('says so when there is none', () => {
    expect(() => takeBody('I am sorry, I cannot help with that.')).toThrow('no screen');
  });
});

describe('takeElement', () => {
  it('finds the element among words and fences', () => {
    expect(takeElement('Sure:\n```html\n<h1 data-id="a">Hi <b>you</b></h1>\n```')).toBe(
      '<h1 data-id="a">Hi <b>you</b></h1>',
    );
  });

  it('says so when there is none', () => {
    expect(() => takeElement('1 < 2')).toThrow('no part');
  });
});

describe('takeDraft', () => {
  it('ends behind the last whole tag', () => {
    expect(takeDraft('<body><main><h1>Hello</h1><p class="text-')).toBe('<body><main><h1>Hello</h1></body>');
  });

  it('is nothing before the page has begun', () => {
    expect(takeDraft('<think>A <main> or a')).toBeUndefined();
  });
});

describe('listBegun', () => {
  it('names sections in their order', () => {
    expect(listBegun('<header data-block="top-bar"><section class="p-4" data-block="hero"><p data-block="')).toEqual([
      'top-bar',
      'hero',
    ]);
  });
});
