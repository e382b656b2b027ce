import { describe, expect, it } from 'vitest';
import type { Node } from '../outline/outline.ts';
import { item } from './outline.fixture.ts';
import { isOneAction, withRowActions } from './row-actions.ts';

const icon = (name: string): Node => ({ kind: 'icon', icon: name });
const list = (...signs: string[]) =>
  ({
    kind: 'items',
    layout: 'rows',
    items: signs.map((sign, index) => item(`Entry ${index}`, {}, { nodes: [icon(sign)] })),
  }) as const;
const open = (node: ReturnType<typeof list>) => ({ ...node, items: [...node.items] });

describe('a sign that stands on every row', () => {
  it.each(['heart', 'bookmark', 'trash-2'])('is something to be done: %s', (sign) => {
    const node = open(list(sign, sign, sign));
    expect(isOneAction(node)).toBe(true);
    expect(withRowActions(node).items[0]?.nodes).toMatchObject([
      { kind: 'control', control: 'icon-button', icon: sign },
    ]);
  });

  it.each([['heart', 'wind', 'heart'], ['leaf', 'leaf', 'leaf'], ['heart']])('is a picture: %s', (...signs) => {
    expect(isOneAction(open(list(...signs)))).toBe(false);
  });
});
