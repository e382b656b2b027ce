import type { Element } from 'hast';
import { formField } from '../../blocks/kit/form-field.ts';
import { DOMAINS } from '../../knowledge/domains.ts';
import { understand } from '../../understand/understand.ts';
import type { FieldKind } from '../../write/slots.ts';
import { findIn, scopeOf, type Editing, type Outcome } from '../editing.ts';
import { listNamed } from '../find/list-named.ts';
import { nameOf } from '../name-of.ts';
import { elementsOfFragment } from '../parse-fragment.ts';
import { insertBeside, listMatching } from '../screen-tree.ts';
import type { AddOperation } from './add-operation.ts';
import { toTitle } from './to-title.ts';

const FIELD =
  /\b(field|checkbox|tick ?box|input|dropdown|select|text ?area|message box|upload|date picker|slider|radio buttons?)\b/i;
/** What only a form can ask for. */
const BARE_FIELD =
  /^(?:an?\s+|the\s+)?(?:(?:gift|delivery|order|personal|special)\s+(?:message|note|instructions|requests?)|(?:phone|mobile|vat|tax|customer|house|company|order)\s+(?:number|name|id)|(?:discount|promo|coupon|gift|zip|post(?:al)?)\s?(?:code)|date of birth|birthday|company|second address line|country|e-?mail(?: address)?|phone|middle name|nickname)$/i;
const KINDS: readonly (readonly [RegExp, FieldKind])[] = [
  [/checkbox|tick ?box/i, 'checkbox'],
  [/dropdown|select/i, 'select'],
  [/text ?area|message|comment|notes?/i, 'textarea'],
  [/upload|file/i, 'file'],
  [/slider/i, 'slider'],
  [/e-?mail/i, 'email'],
  [/phone|mobile|tel/i, 'tel'],
  [/date/i, 'date'],
  [/time/i, 'time'],
  [/password/i, 'password'],
];

/** A field joins the form that is there. */
export function addField(editing: Editing, { what, quoted, position }: AddOperation): Outcome | undefined {
  if (
    BARE_FIELD.test(what.trim()) &&
    quoted.length === 0 &&
    (listNamed(scopeOf(editing), 'field')?.elements.length ?? 0) > 1
  )
    return addField(editing, {
      kind: 'add',
      what: `${what} field`,
      quoted,
      ...(position === undefined ? {} : { position }),
    });
  if (!FIELD.test(what) || /\b(?:section|form|search)\b/i.test(what)) return undefined;
  const { tree } = editing;
  const near = position !== undefined && 'of' in position ? findIn(editing, position.of) : undefined;
  const around = near?.elements[0];
  const fields = listNamed(scopeOf(editing), 'field')?.elements ?? [];
  const beside =
    around === undefined
      ? undefined
      : (fields.find((field) => field === around || listMatching(field, (one) => one === around).length > 0) ??
        fields.findLast((field) => listMatching(around, (one) => one === field).length > 0));
  // A page drawn from an outline sets its fields in a card, without a form around them.
  const last = beside ?? lastOfForm(editing, fields) ?? fields.findLast((field) => !isSearch(field));
  const label = quoted[0] ?? labelOf(what);
  const kind =
    KINDS.find(([words]) => words.test(what))?.[1] ??
    understand(`Form with ${what}`, DOMAINS).wants[0]?.fields[0]?.kind ??
    'text';
  const drawn = elementsOfFragment(
    formField(
      { label, kind, ...(kind === 'select' ? { options: optionsFor(editing, label) } : {}) },
      `added-${fields.length}`,
    ),
  );
  // Where the words name a place outside of every form it stands there.
  const inForm = around !== undefined && beside === undefined ? lineAround(editing, around) : undefined;
  if (inForm !== undefined) {
    insertBeside(tree, inForm, drawn, position?.at === 'below' ? 'after' : 'before');
    return {
      done: `added the field "${label}" ${position?.at === 'below' ? 'below' : 'above'} ${nameOf(around ?? inForm)}`,
    };
  }
  if (last === undefined) return joinButtons(editing, drawn, label);
  insertBeside(tree, last, drawn, position?.at === 'above' ? 'before' : 'after');
  return { done: `added the field "${label}" ${position?.at === 'above' ? 'above' : 'below'} ${nameOf(last)}` };
}

/** A search field is no form's. */
const isSearch = (field: Element): boolean =>
  [field, ...listMatching(field, (one) => one.tagName === 'input')].some(
    ({ properties }) => properties['type'] === 'search',
  );

/** The list of lines, or the part, that a text stands in; what holds fields is a form's matter. */
function lineAround({ tree }: Editing, around: Element): Element | undefined {
  if (listMatching(around, (one) => ['input', 'select', 'textarea'].includes(one.tagName)).length > 0) return undefined;
  for (let at: Element | undefined = around; at !== undefined && at !== tree.body; at = tree.parentOf(at)) {
    if (at.tagName === 'form') return undefined;
    if (['dl', 'ul', 'ol', 'table'].includes(at.tagName)) return at;
    if (['section', 'main'].includes(at.tagName)) return undefined;
  }
  return undefined;
}

/** Where there is no form it stands above the buttons of the page. */
function joinButtons(editing: Editing, drawn: Element[], label: string): Outcome {
  const { tree } = editing;
  const [actions] = listMatching(tree.body, (element) => element.properties['dataPart'] === 'actions');
  if (actions === undefined) return { failed: 'there is no form to add a field to' };
  insertBeside(tree, actions, drawn, 'before');
  return { done: `added the field "${label}" above the buttons` };
}

const lastOfForm = (editing: Editing, fields: readonly Element[]): Element | undefined =>
  fields.findLast(
    (field) =>
      listMatching(
        editing.tree.body,
        (one) => one.tagName === 'form' && listMatching(one, (inner) => inner === field).length > 0,
      ).length > 0,
  );

const labelOf = (what: string): string => {
  const after = /\b(?:for|called|named|asking for|to enter)\s+(?:the |an? |your )?(.+)$/i.exec(what)?.[1];
  const before = what
    .replace(/^(?:an?|the|another|new)\s+/i, '')
    .replace(FIELD, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const label = toTitle(after ?? (before === '' ? 'Message' : before));
  return /check ?box|tick ?box/i.test(what) ? (CONSENTS.find(([words]) => words.test(label))?.[1] ?? label) : label;
};

/** What somebody agrees to by a tick. */
const CONSENTS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:accept |agree to )?(?:the )?(?:terms(?: and conditions| of (?:service|use))?|t&c|tos|agb)$/i,
    'I agree to the terms of use',
  ],
  [
    /^(?:accept )?(?:the )?(?:privacy(?: policy)?|gdpr|data protection)(?: consent)?$/i,
    'I have read the privacy policy',
  ],
  [/^(?:newsletter|marketing|e-?mail updates)(?: (?:opt-?in|consent|sign-?up))?$/i, 'Send me news by e-mail'],
  [/^(?:remember me|stay (?:logged|signed) in|keep me (?:logged|signed) in)$/i, 'Keep me signed in'],
  [/^(?:age|over 18|18\+|adult)(?: (?:check|confirmation))?$/i, 'I am 18 or older'],
];

/** A choice needs something to choose: people of the trade where people are asked for. */
function optionsFor({ context }: Editing, label: string): string[] {
  if (/doctor|dentist|person|staff|therapist|trainer|teacher|guide|host|agent|stylist|barber/i.test(label))
    return context.domain.people.slice(0, 4).map(({ name }) => name);
  return ['No preference', 'Morning', 'Afternoon'];
}
