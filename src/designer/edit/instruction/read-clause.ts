import type { EditOperation } from '../edit-operation.ts';
import { toCanonical } from './canonical.ts';
import { toClause, type ReadClause } from './clause.ts';
import { readAdd } from './readers/read-add.ts';
import { readChange, readPicture, readRaise, readRename, readStatement } from './readers/read-change.ts';
import { readColor } from './readers/read-color.ts';
import { readCount } from './readers/read-count.ts';
import { readDirection } from './readers/read-direction.ts';
import { readDevice, readEmphasis, readShowAs, readState, readSwitch } from './readers/read-form.ts';
import { readRequire } from './readers/read-require.ts';
import { readMode } from './readers/read-mode.ts';
import { readMultiply } from './readers/read-multiply.ts';
import { readReplace } from './readers/read-replace.ts';
import { readShorten } from './readers/read-shorten.ts';
import { readColumns, readConvertField } from './readers/read-columns.ts';
import { readDensity, readPanels, readRadius } from './readers/read-shape.ts';
import {
  readDuplicate,
  readKeep,
  readMove,
  readPlace,
  readRemove,
  readSort,
  readSwap,
} from './readers/read-structure.ts';
import { readEverywhere, readNames, readSplit } from './readers/read-everywhere.ts';
import { readPad } from './readers/read-pad.ts';
import { readFont, readScale } from './readers/read-type.ts';
import { stripPoliteness } from './strip-politeness.ts';

const readUndo: ReadClause = ({ lower }) =>
  /^(?:undo|redo|revert|roll ?back|restore|go back)\b/.test(lower)
    ? {
        kind: 'impossible',
        reason: 'an earlier version is not brought back by an edit; each edit keeps the version before it',
      }
    : undefined;

/** More specific readers come first: what one takes no later one sees. */
const READERS: readonly ReadClause[] = [
  readKeep,
  readUndo,
  readNames,
  readSplit,
  readEverywhere,
  readRename,
  readDevice,
  readState,
  readMode,
  readPicture,
  readRequire,
  readShorten,
  readColumns,
  readConvertField,
  readEmphasis,
  readShowAs,
  readRaise,
  readSort,
  readDuplicate,
  readFont,
  readRadius,
  readPanels,
  readPad,
  readDensity,
  readColor,
  readDirection,
  readScale,
  readMove,
  readCount,
  readMultiply,
  readRemove,
  readSwitch,
  readSwap,
  readReplace,
  readChange,
  readStatement,
  readPlace,
  readAdd,
];

/** Reads one clause, quotes masked; undefined when no reader knows what it asks for. */
export function readClause(text: string, quotes: readonly string[]): EditOperation | undefined {
  const canonical = toCanonical(stripPoliteness(text));
  if (canonical === '') return undefined;
  const clause = toClause(canonical, quotes);
  for (const read of READERS) {
    const operation = read(clause);
    if (operation !== undefined) return operation;
  }
  return undefined;
}
