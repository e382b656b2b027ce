import { describe, expect, it } from 'vitest';
import { toLayoutBox } from './box-tree.ts';
import { createContainers } from './containers.ts';
import { parseDocument } from './document-tree.ts';
import { readPageSheets, toStyledDocument } from './styled-document.ts';
import type { InlineItem, LayoutBox } from './box-tree.ts';

const show = (box: LayoutBox): string => {
  const name = box.element?.tag ?? '-';
  if (box.content.kind === 'art') return name;
  if (box.content.kind === 'boxes') return `${name}(${box.content.boxes.map(show).join(' ')})`;
  return `${name}[${box.content.items.map(showItem).join('|')}]`;
};
const showItem = (item: InlineItem): string => {
  if (item.kind === 'text') return item.text.trim() === '' ? '_' : item.text.trim();
  return item.kind === 'box' ? `{${show(item.box)}}` : `${item.element.tag}<${item.items.map(showItem).join('|')}>`;
};

async function toBoxes(body: string, css = ''): Promise<string> {
  return show(await layOut(body, css)).replace(/^html\((.*)\)$/, '$1');
}

/** What is set over the styles of the boxes in the first box of the body. */
async function readExtra(body: string, css: string): Promise<LayoutBox['extra'][]> {
  const inside = ({ content }: LayoutBox): LayoutBox[] => (content.kind === 'boxes' ? content.boxes : []);
  const [first] = inside(await layOut(body, css)).flatMap(inside);
  return first === undefined ? [] : inside(first).map(({ extra }) => extra);
}

async function layOut(body: string, css: string): Promise<LayoutBox> {
  const root = await parseDocument(`<!doctype html><body>${body}</body>`);
  const size = { widthPx: 390, heightPx: 844 };
  const page = toStyledDocument(root, readPageSheets(css, size), size, createContainers(new Map()));
  if (page === undefined) throw new Error('the page has a body');
  return toLayoutBox(page, 'block');
}

describe('toLayoutBox', () => {
  it('keeps a paragraph one stretch of text', async () => {
    expect(await toBoxes('<p>a <b>b</b><br>c</p>')).toBe('body(p[a|b<b>|_|c])');
  });

  it('boxes loose text beside blocks, and drops white space there', async () => {
    expect(await toBoxes('one <p>two</p> <p>three</p> <i>four</i>')).toBe('body(-[one] p[two] p[three] -[_|i<four>])');
  });

  it('makes every child of a flex box an item', async () => {
    expect(await toBoxes('<div class="f">a <b>b</b> </div>', '.f{display:flex}')).toBe('body(div(-[a] b[b]))');
  });

  it('puts positioned boxes behind the text they stand in', async () => {
    expect(await toBoxes('<p>a<span class="p">x</span>b</p>', '.p{position:absolute}')).toBe('body(p(-[a|b] span[x]))');
  });

  it('lets children stand in for a box that is not one', async () => {
    expect(await toBoxes('<div class="c"><p>a</p></div>', '.c{display:contents}')).toBe('body(p[a])');
  });

  it('treats an inline element around a block as a block, and one that fills its line', async () => {
    expect(await toBoxes('<a href="x"><div>a</div></a>')).toBe('body(a(div[a]))');
    expect(await toBoxes('<input style="width:100%"> <input style="width:50px">')).toBe('body(input -[_|{input}])');
  });

  it('moves what is fixed to the end of the page and makes generated boxes', async () => {
    const css = '.p{position:fixed}p::before{content:"→"}';
    expect(await toBoxes('<div><nav class="p">x</nav></div><p>a</p>', css)).toBe('body(div[] p[::before<→>|a] nav[x])');
  });

  it.each(['flex:1', 'flex:1 1 0%', 'flex-basis:0px'])(
    'starts drawings in a column from their height: %s',
    async (style) => {
      const page = (direction: string) =>
        readExtra(
          `<div class="f"><svg viewBox="0 0 4 3"></svg><p>a</p></div>`,
          `.f{display:flex;flex-direction:${direction}}.f>*{${style}}`,
        );
      expect(await page('column')).toEqual([{ 'flex-basis': 'auto' }, undefined]);
      expect(await page('row')).toEqual([undefined, undefined]);
    },
  );
});
