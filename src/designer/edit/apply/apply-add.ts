import { findIn, type Editing, type Outcome } from '../editing.ts';
import { addBadge } from './add-badge.ts';
import { addBlock } from './add-block.ts';
import { addControl } from './add-control.ts';
import { addEntry } from './add-entry.ts';
import { addEvent } from './add-event.ts';
import { addField } from './add-field.ts';
import { addItem } from './add-item.ts';
import type { AddOperation } from './add-operation.ts';
import { addColumn } from './add-column.ts';
import { addMessage, addPayment, addQuestion } from './add-said.ts';
import { addSearch } from './add-search.ts';
import { addPager } from './add-pager.ts';
import { addPlan } from './add-plan.ts';
import { addPerson } from './add-person.ts';
import { saidSlot } from './said-slot.ts';
import { addPicture, addVideo } from './add-picture.ts';

/** Adds what the words ask for: an item of a list, a field, a control, a picture, or a block written for this screen's trade. */
export function applyAdd(editing: Editing, given: AddOperation): Outcome {
  const operation = withWords(editing, given);
  const what = operation.what.trim();
  if (what === '') return { failed: 'it is not said what to add' };
  if (PART.test(what) && saidSlot(editing, operation) !== undefined) return addBlock(editing, operation);
  return (
    addMessage(editing, operation) ??
    addPayment(editing, operation) ??
    addQuestion(editing, operation) ??
    addBadge(editing, operation) ??
    addPager(editing, operation) ??
    addPlan(editing, operation) ??
    addColumn(editing, operation) ??
    addSearch(editing, operation) ??
    (PART.test(what) ? undefined : (addEntry(editing, operation) ?? addEvent(editing, operation))) ??
    addPerson(editing, operation) ??
    addItem(editing, operation) ??
    addField(editing, operation) ??
    addControl(editing, operation) ??
    addPicture(editing, operation) ??
    addVideo(editing, operation) ??
    addBlock(editing, operation)
  );
}

/** Parts of a page that hold what is listed behind them; none is one more entry. */
const PART =
  /^(?:(?:an?|the|some|our)\s+)?(?:(?:key )?(?:stats?|figures|numbers|metrics|kpis)\b|prices\b|pricing|price list|faqs?\b|count ?down|contact form|(?:opening|business) hours|section\b|row of)/i;

/** "Closed on Monday": what is no place on the screen belongs to the words. */
function withWords(editing: Editing, operation: AddOperation): AddOperation {
  const { position, what, quoted } = operation;
  if (position?.at !== 'inside' || findIn(editing, position.of) !== undefined) return operation;
  return { kind: 'add', what: `${what} ${position.joint} ${position.of.words}`, quoted };
}
