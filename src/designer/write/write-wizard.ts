import { toFullDate } from './calendar-words.ts';
import type { Fact, Field, SlotOf } from './slots.ts';
import type { WriteContext } from './write-context.ts';

type Form = SlotOf<'form'>;

const FIELDS_OF_A_STEP = 3;
/** Names for steps whose fields have none, in the order of an application. */
const NAMES = ['You', 'Details', 'Choices', 'Extras'];
const LAST = 'Review';
const STEP_COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** A long form one step at a time: the first is answered, the second open, the rest to come. */
export function toSteps({ brief }: WriteContext, form: Form): Form {
  const listed = brief.wants
    .find((want) => want.kind === 'steps' && want.items.length > 1)
    ?.items.map((item) => item.title);
  const isAsked = brief.wants.some((want) => want.fields.length > 0);
  const known: Form['groups'] | undefined = listed?.map((label) => ({
    fields: FIELDS.find(([words]) => words.test(label))?.[1] ?? [],
  }));
  const groups = isAsked
    ? form.groups
    : known !== undefined && known.slice(0, 2).every(({ fields }) => fields.length > 0)
      ? known
      : toGroups(form);
  const labels = listed ?? labelsFor(groups, countIn(brief.prompt));
  const at = isAsked || groups.length < 2 ? 1 : 2;
  const next = labels[at];
  return {
    ...form,
    title: brief.heading ?? brief.subject,
    groups: isAsked ? groups : groups.slice(at - 1, at).map(({ title: _title, ...group }) => group),
    submit: next === undefined ? form.submit : { label: `Next: ${next}` },
    secondary: form.secondary ?? { label: at === 1 ? 'Save for later' : 'Back' },
    step: {
      at,
      of: labels.length,
      labels,
      answers: isAsked ? [] : groups.slice(0, at - 1).flatMap((group) => group.fields.flatMap(answerOf)),
    },
  };
}

/** Titled groups as they are; one long group in parts. */
function toGroups({ groups }: Form): Form['groups'] {
  if (groups.length > 1) return groups;
  const fields = groups.flatMap((group) => group.fields);
  const count = Math.max(2, Math.ceil(fields.length / FIELDS_OF_A_STEP));
  const size = Math.ceil(fields.length / count);
  return Array.from({ length: count }, (_, index) => ({
    fields: fields.slice(index * size, (index + 1) * size),
  })).filter((group) => group.fields.length > 0);
}

function labelsFor(groups: Form['groups'], asked: number | undefined): string[] {
  const named = groups.map((group, index) => group.title ?? NAMES[index] ?? `Part ${index + 1}`);
  const count = Math.max(named.length + 1, asked ?? 0);
  const filling = NAMES.filter((name) => !named.includes(name)).slice(-Math.max(0, count - named.length - 1));
  return [...named, ...(count > named.length + 1 ? filling : []), LAST];
}

/** "four-step", "in 5 steps". */
function countIn(prompt: string): number | undefined {
  const [, count = ''] = /\b(two|three|four|five|six|[2-6])[- ]steps?\b/i.exec(prompt) ?? [];
  return STEP_COUNTS[count.toLowerCase()] ?? (count === '' ? undefined : Number(count));
}

function answerOf({ label, value, placeholder, options, kind, on }: Field): Fact[] {
  if (kind === 'date' && value !== undefined) return [{ label, value: toFullDate(new Date(value)) }];
  if (kind === 'checkbox' || kind === 'switch') return [{ label, value: on === true ? 'Yes' : 'No' }];
  const told = value ?? options?.[0] ?? placeholder ?? SAID.find(([words]) => words.test(label))?.[1];
  return told === undefined || told === '' ? [] : [{ label, value: told }];
}

/** What steps of such a name ask for. */
const FIELDS: readonly (readonly [RegExp, Field[]])[] = [
  [
    /profile|account|personal|about you|contact|your details/i,
    [
      { label: 'Full name', kind: 'text', required: true },
      { label: 'E-mail', kind: 'email', placeholder: 'you@home.org', required: true },
      { label: 'What you do', kind: 'select', options: ['Design', 'Engineering', 'Sales', 'Something else'] },
    ],
  ],
  [
    /team|invite|people|members/i,
    [
      { label: 'Name of the team', kind: 'text', required: true },
      { label: 'How many are you?', kind: 'radio', options: ['1 to 5', '6 to 20', '21 to 100', 'More'] },
      { label: 'Invite by e-mail', kind: 'textarea', placeholder: 'One address on each line' },
    ],
  ],
  [
    /company|business|organi[sz]ation|workspace/i,
    [
      { label: 'Name of the company', kind: 'text', required: true },
      { label: 'Website', kind: 'url' },
      { label: 'Country', kind: 'select', options: ['Netherlands', 'Portugal', 'Norway', 'Another'] },
    ],
  ],
  [
    /billing|payment|card|plan/i,
    [
      { label: 'Pay', kind: 'radio', options: ['Monthly', 'Yearly'] },
      { label: 'Card number', kind: 'text', placeholder: '0000 0000 0000 0000', required: true },
      { label: 'Expires', kind: 'text', placeholder: 'MM / YY', width: 'half', required: true },
      { label: 'Security code', kind: 'text', placeholder: '3 digits', width: 'half', required: true },
    ],
  ],
  [
    /address|shipping|delivery|location/i,
    [
      { label: 'Street and number', kind: 'text', required: true },
      { label: 'Postcode', kind: 'text', width: 'half', required: true },
      { label: 'Town', kind: 'text', width: 'half', required: true },
    ],
  ],
  [
    /preference|goal|interest|settings|notification/i,
    [
      {
        label: 'What matters most to you?',
        kind: 'checkboxes',
        options: ['Saving time', 'Working together', 'Knowing where it stands', 'Fewer e-mails'],
      },
      { label: 'How often shall we write?', kind: 'select', options: ['Every day', 'Once a week', 'Never'] },
    ],
  ],
];

/** What somebody might have answered. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/name/i, 'Mira Adler'],
  [/e-?mail/i, 'mira@post.example'],
  [/phone|tel/i, '020 7946 0018'],
  [/address|street/i, '8 Alder Street'],
  [/date|day/i, '27 November'],
];
