import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isBrief } from '../../src/designer/outline/brief/is-brief.ts';
import { parseBrief } from '../../src/designer/outline/brief/parse-brief.ts';
import { printBrief } from '../../src/designer/outline/brief/print-brief.ts';
import { bare } from './word-arbitraries.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/brief.md'), 'utf8');
const example = /```markdown\n([^]*?)\n```/.exec(page)?.[1] ?? '';
const outline = parseBrief(example);

it('is a brief of which everything is read', () => {
  expect(isBrief(example)).toBe(true);
  expect(outline.unread).toEqual([]);
  expect(outline.context.map((words) => words.text)).toEqual(['The crew are volunteers; this note is not drawn.']);
});

it('comes back the same after it was printed', () => {
  for (const marks of [false, true]) expect(bare(parseBrief(printBrief(outline, { marks })))).toEqual(bare(outline));
});

it('is read as the page says', () => {
  expect(outline).toMatchObject({
    device: 'TABLET',
    title: { text: 'Muster – Shout 31' },
    subtitle: { text: 'Paged 02:14, yacht taking water off Carrow Head' },
    refusals: [{ words: { text: 'tab bar' } }],
    isWhole: true,
  });
  expect(outline.frame.header?.end.map((node) => node.kind)).toEqual(['badge', 'control']);
  expect(outline.frame.navigation?.entries).toMatchObject([
    { icon: 'home', isCurrent: true },
    { badge: { text: '12' } },
  ]);
  expect(outline.frame.foot?.start).toMatchObject([
    { label: { text: 'Launch' }, rank: 'primary' },
    { rank: 'secondary' },
    { rank: 'danger' },
    { control: 'link' },
  ]);
  expect(outline.sections.map(({ place, nodes }) => [place, ...nodes.map((node) => node.kind)])).toEqual([
    ['main', 'facts'],
    ['left', 'items', 'table', 'section'],
    ['right', ...Array<string>(7).fill('control'), 'progress', 'steps', 'picture', 'text'],
  ]);
});

it('is taught on one page', () => {
  expect(page.split('\n').length).toBeLessThan(150);
});
