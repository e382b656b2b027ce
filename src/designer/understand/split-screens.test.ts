import { describe, expect, it } from 'vitest';
import { splitScreens } from './split-screens.ts';

const read = (prompt: string): string[] => splitScreens(prompt).map((part) => part.prompt);

describe('splitScreens', () => {
  it.each<[string, string[]]>([
    ['Create 3 screens: 1. Onboarding 2. Home 3. Profile', ['Onboarding screen.', 'Home screen.', 'Profile screen.']],
    [
      'Create 3 screens for a tide app called Ebb: 1. Onboarding with a moon 2. Home: next tide, wind 3. Profile. Use a dark theme and Lexend.',
      [
        'Onboarding screen for a tide app called Ebb with a moon. Use a dark theme and Lexend.',
        'Home screen for a tide app called Ebb: next tide, wind. Use a dark theme and Lexend.',
        'Profile screen for a tide app called Ebb. Use a dark theme and Lexend.',
      ],
    ],
    [
      'Create 2 screens for a tide app: 1. Home: next tide, wind 2. Profile. Dark.',
      ['Home screen for a tide app: next tide, wind. Dark.', 'Profile screen for a tide app. Dark.'],
    ],
    [
      'Design a banking app named Fernbank. Screen 1: Login with email. Screen 2: Transfer form. All screens in light mode.',
      [
        'Login screen for a banking app named Fernbank with email. All screens in light mode.',
        'Transfer form for a banking app named Fernbank. All screens in light mode.',
      ],
    ],
    [
      'A recipe app.\n\nScreens:\n- Home: search, picks\n- Shopping list: items by aisle\n\nMobile. Serif headlines.',
      [
        'Home screen for a recipe app: search, picks. Mobile. Serif headlines.',
        'Shopping list for a recipe app: items by aisle. Mobile. Serif headlines.',
      ],
    ],
    [
      'Create a login screen and a home screen for a plant care app, warm colors.',
      ['Login screen for a plant care app, warm colors.', 'Home screen for a plant care app, warm colors.'],
    ],
    [
      'I need three dark mobile screens: login, feed and settings for a gym app.',
      [
        'Login screen for a gym app. Dark, mobile.',
        'Feed for a gym app. Dark, mobile.',
        'Settings for a gym app. Dark, mobile.',
      ],
    ],
    [
      'Login, then dashboard, then settings for a farm app',
      ['Login screen for a farm app.', 'Dashboard for a farm app.', 'Settings for a farm app.'],
    ],
    [
      'Home -> Product -> Cart for a tea shop',
      ['Home screen for a tea shop.', 'Product screen for a tea shop.', 'Cart screen for a tea shop.'],
    ],
    [
      'Design a 3-step flow: choose date, choose seat, pay',
      ['Choose date screen.', 'Choose seat screen.', 'Pay screen.'],
    ],
    ['アプリの3画面:ホーム、詳細、設定', ['ホーム. アプリ.', '詳細. アプリ.', '設定. アプリ.']],
    ['Ba màn hình: trang chủ, chi tiết, thanh toán', ['Trang chủ.', 'Chi tiết.', 'Thanh toán.']],
    ['Kolme näyttöä: etusivu, haku, profiili', ['Etusivu.', 'Haku.', 'Profiili.']],
    [
      'Erstelle 2 Seiten für eine Bäckerei namens Kornblume: 1. Sortiment 2. Kontakt. Farben: warmes Braun.',
      [
        'Sortiment für eine Bäckerei namens Kornblume. Farben: warmes Braun.',
        'Kontakt für eine Bäckerei namens Kornblume. Farben: warmes Braun.',
      ],
    ],
  ])('%s', (prompt, expected) => {
    expect(read(prompt)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['Three onboarding screens for a birdwatching app', ['Welcome', 'Preferences', 'Sign up']],
    ['A checkout flow of 3 screens for a shoe shop', ['Cart', 'Payment', 'Order confirmation']],
    [
      'Design a flow of three screens for booking a vet visit',
      ['Choose a time', 'Your details', 'Booking confirmation'],
    ],
    ['Create a 4-screen onboarding for a bank. Dark.', ['Welcome', 'Preferences', 'Invite friends', 'Sign up']],
    ['Purchase journey across two screens for concert tickets', ['Payment', 'Order confirmation']],
    ['Registration (3 screens) for a public library', ['Sign up', 'Verify email', 'Set up profile']],
    ['A flow of two screens for reporting a lost card', ['Your details', 'Confirmation']],
    ['Drei Bildschirme für die Bestellung: Warenkorb, Adresse, Bezahlung', ['Warenkorb', 'Adresse', 'Bezahlung']],
    ['Trois écrans pour la commande : panier, adresse, paiement', ['Panier', 'Adresse', 'Paiement']],
    ['Tres pantallas para el pedido: carrito, dirección, pago', ['Carrito', 'Dirección', 'Pago']],
    ['Give me three mobile screens for a dog walking app', ['Home', 'Search', 'Profile']],
    ['Three pages for a law firm', ['Home page', 'About page', 'Contact page']],
    ['Ein Onboarding mit drei Bildschirmen für eine Koch-App', ['Willkommen', 'Vorlieben', 'Registrierung']],
    ['Trois écrans pour une application de recettes', ['Accueil', 'Recherche', 'Profil']],
    ['Una secuencia de tres pantallas de compra para una tienda', ['Carrito', 'Pago', 'Confirmación del pedido']],
    ['Tre skärmar för en app', ['Hem', 'Sök', 'Profil']],
    ['Ett köpflöde på tre skärmar för en skobutik', ['Varukorg', 'Betalning', 'Orderbekräftelse']],
    ['Tre schermate per un’app di ricette', ['Home', 'Ricerca', 'Profilo']],
    ['Três telas para um aplicativo de corrida', ['Início', 'Busca', 'Perfil']],
    ['Drie schermen voor een bakkerij-app', ['Home', 'Zoeken', 'Profiel']],
    ['Trzy ekrany aplikacji do biegania', ['Start', 'Szukaj', 'Profil']],
    ['Три экрана для приложения библиотеки', ['Главная', 'Поиск', 'Профиль']],
    ['Регистрация на 3 экрана для библиотеки', ['Регистрация', 'Подтверждение почты', 'Заполнить профиль']],
    ['Три сторінки для юридичної фірми', ['Головна сторінка', 'Про нас', 'Контакти']],
    ['Bir koşu uygulaması için üç ekran', ['Ana sayfa', 'Ara', 'Profil']],
    ['Fluxo de três telas para abrir uma conta', ['Cadastro', 'Verificar e-mail', 'Completar perfil']],
    ['Процесс из трёх экранов для записи к врачу', ['Выбор времени', 'Ваши данные', 'Подтверждение записи']],
    ['화면 3개로 된 가입 절차', ['회원가입', '이메일 인증', '프로필 작성']],
    ['レシピアプリの3画面', ['ホーム', '検索', 'プロフィール']],
    ['書店の購入フロー3画面', ['カート', 'お支払い', '注文完了']],
    ['跑步应用的三个页面', ['首页', '关于我们', '联系我们']],
    ['ثلاث شاشات لتطبيق مكتبة', ['الرئيسية', 'البحث', 'الملف الشخصي']],
    ['שלושה מסכים לאפליקציית ריצה', ['בית', 'חיפוש', 'פרופיל']],
  ])('makes as many screens as are asked for by number, each a part of the flow: %s', (prompt, titles) => {
    expect(splitScreens(prompt).map((part) => part.title)).toEqual(titles);
  });

  it('keeps for every part of a flow what it is for and what is said behind', () => {
    expect(read('Two sign-up screens for a pottery studio. Use warm colors.')).toEqual([
      'Sign up screen for a pottery studio. Use warm colors.',
      expect.stringMatching(
        /^Verify email screen for a pottery studio\. Heading "Check your e-mail", .+ Use warm colors\.$/,
      ),
    ]);
  });

  it.each([
    'Control room wall with three screens showing traffic',
    'Video editor for two screens',
    'Cinema page that lists films on four screens',
    'Build a 5-page portfolio website',
    'Pricing page with three plans: Basic, Pro and Team',
    'A dashboard with two charts, a table and a screen for each room',
    'Kontrollrum med tre skärmar som visar trafik',
    'Диспетчерская, где висят три экрана с картой',
    'Kino, das auf vier Seiten Filme zeigt',
    'Onboarding for a language app, 3 steps: choose language, set daily goal, create account',
    'weather app',
    '',
  ])('leaves one screen as it stands: %s', (prompt) => {
    expect(splitScreens(prompt)).toEqual([{ prompt }]);
  });

  it('names the screens and gives eight at most', () => {
    const many = `Create 12 screens: ${Array.from({ length: 12 }, (_, at) => `${at + 1}. Room ${'ABCDEFGHIJKL'[at] ?? ''}`).join(' ')}`;
    expect(splitScreens(many).map((part) => part.title)).toEqual(
      'ABCDEFGH'.split('').map((letter) => `Room ${letter}`),
    );
  });

  it.each([
    ['Ein Bestellablauf mit 3 Bildschirmen: Warenkorb, Adresse, Zahlung', 'Warenkorb'],
    ['Un parcours de commande en 3 écrans : panier, adresse, paiement', 'Panier'],
    ['Un flusso di acquisto di 3 schermate: carrello, indirizzo, pagamento', 'Carrello'],
    ['Proces zamówienia na 3 ekranach: koszyk, adres, płatność', 'Koszyk'],
    ['3 ekranlı ödeme akışı: sepet, adres, ödeme', 'Sepet'],
    ['Оформление заказа из 3 экранов: корзина, адрес, оплата', 'Корзина'],
    ['3画面の購入フロー：カート、住所、支払い', 'カート'],
    ['3个页面的结账流程：购物车、地址、支付', '购物车'],
    ['결제 흐름 3개 화면: 장바구니, 주소, 결제', '장바구니'],
    ['Ett köpflöde med 3 skärmar: varukorg, adress, betalning', 'Varukorg'],
    ['تدفق شراء من 3 شاشات: السلة، العنوان، الدفع', 'السلة'],
    ['תהליך רכישה של 3 מסכים: עגלה, כתובת, תשלום', 'עגלה'],
  ])('%s are three', (prompt, first) => {
    const parts = splitScreens(prompt);
    expect([parts.length, parts[0]?.title]).toEqual([3, first]);
  });

  it('are one where the list tells something else than the screens that are counted', () => {
    expect(splitScreens('Kino mit 3 Bildschirmen: Programm, Preise, Anfahrt, Karten, Team')).toHaveLength(1);
  });

  it('takes no longer for hostile text', () => {
    splitScreens('warm');
    const start = performance.now();
    splitScreens(`screens: ${'1. a screen, '.repeat(3000)}`);
    splitScreens('a screen and '.repeat(3000));
    splitScreens(`${' '.repeat(20_000)}two screens ${'-'.repeat(20_000)}`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
