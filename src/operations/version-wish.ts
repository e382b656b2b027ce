/** A wish for a version that the screen had already. */
export type VersionWish =
  | { to: 'before' | 'after' | 'first' }
  | { to: 'version'; version: number }
  /** What stood before the change that was asked for in such words. */
  | { to: 'before-change'; words: string };

const OPEN = String.raw`(?:please |can you |could you |now |ok,? |oh no,? |bitte |svp |por favor )*`;
const CHANGE = String.raw`(?:\s+(?:it|that|this|the (?:last|latest|previous) (?:change|changes|edit|edits|step|one)|my last (?:change|edit)|das|die letzte änderung|le dernier changement|el último cambio|de laatste wijziging))?`;
const END = String.raw`(?:,?\s*(?:please|pls|thanks|bitte|again))?[\s.!]*$`;

const UNDO = new RegExp(
  `^${OPEN}(?:undo|revert|roll back|take back|mach(?:e)?(?= .*rückgängig)|rückgängig(?: machen)?|annule|annuler|deshaz|deshacer|annulla|maak ongedaan|ongedaan maken|desfaz|desfazer)${CHANGE}(?: rückgängig| zurück)?${END}`,
  'iu',
);
const REDO = new RegExp(
  `^${OPEN}(?:redo|wiederherstellen|wiederhole|rétablis|rétablir|rehaz|rehacer|ripristina|opnieuw|refaz|refazer)${CHANGE}${END}`,
  'iu',
);
const BACK = String.raw`(?:go|get|roll|switch|change|put it|bring)?\s*back to|restore|revert to|return to|zurück zu|reviens à|vuelve a|torna alla|terug naar|volta para`;
const TO_VERSION = new RegExp(
  `^${OPEN}(?:${BACK})(?: the| my| der| la| de| a)? (?:version|v|versie|versión|versione|versão)\\s?(\\d{1,4})${END}`,
  'iu',
);
const TO_FIRST = new RegExp(
  `^${OPEN}(?:${BACK})(?: the| my)? (?:first|original|initial)(?: version| one| design| screen| page| state)?${END}`,
  'iu',
);
const TO_BEFORE = new RegExp(
  `^${OPEN}(?:${BACK})(?: the| my)? (?:previous|last|earlier|old|prior)(?: version| one| state)${END}`,
  'iu',
);

const TO_BEFORE_CHANGE = new RegExp(
  `^${OPEN}(?:${BACK})(?: the| my)? (?:version|state|one|look|way it was|how it was)?\\s*(?:right |just )?before (?:the |it was |i made it |we made it |it turned |it went )?(.{2,40}?)(?: change| edit| version| one)?${END}`,
  'iu',
);

/** Reads "undo", "redo that", "go back to version 3", "go back to the version before the blue", "restore the original"; undefined for every other instruction. */
export function readVersionWish(instruction: string): VersionWish | undefined {
  const said = instruction.normalize('NFC').trim();
  if (said.length > 80) return undefined;
  const version = TO_VERSION.exec(said)?.[1];
  if (version !== undefined) return { to: 'version', version: Number(version) };
  const change = TO_BEFORE_CHANGE.exec(said)?.[1];
  if (change !== undefined) return { to: 'before-change', words: change };
  if (TO_FIRST.test(said)) return { to: 'first' };
  if (TO_BEFORE.test(said) || UNDO.test(said)) return { to: 'before' };
  return REDO.test(said) ? { to: 'after' } : undefined;
}
