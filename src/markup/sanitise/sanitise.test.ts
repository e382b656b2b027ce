import { array, assert, constantFrom, property } from 'fast-check';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../domain/app-error.ts';
import { DEFAULT_LIMITS } from '../../domain/limits.ts';
import { findAttribute, listElements } from '../element.ts';
import { parseBody } from '../parse-body.ts';
import { createReport, type FinishReport } from '../report.ts';
import { listDangers } from './list-dangers.fixture.ts';
import { sanitise } from './sanitise.ts';
import { HOSTILE } from './vectors.fixture.ts';

function toSafe(markup: string): { html: string; body: Element; report: FinishReport } {
  const { note, toReport } = createReport();
  const body = sanitise(parseBody(markup), note, DEFAULT_LIMITS);
  return { html: toHtml(body), body, report: toReport() };
}

/** Refusing what never settles is as good as cleaning it. */
function toSafeOrRefused(markup: string): string {
  try {
    return toSafe(markup).html;
  } catch (error) {
    if (error instanceof AppError) return '<body></body>';
    throw error;
  }
}

describe('sanitise', () => {
  it.each(HOSTILE)('%s', (vector) => {
    for (const markup of [
      vector,
      `<p>a</p>${vector}<p>b</p>`,
      `<div><ul><li>${vector}</li></ul></div>`,
      `<svg>${vector}</svg>`,
    ]) {
      const { html } = toSafe(markup);
      expect(listDangers(html)).toEqual([]);
      expect(toSafe(html).html).toBe(html);
    }
  });

  it('stays harmless and stable for vectors mixed at random', () => {
    const pieces = constantFrom(
      ...HOSTILE,
      ...HOSTILE.map((vector) => vector.slice(0, vector.length / 2)),
      '<svg>',
      '</svg>',
      '<table>',
      '<td>',
      '</table>',
      '<form>',
      '<select>',
      '<desc>',
      '<title>',
      '</p>',
      '<!--',
      '-->',
      '"',
    );
    assert(
      property(array(pieces, { maxLength: 8 }), (parts) => {
        const html = toSafeOrRefused(parts.join(''));
        expect(listDangers(html)).toEqual([]);
        expect(toSafe(html).html).toBe(html);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps what the dialect is made of', () => {
    const markup =
      '<body class="bg-surface md:grid-cols-[1fr_minmax(0,2fr)] has-checked:bg-primary content-[\'→\']">' +
      '<main id="m" style="width:34%;--progress:0.4;background:var(--primary)" aria-labelledby="t" data-block="hero">' +
      '<h1 id="t">A</h1><a href="#m">B</a><a href="/runs?id=1#x">C</a><label for="e">E</label><input id="e" type="email" required>' +
      '<details open><summary>S</summary>T</details><div popover="" id="q">Q</div><button type="button" popovertarget="q">O</button>' +
      '<img alt="" src="data:image/png;base64,AAAA"><table><tbody><tr><th scope="row">H</th><td colspan="2">1</td></tr></tbody></table>' +
      '<svg viewBox="0 0 9 9" role="img" aria-label="x"><defs><linearGradient id="g"><stop offset="0" stop-color="var(--primary)"></stop></linearGradient>' +
      '<clipPath id="c"><circle r="3"></circle></clipPath></defs><g clip-path="url(#c)" fill="url(#g)"><path d="M0 0h9"></path></g><use href="#c"></use>' +
      '<text x="1" text-anchor="middle">5<tspan>km</tspan></text></svg></main></body>';
    const { html, report } = toSafe(markup);
    expect(html.replaceAll('&#x27;', "'")).toBe(markup);
    expect(report).toEqual([]);
  });

  it('keeps the words of what it drops, but not of scripts', () => {
    expect(toSafe('<center>Hello <font color=red>you</font></center><script>no</script>').html).toBe(
      '<body>Hello you</body>',
    );
  });

  it('says what it dropped and how often', () => {
    const { report } = toSafe(
      '<p onclick="x" style="width:1px;behavior:url(x)" class="p-4 bg-[url(x)]">a</p><script></script><script></script>',
    );
    expect(report).toEqual([
      { step: 'sanitise', message: 'dropped attribute onClick of p' },
      { step: 'sanitise', message: 'dropped style behavior' },
      { step: 'sanitise', message: 'dropped class bg-[url(x)]' },
      { step: 'sanitise', message: 'dropped <script>', count: 2 },
    ]);
  });

  it('takes apart uses of uses, which would grow without bound', () => {
    const { body } = toSafe(
      '<svg><g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/><use href="#a"/></g><g id="c"><use href="#b"/></g><use href="#c"/></svg>',
    );
    const targets = listElements(body)
      .filter(({ tagName }) => tagName === 'use')
      .map((use) => findAttribute(use, 'href'));
    expect(targets).toEqual(['#a', '#a']);
  });

  it('lets no inline style take over a token', () => {
    expect(toSafe('<p style="--primary:red;--type-body-md:99px;--share:3">a</p>').html).toBe(
      '<body><p style="--share:3">a</p></body>',
    );
  });
});
