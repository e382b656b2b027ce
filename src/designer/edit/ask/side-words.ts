import type { Token } from './token.ts';

/** Particles that say of what stands before them that it is to go: "the print button away". */
export const GONE = /^(?:out|gone|away|weg|raus|runter|fort|dehors|fuera|via|eruit)$/i;

const SIDES: readonly (readonly ['left' | 'right', RegExp])[] = [
  ['left', /^(?:left|leftmost|links|gauche|izquierda|sinistra|esquerda)$/i],
  ['right', /^(?:right|rightmost|rechts|droite|derecha|destra|direita)$/i],
];

/** Words that lead to a side: "to the", "on the far", "ganz nach", "à". */
const LEAD =
  /^(?:to|on|at|the|far|all|way|over|very|more|ganz|nach|auf|die|weiter|ganz|a|à|la|de|sur|naar|op|all'|tout|is|be|goes|nella|no|na)$/i;

/** Side to which the last words send what stands before them: "save btn left"; `start` is where these words begin. */
export function sideOf(tokens: readonly Token[]): { side: 'left' | 'right'; start: number } | undefined {
  const isNoun = /^(?:hand|side|seite|corner)$/i.test(tokens.at(-1)?.text ?? '');
  const end = tokens.length - (isNoun ? 2 : 1);
  const last = tokens[end];
  const side = last?.kind === 'word' ? SIDES.find(([, words]) => words.test(last.text))?.[0] : undefined;
  if (side === undefined || end < 1) return undefined;
  let start = end;
  while (start > 1 && LEAD.test(tokens[start - 1]?.text ?? '')) start--;
  return { side, start };
}
