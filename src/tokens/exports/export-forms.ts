import type { DesignSystem } from '../../domain/design-theme.ts';
import { toCssVariables } from './to-css-variables.ts';
import { toDesignMd } from './to-design-md.ts';
import { toDtcg } from './to-dtcg.ts';
import { toTailwindTheme } from './to-tailwind-theme.ts';

export interface ExportForm {
  id: 'design-md' | 'dtcg' | 'css' | 'tailwind';
  fileName: string;
  mimeType: string;
  title: string;
  description: string;
  /** The same text for the same design system. */
  write(designSystem: DesignSystem): string;
}

/** The forms in which a design system can leave the service. */
export const EXPORT_FORMS: readonly ExportForm[] = [
  {
    id: 'design-md',
    fileName: 'DESIGN.md',
    mimeType: 'text/markdown',
    title: 'DESIGN.md',
    description: 'Tokens and guidance for people and agents; reading it back gives the same design system.',
    write: (designSystem) => toDesignMd(designSystem),
  },
  {
    id: 'dtcg',
    fileName: 'tokens.json',
    mimeType: 'application/design-tokens+json',
    title: 'Design tokens',
    description: 'Design tokens by the DTCG format 2025.10, light and dark.',
    write: toDtcg,
  },
  {
    id: 'css',
    fileName: 'tokens.css',
    mimeType: 'text/css',
    title: 'CSS variables',
    description: 'Custom properties on :root, with the other mode under data-theme.',
    write: toCssVariables,
  },
  {
    id: 'tailwind',
    fileName: 'tailwind.css',
    mimeType: 'text/css',
    title: 'Tailwind theme',
    description: 'A theme for Tailwind CSS 4 with both modes.',
    write: toTailwindTheme,
  },
];
