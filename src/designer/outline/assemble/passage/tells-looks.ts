import type { Passage } from '../../form/passage.ts';
import { isStyleStatement } from '../../style/style-statement.ts';

/** What tokens of a design are called, before their values. */
const TOKEN =
  /^[*_`"]*(?:(?:(?:border |corner )?radius|rounding|corners|density|mode|theme|palette|fonts?|type(?:face)?|typography|spacing|gutters?|shadows?|elevation|mood)[*_`"]*\s*[:=]\s*\S|(?:primary|secondary|accent|background|bg|surface|text|ink|brand|main|colou?rs?)(?: colou?r)?[*_`"]*\s*[:=].*#[\da-f]{3,8}\b)/iu;

/** "Design" over "density: compact" and "accent: #7A3EB1": a part that is all about looks, whatever heads it. */
export const tellsLooks = ({ form, parts }: Passage): boolean =>
  form === 'heading' &&
  parts.length > 0 &&
  parts.every((part) => part.parts.length === 0 && (TOKEN.test(part.said.text) || isStyleStatement(part.said.text))) &&
  parts.some((part) => TOKEN.test(part.said.text));
