import type { Want } from '../brief.ts';
import type { Dossier } from '../knowledge/dossiers/dossier.ts';
import { findDossier } from '../knowledge/dossiers/find-dossier.ts';
import type { Ledger } from '../knowledge/nouns/ledger.ts';
import { findNoun } from '../knowledge/nouns/find-noun.ts';
import { toSingular } from '../understand/word-forms.ts';
import { valueFor } from './column-values.ts';
import { toMoney } from './money.ts';
import { toDayWord } from './calendar-words.ts';
import { openTabOf } from '../understand/complete-tabs.ts';
import type { Fact, SlotOf } from './slots.ts';
import { overlap, titleFor, wantIds, type WriteContext } from './write-context.ts';

const OPENING_CHARACTERS = 160;

/** What is on file of the one that the page is about. */
export const dossierOf = ({ brief }: WriteContext): Dossier =>
  findDossier(`${brief.subject} ${brief.prompt.slice(0, OPENING_CHARACTERS)}`);

const MOST_FACTS = 8;
const IS_NAME = /\b(?:name|number|no|id|title|code)\b/i;
const IS_STATE = /\b(?:status|state|stage)\b/i;

/** The head of the page about one person or thing; facts that the prompt gives stand before those on file. */
export function writeDossier(context: WriteContext, want?: Want): SlotOf<'dossier'> {
  const { name, isPerson, icon, line, status, tags, actions, tabs, figures, facts } = dossierOf(context);
  const { wants, heading } = context.brief;
  const given = (want?.fields ?? []).flatMap(({ label, value }): Fact[] => {
    const told =
      value ??
      facts.find((fact) => overlap(label, [fact.label]) > 0)?.value ??
      valueFor(label, 0, (amount) => toMoney(amount, context.domain.currency));
    return told === undefined ? [] : [{ label, value: told }];
  });
  const named = want?.fields.find(({ label, value }) => value !== undefined && IS_NAME.test(label));
  const state = want?.fields.find(({ label, value }) => value !== undefined && IS_STATE.test(label))?.value;
  const views = wants.filter((one) => one.kind === 'tabs').flatMap((one) => one.items);
  const deeds = wants.filter((one) => one.kind === 'actions').flatMap((one) => one.items);
  const title =
    heading ??
    (named?.value === undefined
      ? name
      : IS_NUMBERED.test(named.label)
        ? `${named.label.replace(IS_NUMBERED, '').trim()} ${named.value}`.trim()
        : named.value);
  return {
    kind: 'dossier',
    wants: wantIds(want),
    title,
    icon,
    ...(isPerson ? { person: { name: title } } : {}),
    // Who has a name of the prompt's is not the one on file.
    line: title === name ? line : tags.join(', '),
    status: state === undefined ? status : { label: state, tone: 'accent' },
    tags: [...tags],
    actions: deeds.length > 0 ? deeds.map((item) => ({ label: item.title })) : [...actions],
    tabs: views.length > 1 ? views.map((view) => view.title) : [...tabs],
    ...openTab(context, views.length > 1 ? views.map((view) => view.title) : tabs),
    figures: [...figures],
    facts: [...given, ...facts.filter((fact) => given.every(({ label }) => overlap(label, [fact.label]) === 0))].slice(
      0,
      Math.max(MOST_FACTS, given.length),
    ),
  };
}

/** Where the prompt says that a tab is open. */
function openTab({ brief }: WriteContext, tabs: readonly string[]): { tab?: number } {
  const open = openTabOf(brief.prompt)?.toLowerCase();
  const tab = tabs.findIndex((title) => title.toLowerCase() === open);
  return tab > 0 ? { tab } : {};
}

/** "Order number" SO-1 makes the title "Order SO-1". */
const IS_NUMBERED = /\s*\b(?:number|no|id|code)\b\.?/i;

/** What happened with the one that the page is about, newest first. */
export const listActivity = (context: WriteContext): SlotOf<'timeline'>['items'] =>
  dossierOf(context).activity.map(({ day, time, icon, title, body }) => ({
    when: `${toDayWord(context.now, day)}, ${time}`,
    title,
    body,
    icon,
    state: 'done',
  }));

/** What hangs on the one that the page is about; undefined where a want asks for something else. */
export function writeHanging(context: WriteContext, want?: Want): SlotOf<'records'> | undefined {
  const { list } = dossierOf(context);
  const label = want?.label ?? '';
  const ledger = context.brief.archetype === 'record' ? findLedger(label) : undefined;
  if (ledger !== undefined && overlap(label, list.words) === 0)
    return { ...ledgerRecords(ledger, label), wants: wantIds(want) };
  const isAsked = label === '' || overlap(label, list.words) > 0 || label.toLowerCase() === list.title.toLowerCase();
  if (context.brief.archetype !== 'record' || !isAsked || (want?.items.length ?? 0) + (want?.fields.length ?? 0) > 0)
    return undefined;
  return {
    kind: 'records',
    wants: wantIds(want),
    title: titleFor(want, list.title),
    columns: [],
    rows: list.rows.map(([title, subtitle, value, state, tone]) => ({
      title,
      subtitle,
      value,
      icon: list.icon,
      status: { label: state, tone },
    })),
  };
}

/** "Webhooks" hang on a customer as they do on any account. */
const findLedger = (label: string): Ledger | undefined => findNoun(toSingular(label.toLowerCase().trim()))?.ledger;

const ledgerRecords = ({ columns, rows, action }: Ledger, title: string): Omit<SlotOf<'records'>, 'wants'> => ({
  kind: 'records',
  title,
  columns: [...columns],
  rows: rows.map(({ cells, ...row }) => ({
    ...row,
    cells: Object.fromEntries(columns.map(({ label }, index) => [label, cells[index] ?? ''])),
  })),
  asTable: true,
  action,
});

/** The talk about the one that the page is about; undefined where there is none. */
export function writeTalk(context: WriteContext, want?: Want): SlotOf<'thread'> | undefined {
  const { talk } = dossierOf(context);
  const [first] = talk ?? [];
  if (
    context.brief.archetype !== 'record' ||
    talk === undefined ||
    first === undefined ||
    (want?.texts.length ?? 0) > 0
  )
    return undefined;
  return {
    kind: 'thread',
    wants: wantIds(want),
    title: titleFor(want, 'Conversation'),
    with: { name: first.by },
    messages: talk.map(({ by, ...message }) => ({ ...message, from: by })),
    compose: { placeholder: 'Write a reply', action: { label: 'Send', icon: 'send' } },
  };
}

/** Notes that colleagues left. */
export const writeNotes = (context: WriteContext, want?: Want): SlotOf<'prose'> => ({
  kind: 'prose',
  wants: wantIds(want),
  title: titleFor(want, 'Notes'),
  sections: dossierOf(context).notes.map(({ by, text }) => ({ heading: by, paragraphs: [text] })),
  action: { label: 'Add a note', icon: 'plus' },
});
