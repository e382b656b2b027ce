import { describe, expect, it } from 'vitest';
import { toComponentRegions } from './component-regions.ts';
import type { Box, LayoutChild, LayoutNode, LayoutTree } from './layout-tree.ts';

const PAINTLESS = {
  fills: [],
  radii: { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 },
  shadows: [],
  opacity: 1,
  clips: false,
};
const node = (tag: string, box: Box, more: Partial<LayoutNode> = {}): LayoutNode => ({
  kind: 'node',
  id: `${tag}-${box.y}`,
  name: tag,
  tag,
  box,
  style: PAINTLESS,
  children: [],
  ...more,
});
const page = (...children: LayoutChild[]): LayoutTree => ({
  widthPx: 400,
  heightPx: 1000,
  background: { hex: '#ffffff', alpha: 1 },
  root: node('body', { x: 0, y: 0, width: 400, height: 1000 }, { children }),
});
const box = (y: number, height = 50): Box => ({ x: 0, y, width: 400, height });

describe('toComponentRegions', () => {
  it('describes a block by its name, else its highest heading, else its first words', () => {
    const heading = node('h2', box(0), { label: 'Runs so far' });
    const regions = toComponentRegions(
      page(
        node('nav', box(0), { block: 'bar', label: 'Main' }),
        node('section', box(100), { block: 'list', children: [node('h3', box(100), { label: 'Small' }), heading] }),
        node('section', box(200), { block: 'empty' }),
      ),
    );
    expect(regions.map(({ type, description }) => [type, description])).toEqual([
      ['bar', 'Main'],
      ['list', 'Runs so far'],
      ['empty', 'empty'],
    ]);
  });

  it('goes from top to bottom, clips to the page and leaves out specks', () => {
    const regions = toComponentRegions(
      page(
        node('aside', { x: 350.4, y: 900.6, width: 100, height: 300 }),
        node('header', { x: -10, y: -10, width: 420, height: 60 }),
        node('button', { x: 0, y: 300, width: 2, height: 2 }),
      ),
    );
    expect(regions).toEqual([
      { type: 'header', description: 'header', x: 0, y: 0, width: 400, height: 50 },
      { type: 'aside', description: 'aside', x: 350, y: 901, width: 50, height: 99 },
    ]);
  });

  it('keeps the 60 that matter most', () => {
    const controls = Array.from({ length: 80 }, (_, index) =>
      node('button', box(index * 10, 9), { label: `${index}` }),
    );
    const regions = toComponentRegions(page(...controls, node('section', box(990, 10), { block: 'last' })));
    expect(regions).toHaveLength(60);
    expect(regions.at(-1)?.type).toBe('last');
  });

  it('lets parts of parts go first', () => {
    const rows = Array.from({ length: 40 }, (_, index) =>
      node('li', box(index * 20, 19), { part: 'row', children: [node('b', box(index * 20, 19), { part: 'value' })] }),
    );
    const types = toComponentRegions(page(...rows)).map(({ type }) => type);
    expect(types.filter((type) => type === 'row')).toHaveLength(40);
    expect(types).toHaveLength(60);
  });

  it('boxes what is turned upright', () => {
    const turned = { ...PAINTLESS, transform: [0, 1, -1, 0, 200, 0] as const };
    const [region] = toComponentRegions(
      page(node('aside', { x: 10, y: 20, width: 100, height: 40 }, { style: turned })),
    );
    expect(region).toMatchObject({ x: 140, y: 10, width: 40, height: 100 });
  });
});
