import { describe, expect, it } from 'vitest';
import { isStyleStatement } from './style-statement.ts';

describe('isStyleStatement', () => {
  it.each([
    'Background #F6F4EF, text #2B2B28, one accent: muted sage #7A8F7B.',
    'Lora for headings, Karla for body.',
    'Hairline dividers instead of boxes.',
    'no drop shadows, no gradients',
    'White, lots of air, tan #A9714B, Jost.',
    'industrial, confident',
    'Sweet but not pink.',
    'Nordic, minimal, pine green #27524A, plenty of air.',
    '**Style:** dark mode, midnight #101828',
    'Light mode only.',
    'dark cause we play w candles',
    'Rounded corners',
    '48 px touch targets',
    'Heller Hintergrund, Schrift Fira Sans, große Tippflächen',
    'Verde-azeitona #6B7A2A, tipografia Work Sans, cantos pouco arredondados.',
    '配色は苔色 #5B6E3A と和紙風の生成り、書体は明朝体。',
  ])('is: %s', (text) => {
    expect(isStyleStatement(text)).toBe(true);
  });

  it.each([
    'Card "Dark roast"',
    'Green earth, PG23, €11.50',
    'Toggle Dark mode',
    'Settings list: Dark mode, Language, Notifications',
    'Open green, Conditional amber',
    'Primary button "Launch" (orange #F26B1D)',
    'Background photo: molten bronze being poured into a bell mould',
    'The best value of every row is set in bold green',
    'Raw sienna',
    'Quiet hours',
    'Soft cheese',
    'Rust, Go and Python',
    '| Galbanum 10 % | Green | 0.80 |',
    '通知バナーや広告は不要です。',
    'a photo of the green hills at dawn',
  ])('is not: %s', (text) => {
    expect(isStyleStatement(text)).toBe(false);
  });
});
