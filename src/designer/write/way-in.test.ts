import { describe, expect, it } from 'vitest';
import { wayIn } from './way-in.ts';

describe('wayIn', () => {
  it.each([
    ['Login screen for a fintech startup', 'Welcome back to Kedge'],
    ['Sign in page with a forgot password link', 'Welcome back to Kedge'],
    ['Sign up screen for a yoga studio', 'Join Kedge'],
    ['Registration page of a library', 'Join Kedge'],
    ['Password reset screen', 'Forgot your password?'],
    ['Forgot password page, dark', 'Forgot your password?'],
    ['Recover a lost password', 'Forgot your password?'],
    ['Set a new password', 'Choose a new password'],
    ['Two-factor authentication screen', 'Enter the code'],
    ['OTP verification for a bank', 'Enter the code'],
  ])('%s: %s', (prompt, title) => {
    expect(wayIn(prompt, 'Kedge').title).toBe(title);
  });

  it('asks for nothing more than its step needs', () => {
    expect(wayIn('Password reset', 'Kedge').fields.map(({ kind }) => kind)).toEqual(['email']);
    expect(wayIn('Verification code', 'Kedge').fields).toHaveLength(1);
  });
});
