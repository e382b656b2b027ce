/** Words that point at a part, without articles and without what says nothing: "the chart on this page" is "chart". */
export const clean = (words: string): string =>
  words
    .trim()
    .replace(/^(?:(?:the|a|an|this|that|these|those|my|our|its|your)\s+)+/i, '')
    .replace(
      /\s+(?:please|itself|as well|too|again|completely|entirely|altogether|(?:on|of|from|in) (?:the|this) (?:screen|page|app|site|design))$/i,
      '',
    )
    .trim();
