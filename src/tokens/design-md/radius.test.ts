import { describe, expect, it } from 'vitest';
import { readSource } from './read-source.ts';
import { readRoundness, toRoundness } from './radius.ts';

const read = (markdown: string) => readRoundness(undefined, readSource(markdown).lines);

describe('readRoundness', () => {
  it.each([
    ['### Buttons\n- Radius: 12px', 'ROUND_TWELVE'],
    ['### Cards\n- Radius: 16px\n### Buttons\n**Primary**\n- Border Radius: 4px', 'ROUND_FOUR'],
    ['- 12px radius buttons (rounded but not pill)', 'ROUND_TWELVE'],
    ['Every button is pill-shaped.', 'ROUND_FULL'],
    ['All elements use sharp corners.', 'ROUND_FOUR'],
    ['角丸：12px', 'ROUND_TWELVE'],
    ['버튼 라운드: 4px', 'ROUND_FOUR'],
    ['```kt\nBox(Modifier.clip(RoundedCornerShape(8.dp)))\n```', 'ROUND_EIGHT'],
    ['```css\n--radius: 0.75rem;\n```', 'ROUND_TWELVE'],
    ['## Rounded\n```yaml\nxs: 2px\nsm: 4px\nmd: 8px\nlg: 16px\n```', 'ROUND_EIGHT'],
    ["Don't use pill buttons.", undefined],
    ["## Don'ts\n- Pill buttons", undefined],
    ['ピル型のボタンを使わない', undefined],
    ['### Buttons\n- Radius: 16px\n- A small pill button', 'ROUND_FULL'],
    ['### Buttons\n- Radius: 16px, never a full pill', 'ROUND_TWELVE'],
    ['### Buttons\n- Radius: 16px\n- Not a full pill button', 'ROUND_TWELVE'],
    ['Knobs are round. Buttons are pills. Panels have 8px corners.', 'ROUND_FULL'],
    ['```swift\nButton {}.cornerRadius: 4\n.shadow(color: .black, radius: 24)\n```', 'ROUND_FOUR'],
    ['Nothing of shape.', undefined],
  ])('%s', (markdown, roundness) => {
    expect(read(markdown)).toBe(roundness);
  });

  it('takes the default of a scale before its buttons', () => {
    const stated = { description: '', colors: [], fonts: [], sizes: [], buttonRadiusPx: 24 };
    const scale = [{ name: 'DEFAULT', radiusPx: 4 }];
    expect(readRoundness({ ...stated, radii: scale }, [])).toBe('ROUND_FOUR');
    expect(readRoundness({ ...stated, radii: [{ name: 'DEFAULT', radiusPx: 16 }] }, [])).toBe('ROUND_FULL');
    expect(readRoundness({ ...stated, radii: [] }, [])).toBe('ROUND_FULL');
  });
});

describe('toRoundness', () => {
  it('finds the nearest step, a pill from 20 px', () => {
    expect([0, 3, 6, 8, 10, 12, 16, 24].map(toRoundness)).toEqual([
      'ROUND_FOUR',
      'ROUND_FOUR',
      'ROUND_EIGHT',
      'ROUND_EIGHT',
      'ROUND_EIGHT',
      'ROUND_TWELVE',
      'ROUND_TWELVE',
      'ROUND_FULL',
    ]);
  });
});
