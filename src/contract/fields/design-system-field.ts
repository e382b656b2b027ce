import { z } from 'zod';
import type { DesignSystem, DesignTheme } from '../../domain/design-theme.ts';
import type { Limits } from '../../domain/limits.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { colorModeField, colorVariantField, fontField, roundnessField } from './enum-field.ts';
import { expected } from './expected.ts';
import { textField } from './text-field.ts';

const HEX_COLOR = /^#[0-9a-fA-F]{6}$/;

const colorField = (description: string) =>
  z
    .string({ error: expected('a colour as # and six hex digits, such as #0F62FE') })
    .regex(HEX_COLOR, { error: expected('a colour as # and six hex digits, such as #0F62FE') })
    .meta({ description });

const designMdField = (maxBytes: number) =>
  z
    .string({ error: expected('markdown text') })
    .refine((text) => Buffer.byteLength(text) <= maxBytes, { error: expected(`at most ${maxBytes} bytes of markdown`) })
    .meta({ description: 'Design rules in markdown.', maxLength: maxBytes });

export const designThemeField = (limits: Limits) =>
  z
    .object(
      {
        colorMode: colorModeField,
        headlineFont: fontField,
        bodyFont: fontField,
        labelFont: fontField.optional(),
        roundness: roundnessField,
        customColor: colorField('Seed colour of the palette, such as `#0F62FE`.'),
        colorVariant: colorVariantField.optional(),
        overridePrimaryColor: exactColorField('primary').optional(),
        overrideSecondaryColor: exactColorField('secondary').optional(),
        overrideTertiaryColor: exactColorField('tertiary').optional(),
        overrideNeutralColor: colorField('Base of the neutral colours.').optional(),
        designMd: designMdField(limits.designMdBytes).optional(),
      },
      { error: expected('an object with colorMode, headlineFont, bodyFont, roundness and customColor') },
    )
    .transform((theme): DesignTheme => withoutUndefined(theme));

/** A colour that is seen as it was sent, wherever that can be read. */
const exactColorField = (role: string) =>
  colorField(`Exact ${role} colour of fills. Words, and fills too like the page, take its nearest tone that reads.`);

/** A design system as a client sends it; colours stay in the letters in which they were sent. */
export const designSystemField = (limits: Limits) =>
  z
    .object(
      {
        displayName: textField(limits.titleCharacters, 'Name people see.'),
        theme: designThemeField(limits),
      },
      { error: expected('an object with displayName and theme') },
    )
    .transform((designSystem): DesignSystem => designSystem);
