import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Want } from '../brief.ts';
import type { SlotKind } from '../write/slots.ts';

const OPEN =
  /\b(?:the )?["'“‘]?([\p{L}][\p{L} &-]{2,24}?)["'”’]? tab (?:is )?(?:open|selected|active|shown|showing|current)\b|\b(?:open|active|selected|current) (?:on |at |in )?(?:the )?["'“‘]?([\p{L}][\p{L} &-]{2,24}?)["'”’]? tab\b/iu;

/** What stands behind a tab by its name. */
const BEHIND: readonly (readonly [words: RegExp, kind: SlotKind])[] = [
  [/\b(?:notes?|comments?)\b/i, 'prose'],
  [/\b(?:activity|history|timeline|log|events?)\b/i, 'timeline'],
  [/\b(?:schedule|appointments?|visits?|calendar)\b/i, 'schedule'],
  [/\b(?:messages?|conversation|chat|e-?mails?)\b/i, 'thread'],
  [/\b(?:settings?|preferences?)\b/i, 'settings'],
];

/** The tab that a prompt wants open: its name as the prompt writes it among the tabs. */
export function openTabOf(text: string): string | undefined {
  const match = OPEN.exec(text);
  return (match?.[1] ?? match?.[2])?.trim();
}

/** A page about one thing shows what stands behind the tab that is open, before anything else. */
export function completeTabs(wants: readonly Want[], archetype: ArchetypeId, text: string): Want[] {
  const open = openTabOf(text);
  const tabs = wants.find(({ kind }) => kind === 'tabs');
  const tab = tabs?.items.find(({ title }) => title.toLowerCase() === open?.toLowerCase());
  if (archetype !== 'record' || tab === undefined || /^(?:overview|summary|details?)$/i.test(tab.title))
    return [...wants];
  const kind = BEHIND.find(([words]) => words.test(tab.title))?.[1] ?? 'records';
  const isThere = wants.some(({ label }) => label.toLowerCase() === tab.title.toLowerCase());
  return isThere
    ? [...wants]
    : [...wants, { id: 'open-tab', kind, label: tab.title, texts: [], items: [], fields: [] }];
}
