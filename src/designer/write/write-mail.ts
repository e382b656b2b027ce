import type { Want } from '../brief.ts';
import { findNoun } from '../knowledge/nouns/find-noun.ts';
import { toDayWord, toWhen } from './calendar-words.ts';
import type { MailRow } from './page-slots.ts';
import type { SlotOf } from './slots.ts';
import { pageTitleFor, titleFor, wantIds, type WriteContext } from './write-context.ts';

const LETTERS_SHOWN = 8;
/** When letters came, in minutes before now, newest first. */
const MINUTES_AGO = [4, 38, 71, 126, 1210, 1390, 2950, 4410, 6120, 8800, 12_300, 15_200];

/** Longest beginning of a letter in a list, characters. */
const LONGEST_PREVIEW = 96;

const cutToPreview = (text: string): string =>
  text.length <= LONGEST_PREVIEW
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', LONGEST_PREVIEW)).replace(/[,;:.]$/, '')} …`;

/** The trade's post: what its people, customers and things would write about. */
export function writeMail(context: WriteContext, want?: Want): SlotOf<'mail'> {
  const asked = want?.items ?? [];
  const known = knownLetters(context);
  const letters =
    asked.length > 0
      ? asked.map((item, index): MailRow => {
          const like = known[index % known.length];
          return {
            from: like?.from ?? context.brand,
            title: item.title,
            preview: item.note ?? like?.preview ?? '',
            time: item.value ?? toWhen(context.now, MINUTES_AGO[index] ?? 0),
            ...(index < 2 ? { unread: true } : {}),
          };
        })
      : known.slice(0, Math.max(3, want?.count ?? LETTERS_SHOWN));
  const shown = letters.map((letter, index) => (index === 0 ? { ...letter, open: true } : letter));
  const unread = shown.filter((letter) => letter.unread === true).length;
  return {
    kind: 'mail',
    wants: wantIds(want),
    title: pageTitleFor(context, want, 'Inbox'),
    note: `${unread} unread of ${shown.length}`,
    boxes: [
      { label: 'Inbox', icon: 'inbox', count: unread, on: true },
      { label: 'Flagged', icon: 'flag', count: shown.filter((letter) => letter.flagged === true).length },
      { label: 'Drafts', icon: 'file-pen-line', count: 1 },
      { label: 'Sent', icon: 'send' },
      { label: 'Archive', icon: 'archive' },
    ],
    letters: shown,
    search: 'Search mail',
    action: { label: 'Write', icon: 'pencil' },
  };
}

/** What is told, and by whom, without the time. */
type Told = Omit<MailRow, 'time'>;

function knownLetters(context: WriteContext): MailRow[] {
  const { domain, brand, brief, now } = context;
  const writers = domain.people.slice(1).filter(({ name }) => name !== domain.thread.with.name);
  const nameAt = (index: number): string => writers[index % Math.max(1, writers.length)]?.name ?? brand;
  const last = domain.thread.messages.findLast(({ mine }) => !mine);
  const talk: Told = {
    from: domain.thread.with.name,
    title: subjectOf(context),
    preview: last?.text ?? '',
    attachment: fileNameOf(domain.order.title),
  };
  const notices = domain.notices.map((notice): Told => ({
    from: brand,
    icon: notice.icon,
    title: notice.title,
    preview: notice.body,
    ...(notice.tone === 'bad' || notice.tone === 'warn' ? { flagged: true } : {}),
  }));
  const rows = (domain.collections[0]?.rows ?? []).map((row, index): Told => ({
    from: nameAt(index),
    title: row.title,
    preview: [row.subtitle, row.meta].filter(Boolean).join('. '),
    ...(row.status === undefined ? {} : { tag: row.status }),
  }));
  const asked = domain.questions.map(({ question, answer }, index): Told => ({
    from: nameAt(index + 2),
    title: question,
    preview: `You: ${answer}`,
  }));
  const dates = domain.schedule.map((entry, index): Told => ({
    from: nameAt(index + 1),
    title: entry.title,
    preview: [`${toDayWord(now, entry.day)} at ${entry.time}`, entry.place].filter(Boolean).join(', '),
  }));
  if (TICKETS.test(brief.prompt)) return ticketLetters(context, talk);
  const told = [
    talk,
    ...take(notices, 0),
    ...take(rows, 1),
    ...take(asked, 0),
    ...take(dates, 0),
    ...take(notices, 1),
    ...take(rows, 2),
    ...take(asked, 1),
    ...take(dates, 1),
    ...take(rows, 4),
  ];
  return told.map((letter, index) => ({
    ...letter,
    preview: cutToPreview(letter.preview),
    time: letter === talk && last !== undefined ? last.time : toWhen(now, MINUTES_AGO[index] ?? 0),
    ...(index === 1 || index === 2 || index === 4 ? { unread: true } : {}),
  }));
}

/** What is asked at a desk that answers, from who waits longest. */
const TICKETS = /\b(?:tickets?|support desk|help ?desk|service desk)\b/i;

function ticketLetters({ now }: WriteContext, talk: Told): MailRow[] {
  const ledger = findNoun('support ticket')?.ledger;
  const others = (ledger?.rows ?? []).map(({ title, cells, status, subtitle = '' }, index): MailRow => ({
    from: cells[1] ?? '',
    title,
    preview: `${subtitle}, ${(cells[2] ?? '').toLowerCase()}, ${cells[3] ?? ''}`,
    time: toWhen(now, MINUTES_AGO[index + 1] ?? 0),
    ...(status === undefined ? {} : { tag: status }),
    ...(index < UNREAD_TICKETS ? { unread: true } : {}),
  }));
  return [{ ...talk, time: toWhen(now, 0), tag: { label: 'Open', tone: 'accent' } }, ...others];
}

const UNREAD_TICKETS = 2;

/** Who is on the other side of the open letter, as a desk knows them. */
export const writeCorrespondent = ({ domain }: WriteContext, want?: Want): SlotOf<'prose'> => ({
  kind: 'prose',
  wants: wantIds(want),
  title: titleFor(want, 'Customer'),
  sections: [
    {
      heading: domain.thread.with.name,
      paragraphs: ['Customer since May 2024, writes in English, usually in the afternoon.'],
      list: ['Plan: Team, 12 seats', 'Open tickets: 1, solved: 7', 'Last order: 3 November', 'Local time: 11:20'],
    },
  ],
});

const take = <T>(list: readonly T[], at: number): T[] => list.slice(at, at + 1);

const SHORTEST_SUBJECT = 16;
const LONGEST_SUBJECT = 72;

/** What a talk is about: the first sentence somebody asks or says in it. */
function subjectOf({ domain }: WriteContext): string {
  const sentences = domain.thread.messages.flatMap(({ text }) => text.split(/(?<=[.?!])\s+/));
  const told =
    sentences.find((one) => one.length > SHORTEST_SUBJECT && one.length <= LONGEST_SUBJECT) ?? sentences[0] ?? '';
  return told
    .replace(/^(?:hello|hi|hey|good morning|good evening)[,.!]?\s+/i, '')
    .replace(/\.$/, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

export const fileNameOf = (title: string, extension = 'pdf'): string =>
  `${title
    .replace(/[,:].*$/, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.${extension}`;

/** The letter that is open beside the list: the trade's talk. */
export function writeLetter(context: WriteContext, want?: Want): SlotOf<'letter'> {
  const { domain } = context;
  const { thread } = domain;
  return {
    kind: 'letter',
    wants: wantIds(want),
    title: titleFor(want, subjectOf(context)),
    with: thread.with,
    messages: thread.messages.map((message) => ({ ...message, from: message.mine ? 'You' : thread.with.name })),
    attachments: [{ name: fileNameOf(domain.order.title), size: '184 KB', icon: 'file-text' }],
    reply: { placeholder: thread.placeholder, action: { label: 'Reply', icon: 'reply' } },
  };
}
