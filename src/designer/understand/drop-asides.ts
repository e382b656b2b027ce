/** Where something stands on the screen, behind what it is: "ticket list left, conversation in the middle". */
const PLACED =
  /(?<!\b(?:swip(?:e|es|ing)|what.?s|items?|time|days?|seats?|spots?|places?|balance|budget))\s(?:(?:on|at|to|in) (?:the )?(?:far )?(?:left|right|middle|centre|center|top|bottom)(?: side)?|left|right)(?=\s*(?:[,;.]|$))/gi;
/** Who owns a house says nothing of what it does. */
const OWNED = /\bfamily[- ](?:run|owned|led)\s/gi;

/** A prompt without words that tell neither what is shown nor how it looks. */
export const dropAsides = (text: string): string => text.replaceAll(PLACED, '').replaceAll(OWNED, '');
