import { describe, expect, it } from 'vitest';
import { ART_DIRECTIONS } from '../../direct/art-directions.ts';
import { dress } from './dress.ts';

const { ledger, organic, terminal } = ART_DIRECTIONS;

describe('dress', () => {
  it('leaves markup alone where a direction follows the theme', () => {
    const markup = '<p class="rounded-lg  font-headline">a</p>';
    expect(dress(markup, ledger.style)).toBe(markup);
  });

  it('squares corners, sets words in monospace and breaks rules, under every variant', () => {
    expect(
      dress(
        '<i class="sm:rounded-xl rounded-t-lg rounded font-label border-t border-outline-variant">a</i>',
        terminal.style,
      ),
    ).toBe(
      '<i class="sm:rounded-none rounded-t-none rounded-none font-mono border-t border-outline-variant border-dashed">a</i>',
    );
  });

  it('keeps discs round', () => {
    expect(dress('<img class="rounded-full object-cover">', terminal.style)).toContain('rounded-full');
    expect(dress('<i class="rounded-full bg-primary/20"></i>', terminal.style)).toContain('rounded-full');
    expect(dress('<i class="rounded-full bg-primary"></i>', terminal.style)).toContain('rounded-none');
  });

  it('rounds two ends as a leaf', () => {
    expect(dress('<i class="rounded-lg"></i>', organic.style)).toBe(
      '<i class="rounded-xl rounded-tr-sm rounded-bl-sm"></i>',
    );
  });

  it('reads classes only, not words', () => {
    const text = '<p>say class=&quot;rounded-lg&quot; aloud</p>';
    expect(dress(text, terminal.style)).toBe(text);
  });
});
