import { describe, expect, it } from 'vitest';
import { parseBody } from './parse-body.ts';
import { printBody } from './print-body.ts';

const print = (markup: string): string => printBody(parseBody(markup));

describe('printBody', () => {
  it('puts each block on its own line, indented by depth', () => {
    expect(print('<main><h1>A</h1><ul><li>b</li><li><p>c</p><p>d</p></li></ul></main>')).toMatchInlineSnapshot(`
      "<body>
        <main>
          <h1>A</h1>
          <ul>
            <li>b</li>
            <li>
              <p>c</p>
              <p>d</p>
            </li>
          </ul>
        </main>
      </body>"
    `);
  });

  it('never adds or takes a space that can be seen', () => {
    expect(print('<p>a<b>b</b> <i>c</i>\n  d</p>')).toContain('<p>a<b>b</b> <i>c</i> d</p>');
    expect(print('<div><span>a</span><span>b</span></div>')).toContain('<div><span>a</span><span>b</span></div>');
    expect(print('<p>5&nbsp;km&nbsp;</p>')).toContain('<p>5\u00a0km\u00a0</p>');
    expect(print('<a class="inline">a</a><a class="inline">b</a>')).toContain(
      '<a class="inline">a</a><a class="inline">b</a>',
    );
  });

  it('writes classes as tools that look for them read them', () => {
    expect(print('<p class="[&amp;>b]:p-4 @lg:[&:hover]:m-1" title="&amp;lt;"></p>')).toContain(
      '<p class="[&>b]:p-4 @lg:[&:hover]:m-1" title="&amp;lt;"></p>',
    );
    expect(print('<p class="a&amp;lt; b&amp;#38;"></p>')).toContain('<p class="a&amp;lt; b&amp;#38;"></p>');
  });

  it('breaks lines between the items of flex and grid boxes', () => {
    expect(print('<div class="flex"><span>a</span><b>b</b></div>')).toContain(
      '<div class="flex">\n    <span>a</span>\n    <b>b</b>\n  </div>',
    );
    expect(print('<div class="flex md:block"><span>a</span><b>b</b></div>')).toContain('<span>a</span><b>b</b>');
  });

  it('trims the ends of blocks, where no browser shows a space', () => {
    expect(print('<p>\n a <b> b </b>\n</p><button>\n Save\n</button>')).toContain(
      '<p>a <b> b </b></p>\n  <button>Save</button>',
    );
  });

  it('keeps text beside blocks on a line of its own', () => {
    expect(print('<div>a <b>b</b><p>c</p> d</div>')).toContain('<div>\n    a <b>b</b>\n    <p>c</p>\n    d\n  </div>');
  });

  it('leaves preformatted text, fields and drawings as they are', () => {
    const markup =
      '<pre>a\n  b</pre><textarea>c\n  d</textarea><p class="whitespace-pre-wrap">e\n  f</p><svg><g><path></path></g></svg>';
    expect(print(markup).replaceAll(/\n {2}(?=<)/g, '')).toContain(markup);
  });

  it('reads back what it printed, and prints it again the same', () => {
    const once = print(
      '<main>a<p>b <i>c</i></p><div class="grid"><p>d</p>e</div><table><tr><td>f</td></tr></table></main>',
    );
    expect(printBody(parseBody(once))).toBe(once);
  });
});
