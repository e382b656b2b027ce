import type { Want } from '../brief.ts';
import { createBill } from './bill.ts';
import { toFullDate } from './calendar-words.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Mailing = SlotOf<'mailing'>;

const CONFIRMATION =
  /\b(?:confirmation|receipt|transactional|order|shipping|shipped|invoice|payment|reminder|password)\b/i;
const WELCOME = /\b(?:welcome|onboarding|verify|verification|activation)\b/i;
const DIGEST = /\b(?:digest|weekly|newsletter|monthly|roundup|round-up|editorial)\b/i;
const STORIES = 3;

/** A letter by e-mail: told like a friend's, with stories in a digest and with sums in a confirmation. */
export function writeMailing(context: WriteContext, want?: Want): Mailing {
  const { brief, brand, domain, now } = context;
  const [button, ...others] = brief.wants.filter((one) => one.isAction === true);
  const person = domain.people.find(({ role }) => role !== 'You');
  const base = {
    kind: 'mailing' as const,
    wants: wantIds(want),
    from: brand,
    dateline: toFullDate(now),
    signature: person === undefined ? brand : `${person.name}, ${brand}`,
    footer: {
      about: `You get this because you wrote your address into a form of ${brand}.`,
      address: `${brand}, 14 Foundry Yard, Norhaven NH2 7`,
      links: [...others.map(({ label }) => label), 'Fewer letters', 'Unsubscribe', 'Read in the browser'],
    },
    stories: [],
    lines: [],
    facts: [],
  };
  const ownTitle = brief.heading ?? want?.texts[0];
  if (CONFIRMATION.test(brief.prompt) && !WELCOME.test(brief.prompt))
    return confirmation(context, base, ownTitle, button?.label, want);
  const { article } = domain;
  const promise = domain.promises[0];
  if (WELCOME.test(brief.prompt))
    return {
      ...base,
      title: ownTitle ?? `Welcome to ${brand}`,
      preheader: promise?.body ?? domain.label,
      greeting: 'Good to have you here,',
      paragraphs: [promise?.body ?? domain.label, 'Three things make a good beginning:'],
      picture: domain.pictures.scene,
      stories: domain.steps.slice(0, STORIES).map((step) => ({ title: step.title, body: step.body })),
      action: { label: button?.label ?? promise?.action.label ?? 'Begin' },
    };
  const isDigest = DIGEST.test(brief.prompt);
  return {
    ...base,
    title: ownTitle ?? (isDigest ? article.title : (promise?.title ?? article.title)),
    preheader: article.lead,
    greeting: 'Good morning,',
    paragraphs: isDigest
      ? article.paragraphs.slice(0, 1)
      : [promise?.body ?? article.lead, article.paragraphs[0] ?? ''],
    picture: domain.pictures.scene,
    stories: storiesOf(context),
    action: { label: button?.label ?? (isDigest ? 'Read the whole letter' : (promise?.action.label ?? 'See it')) },
  };
}

function storiesOf({ domain }: WriteContext): Mailing['stories'] {
  const pictured = domain.collections.find(({ rows }) =>
    rows.slice(0, STORIES).every((row) => row.picture !== undefined),
  );
  if (pictured === undefined)
    return domain.points.slice(0, STORIES).map((point) => ({ title: point.title, body: point.body }));
  return pictured.rows.slice(0, STORIES).map((row) => ({
    title: row.title,
    body: [row.subtitle, row.value].filter((part) => part !== undefined).join(' · '),
    ...(row.picture === undefined ? {} : { picture: row.picture }),
  }));
}

type Base = Omit<Mailing, 'title' | 'preheader' | 'paragraphs' | 'action'>;

function confirmation(
  context: WriteContext,
  base: Base,
  title: string | undefined,
  button: string | undefined,
  want: Want | undefined,
): Mailing {
  const { brief, brand } = context;
  const bill = createBill(context, want, { lines: 'Items' });
  const isReminder = /\breminder|overdue|due\b/i.test(brief.prompt);
  return {
    ...base,
    title: title ?? (isReminder ? `${bill.total} is still open` : 'Thank you, it is on its way'),
    preheader: isReminder ? 'A short note, in case it slipped by.' : 'What you ordered, and when it comes.',
    greeting: 'Hello Mira,',
    paragraphs: isReminder
      ? [
          `our bill of last month has not been paid yet. Perhaps it is under a pile; here it is again, whole.`,
          'If the money is already on its way, forget this letter. Questions? Answer it, and a person reads them.',
        ]
      : [`we have your order and begin today. You will hear from ${brand} once more, when it leaves the house.`],
    lines: [
      ...bill.lines.map((line) => ({
        title: line.quantity > 1 ? `${line.quantity} × ${line.title}` : line.title,
        value: line.amount,
      })),
      ...bill.sums.map(({ label, value, strong }) => ({
        title: label,
        value,
        isSum: true,
        ...(strong === true ? { strong } : {}),
      })),
    ],
    facts: isReminder
      ? [
          { label: 'Due', value: '27 November' },
          { label: 'Invoice', value: '2026-418' },
        ]
      : [
          { label: 'Order', value: '2418' },
          { label: 'Comes on', value: 'Mon 23 Nov' },
        ],
    action: { label: button ?? (isReminder ? `Pay ${bill.total}` : 'See the order') },
  };
}
