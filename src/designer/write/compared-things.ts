/** What a prompt holds against each other, and by what. */
export interface Compared {
  things: string[];
  criteria: string[];
  /** What the things are where they have no names: "electric cargo bikes". */
  kind?: string;
}

const BY = String.raw`\b(?:by|on|in terms of|regarding|according to|with columns?|with rows?|across|showing|covering)\b|[:–—]`;
const COMPARE = new RegExp(
  String.raw`\b(?:compare|comparing|comparison(?: (?:page|table|screen|chart|card))? (?:of|between|for))\s+(.+?)(?:\s*(?:${BY})\s*(.+?))?(?=[.;!?]|$)`,
  'iu',
);
const VERSUS = new RegExp(
  String.raw`^(?:(?:build|make|create|design|draw|show)(?: me)? )?(?:an? |the )?(.+?\s(?:vs\.?|versus)\s.+?)(?:\s+(?:comparison|page|screen|table))*(?:\s*(?:${BY})\s*(.+?))?(?=[.;!?]|$)`,
  'iu',
);
/** "Compare phones: One, Two and Three by price and weight". */
const LISTED = /\bcompar\w*\s[^:,]{2,60}:\s*(.+?)\s+(?:by|on|in terms of|regarding|according to)\s+(.+?)(?=[.;!?]|$)/iu;
/** "Columns "One", "Two"; rows weight and price": a table that is laid out in words. */
const LAID_OUT = /\bcolumns?:?\s+(.+?)[;,.]\s*(?:and\s+)?rows?:?\s+(.+?)(?=[.;!?]|$)/iu;
/** "Comparison page: ours vs theirs": what stands before the things only says what is made of them. */
const HEADED = /^[^:]{0,30}\bcompar(?:ison|e|ing)(?: page| table| screen| chart| view)?\s*[:—–]\s*/i;
const LONGEST_NAME = 28;
/** "three e-bikes", "two laptops with specs": a number of things is no name. */
const COUNTED = /^(?:two|three|four|five|\d|our|some|different|several|multiple|the|my)\b/i;
const COUNT_WORDS = /^(?:(?:the|our|my|these|those|two|three|four|five|\d|some|different|several)\s+)+/i;
const FILLING = /\b(?:and )?(?:a |the )?winner\b.*$/i;

/** Things and criteria named in the prompt; empty lists where it names none. */
export function readCompared(prompt: string): Compared {
  // The last two words of "side by side" are no criterion.
  const text = (prompt.split('\n')[0] ?? '').replaceAll(/\bside[- ]by[- ]side\b/gi, ' ').replace(HEADED, '');
  const [, columns, rows] = LAID_OUT.exec(text) ?? [];
  if (columns !== undefined && rows !== undefined) return { things: split(columns), criteria: criteriaIn(rows) };
  for (const pattern of [LISTED, VERSUS, COMPARE]) {
    const [, listed, criteria = ''] = pattern.exec(text) ?? [];
    if (listed === undefined) continue;
    // "Our two cargo bikes, range, motor, load": how many there are is said first, what they are held by comes after.
    const [kind = '', ...named] = listed.split(/,|\s(?:and|&)\s/i).map((part) => part.trim());
    if (
      COUNTED.test(kind) &&
      named.length > 1 &&
      pattern !== VERSUS &&
      !named.some((name) => /^[\p{Lu}\d]/u.test(name))
    )
      return { things: [], criteria: criteriaIn([...named, criteria].join(', ')), kind: kind.replace(COUNT_WORDS, '') };
    const things = split(listed);
    if (things.length > 1) return { things, criteria: criteriaIn(criteria) };
    return { things: [], criteria: criteriaIn(criteria) };
  }
  return { things: [], criteria: [] };
}

const split = (list: string): string[] =>
  list
    .split(/,|\bvs\.?(?=\s)|\bversus\b|\s(?:and|&|or|with)\s/i)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|an?|the|our|my)\s+/i, '')
        .replace(/^["'“]|["'”]$/g, ''),
    )
    .filter((part) => part !== '' && part.length <= LONGEST_NAME && !COUNTED.test(part) && !PARTS_OF_PAGES.test(part))
    .slice(0, 4);

/** "Comparison of features, FAQ" holds nothing against each other. */
const PARTS_OF_PAGES =
  /^(?:features?|faqs?|plans?|prices?|specs?|specifications?|reviews?|options?|all plans|the plans|footer|cta|testimonials?)$/i;

const criteriaIn = (text: string): string[] =>
  text
    .replace(FILLING, '')
    .split(/,|\s(?:and|&)\s/i)
    .map((part) => part.trim().replace(/^(?:and|an?|the|their)\s+/i, ''))
    .filter((part) => part !== '' && part.length <= LONGEST_NAME)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .slice(0, 8);
