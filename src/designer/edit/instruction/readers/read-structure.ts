import type { ReadClause } from '../clause.ts';
import { toClause, toTarget } from '../clause.ts';
import { isPlacedKind, readValues } from '../../value-kinds.ts';
import { splitPosition } from '../read-position.ts';

export const readKeep: ReadClause = ({ text, quotes }) => {
  const match = /^keep\s+(.+)$/i.exec(text);
  return match?.[1] === undefined ? undefined : { kind: 'keep', target: toTarget(match[1], quotes) };
};

export const readRemove: ReadClause = ({ text, quotes }) => {
  const match = /^remove\s+(?:the\s+)?(.+)$/i.exec(text);
  if (match?.[1] === undefined) return undefined;
  const words =
    match[1]
      .replace(/,?\s+(?:i mean|sorry|rather|or rather)\s+/i, '\uE002')
      .split('\uE002')
      .at(-1) ?? match[1];
  return { kind: 'remove', target: toTarget(words, quotes) };
};

export const readDuplicate: ReadClause = ({ text, quotes }) => {
  const match = /^(?:duplicate|copy|repeat|clone|double up)\s+(.+)$/i.exec(text);
  return match?.[1] === undefined ? undefined : { kind: 'duplicate', target: toTarget(match[1], quotes) };
};

export const readSwap: ReadClause = ({ text, quotes }) => {
  const match =
    /^(?:swap|exchange|switch|flip)\s+(?:the (?:positions?|places?|order) of\s+)?(.+?)\s+(?:and|with|for)\s+(.+?)(?: around)?$/i.exec(
      text,
    );
  const [, first, second] = match ?? [];
  if (
    first === undefined ||
    second === undefined ||
    /^(?:swap|exchange|switch)\s+(?:out|the (?:picture|image|photo))/i.test(text)
  )
    return undefined;
  // "The first and the second book": one noun for both.
  const noun = /^(?:the )?(?:first|second|third|fourth|fifth|last|\d+(?:st|nd|rd|th))$/i.test(first)
    ? (/\s(\p{L}+)$/u.exec(second.replace(/^the /i, ''))?.[0] ?? '')
    : '';
  return { kind: 'swap', target: toTarget(`${first}${noun}`, quotes), other: toTarget(second, quotes) };
};

export const readMove: ReadClause = ({ text, quotes }) => {
  const rest = /^move\s+(.+)$/i.exec(text)?.[1];
  if (rest === undefined) return undefined;
  // "Move the review to Friday 3pm": a time is no place.
  const [, event, when = ''] = /^(.+?)(?:\s+from\s.+?)?\s+(?:to|until|till|onto|on|at)\s+(.+)$/i.exec(rest) ?? [];
  if (event !== undefined && readValues(when)?.some(({ kind }) => isPlacedKind(kind)) === true)
    return { kind: 'change', target: toTarget(event, quotes), to: when, isQuoted: false, isCertain: true };
  const step =
    /^(.+?)\s+(?:one |a )?(?:step |place |position |row )?(up|down|higher|lower|further up|further down|left|right)(?: a bit| a little| one)?$/i.exec(
      rest,
    );
  if (step?.[1] !== undefined)
    return {
      kind: 'move-step',
      target: toTarget(step[1], quotes),
      step: /up|higher|left/i.test(step[2] ?? '') ? -1 : 1,
    };
  const first = /^(.+?)\s+(first|last)(?:\s+(?:among|of|in)\s+(.+))?$/i.exec(rest);
  if (first?.[1] !== undefined && first[3] !== undefined)
    return {
      kind: 'move',
      target: toTarget(`${first[1]} in ${first[3]}`, quotes),
      position: { at: /first/i.test(first[2] ?? '') ? 'top' : 'bottom' },
    };
  const { words, position } = splitPosition(rest, quotes, { inside: true });
  if (position !== undefined) return { kind: 'move', target: toTarget(words, quotes), position };
  // "Ode spring catalogue to done": whatever it is called, it is a place.
  const [, what, joint, place] = /^(.+?)\s+(to|into|under|onto)\s+(.+)$/i.exec(rest) ?? [];
  return what === undefined || joint === undefined || place === undefined
    ? undefined
    : {
        kind: 'move',
        target: toTarget(what, quotes),
        position: { at: 'inside', of: toTarget(place, quotes), joint: joint.toLowerCase() },
      };
};

/** "Search bar above the list", "show the reviews before the related products". */
export const readPlace: ReadClause = ({ text, quotes }) => {
  const { words, position } = splitPosition(text.replace(/^(?:show|display)\s+/i, ''), quotes);
  if (position === undefined || words.split(/\s+/).length > MOST_PLACED_WORDS) return undefined;
  if (/^(?:add|remove|change|rename|make|use|set)\b/i.test(words)) return undefined;
  const what = toTarget(words, []).words.replace(/^the$/i, '');
  return what === '' ? undefined : { kind: 'place', what, quoted: [], position };
};

const MOST_PLACED_WORDS = 8;

/** "Group the orders by status". */
export const readGroup: ReadClause = ({ text, quotes }) => {
  const [, target, by] =
    /^(?:group|bundle|section|organi[sz]e|split|divide|arrange)\s+(?:(.+?)\s+)?(?:in(?:to)? groups )?by\s+(?:the(?:ir)?\s+|its\s+)?(.+)$/i.exec(
      text,
    ) ?? [];
  return by === undefined || !/^(?:group|bundle|section|organi[sz]e|split|divide)\b|\bgroups\b/i.test(text)
    ? undefined
    : { kind: 'group', target: toTarget(target ?? 'everything', quotes), by };
};

export const readSort: ReadClause = ({ text, lower, quotes }) => {
  const reversed = /^reverse\s+(?:the order of\s+)?(.+?)(?:['’]s? order)?$/i.exec(text)?.[1];
  if (reversed !== undefined) return { kind: 'reverse', target: toTarget(reversed, quotes) };
  const match =
    /^(?:sort|order|arrange|rank)\s+(.+?)\s+by\s+(.+?)(?:[,;]?\s+(?:in )?(ascending|descending|(?:latest|newest|highest|largest|biggest|most expensive) first|(?:earliest|oldest|lowest|smallest|cheapest) first)(?: order)?)?$/i.exec(
      text,
    );
  const bare = /^(?:sort|order|rank)\s+by\s+(.+)$/i.exec(text)?.[1];
  if (bare !== undefined) return readSort(toClause(`sort everything by ${bare}`, quotes));
  const towards =
    /^(?:sort|order|arrange|rank)\s+(.+?)(?:,)?\s+(?:from\s+)?(cheap(?:est)?|low(?:est)?|small(?:est)?|expensive|high(?:est)?|new(?:est)?|old(?:est)?|latest|biggest|largest)\s+to\s+\w+$/i.exec(
      text,
    ) ??
    /^(?:sort|order|arrange|rank)?\s*(?:the )?(.+?)(?:,)?\s+(?:with the\s+)?(cheapest|lowest|smallest|most expensive|highest|newest|oldest|latest|biggest|largest)(?: (?:ones?|prices?))?\s+first$/i.exec(
      text,
    );
  if (towards?.[1] !== undefined && !/\sby\s/i.test(towards[1])) {
    const way = (towards[2] ?? '').toLowerCase();
    return {
      kind: 'sort',
      target: toTarget(towards[1].replace(/^(?:put|show)\s+/i, ''), quotes),
      by: /cheap|expensive/.test(way) ? 'price' : /new|old|latest/.test(way) ? 'date' : 'value',
      isDescending: /expensive|high|new|latest|big|large/.test(way),
    };
  }
  const plain = /^(?:sort|order)\s+(.+?)\s+(?:alphabetically|a[- ](?:to[- ])?z)$/i.exec(text)?.[1];
  if (plain !== undefined) return { kind: 'sort', target: toTarget(plain, quotes), by: 'name', isDescending: false };
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return {
    kind: 'sort',
    target: toTarget(match[1], quotes),
    by: match[2].replace(/,$/, ''),
    isDescending:
      /descending|latest|newest|highest|largest|biggest|most expensive|high(?:est)? to low|most first|longest/.test(
        lower,
      ),
  };
};
