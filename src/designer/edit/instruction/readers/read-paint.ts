import { findColors } from '../../../understand/find-colors.ts';
import type { EditOperation } from '../../edit-operation.ts';
import { toTarget, type ReadClause } from '../clause.ts';
import { readColorName } from '../color-name.ts';

/** "Make the header blue", "give the cards a beige background", "the second card should be yellow", "red badge". */
const WAYS: readonly RegExp[] = [
  /^(?:make|let|have)\s+(?<part>.+?)\s+have\s+(?:an?\s+)?(?<color>(?:\p{L}+[ -])?(?:\p{L}+|#[0-9a-f]{3,8}))\s+(?:background|ground|colou?r)$/iu,
  /^(?:make|turn|paint|colou?r|set|have|tint)\s+(?:the (?:background|colou?r|ground|fill) of\s+)?(?<part>.+?)(?:'s)?(?:\s+(?:background|colou?r))?\s+(?:to (?:be )?|in (?:an? )?|into (?:an? )?|be |with (?:an? )?)?(?<color>(?:\p{L}+[ -])?(?:\p{L}+|#[0-9a-f]{3,8}))$/iu,
  /^(?:give|put)\s+(?<part>.+?)\s+(?:on\s+)?(?:an?\s+)?(?<color>(?:\p{L}+[ -])?(?:\p{L}+|#[0-9a-f]{3,8}))\s+(?:background|ground|backdrop|fill|colou?r|tint)(?: colou?r)?$/iu,
  /^(?:change|set|switch|turn)\s+(?:the )?(?:background |fill )?(?:colou?r|background|fill)\s+(?:of|for|on|behind)\s+(?<part>.+?)\s+(?:to|as|into)\s+(?<color>(?:\p{L}+[ -])?(?:\p{L}+|#[0-9a-f]{3,8}))$/iu,
  /^(?:change|switch|set)\s+(?<part>.+?)(?:'s)?\s+(?:background|colou?r)(?: colou?r)?\s+to\s+(?<color>(?:\p{L}+[ -])?(?:\p{L}+|#[0-9a-f]{3,8}))$/iu,
  /^(?:change|switch)\s+(?<part>.+?)\s+to\s+(?<color>(?:\p{L}+[ -])?(?:\p{L}+|#[0-9a-f]{3,8}))$/iu,
  /^(?:highlight|mark|emphasi[sz]e)\s+(?<part>.+?)\s+(?:in|with)\s+(?:an? )?(?<color>(?:\p{L}+[ -])?(?:\p{L}+|#[0-9a-f]{3,8}))(?: background| colou?r)?$/iu,
  /^(?:i (?:want|would like|'d like)\s+)?(?<part>.+?)\s+(?:should|must|has to|could|ought to|needs to|shall)\s+(?:be|have|become|turn)\s+(?:in\s+)?(?:an?\s+)?(?<color>(?:\p{L}+[ -])?(?:\p{L}+|#[0-9a-f]{3,8}))(?:\s+(?:background|colou?r|instead))?$/iu,
  /^(?:(?:use|put|try|apply)\s+)?(?:an?\s+)?(?<color>(?:\p{L}+[ -])?(?:\p{L}+|#[0-9a-f]{3,8}))(?:\s+background)?\s+(?:for|on|behind|in)\s+(?<part>(?:the|my|our)\s+.+)$/iu,
  /^(?:i (?:want|would like|'d like)\s+|show\s+)?(?<part>(?:the|first|second|third|last|my|our|each|every|all)\s+.+?)\s+in\s+(?:an?\s+)?(?<color>(?:\p{L}+[ -])?(?:\p{L}+|#[0-9a-f]{3,8}))$/iu,
  /^(?:an? )?(?<color>(?:(?:dark|light|deep|bright|pale|soft)[ -])?(?:\p{L}+|#[0-9a-f]{3,8}))\s+(?<part>(?:header|footer|sidebar|side ?bar|navbar|nav ?bar|top ?bar|toolbar|hero|banner|badges?|cards?|tiles?|tabs?|chips?|tags?|menu|buttons?|cta|table|tab bar|bottom bar|app bar|navigation))$/iu,
  /^(?<part>(?:[\p{L}-]+ ){0,2}(?:headings|headlines|titles|prices|amounts|icons|links|labels|numbers|figures|stars|dates|names|buttons|badges|tabs|chips|cards|header|footer|sidebar|side bar|navbar|nav bar|top bar|tab bar|bottom bar|menu|hero|banner|table|toolbar|button|background of .+|headline|title|heading|price|subtitle|tagline|(?:text|words|headline|title|heading) (?:in|of|on) the [\p{L} ]+?))\s+(?:in\s+)?(?:an?\s+)?(?<color>(?:\p{L}+[ -])?(?:\p{L}+|#[0-9a-f]{3,8}))(?: colou?r)?$/iu,
  /^(?<color>(?:(?:dark|light|deep|bright|pale|soft|hot|sky|royal|forest|navy|mint|lime)[ -])?(?:\p{L}+|#[0-9a-f]{3,8}))\s+(?<part>(?:(?:for|on)\s+)?(?:the\s+|all\s+)*(?:[\p{L}-]+ )?(?:headings?|headlines?|titles?|prices?|icons?|links|labels|numbers|figures|stars|dates|names))$/iu,
];

/** What is the whole screen's, and what is no box: colours of these are the theme's. */
const WHOLE =
  /^(?:(?:the|this|my|our|your|its|all|whole|entire|everything|it|that|them|these|those|of)\s*)*(?:(?:page|screen|app|site|website|theme|design|palette|colou?rs?|colou?r scheme|scheme|look|ui|background|canvas|accents?|accent colou?r|primary(?: colou?r)?|secondary(?: colou?r)?|tertiary(?: colou?r)?|main colou?r|brand(?: colou?r)?|highlights?|links?|text|texts|type|words|fonts?|headlines?|headings?|titles?|icons?|mode|version|style)(?:'s)?\s*(?:background|colou?r)?)?$/i;
const TEXTUAL =
  /\b(?:text|headlines?|headings?|title|subtitle|words|font|link|icons?|picture|photo|image|illustration|cover|artwork|chart|graph|line|lines|bars|border|shadow|outline|accents?|avatar|logo)s?$/i;
/** A picture of something is no colour; everything is no part. */
/** What has no ground of its own and is read: its colour is that of the words, or of the lines of an icon. */
const WORDY =
  /^(?!.*\b(?:whole|entire|page|screen|all text|pictures?|photos?|brand|accent)\b)(?:(?:the|all|my|our|of|these|every|each)\s+)*(?:[\p{L}'’-]+\s+){0,3}?(?:headlines?|headings?|titles?|subtitles?|prices?|icons?|links|labels?|numbers|figures|values|amounts|totals?|names|dates|stars?|captions?|tagline|eyebrow|(?:pull )?quotes?|subheadings?|(?:heading|headline|title|price|label|link|icon|menu|nav|header|footer|card|body|table|button|quote|figure|number|hero) (?:text|words|colou?r)|(?:text|words)(?= (?:in|of|on) ))(?:\s+(?:in|of|on|at|inside)\s+.+)?$/iu;
const OTHER =
  /^(?:everything|all|anything)\b|\b(?:picture|photo|image|illustration|cover|icon|artwork|drawing)s?\b|\ban?$/i;
/** All the actions of a screen are what its main colour is for. */
const ACTIONS = /^(?:(?:the|all|my|our|of)\s+)*(?:buttons|links|actions|ctas)$/i;
const OWN_WORDS = /\blinks$/i;
/** "The button colour" is that of all of them. */
const BUTTON_COLOR = /\bbutton (?:background )?colou?r\b/i;
const COLOR_WORDS = /^(?:the )?(?:\p{L}+ )?(?:colou?r|ones?|parts?|bits?)$/iu;

/** One part of the screen in a colour of its own; the theme stays. */
export const readPaint: ReadClause = ({ text, quotes }): EditOperation | undefined => {
  if (BUTTON_COLOR.test(text)) return undefined;
  for (const way of WAYS) {
    const { part, color } = way.exec(text)?.groups ?? {};
    if (part === undefined || color === undefined) continue;
    const words = part.trim();
    const { hex, name, rest } = readColorName(color);
    if (hex === undefined) continue;
    const target = `${words}${rest === '' ? '' : ` ${rest}`}`;
    const ofWords = WORDY.exec(target)?.[0];
    if (ofWords !== undefined && !/\b(?:background|ground|fill)\b/i.test(text))
      return { kind: 'paint', target: toTarget(target, quotes), hex, name, on: 'words' };
    if (ACTIONS.test(target) && !/^(?:change|switch) /i.test(text) && !OWN_WORDS.test(target))
      return { kind: 'color', hex, name, role: 'primary' };
    if (
      OTHER.test(target) ||
      WHOLE.test(target) ||
      TEXTUAL.test(target) ||
      ACTIONS.test(target) ||
      COLOR_WORDS.test(target)
    )
      return undefined;
    // "Change the green to orange": a colour of the theme gives way to another.
    if (findColors(`${target.replace(/^the /i, '')} color`).length > 0 && target.split(' ').length <= MOST_COLOR_WORDS)
      return undefined;
    return { kind: 'paint', target: toTarget(target, quotes), hex, name };
  }
  return undefined;
};

const MOST_COLOR_WORDS = 3;
