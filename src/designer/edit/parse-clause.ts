import { findColors } from '../understand/find-colors.ts';
import { findFonts } from '../understand/find-fonts.ts';
import { findQuotedTexts } from '../understand/quoted-texts.ts';
import type { EditOperation, Position, TargetWords } from './edit-operation.ts';

/** A clause as the readers below see it: its words, and the texts it quotes. */
interface Clause {
  text: string;
  lower: string;
  quotes: string[];
}

type ReadClause = (clause: Clause) => EditOperation | undefined;

/** Reads one clause; undefined when no reader knows what it asks for. More specific readers come first. */
export function parseClause(text: string): EditOperation | undefined {
  const clause: Clause = { text, lower: text.toLowerCase(), quotes: findQuotedTexts(text).map((quote) => quote.text) };
  for (const read of READERS) {
    const operation = read(clause);
    if (operation !== undefined) return operation;
  }
  return undefined;
}

/** Words that leave nothing out: "make the whole screen dark please". */
const FILLER =
  /\b(?:please|make|switch|turn|set|change|convert|use|apply|go|it|this|the|whole|entire|screen|page|app|everything|to|into|in|on|a|an|mode|theme|version|more|much|bit|little|slightly|all|ui|design|be|should|look|feel|for|with|of|and)\b/g;
const restOf = (text: string): string =>
  text
    .replace(FILLER, ' ')
    .replace(/[^\p{L}\p{N}#-]+/gu, ' ')
    .trim();

const readMode: ReadClause = ({ lower }) => {
  const rest = restOf(lower);
  if (/^(?:dark|night|darker)$/.test(rest)) return { kind: 'mode', mode: 'DARK' };
  return /^(?:light|day|bright|lighter|white)$/.test(rest) ? { kind: 'mode', mode: 'LIGHT' } : undefined;
};

const readRename: ReadClause = ({ text, quotes }) => {
  const match =
    /^(?:rename|retitle)\b.*?\bto\s+(.+)$/i.exec(text) ??
    /^(?:call|name|title)\s+(?:it|this|the (?:screen|page))\s+(.+)$/i.exec(text);
  const title = match?.[1];
  if (title === undefined) return undefined;
  const target = /^(?:rename|retitle)\s+(?:the\s+)?(.+?)\s+to\s+/i.exec(text)?.[1] ?? '';
  const wanted = quotes.at(-1) ?? bare(title);
  if (target === '' || /^(?:screen|page|title|headline|heading|it|this)$/i.test(target))
    return { kind: 'rename', title: wanted };
  return { kind: 'set-text', target: toTarget(target), text: wanted };
};

/** "replace 'A' with 'B'", "change 'A' to 'B'". */
const readReplaceText: ReadClause = ({ text, quotes }) => {
  const [from, to] = quotes;
  if (from === undefined || to === undefined || quotes.length !== 2) return undefined;
  return /^(?:replace|change|swap|update|turn|edit|reword)\b.*\b(?:with|by|to|into|for)\b/i.test(text)
    ? { kind: 'replace-text', from, to }
    : undefined;
};

/** "change the headline to …", "the button should say '…'", "set the price of X to $9". */
const readSetText: ReadClause = ({ text, quotes }) => {
  const match =
    /^(?:change|set|update|edit|make|reword|rewrite)\s+(?:the\s+)?(?:text|label|words|copy|value|content|title|name)?\s*(?:of|on|in|for)?\s*(?:the\s+)?(.+?)\s+(?:text\s+|label\s+)?(?:to(?:\s+(?:say|read|be))?|say|read)\s+(.+)$/i.exec(
      text,
    ) ?? /^(?:the\s+)?(.+?)\s+(?:should|must|has to)\s+(?:say|read|be called)\s+(.+)$/i.exec(text);
  const [, target, wanted] = match ?? [];
  if (target === undefined || wanted === undefined) return undefined;
  const [quoted] = quotes.slice(-1);
  const ends = quoted !== undefined && wanted.includes(quoted);
  if (
    !ends &&
    (/\b(?:colou?r|font|typeface|corners?|radius|background|mode|theme)\b/i.test(target) ||
      findColors(wanted).length > 0)
  )
    return undefined;
  if (/^(?:screen|page)?\s*(?:title|headline|heading)$/i.test(target.trim()))
    return { kind: 'rename', title: ends ? quoted : bare(wanted) };
  return { kind: 'set-text', target: toTarget(target), text: ends ? quoted : bare(wanted) };
};

const readColor: ReadClause = ({ text, lower }) => {
  const [color] = findColors(text);
  const named = color ?? findColors(`${text} color`)[0];
  if (named === undefined || /^(?:add|insert|remove|delete|move)\b/.test(lower)) return undefined;
  if (
    !/\b(?:colou?rs?|accents?|primary|secondary|tertiary|buttons?|background|brand|theme|make|change|use|switch|turn|palette|canvas|it)\b/.test(
      lower,
    )
  )
    return undefined;
  const role = /\b(?:background|canvas|paper|ground)\b/.test(lower)
    ? 'background'
    : /\bsecondary\b/.test(lower)
      ? 'secondary'
      : /\btertiary\b/.test(lower)
        ? 'tertiary'
        : 'primary';
  return { kind: 'color', hex: named.hex, role };
};

const CLASS_FONTS = [
  [/\bmono(?:space|spaced)?\b/, 'SPACE_GROTESK'],
  [/\bsans(?:[- ]serif)?\b|\bgrotesk\b|\bgrotesque\b/, 'HANKEN_GROTESK'],
  [/\bserif\b/, 'NEWSREADER'],
  [/\brounded? (?:font|type|typeface)\b/, 'NUNITO_SANS'],
  [/\bgeometric\b/, 'SORA'],
] as const;

const readFont: ReadClause = ({ text, lower }) => {
  const [named] = findFonts(text);
  const about = /\b(?:font|typeface|type|typography|headings?|headlines?|serif|sans|text|letters|body|titles?)\b/.test(
    lower,
  );
  const font =
    named ??
    (about && /\b(?:font|typeface|serif|sans|typography)\b/.test(lower)
      ? CLASS_FONTS.find(([words]) => words.test(lower))?.[1]
      : undefined);
  if (font === undefined) return undefined;
  const role = /\b(?:headings?|headlines?|titles?|display)\b/.test(lower)
    ? 'headline'
    : /\b(?:body|paragraphs?|running text)\b/.test(lower)
      ? 'body'
      : 'both';
  return { kind: 'font', font, role };
};

const readRadius: ReadClause = ({ lower }) => {
  if (
    !/\b(?:corners?|round\w*|radius|radii|pill\w*|sharp\w*|squared?|edges|curv\w*|soft(?:er)? corners)\b/.test(lower) ||
    /^(?:add|remove|delete)\b/.test(lower)
  )
    return undefined;
  if (/\bpill|fully round/.test(lower)) return { kind: 'radius', roundness: 'ROUND_FULL' };
  const px = /\b(\d{1,2})\s*px\b/.exec(lower)?.[1];
  if (px !== undefined) return { kind: 'radius', roundness: nearestRoundness(Number(px)) };
  if (/\bless round|\bsharp|\bsquare|\bdecrease|\breduce|\bsmaller|\bno (?:round|radius)|\btighter corners/.test(lower))
    return /\bless|\bdecrease|\breduce|\bsmaller|sharper/.test(lower)
      ? { kind: 'radius-step', step: -1 }
      : { kind: 'radius', roundness: 'ROUND_FOUR' };
  return { kind: 'radius-step', step: 1 };
};

const nearestRoundness = (px: number) =>
  px <= 5 ? 'ROUND_FOUR' : px <= 9 ? 'ROUND_EIGHT' : px <= 20 ? 'ROUND_TWELVE' : 'ROUND_FULL';

const readDensity: ReadClause = ({ lower }) => {
  if (/\b(?:compact|dense\w*|tight\w*|high[- ]density|less (?:space|spacing|padding|white ?space|air))\b/.test(lower)) {
    return /\b(?:more|denser|tighter|tighten|less|bit|little)\b/.test(lower)
      ? { kind: 'density-step', step: -1 }
      : { kind: 'density', density: 'compact' };
  }
  if (
    /\b(?:air\w*|spacious|roomy|roomier|breath\w*|loose\w*|more (?:space|spacing|padding|white ?space|room|air))\b/.test(
      lower,
    )
  ) {
    return /\b(?:more|airier|roomier|bit|little|looser)\b/.test(lower)
      ? { kind: 'density-step', step: 1 }
      : { kind: 'density', density: 'airy' };
  }
  return undefined;
};

const readScale: ReadClause = ({ lower }) => {
  if (!/\b(?:type|text|font(?: size)?|headlines?|headings?|titles?|letters|figures?|numbers?)\b/.test(lower))
    return undefined;
  if (/\b(?:bigger|larger|enlarge|increase|louder|huge|massive)\b/.test(lower)) return { kind: 'scale-step', step: 1 };
  return /\b(?:smaller|shrink|decrease|reduce|quieter|calmer)\b/.test(lower)
    ? { kind: 'scale-step', step: -1 }
    : undefined;
};

const readRemove: ReadClause = ({ text, quotes }) => {
  const match =
    /^(?:remove|delete|drop|hide|get rid of|take (?:out|away)|lose|omit|clear)\s+(?:the\s+|all\s+)?(.+)$/i.exec(text);
  return match?.[1] === undefined ? undefined : { kind: 'remove', target: toTarget(match[1], quotes[0]) };
};

const readDuplicate: ReadClause = ({ text, quotes }) => {
  const match = /^(?:duplicate|copy|repeat|clone)\s+(?:the\s+)?(.+)$/i.exec(text);
  return match?.[1] === undefined ? undefined : { kind: 'duplicate', target: toTarget(match[1], quotes[0]) };
};

const readSwap: ReadClause = ({ text, quotes }) => {
  const match = /^(?:swap|exchange|switch)\s+(?:the\s+)?(.+?)\s+(?:and|with)\s+(?:the\s+)?(.+)$/i.exec(text);
  const [, first, second] = match ?? [];
  if (first === undefined || second === undefined) return undefined;
  return { kind: 'swap', target: toTarget(first, quotes[0]), other: toTarget(second, quotes[1]) };
};

const readMove: ReadClause = ({ text }) => {
  const match = /^(?:move|put|place|bring|shift|drag|send|pin)\s+(?:the\s+)?(.+)$/i.exec(text);
  const rest = match?.[1];
  if (rest === undefined) return undefined;
  const step = /^(.+?)\s+(up|down|higher|lower)$/i.exec(rest);
  if (step?.[1] !== undefined)
    return { kind: 'move-step', target: toTarget(step[1]), step: /up|higher/i.test(step[2] ?? '') ? -1 : 1 };
  const { words, position } = splitPosition(rest);
  return position === undefined ? undefined : { kind: 'move', target: toTarget(words), position };
};

const readAdd: ReadClause = ({ text, quotes }) => {
  const match = /^(?:add|include|insert|show|give (?:it|me|the (?:screen|page))|create|append|put in)\s+(.+)$/i.exec(
    text,
  );
  if (match?.[1] === undefined) return undefined;
  const { words, position } = splitPosition(match[1]);
  return { kind: 'add', what: words, quoted: quotes, ...(position === undefined ? {} : { position }) };
};

const EDGE =
  /\s+(?:to|at|on|in)\s+(?:the\s+)?(?:very\s+)?(top|start|beginning|bottom|end|foot)(?:\s+of\s+(?:the\s+)?(?:page|screen))?$/i;
const BESIDE =
  /\s+(?:to\s+|right\s+|directly\s+)*(above|before|over|on top of|below|under|underneath|beneath|after|behind)\s+(?:the\s+)?(.+)$/i;

/** Cuts "… to the top", "… above the list" off the end. */
function splitPosition(text: string): { words: string; position?: Position } {
  const edge = EDGE.exec(text);
  if (edge !== null)
    return {
      words: text.slice(0, edge.index),
      position: { at: /top|start|begin/i.test(edge[1] ?? '') ? 'top' : 'bottom' },
    };
  const beside = BESIDE.exec(text);
  if (beside?.[2] === undefined) return { words: text };
  const at = /above|before|over|on top/i.test(beside[1] ?? '') ? 'above' : 'below';
  return { words: text.slice(0, beside.index), position: { at, of: toTarget(beside[2]) } };
}

function toTarget(text: string, given?: string): TargetWords {
  const quoted = given ?? findQuotedTexts(text)[0]?.text;
  const words = bare(text).replace(/^(?:the|a|an|this|that|my|our)\s+/i, '');
  return quoted === undefined ? { words } : { words, quoted };
}

const bare = (text: string): string =>
  text
    .trim()
    .replace(/^["'“”‘’«»]+|["'“”‘’«»]+$/g, '')
    .trim();

const READERS: readonly ReadClause[] = [
  readMode,
  readReplaceText,
  readRename,
  readSwap,
  readMove,
  readRemove,
  readDuplicate,
  readSetText,
  readDensity,
  readRadius,
  readFont,
  readColor,
  readScale,
  readAdd,
];
