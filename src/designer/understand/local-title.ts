import type { Brief } from '../brief.ts';
import { capitalize } from './word-forms.ts';

/** Words for a page of a site, by which a prompt opens. */
const PAGE = String.raw`(?:web|start|haupt|home|internet|verkko|hjemme|hem|nett)?-?(?:seite|site|page|sida|side|sivu|sivut|oldal)|landing ?page|página(?: web)?|pagina(?: web)?|pagină|sito(?: web)?|site(?: web| internet)?|strona(?: internetowa)?|stránk[auy]|honlap\p{L}*|weboldal\p{L}*|сайт|страниц[ау]|сторінк[ау]|sayfa(?:sı)?|web sitesi`;
const APP = String.raw`app|application|appli|aplicación|aplicativo|applicazione|aplikacja|aplikace|applikation|sovellus|alkalmazás|uygulama|приложение|застосунок`;
const FOR = String.raw`für|pour|para|per|voor|för|for|til|till|pentru|dla|pro|для`;
const ARTICLE = String.raw`eine[nmrs]?|ein|der|die|das|den|unsere[nmr]?|une?|una|uma?|los|las|el|la|le|les|lo|il|een|het|de|en|ett|et|nossa|nosso|nuestr[oa]|notre|mein[e]?|meu|minha`;

const OPENING = 60;
const IS_PAGE = new RegExp(
  String.raw`(?<!\p{L})(?:${PAGE})(?!\p{L})|サイト|ページ|사이트|페이지|网站|网页|页面|網站|صفحة|موقع|עמוד|אתר`,
  'iu',
);

/** Whether a prompt opens by asking for a page that visitors read. */
export const isPage = ({ prompt }: Pick<Brief, 'prompt'>): boolean => IS_PAGE.test(prompt.slice(0, OPENING));

const ASKED_FOR = new RegExp(
  String.raw`^(?:(?:${ARTICLE})\s+)?(?:${PAGE}|${APP})\s+(?:${FOR})\s+(?:(?:${ARTICLE})\s+)?(?=\S)`,
  'iu',
);
const ONLY_A_SCREEN = new RegExp(String.raw`^(?:(?:${ARTICLE})\s+)?(?:${PAGE}|${APP})$`, 'iu');
const LONGEST = 60;

/** The page's heading in the prompt's words: what it is for where that is said ("Seite für eine Bäckerei"). */
export function localTitle({ heading, brand, subject, prompt }: Brief): string {
  // A name that an earlier screen gave is no name of this page.
  const own = brand !== undefined && prompt.includes(brand) ? brand : undefined;
  const words = heading ?? (subject === '' || ONLY_A_SCREEN.test(subject) ? (own ?? shorten(prompt)) : subject);
  return capitalize(words.replace(ASKED_FOR, ''));
}

/** The first sentence of a prompt, whole words of it. */
function shorten(prompt: string): string {
  const first = prompt.trim().split(/[.!?\n。！？]/u)[0] ?? '';
  return first.length <= LONGEST ? first : first.slice(0, LONGEST).replace(/\s+\S*$/u, '');
}
