import type { Door } from '../../brief.ts';
import { findWords, wordPattern } from './word-pattern.ts';

/** Words for an account that is made, in the notation of `word-pattern.ts`: nothing else is called so, while much is registered. */
const ACCOUNT_WORDS = [
  'create an account, create account, konto erstellen, konto anlegen, neues konto, account aanmaken, account maken',
  'créer un compte, création de compte, crear cuenta, crear una cuenta, crear un compte, crea account, crea un account',
  'criar conta, criar uma conta, skapa konto, skapa ett konto, opret konto, opret bruger, opprett konto, opprett bruker',
  'luo tili, tilin luo*, załóż konto, zakładani* konta, vytvořit účet, založit účet, vytvoriť účet, fiók létrehozás*',
  'creare cont, creează cont, hesap oluştur*, создание аккаунта, создать аккаунт, створення облікового запису',
  'δημιουργία λογαριασμού, tạo tài khoản, daftar akun, buat akun, membuat akun, إنشاء حساب, انشاء حساب, تسجيل حساب',
  'ایجاد حساب, יצירת חשבון, खाता बनाएँ, खाता बनाएं',
];
const ACCOUNT_SIGNS = ['アカウント作成', '创建账号', '계정 만들기', 'สร้างบัญชี'];
const MAKES_ACCOUNT = findWords(wordPattern(ACCOUNT_WORDS), ACCOUNT_SIGNS);

/** Words for becoming a member. */
const SIGN_UP = findWords(
  wordPattern([
    ...ACCOUNT_WORDS,
    'sign up, sign ups, join page, join form, join screen, become a member, membership form, registration, registrier*, +registrierung, mitglied werden, registratie*, registreren',
    "inscription*, s'inscrire, s’inscrire, registro, registrarse, regístrate, registre",
    'registrazione, registrati, iscrizione, iscriviti, cadastro, cadastrar*, cadastre se, registo, inscrição',
    'registrer*, bli medlem, tilmeld*, rekisteröi*, rejestrac*, zarejestruj*, registrac*, registrác*',
    'regisztrác*, înregistrare*, kayıt, kayıt ol*, üye ol*, üyelik formu',
    'регистрац*, зарегистрироваться, реєстрац*, зареєструватися, εγγραφή, εγγραφής',
    'đăng ký, đăng kí, pendaftaran, registrasi, تسجيل جديد, التسجيل, اشتراك, ثبت نام, ثبت‌نام',
    'הרשמה, להירשם, साइन अप, पंजीकरण, रजिस्ट्रेशन',
  ]),
  [...ACCOUNT_SIGNS, '新規登録', '会員登録', 'サインアップ', '注册', '註冊', '가입', 'สมัครสมาชิก', 'ลงทะเบียน'],
);

/** Words for coming in as one who is a member already. */
const SIGN_IN = findWords(
  wordPattern([
    'sign in, log in, login, +login, anmelde*, anmelden, einloggen, inlog*, aanmeld*, logga in, inloggning*, log ind, logg inn, innlogging*',
    'connexion, se connecter, iniciar sesión, inicio de sesión, accesso, accedi, entrar, acceso, conectare, autentificar*',
    'kirjaudu*, kirjautumi*, logowani*, zaloguj*, přihlášen*, přihlásit*, prihláseni*, bejelentkez*, giriş, giriş yap*',
    'вход*, войти, авторизац*, вхід, входу, увійти, σύνδεση, σύνδεσης, είσοδος',
    'đăng nhập, halaman masuk, layar masuk, تسجيل الدخول, ورود, התחברות, כניסה, साइन इन, लॉगिन, लॉग इन',
  ]),
  ['ログイン', 'サインイン', '登录', '登入', '로그인', 'เข้าสู่ระบบ', 'ล็อกอิน'],
);

/** Words for the sign by which one shows that a telephone or a mailbox is one's own. */
const CODE = findWords(
  wordPattern([
    'enter the code*, enter your code, enter code, verification code*, security code*, one time code*, one time password*, two factor code*, 2fa code*, code we sent, enter your pin, enter pin, pin screen',
    'bestätigungscode*, sicherheitscode*, code eingeben, gib den code ein, code ein, pin eingeben, gib deine pin ein, code de vérification, code de confirmation, entrez le code, saisissez le code, saisir le code, code reçu',
    'código de verificación, código de confirmación, introduce el código, ingresa el código, código que, código de verificação, código de confirmação, insira o código, digite o código',
    'codice di verifica, codice di conferma, inserisci il codice, verificatiecode*, bevestigingscode*, voer de code in, vul de code in',
    'kod weryfikacyjny, kodu weryfikacyjnego, wpisz kod, podaj kod, verifieringskod*, ange koden, skriv in koden, bekreftelseskode*, bekræftelseskode*, indtast koden, skriv inn koden, vahvistuskoodi*',
    'doğrulama kodu*, kodu gir*, ověřovací kód*, zadejte kód, ellenőrző kód*, cod de verificare, код подтверждения, введите код, введи код, код з смс, код из смс, введіть код',
    'رمز التحقق, أدخل الرمز, كود التحقق, קוד אימות, הזן את הקוד, הזינו את הקוד, κωδικός επαλήθευσης, mã xác minh, mã otp, kode verifikasi, masukkan kode, सत्यापन कोड, کد تأیید',
  ]),
  ['確認コード', '認証コード', 'コードを入力', '验证码', '驗證碼', '인증 코드', '인증번호', '인증코드', 'รหัสยืนยัน'],
);
const NEW_PASSWORD = findWords(
  wordPattern([
    'new password, reset your password, change password, change your password, neues passwort, passwort ändern, passwort zurücksetzen, nouveau mot de passe, changer de mot de passe, nueva contraseña, contraseña nueva, cambiar contraseña, nova senha, alterar senha, nova palavra passe',
    'nuova password, cambia password, nieuw wachtwoord, wachtwoord wijzigen, nowe hasło, zmiana hasła, zmień hasło, nytt lösenord, byt lösenord, nytt passord, ny adgangskode, uusi salasana, yeni şifre, yeni parola, şifre değiştir*',
    'nové heslo, új jelszó, parolă nouă, новый пароль, смена пароля, новий пароль, كلمة مرور جديدة, كلمة المرور الجديدة, סיסמה חדשה, νέος κωδικός, mật khẩu mới, kata sandi baru, नया पासवर्ड, گذرواژه جدید',
  ]),
  ['新しいパスワード', 'パスワード変更', '新密码', '修改密码', '새 비밀번호', '비밀번호 변경', 'รหัสผ่านใหม่'],
);
const FORGOT = findWords(
  wordPattern([
    'forgot password, forgot your password, forgotten password, passwort vergessen, mot de passe oublié, contraseña olvidada, olvidé mi contraseña, olvidaste tu contraseña, recuperar contraseña, esqueci a senha, esqueci minha senha, esqueceu a senha, recuperar senha',
    'password dimenticata, recupera password, wachtwoord vergeten, nie pamiętam hasła, nie pamiętasz hasła, odzyskiwanie hasła, glömt lösenord*, glemt passord*, glemt adgangskode*, unohtunut salasana, şifremi unuttum, zapomenuté heslo, elfelejtett jelszó',
    'am uitat parola, забыли пароль, забыл пароль, восстановление пароля, забули пароль, نسيت كلمة المرور, שכחתי סיסמה, שכחת סיסמה, ξέχασα τον κωδικό, quên mật khẩu, lupa kata sandi, पासवर्ड भूल गए',
  ]),
  [
    'パスワードを忘れた',
    'パスワードをお忘れ',
    'パスワード再設定',
    '忘记密码',
    '忘記密碼',
    '비밀번호 찾기',
    '비밀번호를 잊',
    'ลืมรหัสผ่าน',
  ],
);

const DOORS: readonly (readonly [door: Door, words: RegExp])[] = [
  // Of words that begin together the longer say more: "forgot password" before what is signed in to.
  ['forgot', FORGOT],
  ['newPassword', NEW_PASSWORD],
  ['code', CODE],
  ['signUp', SIGN_UP],
  ['signIn', SIGN_IN],
];

/** Which door a prompt speaks of first; undefined where it speaks of none. */
export const findDoor = (prompt: string): Door | undefined =>
  DOORS.map(([door, words]) => ({ door, at: prompt.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.door;

/** Only the opening of a prompt says what its screen is. */
const OPENING = 48;
/** Behind so many letters a door is spoken of, and not asked for. */
const HEAD = 16;

/** Whether a prompt opens by asking for the screen on which an account is made. */
export const makesAccount = (prompt: string): boolean => MAKES_ACCOUNT.test(prompt.slice(0, OPENING));

/** Whether a prompt begins by asking for the screen on which a code is entered or a password chosen. */
export const opensPassage = (prompt: string): boolean =>
  [FORGOT, NEW_PASSWORD, CODE].some((words) => {
    const at = prompt.search(words);
    return at >= 0 && at < HEAD;
  });
