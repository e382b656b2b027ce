import { describe, expect, it } from 'vitest';
import { parseBody } from './parse-body.ts';
import { printOutline } from './print-outline.ts';

const print = (html: string): string => printOutline(parseBody(html));

describe('printOutline', () => {
  it('lists what has an id, indented, with its block and its own words', () => {
    expect(
      print(
        '<body data-id="b1"><main data-id="m1"><section data-id="s1" data-block="ferries"><h2 data-id="h1">Ferries</h2>' +
          '<p data-id="p1">Leaves at <strong data-id="t1">9:40</strong> from pier 2</p></section></main></body>',
      ),
    ).toMatchInlineSnapshot(`
      "b1 body
        m1 main
          s1 section [ferries]
            h1 h2 "Ferries"
            p1 p "Leaves at … from pier 2"
              t1 strong "9:40""
    `);
  });

  it('names what says nothing by its picture, icon, label or state', () => {
    expect(
      print(
        '<body data-id="b1"><button data-id="u1" aria-label="Close" disabled><svg data-id="v1" data-icon="x"><path d="M0 0"></path></svg></button>' +
          '<input data-id="i1" type="email" placeholder="you@example.org"><a data-id="a1" href="/log" aria-current="page">Log</a></body>',
      ),
    ).toMatchInlineSnapshot(`
      "b1 body
        u1 button label="Close" disabled
          v1 svg icon="x"
        i1 input placeholder="you@example.org" type="email"
        a1 a "Log" href="/log" current="page""
    `);
  });

  it('cuts long words and keeps every element on one line', () => {
    const [, line = '', ...others] = print(
      `<body data-id="b1"><p data-id="p1">${'wave\n'.repeat(60)}</p></body>`,
    ).split('\n');
    expect(line).toMatch(/^ {2}p1 p "(?:wave )+.*…"$/);
    expect(line.length).toBeLessThan(100);
    expect(others).toEqual([]);
  });
});
