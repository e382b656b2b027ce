import { QUOTE } from './mask-quotes.ts';
import { rewording, type Rewording } from './rewording.ts';

/** "Should say", "ought to be called": what something is to become. */
const SHALL = "(?:should|must|ought to|has to|have to|needs? to|shall|is to|are to|is supposed to|could|['’]?s got to)";
const PLACE =
  '(?:above|before|below|under|underneath|beneath|after|behind|next to|beside|right after|directly (?:after|above|below)|at the (?:very )?(?:top|bottom|end|start|beginning)|(?:on|to|at) (?:the )?(?:top|bottom|front|end)|first|last|up|down|in front of)';

/**
 * Ways of saying → the one way that readers know: `remove X`, `add X`, `move X above Y`, `change X to Y`, `only N X`. The
 * first that fits is taken.
 */
const RULES: readonly Rewording[] = [
  // A name that begins with a verb: "the send the changes button should read …".
  rewording(
    String.raw`^(.+? (?:button|link|label|heading|headline|title|subtitle|caption|cta)) ${SHALL} (?:say|read|be) (${QUOTE})$`,
    'rename $1 to $2',
  ),
  // Everywhere.
  rewording(
    String.raw`^(?:replace|rename|change|swap|turn|substitute)\s+(?:all |every |the word(?:s)? |all occurrences of )?(.+?)\s+(?:with|by|to|into|for)\s+(.+?)\s+(?:everywhere|throughout|all over(?: the (?:page|screen))?|across the (?:page|screen|board)|on the (?:whole|entire) (?:page|screen)|in all places)$`,
    'everywhere $1 to $2',
  ),
  rewording(
    String.raw`^(?:say|write|use|put)\s+(.+?)\s+(?:instead of|in place of|rather than|not)\s+(.+?)\s+(?:everywhere|throughout|all over(?: the (?:page|screen))?|in all places)$`,
    'everywhere $2 to $1',
  ),
  rewording(
    String.raw`^(?:it )?(?:${SHALL} )?(?:say|write|read)s?\s+(.+?)\s+(?:instead of|in place of|rather than|not)\s+(.+)$`,
    'correct $2 to $1',
  ),
  rewording(
    String.raw`^(?:the )?(.+?) (?:is|are) (?:wrong|incorrect|not right|outdated)[,;:]?\s+(.+?) is (?:right|correct|the right one)$`,
    'correct $1 to $2',
  ),
  rewording(
    String.raw`^there(?:['’]s| is) an? (?:typo|mistake|spelling mistake|error) in\s+(.+?)[,;:]\s*(?:it )?(?:${SHALL} (?:be|say|read)|is|['’]s)\s+(.+)$`,
    'change $1 to $2',
  ),
  rewording(String.raw`^(?:reschedule|postpone|delay|rebook|push back|bring forward)\s+(.+)$`, 'move $1'),
  // States.
  rewording(
    String.raw`^mark\s+(.+?)\s+as\s+(?!(?:an? |the )?(?:required|optional|mandatory|not required|most |popular|featured|recommended|favou?rite|best))(.+)$`,
    'change the status of $1 to $2',
  ),
  rewording(
    String.raw`^mark\s+(.+?)\s+as\s+(?:an? |the )?(?:most |popular|featured|recommended|favou?rite|best).*$`,
    'highlight $1',
  ),
  rewording(
    String.raw`^(?:make|set|flag|label|turn) (.+?) (?:as |to (?:be )?)?(urgent|overdue|late|paid|unpaid|sold out|out of stock|in stock|done|delivered|cancell?ed|pending|approved|rejected|declined|confirmed|read|unread|inactive|archived|published|completed?|shipped|refunded|in progress|on hold|blocked|(?:high|low|medium) priority)$`,
    'change the status of $1 to $2',
  ),
  rewording(String.raw`^(?:i|we) (?:only|just) (?:want|need)(?: to see)? (.+)$`, 'show only $1'),
  rewording(String.raw`^(.+?) (?:has|have) (?:now |already )?been (\p{L}+)$`, 'change the status of $1 to $2'),
  rewording(
    String.raw`^(?:the )?answer (?:to|of|for) (${QUOTE})(?: (?:should|must) (?:be|say|read)| is| to|:) (.+)$`,
    'change the answer of $1 to $2',
  ),
  rewording(
    String.raw`^(.+?) ${SHALL} be (?:shown as |displayed as |drawn as )?(an? (?:\p{L}+ )?(?:table|list|chart|graph|grid|timeline|gallery|carousel|check ?list|accordion|donut|pie|ring))$`,
    'show $1 as $2',
  ),
  rewording(String.raw`^new ((?!.*\b(?:fonts?|colou?rs?|look|style|design|theme)\b).+)$`, 'add a $1'),
  rewording(
    String.raw`^(.+?) (?:${SHALL} be|is to be|as|is) (?:pre-?)?(?:selected|chosen|active|the (?:selected|active|default) (?:one|option|tab))$`,
    'select $1',
  ),
  rewording(String.raw`^([\p{L}\d ]{3,40}?) (?:pre-?)?(?:selected|preselected)$`, 'select $1'),
  rewording(
    String.raw`^(?:make|set)\s+(.+?)\s+(?:as )?(?:the )?(?:selected|default|active|chosen)(?: one| option| tab)?$`,
    'select $1',
  ),
  rewording(String.raw`^(highlight|feature)\s+(.+?)\s+(?:instead of|rather than|not)\s+.+$`, '$1 $2'),
  rewording(String.raw`^(?:deselect|unselect|untick|unmark)\s+(.+)$`, 'uncheck $1'),
  rewording(
    String.raw`^(turn|switch) (.+?) (on|off) ((?:except|but|apart from|besides|other than)(?: for)? .+)$`,
    '$1 $3 $2 $4',
  ),
  rewording(
    String.raw`^(disable|enable|mute|unmute|silence) ((?:all|everything|every)\b.* (?:except|but|apart from|besides) .+)$`,
    '$1 $2',
  ),
  rewording(
    String.raw`^(?:let|have|make) (.+?) (?:take(?: up)?|fill|use|span|have) (?:the |all the |its )?(?:full|whole|entire|remaining|rest of the|free)(?: (?:page|screen))?(?: (?:width|space|room|row))?$`,
    'make $1 full width',
  ),
  rewording(
    String.raw`^(.+?) (?:${SHALL} (?:be|look)) (highlighted|bold|italic|bigger|larger|smaller|centred|centered|uppercase|full width|full-width|more prominent)$`,
    'make $1 $2',
  ),
  rewording(
    String.raw`^(\d+) (?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b)([\p{L} ]{3,30}?),? (?:and )?(?:not|instead of) \d+$`,
    'change $2 to $1',
  ),
  // What a number is to be.
  rewording(
    String.raw`^(?:make|set) it\s+((?:[$€£]\s?)?\d[\d.,:]*\s?\S{0,6})(?: now| instead)?$`,
    'change the main figure to $1',
  ),
  rewording(String.raw`^free (delivery|shipping|postage)$`, 'change $1 to free'),
  rewording(
    String.raw`^(.+?)['’]s (\p{L}+(?: \p{L}+)?) (?:is|=|${SHALL} be)(?: now)? (.+)$`,
    'change the $2 of $1 to $3',
  ),
  rewording(
    String.raw`^(.+?) (?:is|are) (?:(?:now|actually|really|just|in fact) )*(?:called|named|spelled|spelt)\s+(.+)$`,
    'rename $1 to $2',
  ),
  rewording(String.raw`^(.+?) (?:is|are) (?:now )?at\s+((?:[$€£]\s?)?\d.*?)(?: now)?$`, 'change $1 to $2'),
  rewording(
    String.raw`^(.+?) (?:now )?(?:has|have|gets?|scored?)(?: now)? (\d[\d.,]*(?: \p{L}+)?)(?: now)?$`,
    'change $1 to $2',
  ),
  // Two figures are a value; few are a number of things.
  rewording(
    String.raw`^(?!.*\b(?:is|are|at|on|costs?|takes?) )([^\d]+?):? ([$€£]?(?:\d{2,}|\d[\d.,]*\d)) (?:instead of|not) [$€£]?\d{2,}$`,
    'change $1 to $2',
  ),
  rewording(
    String.raw`^((?!.*(?:\b(?:is|are|at|on|costs?|takes?)$|\b(?:is|are|at|on|costs?|takes?) )).+?):? (\d+|one|two|three|four|five|six|seven|eight)(?: \p{L}+)? (?:instead of|not) (?:\d+|one|two|three|four|five|six|seven|eight)$`,
    'show only $2 $1',
  ),
  rewording(String.raw`^([^:]{3,40}): (?:show )?(only .+)$`, '$2 in $1'),
  rewording(
    String.raw`^(?:show |list |keep )?(?:the )?(.+?) only (?:until|up to|through|till|to|as far as) (.+)$`,
    'remove everything in $1 after $2',
  ),
  rewording(
    String.raw`^(?:only|just) (?:show |list |keep )?(?:the )?(.+?) (?:until|up to|through|till|as far as) (.+)$`,
    'remove everything in $1 after $2',
  ),
  rewording(
    String.raw`^(?:put|place|stick|throw|drop) ((?:an?|another) (?!(?:picture|photo|image|illustration|drawing) of\b).+)$`,
    'add $1',
  ),
  rewording(
    String.raw`^replace the (.+? (?:button|link|label|heading|headline|title))(?:['’]s)? (?:text|label|wording|caption) (?:with|by)\s+(.+)$`,
    'rename the $1 to $2',
  ),
  // Keeping.
  rewording(
    String.raw`^(?:do not|don['’]?t|never|please don['’]?t) (?:touch|change|alter|edit|modify|remove|delete|move|drop|hide|affect|mess with)\s+(.+)$`,
    'keep $1',
  ),
  rewording(
    String.raw`^(?:leave|keep) (.+?) (?:as (?:it is|they are|is)|alone|unchanged|untouched|the same|intact)$`,
    'keep $1',
  ),
  rewording(
    String.raw`^keep everything (?:except|but|apart from|besides)(?: for)?\s+(.+?)(?:, (?:remove|delete|drop) (?:that|it|this|them))?$`,
    'remove $1',
  ),
  rewording(
    String.raw`^(?:only|just) (?:keep|leave|show|list|display|see) (?:me )?(?!the (?:first|last|top) |(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b)(.+)$|^keep only\s+(?!(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b)(.+)$|^filter (?:it |them |the list |the table )?(?:by|to|for|down to) (.+)$`,
    'remove everything except $1$2$3',
  ),
  rewording(
    String.raw`^(?:show|leave) (?:only|just|nothing but)\s+(?!the (?:first|last|top) \w+ |(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b)(.+)$`,
    'remove everything except $1',
  ),
  // Removing.
  rewording(
    String.raw`^(?:get rid of|take (?:out|away|off)|cut(?=\s(?:the|my|our|that|this)\s(?!.*\b(?:to|by|in half|down|short)\b))|cut out|throw (?:out|away)|delete|drop|hide|lose|omit|clear|kill|ditch|scrap|erase|eliminate|strip(?: out)?|discard|dump|remove|do away with|leave out)\s+(.+)$`,
    'remove $1',
  ),
  rewording(String.raw`^take\s+(.+?)\s+(?:out|away|off)$`, 'remove $1'),
  rewording(
    String.raw`^(?:i|we) (?:do not|don['’]?t|no longer|never|really don['’]?t) (?:really )?(?:want|need|like|care for|use)(?: to see| to have)?(?: any)?\s+(.+?)(?: any ?more| anymore| at all)?$`,
    'remove $1',
  ),
  rewording(String.raw`^(?:no(?: more)?|without(?: any)?|zero)\s+(?!longer)(.+)$`, 'remove $1'),
  rewording(String.raw`^show no\s+(.+)$`, 'remove $1'),
  rewording(String.raw`^(?:cancel|call off)\s+(.+)$`, 'remove $1'),
  rewording(
    String.raw`^(.+?) (?:(?:is|are) (?:unnecessary|not needed|useless|redundant|superfluous)|${SHALL} (?:go(?: away)?|disappear|be (?:removed|deleted|dropped|hidden|gone))|can (?:go|be (?:removed|deleted|dropped)))$`,
    'remove $1',
  ),
  // Moving.
  rewording(
    String.raw`^(?:reorder|rearrange|arrange|sort|order)\s+.+?\s+so (?:that )?(.+?) (?:is|are|comes?|goes|stands?) (first|last|on top|at the top|at the bottom)$`,
    'move $1 $2',
  ),
  rewording(
    String.raw`^make (.+?) the (?:most (?:chosen|popular)|recommended|featured|best|highlighted|popular) (plan|tier|package)(?: (?:instead of|rather than|not) .+)?$`,
    'highlight the $1 $2',
  ),
  rewording(
    String.raw`^make (.+?) the (?:most (?:chosen|popular)|recommended|featured|best|highlighted|popular)(?: (?:one|plan|option|tier|choice))?(?: (?:instead of|rather than|not) .+)?$`,
    'highlight $1',
  ),
  rewording(
    String.raw`^(?:move|put|place|bring|shift|drag|send|pin|push|pull|position|relocate|float)\s+(?!an? (?:picture|photo|image|illustration|drawing) of\b)(.+)$`,
    'move $1',
  ),
  rewording(String.raw`^(.+?) (?:goes|comes|belongs|stands|sits)\s+(${PLACE}\b.*)$`, 'move $1 $2'),
  rewording(
    String.raw`^(.+?) ${SHALL} (?:come|be|go|stand|appear|sit|move|live|be (?:shown|placed|moved|put))\s+(${PLACE}\b.*)$`,
    'move $1 $2',
  ),
  // Naming.
  rewording(String.raw`^(?:rename|retitle)\s+(.+?)\s+(?:to|into|as|in|→|->|=>)\s+(.+)$`, 'rename $1 to $2'),
  rewording(
    String.raw`^(?:call|name|title)\s+(?:it|this(?: (?:page|screen|one))?|the (?:screen|page|app screen))\s+(.+)$`,
    'rename the screen to $1',
  ),
  rewording(String.raw`^(?:rename|call|name|title|label)\s+(.+?)\s+(${QUOTE})$`, 'rename $1 to $2'),
  rewording(
    String.raw`^(?:rename|call|name)\s+((?:the|this|our)\s.+?\s(?:section|block|plan|button|column|card|tab|row|group|field|link|screen|page|entry|item))\s+(?!in\b|of\b|from\b|on\b|to\b)(.+)$`,
    'rename $1 to $2',
  ),
  rewording(
    String.raw`^instead of\s+(.+?)(?:,)?\s+(?:write|say|use|put|show|have|call it|it should say)\s+(.+)$`,
    'change $1 to $2',
  ),
  rewording(String.raw`^(?:use|put)\s+(.+?)\s+(?:instead of|in place of|rather than)\s+(.+)$`, 'change $2 to $1'),
  rewording(
    String.raw`^(?:show|display)\s+(?!.*\b(?:accent|colou?r|font|theme|mode)\b)((?:a|an|the)?\s?.+?)\s+instead of\s+(?=(?:the|an?|this|that)\s)(?!(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b)(?!an? (?:table|list|chart))(.+)$`,
    'change the picture of $2 to $1',
  ),
  rewording(
    String.raw`^(.+?) ${SHALL} be (?:called|named|titled|labelled|labeled)\s+(${QUOTE})\s+instead of\s+(${QUOTE})$`,
    'change $3 to $2',
  ),
  rewording(
    String.raw`^(.+?) ${SHALL} (?:say|read|be (?:called|named|titled|labelled|labeled|renamed(?: to)?))\s+(.+)$`,
    'rename $1 to $2',
  ),
  rewording(String.raw`^make\s+(.+?)\s+(?:say|read|be called)\s+(.+)$`, 'rename $1 to $2'),
  rewording(
    String.raw`^(.+?) (?:is|are) wrong[,;:]?\s*(?:(?:it|they) (?:${SHALL} be|(?:is|are))|(?:it|that)['’]?s|${SHALL} be|make it)\s+(.+)$`,
    'change $1 to $2',
  ),
  rewording(
    String.raw`^(?:the )?(?:name|title|headline|word|author)? ?(?:is|should be)\s+(.+?),?\s+(?:and )?not\s+(.+)$`,
    'correct $2 to $1',
  ),
  rewording(
    String.raw`^(?:the )?((?:price|value|label|title|headline|name|text|cost|amount|number|date|time) (?:of|for) .+?) (?:(?:to|=|is|are|should be) |(?=[$€£]?\d))(.+)$`,
    'change $1 to $2',
  ),
  rewording(String.raw`^(?:correct|fix) the (?:spelling|typo|wording|text):?\s+(.+)$`, '$1'),
  rewording(String.raw`^(.+?)\s*(?:->|→|=>)\s*(.+)$`, 'change $1 to $2'),
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
