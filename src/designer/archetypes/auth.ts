import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const auth = defineArchetype({
  id: 'auth',
  words: [
    [
      5,
      'login, log in, sign in, sign up, signup, signin, login screen, login page, login form, sign up page, registration page, registration screen, authentication, auth screen, forgot password, reset password, password reset, welcome back, create account, sign up form, two factor screen, registration form, auth page, otp, verification code, sign up screen, register screen, register page, create an account, create your account, create a new account, create account screen, account creation, join screen, join page, join form, pin screen, signup page, signup form',
    ],
  ],
  frames: { phone: ['bare', 'split'], page: ['split', 'centered'] },
  lead: [],
  body: ['form'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'form',
});
