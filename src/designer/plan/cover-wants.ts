import type { Want } from '../brief.ts';
import type { Action, Slot, SlotKind } from '../write/slots.ts';
import { stemsOf, type WriteContext } from '../write/write-context.ts';
import { textsOf, writeSlot } from '../write/write-slot.ts';
import { APP_KINDS } from '../write/app-shapes.ts';
import type { ScreenContent } from './choose-content.ts';
import { ARCHETYPES } from '../archetypes/archetypes.ts';
import { findPart } from './kind-for.ts';
import { completeSignInForm } from './complete-sign-in-form.ts';
import { createSettingsGroup, openControls } from './settings-groups.ts';

/**
 * Nothing asked for is dropped: names, texts and items that no slot shows yet are added to the slot of their want, fields
 * to a form, actions to the page's title, and what is left over to a row of actions.
 */
export function coverWants(context: WriteContext, chosen: ScreenContent): ScreenContent {
  const content = withOwnActions(context, chosen);
  const slots = [...content.lead, ...content.body, ...content.close];
  const shown = new Set(slots.flatMap(shownTexts).map(normal));
  const heading = normal(context.brief.heading ?? '');
  // “Total: $99.99” is shown by a label and its value.
  const isShown = (text: string): boolean =>
    shown.has(text) || (text.includes(': ') && text.split(': ').every((part) => shown.has(part)));
  const isMissing = (text: string): boolean => !isShown(normal(text)) && normal(text) !== heading;
  // Where no block opens the page, its name does.
  const pageTitle = content.lead.length === 0 ? [context.brief.heading ?? context.brief.subject] : [];
  const spoken = new Set([...slots.flatMap(shownTexts), ...pageTitle].flatMap(stemsOf));
  const archetype = ARCHETYPES[context.brief.archetype];
  // A block that shows something anyway need not say so.
  const isUnnamed = (want: Want): boolean =>
    isBare(want) && findPart(want, archetype) === undefined && isUnspoken(want.label, spoken);
  const lacking = context.brief.wants.filter((want) => want.isAction !== true);
  const add = (slot: Slot): Slot => {
    const own = lacking.filter((want) => slot.wants.includes(want.id));
    const named = withNames(context, completeSignInForm(slot, context.brief), own, isUnnamed);
    return withMissingTexts(named, own, isMissing);
  };

  const actions = context.brief.wants.filter((want) => want.isAction === true && isMissing(want.label));
  const onTitle = content.lead.length === 0 ? actions.slice(0, TITLE_ACTIONS) : [];
  const left = actions.slice(onTitle.length);
  const rows = lacking.flatMap((want) => [
    ...missingItems(context, want, isMissing),
    ...missingFields(context, want, isMissing),
  ]);
  return {
    lead: content.lead.map(add),
    body: [...content.body.map(add), ...rows, ...(left.length === 0 ? [] : [actionRow(context, left)])],
    close: content.close.map(add),
    spare: content.spare,
    titleActions: onTitle.map((want): Action => ({ label: want.label })),
  };
}

/** Actions that every card of a list has stand on the cards of the first list there is; somebody's card has its own. */
function withOwnActions({ brief }: WriteContext, content: ScreenContent): ScreenContent {
  const each = brief.wants.find((want) => want.each === true);
  const first = brief.wants.find((want) => want.isAction === true);
  if (first === undefined) return content;
  const act = (slot: Slot): Slot =>
    slot.kind === 'profile' && brief.archetype === 'profile' ? { ...slot, action: { label: first.label } } : slot;
  const lead = content.lead.map(act);
  const list = [...lead, ...content.body].find((slot) => LISTS.has(slot.kind));
  if (each === undefined || list === undefined) return { ...content, lead, body: content.body.map(act) };
  const give = (slot: Slot): Slot => (slot === list ? withEach(slot, { label: each.label }) : act(slot));
  return { ...content, lead: lead.map(give), body: content.body.map(give) };
}

const LISTS: ReadonlySet<SlotKind> = new Set(['records', 'gallery', 'results']);

function withEach(slot: Slot, action: Action): Slot {
  switch (slot.kind) {
    case 'records':
      return { ...slot, rows: slot.rows.map((row) => ({ ...row, action })) };
    case 'gallery':
    case 'results':
      return { ...slot, items: slot.items.map((item) => ({ ...item, action })) } as Slot;
    default:
      return slot;
  }
}

const TITLE_ACTIONS = 2;

const normal = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Texts that are read, not only announced: the title of filters is for assistive technology. */
function shownTexts(slot: Slot): string[] {
  const texts = textsOf(slot);
  return slot.kind === 'filters' || slot.kind === 'tabs' ? texts.filter((text) => text !== slot.title) : texts;
}

const isBare = ({ items, texts, fields }: Want): boolean => items.length + texts.length + fields.length === 0;

/** Words that name a place on the page rather than what stands there. */
const PLACES =
  /^(?:heroe?s?|mastheads?|headers?|banners?|cover|footer|sections?|content|calls? to action|ctas?|closing cta|search(?: bar| field)?|filters?|tabs?|toggle|navigation|image|photo|list|table|facets?|results?|(?:empty|error|offline|zero|blank) (?:state|page|screen)s?|pagination|bulk actions?|reading pane|folders?|form|newsletter(?: signup)?)$/i;

const isUnspoken = (label: string, spoken: ReadonlySet<string>): boolean =>
  !PLACES.test(label) && !stemsOf(label).some((stem) => spoken.has(stem));

/** Kinds that speak in words of their own; what the prompt calls them stands above those. */
const SELF_NAMED: ReadonlySet<SlotKind> = new Set([
  'player',
  'article',
  'product',
  'profile',
  'closing',
  'focus',
  ...APP_KINDS,
]);

/** Shows by its name what was asked for by nothing else. */
function withNames(
  context: WriteContext,
  slot: Slot,
  wants: readonly Want[],
  isUnnamed: (want: Want) => boolean,
): Slot {
  const names = wants
    .filter(isUnnamed)
    .map(({ label }) => label)
    // What says the page's own name again names no part of it.
    .filter((label) => !SELF_NAMED.has(slot.kind) || normal(label) !== normal(context.brief.subject));
  if (slot.kind === 'settings') return withControls(context, withGroups(slot, wants));
  if (names.length === 0) return slot;
  if (slot.kind === 'hero') return context.brief.heading === undefined ? { ...slot, eyebrow: names.join(' · ') } : slot;
  if (slot.kind === 'filters') return { ...slot, note: names.join(' · ') };
  if (SELF_NAMED.has(slot.kind) || wants.length > 1)
    return { ...slot, note: [slot.note, ...names].filter((note) => note !== undefined).join(' · ') };
  const [title = slot.title] = names;
  return { ...slot, title };
}

type SettingsSlot = Extract<Slot, { kind: 'settings' }>;

/** Settings under the headings that were asked for, each with rows that are usual there. */
function withGroups(slot: SettingsSlot, wants: readonly Want[]): SettingsSlot {
  const named = wants.filter(
    (want) => isBare(want) && want.kind !== 'filters' && !/\bnav(?:igation)?$/i.test(want.label),
  );
  if (named.length === 0 || (wants.length === 1 && /\bsettings?\b|\bpreferences\b/i.test(named[0]?.label ?? '')))
    return slot;
  const isShown = (want: Want): boolean =>
    /^(?:.+ )?(?:settings|preferences)$/i.test(want.label) ||
    slot.groups.some((group) => normal(group.title) === normal(want.label));
  const others = slot.groups.flatMap((group) => group.rows);
  const missing = named.filter((want) => !isShown(want));
  const groups = missing.map((want, index) =>
    createSettingsGroup(want.label, take(others, index * ROWS_OF_A_GROUP, ROWS_OF_A_GROUP)),
  );
  // Headings that were asked for stand in the place of the trade's own.
  const given = wants.some((want) => want.items.length > 0) ? slot.groups : [];
  return {
    ...slot,
    title: slot.title,
    groups: [...groups, ...given, ...(groups.length > 1 || given.length > 0 ? [] : slot.groups)],
  };
}

/** Groups that are named by their controls hold rows of these, and the trade's own settings stand below them. */
function withControls({ brief, domain }: WriteContext, slot: SettingsSlot): SettingsSlot {
  const opened = slot.groups.flatMap(openControls);
  const own = opened.length > slot.groups.length ? domain.settings : [];
  const hasSwitch = opened.some((group) => group.rows.some((row) => row.kind === 'switch'));
  const toggles =
    /\b(?:toggles?|switches)\b/i.test(brief.prompt) && !hasSwitch ? [createSettingsGroup('Notifications', [])] : [];
  // What cannot be taken back stands last.
  const isDanger = (group: (typeof opened)[number]): boolean => group.rows.some((row) => row.isDangerous === true);
  const groups = [...opened.filter((group) => !isDanger(group)), ...toggles, ...own, ...opened.filter(isDanger)];
  const isRepeated = groups.length > 1 && groups.some((group) => group.title === slot.title);
  return { ...slot, groups, title: isRepeated ? (brief.heading ?? brief.subject) : slot.title };
}

const ROWS_OF_A_GROUP = 3;

const take = <T>(all: readonly T[], from: number, count: number): T[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, at) => all[(from + at) % all.length]).filter(
    (one) => one !== undefined,
  );

function withMissingTexts(slot: Slot, wants: readonly Want[], isMissing: (text: string) => boolean): Slot {
  const missing = [...new Set(wants.flatMap((want) => want.texts))].filter(isMissing);
  if (missing.length === 0) return slot;
  return { ...slot, note: missing.join(' · ') };
}

/** Listed things that the want's own slot could not show stand as rows under its words. */
function missingItems(context: WriteContext, want: Want, isMissing: (text: string) => boolean): Slot[] {
  const items = want.items.filter((item) => isMissing(item.title));
  if (items.length === 0) return [];
  return [writeSlot('records', context, { ...want, items, texts: [] })];
}

const CONTROLS: ReadonlySet<string> = new Set(['checkbox', 'checkboxes', 'switch', 'slider', 'radio', 'select']);

/** Fields that no slot shows: controls are a form of their own, facts stand as rows. */
function missingFields(context: WriteContext, want: Want, isMissing: (text: string) => boolean): Slot[] {
  const fields = want.fields.filter((field) => isMissing(field.label));
  if (fields.length === 0) return [];
  if (want.kind === 'form' || fields.some((field) => CONTROLS.has(field.kind)))
    return [writeSlot('form', context, { ...want, fields, items: [], texts: [] })];
  const items = fields.map(({ label, value }) => ({ title: label, ...(value === undefined ? {} : { value }) }));
  return [writeSlot('records', context, { ...want, fields: [], items, texts: [] })];
}

const actionRow = (context: WriteContext, wants: readonly Want[]): Slot => {
  const [first] = wants;
  const slot = writeSlot('actions', context, {
    id: first?.id ?? '',
    label: '',
    texts: [],
    fields: [],
    items: wants.map((want) => ({ title: want.label })),
  });
  return { ...slot, wants: wants.map((want) => want.id) };
};
