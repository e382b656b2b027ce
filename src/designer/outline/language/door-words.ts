import { findWords, wordPattern } from './word-pattern.ts';

/** Words for becoming a member, in the notation of `word-pattern.ts`. */
const SIGN_UP = findWords(
  wordPattern([
    'sign up, sign ups, create an account, registration',
    'registrier*, +registrierung, konto erstellen, konto anlegen, neues konto, mitglied werden',
    'registratie*, registreren, account aanmaken, account maken',
    "inscription*, s'inscrire, s’inscrire, créer un compte, création de compte",
    'registro, registrarse, regístrate, crear cuenta, crear una cuenta, registre, crear un compte',
    'registrazione, registrati, iscrizione, iscriviti, crea account, crea un account',
    'cadastro, cadastrar*, cadastre se, criar conta, criar uma conta, registo, inscrição',
    'registrer*, skapa konto, skapa ett konto, bli medlem, opret konto, opret bruger, tilmeld*, opprett konto, opprett bruker',
    'rekisteröi*, luo tili, tilin luo*',
    'rejestrac*, zarejestruj*, załóż konto, zakładani* konta',
    'registrac*, registrác*, vytvořit účet, založit účet, vytvoriť účet',
    'regisztrác*, fiók létrehozás*, înregistrare*, creare cont, creează cont',
    'kayıt, kayıt ol*, üye ol*, üyelik formu, hesap oluştur*',
    'регистрац*, зарегистрироваться, создание аккаунта, создать аккаунт, реєстрац*, зареєструватися, створення облікового запису',
    'εγγραφή, εγγραφής, δημιουργία λογαριασμού',
    'đăng ký, đăng kí, tạo tài khoản, pendaftaran, daftar akun, buat akun, membuat akun, registrasi',
    'إنشاء حساب, انشاء حساب, تسجيل جديد, تسجيل حساب, التسجيل, اشتراك, ثبت نام, ثبت‌نام, ایجاد حساب',
    'הרשמה, יצירת חשבון, להירשם, साइन अप, पंजीकरण, रजिस्ट्रेशन, खाता बनाएँ, खाता बनाएं',
  ]),
  [
    '新規登録',
    '会員登録',
    'サインアップ',
    'アカウント作成',
    '注册',
    '註冊',
    '创建账号',
    '가입',
    '계정 만들기',
    'สมัครสมาชิก',
    'ลงทะเบียน',
    'สร้างบัญชี',
  ],
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

/** Which door a prompt speaks of first; undefined where it speaks of none. */
export function findDoor(prompt: string): 'signIn' | 'signUp' | undefined {
  const [up, into] = [prompt.search(SIGN_UP), prompt.search(SIGN_IN)];
  if (up < 0) return into < 0 ? undefined : 'signIn';
  return into < 0 || up < into ? 'signUp' : 'signIn';
}
