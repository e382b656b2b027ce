/** Pairs that read as one thing although "and" stands between them. */
const PAIRS =
  /\b(?:terms|drag|black|pros|health|before|back|food|research|trial|search|click|question|questions|nuts|bed|rock|arts|supply|name|copy|rise|wear|mix|look|dos|lost|free|fish|mac|salt|track|privacy|styles?|home|help|bath|beauty|sales|news|risks?|avatar) (?:and|&|n|or) (?:conditions|drop|white|cons|safety|after|forth|drink|development|error|replace|collect|answers?|bolts|breakfast|roll|crafts|demand|paste|shine|tear|match|feel|don'ts|found|easy|chips|cheese|pepper|trace|security|formats?|garden|support|beyond|wellness|marketing|events|issues|name)\b/giu;

const GLUE = '\u2060';

const depthChange = (character: string): number => {
  if ('([{（【'.includes(character)) return 1;
  return ')]}）】'.includes(character) ? -1 : 0;
};

/** Parts of a text at the top level of brackets: commas, semicolons and their kin of other scripts. */
const splitAtCommas = (text: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    depth = Math.max(0, depth + depthChange(character));
    const isComma = ',;、，；'.includes(character) && !/\d,\d{3}/.test(text.slice(at - 1, at + 4));
    if (depth === 0 && isComma) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
};

/** Removes what stands in brackets while looking for joints, keeping offsets. */
const blankBrackets = (text: string): string => text.replaceAll(/\([^()]*\)/g, (inner) => GLUE.repeat(inner.length));

/** Before such a word the "and" belongs to the entry's qualifier; other languages hold lists with fewer words. */
const ENGLISH_INNER =
  /\b(?:with|for|between|of|from|by|to|on|in|at|that|which|where|like|showing|including|containing)\b/iu;
const FOREIGN_INNER = /(?<!\p{L})(?:mit|zwischen|avec|entre|con|com|tra|met|tussen|z|с|между)(?!\p{L})/iu;
/** Afterthoughts behind the last entry: "with urgent ones highlighted". */
const TRAILING = /^(?:with|all|each|so that|where|which|using|in a|in an|on a|presented|arranged)\s/i;
const NEW_THING =
  /^(?:an?|the|one|two|three|four|five|six|\d+|some|several|optional|eine?n?|der|die|das|une?|le|la|les|un|una|el|los|las|il|lo|gli|uma?|os?|as|then|finally|also|a)\s/iu;

const splitAtJoints = (part: string, joints: RegExp, inner: RegExp, isLast: boolean): string[] => {
  const pieces: string[] = [];
  let from = 0;
  for (const joint of blankBrackets(part).matchAll(joints)) {
    const before = part.slice(from, joint.index);
    const after = part.slice(joint.index + joint[0].length);
    if (before.trim() === '' || after.trim() === '') continue;
    const startsThing = NEW_THING.test(after) || joint[0].trim() === '+';
    const isInside = inner.test(before) || /^(?:including |with )?(?:their|its|his|her)\s/i.test(before);
    if (!startsThing && (isInside || !isLast)) continue;
    pieces.push(before);
    from = joint.index + joint[0].length;
  }
  pieces.push(part.slice(from));
  return pieces;
};

/**
 * Entries of an enumeration: "a, b (x, y), c and d". Brackets stay whole, fixed pairs ("terms and conditions") too, and an
 * "and" inside an entry's own qualifier ("a table with price and rating") does not part it. `ands` are the language's words.
 * `isIdle` tells entries that are none, such as "dark" at the end, so that the last real one is known.
 */
export const splitList = (text: string, ands: readonly string[], isIdle?: (part: string) => boolean): string[] => {
  const glued = text.replaceAll(PAIRS, (pair) => pair.replaceAll(' ', GLUE));
  const words = ands.map((word) => word.replaceAll(/[^\p{L}]/gu, '')).filter((word) => word !== '');
  const joints = new RegExp(
    `\\s(?:\\+|plus|as well as|along with|together with|alongside|followed by|${words.join('|')})\\s`,
    'giu',
  );
  const leadingJoint = new RegExp(
    `^(?:(?:and|or|plus|as well as|along with|together with|then|also|finally|even|with|${words.join('|')})\\s+)+`,
    'iu',
  );
  const inner = words.includes('and') ? ENGLISH_INNER : FOREIGN_INNER;
  const parts = splitAtCommas(glued);
  const last = parts.findLastIndex((part) => isIdle?.(part.trim()) !== true && !TRAILING.test(part.trim()));
  return parts
    .flatMap((part, index) => splitAtJoints(part.trim(), joints, inner, index >= last))
    .map((part) =>
      part
        .trim()
        .replace(leadingJoint, '')
        .replaceAll(GLUE, ' ')
        .replace(/[.。!！?？:]+$/u, '')
        .trim(),
    )
    .filter((part) => /[\p{L}\p{N}\uE000-\uF8FF]/u.test(part));
};
