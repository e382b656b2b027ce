/** Words for pages that visitors read, where a prompt says what it wants. */
const SAID =
  /\b(?:landing|home ?page|start ?page|(?:web|project|company|club|marketing|public)[ -]?site|pricing page|(?:article|blog|shop|category|product|about|contact|events?|course|overview|ticket|menu|visitor|season|changelog|docs|documentation|portfolio|coming[- ]soon|crowdfunding|course|prices?|about us|team|visit|donation|fund|press|careers|jobs|download|faq|gallery|programmes?|exhibition)[\w -]{0,24} page|(?:404|error|not[- ]found) page|page for|portfolio|changelog|blog|for visitors|startseite|landingpage|webseite|p[áa]gina de inicio|portada|page d['’]accueil|page mobile|home page|strona g[łl][óo]wna|startsida|homepagina)\b|首页|官网|トップページ|ランディング|홈페이지/iu;

/** Parts that only such pages have, at the head of a line or heading. */
const PARTS =
  /(?:^|\n)[\s#*\d.)•–-]*(?:hero|aufmacher|portada|首屏|footer|fu(?:ß|ss)zeile|pie\b|pied de page|voettekst|页脚)(?!\s+(?:of|in|inside|for)\s+(?:the|this|each)\b)/iu;

/** What a form, board or console calls itself: work, not reading. */
const WORK = /\b(?:dashboard|console|admin|app screen|mobile app|settings screen|wall display|kiosk|internal tool)\b/iu;

/** Whether a prompt describes a page for visitors: its head then holds links, its foot addresses, its lists copy. */
export function looksLikeSite(prompt: string): boolean {
  const opening = prompt.slice(0, 400);
  if (SAID.test(opening)) return !WORK.test(opening);
  return PARTS.test(prompt);
}
