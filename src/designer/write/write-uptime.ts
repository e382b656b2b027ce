import type { Want } from '../brief.ts';
import { addDays, toFullDate } from './calendar-words.ts';
import type { SlotOf, Status, Tone } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Uptime = SlotOf<'uptime'>;

/** Days that a bar of a part tells. */
const DAYS = 60;

/** Parts of services, by what the service does. */
const PARTS: readonly (readonly [words: RegExp, parts: readonly (readonly [name: string, note: string])[]])[] = [
  [
    /\b(?:payments?|checkout|billing|bank\w*|card)\b/i,
    [
      ['Payments API', 'Charges, refunds and disputes'],
      ['Card network', 'Authorisation at the issuing banks'],
      ['Payouts', 'Transfers to your account'],
      ['Webhooks', 'Events to your servers'],
      ['Dashboard', 'Sign-in, reports, exports'],
      ['Sandbox', 'Test keys and test cards'],
    ],
  ],
  [
    /\b(?:host\w*|cloud|servers?|deploy\w*|databases?|cdn|storage)\b/i,
    [
      ['Control panel', 'Sign-in, projects, billing'],
      ['Deployments', 'Builds and releases'],
      ['Compute', 'Frankfurt, Dublin, Oslo'],
      ['Databases', 'Primary and replicas'],
      ['Object storage', 'Uploads and downloads'],
      ['Edge network', 'Certificates and caching'],
    ],
  ],
  [
    /\b(?:e-?mail|mail|messages?|messaging|chat|sms)\b/i,
    [
      ['Sending', 'Queue and delivery'],
      ['Receiving', 'Inbound addresses'],
      ['API', 'Version 2 and version 3'],
      ['Tracking', 'Opens, clicks, bounces'],
      ['Web app', 'Sign-in, templates, lists'],
      ['Webhooks', 'Events to your servers'],
    ],
  ],
  [
    /./,
    [
      ['Web app', 'Sign-in, pages, search'],
      ['API', 'Reading and writing'],
      ['Mobile apps', 'Sync and notices'],
      ['E-mail', 'Invitations and receipts'],
      ['File uploads', 'Pictures and documents'],
      ['Background jobs', 'Imports, exports, reports'],
    ],
  ],
];

const GOOD: Status = { label: 'Operational', tone: 'good', icon: 'circle-check' };
const SLOW: Status = { label: 'Slow', tone: 'warn', icon: 'triangle-alert' };
/** Days ago, place of the part, how bad. */
const PAST: readonly (readonly [daysAgo: number, part: number, tone: Tone])[] = [
  [4, 3, 'warn'],
  [19, 0, 'bad'],
  [38, 2, 'warn'],
  [51, 4, 'warn'],
];
const HURT_NOW = 3;

/** How a service stands: its parts day by day, and what went wrong lately. */
export function writeUptime(context: WriteContext, want?: Want): Uptime {
  const { brief, brand, now } = context;
  const asked = want?.items.map(({ title, note = '' }) => [title, note] as const) ?? [];
  const parts = asked.length > 1 ? asked : (PARTS.find(([words]) => words.test(brief.prompt))?.[1] ?? []);
  const isHurt = /\b(?:ongoing|current|active|open|partial|degraded|outages?)\b/i.test(brief.prompt);
  const hurt = HURT_NOW % Math.max(1, parts.length);
  const nameOf = (part: number): string => parts[part % Math.max(1, parts.length)]?.[0] ?? brand;
  return {
    kind: 'uptime',
    wants: wantIds(want),
    title: brief.heading ?? ownTitle(want) ?? (isHurt ? `Slow answers: ${nameOf(hurt)}` : 'All systems answer'),
    note: `Checked at ${now.toISOString().slice(11, 16)} UTC, every minute`,
    status: isHurt ? SLOW : GOOD,
    parts: parts.map(([name, note], index) => {
      const isSlow = isHurt && index === hurt;
      const days = Array.from({ length: DAYS }, (_, day): { tone: Tone } => {
        const ago = DAYS - 1 - day;
        if (isSlow && ago === 0) return { tone: 'warn' };
        const tone = PAST.find(([daysAgo, part]) => daysAgo === ago && part % parts.length === index)?.[2] ?? 'good';
        return { tone };
      });
      const lost = days.reduce((sum, { tone }) => sum + (LOST[tone] ?? 0), 0);
      return {
        name,
        ...(note === '' ? {} : { note }),
        status: isSlow ? SLOW : GOOD,
        days,
        share: `${(100 - lost / DAYS).toFixed(2)} %`,
      };
    }),
    incidents: [
      ...(isHurt
        ? [
            {
              day: 'Today',
              title: `${nameOf(hurt)}: slow answers`,
              tone: 'warn' as const,
              updates: [
                { when: '11:52', state: 'Found', text: 'One of three queues fell behind. We are adding workers.' },
                { when: '11:31', state: 'Looking', text: 'One answer in twenty takes longer than five seconds.' },
              ],
            },
          ]
        : []),
      {
        day: toFullDate(addDays(now, -(PAST[0]?.[0] ?? 0))),
        title: `${nameOf(HURT_NOW)} arrived late`,
        tone: 'warn',
        updates: [
          { when: '16:20', state: 'Mended', text: 'The queue is empty. Nothing was lost; what was late has arrived.' },
          { when: '15:05', state: 'Found', text: 'A restart left one worker without its key.' },
          { when: '14:48', state: 'Looking', text: 'Some events arrive up to nine minutes late.' },
        ],
      },
      {
        day: toFullDate(addDays(now, -(PAST[1]?.[0] ?? 0))),
        title: `${nameOf(0)} did not answer in one region`,
        tone: 'bad',
        updates: [
          {
            when: '03:41',
            state: 'Mended',
            text: 'Traffic is back in Frankfurt. What happened, and why, follows on Friday.',
          },
          { when: '03:12', state: 'Found', text: 'A router failed. Requests go to Dublin until it is replaced.' },
        ],
      },
    ],
    action: { label: brief.wants.find(({ isAction }) => isAction === true)?.label ?? 'Get updates', icon: 'bell' },
  };
}

/** Per cent of a day that an answer was missing. */
const LOST: Readonly<Partial<Record<Tone, number>>> = { warn: 1.6, bad: 3.4 };

/** What only says that this is such a page gives way to how things stand. */
const ownTitle = (want: Want | undefined): string | undefined =>
  want === undefined || want.label === '' || SAYS_STATUS.test(want.label) ? undefined : want.label;
const SAYS_STATUS =
  /\b(?:status|uptime|systems?|incidents?|components?|services?|banner|history|maintenance|overview|operational)\b/i;
