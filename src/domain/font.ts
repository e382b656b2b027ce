/** The 28 families of the specification; FONT_UNSPECIFIED, the 29th name of its list, means the default. */
export const FONT_FAMILIES = {
  INTER: 'Inter',
  DM_SANS: 'DM Sans',
  GEIST: 'Geist',
  SORA: 'Sora',
  MANROPE: 'Manrope',
  LEXEND: 'Lexend',
  EPILOGUE: 'Epilogue',
  BE_VIETNAM_PRO: 'Be Vietnam Pro',
  PLUS_JAKARTA_SANS: 'Plus Jakarta Sans',
  PUBLIC_SANS: 'Public Sans',
  SPACE_GROTESK: 'Space Grotesk',
  SPLINE_SANS: 'Spline Sans',
  WORK_SANS: 'Work Sans',
  MONTSERRAT: 'Montserrat',
  METROPOLIS: 'Metropolis',
  SOURCE_SANS_THREE: 'Source Sans 3',
  NUNITO_SANS: 'Nunito Sans',
  ARIMO: 'Arimo',
  HANKEN_GROTESK: 'Hanken Grotesk',
  RUBIK: 'Rubik',
  VENDOR_PLEX_SANS: 'IBM Plex Sans',
  NEWSREADER: 'Newsreader',
  NOTO_SERIF: 'Noto Serif',
  DOMINE: 'Domine',
  LIBRE_CASLON_TEXT: 'Libre Caslon Text',
  EB_GARAMOND: 'EB Garamond',
  LITERATA: 'Literata',
  SOURCE_SERIF_FOUR: 'Source Serif 4',
} as const;

/** A family that can be drawn: every name of the specification's list except FONT_UNSPECIFIED. */
export type FontFamily = keyof typeof FONT_FAMILIES;
export type Font = 'FONT_UNSPECIFIED' | FontFamily;

export const FONT_FAMILY_NAMES = Object.keys(FONT_FAMILIES) as FontFamily[];
export const FONTS: readonly Font[] = ['FONT_UNSPECIFIED', ...FONT_FAMILY_NAMES];
