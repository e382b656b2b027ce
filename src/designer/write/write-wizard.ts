import { toFullDate } from './calendar-words.ts';
import type { Fact, Field, SlotOf } from './slots.ts';
import { stemsOf, type WriteContext } from './write-context.ts';

type Form = SlotOf<'form'>;

const FIELDS_OF_A_STEP = 3;
/** Names for steps whose fields have none, in the order of an application. */
const NAMES = ['You', 'Details', 'Choices', 'Extras'];
const LAST = 'Review';
const STEP_COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** A long form one step at a time: the first is answered, the second open, the rest to come. */
export function toSteps({ brief }: WriteContext, form: Form): Form {
  const listed =
    brief.wants.find((want) => want.kind === 'steps' && want.items.length > 1)?.items.map((item) => item.title) ??
    listBare(brief);
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
  // What the trade says of its own form is not true of steps that the prompt lists.
  const { note: _note, ...bare } = form;
  return {
    ...(listed === undefined ? form : bare),
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

const LEAST_STEPS = 3;

/** "Wizard: company details, bank, employees, review": what is listed by name alone are the steps. */
function listBare({ wants: all, subject }: WriteContext['brief']): string[] | undefined {
  const own = new Set(stemsOf(subject));
  // The page's own name again is no step.
  const wants = all.filter(({ label }) => !stemsOf(label).every((stem) => own.has(stem)));
  const bare = wants.filter(
    (want) => want.isAction !== true && want.items.length + want.texts.length + want.fields.length === 0,
  );
  return bare.length >= LEAST_STEPS && bare.length === wants.filter(({ isAction }) => isAction !== true).length
    ? bare.map(({ label }) => label)
    : undefined;
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
  const told = value ?? options?.[0] ?? SAID.find(([words]) => words.test(label))?.[1] ?? placeholder;
  return told === undefined || told === '' ? [] : [{ label, value: told }];
}

/** What steps of such a name ask for. */
const FIELDS: readonly (readonly [RegExp, Field[]])[] = [
  [
    /\b(?:bank|payout|direct deposit|tax)s?\b/i,
    [
      { label: 'Account holder', kind: 'text', required: true },
      { label: 'IBAN', kind: 'text', placeholder: 'GB00 0000 0000 0000', required: true },
      { label: 'Bank', kind: 'text', width: 'half' },
      { label: 'Tax number', kind: 'text', width: 'half', required: true },
    ],
  ],
  [
    /\b(?:employee|staff|worker|payroll)s?\b/i,
    [
      { label: 'How do you add people?', kind: 'radio', options: ['One by one', 'From a file', 'From another system'] },
      { label: 'File with your people', kind: 'file', hint: 'CSV or XLSX, one person on each line' },
      { label: 'First pay day', kind: 'date', width: 'half' },
      { label: 'Pay', kind: 'select', width: 'half', options: ['Monthly', 'Every two weeks', 'Weekly'] },
    ],
  ],
  [
    /\b(?:import|upload|data|document|file|evidence|photo)s?\b/i,
    [
      { label: 'What do you bring?', kind: 'select', options: ['A spreadsheet', 'Documents', 'Photos', 'Nothing yet'] },
      { label: 'Choose files', kind: 'file', hint: 'Up to 20 MB each' },
      { label: 'First line holds the names of the columns', kind: 'checkbox', on: true },
    ],
  ],
  [
    /\b(?:connect|integration|app|source|domain|dns|channel)s?\b/i,
    [
      {
        label: 'What shall we connect?',
        kind: 'checkboxes',
        options: ['Calendar', 'E-mail', 'Shop', 'Accounting', 'Chat'],
      },
      { label: 'Address of your account', kind: 'url', placeholder: 'https://', required: true },
      { label: 'Fetch new data every hour', kind: 'switch', on: true },
    ],
  ],
  [
    /\b(?:permission|role|access|security|password|verification|verify)s?\b/i,
    [
      { label: 'Who may change settings?', kind: 'radio', options: ['Only me', 'Admins', 'Everybody'] },
      { label: 'Ask for a second factor', kind: 'switch', on: true },
      { label: 'Sign out after', kind: 'select', options: ['15 minutes', '1 hour', '1 day'] },
    ],
  ],
  [
    /\b(?:brand|logo|appearance|theme|design|store(?:front)?|website)s?\b/i,
    [
      { label: 'Name that people see', kind: 'text', required: true },
      { label: 'Logo', kind: 'file', hint: 'SVG or PNG, square' },
      { label: 'Main colour', kind: 'select', options: ['Green', 'Blue', 'Red', 'Another'] },
    ],
  ],
  [
    /\b(?:product|item|inventory|listing|service|package)s?\b/i,
    [
      { label: 'Name', kind: 'text', required: true },
      { label: 'Description', kind: 'textarea' },
      { label: 'Price', kind: 'number', width: 'half', required: true },
      { label: 'In stock', kind: 'number', width: 'half' },
    ],
  ],
  [
    /\b(?:date|time|schedule|availability|appointment|when)s?\b/i,
    [
      { label: 'Day', kind: 'date', width: 'half', required: true },
      { label: 'Time', kind: 'time', width: 'half', required: true },
      { label: 'How long?', kind: 'select', options: ['30 minutes', '1 hour', '2 hours', 'All day'] },
    ],
  ],
  [
    /\b(?:project|campaign|goal|objective|brief|scope|basics|general)s?\b/i,
    [
      { label: 'Name', kind: 'text', required: true },
      { label: 'What is it for?', kind: 'textarea' },
      { label: 'Begins', kind: 'date', width: 'half' },
      { label: 'Ends', kind: 'date', width: 'half' },
    ],
  ],
  [
    /\b(?:audience|target|segment|customer)s?\b/i,
    [
      {
        label: 'Who shall see it?',
        kind: 'checkboxes',
        options: ['New customers', 'Regulars', 'Those who left', 'Subscribers'],
      },
      { label: 'Where do they live?', kind: 'text', placeholder: 'Country, town or postcode' },
      { label: 'Age', kind: 'select', options: ['Any', '18 to 34', '35 to 54', '55 and over'] },
    ],
  ],
  [
    /\b(?:budget|spend|bidding)s?\b/i,
    [
      { label: 'Budget in all', kind: 'number', width: 'half', required: true },
      { label: 'A day at most', kind: 'number', width: 'half' },
      { label: 'Spend it', kind: 'radio', options: ['Evenly', 'Most at the start', 'Where it works best'] },
      { label: 'Tell me when 80 % is spent', kind: 'switch', on: true },
    ],
  ],
  [
    /\b(?:income|salary|employment|work|financial|finance|loan)s?\b/i,
    [
      { label: 'Employer', kind: 'text', required: true },
      { label: 'Net income a month', kind: 'number', width: 'half', required: true },
      { label: 'Since', kind: 'date', width: 'half' },
      { label: 'Kind of contract', kind: 'radio', options: ['Permanent', 'Fixed term', 'Self-employed'] },
    ],
  ],
  [
    /\b(?:health|medical|history|symptom|condition|insurance|allergy|allergie)s?\b/i,
    [
      { label: 'What brings you here?', kind: 'textarea', required: true },
      { label: 'Do you take medicine?', kind: 'radio', options: ['No', 'Yes, regularly', 'Now and then'] },
      { label: 'Allergies', kind: 'checkboxes', options: ['None', 'Penicillin', 'Nuts', 'Latex', 'Other'] },
    ],
  ],
  [
    /\b(?:vehicle|car|property|home|house|building|asset)s?\b/i,
    [
      { label: 'Kind', kind: 'select', options: ['Flat', 'House', 'Car', 'Something else'] },
      { label: 'Built in', kind: 'number', width: 'half' },
      { label: 'Value', kind: 'number', width: 'half' },
      { label: 'Anything we should know?', kind: 'textarea' },
    ],
  ],
  [
    /\b(?:question|survey|feedback|additional|extra|note)s?\b/i,
    [
      { label: 'Tell us more', kind: 'textarea' },
      {
        label: 'How did you hear of us?',
        kind: 'select',
        options: ['From a friend', 'In a search', 'At an event', 'Elsewhere'],
      },
    ],
  ],
  [
    /\b(?:experience|skill|education|cv|resume|qualification)s?\b/i,
    [
      { label: 'Last position', kind: 'text', required: true },
      { label: 'Years of experience', kind: 'number', width: 'half' },
      { label: 'From when could you start?', kind: 'date', width: 'half' },
      { label: 'CV', kind: 'file', hint: 'PDF, up to 5 MB' },
    ],
  ],
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
  [/company|organi[sz]ation|employer/i, 'Adler & Sons'],
  [/team|project|product|campaign|item/i, 'Winter windows'],
  [/where|town|place|city/i, 'Utrecht and around'],
  [/iban|holder/i, 'Mira Adler'],
  [/price|income|budget|value/i, '2,400'],
  [/name/i, 'Mira Adler'],
  [/e-?mail/i, 'mira@post.example'],
  [/phone|tel/i, '020 7946 0018'],
  [/address|street/i, '8 Alder Street'],
  [/date|day/i, '27 November'],
];
