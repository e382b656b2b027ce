import type { Ask } from './ask.ts';
import { OF } from './pair-values.ts';
import { type Token, is, isMark } from './token.ts';
import {
  type Context,
  type Read,
  type Reader,
  isLate,
  phraseOf,
  rawOf,
  takeBrackets,
  trimFillers,
} from './clause-words.ts';
import { whyImpossible } from './is-impossible.ts';
import type { Clause } from './clause.ts';
import { isCommand } from './list-segments.ts';
import { readAdd } from './readers/read-add.ts';
import { readBare } from './readers/read-bare.ts';
import { readButtonLook } from './readers/read-button-look.ts';
import { readCell } from './readers/read-cell.ts';
import { readColumns } from './readers/read-columns.ts';
import { readDepict } from './readers/read-depict.ts';
import { readEverywhere } from './readers/read-everywhere.ts';
import { readFilter } from './readers/read-filter.ts';
import { readLook } from './readers/read-look.ts';
import { readMove } from './readers/read-move.ts';
import { readRecolor } from './readers/read-recolor.ts';
import { readRefill } from './readers/read-refill.ts';
import { readRemove } from './readers/read-remove.ts';
import { readSay } from './readers/read-say.ts';
import { readOrder, readSort } from './readers/read-sort.ts';
import { readSide } from './readers/read-side.ts';
import { readState } from './readers/read-state.ts';
import { readSwap } from './readers/read-swap.ts';
import { readTheme } from './readers/read-theme.ts';

/** What one clause asks for; undefined where this grammar has no reading of it. */
export function readAsk(clause: Clause, reader: Reader): Ask[] | undefined {
  const all = ownedBy(trimFillers(clause.tokens), clause.owner, reader);
  const said = rawOf(all, reader.text);
  const reason = whyImpossible(said);
  if (reason !== undefined) return [{ kind: 'refuse', reason }];
  const { main, notes } = takeBrackets(all);
  // "Swap button should be bigger": what a button says is no command.
  const isName =
    isCommand(main[0]) &&
    /^(?:button|btn|link|label|icon|tab|knopf|bouton|botón|card|field)$/i.test(main[1]?.text ?? '') &&
    main.some((token, index) => index > 1 && (is(token, 'becomes') || isMark(token, '→')));
  const at = main.findIndex(
    (token, index) => isCommand(token) && ((index === 0 && !isName) || isLate(main, index) || isSortBy(main, index)),
  );
  const verb = at >= 0 ? main[at] : clause.verb;
  const rest = at >= 0 ? [...main.slice(0, at), ...main.slice(at + 1)] : main;
  if (at > 0 && isSortBy(main, at)) {
    const by: Token = { ...SORT_BY, start: verb?.start ?? 0, end: verb?.end ?? 0 };
    rest.splice(at, 0, by);
  }
  const context: Context = { reader, main, rest, notes, verb, isOwn: at >= 0 };
  for (const read of READERS) {
    const asks = read(context);
    if (asks !== undefined) return asks;
  }
  return undefined;
}

const SORT_BY: Token = { kind: 'word', text: 'by', words: ['by'], senses: new Set(), start: 0, end: 0 };

/** "Waiting list sort by first name": the list first. */
const isSortBy = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && at < tokens.length - 1 && is(tokens[at], 'sort') && /\bby$/i.test(tokens[at]?.text ?? '');

/** "Ramp" of "Quartz hold", where both are found together. */
function ownedBy(tokens: Token[], owner: readonly Token[] | undefined, reader: Reader): Token[] {
  const at = tokens.findIndex((token) => isMark(token, '→'));
  if (owner === undefined || at <= 0) return tokens;
  const whole = [...tokens.slice(0, at), OF, ...owner];
  return reader.isHere(phraseOf(whole, reader)) ? [...whole, ...tokens.slice(at)] : tokens;
}

const READERS: readonly Read[] = [
  readFilter,
  readSort,
  readOrder,
  readAdd,
  readRemove,
  readCell,
  readEverywhere,
  readSwap,
  readDepict,
  readRefill,
  readColumns,
  readTheme,
  readState,
  readSide,
  readButtonLook,
  readRecolor,
  readLook,
  readMove,
  readSay,
  readBare,
];
