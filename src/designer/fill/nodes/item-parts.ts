import type { Item, ItemField, Node } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';
import { filled, isOpen, textOf } from '../filled-words.ts';
import { extendSamples } from '../measures/extend-samples.ts';
import type { MeasureId } from '../measures/measure-words.ts';
import { chooseStates } from '../measures/choose-states.ts';
import { writeValues } from '../measures/write-values.ts';
import { findMeasure } from '../measures/find-measure.ts';
import { capitalise } from '../../capitalise.ts';
import { unitKind } from '../../outline/values/units.ts';
import { writeMoney } from '../measures/write-number.ts';
import { findKnownNoun } from '../things/name-things.ts';
import { isPersonNoun } from '../things/is-person-noun.ts';
import { findPart } from '../things/part-words.ts';
import type { PartKind } from '../things/part-words.ts';
import { singularOf } from '../things/singular-of.ts';
import { THING_KINDS } from '../things/thing-kinds.ts';

const ROLE_OF: Partial<Record<MeasureId, ItemField['as']>> = {
  money: 'value',
  share: 'value',
  count: 'value',
  score: 'value',
  change: 'value',
  temperature: 'value',
  weight: 'value',
  state: 'status',
  priority: 'badge',
  kind: 'badge',
  plan: 'badge',
  code: 'code',
  version: 'code',
  ip: 'code',
  person: 'person',
};

/** Fields that tell without a label what they are; a bare "42" or "12 cm" does not. */
const SELF_EXPLAINING = new Set<MeasureId | undefined>([
  ...([
    'money',
    'state',
    'date',
    'dueDate',
    'time',
    'lastSeen',
    'person',
    'town',
    'street',
    'email',
    'phone',
    'code',
    'file',
  ] as const),
  ...([
    'duration',
    'distance',
    'temperature',
    'country',
    'company',
    'weekday',
    'role',
    'team',
    'kind',
    'fileSize',
    'language',
  ] as const),
]);

/** Adds what a template lists to entries that were just made: pictures, controls, and fields with their values. */
export function addParts(items: Item[], template: readonly string[], noun: string, context: FillContext): void {
  for (const label of template) {
    const part = findPart(label, context.lang);
    if (part === 'title' || part === 'other') continue;
    if (part !== undefined) for (const item of items) item.nodes.push(toNode(part, item, noun, context));
    else addField(items, label, noun, context);
  }
}

function addField(items: Item[], label: string, noun: string, context: FillContext): void {
  const values = writeValues(label, items.length, context);
  const texts = values?.measure === 'money' ? (listPrices(noun, items.length, context) ?? values.texts) : values?.texts;
  if (texts === undefined) return;
  const { measure } = values ?? {};
  const as = measure === undefined ? 'meta' : (ROLE_OF[measure] ?? 'meta');
  const tones = measure === 'state' ? statesByText(label, context) : undefined;
  for (const [index, item] of items.entries()) {
    const words = filled(texts[index] ?? '');
    const tone = tones?.get(words.text);
    item.fields.push({
      ...(SELF_EXPLAINING.has(measure) ? {} : { label: filled(capitalise(label)) }),
      words,
      as,
      ...(tone === undefined ? {} : { tone }),
    });
  }
}

/** What things of a known noun cost, in the order of their names. */
function listPrices(noun: string, count: number, context: FillContext): string[] | undefined {
  const figure = findKnownNoun(noun, context.lang)?.figure;
  if (figure === undefined || unitKind(figure.unit) !== 'money' || figure.values.length < count) return undefined;
  return figure.values.slice(0, count).map((amount) => writeMoney(amount, context));
}

const statesByText = (label: string, context: FillContext) =>
  new Map(chooseStates(label, context).states.map(({ words, tone }) => [words[context.tongue], tone]));

function toNode(part: Exclude<PartKind, 'title' | 'other'>, item: Item, noun: string, context: FillContext): Node {
  const subject = item.title.text;
  const thing = singularOf(noun, context.lang) ?? noun;
  switch (part) {
    case 'avatar':
      return { kind: 'picture', picture: 'avatar', about: subject, labels: [], overlays: [] };
    case 'photo':
    case 'icon':
      return isPersonNoun(noun, context.lang) && part === 'photo'
        ? { kind: 'picture', picture: 'avatar', about: subject, labels: [], overlays: [] }
        : { kind: 'picture', picture: part, about: thing === '' ? subject : thing, labels: [], overlays: [] };
    case 'checkbox':
    case 'toggle':
      return { kind: 'control', control: part, options: [] };
    case 'progress':
      return { kind: 'progress', display: 'bar' };
    case 'rating':
      return { kind: 'rating', stars: 0 };
  }
}

/** Fields that were left blank under a label: like their neighbours where these have values, else by what the label says. */
export function fillFields(items: Item[], context: FillContext): void {
  const most = Math.max(0, ...items.map(({ fields }) => fields.length));
  for (let at = 0; at < most; at += 1) {
    const fields = items.flatMap(({ fields: own }) => own[at] ?? []);
    const open = fields.filter(({ words }) => isOpen(words));
    if (open.length === 0) continue;
    const given = fields.map(({ words }) => textOf(words));
    const label = fields.map((field) => textOf(field.label)).find((text) => text !== '') ?? '';
    const texts = extendSamples(given, open.length, context) ?? writeValues(label, open.length, context)?.texts;
    for (const [index, field] of open.entries()) field.words = filled(texts?.[index] ?? '');
  }
}

const USUAL: readonly (readonly [kind: string, parts: readonly string[]])[] = [
  ['file', ['file size', 'updated']],
  ['task', ['due']],
  ['message', ['updated']],
  ['event', ['date', 'time']],
  ['song', ['duration']],
  ['payment', ['date', 'amount']],
];

/** What a list of such things shows where the prompt says nothing of its entries; by English words, which `writeValues` knows. */
export function listUsualParts(noun: string, { lang }: FillContext): readonly string[] {
  const word = noun.toLowerCase();
  const known = USUAL.find(([kind]) => THING_KINDS[kind]?.nouns[lang].split(',').includes(word));
  if (known !== undefined) return known[1];
  return findMeasure(word, lang) === 'code' ? ['state', 'amount'] : [];
}
