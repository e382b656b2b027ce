import type { Want, WantedItem } from '../brief.ts';
import type { Field } from '../write/slots.ts';
import { pairFields } from './read-field.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { listStems } from './word-forms.ts';

/** A checklist entry in the making. */
export interface Draft {
  kind?: AskedKind;
  label: string;
  texts: string[];
  items: WantedItem[];
  fields: Field[];
  isAction: boolean;
  /** An action that each thing of a list has. */
  each?: true;
  count?: number;
  /** It names what each thing of a table or card shows, such as a price, unless nothing has such things. */
  isAttribute?: boolean;
  /** The prompt gives the screen's heading by its words; `texts` holds it. */
  isHeading?: boolean;
  /** The prompt lists it by its name as a thing of its own, so that it is never another mention of something else. */
  isNamed?: boolean;
}

export const createDraft = (label: string, parts: Partial<Draft> = {}): Draft => ({
  label,
  texts: [],
  items: [],
  fields: [],
  isAction: false,
  ...parts,
});

/** Kinds that a screen has once, so that two mentions mean the same thing. */
const ONCE: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'hero',
  'footer',
  'navigation',
  'questions',
  'tabs',
  'player',
  'board',
  'plans',
]);
/** Labels that name only the kind: a second mention without a name of its own is the same thing. */
const NAMELESS = new Set(
  (
    'form,chart,map,calendar,testimonial,review,newsletter,search,filter,quote,toggle,switch,step,setting,setting card,card,auth,auth form,login form,sign in form,sign in,sign up form,' +
    'stepper,composer,field,input,label,table,list,metric,timeline,gallery,photo,image,grid,notification,product,schedule,text field'
  ).split(','),
);

const keyOf = (label: string): string => listStems(label).join(' ');

/** Whether a draft's label says no more than its kind. */
export const isNameless = (draft: Draft): boolean => NAMELESS.has(keyOf(draft.label));

const isSame = (a: Draft, b: Draft): boolean => {
  if (a.isAction !== b.isAction) return false;
  if (a.isNamed === true && b.isNamed === true) return a.label === b.label;
  const [first, second] = [keyOf(a.label), keyOf(b.label)];
  if (first === second) return a.kind === b.kind || a.kind === undefined || b.kind === undefined;
  if (a.isAction || a.kind === undefined || a.kind !== b.kind) return false;
  if (b.isNamed === true) return false;
  return ONCE.has(a.kind) || NAMELESS.has(second) || (NAMELESS.has(first) && a.items.length === 0);
};

const unique = <T>(values: readonly T[], key: (value: T) => string): T[] =>
  [...new Map(values.toReversed().map((value) => [key(value), value] as const)).values()].toReversed();

const merge = (a: Draft, b: Draft): void => {
  if (NAMELESS.has(keyOf(a.label)) && b.label !== '' && !NAMELESS.has(keyOf(b.label))) a.label = b.label;
  a.texts = unique([...a.texts, ...b.texts], (text) => text);
  a.items = unique([...a.items, ...b.items], (item) => `${item.title}|${item.value ?? ''}|${item.note ?? ''}`);
  a.fields = unique([...a.fields, ...b.fields], (field) => field.label.toLowerCase());
  // A footer's parts are named one by one: links, social icons, the small print.
  if (a.kind === 'footer' && b.items.length === 0 && !/footer/i.test(b.label)) a.items.push({ title: b.label });
  if (a.kind === undefined && b.kind !== undefined) a.kind = b.kind;
  if (a.count === undefined && b.count !== undefined) a.count = b.count;
};

/** Drafts with mentions of the same thing joined, in order of first mention. */
const mergeDrafts = (drafts: readonly Draft[]): Draft[] => {
  const merged: Draft[] = [];
  for (const draft of drafts) {
    const known = merged.find((other) => isSame(other, draft));
    if (known === undefined) merged.push({ ...draft });
    else merge(known, draft);
  }
  return merged;
};

const MOST_WANTS = 28;

const toWant = (draft: Draft, index: number): Want => {
  // The way around an app is drawn by the frame, and a single button by whatever it belongs to: no content kind.
  const own = draft.kind === 'navigation' || draft.kind === 'button' ? undefined : draft.kind;
  // A list of names without a kind is shown as rows.
  const kind = own ?? (draft.kind === undefined && draft.items.length > 0 ? 'records' : undefined);
  return {
    id: `w${index + 1}`,
    ...(kind === undefined ? {} : { kind }),
    label: draft.label,
    texts: draft.texts,
    items: draft.items,
    fields: pairFields(draft.fields),
    ...(draft.isAction ? { isAction: true } : {}),
    ...(draft.each === undefined ? {} : { each: draft.each }),
    ...(draft.count === undefined ? {} : { count: draft.count }),
  };
};

/** The checklist of a brief. Headings are told apart by the caller and dropped here. */
export const toWants = (drafts: readonly Draft[]): Want[] =>
  mergeDrafts(drafts.filter((draft) => draft.isHeading !== true && draft.label !== ''))
    .slice(0, MOST_WANTS)
    .map(toWant);
