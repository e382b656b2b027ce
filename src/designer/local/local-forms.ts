import { filled } from '../fill/filled-words.ts';
import type { PageWord } from '../fill/language/page-words.ts';
import type { Door } from '../brief.ts';
import { button, control, headed, section, type PartsOf } from './part-writer.ts';

/** Fields of a form with the button that sends it. */
export const contactForm: PartsOf = ({ say }) => [
  headed(
    say,
    'contact',
    [
      control('input', say('name')),
      control('input', say('email')),
      control('textarea', say('message')),
      button(say('send')),
    ],
    { surface: 'card' },
  ),
];

export const booking: PartsOf = ({ say }) => [
  headed(
    say,
    'date',
    [
      control('date', say('date')),
      control('chips', say('time'), {
        options: ['9:00', '10:30', '12:00', '14:00', '15:30', '17:00'].map((time, index) => ({
          label: filled(time),
          isOn: index === 1,
        })),
      }),
    ],
    { surface: 'card' },
  ),
  headed(say, 'contact', [control('input', say('name')), control('input', say('phone')), button(say('book'))], {
    surface: 'card',
  }),
];

const door: PartsOf = ({ say }) => [
  section(
    [
      control('input', say('email')),
      control('input', say('password')),
      control('link', say('forgotPassword')),
      button(say('signIn')),
      button(say('signUp'), 'secondary'),
    ],
    { surface: 'card' },
  ),
];

/** The door for those who are no members yet: who one is stands first, and the account is what the button makes. */
const registration: PartsOf = ({ say }) => [
  section(
    [
      control('input', say('name')),
      control('input', say('email')),
      control('input', say('password')),
      button(say('signUp')),
      button(say('signIn'), 'secondary'),
    ],
    { surface: 'card' },
  ),
];

export const checkout: PartsOf = ({ say }) => [
  headed(
    say,
    'delivery',
    [control('input', say('name')), control('input', say('address')), control('input', say('phone'))],
    { surface: 'card' },
  ),
  section([button(say('order'))]),
];

/** What one shows to be let in, with the button that goes on and the way back. */
const passage =
  (...words: readonly PageWord[]): PartsOf =>
  ({ say }) => [
    section(
      [...words.map((word) => control('input', say(word))), button(say('next')), button(say('signIn'), 'secondary')],
      {
        surface: 'card',
      },
    ),
  ];

/** Doors by what stands in their way. */
export const DOORS: Readonly<Record<Door, PartsOf>> = {
  signIn: door,
  signUp: registration,
  code: passage('code'),
  newPassword: passage('newPassword'),
  forgot: passage('email'),
};
