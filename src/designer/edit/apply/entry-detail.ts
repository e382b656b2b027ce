import { MONTHS } from '../value-kinds.ts';
import { isStateWord } from '../find/entry-states.ts';

/** What a short text of an entry is: which of its places it can fill. */
export type DetailSort = 'money' | 'percent' | 'clock' | 'date' | 'mail' | 'number' | 'state' | 'person' | 'text';

const MONTH = String.raw`(?:${MONTHS.join('|')})\p{L}{0,6}`;
const DAY = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|rs|rsday|urday)?`;
const DATE = new RegExp(
  String.raw`^(?:(?:due|since|from|until|till|by|on|before|after|joined|back|last|next)\s+)*(?:the\s+)?(?:(?:${DAY},?\s+)?\d{1,2}(?:st|nd|rd|th)?\.?\s+(?:of\s+)?${MONTH}(?:,?\s+\d{4})?|${MONTH}\s+\d{1,2}(?:,?\s+\d{4})?|${MONTH}(?:\s+\d{4})?|${DAY}|today|tomorrow|yesterday|tonight|this (?:week|month|morning|evening)|next (?:week|month)|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|(?:19|20)\d\d)(?:\s+(?:at\s+)?\d{1,2}:\d{2})?$`,
  'iu',
);
const MONEY =
  /^(?:costs?\s+|for\s+|at\s+)?[~+−-]?\s?(?:(?:[$€£¥]|kr|CHF)\s?[−-]?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥]|kr|CHF))(?:\s?(?:\/|a |per )\s?\p{L}+)?$/iu;
const CLOCK = /^(?:at\s+)?(?:\d{1,2}[:.]\d{2}(?:\s?[ap]m)?(?:\s?[–-]\s?\d{1,2}[:.]\d{2})?|\d{1,2}\s?[ap]m)$/i;

/** The sort of a text; `states` are the words for states that its list uses. */
export function sortOfDetail(text: string, states: ReadonlySet<string> = new Set()): DetailSort {
  const said = text.trim();
  if (MONEY.test(said)) return 'money';
  if (/^[+−-]?\d[\d.,]*\s?%$/.test(said)) return 'percent';
  if (CLOCK.test(said)) return 'clock';
  if (states.has(said.toLowerCase()) || isStateWord(said)) return 'state';
  if (DATE.test(said)) return 'date';
  if (/^\S+@\S+\.\S+$/.test(said)) return 'mail';
  if (/^(?:x\s?)?[~+−-]?\d[\d.,]*(?:\s?×|\s?[\p{L}/°]{1,10})?$/u.test(said)) return 'number';
  return 'text';
}

/** What is said of a thing, its name first: "Walk the dog at 17:00, twice round" → name, "17:00", "twice round". */
export function partDetails(said: string): { title: string; details: string[] } {
  const [first = '', ...rest] = said
    .split(/\s*[,;]\s+(?:and\s+)?|\s+(?:and\s+)?(?=with (?:status|state)\b)/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const details: string[] = [];
  let title = first;
  for (let turn = 0; turn < MOST_TAILS; turn += 1) {
    const tail = /^(.+?)\s+((?:by|at|for|due|on|since|from|costing|priced at)\s+.+)$/i.exec(title);
    const bare = tail?.[2]?.replace(/^(?:at|for|on|costing|priced at)\s+/i, '') ?? '';
    const isTold =
      tail !== null &&
      (!['text', 'state'].includes(sortOfDetail(bare)) ||
        !['text', 'state'].includes(sortOfDetail(tail[2] ?? '')) ||
        /^by\s+\p{Lu}/u.test(tail[2] ?? '') ||
        /^for\s+\p{Lu}\p{L}+$/u.test(tail[2] ?? ''));
    if (tail === null || !isTold) break;
    title = tail[1] ?? title;
    details.unshift(
      /^(?:by|for|due|since|from)\s/i.test(tail[2] ?? '') && sortOfDetail(bare) === 'text' ? (tail[2] ?? '') : bare,
    );
  }
  const more = rest.map((part) =>
    part.replace(
      /^(?:with (?:the )?)?(?:status|state)\s*:?\s*(?:of\s+)?|^(?:it\s+)?(?:is|costs?|are)\s+|^at\s+(?=\d)/i,
      '',
    ),
  );
  return { title: title.replace(/^["“]|["”]$/g, ''), details: [...details, ...more] };
}

const MOST_TAILS = 3;
