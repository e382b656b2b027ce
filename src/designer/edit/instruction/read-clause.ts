import type { EditOperation } from '../edit-operation.ts';
import { toCanonical } from './canonical.ts';
import { toClause, type ReadClause } from './clause.ts';
import { hasQuote } from './mask-quotes.ts';
import { readAdd } from './readers/read-add.ts';
import { readChange, readPicture, readRaise, readRename, readStatement } from './readers/read-change.ts';
import { readColor } from './readers/read-color.ts';
import { readCount } from './readers/read-count.ts';
import { readDirection } from './readers/read-direction.ts';
import { readDevice, readEmphasis, readShowAs, readState, readSwitch } from './readers/read-form.ts';
import { readRequire } from './readers/read-require.ts';
import { readFlip } from './readers/read-flip.ts';
import { readLook } from './readers/read-look.ts';
import { readUnpaint } from './readers/read-unpaint.ts';
import { readContrast, readShade } from './readers/read-shade.ts';
import { readMode } from './readers/read-mode.ts';
import { readMultiply } from './readers/read-multiply.ts';
import { readReplace } from './readers/read-replace.ts';
import { readShorten } from './readers/read-shorten.ts';
import { readColumns, readConvertField } from './readers/read-columns.ts';
import { readDensity, readPanels, readRadius } from './readers/read-shape.ts';
import {
  readDuplicate,
  readGroup,
  readKeep,
  readMove,
  readPlace,
  readRemove,
  readSort,
  readSwap,
} from './readers/read-structure.ts';
import { readAbout } from './readers/read-about.ts';
import { readBrand } from './readers/read-brand.ts';
import { readCorrect } from './readers/read-correct.ts';
import { readCurrency } from './readers/read-currency.ts';
import { readImpossible } from './readers/read-impossible.ts';
import { readEverywhere, readNames, readSplit } from './readers/read-everywhere.ts';
import { readPin } from './readers/read-pin.ts';
import { readPaint } from './readers/read-paint.ts';
import { readPad } from './readers/read-pad.ts';
import { readFont, readScale } from './readers/read-type.ts';
import { stripPoliteness } from './strip-politeness.ts';

/** Versions belong to the screen, not to its newest document: the answer says where they are brought back. */
const readUndo: ReadClause = ({ text, lower }) =>
  !hasQuote(text) &&
  /^(?:undo|redo|revert|roll ?back|restore|go back|take (?:that|it) back|back to before)\b/.test(lower)
    ? {
        kind: 'impossible',
        reason:
          'an edit sees only the newest version; every earlier one is kept and can be restored from the list of versions of this screen',
      }
    : undefined;

const LANGUAGES =
  'english|german|deutsch|french|fran[cç]ais|spanish|espa[nñ]ol|italian|portuguese|dutch|polish|turkish|japanese|chinese|korean|arabic|hebrew|russian|ukrainian|swedish|danish|norwegian|finnish|greek|czech|hungarian|romanian|hindi|thai|vietnamese|indonesian';
const TRANSLATION = new RegExp(
  `^(?:translate|localise|localize)\\b|\\b(?:in|into|to)\\s+(?:${LANGUAGES})\\b(?! (?:blue|red|green|grey|gray|style))`,
);

/** The words of a whole screen in another language need a model. */
const readTranslation: ReadClause = ({ text, lower }) =>
  !hasQuote(text) &&
  TRANSLATION.test(lower) &&
  /\b(?:translate|localis\w*|localiz\w*|texts?|words|copy|labels|language|it|this|everything|all|screen|page|whole)\b/.test(
    lower,
  )
    ? {
        kind: 'impossible',
        reason:
          'to translate the words of a screen takes a language model; without one, single texts can be changed one by one, such as: change "Save" to "Speichern"',
      }
    : undefined;

/** More specific readers come first: what one takes no later one sees. */
const READERS: readonly ReadClause[] = [
  readPin,
  readKeep,
  readUndo,
  readTranslation,
  readNames,
  readSplit,
  readAbout,
  readCurrency,
  readBrand,
  readDevice,
  readState,
  readImpossible,
  readCorrect,
  readEverywhere,
  readRename,
  readUnpaint,
  readShade,
  readContrast,
  readFlip,
  readPaint,
  readMode,
  readLook,
  readPicture,
  readRequire,
  readShorten,
  readColumns,
  readConvertField,
  readEmphasis,
  readShowAs,
  readRaise,
  readGroup,
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
