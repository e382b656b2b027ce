import { readColorName } from './color-name.ts';
import { PAIRED } from './readers/read-flip.ts';
import { NAME_LIST } from './rephrase.ts';

/** Words that begin something new to do. */
const VERB =
  /^(?:(?:please|also|then|just|now|finally|maybe|only) )*(?:make|change|set|use|switch|turn|add|include|insert|remove|delete|drop|hide|move|put|place|rename|call|replace|swap|duplicate|copy|increase|decrease|reduce|enlarge|shrink|give|get rid|take (?:out|away|off)|tighten|loosen|round|convert|apply|keep|leave|kill|ditch|lose|(?:don['’]?t|do not) (?:touch|change|move|remove|delete|edit|alter)|sort|reverse|highlight|center|centre|bring|limit|let|mark|select|choose|show|put)\b/i;

const STRONG =
  /\s*[\n;]+\s*|\s*(?:\.{3,}|…)\s+|(?<=[^\d\s.][.!?])(?<!\b(?:dr|mr|mrs|ms|st|nr|no|prof|approx|vs|inc|ltd|e\.g|i\.e)\.)\s+(?=\S)|\s+[-–—]\s+(?=(?:use|make|add|remove|change|move|set|show|hide|put|replace|rename|delete|drop)\b)|\s*[,.]?\s+(?:and then|after that,?)\s+/gi;
const WEAK =
  /\s*,\s*(?:(?:and|but|then|plus|also|otherwise)\s+)*|\s+(?:and also|and|but|plus|then|as well as|&|with)\s+/gi;
const BRACKETS = /\s*\(([^()]*)\)/g;

/** A message is written as it stands, with its mark at the end. */
const SAID = /\b(?:message|reply)\b[^:]*:\s*\S/i;

export type IsClause = (text: string) => boolean;

/** One clause for each thing to do, with quotes masked; `isClause` tells what can be read by itself. */
export function splitClauses(instruction: string, isClause: IsClause): string[] {
  return instruction
    .replaceAll(BRACKETS, '; $1')
    .split(STRONG)
    .flatMap((sentence) => splitSentence(sentence.trim(), isClause))
    .map((clause) => clause.replace(SAID.test(clause) ? /^[\s,.;:!?-]+|\s+$/g : /^[\s,.;:!?-]+|[\s,.;!?]+$/g, ''))
    .filter((clause) => clause !== '');
}

const LISTING =
  /^(?:please )?(?:add|include|insert|show|we need|i want)\s+(?!.*\b(?:field|button|link|toggle|checkbox)s?\b)[^,]*?(?::\s|\s(?:with|about|covering|asking for|listing)\s(?!(?:the|my|our|an?)\s))/i;

function splitSentence(sentence: string, isClause: IsClause): string[] {
  if (
    CONDITIONAL.test(sentence) ||
    PAIRED.test(sentence) ||
    NAME_LIST.test(sentence) ||
    /^(?:split|divide)\b/i.test(sentence)
  )
    return [sentence];
  for (const match of sentence.matchAll(WEAK)) {
    const left = sentence.slice(0, match.index).trim();
    const right = sentence.slice(match.index + match[0].length).trim();
    if (left === '' || right === '') continue;
    if (/^(?:remove|delete|drop|hide|change) (?:that|it|this|them)$/i.test(right)) continue;
    if (isDetail(left, right, match[0], isClause)) continue;
    const carried = carry(left, right);
    const given = /\swith\s$/i.test(match[0]) ? carryGiven(left, right) : undefined;
    if (given !== undefined && isClause(left) && isClause(given)) return [left, ...splitSentence(given, isClause)];
    const isWith = /\swith\s$/i.test(match[0]);
    if (
      isWith
        ? isStyle(left) && startsClause(right, isClause)
        : VERB.test(right) || (!LISTING.test(left) && isClause(left) && startsClause(right, isClause))
    )
      return [left, ...splitSentence(right, isClause)];
    // "Add figures: 500 students, 12 teachers": what is listed is part of one wish.
    if (LISTING.test(left)) continue;
    if (!isWith && carried !== undefined && isClause(left) && isClause(carried))
      return [left, ...splitSentence(carried, isClause)];
  }
  return isClause(sentence) ? [sentence] : splitAtKnown(sentence, isClause);
}

/** "Add an order for Anna Berg, paid, €120": what is told of the new thing, not another thing to do. */
function isDetail(left: string, right: string, joint: string, isClause: IsClause): boolean {
  if (!joint.includes(',') || VERB.test(right) || !TOLD.test(left)) return false;
  const [first = ''] = right.split(/\s*,\s+|\s+and\s+/);
  const isNew = /^(?:please )?(?:add|insert|create|include)\b/i.test(left);
  if (
    (isNew ? /^(?:an?|another|two|three|some|the)\s/i : /^the\s/i).test(first) ||
    first.split(/\s+/).length > LONGEST_DETAIL
  )
    return false;
  return VALUE.test(first) || !isClause(first);
}

const TOLD =
  /^(?:please )?(?:(?:add|insert|create|include)\s.*?(?:\s(?:for|called|named|titled|from|by)\s|:\s|\s\p{Lu}|\uE000)|(?:replace|change|swap)\s.+\s(?:with|to|by|for)\s)/u;
const VALUE =
  /^(?:at |due |since |status )?(?:[$€£¥]\s?\d[\d.,]*|\d[\d.,:]*\s?(?:[$€£¥%]|\p{L}{1,8})?|paid|unpaid|open|done|pending|active|delivered|overdue|new|sold out|in stock|(?:one|two|three|four|five|six|\d+) (?:\p{L}+ ?){1,3})$/iu;
const LONGEST_DETAIL = 6;

/** What cannot be read as a whole is parted from what can. */
function splitAtKnown(sentence: string, isClause: IsClause): string[] {
  for (const match of sentence.matchAll(WEAK)) {
    const left = sentence.slice(0, match.index).trim();
    const right = sentence.slice(match.index + match[0].length).trim();
    if (left !== '' && right !== '' && !/\swith\s$/i.test(match[0]) && isClause(left))
      return [left, ...splitSentence(right, isClause)];
  }
  return [sentence];
}

const CONDITIONAL = /^(?:if|when|unless|in case)\b/i;

/** A mode or theme that is asked for together with other looks: "dark mode with a teal accent". */
const isStyle = (text: string): boolean =>
  /\b(?:mode|theme|version|look|design)$/i.test(text) || /^make (?:it|the (?:page|screen)) \w+$/i.test(text);

/** Whether the words before the next joint, or all of them, can be read. */
function startsClause(text: string, isClause: IsClause): boolean {
  if (
    /^\d+\s+\p{Lu}/u.test(text) ||
    /^(?:most \p{L}+ first|least \p{L}+ first|latest|newest|oldest|earliest|highest|lowest|largest|smallest|cheapest|ascending|descending)\b/iu.test(
      text,
    )
  )
    return false;
  if (isClause(text)) return true;
  for (const match of text.matchAll(WEAK)) {
    const first = text.slice(0, match.index).trim();
    if (first !== '' && isClause(first)) return true;
  }
  return false;
}

/** A verb that is meant once more: "change A to B and C to D", "add a map and a list", "make it dark and warmer". */
function carry(left: string, right: string): string | undefined {
  if (/^\uE000\d+\uE001\s+(?:to|into|with|→|->)\s/i.test(right)) return `change ${right}`;
  // "Rename Home to Rent and Groceries to Food".
  const named = /^(rename|change|replace) \p{Lu}.* (?:to|with|by) \S/u.test(left)
    ? /^\p{Lu}[^,;]{1,40} (?:to|with|by) \S/u.exec(right)
    : null;
  if (named !== null) return `${/^\w+/.exec(left)?.[0] ?? 'rename'} ${right}`;
  if (
    /^(?:an?|another|two|three|some)\s/i.test(right) &&
    /^(?:please )?(?:add|include|insert)\s/i.test(left) &&
    !/\s(?:with|for|showing|of|that)\s/i.test(left)
  )
    return `add ${right}`;
  // "Make name optional and the button green": made so too.
  const made = /^(make|set|turn|paint|colou?r)\s/i.exec(left)?.[1];
  if (
    made !== undefined &&
    /^(?:the|all|my|every|its?)\s/i.test(right) &&
    right.split(/\s+/).length <= MOST_QUALITY_WORDS + 1
  )
    return `${made} ${right}`;
  const looked = carryLook(left, right);
  if (looked !== undefined) return looked;
  const quality =
    /^((?:make|turn|set|change)\s+(?:it|this|everything|the (?:whole |entire )?(?:screen|page|design)))\s/i.exec(
      left,
    )?.[1];
  return quality !== undefined && right.split(/\s+/).length <= MOST_QUALITY_WORDS ? `${quality} ${right}` : undefined;
}

const MOST_QUALITY_WORDS = 4;

const LOOK =
  /^(?:(?:a (?:bit|little)|much|slightly|more) )?(?:full[- ]width|bold(?:er)?|italics?|uppercase|centered|centred|bigger|larger|smaller|taller|shorter|slimmer|wider|narrower|round(?:er|ed)?|square|outlined?|filled|serif|sans(?:[- ]serif)?|transparent|dark(?:er)?|light(?:er)?|sticky|compact|airy|highlighted|bordered|underlined)$/i;
const isLook = (words: string): boolean => LOOK.test(words) || (words.split(' ').length <= 2 && isColor(words));
const isColor = (words: string): boolean => {
  const { hex, rest } = readColorName(words.replace(/^in /i, ''));
  return hex !== undefined && rest === '';
};

/** "Make the cards white with a thin border": they are given one too. */
function carryGiven(left: string, right: string): string | undefined {
  const subject = carryLook(left, 'bold')?.replace(/^(?:make|set|turn|have|let)\s+|\s+bold$/gi, '');
  return subject !== undefined && /\b(?:borders?|shadows?|outlines?|corners|gradient|padding)$/i.test(right)
    ? `give ${subject} ${right}`
    : undefined;
}

/** "Make the button full width and black": both are said of the button. */
function carryLook(left: string, right: string): string | undefined {
  const [, verb, said] = /^((?:make|set|turn|have|let)\s+)(.+)$/i.exec(left) ?? [];
  if (verb === undefined || said === undefined || !isLook(right)) return undefined;
  const words = said.split(' ');
  for (let count = 3; count > 0; count -= 1)
    if (words.length > count && isLook(words.slice(-count).join(' ')))
      return `${verb}${words.slice(0, -count).join(' ')} ${right}`;
  return undefined;
}
