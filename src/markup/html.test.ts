import { describe, expect, it } from 'vitest';
import { html, joinMarkup, raw } from './html.ts';

describe('html', () => {
  it('escapes what stands in text and in attributes', () => {
    const hostile = `<b a="1" b='2'>&`;
    expect(String(html`<p title="${hostile}">${hostile}</p>`)).toBe(
      '<p title="&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;">&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;</p>',
    );
  });

  it('nests markup and arrays, and leaves out what is not there', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
    const list = html`<ul>
      ${items}${false}${null}${undefined}${true}${0}
    </ul>`;
    expect(String(list).replaceAll(/\s/g, '')).toBe('<ul><li>a</li><li>&lt;b&gt;</li>0</ul>');
  });

  it('joins parts with a separator', () => {
    expect(String(joinMarkup(['a', raw('<b>b</b>')], ' & '))).toBe('a &amp; <b>b</b>');
  });
});
