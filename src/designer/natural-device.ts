import type { DrawnDevice } from '../domain/designer.ts';
import type { Brief } from './brief.ts';
import { APP_SIGNS, APP_WORDS } from './outline/language/device-words.ts';
import { findWords, wordPattern } from './outline/language/word-pattern.ts';

/** Kinds of screens that people open on a wide page, whatever the product itself runs on. */
export const WIDE_FIRST: ReadonlySet<string> = new Set(['landing', 'pricing', 'article', 'document']);
/** Kinds of screens that are looked at on a phone unless something says otherwise. */
const PHONE_FIRST: ReadonlySet<string> = new Set(['player', 'onboarding', 'chat']);

/** Words by which a prompt speaks of something that is worked at, or opened in a browser. */
const ON_A_DESK =
  /\b(?:web|desktop|saas|b2b|admin\w*|dashboards?|panel|portal|console|platforms?|back[- ]?office|internal|enterprise|crm|erp|cms|ide|editor|studio|suite|workspaces?|tables?|kanban|spreadsheets?|sidebar|side nav\w*|pages?|(?:web)?sites?|homepage|landing|analytics|command|control (?:room|center|centre)|extension|cockpit|terminal|teams?|split|columns?|wide|full[- ]width|grid)\b/i;
/** Words by which it speaks of something in the hand. */
const IN_THE_HAND =
  /\bapps?\b|\b(?:bottom (?:nav\w*|bar|tabs?|sheet)|tab bar|swip\w+|pull[- ]to[- ]refresh|home screen|lock screen|floating action button|fab)\b|\b(?:log ?in|sign[- ]?(?:in|up)|welcome|profile|settings|splash|checkout|notification|now playing|workout|tracker) screen\b/i;
/** The same two in other languages; those that part no words are found anywhere. A bare page is also one of an app. */
const DESK_ELSEWHERE =
  /(?<!\p{L})(?:webanwendung|web-?seite|webapp|verwaltung|übersicht für|tableau de bord|site|panel de|panel d|p[áa]gina web|pagina web|pannello|cruscotto|painel|instrumentpanel\p{L}*|pulpit|strona internetowa|webbplats|beheer|панел\p{L}*|дашборд\p{L}*|сайт\p{L}*|yönetim|panosu|panel[iy]?|web sitesi)(?!\p{L})|ダッシュボード|管理画面|サイト|后台|仪表|数据看板|网站|網站|대시보드|관리자|사이트|لوحة|موقع|לוח בקרה|אתר|แดชบอร์ด|เว็บ|डैशबोर्ड|वेबसाइट/iu;
const HAND_ELSEWHERE = findWords(wordPattern(APP_WORDS), APP_SIGNS);
/** Words by which a screen has a second column beside its own. */
const BESIDE_OTHERS = /\b(?:sidebar|side nav\w*|left rail|two[- ]pane|split view)\b/i;
/** Only the opening says what is made; what follows describes it. */
const OPENING_LENGTH = 160;

/**
 * The device that a screen is looked at on when neither prompt nor caller names one; `otherwise` where no word of it speaks of
 * a desk or of something in the hand.
 */
export function naturalDevice(
  { archetype, prompt }: Pick<Brief, 'archetype' | 'prompt'>,
  otherwise: DrawnDevice = 'DESKTOP',
): DrawnDevice {
  if (WIDE_FIRST.has(archetype)) return 'DESKTOP';
  // A conversation beside a list of others is read at a desk.
  if (PHONE_FIRST.has(archetype)) return BESIDE_OTHERS.test(prompt) ? 'DESKTOP' : 'MOBILE';
  const opening = prompt.slice(0, OPENING_LENGTH);
  const isInTheHand = IN_THE_HAND.test(opening) || HAND_ELSEWHERE.test(opening);
  const isOnADesk = ON_A_DESK.test(opening) || DESK_ELSEWHERE.test(opening);
  if (isOnADesk) return 'DESKTOP';
  return isInTheHand ? 'MOBILE' : otherwise;
}
