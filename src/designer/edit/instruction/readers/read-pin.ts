import { toTarget, type ReadClause } from '../clause.ts';

const STAYS = /\b(?:sticky|pinned|fixed|stick|stays? (?:on top|in view|put|visible)|on (?:the )?top)\b/;
const SCROLLS = /\b(?:while|when|as|on|during)\b.*\bscroll(?:ing|s|ed)?\b/;
const BAR = /\b(?:header|top ?bar|app ?bar|nav(?:bar|igation)?(?: bar)?|menu(?: bar)?|toolbar|head)\b/;
const LOOSE = /\b(?:not|no longer|un|non-?)\s?-?(?:sticky|pinned|fixed|stick)\b|\bunpin\b|\bscrolls? away\b/;

/** "Sticky header", "keep the header on top while scrolling", "pin the menu". */
export const readPin: ReadClause = ({ lower, quotes }) => {
  const bar = BAR.exec(lower)?.[0];
  if (bar === undefined || /^(?:add|remove|move|rename)\b/.test(lower)) return undefined;
  const isLoose = LOOSE.test(lower);
  const isPinned =
    /\b(?:sticky|pinned|pin)\b/.test(lower) ||
    /\b(?:fixed|stick)\b.*\b(?:top|scroll\w*)\b/.test(lower) ||
    (STAYS.test(lower) && SCROLLS.test(lower)) ||
    /^(?:make|keep|let)\b.*\b(?:fixed|in view|visible)$/.test(lower);
  if (!isLoose && !isPinned) return undefined;
  return { kind: 'pin', target: toTarget(bar === 'head' ? 'header' : bar, quotes), isPinned: !isLoose };
};
