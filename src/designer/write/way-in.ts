import { toEnglish } from '../understand/translate-words.ts';
import type { Action, Field } from './slots.ts';

/** What one of the screens before the product asks for, and how it is left. */
export interface WayIn {
  title: string;
  note: string;
  fields: Field[];
  submit: Action;
  secondary: Action;
  /** Whether an account elsewhere would do instead. */
  takesProviders: boolean;
}

const EMAIL: Field = { label: 'E-mail', kind: 'email', placeholder: 'you@home.org', required: true };

/** Ways in beside signing in, by the words that ask for them; the first that is asked for is meant. */
const WAYS: readonly (readonly [asked: RegExp, way: (brand: string) => WayIn])[] = [
  [
    /\b(?:new|set(?: a)?|choose(?: a)?|change(?: your| my)?|create(?: a)?) (?:new )?password\b/i,
    () => ({
      title: 'Choose a new password',
      note: 'It is used from the next time you sign in, on every device.',
      fields: [
        { label: 'New password', kind: 'password', hint: 'Twelve characters or more', required: true },
        { label: 'The same again', kind: 'password', required: true },
      ],
      submit: { label: 'Save the password' },
      secondary: { label: 'Back to sign in' },
      takesProviders: false,
    }),
  ],
  [
    /\b(?:forg[oe]t\w*|reset|recover\w*|lost)\b.{0,12}\bpassword\b|\bpassword\b.{0,6}\b(?:reset|recovery|forgotten)\b|\baccount recovery\b/i,
    () => ({
      title: 'Forgot your password?',
      note: 'Tell us your e-mail. A link to choose a new one comes in a minute and works for an hour.',
      fields: [EMAIL],
      submit: { label: 'Send the link' },
      secondary: { label: 'Back to sign in' },
      takesProviders: false,
    }),
  ],
  [
    /\bpin\b|\bpasscode\b/i,
    () => ({
      title: 'Enter your PIN',
      note: 'It is asked for whenever you come back.',
      fields: [{ label: 'PIN', kind: 'password', hint: 'Four digits', required: true }],
      submit: { label: 'Unlock' },
      secondary: { label: 'I forgot my PIN' },
      takesProviders: false,
    }),
  ],
  [
    /\benter (?:the |your |a )?code\b|\bcode (?:that )?(?:we|was) (?:have )?sent\b|\b(?:otp|one[- ]time|verification|verify|two[- ]factor|2fa|mfa|confirm(?:ation)? code|security code)\b/i,
    () => ({
      title: 'Enter the code',
      note: 'We sent six digits to the number that ends in 41. They work for ten minutes.',
      fields: [{ label: 'Code', kind: 'text', placeholder: '000 000', hint: 'Six digits', required: true }],
      submit: { label: 'Confirm' },
      secondary: { label: 'Send it again' },
      takesProviders: false,
    }),
  ],
  [
    /\bsign(?:ing)?-?\s?up|\bregist(?:er|ration)|\bcreat(?:e|ing) (?:an? |your )?(?:new )?account|\baccount creation|\bjoin\b/i,
    (brand) => ({
      title: `Join ${brand}`,
      note: 'It takes a minute.',
      fields: [
        { label: 'Name', kind: 'text', required: true },
        EMAIL,
        { label: 'Password', kind: 'password', hint: 'Twelve characters or more', required: true },
      ],
      submit: { label: 'Create account' },
      secondary: { label: 'I have an account' },
      takesProviders: true,
    }),
  ],
];

const signIn = (brand: string): WayIn => ({
  title: `Welcome back to ${brand}`,
  note: 'Sign in to go on where you stopped.',
  fields: [
    EMAIL,
    { label: 'Password', kind: 'password', required: true },
    { label: 'Keep me signed in', kind: 'checkbox', on: true },
  ],
  submit: { label: 'Sign in' },
  secondary: { label: 'I forgot my password' },
  takesProviders: true,
});

/**
 * How a prompt's people come in: they sign in unless its opening, in whatever language, says that they join, forgot something
 * or confirm it is them.
 */
export function wayIn(said: string, lang: string, brand: string): WayIn {
  const opening = lang === 'en' ? said : `${said} ${toEnglish(said, lang)}`;
  const isSigningIn = /\b(?:log|sign)[- ]?in\b/i.test(opening);
  const asked = WAYS.find(([words]) => words.test(opening));
  return asked === undefined || isSigningIn ? signIn(brand) : asked[1](brand);
}
