import { expect, it } from 'vitest';
import { toCssVariables } from './to-css-variables.ts';
import { toTailwindTheme } from './to-tailwind-theme.ts';

const designSystem = {
  displayName: 'Night run',
  theme: {
    colorMode: 'DARK',
    headlineFont: 'NEWSREADER',
    bodyFont: 'SORA',
    roundness: 'ROUND_FULL',
    customColor: '#0f62fe',
  },
} as const;

it.each([toCssVariables, toTailwindTheme])('names a stand-in after each family and declares it once: %o', (write) => {
  const css = write(designSystem);
  expect(css).toContain('--font-headline: "Newsreader", "Newsreader Fallback", Georgia');
  expect(css).toContain('--font-body: "Sora", "Sora Fallback", system-ui');
  expect(css).toContain('--font-mono: "IBM Plex Mono", "IBM Plex Mono Fallback", ui-monospace');
  for (const family of ['Newsreader', 'IBM Plex Mono']) {
    expect(css.match(new RegExp(`font-family: "${family} Fallback"`, 'g'))).toHaveLength(1);
  }
  expect(css).toMatch(/font-family: "Sora Fallback"; font-weight: 100 599; src: local\("Arial"\).*size-adjust: 1\d\d/);
});
