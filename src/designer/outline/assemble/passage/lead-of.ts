import type { Passage } from '../../form/passage.ts';
import { type Piece, cut } from '../../form/piece.ts';
import { REQUIREMENT } from './requirement.ts';
import { rest } from '../add-entries.ts';

/** What a passage is led in by. */
export interface Lead extends Piece {
  mark: 'bold' | 'colon' | 'stop';
  /** Where the passage goes on. */
  end: number;
}

const BOLD =
  /^(?:\*\*|__)([^*_\n]{1,80}?)(?:(?<=[:：.])(?:\*\*|__)(?=\s)|(?:\*\*|__)\s*(\([^)]*\))?\s*(?=[:：.,–—-]|$|\p{Ll}))/u;

/** Bold words in capitals before a sentence, and nothing bold behind them. */
const BOLD_OPENING = /^(?:\*\*|__)(\p{Lu}[^*_\n.:,]{0,38}?)(?:\*\*|__)\s(?=["“„«]?\p{Lu}[^*]*$)/u;

/** What a passage is led in by: bold words, or a few words before a colon. */
export function leadOf({ said, form, runIn }: Passage, _lang: string): Lead | undefined {
  if (form === 'heading') return { ...said, mark: 'colon', end: said.text.length };
  if (runIn !== undefined) return { ...cut(said, 0, runIn), mark: 'stop', end: runIn + 1 };
  const bold = BOLD.exec(said.text);
  if (bold?.[1] !== undefined) {
    const whole = cut(said, 2, 2 + bold[1].length);
    const inner = cut(whole, REQUIREMENT.exec(whole.text)?.[0].length ?? 0);
    const words = inner.text.replace(/[:：.]$/, '');
    return {
      text: bold[2] === undefined ? words : `${words} ${bold[2]}`,
      start: inner.start,
      mark: 'bold',
      end: bold[0].length,
    };
  }
  // "**Mayor** One row per candidate": bold words before a sentence of their own.
  const opening = form === 'prose' ? BOLD_OPENING.exec(said.text) : null;
  if (opening?.[1] !== undefined) {
    const whole = cut(said, 2, 2 + opening[1].length);
    return { ...cut(whole, REQUIREMENT.exec(whole.text)?.[0].length ?? 0), mark: 'bold', end: opening[0].length };
  }
  const stop = /^(\p{Lu}[^.:;!?,"“„«`*]{1,40})\.\s+(?=\S)/u.exec(said.text);
  if ((form === 'item' || form === 'quote') && stop?.[1] !== undefined && stop[1].split(/\s+/).length <= 4)
    return { ...cut(said, 0, stop[1].length), mark: 'stop', end: stop[0].length };
  // `"Next pass". The name in large type …`: a quotation that is a sentence of its own names the part.
  const quoted = /^["“„«`]([^"”“»`]{2,40})["”“»`][.:]\s+(?=\S)/u.exec(said.text);
  if (form === 'item' && quoted?.[1] !== undefined)
    return { ...cut(said, 1, 1 + quoted[1].length), mark: 'stop', end: quoted[0].length };
  const colon = said.text.search(/[:：](?:\s|$)/);
  if (colon <= 0 || colon > 70) return undefined;
  const before = cut(said, 0, colon);
  if (/["“”„«»`|.;]/.test(before.text) || before.text.split(/\s+/).length > 7) return undefined;
  return { ...before, mark: 'colon', end: colon + 1 };
}

/** What a passage says behind its lead. */
export function afterLead(said: Piece, lead: Lead): Piece {
  const body = cut(said, lead.end);
  const sign = /^[:：.,–—-]+\s*/.exec(body.text);
  return sign === null ? body : rest(body, sign[0].length);
}

/** The passage with the marks of its lead as spaces, so that offsets stay and its words are read as words. */
export const withoutMarks = ({ text: words, start }: Piece, end: number): Piece => ({
  text: words.slice(0, end).replace(/[*_]/g, ' ') + words.slice(end),
  start,
});
