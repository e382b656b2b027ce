import type { Want } from '../brief.ts';
import type { Action, Slot } from '../write/slots.ts';
import type { WriteContext } from '../write/write-context.ts';
import { textsOf, writeSlot } from '../write/write-slot.ts';
import type { ScreenContent } from './choose-content.ts';

/**
 * Nothing asked for is dropped: texts and items that no slot shows yet are added to the slot of their want, actions to the
 * page's title, and what is left over to a row of actions.
 */
export function coverWants(context: WriteContext, content: ScreenContent): ScreenContent {
  const shown = new Set([...content.lead, ...content.body, ...content.close].flatMap(textsOf).map(normal));
  const isMissing = (text: string): boolean =>
    !shown.has(normal(text)) && normal(text) !== normal(context.brief.heading ?? '');
  const lacking = context.brief.wants.filter((want) => want.isAction !== true);
  const add = (slot: Slot): Slot =>
    withMissingTexts(
      slot,
      lacking.filter((want) => slot.wants.includes(want.id)),
      isMissing,
    );

  const actions = context.brief.wants.filter((want) => want.isAction === true && isMissing(want.label));
  const onTitle = content.lead.length === 0 ? actions.slice(0, TITLE_ACTIONS) : [];
  const left = actions.slice(onTitle.length);
  const rows = lacking.flatMap((want) => missingItems(context, want, isMissing));
  return {
    lead: content.lead.map(add),
    body: [...content.body.map(add), ...rows, ...(left.length === 0 ? [] : [actionRow(context, left)])],
    close: content.close.map(add),
    spare: content.spare,
    titleActions: onTitle.map((want): Action => ({ label: want.label })),
  };
}

const TITLE_ACTIONS = 2;

const normal = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

function withMissingTexts(slot: Slot, wants: readonly Want[], isMissing: (text: string) => boolean): Slot {
  const missing = wants.flatMap((want) => want.texts).filter(isMissing);
  if (missing.length === 0) return slot;
  return { ...slot, note: missing.join(' · ') };
}

/** Listed things that the want's own slot could not show stand as rows under its words. */
function missingItems(context: WriteContext, want: Want, isMissing: (text: string) => boolean): Slot[] {
  const items = want.items.filter((item) => isMissing(item.title));
  if (items.length === 0) return [];
  return [writeSlot('records', context, { ...want, items, texts: [] })];
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
