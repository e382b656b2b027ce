import type { Tokens } from '../create-tokens.ts';

type Mode = 'light' | 'dark';

interface ModeSelectors {
  own: Mode;
  other: Mode;
  /** Where the other mode holds because an element asks for it. */
  asked: string;
  /** Where the other mode holds because the reader's system asks for it. */
  preferred?: { media: string; selector: string };
}

/**
 * How style sheets tell modes apart: `data-theme` on any element, and for a light theme also the reader's system. A
 * dark theme stays dark for those who prefer light, since that is what browsers say of everybody who never chose.
 */
export const toModeSelectors = ({ colorMode }: Tokens): ModeSelectors =>
  colorMode === 'DARK'
    ? { own: 'dark', other: 'light', asked: "[data-theme='light']" }
    : {
        own: 'light',
        other: 'dark',
        asked: "[data-theme='dark']",
        preferred: { media: '(prefers-color-scheme: dark)', selector: ':root:not([data-theme])' },
      };

/** Words of a person inside a comment of CSS, in one line. */
export const toCommentText = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('*/', '* /');
