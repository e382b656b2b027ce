import { listIcons } from '../find/list-icons.ts';
import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { Want } from '../../brief.ts';
import type { Picture, Row, Slot, SlotKind } from '../../write/slots.ts';
import { PICTURE_KINDS } from '../../write/slots.ts';
import { writeSlot } from '../../write/write-slot.ts';
import type { Editing } from '../editing.ts';
import { listItemGroups, titleOf } from '../find/list-items.ts';
import { normal } from '../find/match-words.ts';
import { listPictures } from '../find/part-nouns.ts';
import { elementsIn, headingOf, listMatching, partName } from '../screen-tree.ts';
import { parseAmount } from './amount.ts';
import { valueElement } from './recompute.ts';

/** Share of the shown titles that a written slot must have to be taken for what the section was drawn from. */
const LEAST_LIKENESS = 0.8;

/**
 * What a section shows, as a slot that another block can draw. A section of this designer is written again from its
 * brief and brought to what it says now; any other is read from its items.
 */
export function readSlot(editing: Editing, section: Element, kind: SlotKind): Slot | undefined {
  const items = mainItems(section);
  const shown = items.map(titleOf);
  return writtenSlot(editing, section, kind, shown) ?? parsedSlot(section, kind, items);
}

/** The items that a section is about: the group that says most. */
export function mainItems(section: Element): Element[] {
  const groups = listItemGroups(section).filter(
    ({ items }) => items.length > 1 && !items.every((item) => ['a', 'button', 'label'].includes(item.tagName)),
  );
  const own = groups.filter(({ items }) =>
    ['row', 'card', 'metric', 'point'].includes(partName(items[0] ?? section) ?? ''),
  );
  const [largest] = (own.length > 0 ? own : groups).toSorted((a, b) => weigh(b.items) - weigh(a.items));
  if (largest === undefined) return [];
  const shape = partName(largest.items[0] ?? section);
  return shape === undefined
    ? largest.items
    : own
        .filter(
          ({ items }) => partName(items[0] ?? section) === shape && items[0]?.tagName === largest.items[0]?.tagName,
        )
        .flatMap(({ items }) => items);
}

const weigh = (items: readonly Element[]): number => items.reduce((sum, item) => sum + readableText(item).length, 0);

function writtenSlot(
  { context }: Editing,
  section: Element,
  kind: SlotKind,
  shown: readonly string[],
): Slot | undefined {
  const heading = headingOf(section);
  const wants: (Want | undefined)[] = [
    ...context.brief.wants.filter(({ label }) => normal(label) === normal(heading)),
    undefined,
    { id: 'again', label: heading, texts: [], items: [], fields: [], kind },
  ];
  for (const want of wants) {
    const slot = writeSlot(kind, context, want);
    const titles = titlesOf(slot);
    const common = shown.filter((title) => titles.some((one) => normal(one) === normal(title))).length;
    if (shown.length > 0 && common >= shown.length * LEAST_LIKENESS)
      return { ...narrowTo(slot, shown), title: heading || slot.title };
  }
  return undefined;
}

const titlesOf = (slot: Slot): string[] => {
  switch (slot.kind) {
    case 'records':
      return slot.rows.flatMap((row) => [row.title, ...Object.values(row.cells ?? {})]);
    case 'breakdown':
      return slot.parts.map(({ label }) => label);
    case 'series':
      return slot.points.map(({ label }) => label);
    case 'people':
      return slot.people.map(({ name }) => name);
    case 'plans':
      return slot.items.map(({ name }) => name);
    case 'gallery':
    case 'points':
    case 'steps':
    case 'timeline':
      return slot.items.map(({ title }) => title);
    case 'metrics':
      return slot.items.map(({ label }) => label);
    case 'schedule':
      return slot.entries.map(({ title }) => title);
    case 'questions':
      return slot.items.map(({ question }) => question);
    case 'quotes':
      return slot.items.map(({ text }) => text);
    default:
      return [];
  }
};

/** Rows that were taken away stay away. */
function narrowTo(slot: Slot, shown: readonly string[]): Slot {
  const isShown = (title: string, ...others: string[]): boolean =>
    [title, ...others].some((one) => shown.some((each) => normal(each) === normal(one)));
  switch (slot.kind) {
    case 'records':
      return { ...slot, rows: slot.rows.filter((row) => isShown(row.title, ...Object.values(row.cells ?? {}))) };
    case 'people':
      return { ...slot, people: slot.people.filter(({ name }) => isShown(name)) };
    case 'plans':
      return { ...slot, items: slot.items.filter(({ name }) => isShown(name)) };
    case 'gallery':
      return { ...slot, items: slot.items.filter(({ title }) => isShown(title)) };
    default:
      return slot;
  }
}

function parsedSlot(section: Element, kind: SlotKind, items: readonly Element[]): Slot | undefined {
  if (items.length === 0) return undefined;
  const title = headingOf(section);
  const base = { title, wants: [], ...headOf(section) };
  switch (kind) {
    case 'records':
      return { ...base, kind, ...recordsOf(section, items) };
    case 'gallery':
      return {
        ...base,
        kind,
        items: items.map((item) => ({
          title: titleOf(item),
          picture: pictureOf(item) ?? { kind: 'abstract', subject: titleOf(item), alt: '' },
          ...present('meta', restOf(item)[0]),
          ...present('value', valueOf(item)),
        })),
      };
    case 'people':
      return {
        ...base,
        kind,
        people: items.map((item) => ({
          name: titleOf(item),
          ...present('role', restOf(item)[0]),
          ...present('note', restOf(item)[1]),
        })),
      };
    case 'metrics':
      return {
        ...base,
        kind,
        items: items.map((item) => ({ label: titleOf(item), value: valueOf(item) ?? restOf(item)[0] ?? '' })),
      };
    case 'points':
      return {
        ...base,
        kind,
        items: items.map((item) => ({ icon: 'check', title: titleOf(item), body: restOf(item)[0] ?? '' })),
      };
    case 'steps':
      return { ...base, kind, items: items.map((item) => ({ title: titleOf(item), body: restOf(item)[0] ?? '' })) };
    case 'questions':
      return {
        ...base,
        kind,
        items: items.map((item) => ({ question: titleOf(item), answer: restOf(item)[0] ?? '' })),
      };
    case 'series':
      return {
        ...base,
        kind,
        unit: '',
        name: title,
        shape: 'bars',
        points: items.map((item) => ({ label: titleOf(item), value: parseAmount(valueOf(item) ?? '')?.value ?? 0 })),
      };
    case 'breakdown': {
      const values = items.map((item) => parseAmount(valueOf(item) ?? '')?.value ?? 0);
      const sum = values.reduce((total, value) => total + value, 0) || 1;
      return {
        ...base,
        kind,
        parts: items.map((item, index) => ({
          label: titleOf(item),
          value: values[index] ?? 0,
          display: valueOf(item) ?? '',
          share: (values[index] ?? 0) / sum,
        })),
      };
    }
    default:
      return undefined;
  }
}

function recordsOf(section: Element, items: readonly Element[]): { rows: Row[]; columns: { label: string }[] } {
  const columns = listMatching(
    section,
    (element) => element.tagName === 'th' && findAttribute(element, 'scope') !== 'row',
  ).map((head) => ({ label: readableText(head) }));
  const rows = items.map((item): Row => {
    const cells = elementsIn(item)
      .filter((cell) => cell.tagName === 'td' || cell.tagName === 'th')
      .map(readableText);
    const named = Object.fromEntries(columns.map(({ label }, index) => [label, cells[index] ?? '']));
    const picture = pictureOf(item);
    const rest = restOf(item);
    const own = partsOf(item);
    return {
      title: titleOf(item),
      ...own,
      ...(columns.length > 1 && cells.length > 1 ? { cells: named } : {}),
      ...(columns.length > 1
        ? { subtitle: cells.slice(1, -1).join(' · ') }
        : present('subtitle', own.subtitle ?? (Object.keys(own).length > 0 ? undefined : rest[0]))),
      ...present('value', cells.length > 1 ? cells.at(-1) : (own.value ?? valueOf(item))),
      ...(picture === undefined ? {} : { picture }),
    };
  });
  const plain = [
    { label: headingOf(section) || 'Name' },
    ...(rows.some(({ value }) => value !== undefined) ? [{ label: 'Value' }] : []),
  ];
  if (columns.length > 1) return { rows, columns };
  return {
    columns: plain,
    rows: rows.map((row) => ({
      ...row,
      cells: Object.fromEntries(plain.map(({ label }, index) => [label, index === 0 ? row.title : (row.value ?? '')])),
    })),
  };
}

const present = <K extends string>(key: K, value: string | undefined): { [P in K]?: string } =>
  value === undefined || value === '' ? {} : ({ [key]: value } as { [P in K]?: string });

const valueOf = (item: Element): string | undefined => {
  const value = valueElement(item);
  return value === undefined ? undefined : readableText(value);
};

/** What the named parts of an entry of this designer say. */
function partsOf(item: Element): Pick<Row, 'subtitle' | 'meta' | 'value' | 'status' | 'icon'> {
  const say = (...names: string[]): string | undefined => {
    const part = listMatching(item, (one) => names.includes(partName(one) ?? '') && readableText(one) !== '')[0];
    return part === undefined ? undefined : readableText(part);
  };
  const status = say('status', 'tag');
  const [sign] = listIcons(item);
  const icon = sign === undefined ? undefined : findAttribute(sign, 'dataIcon');
  return {
    ...present('subtitle', say('subtitle', 'note', 'body')),
    ...present('meta', say('meta', 'time', 'when')),
    ...present('value', say('value', 'price')),
    ...(status === undefined ? {} : { status: { label: status, tone: 'neutral' as const } }),
    ...present('icon', icon),
  };
}

/** The line under a heading and the action beside it. */
function headOf(section: Element): { note?: string; action?: { label: string } } {
  const head = listMatching(section, (one) => partName(one) === 'heading')[0];
  const say = (name: string): string | undefined => {
    const part = head === undefined ? undefined : listMatching(head, (one) => partName(one) === name)[0];
    return part === undefined ? undefined : readableText(part);
  };
  const label = say('action');
  return { ...present('note', say('note')), ...(label === undefined || label === '' ? {} : { action: { label } }) };
}

/** Texts of an item beside its title and its value. */
const restOf = (item: Element): string[] => {
  const title = titleOf(item);
  const value = valueOf(item);
  return listMatching(item, (one) => elementsIn(one).length === 0)
    .map(readableText)
    .filter((text) => text !== '' && text !== title && text !== value);
};

function pictureOf(item: Element): Picture | undefined {
  const [shown] = listPictures(item);
  const [kindName = '', subject = ''] =
    (findAttribute(shown ?? item, 'dataPicture') ?? '')
      .split('|')[0]
      ?.split(':')
      .map((part) => part.trim()) ?? [];
  const kind = PICTURE_KINDS.find((one) => one === kindName);
  return kind === undefined ? undefined : { kind, subject, alt: findAttribute(shown ?? item, 'ariaLabel') ?? '' };
}
