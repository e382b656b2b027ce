import type { Passage } from '../../form/passage.ts';

/** "About" and "Story" with words between quotation marks under them are parts of a site, and no reasons for it. */
export const holdsCopy = ({ said, parts }: Passage): boolean =>
  /["“„«「]\S[^"”»」]{12,}["”»“」]/u.test(said.text) || parts.some(holdsCopy);
