import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { printBody } from '../../markup/print-body.ts';
import { readDocument } from '../../markup/read-document.ts';
import { listTexts } from './list-texts.ts';
import { rearrange } from './rearrange.ts';

const SEEDS = Array.from({ length: 24 }, (_, index) => String(index));

/** A body in as many arrangements as there are seeds, with everything done that can be. */
function arrangements(markup: string, device: 'MOBILE' | 'DESKTOP'): Element[] {
  return SEEDS.map((seed) => {
    const { body } = readDocument(`<body>${markup}</body>`);
    rearrange(body, { device, seed, strength: 1 });
    return body;
  });
}
const textsOf = (body: Element): string => listTexts(body).join(' | ');

const CARD = (title: string, extra = ''): string =>
  `<article class="overflow-hidden rounded-lg"><img data-picture="plant: ${title}" alt=""><div class="p-5">${extra}<h2>${title}</h2><p>Green and kind</p></div></article>`;

describe('rearrange', () => {
  it('keeps mark and account where they stand in a bar', () => {
    const bar =
      '<header class="flex items-center justify-between"><img data-picture="logo: a wave" alt=""><span>Tidepool</span><h2>Home</h2><img data-picture="avatar: a person" alt="You"></header>';
    for (const body of arrangements(
      `${bar}<main><section><h1>Swims</h1><p>Two this week</p></section></main>`,
      'MOBILE',
    ))
      expect(printBody(body)).toMatch(/logo: a wave[\s\S]*Tidepool[\s\S]*avatar: a person/);
  });

  it('takes no card before another for its size, and no picture out of one card alone', () => {
    const cards = `<section class="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-6">${CARD('Fern')}${CARD('Pot', '<em>Sale</em>')}${CARD('Pearls')}${CARD('Can', '<em>Sale</em>')}</section>`;
    for (const body of arrangements(`<main><h1>Shop</h1>${cards}</main>`, 'DESKTOP')) {
      expect(textsOf(body)).toMatch(/Fern.*Pot.*Pearls.*Can/);
      const sides = [...printBody(body).matchAll(/<article[^>]*>\s*<(\w+)/g)].map(([, first]) => first);
      expect(new Set(sides).size).toBe(1);
    }
  });

  it('leaves the sum under what it sums up', () => {
    const rows = ['Mug', 'Bowl', 'Plate']
      .map((name) => `<li data-part="row"><span>${name}</span><b>4</b></li>`)
      .join('');
    const order = `<section data-block="order-summary"><div><ul>${rows}</ul></div><div><dl><div><dt>Items</dt><dd>12</dd></div><div><dt>Total</dt><dd>15</dd></div></dl></div></section>`;
    for (const body of arrangements(`<main><h1>Basket</h1>${order}</main>`, 'MOBILE'))
      expect(textsOf(body)).toMatch(/Mug.*Total/);
  });

  it('closes with the call to act, and keeps what has no head beside its neighbour', () => {
    const section = (title: string): string =>
      `<section><h2>${title}</h2><p>${'Words about it. '.repeat(20)}</p></section>`;
    const page = `<main><h1>Haul</h1><section><p>Nordfrakt</p></section>${section('Board')}${section('Figures')}${section('Prices')}<section><h2>Start today</h2><a href="/go">Create an account</a></section></main>`;
    for (const body of arrangements(page, 'DESKTOP')) {
      const texts = textsOf(body);
      expect(texts).toMatch(/^Haul \| Nordfrakt/);
      expect(texts).toMatch(/Start today \| Create an account$/);
    }
  });

  it('stacks no short facts and no covers on a phone', () => {
    const facts =
      '<dl class="grid grid-cols-3"><div><dt>Guests</dt><dd>4</dd></div><div><dt>Beds</dt><dd>2</dd></div><div><dt>Baths</dt><dd>1</dd></div></dl>';
    const covers = `<ul class="grid grid-cols-2">${['Ebb', 'Flow', 'Salt', 'Reed'].map((name) => `<li><img data-picture="cover: ${name}" alt=""><span>${name}</span></li>`).join('')}</ul>`;
    for (const body of arrangements(`<main><h1>Cottage</h1>${facts}${covers}</main>`, 'MOBILE')) {
      const printed = printBody(body);
      expect(printed).toContain('grid-cols-3');
      expect(printed).toContain('grid-cols-2');
    }
  });
});
