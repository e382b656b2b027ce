import { describe, expect, it } from 'vitest';
import { inputPurpose } from './input-purpose.ts';

describe('inputPurpose', () => {
  it.each([
    ['ru', 'Эл. почта', 'Пароль', 'Телефон'],
    ['ja', 'メールアドレス', 'パスワード', '電話番号'],
    ['ar', 'البريد الإلكتروني', 'كلمة المرور', 'الهاتف'],
    ['tr', 'E-posta', 'ŞİFRE', 'Telefon'],
    ['nl', 'Je e-mail', 'Nieuw wachtwoord', 'Telefoon'],
  ])('knows what fields are for in %s', (lang, email, password, phone) => {
    expect(inputPurpose(email, lang)).toMatchObject({ type: 'email', autocomplete: 'email' });
    expect(inputPurpose(password, lang)).toMatchObject({ type: 'password' });
    expect(inputPurpose(phone, lang)).toMatchObject({ type: 'tel' });
  });

  it('hides no words that nobody keeps secret', () => {
    expect(inputPurpose('Имя', 'ru')).toEqual({ type: 'text', autocomplete: 'off' });
    expect(inputPurpose('Wunschtermin', 'de').type).toBe('text');
  });
});
