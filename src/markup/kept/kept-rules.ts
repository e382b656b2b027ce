import { KEPT } from '../sanitise/allowed.ts';
import type { SanitiseRules } from '../sanitise/sanitise.ts';
import { cleanDeclarations } from './clean-sheet.ts';

/** Any name a sheet may ask for; one that becomes CSS is looked at again before. */
const CLASS = /^[^\s<>"'`\p{Cc}]{1,200}$/u;

/** How a page that keeps its look is sanitised: its own classes and styles stay, the latter as sheets are cleaned. */
export const KEPT_RULES: SanitiseRules = {
  allowed: KEPT,
  isSafeClass: (name) => CLASS.test(name.replaceAll(/'[^'"<>`\\]*'/g, '')),
  cleanStyle: (style) => cleanDeclarations(style, () => {}),
};
