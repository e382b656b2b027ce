import type { EditOperation } from '../edit-operation.ts';
import { findIn, type Editing, type Outcome } from '../editing.ts';
import { cloneElement, insertBeside } from '../screen-tree.ts';
import { namesOf } from '../name-of.ts';
import { applyAdd } from './apply-add.ts';
import { applyBrand } from './apply-brand.ts';
import { applyCorrect } from './apply-correct.ts';
import { applyCurrency } from './apply-currency.ts';
import { applyChange } from './apply-change.ts';
import { applyCount } from './apply-count.ts';
import { applyDirection } from './apply-direction.ts';
import { applyEmphasis } from './apply-emphasis.ts';
import { applyContrast } from './apply-contrast.ts';
import { applyDress } from './apply-dress.ts';
import { applyFlip } from './apply-flip.ts';
import { applyResize } from './apply-resize.ts';
import { applyUnpaint } from './apply-unpaint.ts';
import { applyColumns } from './apply-columns.ts';
import { convertField } from './convert-field.ts';
import { splitField } from './split-field.ts';
import { applyMultiply } from './apply-multiply.ts';
import { applyMove, moveTo, withFilters } from './apply-move.ts';
import { applyEverywhere } from './apply-everywhere.ts';
import { applyNameAll } from './apply-name-all.ts';
import { applyPad } from './apply-pad.ts';
import { applyPaint } from './apply-paint.ts';
import { applyPin } from './apply-pin.ts';
import { applyPanels } from './apply-panels.ts';
import { applyGroup } from './apply-group.ts';
import { applyImagery } from './apply-picture.ts';
import { applyRaise } from './apply-raise.ts';
import { applyRemove } from './apply-remove.ts';
import { applyRename, applyReplaceText } from './apply-rename.ts';
import { applyReplace } from './apply-replace.ts';
import { applyRequire } from './apply-require.ts';
import { applyShorten } from './apply-shorten.ts';
import { applyShowAs } from './apply-show-as.ts';
import { applySort } from './apply-sort.ts';
import { applyState } from './apply-state.ts';
import { applyStyle } from './apply-style.ts';
import { applyChoose, applySwitch } from './apply-switch.ts';
import { wholeThings } from './whole-thing.ts';

/** Carries one operation out. One that fails leaves the screen as it was. */
export function applyOperation(editing: Editing, operation: Exclude<EditOperation, { kind: 'when' }>): Outcome {
  switch (operation.kind) {
    case 'rename':
      return applyRename(editing, operation.title);
    case 'replace-text':
      return applyReplaceText(editing, operation);
    case 'everywhere':
      return applyEverywhere(editing, operation);
    case 'correct':
      return applyCorrect(editing, operation);
    case 'brand':
      return applyBrand(editing, operation.name);
    case 'currency':
      return applyCurrency(editing, operation.sign);
    case 'name-all':
      return applyNameAll(editing, operation);
    case 'split':
      return splitField(editing, operation);
    case 'pad':
      return applyPad(editing, operation);
    case 'change':
      return applyChange(editing, operation);
    case 'raise':
      return applyRaise(editing, operation);
    case 'replace':
      return applyReplace(editing, operation);
    case 'shorten':
      return applyShorten(editing, operation);
    case 'multiply':
      return applyMultiply(editing, operation);
    case 'require':
      return applyRequire(editing, operation);
    case 'remove':
      return applyRemove(editing, operation.target);
    case 'duplicate':
      return applyDuplicate(editing, operation);
    case 'move':
    case 'move-step':
    case 'swap':
    case 'reverse':
      return applyMove(editing, operation);
    case 'group':
      return applyGroup(editing, operation);
    case 'sort':
      return applySort(editing, operation);
    case 'place':
      return applyPlace(editing, operation);
    case 'add':
      return applyAdd(editing, operation);
    case 'count':
      return countOrAdd(editing, operation);
    case 'imagery':
      return applyImagery(editing, operation.treatment);
    case 'panels':
      return applyPanels(editing, operation.edge);
    case 'show-as':
      return applyShowAs(editing, operation);
    case 'state':
      return applyState(editing, operation);
    case 'device':
      return applyDevice(editing, operation.device);
    case 'pin':
      return applyPin(editing, operation);
    case 'paint':
      return applyPaint(editing, operation);
    case 'unpaint':
      return applyUnpaint(editing, operation);
    case 'flip':
      return applyFlip(editing, operation);
    case 'resize':
      return applyResize(editing, operation);
    case 'dress':
      return applyDress(editing, operation);
    case 'contrast':
      return applyContrast(editing, operation);
    case 'emphasise':
      return applyEmphasis(editing, operation);
    case 'switch':
      return applySwitch(editing, operation);
    case 'choose':
      return applyChoose(editing, operation);
    case 'columns':
      return applyColumns(editing, operation);
    case 'convert-field':
      return convertField(editing, operation);
    case 'keep':
      return applyKeep(editing, operation);
    case 'impossible':
      return { failed: operation.reason };
    case 'direction':
      return applyDirection(editing, operation);
    default:
      return applyStyle(editing, operation);
  }
}

function applyDuplicate(editing: Editing, { target }: Extract<EditOperation, { kind: 'duplicate' }>): Outcome {
  const found = findIn(editing, target);
  if (found === undefined) return { failed: `nothing here is called "${target.quoted ?? target.words}"` };
  const things = wholeThings(editing, found);
  for (const thing of things) insertBeside(editing.tree, thing, [cloneElement(thing)], 'after');
  return { done: `repeated ${namesOf(things)}` };
}

/** What is on the screen moves there; what is not comes there. */
function applyPlace(editing: Editing, operation: Extract<EditOperation, { kind: 'place' }>): Outcome {
  const found = findIn(editing, { words: operation.what });
  if (found !== undefined)
    return moveTo(editing, withFilters(editing, wholeThings(editing, found)), operation.position);
  return applyAdd(editing, {
    kind: 'add',
    what: operation.what,
    quoted: operation.quoted,
    position: operation.position,
  });
}

/** "Two more charts" of what the screen has none of is a wish for something new; a number alone is not. */
function countOrAdd(editing: Editing, operation: Extract<EditOperation, { kind: 'count' }>): Outcome {
  return applyCount(editing, operation);
}

function applyDevice(editing: Editing, device: Editing['device']): Outcome {
  if (editing.device === device) return { already: `it is drawn for ${device.toLowerCase()}` };
  editing.device = device;
  return { done: `drew it for ${device.toLowerCase()}` };
}

/** What is to stay stays by itself: nothing but what is asked for is touched. Colours and type are the whole screen's. */
function applyKeep(editing: Editing, { target }: Extract<EditOperation, { kind: 'keep' }>): Outcome {
  const found = findIn(editing, target);
  return {
    already:
      found === undefined
        ? `nothing else was touched`
        : `${namesOf(found.elements)} keeps its content; colours and type are the whole screen's`,
  };
}
