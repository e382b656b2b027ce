import { isCommand, splitAt } from './list-segments.ts';
import { type Token, is, isMark } from './token.ts';

/** One thing that is asked for, with what was said before it of where and what. */
export interface Clause {
  tokens: readonly Token[];
  /** "In the table …:", "Alarms:" — where to look first. */
  scope?: readonly Token[];
  /** The verb of the clause before, where this one goes on without its own. */
  verb?: Token;
  /** Says only what is to stay, or why. */
  isAside?: true;
  /** What all of a list is about, where that is a thing here: "Quartz hold: ramp 50, hold 20 min". */
  owner?: readonly Token[];
  /** What the clause before asks for is asked of this as well: "and the footer too". */
  isToo?: true;
}

/** Words of a lead that say where: what follows its verb, or all of it. */
export const scopeIn = (lead: readonly Token[] | undefined): readonly Token[] | undefined =>
  lead === undefined
    ? undefined
    : scopeOf(splitAt(lead, (token) => isMark(token, ',')))?.filter((token) => !is(token, 'wish') && !isCommand(token));

/** "Side column, box "At the stand"": the narrower place, where it is named word for word. */
const scopeOf = (parts: readonly (readonly Token[])[]): readonly Token[] | undefined =>
  parts.findLast((part, at) => at > 0 && part.some(({ kind }) => kind === 'quote')) ?? parts[0];
