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
    'sign up, sign ups, registration, registrier*, +registrierung, mitglied werden, registratie*, registreren',
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

/** Only the opening of a prompt says what its screen is. */
const OPENING = 48;

/** Whether a prompt opens by asking for the screen on which an account is made. */
export const makesAccount = (prompt: string): boolean => MAKES_ACCOUNT.test(prompt.slice(0, OPENING));

/** Which door a prompt speaks of first; undefined where it speaks of none. */
export function findDoor(prompt: string): 'signIn' | 'signUp' | undefined {
  const [up, into] = [prompt.search(SIGN_UP), prompt.search(SIGN_IN)];
  if (up < 0) return into < 0 ? undefined : 'signIn';
  return into < 0 || up < into ? 'signUp' : 'signIn';
}
