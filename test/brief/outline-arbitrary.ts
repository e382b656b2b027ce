import * as fc from 'fast-check';
import type { Outline } from '../../src/designer/outline/outline.ts';
import { nodesOf, sectionOf } from './node-arbitraries.ts';
import { flag, list, opt, record, text, whole, words } from './word-arbitraries.ts';

const bar = record({ start: nodesOf(1), middle: nodesOf(1), end: nodesOf(2), isSticky: flag });
const navigation = record({
  kind: fc.constantFrom('sidebar', 'top', 'bottom'),
  entries: fc.array(
    record({ label: words, icon: opt(text), badge: opt(words), isCurrent: opt(flag), group: opt(words) }),
    {
      maxLength: 3,
    },
  ),
  head: nodesOf(2),
  tail: nodesOf(2),
});
const hex = fc.integer({ min: 0, max: 0xffffff }).map((each) => `#${each.toString(16).padStart(6, '0')}`);
const ROLES = [
  'primary',
  'secondary',
  'accent',
  'background',
  'surface',
  'text',
  'muted',
  'line',
  'good',
  'warn',
  'bad',
  'any',
];
const style = record({
  colors: fc.array(record({ role: fc.constantFrom(...ROLES), hex, name: opt(text) }), { maxLength: 3 }),
  mode: opt(fc.constantFrom('LIGHT', 'DARK')),
  fonts: fc.array(record({ use: fc.constantFrom('headline', 'body', 'label', 'mono', 'all'), name: text }), {
    maxLength: 3,
  }),
  radiusPx: opt(fc.oneof(whole, fc.constant(2.5))),
  density: opt(fc.constantFrom('compact', 'comfortable', 'airy')),
  shadows: opt(fc.constantFrom('none', 'soft')),
  borders: opt(fc.constantFrom('none', 'hairline')),
  moods: fc.array(text, { maxLength: 2 }),
  statements: list,
});
/** Any outline, with every kind of node and field, and texts that look like the dialect. */
export const outline = record({
  lang: fc.constantFrom('en', 'pt-BR', 'ja'),
  kind: fc.constantFrom('app', 'tool', 'site'),
  device: opt(fc.constantFrom('MOBILE', 'DESKTOP', 'TABLET', 'AGNOSTIC')),
  title: fc.option(words, { nil: undefined }),
  subtitle: opt(words),
  product: opt(words),
  purpose: text,
  style,
  frame: record({ header: opt(bar), navigation: opt(navigation), foot: opt(bar), footer: opt(sectionOf(2)) }),
  sections: fc.array(sectionOf(3), { maxLength: 3 }),
  refusals: fc.array(record({ words, nouns: fc.array(text, { maxLength: 2 }) }), { maxLength: 2 }),
  isWhole: fc.boolean(),
  isOneView: flag,
  unread: list,
  context: list,
}) as fc.Arbitrary<Outline>;
