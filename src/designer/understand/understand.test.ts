import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Brief, Want } from '../brief.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { NEUTRAL_DOMAIN } from './neutral-domain.ts';
import { understand } from './understand.ts';

const domain = (id: string, label: string, words: string[]): DomainKnowledge => ({
  ...NEUTRAL_DOMAIN,
  id,
  label,
  words,
});

const DOMAINS: readonly DomainKnowledge[] = [
  domain('bakery', 'bread and cakes', ['bakery', 'bread', 'sourdough', 'cake', 'coffee shop', 'restaurant', 'pastry']),
  domain('training', 'running and training', ['running', 'runner', 'workout', 'fitness', 'step count', 'habit', 'gym']),
  domain('clinic', 'a doctor’s practice', [
    'clinic',
    'doctor',
    'medication',
    'patient',
    'telemedicine',
    'prescription',
  ]),
];

const read = (prompt: string): Brief => understand(prompt, DOMAINS);

/** One entry as a line: kind or "button", label, then items and fields in brackets. */
const show = (want: Want): string => {
  const items = want.items.map((item) =>
    [item.title, item.value, item.note].filter((part) => part !== undefined).join('='),
  );
  const parts = [...items, ...want.fields.map((field) => `${field.label}:${field.kind}`)];
  const kind = want.isAction === true ? 'button' : (want.kind ?? '-');
  return `${kind} ${want.label}${parts.length > 0 ? ` [${parts.join(', ')}]` : ''}`;
};

const checklist = (prompt: string): string[] => read(prompt).wants.map(show);

describe('the checklist of prose', () => {
  it.each<[string, string[]]>([
    ['weather app', []],
    ['coffee shop loyalty app', []],
    ['beekeeping log with hives, inspections, honey yield', ['- Hives', '- Inspections', '- Honey yield']],
    [
      'Build a reading tracker with currently reading shelf, yearly goal ring, monthly pages chart, want-to-read list, and quick notes on each book.',
      [
        '- Currently reading shelf',
        'focus Yearly goal ring',
        'series Monthly pages',
        'records Want-to-read list',
        'prose Quick notes',
      ],
    ],
    [
      'Build me a crypto portfolio tracker — total balance, allocation donut, holdings table, price alerts.',
      ['focus Total balance', 'breakdown Allocation donut', 'records Holdings', 'notice Price alerts'],
    ],
    [
      'Hotel room booking — Booking screen with date picker, room cards, price breakdown, and policies.',
      ['form Date picker', 'records Rooms', 'order Price breakdown', 'prose Policies'],
    ],
    [
      'Telemedicine app: upcomming apointments, chat with docter, prescriptions',
      ['schedule Upcoming appointments', 'thread Chat', '- Prescriptions'],
    ],
    [
      'pricing page w/ three plans: Starter $9, Pro $29, Team $79, monthly/yearly toggle and FAQ',
      ['plans Pricing [Starter=$9, Pro=$29, Team=$79]', 'tabs Monthly/yearly toggle', 'questions FAQ'],
    ],
    [
      'Event page with lineup, ticket tiers ($25 Day, $60 Weekend, $120 VIP) and venue map',
      ['- Lineup', 'plans Ticket tiers [Day=$25, Weekend=$60, VIP=$120]', 'place Venue map'],
    ],
    [
      'job board with filters, saved jobs, salary range and company reviews',
      ['filters Filters', 'records Saved jobs', '- Salary range', 'quotes Company reviews'],
    ],
    ['Make a kanban board for a wedding planner with columns "Ideas", "Booked" and "Paid"', ['board Kanban board']],
    [
      'Admin table of users with columns name, email, role, last login and status, bulk actions, pagination, and CSV export',
      [
        'records Users [Name:text, Email:email, Role:select, Last login:text, Status:text]',
        'actions Bulk actions',
        '- Navigation',
        'button CSV export',
      ],
    ],
    [
      'Employee directory with search, department filter, cards showing photo, name, title, and contact',
      ['records Employee directory [Photo:text, Name:text, Title:text, Contact:text]', 'filters Department filter'],
    ],
    [
      'Leaderboard for a chess club showing rank, player, rating, wins and losses.',
      ['records Leaderboard [Rank:text, Player:text, Rating:text, Wins:text, Losses:text]'],
    ],
    [
      'Design a boarding pass screen: passenger, flight, gate, seat, boarding time.',
      ['focus Boarding pass [Passenger:number, Flight:text, Gate:text, Seat:text, Boarding time:time]'],
    ],
    [
      'Weather screen for Reykjavik: 4°C, hourly forecast, wind 32 km/h, sunrise 08:12',
      ['focus 4°C', 'series Hourly forecast', 'metrics Key figures [Wind=32 km/h, Sunrise=08:12]'],
    ],
    [
      'Make a dashboard for greenhouse sensors (temperature, humidity, soil moisture) with alerts and a 24-hour chart',
      ['metrics Greenhouse sensors [Temperature, Humidity, Soil moisture]', 'notice Alerts', 'series 24-hour chart'],
    ],
    [
      'Create a testimonial slider with quotes from customers, including their names and photos.',
      ['quotes Testimonial slider'],
    ],
    [
      'Create a notice component with success, warning, and error variations',
      ['notice Notice [Success, Warning, Error]'],
    ],
    [
      'Produce a navigation bar with a logo, links to Home, About and Contact, and a search box.',
      ['- Navigation [Home, About, Contact]', 'filters Search'],
    ],
    [
      'Create a set of sharing buttons with icons for Facebook, Mastodon, and Bluesky',
      ['actions Sharing buttons [Facebook, Mastodon, Bluesky]'],
    ],
    [
      'Build a modal dialog that asks the user to confirm deleting a file, with cancel and delete buttons.',
      ['button Cancel', 'button Delete'],
    ],
    [
      'Onboarding for a language app, 3 steps: choose language, set daily goal, create account',
      ['steps Steps [Choose language, Set daily goal, Create account]'],
    ],
    [
      'An app where users can track expenses, set monthly budgets, and see spending by category',
      ['records Expenses', 'records Monthly budgets', 'breakdown Spending by category'],
    ],
    [
      'Landing page with a hero, our story, a menu with prices (Sourdough - $7, Rye - $6), a map and a contact form. No testimonials please.',
      ['hero Hero', 'prose Our story', 'records Menu [Sourdough=$7, Rye=$6]', 'place Map', 'form Contact'],
    ],
    ['A dashboard with charts and tables but no sidebar, without images', ['series Charts', 'records Tables']],
    [
      'A calm dashboard, responsive, dark mode, smooth animations, built with React and Tailwind, with a habit list',
      ['records Habit list'],
    ],
  ])('%s', (prompt, expected) => {
    expect(checklist(prompt)).toEqual(expected);
  });

  it('reads sentences after the opening by where they put things', () => {
    expect(
      checklist(
        'Create a checkout page. Left column: contact details (email, phone), shipping address. Right column: order summary with 3 items and total. At the bottom a "Pay now" button.',
      ),
    ).toEqual([
      'form Contact details [Email:email, Phone:tel]',
      'form Shipping address',
      'order Order summary',
      'button Pay now',
    ]);
  });

  it('reads sections, entries and headings of a list, and leaves styles out', () => {
    const brief = read(
      'recipe detail page\nTitle: Lemon Tart\n\nSections:\n- Header: greeting, avatar\n- Today: list of plants that need water (Monstera, Basil)\n- Plant cards: name, photo\n- Bottom nav: Home, Plants, Profile\n- "Start cooking" button\n\nStyle:\n- soft green\n- rounded corners',
    );
    expect(brief.heading).toBe('Lemon Tart');
    expect(brief.wants.map(show)).toEqual([
      'hero Greeting',
      'records Today [Monstera, Basil]',
      'records Plants [Name:text, Photo:text]',
      '- Navigation [Home, Plants, Profile]',
      'button Start cooking',
    ]);
  });

  it('keeps given words as they stand', () => {
    const brief = read(
      'Landing page for "Fernweh", a slow-travel agency. Tagline: "Take the long way". Sections: Hero, Stories, Prices. CTA "Plan my journey".',
    );
    expect(brief.brand).toBe('Fernweh');
    expect(brief.heading).toBe('Take the long way');
    expect(brief.wants.find((want) => want.kind === 'hero')?.texts).toEqual(['Take the long way']);
    expect(brief.wants.find((want) => want.isAction)?.texts).toEqual(['Plan my journey']);
  });

  it('makes one thing of a question and its answers', () => {
    expect(
      checklist('Quiz app screen: question "Which planet is closest?" with answers "Mercury", "Venus" and "Mars"'),
    ).toEqual(['choices Which planet is closest? [Mercury, Venus, Mars]']);
  });

  it('gives a form its fields, and the rest beside it', () => {
    expect(
      checklist(
        'Sign up page for Nimbus, a cloud storage startup. Fields: full name, work email, password. Social login with Google and Apple. Checkbox "I agree to the Terms".',
      ),
    ).toEqual([
      'form Sign up [Full name:text, Work email:email, Password:password, I agree to the Terms:checkbox]',
      'actions Social login [Google, Apple]',
    ]);
  });

  it('takes from a description of a style only what surely is content', () => {
    expect(
      checklist(
        "Papercut — Product Launch Landing. A warm paper-cut style landing page with soft grain, a single coral accent and a rounded type scale: sticky frosted nav, a layered hero with the headline 'Stories you can hold', a three-step how-it-works row, parent testimonials on cream cards, a two-tier pricing section, and a playful footer. Ideal for kids brands and studios.",
      ),
    ).toEqual([
      '- Navigation',
      'hero Layered hero',
      'steps How-it-works',
      'quotes Parent testimonials',
      'plans Pricing',
      'footer Footer',
    ]);
  });

  it('reads a table from its header and rows', () => {
    expect(
      checklist(
        'Create a price grid with a header row "Stock", "Price" and rows "ACME", "$12.50" and "BETA", "$8.10".',
      )[0],
    ).toBe('records Price grid [ACME=$12.50, BETA=$8.10, Stock:text, Price:number]');
  });
});

describe('long wishes', () => {
  it('reads what people write who describe a whole page', () => {
    const brief = read(
      'I want to build a platform for independent tutors. The home page should explain what we do and let parents search for a tutor by subject, age and city. Below that I\'d like a row of featured tutors with their photo, subject, hourly rate and rating. Then a "How it works" section in three steps: search, book a trial lesson, learn. After that some parent reviews, a short FAQ (cancellation, payment, online lessons), and a footer with About, Become a tutor, Help and Contact. The look should be friendly, with a soft blue (#4C7DF0) as main color, rounded cards, lots of white space, and the font Nunito. Mobile first please.',
    );
    expect(brief.wants.map(show)).toEqual([
      'filters Search [Subject, Age, City]',
      'records Featured tutors [Photo:text, Subject:text, Hourly rate:text, Rating:text]',
      'steps How it works [Search, Book a trial lesson, Learn]',
      'quotes Parent reviews',
      'questions Short FAQ [Cancellation, Payment, Online lessons]',
      'footer Footer [About, Become a tutor, Help, Contact]',
    ]);
    expect(brief).toMatchObject({
      archetype: 'landing',
      device: 'MOBILE',
      audience: 'independent tutors',
      mode: 'LIGHT',
      density: 'airy',
      roundness: 'ROUND_TWELVE',
      fonts: ['NUNITO_SANS'],
    });
    expect(brief.colors[0]?.hex).toBe('#4c7df0');
  });

  it('reads facts with their values, columns, a timeline and buttons', () => {
    const brief = read(
      'Design the order detail screen for our spare parts portal. At the top show the order number (SO-10432), the order date and the status "Partially shipped". On the left a table of positions with article number, quantity and unit price. Underneath a shipment timeline: "Received", "Picked", "Delivered". Include buttons "Reorder", "Download invoice" and "Report a problem". No marketing content, no hero.',
    );
    expect(brief.archetype).toBe('record');
    expect(brief.wants.map(show)).toEqual([
      'focus Order detail [Order number:text, Order date:date, Status:text]',
      'records Positions [Article number:text, Quantity:number, Unit price:number]',
      'timeline Shipment timeline [Received, Picked, Delivered]',
      'actions Actions [Reorder, Download invoice, Report a problem]',
    ]);
    expect(brief.wants[0]?.fields.map((field) => field.value)).toEqual(['SO-10432', undefined, 'Partially shipped']);
  });
});

describe('the checklist of components', () => {
  it.each<[string, string[]]>([
    [
      `Generate a 'createSurface' message and a 'updateComponents' message with surfaceId 'main' for a room booking form. It should have a 'Text' (variant 'h1') "Book a room". A 'Row' with two 'DateTimeInput's for "Check in" and "Check out" (initialize with empty values). A 'ChoicePicker' (variant 'mutuallyExclusive') labeled "Board" (options: "None", "Half", "Full"). A 'Button' "Search rooms".`,
      ['form Room booking form [Check in:date, Check out:date, Board:radio]', 'button Search rooms'],
    ],
    [
      `Create a gym tracker dashboard. It should have a 'Text' (variant 'h1') "Today". Create cards for "Minutes" ("42") and "Calories" ("310 kcal"). Then a 'List' of past sessions. Use 'Text' components for the list items, for example: "Rowing", "Bench press".`,
      ['metrics Gym tracker dashboard [Minutes=42, Calories=310 kcal]', 'schedule Past sessions [Rowing, Bench press]'],
    ],
    [
      `Generate a 'createSurface' message and a 'updateComponents' message with surfaceId 'main' for a Kanban board. 'Text' (h1) "Film shoot". A 'Row' of three 'Column's representing "Script", "Shoot", and "Cut". - "Script" column: Card "Scene 1". - "Shoot" column: Card "Scene 2", Card "Scene 3".`,
      ['board Kanban board [Scene 1=Script, Scene 2=Shoot, Scene 3=Shoot]'],
    ],
    [
      `Create a recipe card. It should have a 'Text' (variant 'h1') "Classic Lasagna". A 'Row' with two 'Text's: "Prep: 20 min" and "Cook: 45 min". Then a 'Column' "Ingredients" with a 'List': "Pasta", "Cheese". Finally a 'Column' "Instructions" with steps "Boil", "Bake".`,
      ['records Recipe card', 'records Ingredients [Pasta, Cheese]', 'steps Instructions [Boil, Bake]'],
    ],
    [
      `Create a simple calculator. 'Text' display showing "0". A grid of buttons: "7","8","9","/","4","5","6","*","=".`,
      ['choices Calculator [7, 8, 9, /, 4, 5, 6, *, =]'],
    ],
  ])('%s', (prompt, expected) => {
    expect(checklist(prompt)).toEqual(expected);
  });

  it('names groups in texts and each member’s group in its note', () => {
    const [tabs, menu] = read(
      `Create a bakery menu with tabs. 'Text' (h1) "Golden Crumb". A 'Tabs' component with "Bread", "Cakes". - "Bread": 'List' of 'Row's. Create rows for "Rye - $6". - "Cakes": 'List' of 'Row's. Create rows for "Plum - $4", "Cheese - $5".`,
    ).wants;
    expect(tabs?.items).toEqual([{ title: 'Bread' }, { title: 'Cakes' }]);
    expect(menu?.items).toEqual([
      { title: 'Rye', value: '$6', note: 'Bread' },
      { title: 'Plum', value: '$4', note: 'Cakes' },
      { title: 'Cheese', value: '$5', note: 'Cakes' },
    ]);
  });

  it('leaves messages, bindings and identifiers out', () => {
    const brief = read(
      `Generate a 'createSurface' message and a 'updateComponents' message with surfaceId 'main' for a login form. It should have a "Welcome" text (variant 'h1'), two text fields for username and password (bound to /login/username and /login/password), and a "Sign In" button. The button's action should have a 'event' property with 'name': 'login'.`,
    );
    expect(brief.heading).toBe('Welcome');
    expect(brief.wants.map(show)).toEqual(['form Login form [Username:text, Password:password]', 'button Sign In']);
    expect(JSON.stringify(brief.wants)).not.toMatch(/surface|event|context|\/login/);
  });
});

describe('the checklist in other languages', () => {
  it.each<[string, string, string[]]>([
    [
      'de',
      'Erstelle ein Dashboard für eine kleine Bäckerei mit Umsatzdiagramm, Bestellungen, Bestseller-Liste und Schnellzugriff.',
      ['series Umsatzdiagramm', 'records Bestellungen', 'records Bestseller-Liste', 'actions Schnellzugriff'],
    ],
    [
      'de',
      'Ein Buchungsformular für einen Friseursalon: Telefon, Datum, Uhrzeit, Leistung (Schnitt, Farbe) und Knopf „Termin buchen“',
      ['form Buchungsformular [Telefon:tel, Datum:date, Uhrzeit:time, Leistung:radio]', 'button Termin buchen'],
    ],
    [
      'fr',
      "Crée une page d'accueil pour un restaurant italien avec les horaires d'ouverture, des avis clients et un bouton « Réserver une table ».",
      ["schedule Horaires d'ouverture", 'quotes Avis clients', 'button Réserver une table'],
    ],
    [
      'es',
      'Diseña una aplicación móvil de fitness con anillo de progreso, historial de entrenamientos y un botón "Empezar".',
      ['focus Anillo de progreso', 'timeline Historial de entrenamientos', 'button Empezar'],
    ],
    [
      'it',
      "Progetta una schermata per un'app di ricette con ricerca, ricette in evidenza e lista della spesa",
      ['filters Ricerca', 'records Ricette in evidenza', 'records Lista della spesa'],
    ],
    [
      'pt',
      'Crie um painel financeiro com saldo, gastos por categoria, transações recentes e metas',
      ['focus Saldo', 'breakdown Gastos por categoria', 'records Transações recentes', 'records Metas'],
    ],
    [
      'nl',
      'Maak een dashboard voor een fietsenwinkel met omzet grafiek en afspraken',
      ['series Omzet grafiek', 'schedule Afspraken'],
    ],
    [
      'pl',
      'Stwórz panel dla szkoły językowej z listą uczniów, kalendarzem lekcji i wykresem postępów',
      ['records Lista uczniów', 'month Kalendarz lekcji', 'series Wykres postępów'],
    ],
    [
      'ru',
      'Создай дашборд для интернет-магазина с графиком продаж и списком заказов',
      ['series График продаж', 'records Список заказов'],
    ],
    [
      'ja',
      'レシピアプリのホーム画面を作ってください。検索バー、人気レシピ、買い物リストを含めてください。',
      ['filters 検索バー', 'records 人気レシピ', 'records 買い物リスト'],
    ],
    [
      'ja',
      'カフェの予約フォーム：名前、電話番号、日付、送信ボタン',
      ['form カフェの予約フォーム [名前:text, 電話番号:tel, 日付:date]', 'button 送信'],
    ],
    [
      'zh',
      '设计一个健身追踪应用的仪表盘，包含心率图表和最近训练列表。深色模式。',
      ['series 心率图表', 'records 最近训练列表'],
    ],
    ['ko', '쇼핑몰 대시보드를 만들어줘. 매출 차트, 주문 목록', ['series 매출 차트', 'records 주문 목록']],
  ])('%s: %s', (lang, prompt, expected) => {
    const brief = read(prompt);
    expect(brief.lang).toBe(lang);
    expect(brief.wants.map(show)).toEqual(expected);
  });
});

describe('the kind of screen', () => {
  it.each<[string, ArchetypeId]>([
    ['blog', 'journal'],
    ['crm pipeline', 'board'],
    ['a chat screen', 'chat'],
    ['weather app', 'forecast'],
    ['coffee shop loyalty app', 'activity'],
    ['settings page for a note-taking app with theme and language', 'settings'],
    ['funeral home website, dignified, quiet', 'landing'],
    ['Volunteer sign-up form', 'form'],
    ['A blog article about sourdough with author bio', 'article'],
    ['Podcast player with queue', 'player'],
    ['Order status page for a flower delivery with status timeline', 'order-status'],
    ['Invoice for a freelance illustrator', 'invoice'],
    ['Search results page for second-hand bikes', 'search'],
    ['Calendar for a dance school', 'calendar'],
    ['Product detail page for a lamp', 'product'],
    ['Photo gallery for a climbing club', 'gallery'],
    ['Create a simplified checkout page', 'checkout'],
    ['Profile screen of a rock climber', 'profile'],
    ['Onboarding flow in four steps', 'introduction'],
    ['pricing page with three tiers', 'pricing'],
    ['Job application', 'form'],
    ['Mission control with revenue chart, top accounts and live metrics', 'dashboard'],
    ['Tela de perfil de um músico com foto', 'profile'],
  ])('%s → %s', (prompt, expected) => {
    expect(read(prompt).archetype).toBe(expected);
  });
});

describe('name, title and audience', () => {
  it.each<[string, Partial<Pick<Brief, 'brand' | 'subject' | 'audience'>>]>([
    ['A habit tracker home screen for runners', { subject: 'Habit tracker', audience: 'runners' }],
    ['Build a polished landing page for an indie online shop with a hero', { subject: 'Indie online shop' }],
    ['I need a landing page for my bakery called "Golden Crumb"', { brand: 'Golden Crumb', subject: 'Bakery' }],
    [
      'Obsidian Ledger — Private Banking Dashboard. A dark dashboard with a donut.',
      { brand: 'Obsidian Ledger', subject: 'Private Banking Dashboard' },
    ],
    [
      'Workspace Settings · Formcraft (two-column). Light settings page with toggles.',
      { brand: 'Formcraft', subject: 'Workspace Settings' },
    ],
    ['Sign in to Verdant — Split. A sign-in page with a form.', { brand: 'Verdant' }],
    [
      'Event page for "Harbour Jazz Nights" with lineup',
      { brand: 'Harbour Jazz Nights', subject: 'Harbour Jazz Nights' },
    ],
    [
      'Eine Landingpage für ein Yoga-Studio namens „Morgenlicht“ mit Preisen',
      { brand: 'Morgenlicht', subject: 'Landingpage für ein Yoga-Studio' },
    ],
    ['A planner for busy parents with small kids', { subject: 'Busy parents planner', audience: 'busy parents' }],
    ['Budget planning tool for small teams', { audience: 'small teams' }],
    ['funeral home website', { subject: 'Funeral home' }],
    ['crm pipeline', { subject: 'CRM pipeline' }],
    [
      "I'm a yoga teacher. I want a simple page where students can see my weekly classes.",
      { subject: 'Weekly classes' },
    ],
  ])('%s', (prompt, expected) => {
    expect(read(prompt)).toMatchObject(expected);
  });

  it.each([
    'Build a dashboard for Paris',
    'Kanban board — Three-column board with cards',
    'Team settings page. A page with toggles.',
    'a chat screen',
  ])('takes no brand from %s', (prompt) => {
    expect(read(prompt).brand).toBeUndefined();
  });
});

describe('the domain', () => {
  it('finds the one whose words the prompt speaks, also misspelt and in other languages', () => {
    expect(read('Bakery shop with fresh bread').domain.id).toBe('bakery');
    expect(read('Medicaton reminder for pacients').domain.id).toBe('clinic');
    expect(read('Eine App für eine Bäckerei').domain.id).toBe('bakery');
    expect(read('健身追踪应用').domain.id).toBe('training');
  });

  it('keeps its own prices for a service that it is known by, and tells another service in the prompt’s words', () => {
    expect(read('Landing page for a telemedicine service').domain.plans).toEqual(NEUTRAL_DOMAIN.plans);
    const sharpened = [domain('sharpening', 'knives made sharp', ['sharpening service'])];
    expect(understand('Sharpening service landing page', sharpened).domain.plans).toEqual(NEUTRAL_DOMAIN.plans);
    expect(read('Landing page for a doctor booking service').domain.plans).not.toEqual(NEUTRAL_DOMAIN.plans);
  });

  it('is surer of a prompt’s subject than of a word in passing', () => {
    const [about, passing] = [read('running coach'), read('A landing page for a printer with a long running time')];
    expect(about.domainCertainty).toBeGreaterThan(passing.domainCertainty);
  });

  it('assembles one from the prompt’s own nouns where none is known', () => {
    const brief = read('beekeeping log with hives, inspections, honey yield');
    expect(brief.domainCertainty).toBeLessThan(0.3);
    expect(brief.domain.collections.map((collection) => collection.title)).toEqual(
      expect.arrayContaining(['Hives', 'Inspections']),
    );
    expect(brief.domain.metrics.map((metric) => metric.label)).toContain('Honey yield');
  });

  it('stays neutral where a prompt names no trade', () => {
    expect(read('Create a login form with a remember me checkbox').domain.id).toBe(NEUTRAL_DOMAIN.id);
  });
});

describe('any prompt', () => {
  it('gives a brief with unique ids and labels to show', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 400 }),
          fc
            .array(
              fc.constantFrom(
                'with',
                'and',
                ',',
                '—',
                ':',
                '"a"',
                "'Text'",
                '(',
                ')',
                'chart',
                'a',
                '-',
                '\n',
                'for',
                'the',
                '3',
              ),
              { maxLength: 60 },
            )
            .map((words) => words.join(' ')),
        ),
        (prompt) => {
          const brief = read(prompt);
          expect(brief.prompt).toBe(prompt);
          expect(brief.subject).not.toBe('');
          expect(new Set(brief.wants.map((want) => want.id)).size).toBe(brief.wants.length);
          for (const want of brief.wants) expect(want.label.trim()).not.toBe('');
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is read the same way twice', () => {
    const prompt = 'A music festival app: lineup by day, map with stages, food stalls. Neon, retro 80s.';
    expect(read(prompt)).toEqual(read(prompt));
  });

  it('of three hundred words is read without a blow-up', () => {
    const sentence =
      'It should show a list of rooms with prices, a map of the venue, and a button "Book now" below the gallery. ';
    const prompt = `Create a booking page for a small hotel. ${sentence.repeat(13)}`;
    // Ten times what it takes, so that only work that grows out of hand fails; the speed itself is measured in `bench/`.
    const times = Array.from({ length: 10 }, () => {
      const start = performance.now();
      read(prompt);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(150);
  });
});

describe('lists with clauses about looks behind them', () => {
  const KANBAN = ['board Kanban board: Backlog, Doing, Done'];
  const showTexts = (prompt: string): string[] =>
    read(prompt).wants.map((want) => `${show(want)}${want.texts.length > 0 ? `: ${want.texts.join(', ')}` : ''}`);

  it.each([
    'Kanban board with columns Backlog, Doing and Done, accent #0f62fe',
    'Dark kanban board called Ferrywork with columns Backlog, Doing and Done, accent #0f62fe, headings in Sora',
    'Kanban board with columns: Backlog, Doing, Done. Accent blue',
    'Kanban board with three columns (Backlog, Doing, Done) and headings in Sora',
    'Kanban board with columns Backlog, Doing and Done in dark mode',
    'Kanban board with columns Backlog, Doing, Done with headings in Sora and body in Inter',
    'Kanban board with columns Backlog, Doing and Done, primary color teal, background #111827, sharp corners, compact density',
    'Kanban board with columns Backlog, Doing and Done, accent: teal, headings: Sora',
    'Kanban board, dark mode, accent #0f62fe, with columns Backlog, Doing and Done',
    'Kanban board. It has columns Backlog, Doing and Done, accent blue.',
    'Kanban board. Columns: Backlog, Doing, Done, accent blue',
  ])('reads the columns of a board: %s', (prompt) => {
    expect(showTexts(prompt)).toEqual(KANBAN);
  });

  it('keeps the looks themselves', () => {
    const brief = read(
      'Dark kanban board called Ferrywork with columns Backlog, Doing and Done, accent #0f62fe, headings in Sora',
    );
    expect(brief).toMatchObject({
      brand: 'Ferrywork',
      mode: 'DARK',
      fonts: ['SORA'],
      colors: [{ hex: '#0f62fe', role: 'primary' }],
    });
  });

  it.each<[string, string[]]>([
    [
      'Kanban board with columns To do, In progress and Done, accent teal',
      ['board Kanban board: To do, In progress, Done'],
    ],
    ['Board with columns Primary, Secondary and Done, accent orange', ['board Board: Primary, Secondary, Done']],
    [
      'Kanban board with columns: Backlog, Doing, dark mode, and a search bar',
      ['board Kanban board: Backlog, Doing', 'filters Search bar'],
    ],
    [
      'Table of invoices with columns Number, Client, Amount and Status, rounded corners, font Inter',
      ['records Invoices [Number:text, Client:text, Amount:number, Status:text]'],
    ],
    [
      'Table of orders with four columns (Number, Client, Amount, Status), rounded corners and dark mode',
      ['records Orders [Number:text, Client:text, Amount:number, Status:text]'],
    ],
    [
      'Admin table of users with columns name, email, role and status, dark mode, accent teal',
      ['records Users [Name:text, Email:email, Role:select, Status:text]'],
    ],
    [
      'Table of invoices (dark theme) with columns Number, Client, Amount and Status. Use Inter.',
      ['records Invoices [Number:text, Client:text, Amount:number, Status:text]'],
    ],
    [
      'Settings with tabs Profile, Billing and Team, dark mode',
      ['settings Settings', 'tabs Tabs [Profile, Billing, Team]'],
    ],
    [
      'Settings with tabs Profile, Billing and Team, rounded corners, font Inter',
      ['settings Settings', 'tabs Tabs [Profile, Billing, Team]'],
    ],
    [
      'Settings with tabs: Profile, Billing, Team. Dark mode',
      ['settings Settings', 'tabs Tabs [Profile, Billing, Team]'],
    ],
    [
      'Colour settings with tabs Background, Accent and Text',
      ['settings Colour settings', 'tabs Tabs [Background, Accent, Text]'],
    ],
    [
      'Settings screen with toggles notifications, sounds, dark mode',
      ['settings Settings [Notifications, Sounds, Dark mode]'],
    ],
    [
      'Footer with three columns (Product, Company, Legal), dark background',
      ['footer Footer [Product, Company, Legal]'],
    ],
    [
      'Landing page with hero, pricing, FAQ, accent #f60, headings in Sora and search',
      ['hero Hero', 'plans Pricing', 'questions FAQ', 'filters Search'],
    ],
  ])('%s', (prompt, expected) => {
    expect(showTexts(prompt)).toEqual(expected);
  });
});
