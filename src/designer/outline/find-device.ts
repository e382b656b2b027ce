import type { DrawnDevice } from '../../domain/designer.ts';

/** How a page behaves elsewhere, and what a phone is used for, say nothing of the device it is drawn for. */
const IN_PASSING = [
  /\bcollaps\w*\b[^.;]*?\bon (?:mobile|phones?|small(?:er)? screens)\b/gi,
  /\bmobile[\s-](?:friendly|responsive|responsiveness|optimi[sz]ed|navigation|nav|menu|breakpoints?|money|payments?|number|ready|bikes?|bicycle|repairs?|vans?|clinics?|vets?|librar\w+|kitchens?|homes?(?!\s(?:screen|page|view|tab|feed|dashboard)s?\b)|workshops?|groom\w+|dentists?|dent\w+|massages?|car|cars|bars?|saws?|carriers?|plans?|data|saunas?|phones?|mechanics?|detailing|veterinar\w+)\b/gi,
  /\bfloating mobile\b/gi,
  /\bphone[\s-](?:number|field|input|calls?|support)\b/gi,
  /\bto a hamburger\b[^.,;)]*/gi,
];

/** A prompt for several devices names none. */
const SEVERAL =
  /\b(?:mobile|phones?)(?:,| and| &| ?\/| or) ?(?:tablets?(?:,? and|,) )?desktop|\bdesktop(?:,| and| &| ?\/| or) ?(?:tablets?(?:,? and|,) )?(?:mobile|phone)|\b(?:all|any|every) devices?\b/i;

const DEVICE_WORDS: readonly (readonly [DrawnDevice, RegExp])[] = [
  ['TABLET', /\b(?:tablets?|ipads?|kindle)\b|タブレット|平板|태블릿|планшет/iu],
  [
    'MOBILE',
    /\b(?:mobile|mobil\p{L}*|m[oó]vil\p{L}*|iphones?|android|ios|smart ?phones?|handy|handset|cell ?phone|apple watch|smartwatch|cellulare|celular|phone[\s-](?:app|screen|ui|proportions|frames)|(?:for|on) (?:a |the |my )?phones?)\b|スマホ|モバイル|スマートフォン|手机|移动端|小程序|모바일|스마트폰|мобильн/iu,
  ],
  [
    'DESKTOP',
    /\b(?:desktop|laptop|mac ?os|mac app|windows app|wide[\s-]?screen|large screen|web[\s-]?app\p{L}*|(?:in|for) (?:the |a )?browser|browser window|web[\s-]?sites?|homepage|web[\s-]?pages?|webseite|site web|sitio web|sito web|1280|1440|1920)(?:px)?\b|デスクトップ|ウェブサイト|桌面|网站|网页|웹사이트|сайт/iu,
  ],
];

/** The device a prompt names for its screen; undefined when it names none or several. */
export const findDevice = (prompt: string): DrawnDevice | undefined => {
  if (SEVERAL.test(prompt)) return undefined;
  const text = IN_PASSING.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), prompt);
  const found = DEVICE_WORDS.map(([device, words]) => ({ device, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  // "Mobile website": a handset is named on purpose, a website often in passing.
  return found.find(({ device }) => device !== 'DESKTOP')?.device ?? found[0]?.device;
};
