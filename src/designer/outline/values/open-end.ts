/** "10 and up", "3 oder mehr": words for an end that is left open, behind a figure. */
export const OPEN_END =
  'and (?:up|over|above|older|more|under|below|younger|later)|or (?:more|older|less|fewer|younger|later)|und (?:mehr|älter|jünger|darüber)|oder (?:mehr|älter|weniger)|et (?:plus|moins)|ou (?:plus|moins)|y más|o más|e oltre|o più|e mais|ou mais|en (?:ouder|meer)|i więcej|och (?:uppåt|äldre)';
