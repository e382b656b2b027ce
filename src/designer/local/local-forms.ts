import { filled } from '../fill/filled-words.ts';
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

export const door: PartsOf = ({ say }) => [
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
export const registration: PartsOf = ({ say }) => [
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
