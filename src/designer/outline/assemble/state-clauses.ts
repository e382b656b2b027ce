import { cut, type Piece } from '../form/piece.ts';
import { isMeantAlone } from '../part/is-meant.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import { applyState, statesIn } from './apply-state.ts';
import type { PageDraft } from './page-draft.ts';
import { literalWords } from './passage/literal-words.ts';

/** A sentence without the clauses at its end that say how something of it stands, and these clauses in their order. */
export interface Parted {
  rest: Piece;
  states: Piece[];
}

const BORDER =
  /[,;]?\s+(?:(?:where|wobei|dont|donde|of which|davon)\s|with\s(?=the\s(?:former|latter|first|second|third|last)\b)|mit\s(?=(?:dem|der)\s(?:ersten|zweiten|letzten)\b))|[;,]\s+(?:(?:and|und|et|y|e)\s)?|\.\s+/giu;

/**
 * "…: "Water now", "No queue", where the first is on", "… and Peace; Map is active": what says nothing but how an entry stands
 * is told of the entry, and is no entry itself. A clause counts where it names something that stands before it in the sentence.
 */
export function partStates(sentence: Piece): Parted {
  let rest = sentence;
  const states: Piece[] = [];
  for (;;) {
    const border = [...rest.text.matchAll(BORDER)].find((mark) =>
      isState(rest.text.slice(mark.index + mark[0].length), rest.text.slice(0, mark.index)),
    );
    if (border === undefined) return { rest, states };
    states.unshift(cut(rest, border.index + border[0].length));
    rest = cut(rest, 0, border.index);
  }
}

const LONGEST = 80;

function isState(clause: string, before: string): boolean {
  if (clause.length > LONGEST || before.trim().length === 0) return false;
  const said = statesIn(clause);
  if (said?.isAll !== true) return false;
  return said.subjects.every(
    (subject) => isMeantAlone(subject) || before.toLowerCase().includes(subject.toLowerCase()),
  );
}

/** Whether a whole sentence says nothing but how things stand that are on the page; they then do. */
export function tellStates(draft: PageDraft, sentence: Piece): boolean {
  if (statesIn(sentence.text)?.isAll !== true) return false;
  if (!applyState(draft, readTokens(sentence, draft.outline.lang))) return false;
  draft.outline.context.push(literalWords(sentence));
  return true;
}
