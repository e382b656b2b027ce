import type { Want } from '../brief.ts';
import type { Action, Field, SlotOf } from './slots.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';

interface UsualForm {
  groups: { title?: string; fields: Field[] }[];
  submit: Action;
  secondary?: Action;
  note?: string;
}

const NAME: Field = { label: 'Name', kind: 'text', required: true };
const EMAIL: Field = { label: 'E-mail', kind: 'email', placeholder: 'you@home.org', required: true };
const NEW_PASSWORD: Field = {
  label: 'Password',
  kind: 'password',
  hint: 'Strength: good. Twelve characters, a number and a sign make it strong.',
  required: true,
};
const ROLES = ['Designer', 'Developer', 'Product manager', 'Founder'];

/** Forms that are filled in alike whatever the trade: who comes in, who comes along, what an account holds, what is handed in. */
const FORMS: readonly (readonly [words: RegExp, form: UsualForm])[] = [
  [
    /\b(?:sign-? ?in|log-? ?in)\b/i,
    {
      groups: [
        {
          fields: [
            EMAIL,
            { label: 'Password', kind: 'password', required: true },
            { label: 'Keep me signed in', kind: 'checkbox', on: true },
          ],
        },
      ],
      submit: { label: 'Sign in' },
      secondary: { label: 'Create an account' },
    },
  ],
  [
    /\brole (?:selector|picker|choice)\b|\bpassword (?:strength|meter)\b/i,
    {
      groups: [
        {
          fields: [
            NAME,
            EMAIL,
            NEW_PASSWORD,
            { label: 'What do you do?', kind: 'radio', options: ROLES, value: ROLES[0] ?? '' },
          ],
        },
      ],
      submit: { label: 'Go on' },
      secondary: { label: 'I have an account' },
    },
  ],
  [
    /\bwait-?list\b|\bjoin the list\b|\be-?mail capture\b|\bearly access\b/i,
    {
      groups: [
        {
          fields: [
            EMAIL,
            { label: 'What would you use it for?', kind: 'text', hint: 'One line helps us to choose who comes first' },
          ],
        },
      ],
      submit: { label: 'Join the waitlist' },
    },
  ],
  [
    /\bsign-? ?up\b|\bregist(?:er|ration)\b|\bcreate (?:an )?account\b/i,
    { groups: [{ fields: [NAME, EMAIL, NEW_PASSWORD] }], submit: { label: 'Create account' } },
  ],
  [
    /\b(?:attendees?|participants?|delegates?)\b/i,
    {
      groups: [
        {
          fields: [
            { ...NAME, width: 'half' },
            { ...EMAIL, width: 'half' },
            { label: 'Others who should come', kind: 'text', placeholder: 'Addresses, parted by commas' },
            { label: 'Anything we should read before?', kind: 'textarea', placeholder: 'A link or two lines' },
          ],
        },
      ],
      submit: { label: 'Confirm' },
    },
  ],
  [
    /\b(?:account|profile|user) settings?\b|\baccount (?:form|details)\b/i,
    {
      groups: [
        {
          title: 'You',
          fields: [
            { label: 'First name', kind: 'text', value: 'Lena', width: 'half' },
            { label: 'Last name', kind: 'text', value: 'Fischer', width: 'half' },
            { label: 'E-mail', kind: 'email', value: 'lena@home.org', hint: 'Used to sign in and for receipts' },
            { label: 'About you', kind: 'textarea', hint: 'Up to 160 characters, shown beside your name' },
          ],
        },
        {
          title: 'Where you are',
          fields: [
            {
              label: 'Country',
              kind: 'select',
              options: ['Germany', 'Portugal', 'United Kingdom'],
              value: 'Germany',
              width: 'half',
            },
            {
              label: 'Time zone',
              kind: 'select',
              options: ['Berlin, UTC +1', 'Lisbon, UTC +0'],
              value: 'Berlin, UTC +1',
              width: 'half',
            },
          ],
        },
        {
          title: 'What we write to you',
          fields: [
            { label: 'Comments on your work', kind: 'checkbox', on: true },
            { label: 'A summary on Mondays', kind: 'checkbox', on: true },
            {
              label: 'On this device',
              kind: 'radio',
              options: ['Everything', 'Same as by e-mail', 'Nothing'],
              value: 'Same as by e-mail',
            },
          ],
        },
      ],
      submit: { label: 'Save changes' },
      secondary: { label: 'Cancel' },
    },
  ],
  [
    /\buploads?\b/i,
    {
      groups: [
        {
          fields: [
            { label: 'File', kind: 'file', hint: 'PDF or PNG, up to 20 MB' },
            { label: 'Replace the one that is there', kind: 'checkbox' },
          ],
        },
      ],
      submit: { label: 'Upload', icon: 'upload' },
    },
  ],
  [
    /\b(?:contact|enquiry|inquiry|message|brief box)\b/i,
    {
      groups: [
        {
          fields: [
            { ...NAME, width: 'half' },
            { ...EMAIL, width: 'half' },
            { label: 'Message', kind: 'textarea', placeholder: 'What is it about?', required: true },
          ],
        },
      ],
      submit: { label: 'Send message', icon: 'send' },
    },
  ],
];

/** A form that has such a name has these fields, whatever the trade's own form asks. */
export function writeUsualForm(
  { brief }: WriteContext,
  want: Want | undefined,
  { submit, secondary }: { submit?: Action | undefined; secondary?: Action | undefined },
): SlotOf<'form'> | undefined {
  const spoken = brief.wants
    .filter(({ kind }) => kind === 'form')
    .map(({ label }) => label)
    .join(', ');
  const named = [spoken, brief.archetype === 'form' ? brief.subject : ''].join(', ');
  // Somebody who comes to an event says so by a form that has no name of its own.
  const form = FORMS.find(([words]) => words.test(named))?.[1] ?? (brief.archetype === 'event' ? COMING : undefined);
  if (form === undefined) return undefined;
  const follow = secondary ?? form.secondary;
  return {
    kind: 'form',
    wants: wantIds(want),
    title: brief.archetype === 'event' ? 'Tell us that you come' : titleFor(want, brief.heading ?? brief.subject),
    ...(form.note === undefined ? {} : { note: form.note }),
    groups: form.groups.map((group) => ({ ...group, fields: group.fields.map((field) => ({ ...field })) })),
    submit: submit ?? form.submit,
    ...(follow === undefined ? {} : { secondary: follow }),
  };
}

const COMING: UsualForm = {
  groups: [
    {
      fields: [
        { ...NAME, width: 'half' },
        { ...EMAIL, width: 'half' },
        { label: 'How many are you?', kind: 'number', value: '1', width: 'half' },
        { label: 'Language', kind: 'select', options: ['English', '中文', 'Both'], value: 'Both', width: 'half' },
      ],
    },
  ],
  submit: { label: 'Take a place' },
};
