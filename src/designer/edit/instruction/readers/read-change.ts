import { COLOR_NAMES } from '../../../understand/vocabulary/color-names.ts';
import type { ReadClause } from '../clause.ts';
import { toTarget, toWords } from '../clause.ts';
import { hasQuote, listQuotes } from '../mask-quotes.ts';

const SCREEN =
  /^(?:the\s+)?(?:this\s+)?(?:(?:screen|page|app)(?:['’]s)?(?: title| name| headline)?|it|title of (?:the |this )?(?:screen|page)|screen title|page title)$/i;

export const readRename: ReadClause = ({ text, quotes }) => {
  const match = /^rename\s+(.+?)\s+to\s+(.+)$/i.exec(text);
  const [, target = '', wanted] = match ?? [];
  if (wanted === undefined) return undefined;
  if (SCREEN.test(target.trim())) return { kind: 'rename', title: toWords(wanted, quotes) };
  const [from] = listQuotes(target, quotes);
  if (from !== undefined && isBareQuote(target) && hasQuote(wanted))
    return { kind: 'replace-text', from, to: toWords(wanted, quotes) };
  const renamed = change(target, wanted, quotes, true);
  return renamed?.kind === 'change' ? { ...renamed, isName: true } : renamed;
};

const isBareQuote = (text: string): boolean => /^(?:the |text |word |words |label )*\uE000\d+\uE001$/.test(text.trim());

const change = (target: string, to: string, quotes: readonly string[], isCertain: boolean): ReturnType<ReadClause> =>
  isShape(to)
    ? undefined
    : {
        kind: 'change',
        target: toTarget(`${target}${placeIn(to)}`, quotes),
        to: toWords(hasQuote(to) ? to : to.replace(PLACE, '').replace(/,?\s+instead$/i, ''), quotes),
        isQuoted: hasQuote(to),
        isCertain,
      };

/** "A table with the columns …", "red and On leave orange": how a thing is to look is never what it is to say. */
const isShape = (to: string): boolean =>
  !hasQuote(to) &&
  (/^an? (?:\p{L}+ )?(?:table|list|grid|charts?|rows?|columns?|timeline|carousel|cards?) (?:with|of|that|showing|per)\b/iu.test(
    to,
  ) ||
    (COLOR_NAMES.has(/^\p{Ll}+/u.exec(to)?.[0] ?? '') && /\s(?:and|,)\s/.test(to)));

/** "… to Friends in the tab bar": where it stands is no part of the new words. */
const PLACE = /\s+in the (?:tab bar|navigation|nav|menu|sidebar|header|footer|bottom bar|bottom navigation|top bar)$/i;
const placeIn = (to: string): string => (hasQuote(to) ? '' : (PLACE.exec(to)?.[0] ?? ''));

const VERB =
  '(?:change|set|update|edit|make|reword|rewrite|rephrase|replace|swap|switch|turn|convert|substitute|raise|lower|increase|reduce|decrease|modify|adjust|fix|correct)';
const WORDS_OF = String.raw`(?:the\s+)?(?:(?:label|words|wording|value|content|title|name|caption|amount|number)\s+(?:of|on|in|for)\s+)?`;

const SAY = String.raw`(?:(?:say|read|be|show|mean|just)\s+)?`;

const CHANGES: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:replace|swap|substitute|exchange)\s+${WORDS_OF}(.+?)\s+(?:with|by|for|out for)\s+${SAY}(.+)$`,
    'i',
  ),
  new RegExp(String.raw`^${VERB}\s+${WORDS_OF}(.+?)\s+(?:to|into|=)\s+${SAY}(.+)$`, 'i'),
  new RegExp(String.raw`^${VERB}\s+${WORDS_OF}(.+?)\s+(?:with|by|as|out for)\s+${SAY}(.+)$`, 'i'),
  new RegExp(String.raw`^change\s+(.+?)\s+for\s+(.+)$`, 'i'),
  new RegExp(
    String.raw`^(?:make|set)\s+(.+?)\s+((?:[$€£¥]|\d)\S*(?:\s?%)?(?:\s+(?:in|on) (?:the|my) .+)?|\uE000\d+\uE001)$`,
    'i',
  ),
];

/** "change 'A' to 'B'", "change the headline to …", "replace the hero picture with …". */
export const readChange: ReadClause = ({ text, quotes }) => {
  // "Make 'Needed by' the 1st of March": a name that is quoted, and what it is to be.
  const [, named, value] =
    /^(?:make|set)\s+(?:the\s+)?(\uE000\d+\uE001)\s+(?:to\s+)?(?:the\s+)?(\d.+|[$€£].+)$/i.exec(text) ?? [];
  if (named !== undefined && value !== undefined) return change(named, value, quotes, true);
  // "Letter to Lena" is one name: a state is the last word.
  const [, entry, state] = /^change the (status of .+) to ((?:\S+ ?){1,3})$/i.exec(text) ?? [];
  if (entry !== undefined && state !== undefined) return change(entry, state, quotes, true);
  for (const pattern of CHANGES) {
    const [, target, wanted] = pattern.exec(text) ?? [];
    if (target === undefined || wanted === undefined) continue;
    if (SCREEN.test(target.trim()) && hasQuote(wanted)) return { kind: 'rename', title: toWords(wanted, quotes) };
    const [from] = listQuotes(target, quotes);
    if (from !== undefined && isBareQuote(target) && hasQuote(wanted))
      return { kind: 'replace-text', from, to: toWords(wanted, quotes) };
    return change(target, wanted, quotes, true);
  }
  const placed = /^in\s+(.+?),\s*(.+)$/i.exec(text)?.[2];
  if (placed !== undefined) return readChange({ text: placed, lower: placed.toLowerCase(), quotes });
  return undefined;
};

/** "use a picture of tacos for the Flat white", "add a picture …" is read elsewhere. */
export const readPicture: ReadClause = ({ text, lower, quotes }) => {
  const drawn = /^(?:all |the |my )*(?:pictures|images|photos|illustrations) as (.+)$/i.exec(text)?.[1];
  if (drawn !== undefined)
    return readPicture({
      text: `show all pictures as ${drawn}`,
      lower: `show all pictures as ${drawn}`.toLowerCase(),
      quotes,
    });
  const treatment = /\b(line (?:drawings?|art)|outlines? drawings?|geometric|posters?|scenes?|illustrations?)\b/.exec(
    lower,
  )?.[1];
  if (
    treatment !== undefined &&
    /\b(?:all|every|the) (?:pictures|images|photos|illustrations)\b/.test(lower) &&
    /^(?:change|make|turn|draw|show|use|convert)\b/.test(lower)
  )
    return {
      kind: 'imagery',
      treatment: /line/.test(treatment)
        ? 'line'
        : /geometric/.test(treatment)
          ? 'geometric'
          : /poster/.test(treatment)
            ? 'poster'
            : 'scene',
    };
  const swapped = /^(?:swap|change|replace|exchange)\s+(?:out\s+)?(.+?)\s+(?:for|by|with|to)\s+(.+)$/i.exec(text);
  if (
    swapped?.[1] !== undefined &&
    swapped[2] !== undefined &&
    /\b(?:picture|photo|image|cover|illustration|artwork)\b/i.test(swapped[1])
  )
    return change(swapped[1], swapped[2], quotes, true);
  const every =
    /^(?:all|every|each)(?: of)?(?: the)?\s+(.+?)\s+(?:should|must|needs? to) (?:have|show|get|use)\s+(?:an?|the)?\s*(?:(?:picture|photo|image|illustration|drawing)s? of)\s+(.+)$/i.exec(
      text,
    );
  if (every?.[1] !== undefined && every[2] !== undefined)
    return change(`all pictures in ${every[1]}`, every[2], quotes, true);
  const used =
    /^(?:use|show|put|take|set|have)\s+(?:an?\s+|the\s+)?(?:picture|photo|image|illustration|drawing|photograph)s? of\s+(.+?)\s+(?:in|for|as|on|at|behind)\s+(.+)$/i.exec(
      text,
    );
  if (used?.[1] !== undefined && used[2] !== undefined) return change(`picture in ${used[2]}`, used[1], quotes, true);
  const different =
    /^(?:use|show|put)?\s*(?:an?\s+)?(?:different|other|another|new) (?:picture|photo|image|illustration)\s+(.+?):\s*(.+)$/i.exec(
      text,
    );
  if (different?.[1] !== undefined && different[2] !== undefined)
    return change(`picture ${different[1]}`, different[2], quotes, true);
  const made = /^make\s+(.+?\b(?:picture|photo|image|illustration|cover))\s+(?:an?|the|show(?:ing)?)\s+(.+)$/i.exec(
    text,
  );
  return made?.[1] === undefined || made[2] === undefined ? undefined : change(made[1], made[2], quotes, true);
};

/** "Basket button: Buy it now": what comes after the colon stands as it is. */
const NAMED_WORDS = /^(.{2,60}?):\s+(.+)$/;

const STATES: readonly RegExp[] = [
  NAMED_WORDS,
  /^(.+?)(?: is| are)? (\+?[\d(][\d\s()/-]{7,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/,
  /^(.+?) (?:should|must|ought to|has to|needs to) (?:now )?(?:be at|be on|be|cost|show|have|equal|take|last|start at|begin at|end at|start on) (.+)$/i,
  /^(.+?) (?:costs?|will cost|is priced at|now costs?) (.+)$/i,
  /^(.+?) (?:starts?|begins?|ends?|takes place|happens|opens?|closes?|arrives?|leaves?|departs?|meets?|plays?|runs?) (?:at|on) (.+)$/i,
  /^(.+?) (?:plays?|arrives?|leaves?|departs?|meets?|comes|starts?|speaks?|opens?|closes?) ((?:on )?(?:mon|tue|wed|thu|fri|sat|sun|today|tomorrow|\d).+)$/i,
  /^(.+?) (?:takes?|lasts?) ((?:about )?\d.+)$/i,
  /^(.+?) (?:is|are) (?:now )?(?:moved|postponed|rescheduled|delayed) (?:to|until) (.+)$/i,
  /^(.+?) (?:is|are) due (?:on )?(.+)$/i,
  /^(.+?) (?:is|are|was|were|made|makes|equals?|=) (.+)$/i,
  /^(.+?) ((?:[$€£¥]\s?[\d.,]+|[\d.,]+\s?%))$/i,
  /^(\p{L}[\p{L} '’-]{2,40}?) (\d[\d.,]*)$/iu,
];

/** Plain statements of how things are to be: "Groceries are €400", "Dock 3 is Booked". Meant only where the screen has such a thing. */
export const readStatement: ReadClause = ({ text, quotes }) => {
  if (
    /^(?:add|remove|move|show|keep|use|what|who|why|how|where|when|if|it|i|you|we|this|that|there|they)\b/i.test(text)
  )
    return undefined;
  for (const pattern of STATES) {
    const [, target, wanted] = pattern.exec(text) ?? [];
    if (target !== undefined && wanted !== undefined && !isComplaint(wanted))
      return change(
        target.replace(/^set\s+/i, '').replace(NAMED_KIND, ''),
        pattern === NAMED_WORDS ? wanted : wanted.replace(/\s+now$/i, '').replace(/^now\s+(?=[$€£]?\d)/i, ''),
        quotes,
        /\s(?:should|must|ought to|has to|needs to)\s/i.test(text),
      );
  }
  return undefined;
};

/** "Hiding behind the bar", "not for physio at all", "about tickets": what is wrong with a thing is not what it is to say. */
const isComplaint = (wanted: string): boolean =>
  !/^\p{Lu}|[\uE000-\uF8FF]/u.test(wanted) &&
  /^(?:(?:not|no|never|too|so|very|really|just|only|still|already|about|behind|under|over|below|above|missing|wrong|written|lost|confusing|boring|ugly|empty|broken|hard|difficult|cut|shown|a mess|on the|in the|at the)\b|\p{Ll}+ing (?=\p{L}))/u.test(
    wanted,
  );

/** "The label Phone": the noun only says what sort of text it is. */
const NAMED_KIND = /^(?:the\s+)?(?:label|word|text|heading|title|name)\s+(?=\p{Lu}|\uE000)/u;

export const readRaise: ReadClause = ({ text, lower, quotes }) => {
  const match =
    /^(?:raise|increase|lower|reduce|decrease|cut|discount|mark (?:up|down))\s+(.+?)\s+by\s+(\d+(?:\.\d+)?)\s*(?:%|percent|per cent)$/i.exec(
      text,
    );
  if (match?.[1] === undefined) return undefined;
  const percent = Number(match[2]);
  return {
    kind: 'raise',
    target: toTarget(match[1], quotes),
    percent: /^(?:raise|increase|mark up)/.test(lower) ? percent : -percent,
  };
};
