import { describe, expect, it } from 'vitest';
import { findDoor, opensPassage } from './door-words.ts';

describe('findDoor', () => {
  it.each([
    'Registrierung für eine Lern-App',
    'Page d’inscription d’une école de voile',
    'Pantalla de registro',
    'Tela de cadastro de uma cooperativa',
    'Pagina di registrazione',
    'Ekran rejestracji',
    'Экран регистрации',
    'Реєстрація учасників хору',
    'Registrace do knihovny',
    'Opret konto til en roklub',
    'Rekisteröitymissivu',
    'Regisztrációs oldal',
    'Üye olma sayfası: kayıt ol',
    'Εγγραφή χρήστη',
    'Màn hình đăng ký',
    'Halaman daftar akun',
    'หน้าสมัครสมาชิก',
    'नया खाता बनाएँ',
    'صفحة إنشاء حساب',
    'עמוד הרשמה',
    '新規登録画面',
    '注册页面',
    '회원가입 화면',
  ])('%s is for those who become members', (prompt) => {
    expect(findDoor(prompt)).toBe('signUp');
  });

  it.each([
    'Anmeldeseite eines Chors',
    'Écran de connexion',
    'Inicio de sesión, con enlace a crear cuenta',
    'Ekran logowania',
    'Kirjautumissivu',
    'Màn hình đăng nhập',
    'ログイン画面(新規登録へのリンク付き)',
    '로그인 화면',
    'שער כניסה לחברים',
  ])('%s is for members', (prompt) => {
    expect(findDoor(prompt)).toBe('signIn');
  });

  it.each([
    ['code', 'Gib den Code ein, den wir dir geschickt haben'],
    ['code', 'Introduce el código que te enviamos'],
    ['code', 'Wpisz kod z SMS-a'],
    ['code', '验证码页面'],
    ['newPassword', 'Nouveau mot de passe'],
    ['newPassword', '新しいパスワードを設定'],
    ['newPassword', 'Yeni şifre belirleme'],
    ['forgot', 'Забыли пароль'],
    ['forgot', 'Wachtwoord vergeten'],
    ['forgot', 'نسيت كلمة المرور'],
  ] as const)('%s: %s', (door, prompt) => {
    expect(findDoor(prompt)).toBe(door);
    expect(opensPassage(prompt)).toBe(true);
  });

  it.each(['Shop with a discount code', 'Settings with notifications, language and a link to change password'])(
    '%s asks for no such door',
    (prompt) => {
      expect(opensPassage(prompt)).toBe(false);
    },
  );

  it.each(['Seite eines Bäckers', 'Daftar belanja mingguan', 'تطبيق للطقس', 'Un formulaire de commande'])(
    '%s is no door',
    (prompt) => {
      expect(findDoor(prompt)).toBeUndefined();
    },
  );
});
