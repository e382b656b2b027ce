import type { EditOperation } from '../edit-operation.ts';
import { findIn, type Editing, type Outcome } from '../editing.ts';
import { namesOf } from '../name-of.ts';
import { addBlock } from './add-block.ts';
import { applyChange } from './apply-change.ts';
import { takeOut } from './apply-remove.ts';
import { headKind } from './want-of.ts';
import { holdsMain, wholeThings } from './whole-thing.ts';

/** Another block in the place of a section; of what is no section the words or the picture change. */
export function applyReplace(editing: Editing, { target, what }: Extract<EditOperation, { kind: 'replace' }>): Outcome {
  const found = findIn(editing, target);
  const things = found?.kind === 'section' ? wholeThings(editing, found) : [];
  const [thing] = things;
  if (thing === undefined || things.some(holdsMain) || headKind(what) === undefined)
    return applyChange(editing, { kind: 'change', target, to: what, isQuoted: false, isCertain: true });
  const names = namesOf(things);
  const outcome = addBlock(editing, { kind: 'add', what, quoted: [], position: { at: 'below', of: target } });
  if (!('done' in outcome)) return outcome;
  for (const one of things) takeOut(editing, one);
  return { done: `put ${what} in the place of ${names}` };
}
