import { describe, expect, it } from 'vitest';
import type { DrawnDevice } from '../../domain/designer.ts';
import { parseBody } from '../../markup/parse-body.ts';
import { styleOf } from '../direct/direct.ts';
import type { Direction } from '../direct/direction.ts';
import type { ItemsNode, Node, Outline } from '../outline/outline.ts';
import { drawOutline } from './draw-outline.ts';
import { control, item, outlineOf, section, words } from './outline.fixture.ts';

const look: Direction['look'] = { density: 'comfortable', scale: 'clear', direction: 'ledger' };
const theme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#2563eb',
  colorVariant: 'FIDELITY',
} as Direction['theme'];
const direction: Direction = { theme, look, style: styleOf(look, theme), prefers: [] };

const draw = (outline: Outline, device: DrawnDevice = 'DESKTOP'): string =>
  drawOutline({ ...outline, device }, direction, device);

/** Texts of a body as they run, without what only assistive technology reads. */
const textsOf = (body: string): string[] =>
  [...body.replace(/<(h1|span|legend) class="sr-only">.*?<\/\1>/gs, '').matchAll(/>\s*([^<>]+?)\s*(?=<)/g)].map(
    ([, text]) => text ?? '',
  );

const count = (body: string, text: string): number => textsOf(body).filter((one) => one === text).length;

const LAYOUTS: readonly ItemsNode['layout'][] = [
  'rows',
  'cards',
  'columns',
  'grid',
  'carousel',
  'timeline',
  'bullets',
  'numbered',
  'lanes',
  'questions',
  'tiles',
];

const FACTS: Node[] = (['tiles', 'list', 'grid', 'inline', 'sums'] as const).map((layout) => ({
  kind: 'facts',
  layout,
  facts: [
    { label: words(`Length ${layout}`), value: words(`12 km ${layout}`), note: words(`of 40 ${layout}`), share: 0.3 },
    { value: words(`alone ${layout}`) },
  ],
}));

const ITEMS: Node[] = LAYOUTS.map((layout) => ({
  kind: 'items',
  layout,
  items: ['a', 'b', 'c'].map((name) =>
    item(
      `Thing ${name} ${layout}`,
      {
        [`note ${name} ${layout}`]: 'note',
        [`4 h ${name} ${layout}`]: 'value',
        [`state ${name} ${layout}`]: 'status',
        [`plan ${name} ${layout}`]: 'badge',
      },
      { nodes: [control('button', `Open ${name} ${layout}`), control('checkbox')], group: words(`Lane ${layout}`) },
    ),
  ),
}));

const OTHERS: Node[] = [
  { kind: 'text', role: 'quote', words: words('It rang.'), by: words('Ana'), byNote: words('ringer') },
  { kind: 'text', role: 'value', words: words('31.5 kg') },
  { kind: 'badge', words: words('Draft') },
  { kind: 'progress', display: 'ring', label: words('exercises'), value: words('2 of 5') },
  { kind: 'progress', display: 'segments', label: words('steps'), value: words('3 of 4') },
  {
    kind: 'steps',
    direction: 'across',
    steps: [{ label: words('Pour') }, { label: words('Cool'), note: words('six days') }],
  },
  { kind: 'message', words: words('Hello there'), from: words('Bo'), time: words('23:47'), isMine: true, nodes: [] },
  { kind: 'rating', stars: 4, value: words('4.2'), label: words('88 reviews') },
  { kind: 'icon', icon: 'bell', label: words('Alerts'), badge: words('7') },
];

/** Every text that a node holds, at any depth. */
function listWords(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listWords);
  if (typeof value !== 'object' || value === null) return [];
  if ('text' in value && 'origin' in value) return [String(value.text)];
  return Object.values(value).flatMap(listWords);
}

describe('drawOutline', () => {
  it.each(['MOBILE', 'TABLET', 'DESKTOP'] as const)('draws every word once and none of its own on %s', (device) => {
    for (const kind of ['app', 'tool', 'site'] as const) {
      const outline = outlineOf({
        kind,
        title: words('The title'),
        subtitle: words('The subtitle'),
        sections: [section('All', [...FACTS, ...ITEMS, ...OTHERS])],
      });
      const body = draw(outline, device);
      const asked = [...new Set(listWords([outline.title, outline.subtitle, outline.sections]))];
      // A group is named once however many of its items say so.
      expect(asked.filter((text) => count(body, text) !== 1)).toEqual([]);
      const own = textsOf(body).filter((text) => !asked.includes(text) && !/^\d?$/.test(text.trim()));
      expect(own).toEqual([]);
    }
  });

  it('gives a page one h1: the title where a part holds it, a name for assistive technology where there is none', () => {
    const h1s = (body: string): string[] =>
      [...body.matchAll(/<h1[^>]*>\s*([^<]*?)\s*<\/h1>/g)].map(([, text]) => text ?? '');
    const held = outlineOf({
      title: words('Oak'),
      sections: [section(undefined, [{ kind: 'text', role: 'headline', words: words('Oak') }])],
    });
    expect(h1s(draw(held))).toEqual(['Oak']);
    expect(count(draw(held), 'Oak')).toBe(1);
    const untitled = draw(outlineOf({ sections: [section('Trees', [])] }));
    expect(h1s(untitled)).toEqual(['Trees']);
    expect(untitled).toContain('<h1 class="sr-only">');
  });

  it('marks the current destination, wherever the navigation stands', () => {
    for (const kind of ['sidebar', 'top', 'bottom'] as const) {
      const entries = [{ label: words('Bells') }, { label: words('Ropes'), isCurrent: true, badge: words('3') }];
      const body = draw(outlineOf({ frame: { navigation: { kind, entries, head: [], tail: [] } } }));
      expect(body.match(/aria-current="page"/g)).toHaveLength(1);
      expect(body).toMatch(/aria-current="page"[^>]*>(?:(?!<\/a>).)*Ropes/s);
      expect(count(body, '3')).toBe(1);
    }
  });

  it('puts floating buttons over the bars at the bottom instead of into their section', () => {
    const weigh = control('button', 'Weigh', { isFloating: true });
    const body = draw(outlineOf({ kind: 'app', sections: [section('Trays', [weigh])] }), 'MOBILE');
    expect(body.indexOf('data-block="floating-action"')).toBeLessThan(body.indexOf('Weigh'));
    expect(count(body, 'Weigh')).toBe(1);
  });

  it('is well-formed: what is parsed reads the same', () => {
    const body = draw(outlineOf({ title: words('Salt & "Pepper"'), sections: [section('A < B', ITEMS)] }));
    expect(() => parseBody(body)).not.toThrow();
    expect(body).toContain('Salt &amp; &quot;Pepper&quot;');
  });

  it('has parts of one part side by side at a desk, wherever they stand among its nodes', () => {
    const facts = (name: string): Node => ({
      kind: 'facts',
      layout: 'list',
      facts: ['a', 'b', 'c'].map((one) => ({ label: words(`${name} ${one}`), value: words(`${name} ${one} 4 m`) })),
    });
    const parts = ['Berth', 'Crane', 'Winch'].map((name) => section(name, [facts(name)], { surface: 'card' }));
    const [berth, ...others] = parts;
    const node = section('Yard', [...(berth === undefined ? [] : [berth]), control('button', 'Print'), ...others]);
    const body = draw(outlineOf({ sections: [node] }));
    expect(body).toContain('@4xl:col-span-6');
    for (const name of ['Berth', 'Crane', 'Winch']) expect(count(body, `${name} b 4 m`)).toBe(1);
    expect(draw(outlineOf({ sections: [node], kind: 'app' }), 'MOBILE')).not.toContain('col-span-6');
  });

  it('gives one voice a ground of its own on a page for visitors', () => {
    const voice: Node = { kind: 'text', role: 'quote', words: words('It held all winter.'), by: words('Ida Moe') };
    const page = (nodes: Node[]) =>
      draw(outlineOf({ kind: 'site', sections: [section('Roofs', FACTS), section(undefined, nodes)] }));
    expect(page([voice])).toContain('bg-inverse-surface');
    expect(page([voice, { ...voice, words: words('Dry as a drawer.') }])).not.toContain('bg-inverse-surface');
  });

  it('draws entries that each say their moment along its time', () => {
    const log = (times: string[]): Node => ({
      kind: 'items',
      layout: 'rows',
      items: times.map((time) => item(`Seen at ${time}`, { [time]: 'meta' })),
    });
    const page = (node: Node) => draw(outlineOf({ sections: [section('Night', [node])] }));
    expect(page(log(['09:05', '10:20', '11:46']))).toContain('data-part="timeline"');
    expect(page(log(['11:46', '10:20', '09:05']))).not.toContain('data-part="timeline"');
  });
});
