import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { findIn, scopeOf, type Editing, type Outcome } from '../editing.ts';
import { normal, stemsOf, coverage } from '../find/match-words.ts';
import { sectionsIn } from '../find/sections-in.ts';
import { isButtonLike } from '../find/infer-kinds.ts';
import { cloneElement, elementsIn, insertBeside, listMatching, partName, renewIds } from '../screen-tree.ts';
import type { AddOperation } from './add-operation.ts';
import { addControl } from './add-control.ts';
import { labelledInputs } from './choices.ts';
import { questionOn } from './common-questions.ts';
import { setWords } from './set-words.ts';

const MESSAGE =
  /^(?:an?\s+|the\s+|another\s+|new\s+)*(?:message|reply|answer|bubble|text)\s+(?:(?:from|by|of)\s+(.+?))?\s*(?:[:,]|\b(?:saying|that says)\b)\s*(.+)$/i;

/** "A message from Mara: See you at 7!": what is said, by whom, behind the last message. */
export function addMessage(editing: Editing, { what, quoted }: AddOperation): Outcome | undefined {
  const match = MESSAGE.exec(what);
  const text = quoted[0] ?? match?.[2]?.replaceAll(/^["“]|["”]$/g, '');
  if (match === null || text === undefined) return undefined;
  const messages = listMatching(editing.tree.body, (one) => partName(one) === 'message');
  const last = messages.at(-1);
  if (last === undefined) return undefined;
  const author = match[1]?.trim() ?? '';
  const isMine = author === '' || /^(?:me|myself|you|us)$/i.test(author);
  const model = isMine
    ? (messages.findLast((one) => /^you$/i.test(authorOf(one))) ?? last)
    : messages.findLast((one) => coverage(stemsOf(author), stemsOf(authorOf(one))) === 1);
  if (model === undefined) return { failed: `nobody here is called "${author}"` };
  const copy = cloneElement(model);
  const said =
    listMatching(copy, (one) => partName(one) === 'text')[0] ?? listMatching(copy, (one) => one.tagName === 'p').at(-1);
  if (said === undefined) return undefined;
  setWords(said, text);
  for (const time of listMatching(
    copy,
    (one) => elementsIn(one).length === 0 && /^\d{1,2}:\d{2}$/.test(readableText(one)),
  ))
    setWords(time, laterThan(lastTime(last) ?? readableText(time)));
  renewIds(editing.tree, copy);
  insertBeside(editing.tree, last, [copy], 'after');
  return { done: `added a message${isMine ? '' : ` from ${authorOf(model)}`}: "${text}"` };
}

const authorOf = (message: Element): string => {
  const named = listMatching(message, (one) => ['author', 'name', 'person'].includes(partName(one) ?? ''))[0];
  return named === undefined ? (readableText(message).split(/\s\d{1,2}:\d{2}/)[0] ?? '') : readableText(named);
};

const lastTime = (message: Element): string | undefined =>
  listMatching(message, (one) => elementsIn(one).length === 0 && /^\d{1,2}:\d{2}$/.test(readableText(one))).map(
    readableText,
  )[0];

const laterThan = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const next = hour * 60 + minute + 2;
  return `${String(Math.floor(next / 60) % 24).padStart(2, '0')}:${String(next % 60).padStart(2, '0')}`;
};

const PAYMENT =
  /^(?:(.+?)\s+(?:as\s+)?(?:an?\s+)?(?:payment|pay) (?:method|option|choice)|(?:an?\s+)?(?:payment|pay) (?:method|option)\s*:?\s*(?:called\s+|for\s+|with\s+)?(.+)|(?:paying|payment) (?:with|by) (.+))$/i;
const KNOWN =
  /^(?:paypal|apple pay|google pay|klarna|bank transfer|cash(?: on delivery)?|invoice|gift card|sepa|twint|ideal|bizum|amazon pay|direct debit)$/i;

/** Another way to pay: one more choice where there are choices, else a button beside the one that pays. */
export function addPayment(editing: Editing, operation: AddOperation): Outcome | undefined {
  const plain = operation.what.replaceAll(/["“”]/g, '').replace(/^(?:an?|the)\s+/i, '');
  const match = PAYMENT.exec(plain);
  const name = operation.quoted[0] ?? match?.[1] ?? match?.[2] ?? match?.[3] ?? (KNOWN.test(plain) ? plain : undefined);
  if (name === undefined || (match === null && !KNOWN.test(plain))) return undefined;
  const { tree } = editing;
  const inputs = labelledInputs(scopeOf(editing)).filter(
    ({ input, around, label }) =>
      findAttribute(input, 'type') === 'radio' && /pay|card|bank|invoice/i.test(`${around} ${label}`),
  );
  const last = inputs.at(-1);
  if (last !== undefined) {
    const choice = boxOf(editing, last.input);
    const copy = cloneElement(choice);
    for (const input of listMatching(copy, (one) => one.tagName === 'input')) {
      delete input.properties['checked'];
      input.properties['value'] = name;
    }
    renewIds(tree, copy);
    const text = listMatching(copy, (one) => normal(readableText(one)) === normal(last.label)).at(-1) ?? copy;
    setWords(text, name);
    insertBeside(tree, choice, [copy], 'after');
    return { done: `added "${name}" to the ways to pay` };
  }
  const fields = listMatching(tree.body, (one) => one.tagName === 'fieldset').find((one) =>
    /pay|zahlung|paiement|pago/i.test(
      readableText(elementsIn(one).find((child) => child.tagName === 'legend') ?? one).slice(0, 60),
    ),
  );
  const pays = sectionsIn(scopeOf(editing)).some(({ element }) =>
    listMatching(element, isButtonLike).some((one) =>
      /\b(?:pay|order|buy|checkout|donate|give)\b/i.test(readableText(one)),
    ),
  );
  if (fields === undefined && !pays) return { failed: 'nothing is paid on this screen' };
  return addControl(editing, { kind: 'add', what: 'button', quoted: [`Pay with ${name}`] });
}

const boxOf = ({ tree }: Editing, input: Element): Element => {
  const parent = tree.parentOf(input);
  for (let at: Element | undefined = input; at !== undefined; at = tree.parentOf(at))
    if (at.tagName === 'label' || at.tagName === 'li') {
      const holder = tree.parentOf(at);
      return holder?.tagName === 'li' ? holder : at;
    }
  return parent ?? input;
};

const QUESTION = /\bquestion\b/i;

/** "A question '…' with the answer '…'": both are said. */
export function addQuestion(editing: Editing, { what, quoted }: AddOperation): Outcome | undefined {
  const topic =
    /^(?:an?\s+|another\s+|one more\s+|new\s+)*question\s+(?:about|on|regarding|asking|(?=whether|if\b))\s*(.+)$/i.exec(
      what.replaceAll(/["“”]/g, ''),
    )?.[1];
  const sample = topic === undefined ? undefined : questionOn(topic.replace(/^(?:the|our)\s+/i, ''));
  const [question = sample?.question, answer = sample?.answer] = sample === undefined ? quoted : [];
  if (!QUESTION.test(what) || question === undefined || answer === undefined) return undefined;
  const all = findIn(editing, { words: 'all questions' });
  const items = (all?.elements ?? []).filter(
    (one) => one.tagName === 'details' || one.tagName === 'li' || partName(one) === 'row',
  );
  const last = items.at(-1) ?? listMatching(editing.tree.body, (one) => one.tagName === 'details').at(-1);
  if (last === undefined) return undefined;
  const copy = cloneElement(last);
  const summary = listMatching(
    copy,
    (one) => one.tagName === 'summary' || /^h[2-5]$/.test(one.tagName) || one.tagName === 'dt',
  )[0];
  const title =
    summary === undefined
      ? undefined
      : (listMatching(summary, (one) => elementsIn(one).length === 0 && readableText(one) !== '')[0] ?? summary);
  const body = listMatching(
    copy,
    (one) => one.tagName === 'p' || one.tagName === 'dd' || partName(one) === 'answer',
  ).findLast((one) => one !== title && summary !== one);
  if (title === undefined || body === undefined) return undefined;
  setWords(title, question);
  setWords(body, answer);
  delete copy.properties['open'];
  renewIds(editing.tree, copy);
  insertBeside(editing.tree, last, [copy], 'after');
  return {
    done: `added the question "${question}" with its answer${sample === undefined ? '' : '; both are samples'}`,
  };
}
