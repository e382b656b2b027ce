/** Words that say what kind of page or writing is asked for; whatever it is about stands behind them. */
const FORMAT =
  /\b(?:careers?|jobs?|vacanc(?:y|ies)|open positions?|help|center|centre|support|knowledge|base|status|permissions?|roles?|matrix|course|landing|index|archive|journal|overview|blogs|writers?|donations?|donate|fundraiser|giving|checkout|cart|menu|booking|gallery|blog|posts?|articles?|newsletters?|sign-?\s?up|pages?|landing|home|homepage|website|site|magazine|essay|stor(?:y|ies)|guide|press|release|event|about|contact|faq|pricing|portfolio|product|shop|store|online|category|listing|booking|search|results?|screen|app|mobile|desktop|email|e-mail|template|design|the|an?|and|for|of|single|simple|modern|clean|long-?form|us|our|my)\b/gi;

/** Whether words only name a format: "blog post" of "blog post about growing tomatoes". */
export const isOnlyFormat = (text: string): boolean => text.replaceAll(FORMAT, '').replace(/[^\p{L}]/gu, '') === '';
