import { describe, expect, it } from 'vitest';
import { readDesignMd } from '../../src/tokens/design-md/read-design-md.ts';
import { BAD_INPUT } from './bad-input.ts';

const MOST_FINDINGS = 50;
const MOST_MESSAGE_CHARACTERS = 600;

describe('bad input', () => {
  it.each(Object.entries(BAD_INPUT))('is read or refused in words: %s', async (_, markdown) => {
    const { theme, displayName, findings, colors } = await readDesignMd(markdown);
    const isRefused = findings.some(
      ({ severity, message }) => severity === 'error' && message.includes('Add the primary colour'),
    );
    expect(theme === undefined).toBe(isRefused);
    expect(theme?.customColor ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
    expect(theme?.designMd ?? markdown).toBe(markdown);
    expect(displayName).not.toBe('');
    expect(findings.length).toBeLessThanOrEqual(MOST_FINDINGS);
    expect(Math.max(0, ...findings.map(({ message }) => message.length))).toBeLessThan(MOST_MESSAGE_CHARACTERS);
    expect(colors.length).toBeLessThanOrEqual(200);
  });

  it('has as many findings of one kind as anyone reads', async () => {
    for (const name of ['dangling references', 'sizes without units', 'components of every kind', 'headings']) {
      const { findings } = await readDesignMd(BAD_INPUT[name] ?? '');
      expect(findings.length, name).toBeLessThan(8);
    }
  });
});
