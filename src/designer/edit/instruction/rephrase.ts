import { capitalise } from '../../capitalise.ts';
import { parseColor } from '../../understand/parse-color.ts';
import { QUOTE } from './mask-quotes.ts';

type Rule = readonly [pattern: RegExp, to: string | ((...groups: string[]) => string)];

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const listOf = (text: string): string[] =>
  text
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/i)
    .map((part) => part.replace(/^(?:an?|the|their)\s+/i, '').trim())
    .filter((part) => part !== '');

/**
 * Ways of saying that span clauses, as clauses of their own, with quotes masked: to be applied before an instruction is
 * parted.
 */
const RULES: readonly Rule[] = [
  [/\b(can|could|cud|would|will)\s+(?:u|ya)\b/gi, '$1 you'],
  [/\b(?:w\/o)\b/gi, 'without'],
  // Chat spelling.
  [/\b(should|shud|shoud|must|to)\s+b\s+/gi, '$1 be '],
  [/(\p{L}{3,})\s+n\s+(?=\p{L}{3,})/giu, '$1 and '],
  [
    /\s*[,;.]\s*(?:and |but )?(?:(?:the rest|everything else|all else|nothing else) (?:stays?|remains?|should stay|can stay|changes)|(?:leave|keep) (?:the rest|everything else)(?: as (?:it )?is| alone| unchanged| the same)?)[^,;.]*$/i,
    '',
  ],
  [/\bmy (messages|bubbles|chat bubbles)\b/gi, 'the sent $1'],
  [/\bside[ -]bar\b/gi, 'sidebar'],
  [
    /^(?:the |our |my |page )?(title|headline|heading) (?:should|must|has to|needs to) (?:be|say|read)\s+/i,
    'change the $1 to ',
  ],
  [
    /\bmake the (?:whole|entire|full) (?:screen|page|app|site|thing|design) (dark|light)(?: with (?:light|white|dark|black) (?:text|letters|font|words))?/gi,
    'make it $1',
  ],
  // Looks: what is asked, given as a reason, or comes by itself.
  [
    /^(?:can|could|would|should) ((?:the|my|our|all) [^,;?]+?) be (?!removed|deleted|moved|changed|added|hidden|renamed)([^,;?]{3,40})\?/i,
    'make $1 $2.',
  ],
  [/(?<=[?.])\s*(?:they|it) (?:looks?|feels?|seems?) (?!too\b)[^.;,]{2,40}$/i, ''],
  [
    /\bstretch(?:es|ed)? (?:across|over) (?:the )?(?:whole |full |entire )?(?:screen|page|width|card|form)\b/gi,
    'be full width',
  ],
  [
    /^(?:the )?([\p{L} ]{3,30}?) (?:(?:is|are|looks?) )?(?:a bit |way |much |far )?too (?:big|small|tall|short|wide|narrow|high|thick|thin|large),? (?:so |please )?make (?:it|them) (?=\p{L})/iu,
    'make the $1 ',
  ],
  [
    /(\b(?:button|header|footer|cards?|bar|badges?|background|section|buttons|sidebar|hero|banner)\b[^,;.]*)\s+with (?:white|black|light|dark|readable) (?:text|words|font|letters|writing)$/i,
    '$1',
  ],
  // Colours in a notation with commas.
  [/\b((?:rgb|hsl)a?\(\s*[\d.]+[^)]{3,40}\))/gi, (color) => parseColor(color.toLowerCase()) ?? color],
  // Money and measures that are said in words.
  [/(\d[\d.,]*)\s*(?:us )?(?:dollars?|bucks|usd)\b/gi, '$$$1'],
  [/(\d[\d.,]*)\s*(?:euros?|eur)\b/gi, '€$1'],
  [/\b(price|costs?)\b(.*?)\s(\d[\d.,]*)\s*(?:pounds?|quid|gbp)\b/gi, '$1$2 £$3'],
  [/(\d[\d.,]*)\s*(?:libras|pfund|livres sterling)\b/gi, '£$1'],
  [/(\d[\d.,]*)\s*(?:d(?:ó|o)lares|dollar)\b/gi, '$$$1'],
  [/(\d)\s*(?:per ?cent|percent|prozent|por ciento|pour cent)\b/gi, '$1 %'],
  [/(\d)\s*degrees(?: celsius)?\b/gi, '$1 °'],
  [/^(?:that['’]?s |it['’]?s )?(?:the )?wrong (?:brand|name|logo)[,;:.!]+\s*(?=\S)/i, ''],
  [
    /^(.+?)\s+(?:is|are|['’]s)\s+(?:now |actually |really )?(?:called|named|spelled|spelt|written)\s+(.+?),?\s+(?:and |so )?(?:please )?(?:fix|change|correct|update|replace) (?:it|that|this) (?:everywhere|throughout|on the whole (?:page|screen)|in all places)[.!]*$/i,
    'everywhere $1 to $2',
  ],
  [/,?\s+(?:and |so )?(?:please )?(?:fix|correct) (?:it|that|this)(?: everywhere| please| throughout)?[.!]*$/i, ''],
  [
    /^(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*) (?:has |have )?(?:left|quit|retired|resigned|is gone|is leaving)(?: us| the (?:team|company|practice))?[,;.]?\s*(?:and |so )?(?:please )?(?:remove|delete|drop|take) (?:him|her|them|it)(?: out| off| away)?[.!]*$/iu,
    'remove $1',
  ],
  // "Delivery is free over £50, say that in a banner."
  [
    /^(.+?),?\s+(?:and |so )?(?:please )?(?:say|put|write|mention|show|tell (?:people|users|visitors)) (?:that|this|so) (?:in|as|on) an? ((?:\p{L}+ )?(?:banner|notice|note|alert))(.*)$/iu,
    'add a $2$3 that says $1',
  ],
  [
    /^(?:if|when) there (?:are|is) more than (\w+) ([^,;]+?)[,;]?\s+(?:then )?(?:only show|show only|show just|keep only|limit (?:it|them) to|show) (?:the first )?(?:\1)(?: of (?:them|those))?[.!]*$/i,
    'show only $1 $2',
  ],
  [
    /^(?:change |set |make )?(.{3,40}?),?\s+(?:qty|quantity|x)\s*(?:to |is |= ?)?(\d{1,3})$/i,
    'change the quantity of $1 to $2',
  ],
  [
    /^(?:change|turn|convert|make)\s+(?:the )?(full name|name|address)(?: field)?\s+(?:in)?to\s+(first)(?: name)?\s+and\s+(last name|surname)(?: fields)?$/i,
    'split $1 into First name and Last name',
  ],
  [/\bat midnight\b/gi, 'at 00:00'],
  [/\bat noon\b/gi, 'at 12:00'],
  [
    /^(?:please )?add ((?:dr\.?|prof\.?|mr\.?|mrs\.?|ms\.?)?\s?\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'-]*)+) to (?:the |our )?(?:team|staff|people|crew|line-?up|speakers|teachers|doctors|dentists|trainers)(?:[,;]? (?:as|(?:and )?(?:s?he|they)(?:['’]s| is| are| does| do| teaches| plays)) (?:our |the |an? )?(.+))?[.!]*$/iu,
    (name, role) => {
      const titled = capitalise(name);
      return role === '' ? `add a person called ${titled}` : `add ${titled} as a ${role}`;
    },
  ],
  // Hours of opening.
  [
    /^(?:we(?:['’]re| are)? )?open(?:ed)? (?:on )?((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)s? (?:from )?(\d{1,2})(:\d{2})?\s?(?:-|–|to|until|till)\s?(\d{1,2})(:\d{2})?(?!\d|\s?[ap]m)/gi,
    (day, from, fromMinute, to, toMinute) =>
      `change the hours of ${day} to ${from.padStart(2, '0')}${fromMinute || ':00'}–${to.padStart(2, '0')}${toMinute || ':00'}`,
  ],
  [
    /^(?:we(?:['’]re| are)? )closed (?:on )?((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*?)s?$/gi,
    'change the hours of $1 to Closed',
  ],
  // States.
  [
    /\b(?:what if|what happens when|how does it look (?:if|when)|in case|when|if) there (?:are|is) no (.+?)(?: yet)?\s*[?,.:]\s*(?:please )?(?:show|draw|design|make)(?: me)? (?:that|it|this|the)(?: (?:empty )?(?:state|case|version|screen))?$/i,
    'show the empty state of the $1',
  ],
  [/^(?:what if|what happens when) there (?:are|is) no (.+?)(?: yet)?\s*\?*$/i, 'show the empty state of the $1'],
  [
    /\b(?:what if|what happens when)\s+(.+?)\s+(?:is|are) (?:still )?loading\s*\?.*$/i,
    'show the loading state of the $1',
  ],
  [
    /^(?:what if|what happens when)\s+(?:the )?(.+?)\s+(?:fails?(?: to load)?|could ?n[o']t be loaded|can['o]?n?[o']?t (?:be )?load(?:ed)?)\s*\?.*$/i,
    'show the error state of the $1',
  ],
  [
    /\b(?:we|i)(?:['’]re| are) (?:out of|sold out of|not selling) (.+?)[,.;:]\s*(?:so )?(?:please )?(?:take|remove|delete|drop|cross) (?:it|that|them)\b[^.;]*/gi,
    'remove the $1',
  ],
  // Lists of things to add or to take away.
  [
    /\b(?:add|include|insert)\s+(?:(?:form|input|text)\s+)?(?:fields?|inputs?)\s+for\s+([^.;]+?,[^.;]+|[^.;]+ and [^.;]+?)(?=$|[.;])/gi,
    (list) =>
      listOf(list)
        .map((name) => `add a ${name} field`)
        .join('; '),
  ],
  [
    /\b(remove|delete|drop|hide)\s+(?:the\s+)?([a-z]{3,}s|step|row|card|question|item|column|slide|message|plan)\s+(?:no\.? |number |#)?(\d)((?:\s*(?:,|and|&|-|to)\s*\d)*)(?=$|[\s.,;])/gi,
    (verb, noun, first, more) =>
      numbersOf(first, more)
        .toReversed()
        .map((number) => `${verb} the ${ORDER[number - 1] ?? 'last'} ${noun.replace(/ies$/i, 'y').replace(/s$/i, '')}`)
        .join('; '),
  ],
  // "The calendar first, then the list."
  [
    /^(?:please )?(?:put|show|have|move|place)\s+([^,;.]+?)\s+(?:first|at the top|on top),?\s+(?:and\s+)?then\s+(?:the\s+)?(?!(?:add|remove|delete|make|change|rename|move|put|hide|drop|set|show)\b)([^,;.]+)$/i,
    'move $1 to the top; move the $2 below $1',
  ],
  // One subject with two predicates.
  [
    /^((?:the |my )?[^.;,]{2,40}?) (should|must|has to|needs to) ([^.;,]+?) and (be|cost|say|read|show|start|have|come|go|stand|move)\b([^.;]*)$/i,
    '$1 $2 $3; $1 $2 $4$5',
  ],
];

/** "3", " and 5" → [3, 5]; "3", "-5" → [3, 4, 5]. */
function numbersOf(first: string, more: string): number[] {
  const from = Number(first);
  const range = /^\s*(?:-|to)\s*(\d)$/.exec(more)?.[1];
  if (range !== undefined)
    return Array.from({ length: Math.max(1, Number(range) - from + 1) }, (_, index) => from + index);
  return [from, ...[...more.matchAll(/\d/g)].map(([digit]) => Number(digit))];
}

export function rephrase(text: string): string {
  let said = text;
  for (const [pattern, to] of RULES)
    said =
      typeof to === 'string'
        ? said.replace(pattern, to)
        : said.replace(pattern, (_, ...groups: unknown[]) =>
            to(...groups.map((group) => (typeof group === 'string' ? group : ''))),
          );
  return said;
}

const NAMES = `(?:${QUOTE}|[^,;.\\n]{1,40}?)`;

/** "The nav links should be A, B and C", "rename the plans to A, B and C": names for all of one sort, which is one clause. */
export const NAME_LIST = new RegExp(
  String.raw`^(?:please )?(?:rename|make|set|change|call|name|label)?\s*(?:the |my |all |our )*((?:[\p{L}-]+ ){0,2}(?:links?|items|tabs|entries|plans|tiers|columns|steps|cards|buttons|chips|rows|options|fields|metrics|tiles|categories|filters|sections|questions|days|headers))\s+(?:should (?:be|say|read)|(?:must|shall|are to) be|are|to|into|as|be|:)\s*:?\s*(${NAMES}(?:\s*,\s*${NAMES})+(?:\s*,?\s+(?:and|&)\s+${NAMES})?|${NAMES}\s+(?:and|&)\s+${NAMES})$`,
  'iu',
);

export const toNames = (list: string): string[] => listOf(list);
