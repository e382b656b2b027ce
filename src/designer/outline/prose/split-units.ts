import { cut, type Piece } from '../form/piece.ts';
import { MONTHS, WEEKDAYS } from '../values/calendar-words.ts';
import { markLevels, TOP } from '../values/top-level.ts';

/** A clause of running prose with the sign or word that stands before it. */
export interface Unit extends Piece {
  after: '' | ',' | ';' | ':' | '-' | '+' | 'then' | '.';
}

const JOINT =
  /(?:,\s*)?\b(?:and then|then also|then)\b\s+|(?:,\s*|\s+)(?:and|und|et|y|e|en)\s+(?=(?:also|otro|otra|another|a|an|one|two|three|four|buttons?|btns?|ein|eine|einen|un|une|una|um|uma|een)\s+\p{L})|\s+also\s+(?=(?:a|an|the)\s)|,?\s+and\s+(?=(?:how|who|when|where|what|which|if|whether|whos|whats)\s)/iuy;

/** The clauses of a sentence: at commas, semicolons, dashes, plus signs, colons, "then", "and a …", outside of brackets and quotation marks. */
export function splitUnits(piece: Piece): Unit[] {
  const { text } = piece;
  const levels = markLevels(text);
  const units: Unit[] = [];
  let from = 0;
  let after: Unit['after'] = '';
  const push = (to: number, next: number, sign: Unit['after']): void => {
    const part = cut(piece, from, to);
    if (/[\p{L}\p{N}]/u.test(part.text)) units.push({ ...part, after });
    from = next;
    after = sign;
  };
  for (let at = 0; at < text.length; at++) {
    if (levels[at] !== TOP) continue;
    const sign = signAt(text, at);
    if (sign !== undefined) {
      push(at, at + 1, sign);
      continue;
    }
    if (at > 0 && !/[\s,]/.test(text.charAt(at)) && !/\s/.test(text.charAt(at - 1))) continue;
    JOINT.lastIndex = at;
    const joint = JOINT.exec(text);
    if (joint === null || joint[0].length === 0) continue;
    push(at, at + joint[0].length, 'then');
    at = from - 1;
  }
  push(text.length, text.length, '');
  return units;
}

function signAt(text: string, at: number): Unit['after'] | undefined {
  const character = text.charAt(at);
  const [before, next] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (character === ',') return (/\d/.test(before) && /\d/.test(next)) || isInsideDate(text, at) ? undefined : ',';
  if (character === ';') return ';';
  if (character === '：') return ':';
  if (character === ':')
    return next === '' || /\s/.test(next)
      ? /\d \d|^$/.test(before + next)
        ? undefined
        : colonAt(text, at)
      : undefined;
  if ('–—-'.includes(character) && /\s/.test(before) && /\s/.test(next)) return '-';
  if (character === '+' && /\s/.test(before) && /\s/.test(next)) return '+';
  if ((character === '!' || character === '?') && next !== '' && !'!?'.includes(next)) return '.';
  return undefined;
}

/** "9 : 11" is a score and "a : b" no heading. */
const colonAt = (text: string, at: number): ':' | undefined =>
  /\d\s*$/.test(text.slice(0, at)) && /^\s*\d/.test(text.slice(at + 1)) && /\s$/.test(text.slice(0, at))
    ? undefined
    : ':';

function isInsideDate(text: string, at: number): boolean {
  const word = /(\p{L}+)\.?(?:\s\d{1,2})?$/u.exec(text.slice(Math.max(0, at - 16), at))?.[1]?.toLowerCase() ?? '';
  if (MONTHS.has(word)) return /^\s(?:19|20)\d\d(?!\d)/.test(text.slice(at + 1));
  return WEEKDAYS.has(word) && /^\s\d{1,2}\.?\s\p{L}/u.test(text.slice(at + 1));
}
