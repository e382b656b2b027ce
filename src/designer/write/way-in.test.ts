import { describe, expect, it } from 'vitest';
import { composeScreen } from '../compose-screen.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from '../understand/understand.ts';
import { wayIn } from './way-in.ts';

describe('wayIn', () => {
  it.each([
    ['Login screen for a fintech startup', 'Welcome back to Kedge'],
    ['Sign in page with a forgot password link', 'Welcome back to Kedge'],
    ['Sign up screen for a yoga studio', 'Join Kedge'],
    ['Registration page of a library', 'Join Kedge'],
    ['Create a new account screen for a taxi app', 'Join Kedge'],
    ['Account creation form for a bookshop', 'Join Kedge'],
    ['Signing up for a museum', 'Join Kedge'],
    ['Password reset screen', 'Forgot your password?'],
    ['Forgot password page, dark', 'Forgot your password?'],
    ['Recover a lost password', 'Forgot your password?'],
    ['Set a new password', 'Choose a new password'],
    ['Two-factor authentication screen', 'Enter the code'],
    ['OTP verification for a bank', 'Enter the code'],
    ['Enter the code we sent', 'Enter the code'],
    ['Enter your PIN to unlock the wallet app', 'Enter your PIN'],
    ['Join page for a co-working space in Bristol', 'Join Kedge'],
  ])('%s: %s', (prompt, title) => {
    expect(wayIn(prompt, 'en', 'Kedge').title).toBe(title);
  });

  it.each([
    ['Registrierung für eine Bank-App', 'de', 'Join Kedge'],
    ['Inscription à une application de course', 'fr', 'Join Kedge'],
    ['Pantalla de registro para app de banco', 'es', 'Join Kedge'],
    ['Schermata di registrazione', 'it', 'Join Kedge'],
    ['Tela de cadastro de um banco', 'pt', 'Join Kedge'],
    ['Registratiescherm van een bank-app', 'nl', 'Join Kedge'],
    ['Ekran rejestracji w banku', 'pl', 'Join Kedge'],
    ['Экран регистрации в приложении банка', 'ru', 'Join Kedge'],
    ['銀行アプリの新規登録画面', 'ja', 'Join Kedge'],
    ['银行应用注册页面', 'zh', 'Join Kedge'],
    ['은행 앱 회원가입 화면', 'ko', 'Join Kedge'],
    ['Banka uygulaması kayıt ekranı', 'tr', 'Join Kedge'],
    ['Registrering för en bankapp', 'sv', 'Join Kedge'],
    ['شاشة إنشاء حساب في تطبيق بنك', 'ar', 'Join Kedge'],
    ['מסך הרשמה לאפליקציית בנק', 'he', 'Join Kedge'],
    ['Passwort vergessen', 'de', 'Forgot your password?'],
    ['Mot de passe oublié', 'fr', 'Forgot your password?'],
    ['Recuperar contraseña', 'es', 'Forgot your password?'],
    ['パスワードを忘れた場合の画面', 'ja', 'Forgot your password?'],
    ['Anmeldung für eine Bank-App', 'de', 'Welcome back to Kedge'],
    ["Écran de connexion d'une app de banque", 'fr', 'Welcome back to Kedge'],
    ['Inicio de sesión de un banco', 'es', 'Welcome back to Kedge'],
    ['Экран входа в приложение банка', 'ru', 'Welcome back to Kedge'],
    ['銀行アプリのログイン画面', 'ja', 'Welcome back to Kedge'],
  ])('%s (%s): %s', (prompt, lang, title) => {
    expect(wayIn(prompt, lang, 'Kedge').title).toBe(title);
  });

  it.each(['Enter the code we sent', 'Set a new password', 'Enter your PIN', 'Join page for a co-working space'])(
    'is what a prompt asks for that is no noun: %s',
    (prompt) => {
      expect(understand(prompt, DOMAINS).archetype).toBe('auth');
    },
  );

  it('asks for nothing more than its step needs', () => {
    expect(wayIn('Password reset', 'en', 'Kedge').fields.map(({ kind }) => kind)).toEqual(['email']);
    expect(wayIn('Verification code', 'en', 'Kedge').fields).toHaveLength(1);
  });

  it.each([
    ['Sign-up page with email and password for a zoo', 'Create account'],
    ['Registration screen with name, email, password for a museum', 'Create account'],
    ['Create your account page for a garden app', 'Create account'],
    ['Register screen for a gym', 'Create account'],
    ['Sign in page with email and password for a zoo', 'Sign in'],
    ['Login form with username and password for a bank', 'Sign in'],
  ])('is left by its own action, also with the fields that are asked for: %s', (prompt, action) => {
    const { plan } = composeScreen(understand(prompt, DOMAINS), { seed: prompt, now: new Date(0) });
    const form = plan.columns.flat().find(({ slot }) => slot.kind === 'form');
    expect(form?.slot).toMatchObject({ submit: { label: action } });
  });
});
