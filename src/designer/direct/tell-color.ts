import type { DesignTheme } from '../../domain/design-theme.ts';

/** The colour that a theme is of, called as the field that it stands in. */
export const tellColor = ({ customColor, overridePrimaryColor }: DesignTheme): string =>
  overridePrimaryColor === undefined || overridePrimaryColor.toLowerCase() === customColor.toLowerCase()
    ? `seeded from ${customColor}`
    : `primary ${overridePrimaryColor}`;
