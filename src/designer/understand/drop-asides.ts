/** Where something stands on the screen, behind what it is: "ticket list left, conversation in the middle". */
const PLACED =
  /(?<!\b(?:swip(?:e|es|ing)|what.?s|items?|time|days?|seats?|spots?|places?|balance|budget))\s(?:(?:on|at|to|in) (?:the )?(?:far )?(?:left|right|middle|centre|center|top|bottom)(?: side)?|left|right)(?=\s*(?:[,;.:]|$))/gi;
/** Who owns a house says nothing of what it does. */
const OWNED = /\bfamily[- ](?:run|owned|led)\s/gi;

/** "CPU memory disk network" are four things, said in one breath. */
const MEASURES =
  'cpu|gpu|memory|ram|disk|storage|network|bandwidth|latency|uptime|traffic|temperature|humidity|wind|rain';
const IN_ONE_BREATH = new RegExp(`\\b(?:${MEASURES})(?: (?:${MEASURES})\\b){2,5}`, 'gi');
const OVERVIEW_OF = /\b(overview|monitor(?:ing)?|dashboard) (?=(?:cpu|gpu|memory|disk|temperature|wind)\b)/i;

/** "Leave requests approve or decline": what one does with them is no part of their name. */
const DEEDS =
  /(?<=^[^.,;:]{6,40}s)\s(?:to )?(?:approve|accept|decline|reject|manage|review)(?:(?:\s(?:or|and)\s|\s?\/\s?|,\s)(?:approve|accept|decline|reject|review))*(?=[,.;]|$)/i;
/** "A side panel with the customer" is about the customer. */
const PANEL =
  /\b(?:an? |the )?(?:right |left )?(?:side ?panel|side ?pane|detail panel|details panel|detail drawer|side drawer) (?:with|showing|for) (?:the )?/gi;

/** "User management table" lists users. */
const MANAGED =
  /\b(user|member|customer|order|product|invoice|employee|vendor|device|booking|ticket) management table\b/i;

/** "1) reservoir levels, 2) consumption": a list in one line. */
const NUMBERED = /[\s,;]*(?<![\d.])\(?\d{1,2}\)\s+/g;
const LEAST_NUMBERED = 3;
const partNumbered = (text: string): string =>
  (text.match(NUMBERED)?.length ?? 0) < LEAST_NUMBERED ? text : text.replaceAll(NUMBERED, '. ').replace(/:\. /, ': ');

/** A prompt without words that tell neither what is shown nor how it looks. */
export const dropAsides = (text: string): string =>
  partNumbered(text)
    .replace(DEEDS, '')
    .replaceAll(PLACED, '')
    .replaceAll(OWNED, '')
    .replaceAll(PANEL, '')
    .replaceAll(IN_ONE_BREATH, (run) => run.split(' ').join(', '))
    .replace(OVERVIEW_OF, '$1, ')
    .replace(MANAGED, '$1s table');
