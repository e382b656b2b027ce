import { array, assert, constantFrom, property } from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import { parse } from 'parse5';
import { fromParse5 } from 'hast-util-from-parse5';
import { describe, expect, it } from 'vitest';
import { findBody, parseBody, parseDocument } from './parse-body.ts';

const LIMITS = { treeDepth: 20, treeNodes: 500 };

describe('parseBody', () => {
  it('reads a fragment, a body and a whole file alike', () => {
    const whole = '<!doctype html><html><head><title>t</title></head><body class="a"><p>x</p></body></html>';
    expect(toHtml(parseBody(whole))).toBe('<body class="a"><p>x</p></body>');
    expect(toHtml(parseBody('<body class="a"><p>x'))).toBe('<body class="a"><p>x</p></body>');
    expect(toHtml(parseBody('<p>x'))).toBe('<body><p>x</p></body>');
    expect(toHtml(parseBody(''))).toBe('<body></body>');
  });

  it('counts depth and nodes, each up to its limit', () => {
    expect(() => parseBody('<div>'.repeat(20), LIMITS)).not.toThrow();
    expect(() => parseBody('<div>'.repeat(21), LIMITS)).toThrow(/nested deeper than 20 \(limit treeDepth\)/);
    expect(() => parseBody('<br>'.repeat(497), LIMITS)).not.toThrow();
    expect(() => parseBody('<br>'.repeat(501), LIMITS)).toThrow(/more than 500 nodes \(limit treeNodes\)/);
    expect(() => parseBody('<!--a-->'.repeat(501), LIMITS)).toThrow(/treeNodes/);
  });

  it('stops formatting elements that multiply, and tags of endless attributes, before they cost time', () => {
    const fonts = Array.from({ length: 4000 }, (_, index) => `<font size=${index}>`).join('');
    const attributes = Array.from({ length: 200_000 }, (_, index) => `a${index}`).join(' ');
    const start = performance.now();
    expect(() => parseBody(`${fonts}${'<p>'.repeat(4000)}`)).toThrow(/limit/);
    expect(() => parseBody(`<p ${attributes}>`)).toThrow(/attributes/);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('reads long files in pieces as if they were whole', () => {
    const piece = constantFrom(
      '<p class="a b">',
      'text &amp; &notin; more',
      '</p>',
      '<b>',
      '</b>',
      '\r\n',
      '😀',
      '<!-- c -->',
      '&#x26;',
      '<br/>',
    );
    assert(
      property(array(piece, { minLength: 2000, maxLength: 3000 }), (parts) => {
        const markup = parts.join('');
        const whole = fromParse5(parse(`<!doctype html>${markup}`, { scriptingEnabled: false }));
        const body = whole.type === 'root' ? findBody(whole) : undefined;
        const limits = { treeDepth: 10_000, treeNodes: 1_000_000 };
        expect(body && toHtml(body)).toBe(toHtml(parseBody(markup, limits)));
      }),
      { numRuns: 5 },
    );
  });

  it('reads as the stored document will be read, whatever doctype is given', () => {
    const standard = '<body><p>a</p><table></table></body>';
    for (const doctype of ['', '<!DOCTYPE html>', '<!doctype html public "-//w3c//dtd html 3.2//en">']) {
      expect(toHtml(parseBody(`${doctype}<p>a<table></table>`))).toBe(standard);
    }
  });

  it('keeps the head for those who read whole documents', () => {
    expect(toHtml(parseDocument('<title>t</title><p>x'))).toBe(
      '<!doctype html><html><head><title>t</title></head><body><p>x</p></body></html>',
    );
  });
});
