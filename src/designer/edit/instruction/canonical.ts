import { QUOTE } from './mask-quotes.ts';

/** "Should say", "ought to be called": what something is to become. */
const SHALL = "(?:should|must|ought to|has to|have to|needs? to|shall|is to|are to|is supposed to|could|['’]?s got to)";
const PLACE =
  '(?:above|before|below|under|underneath|beneath|after|behind|next to|beside|right after|directly (?:after|above|below)|at the (?:very )?(?:top|bottom|end|start|beginning)|(?:on|to|at) (?:the )?(?:top|bottom|front|end)|first|last|up|down|in front of)';

type Rule = readonly [pattern: RegExp, to: string];

const rule = (source: string, to: string): Rule => [new RegExp(source, 'i'), to];

/**
 * Ways of saying → the one way that readers know: `remove X`, `add X`, `move X above Y`, `change X to Y`, `only N X`. The
 * first that fits is taken.
 */
const RULES: readonly Rule[] = [
  // Keeping.
  rule(
    String.raw`^(?:do not|don['’]?t|never|please don['’]?t) (?:touch|change|alter|edit|modify|remove|delete|move|drop|hide|affect|mess with)\s+(.+)$`,
    'keep $1',
  ),
  rule(
    String.raw`^(?:leave|keep) (.+?) (?:as (?:it is|they are|is)|alone|unchanged|untouched|the same|intact)$`,
    'keep $1',
  ),
  rule(
    String.raw`^keep everything (?:except|but|apart from|besides)(?: for)?\s+(.+?)(?:, (?:remove|delete|drop) (?:that|it|this|them))?$`,
    'remove $1',
  ),
  rule(String.raw`^(?:only|just) keep\s+(.+)$|^keep only\s+(.+)$`, 'remove everything except $1$2'),
  rule(
    String.raw`^(?:show|leave) (?:only|just|nothing but)\s+(?!the (?:first|last|top) \w+ |(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b)(.+)$`,
    'remove everything except $1',
  ),
  // Removing.
  rule(
    String.raw`^(?:get rid of|take (?:out|away|off)|cut out|throw (?:out|away)|delete|drop|hide|lose|omit|clear|kill|ditch|scrap|erase|eliminate|strip(?: out)?|discard|dump|remove|do away with|leave out)\s+(.+)$`,
    'remove $1',
  ),
  rule(String.raw`^take\s+(.+?)\s+(?:out|away|off)$`, 'remove $1'),
  rule(
    String.raw`^(?:i|we) (?:do not|don['’]?t|no longer|never|really don['’]?t) (?:really )?(?:want|need|like|care for|use)(?: to see| to have)?(?: any)?\s+(.+?)(?: any ?more| anymore| at all)?$`,
    'remove $1',
  ),
  rule(String.raw`^(?:no(?: more)?|without(?: any)?|zero)\s+(?!longer)(.+)$`, 'remove $1'),
  rule(String.raw`^show no\s+(.+)$`, 'remove $1'),
  rule(
    String.raw`^(.+?) (?:(?:is|are) (?:unnecessary|not needed|useless|redundant|superfluous)|${SHALL} (?:go(?: away)?|disappear|be (?:removed|deleted|dropped|hidden|gone))|can (?:go|be (?:removed|deleted|dropped)))$`,
    'remove $1',
  ),
  // Moving.
  rule(String.raw`^(?:move|put|place|bring|shift|drag|send|pin|push|pull|position|relocate|float)\s+(.+)$`, 'move $1'),
  rule(
    String.raw`^(.+?) ${SHALL} (?:come|be|go|stand|appear|sit|move|live|be (?:shown|placed|moved|put))\s+(${PLACE}\b.*)$`,
    'move $1 $2',
  ),
  // Naming.
  rule(String.raw`^(?:rename|retitle)\s+(.+?)\s+(?:to|into|as|in|→|->|=>)\s+(.+)$`, 'rename $1 to $2'),
  rule(
    String.raw`^(?:call|name|title)\s+(?:it|this(?: (?:page|screen|one))?|the (?:screen|page|app screen))\s+(.+)$`,
    'rename the screen to $1',
  ),
  rule(String.raw`^(?:rename|call|name|title|label)\s+(.+?)\s+(${QUOTE})$`, 'rename $1 to $2'),
  rule(
    String.raw`^(?:rename|call|name)\s+((?:the|this|our)\s.+?\s(?:section|block|plan|button|column|card|tab|row|group|field|link|screen|page|entry|item))\s+(?!in\b|of\b|from\b|on\b|to\b)(.+)$`,
    'rename $1 to $2',
  ),
  rule(
    String.raw`^instead of\s+(.+?)(?:,)?\s+(?:write|say|use|put|show|have|call it|it should say)\s+(.+)$`,
    'change $1 to $2',
  ),
  rule(String.raw`^(?:write|say|use|put)\s+(.+?)\s+(?:instead of|in place of|rather than)\s+(.+)$`, 'change $2 to $1'),
  rule(
    String.raw`^(?:show|display)\s+(?!.*\b(?:accent|colou?r|font|theme|mode)\b)((?:a|an|the)?\s?.+?)\s+instead of\s+(?=(?:the|an?|this|that)\s)(?!(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b)(?!an? (?:table|list|chart))(.+)$`,
    'change the picture of $2 to $1',
  ),
  rule(
    String.raw`^(.+?) ${SHALL} be (?:called|named|titled|labelled|labeled)\s+(${QUOTE})\s+instead of\s+(${QUOTE})$`,
    'change $3 to $2',
  ),
  rule(
    String.raw`^(.+?) ${SHALL} (?:say|read|be (?:called|named|titled|labelled|labeled|renamed(?: to)?))\s+(.+)$`,
    'rename $1 to $2',
  ),
  rule(String.raw`^make\s+(.+?)\s+(?:say|read|be called)\s+(.+)$`, 'rename $1 to $2'),
  rule(String.raw`^(.+?) (?:is|are) wrong[,;:]?\s*(?:it|they) (?:${SHALL} be|(?:is|are))\s+(.+)$`, 'change $1 to $2'),
  rule(
    String.raw`^(?:the )?(?:name|title|headline|word|author)? ?(?:is|should be)\s+(.+?),?\s+(?:and )?not\s+(.+)$`,
    'change $2 to $1',
  ),
  rule(
    String.raw`^(?:the )?((?:price|value|label|title|headline|name|text|cost|amount|number|date|time) (?:of|for) .+?) (?:to|=) (.+)$`,
    'change $1 to $2',
  ),
  rule(String.raw`^(?:correct|fix) the (?:spelling|typo|wording|text):?\s+(.+)$`, '$1'),
  rule(String.raw`^(.+?)\s*(?:->|→|=>)\s*(.+)$`, 'change $1 to $2'),
];

/** The clause in the one way of saying that readers know; as it stands when no rule fits. */
export function toCanonical(clause: string): string {
  let text = clause;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const fitting = RULES.find(([pattern]) => pattern.test(text));
    if (fitting === undefined) break;
    const next = text.replace(fitting[0], fitting[1]).trim();
    if (next === text) break;
    text = next;
  }
  return text;
}

const MOST_TURNS = 3;
