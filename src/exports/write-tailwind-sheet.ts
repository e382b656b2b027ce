import { BASE_LAYER } from '../markup/css/base-layer.ts';
import { THEME_SOURCE } from '../markup/css/theme-source.ts';

/**
 * The sheet from which a foreign build of Tailwind 4 compiles what this service compiles: the classes of a document mean
 * the same there, and its drawings find their colours, since the names come from the document's own tokens.
 */
export const writeTailwindSheet = (): string => `@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/preflight.css" layer(base);
@import "tailwindcss/utilities.css" layer(utilities);
@import "./tokens.css";
@import "./fonts.css";

${THEME_SOURCE}

${BASE_LAYER}
`;
