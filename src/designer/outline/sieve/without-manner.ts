import { nameColor } from '../style/name-color.ts';

/** What words are set in: the thing that a manner is said of. */
const SET_IN =
  'letters?|lettering|type|print|font|typeface|text|capitals|caps|digits|numerals|figures|numbers|characters|writing|schrift|buchstaben|ziffern|lettres|caractères|chiffres|letras|cifras|lettere|caratteri|cijfers|lettertype|liter(?:y|ami)|bokstäver|harfler';

/** "in HUGE letters", "set in very small type", "in großer Schrift" at the end of a phrase. */
const IN_TYPE = new RegExp(
  String.raw`[\s,]+(?:set |written |shown |printed |drawn )?(?:in|mit|en|con|com|em|in het|i|z)\s+(?:\p{L}+[\s-]+){0,3}(?:${SET_IN})$`,
  'iu',
);

/** "in amber", "in red": a colour at the end; what else "in" leads to is a place or a time. */
const IN_COLOR =
  /[\s,]+(?:in|(?:and\s+)?(?:therefore|thus|hence))\s+(?:(?:a|dark|light|pale|bright|muted|soft|deep)\s+){0,2}(\p{Ll}+)(?:\s+(?:colou?r|ink|tone))?$/u;

/** ", max 720px", ", 60 % wide", ", two columns": measures of a part behind a comma. */
const MEASURED =
  /\s*(?:,\s|\()\s*(?:(?:max|min|about|ca\.?|roughly|full|half)[\s-]*)?(?:(?:\d+\s*(?:px|rem|em|%)(?:\s*(?:wide|high|tall))?)|full[\s-]width|full[\s-]bleed|(?:two|three|four)[\s-]columns?)\)?$/iu;

/** ", yellow box", ", red pill": a colour and the shape that it fills behind a comma. */
const SHAPED =
  /\s*,\s*(?:an?\s+)?(?:(?:big|small|large|thin|bold|soft|light|dark|pale)\s+)*(\p{Ll}+)\s+(?:box|pill|badge|band|bar|strip|card|chip|tag|frame|border|outline|background|label|dot|stripe)$/u;

/** "Riders with a coloured dot", "Unfilled, shown with a dashed red border": a mark that a thing carries. */
const WITH_MARK =
  /,?\s+(?:(?:each|all|shown|drawn|marked)\s+)?with\s+(?:an?|the|its|their)\s+(?:\p{Ll}+[\s-]+){0,3}(?:dots?|icons?|stripes?|borders?|edges?|outlines?|frames?|shadows?|underlines?|tints?|backgrounds?|thumbnails?|portraits?|avatars?)$/u;

/** "the slots as selectable pills": a form that things take. */
const AS_FORM =
  /\s+as\s+(?:\p{Ll}+[\s-]+){0,2}(?:pills|chips|cards|tiles|rows|dots|bars|badges|tags|blocks|circles|icons|lists?|tables?|grid|buttons|tabs|thumbnails|stripes|text|links|bullets|columns)$/u;

/** "Today's total really big": how loud it stands. */
const LOUD =
  /,?\s(?:really|very|super|extra|nice and|so|as|richtig|ganz|sehr|très|bien|muy)\s(?:big|large|small|bold|huge|tiny|clear|prominent|groß|klein|fett|gros(?:se)?|grand[e]?|visible|petite?|grande|pequeñ[oa]|visible)(?:\s(?:please|pls|bitte))?$/iu;

/** "tinted by language", "side by side": how several things are told apart or stand. */
const AMONG =
  /,?\s+(?:(?:are\s+)?(?:tinted|colou?red|shaded|highlighted|colou?r-coded)\s+by\s+\p{Ll}+|side by side)(?=$|\s(?:by|with|in)\s)/u;

/** What people add to a request. */
const ADDED =
  /,\s*(?:of course|please|pls|obviously|if possible|thanks|for example|for instance|only one of (?:these|them)|one of (?:these|them)|use (?:these|this|the) (?:values|data|copy|texts?))$/iu;

/** "…, I drag numbers in there": what the asker does with it. */
const TALK = /,\s*(?:i|we)\s+(?:\p{Ll}+)\s.*$/iu;

/** "Section 2, the rooms", "Part 1: Arrival": a count of the prompt's own parts. */
const COUNTED = /^(?:section|part|block|area)\s+(?:\d{1,2}|[a-d])\s*[,:–—-]\s*(?:the\s+)?(?=\S)/iu;

/**
 * A phrase without what is said at its end of how it is drawn: "Next street in HUGE letters" is "Next street". The whole
 * phrase where nothing is.
 *
 * @example withoutManner('Warnings, yellow box') // 'Warnings'
 */
export function withoutManner(phrase: string): string {
  let rest = phrase;
  for (let round = 0; round < 3; round++) {
    const cut = cutOnce(rest);
    if (cut === rest) return rest;
    rest = cut;
  }
  return rest;
}

function cutOnce(phrase: string): string {
  const plain =
    IN_TYPE.exec(phrase) ??
    MEASURED.exec(phrase) ??
    WITH_MARK.exec(phrase) ??
    AS_FORM.exec(phrase) ??
    LOUD.exec(phrase) ??
    ADDED.exec(phrase) ??
    TALK.exec(phrase);
  if (plain !== null) return phrase.slice(0, plain.index);
  const among = AMONG.exec(phrase);
  if (among !== null) return phrase.slice(0, among.index) + phrase.slice(among.index + among[0].length);
  const counted = COUNTED.exec(phrase);
  if (counted !== null) return upper(phrase.slice(counted[0].length));
  const colored = IN_COLOR.exec(phrase) ?? SHAPED.exec(phrase);
  return colored !== null && nameColor(colored[1] ?? '', true) !== undefined ? phrase.slice(0, colored.index) : phrase;
}

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
