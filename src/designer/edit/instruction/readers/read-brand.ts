import { toWords, type ReadClause } from '../clause.ts';

const HOUSE =
  '(?:app|product|brand|company|shop|store|site|website|business|startup|start-up|service|platform|restaurant|caf[eé]|bakery|clinic|hotel|bank|studio|practice|salon|gym|logo(?: text)?)';
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:call|name|rename|title)\s+(?:the|my|our|this)\s+${HOUSE}(?:['’]s)?(?: name)?\s+(?:to\s+|as\s+|into\s+)?(.+)$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:change|set|update)\s+(?:the |my |our )?${HOUSE}(?:['’]s)?(?: name)?\s+(?:to|into)\s+(?:be\s+)?(.+)$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:change|set|update)\s+(?:the )?name of (?:the|my|our)\s+${HOUSE}\s+(?:to|into)\s+(.+)$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:the |our |my )?(?:name of (?:the|our) ${HOUSE}|(?:${HOUSE}|brand)(?:['’]s)? name|brand)(?:\s+(?:is|should be|must be|to)(?: called)?|:)\s+(.+)$`,
    'i',
  ),
  /^(?:rename\s+)?we(?:['’]re| are)\s+(?:now\s+)?(?:called|named)\s+(.+)$/i,
  /^rename we to (.+)$/i,
  new RegExp(String.raw`^our ${HOUSE} is (?:called|named)\s+(.+)$`, 'i'),
];
/** What a house is besides its name, or the look of its sign. */
const NO_NAME =
  /^(?:an? |the |more |dark|light|bigger|smaller|left|right|bold|#)|\b(?:picture|photo|image|icon|plan|section|page|card|button|tab|link|to)\b/i;

/** "Call the app Fernweh", "we are called Nordbank". */
export const readBrand: ReadClause = ({ text, quotes }) => {
  for (const form of FORMS) {
    const said = form.exec(text)?.[1];
    if (said === undefined || (NO_NAME.test(said) && !/^\uE000|^The\s\p{Lu}/u.test(said))) continue;
    return { kind: 'brand', name: toWords(said.replace(/\s+(?:now|instead|from now on)$/i, ''), quotes) };
  }
  return undefined;
};
