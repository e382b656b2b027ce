import type { Element, ElementContent } from 'hast';
import { createElement, createText } from '../../../markup/element.ts';
import type { BlockWidth } from '../../blocks/block.ts';
import { BLOCKS } from '../../blocks/blocks.ts';
import type { Want } from '../../brief.ts';
import { DOMAINS } from '../../knowledge/domains.ts';
import { placeSlot } from '../../plan/arrange.ts';
import { createRandom } from '../../seeded-random.ts';
import { findKind } from '../../understand/find-kind.ts';
import { listEnglishStems } from '../../understand/translate-words.ts';
import { understand } from '../../understand/understand.ts';
import { listStems } from '../../understand/word-forms.ts';
import type { Slot, SlotKind } from '../../write/slots.ts';
import { writeSlot } from '../../write/write-slot.ts';
import type { EditOperation, Position } from '../edit-operation.ts';
import { findIn, scopeOf, type Editing, type Outcome } from '../editing.ts';
import { topSections } from '../find/find-target.ts';
import { isWithin } from '../find/list-named.ts';
import { nameOf } from '../name-of.ts';
import {
  blockName,
  cloneElement,
  elementsIn,
  insertBeside,
  listBlocks,
  listMatching,
  unitAround,
  wrapLike,
} from '../screen-tree.ts';
import { addNamedItem } from './apply-count.ts';
import { addControl } from './add-control.ts';
import { addField } from './add-field.ts';
import { drawBlock, freshKey, groundAround } from './draw-block.ts';

export type AddOperation = Extract<EditOperation, { kind: 'add' }>;

/** Adds what the words ask for: an item of a list, a field, a control, a picture, or a block written for this screen's trade. */
export function applyAdd(editing: Editing, given: AddOperation): Outcome {
  const operation = withWords(editing, given);
  const what = operation.what.trim();
  if (what === '') return { failed: 'it is not said what to add' };
  return (
    addItem(editing, operation) ??
    addField(editing, operation) ??
    addControl(editing, operation) ??
    addPicture(editing, operation) ??
    addBlock(editing, operation)
  );
}

/** "Closed on Monday": what is no place on the screen belongs to the words. */
function withWords(editing: Editing, operation: AddOperation): AddOperation {
  const { position, what, quoted } = operation;
  if (position?.at !== 'inside' || findIn(editing, position.of) !== undefined) return operation;
  return { kind: 'add', what: `${what} ${position.joint} ${position.of.words}`, quoted };
}

const NOUN =
  '(row|card|item|entry|line|step|question|tab|column|message|person|member|speaker|product|option|chip|link|nav(?:igation)? (?:link|item|entry)|menu (?:item|entry)|metric|tile|plan|song|destination|stop|toggle|switch|setting|filter chip|section|thing)';

/** "A column called Blocked", "'Sun cream' to the packing list", "a person called …", "a message from me: …". */
function addItem(editing: Editing, { what, quoted, position }: AddOperation): Outcome | undefined {
  const named = new RegExp(
    String.raw`^(?:an?|another|the|one more|new)?\s*(?:new |filter |nav )?${NOUN}(?:\s+for)?\s*(?:called|named|titled|saying|that says|labelled|with the (?:text|title))?\s*[:"“]?\s*(.*?)["”]?$`,
    'i',
  ).exec(what);
  const title =
    quoted[0] ??
    /\b(?:called|named|titled|saying)\s+(.+)$/i.exec(what)?.[1] ??
    (named?.[1] !== undefined && /^(?:toggle|switch|tab|column|chip)$/i.test(named[1]) ? named[2] : undefined) ??
    /:\s*(.+)$/.exec(what)?.[1];
  const tab = /^(?:an?\s+)?(.+?)\s+(?:tab|destination)$/i.exec(what)?.[1];
  const noun = (named?.[1] ?? (tab === undefined ? '' : 'nav link'))
    .toLowerCase()
    .replace(/^nav(?:igation)? item$|^tab$|^destination$|^menu (?:item|entry)$/, 'nav link');
  const wanted = title ?? tab;
  if (wanted === undefined || wanted.trim() === '' || noun === 'section') return undefined;
  if (noun === '' && quoted.length === 0) return undefined;
  const isBare = what.replace(/["“”]/g, '').trim() === quoted[0];
  if (noun === '' && !isBare) return undefined;
  const near = position !== undefined && 'of' in position ? findIn(editing, position.of) : undefined;
  const root = near?.elements[0];
  if (position !== undefined && 'of' in position && root === undefined)
    return { failed: `nothing here is called "${position.of.words}"` };
  if (position !== undefined && position.at !== 'inside' && root !== undefined && near?.kind !== 'section')
    return addBeside(editing, root, wanted, position.at === 'above' ? 'before' : 'after');
  return addNamedItem(
    editing,
    noun === '' ? 'row' : noun === 'toggle' || noun === 'switch' ? 'row' : noun,
    capitalise(wanted),
    root ?? editing.tree.body,
  );
}

/** A copy of the neighbour with a title of its own. */
function addBeside(editing: Editing, neighbour: Element, title: string, side: 'before' | 'after'): Outcome | undefined {
  const { tree } = editing;
  const holder =
    ['li', 'tr', 'article'].includes(neighbour.tagName) || tree.parentOf(neighbour) === undefined
      ? neighbour
      : thingAround(editing, neighbour);
  const copy = cloneElement(holder);
  const heading = listMatching(copy, (element) => /^h[1-6]$/.test(element.tagName))[0] ?? copy;
  heading.children = [createText(title)];
  for (const list of listMatching(copy, (element) => element.tagName === 'ul')) list.children = [];
  for (const count of listMatching(copy, (element) => element.properties['dataPart'] === 'count'))
    count.children = [createText('0')];
  insertBeside(tree, holder, [copy], side);
  return { done: `added "${title}" ${side === 'after' ? 'after' : 'before'} ${nameOf(neighbour)}` };
}

const thingAround = ({ tree }: Editing, element: Element): Element => {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (
      ['li', 'tr', 'article'].includes(at.tagName) ||
      ['column', 'card', 'row'].includes(String(at.properties['dataPart'] ?? ''))
    )
      return at;
  return element;
};

/** "A picture of a truck to the hero". */
function addPicture(editing: Editing, { what, position }: AddOperation): Outcome | undefined {
  const subject =
    /^(?:an?\s+)?(?:picture|photo|image|illustration|drawing)\s+(?:of|showing|with)\s+(?:an?\s+|the\s+)?(.+)$/i.exec(
      what,
    )?.[1];
  if (subject === undefined || position === undefined || !('of' in position)) return undefined;
  const found = findIn(editing, position.of);
  const [section] = found?.elements ?? [];
  if (section === undefined) return { failed: `nothing here is called "${position.of.words}"` };
  const box = listMatching(section, (element) => element.tagName === 'h1' || element.tagName === 'h2')[0];
  const host = box === undefined ? section : (editing.tree.parentOf(box) ?? section);
  const picture = createElement('img', {
    className: ['aspect-video', 'mt-6', 'w-full', 'rounded-lg', 'object-cover'],
    dataPicture: `landscape: ${subject}`,
    alt: capitalise(subject),
  });
  host.children = [...host.children, picture];
  editing.tree.refresh();
  return { done: `added a picture of "${subject}" to ${nameOf(section)}` };
}

export const capitalise = (text: string): string => {
  const words = text.replace(/^(?:an?|some|the|another|new)\s+/i, '').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** A block of its own, beside the one it was asked to stand at, else at the end of the content. */
function addBlock(editing: Editing, operation: AddOperation): Outcome {
  const { tree, context, device } = editing;
  const want = wantOf(operation);
  const near = neighbourOf(editing, operation.position);
  if ('failed' in near) return near;
  const { reference, side } = near;
  const slot = speak(writeSlot(want.kind ?? 'records', context, want), want, operation);
  const width: BlockWidth = device === 'MOBILE' ? 'narrow' : 'wide';
  const random = createRandom(`add:${want.label}:${listBlocks(tree.body).length}`);
  const drawnFor = device === 'AGNOSTIC' ? 'DESKTOP' : device;
  const quiet = BLOCKS.filter((block) => block.isSignature !== true);
  const liked =
    operation.what.match(/\b(?:donut|pie|ring)\b/i) === null ? new Set<string>() : new Set(['share-breakdown.ring']);
  const planned =
    placeSlot(slot, width, quiet, drawnFor, random, liked) ??
    placeSlot(slot, 'full', quiet, drawnFor, random, liked) ??
    placeSlot(slot, 'full', BLOCKS, drawnFor, random);
  if (planned === undefined) return { failed: `no block shows "${want.label}"` };
  const block = listBlocks(reference)[0] ?? reference;
  const ground = groundAround(tree, tree.parentOf(reference) ?? reference);
  const drawn = drawBlock(editing, planned.variant, planned.slot, {
    width: planned.width,
    level: 2,
    ground,
    key: freshKey(tree),
  });
  insertBeside(tree, reference, inBoxes(editing, reference, block, drawn), side);
  return {
    done: `added ${slot.title === '' ? `a ${planned.block.id.replaceAll('-', ' ')}` : `"${slot.title}"`}${placeWords(operation.position)}`,
  };
}

const placeWords = (position: Position | undefined): string => {
  if (position === undefined) return '';
  return 'of' in position
    ? ` ${position.at === 'inside' ? 'to' : position.at === 'beside' ? 'next to' : position.at} ${position.of.words}`
    : ` at the ${position.at}`;
};

/** The boxes that give the neighbour its margins hold the new block too. */
function inBoxes({ tree }: Editing, reference: Element, block: Element, drawn: Element[]): ElementContent[] {
  if (blockName(reference) !== undefined || reference === block) {
    const host = tree.parentOf(reference);
    const isBare = (host?.tagName === 'main' || host?.tagName === 'body') && blockName(reference) === undefined;
    const classes = reference.properties['className']?.join(' ') ?? '';
    return isBare && /\bpx-|\bmax-w-/.test(classes)
      ? [createElement('div', { className: ['mx-auto', 'w-full', 'max-w-7xl', 'px-page', 'py-section'] }, drawn)]
      : drawn;
  }
  return wrapLike(tree, reference, block, drawn);
}

/** What the words ask for, in the shape that prompts have. */
function wantOf({ what, quoted }: AddOperation): Want {
  const text = what.replace(/^(?:an?|some|the|another|one|new)\s+/i, '').replace(/[.!]+$/, '');
  const [asked] = understand(`Page with ${what}`, DOMAINS).wants;
  const plain = text
    .replaceAll('"', '')
    .replace(/^section\s+(?:with|about|for|of)\s+/i, '')
    .replace(/\s+(?:section|block)\s*$/i, '')
    .replace(/\s+section\s+with\s+.*$/i, '')
    .replace(/-bereich|-abschnitt/gi, '');
  const label =
    /^(?:table|list|chart|graph|gallery|section|card|notice|banner|note|message|pie chart|donut(?: chart)?|bar chart|line chart|leaderboard|map)s?\s+(?:of|with|about|for|showing|that)\s+(.+)$/i.exec(
      plain,
    )?.[1] ?? plain;
  const head = headKind(plain);
  const kind = head ?? asked?.kind;
  const said =
    quoted.length > 0 && (asked?.texts.length ?? 0) === 0 && (asked?.items.length ?? 0) === 0
      ? quoted
      : (asked?.texts ?? []);
  return {
    id: 'added',
    label: capitalise(shortLabel(label)),
    texts: [...said],
    items: asked?.items ?? [],
    fields: asked?.fields ?? [],
    ...(kind === undefined ? {} : { kind }),
    ...(asked?.count === undefined ? {} : { count: asked.count }),
  };
}

const LONGEST_LABEL_WORDS = 5;
const shortLabel = (label: string): string =>
  label
    .split(/\s+(?:with|that|which|showing|for the|where|so|we are)\s+/i)[0]
    ?.split(/\s+/)
    .slice(0, LONGEST_LABEL_WORDS)
    .join(' ') ?? label;

const PIES = /\b(?:pie|donut|doughnut|ring)\b/i;
const BY_WORDS: readonly (readonly [RegExp, SlotKind])[] = [
  [PIES, 'breakdown'],
  [/\b(?:chart|graph|plot)\b/i, 'series'],
  [/\btable\b/i, 'records'],
  [/\b(?:stats|kpis|metrics|figures|statistics)\b/i, 'metrics'],
  [/\b(?:gallery|photos|pictures|images)\b/i, 'gallery'],
  [/\b(?:success stories|stories|testimonials|reviews)\b/i, 'quotes'],
  [/\b(?:opening hours|business hours)\b/i, 'schedule'],
  [/\b(?:notice|banner|alert|tip of the day|announcement|warning)\b/i, 'notice'],
  [/\btoggles?\b|\bsettings\b/i, 'settings'],
  [/\bmap\b/i, 'place'],
  [/\b(?:team|people)\b/i, 'people'],
  [/\b(?:faq|questions)\b/i, 'questions'],
  [/\bfooter\b/i, 'footer'],
  [/\b(?:newsletter|sign-?up)\b/i, 'closing'],
  [/\bfilters?\b|\bsearch\b/i, 'filters'],
  [/\bleaderboard\b|\blist\b/i, 'records'],
  [/\blyrics\b|\bterms\b|\bweather\b/i, 'prose'],
  [/\bform\b/i, 'form'],
  [/\b(?:sponsors|partners|related articles|articles)\b/i, 'records'],
];

function headKind(text: string): SlotKind | undefined {
  const named = BY_WORDS.find(([words]) => words.test(text))?.[1];
  if (named !== undefined) return named;
  for (const lang of ['en', 'de', 'fr', 'es']) {
    const stems = lang === 'en' ? listStems(text) : listEnglishStems(text, lang);
    const kind = findKind(stems)?.kind;
    if (kind !== undefined && kind !== 'button' && kind !== 'navigation') return kind;
  }
  return undefined;
}

/** The asked words must be read on the block, whatever the trade would say. */
function speak(slot: Slot, want: Want, { what, quoted }: AddOperation): Slot {
  const toggles = /\b(?:toggles?|switches|settings?)\b.*?\bfor\s+(.+)$/i.exec(what)?.[1];
  if (slot.kind === 'settings' && toggles !== undefined) {
    const rows = toggles
      .split(/\s*,\s*|\s+and\s+/)
      .map((label) => ({ label: capitalise(label), kind: 'switch' as const, on: true }));
    return { ...slot, title: 'Settings', groups: [{ title: want.label, rows }] };
  }
  const that = /\b(?:that|saying)\s+(.+)$/i.exec(what)?.[1] ?? quoted[0];
  if (slot.kind === 'notice' && that !== undefined) return { ...slot, title: capitalise(that), body: '' };
  return slot.title.toLowerCase().includes(want.label.toLowerCase()) ||
    want.label === '' ||
    slot.kind === 'footer' ||
    slot.kind === 'closing'
    ? slot
    : { ...slot, title: want.label };
}

type Neighbour = { reference: Element; side: 'before' | 'after' } | { failed: string };

function neighbourOf(editing: Editing, position: Position | undefined): Neighbour {
  const { tree } = editing;
  const scope = scopeOf(editing);
  if (position !== undefined && 'of' in position) {
    const found = findIn(editing, position.of);
    const [element] = found?.elements ?? [];
    if (element === undefined) return { failed: `nothing here is called "${position.of.quoted ?? position.of.words}"` };
    const around = sectionAround(editing, element);
    return { reference: unitAround(tree, around), side: position.at === 'above' ? 'before' : 'after' };
  }
  const isOpening = (element: Element): boolean => listMatching(element, (one) => one.tagName === 'h1').length > 0;
  const sections = topSections(scope).filter(
    (element) =>
      !['page-footer', 'bottom-bar', 'app-bar'].includes(blockName(element) ?? '') && element.tagName !== 'footer',
  );
  const body = sections.filter((element) => !isOpening(element) && blockName(element) !== 'closing-call');
  const at = position?.at;
  const chosen = at === 'top' ? (body[0] ?? sections[0]) : (body.at(-1) ?? sections.at(-1));
  if (chosen !== undefined)
    return { reference: unitAround(tree, chosen), side: at === 'top' && body[0] !== undefined ? 'before' : 'after' };
  const [main] = listMatching(tree.body, (element) => element.tagName === 'main');
  const last = main === undefined ? elementsIn(tree.body).at(-1) : elementsIn(main).at(-1);
  return last === undefined ? { failed: 'the screen has no place to add to' } : { reference: last, side: 'after' };
}

/** The section that a found thing stands in, at the level of the page's sections. */
function sectionAround(editing: Editing, element: Element): Element {
  const { tree } = editing;
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (blockName(at) !== undefined) return at;
  const top = topSections(scopeOf(editing)).find((section) => isWithin(tree, section, element));
  return top ?? element;
}
