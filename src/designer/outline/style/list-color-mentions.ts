import { measureColor, turnBetween } from './color-measure.ts';
import { type ColorMention, listNamedColors, listWrittenColors } from './color-mention.ts';
import { findColorRole, findLabelRole, type FoundRole } from './color-role.ts';

export interface RoledColor extends ColorMention {
  role: FoundRole | 'any';
  /** Words follow or stand before it that it describes: "green running", "Conditional amber". */
  isOfThing: boolean;
  /** Hardly a word stands with it between its commas. */
  isAlone: boolean;
}

/** What parts the words of one colour from those of the next. */
const PART =
  /[,;、，；。/+&]|[.!?](?=\s|$)|\n| (?:and|und|et|y|e|en|i|och|og|ve|mit|with|avec|con|com|met|z|on|auf|sur|sobre|su|op|na|pa) |\s[-–—]\s|[と및와과]/gu;
const HARD = /[;\n。；]|[.!?](?=\s|$)/;

/** Colours of folded text without its refusals, each with its role; a name beside its value counts once. */
export function listColorMentions(text: string): RoledColor[] {
  const mentions = mergeNames(listWrittenColors(text), listNamedColors(text), text);
  let carried: FoundRole | undefined;
  let end = 0;
  const roled = mentions.map((mention, at): RoledColor => {
    const gap = text.slice(end, mention.start);
    const [left, right] = splitGap(gap, at === 0);
    const next = mentions[at + 1]?.start ?? text.length;
    const after = splitGap(text.slice(mention.end, next), false)[0];
    if (HARD.test(gap)) carried = undefined;
    const role = findColorRole({ before: right, after, isNamed: mention.name !== undefined });
    const label = role ?? carriedRole(gap.slice(left.length), right);
    if (role !== undefined && isListLabel(right, role)) carried = role;
    else if (role !== undefined) carried = undefined;
    end = mention.end;
    return {
      ...mention,
      role: label ?? carried ?? 'any',
      isOfThing: isOfThing(right, after),
      isAlone: countWords(right) <= MOST_BEFORE && countWords(after) === 0,
    };
  });
  return withoutTwins(roled);
}

/** "Accents: teal, coral": what stands before a colon speaks for the whole list. */
const isListLabel = (right: string, role: FoundRole): boolean =>
  right.includes(':') && findLabelRole(right.slice(0, right.lastIndexOf(':'))) === role;

const MOST_BEFORE = 4;
const countWords = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** The words between two colours: those that belong to the first and those that belong to the second. */
function splitGap(gap: string, isFirst: boolean): [string, string] {
  const parts = [...gap.matchAll(PART)];
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return isFirst ? ['', gap] : [gap, gap];
  const isOn = /^ (?:on|auf|sur|sobre|su|op|na|pa) $/.test(last[0]);
  // "text on it" tells of what stands on the colour before.
  const before = parts.at(-2);
  const from = isOn ? (before === undefined ? 0 : before.index + before[0].length) : last.index + last[0].length;
  return [gap.slice(0, first.index), gap.slice(from)];
}

/** "one accent, cobalt": the cell before, where it holds a role word and nothing else. */
function carriedRole(gap: string, right: string): FoundRole | undefined {
  if (right.trim() !== '' && !/^[\s`'"(]*(?:a|an|the|in)?\s*$/.test(right)) return undefined;
  const cells = gap
    .slice(0, gap.length - right.length)
    .split(/[,;.\n]/)
    .filter((cell) => cell.trim() !== '');
  const cell = cells.at(-1);
  return cell === undefined ? undefined : findLabelRole(cell);
}

const OF_THING =
  /^[\s-](?:badges?|check(?:mark)?s?|dots?|alerts?|statu\w+|tags?|flags?|labels?|arrows?|markers?|ticks?|lights?|medals?|plan|tier|team|cross|cards?:|stamp|cap|tile|running|earth|energy|tea|oil|friday|umbrella|roses?|beans?|wine|card)\b/;

const isOfThing = (before: string, after: string): boolean =>
  OF_THING.test(after) ||
  /(?:make|colou?r|mark|paint|show) (?:it|that one|them|this)\s*$/.test(before) ||
  /^\s*(?:sev|p[0-9])\b/.test(before);

const USE_NAMES: ReadonlySet<string> = new Set(['ink', 'paper', 'night']);

/** Names and the value right behind them, or in brackets, are one colour. */
function mergeNames(written: readonly ColorMention[], named: readonly ColorMention[], text: string): ColorMention[] {
  const used = new Set<ColorMention>();
  const merged = written.map((value): ColorMention => {
    const before = named.find(
      (name) =>
        name.end <= value.start &&
        /^[\s:=`'"([*_–—-]{0,4}(?:(?:colou?r|tone) ?\(?)?$/.test(text.slice(name.end, value.start)),
    );
    const behind = named.find(
      (name) => name.start >= value.end && /^[\s`'"*_]*\((?:\p{L}+ )?$/u.test(text.slice(value.end, name.start)),
    );
    const name = before ?? behind;
    // "ink #1F3318" says what it is for.
    if (name !== undefined && USE_NAMES.has(name.name ?? '')) used.add(name);
    if (name === undefined || used.has(name)) return withBracket(value, text);
    used.add(name);
    const whole = {
      ...value,
      name: name.name ?? '',
      start: Math.min(value.start, name.start),
      end: Math.max(value.end, name.end),
    };
    return withBracket(whole, text);
  });
  const free = named.filter(
    (name) => !used.has(name) && !merged.some(({ start, end }) => name.start < end && start < name.end),
  );
  return [...merged, ...free].sort((a, b) => a.start - b.start);
}

/** "(#294056) for buttons": the bracket that closes belongs to the colour. */
const withBracket = (mention: ColorMention, text: string): ColorMention => {
  const close = /^[`'"*_]*\)/.exec(text.slice(mention.end));
  return close === null ? mention : { ...mention, end: mention.end + close[0].length };
};

const SAME_HUE = 32;

/** A name says once more what a value has said: "Red-on-black night palette (#FF5A36 on #0A0A0A)". */
function withoutTwins(mentions: readonly RoledColor[]): RoledColor[] {
  const values = mentions.filter(({ isWritten }) => isWritten).map(({ hex, role }) => ({ ...measureColor(hex), role }));
  return mentions.filter(({ isWritten, hex, role }) => {
    if (isWritten) return true;
    const { l, c, h } = measureColor(hex);
    return !values.some((value) => (role === 'any' || role === value.role) && isTwin(value, { l, c, h }));
  });
}

type Measured = ReturnType<typeof measureColor>;

const isTwin = (value: Measured, { l, c, h }: Measured): boolean =>
  c < 0.04 || value.c < 0.04
    ? c < 0.04 && value.c < 0.04 && Math.abs(value.l - l) < 0.14
    : turnBetween(value.h, h) < SAME_HUE && Math.abs(value.l - l) < 0.4;
