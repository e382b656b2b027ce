import { findMentions } from '../lexicon/find-mentions.ts';
import type { Mention } from '../lexicon/mention.ts';
import { spaced } from './tag-words.ts';

/** How the looks of a page are called. */
export const STYLE =
  /^(?:theme|style|colou?rs?|palette|(?:design[_\s-]?)?tokens|look|design|font|fonts|typography|typeface|mode|appearance|visuals?(?:[_\s-]?style)?|(?:colou?r[_\s-]?)?(?:mode|scheme))$/iu;
/** Keys of what must not be there. */
export const REFUSED =
  /^(?:not?(?:[_\s-]?wanted)?|unwanted|dont|don['’]t|do[_\s-]?not|never|must[_\s-]?not|avoid|exclude[ds]?|exclusions?|forbidden|without|omit|leave[_\s-]?out|out[_\s-]?of[_\s-]?scope|non[_\s-]?goals)(?:[_\s-]?(?:show|include|contain|use|add|want|have))?$/iu;
/** Objects that only hold the page. */
export const HOLDER =
  /^(?:screen|page|shell|frame|chrome|layout|view|spec|ui|target|request|main|body|content|copy|meta|root)$/iu;
export const PRODUCT = /^(?:product|app|brand)$/iu;
export const IS_CURRENT = /^(?:is[_\s-]?)?(?:active|current|selected)(?:[_\s-]?(?:item|tab|page|entry|link))?$/iu;
export const PLACED: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[_\s-])(?:side|right|detail|inspector)(?:[_\s-]|$)/iu, 'right'],
  [/(?:^|[_\s-])left(?:[_\s-]|$)/iu, 'left'],
  [/(?:^|[_\s-])(?:bottom)(?:[_\s-]|$)/iu, 'bottom'],
];
/** Parts of the frame by their keys. */
export const NAVIGATION =
  /^(?:(?:top|main|side|bottom|left|primary)?[_\s-]?(?:nav(?:igation)?|menu|sidebar|tab[_\s-]?bar|rail)(?:[_\s-]?(?:items|links|bar|left|right|top|bottom|side))?|tabs?bar|sidebar|(?:bottom|top)[_\s-]?tabs?|top[_\s-]?navigation|bottom[_\s-]?navigation)$/iu;
export const HEADER = /^(?:page[_\s-]?)?(?:header|top[_\s-]?bar|app[_\s-]?bar|title[_\s-]?bar|topbar)$/iu;
export const ACTIONS = /^(?:(?:primary|secondary|main|header|page)?[_\s-]?(?:actions?|buttons?|ctas?))$/iu;
export const NOTICE = /(?:^|\s)(?:callout|notice|alert|banner|warning|info|message|toast|hint)$/iu;
/** Keys at the page's own level that tell whoever builds it what it is. */
export const SPOKEN =
  /^(?:description|(?:screen|page|view) (?:name|id|type)|type|who|about|behaviou?r(?: notes)?|notes)$/iu;
export const DEVICE = /^(?:device(?:[_\s-]?type)?|platform|viewport|form[_\s-]?factor)$/iu;
export const STEPS = /^(?:steps?|step (?:indicator|bar)|stepper|progress steps|wizard(?: steps)?)$/iu;
/** Keys whose value says what is to be seen. */
export const SEEN = /^(?:visual|graphic|media|still|chart|graph|image|illustration|figure)$/iu;
/** Keys of sentences that are shown as they stand. */
export const PROSE =
  /^(?:intro|lead|description|synopsis|line|comment|note|bottom line|(?:\p{L}+ )?text|body|copy|message|about|bio|quote)$/iu;
/** Keys that say what pressing does: their value is a button's words. */
export const DOES =
  /^(?:add|create|edit|delete|remove|load|show|view|see|open|submit|save|cancel|confirm|send|download|upload|share|retry|undo)\s\p{Ll}+$/iu;
/** An entry that says what is to be seen: "photo of cable trays". */
export const PICTURED =
  /^(?:an?\s)?(?:\p{L}+\s)?(?:photo(?:graph)?|picture|image|illustration|drawing|thumbnail|screenshot|portrait|avatar|logo|map)s?\s(?:of|with)\s\p{L}/iu;
export const FOOTER = /^footer$/iu;
/** The bar that stays at the window's lower edge. */
export const FOOT = /^(?:(?:sticky|fixed|bottom|action|cta) )+(?:bar|footer|foot|button|actions?|cta)$|^foot$/iu;

/** "chip_list" are chips: what people use says more than how it stands. */
export const mentionOf = (key: string): Mention | undefined => {
  const mentions = findMentions(spaced(key));
  const sure = mentions.filter(({ isWeak }) => !isWeak);
  return sure.find(({ makes }) => makes.kind === 'control') ?? sure.at(-1) ?? mentions.at(-1);
};
