import { toTarget, type ReadClause } from '../clause.ts';

const STAYS = /\b(?:sticky|pinned|fixed|stick|stays? (?:on top|in view|put|visible)|on (?:the )?top)\b/;
const SCROLLS = /\b(?:while|when|as|on|during)\b.*\bscroll(?:ing|s|ed)?\b/;
const BAR = /\b(?:header|top ?bar|app ?bar|nav(?:bar|igation)?(?: bar)?|menu(?: bar)?|toolbar|head)\b/;
const LOOSE = /\b(?:not|no longer|un|non-?)\s?-?(?:sticky|pinned|fixed|stick)\b|\bunpin\b|\bscrolls? away\b/;

/** Any other part that stays in view: "sticky order summary", "floating search bar", "the button should stick to the bottom". */
const PARTS: readonly RegExp[] = [
  /^(?:make|keep|let|have|turn|use|show|add)?\s*(?:an? |the )?(?:sticky|floating|pinned|fixed) (?<part>[\p{L} -]+?)(?: (?:at|on|to) (?:the )?(?<edge>top|bottom))?(?: of the (?:screen|page))?$/iu,
  /^(?:make|keep|let|have|set|turn)\s+(?<part>.+?)\s+(?:to )?(?:be )?(?:sticky|float(?:ing)?|pinned|fixed|stick(?:s)?)(?: (?:at|on|to) (?:the )?(?<edge>top|bottom))?(?: of the (?:screen|page))?(?: (?:while|when) .*scroll\w*)?$/iu,
  /^(?<part>.+?)\s+(?:should|must|could|has to|needs to) (?:be (?:sticky|floating|pinned|fixed)|stick|float|stay (?:visible|in view|put))(?: (?:at|on|to) (?:the )?(?<edge>top|bottom))?(?: of the (?:screen|page))?(?: (?:while|when) .*scroll\w*)?$/iu,
  /^(?:stick|pin|fix|float)\s+(?<part>.+?) (?:at|on|to) (?:the )?(?<edge>top|bottom)(?: of the (?:screen|page))?$/iu,
];

/** "Sticky header", "keep the header on top while scrolling", "pin the menu". */
export const readPin: ReadClause = ({ text, lower, quotes }) => {
  if (/^(?:remove|move|rename)\b/.test(lower)) return undefined;
  const bar = BAR.exec(lower)?.[0];
  const isLoose = LOOSE.test(lower);
  if (bar === undefined || /\bbottom\b/.test(lower)) {
    if (isLoose) return undefined;
    for (const way of PARTS) {
      const { part, edge } = way.exec(text)?.groups ?? {};
      if (part !== undefined && !/^(?:it|this|everything|that)$/i.test(part))
        return {
          kind: 'pin',
          target: toTarget(part, quotes),
          isPinned: true,
          ...(edge?.toLowerCase() === 'bottom' ? { edge: 'bottom' as const } : {}),
        };
    }
    return undefined;
  }
  if (/^add\b/.test(lower)) return undefined;
  const isPinned =
    /\b(?:sticky|pinned|pin)\b/.test(lower) ||
    /\b(?:fixed|stick)\b.*\b(?:top|scroll\w*)\b/.test(lower) ||
    (STAYS.test(lower) && SCROLLS.test(lower)) ||
    /^(?:make|keep|let)\b.*\b(?:fixed|in view|visible)$/.test(lower);
  if (!isLoose && !isPinned) return undefined;
  return { kind: 'pin', target: toTarget(bar === 'head' ? 'header' : bar, quotes), isPinned: !isLoose };
};
