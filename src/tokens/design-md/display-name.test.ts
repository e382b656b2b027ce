import { expect, it } from 'vitest';
import { toDisplayName } from './display-name.ts';

it.each([
  [undefined, 'DESIGN.md — note', 'note'],
  [undefined, 'Design System Inspired by Kraken', 'Kraken'],
  [undefined, 'Design System: Furniture', 'Furniture'],
  [undefined, 'Cash App (iOS) — Jetpack Compose Implementation Guide', 'Cash App (iOS)'],
  ['Vercel-Inspired-design-analysis', 'Other', 'Vercel'],
  ['Design System for Cats', 'Other', 'Design System for Cats'],
  ['Acme\u0000\n Co\u0000', 'Other', 'Acme  Co'],
  ['\u0000', 'Other', 'Imported design system'],
  [undefined, undefined, 'Imported design system'],
])('toDisplayName(%s, %s) is %s', (stated, title, name) => {
  expect(toDisplayName(stated, title)).toBe(name);
});
