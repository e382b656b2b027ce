import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-body.ts';
import { createReport } from '../report.ts';
import { makeIdsUnique } from './unique-ids.ts';

function toUnique(markup: string): string {
  const body = parseBody(markup);
  makeIdsUnique(body, createReport().note);
  return toHtml(body).replace(/^<body>|<\/body>$/g, '');
}

describe('makeIdsUnique', () => {
  it('renames the later of two with the references beside it', () => {
    expect(
      toUnique(
        '<form><label for="mail">A</label><input id="mail"></form><form><label for="mail">B</label><input id="mail"></form>',
      ),
    ).toBe(
      '<form><label for="mail">A</label><input id="mail"></form><form><label for="mail-2">B</label><input id="mail-2"></form>',
    );
  });

  it('keeps paint servers of two drawings apart', () => {
    expect(
      toUnique('<svg><mask id="m"/><path mask="url(#m)"/></svg><svg><mask id="m"/><path mask="url(#m)"/></svg>'),
    ).toBe(
      '<svg><mask id="m"></mask><path mask="url(#m)"></path></svg><svg><mask id="m-2"></mask><path mask="url(#m-2)"></path></svg>',
    );
  });

  it('follows lists of ids and leaves other references alone', () => {
    expect(
      toUnique(
        '<p id="a">1</p><a href="#a">x</a><section aria-labelledby="a b"><h2 id="a">2</h2><p id="b">3</p></section><p id="a">4</p>',
      ),
    ).toBe(
      '<p id="a">1</p><a href="#a">x</a><section aria-labelledby="a-2 b"><h2 id="a-2">2</h2><p id="b">3</p></section><p id="a-3">4</p>',
    );
  });

  it('steps over numbers that are taken', () => {
    expect(toUnique('<p id="a-2"></p><p id="a"></p><p id="a"></p>')).toBe(
      '<p id="a-2"></p><p id="a"></p><p id="a-3"></p>',
    );
  });
});
