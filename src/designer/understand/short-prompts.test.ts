import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from './understand.ts';

/** Each trade and kind of page by a few words, said as a person would in their language. */
const SAID: readonly (readonly [meant: string, prompts: Readonly<Record<string, string>>])[] = [
  [
    'food-delivery',
    {
      en: 'food delivery app',
      de: 'Essenslieferdienst App',
      fr: 'application de livraison de repas',
      es: 'app de comida a domicilio',
      it: 'app per ordinare cibo',
      pt: 'aplicativo de entrega de comida',
      pl: 'aplikacja do zamawiania jedzenia',
      tr: 'yemek siparişi uygulaması',
      ru: 'приложение доставки еды',
      ja: 'フードデリバリーアプリ',
      zh: '外卖应用',
      ko: '음식 배달 앱',
      sv: 'app för hemleverans',
      ar: 'تطبيق توصيل طعام',
      he: 'אפליקציה למשלוחי אוכל',
    },
  ],
  [
    'bakery',
    {
      en: 'landing page of a bakery in Lyon',
      de: 'Startseite einer Bäckerei',
      fr: "page d'accueil d'une boulangerie à Lyon",
      es: 'página de una panadería en Sevilla',
      it: 'sito di un panificio a Torino',
      pl: 'strona piekarni w Krakowie',
      ru: 'сайт пекарни',
      ja: 'パン屋のサイト',
      sv: 'webbplats för ett bageri i Malmö',
      ar: 'صفحة هبوط لمخبز في دبي',
      he: 'דף נחיתה למאפייה בתל אביב',
    },
  ],
  ['pets', { en: 'An app for dog owners', de: 'Eine App für Hundebesitzer', sv: 'app för hundägare' }],
  ['running', { en: 'app for runners', de: 'App für Läufer', nl: 'app voor hardlopers', ar: 'تطبيق للعدائين' }],
  [
    'language-learning',
    { de: 'App zum Sprachen lernen', ru: 'приложение для изучения языков', he: 'אפליקציה ללימוד שפות' },
  ],
];

const DOORS: readonly string[] = [
  'Sign up',
  'Registrierung',
  'Anmeldeseite',
  'connexion',
  'inscription',
  'iniciar sesión',
  'registro',
  'accedi',
  'registrazione',
  'cadastro',
  'inloggen',
  'inloggning',
  'rejestracja',
  'kayıt ol',
  'регистрация',
  'ログイン画面',
  '会員登録',
  '登录页面',
  '회원가입',
  'تسجيل الدخول',
  'إنشاء حساب',
  'הרשמה',
  'התחברות',
];

describe('a prompt of a few words', () => {
  it.each(SAID.flatMap(([meant, prompts]) => Object.entries(prompts).map(([lang, prompt]) => [prompt, lang, meant])))(
    '%s (%s) is about %s',
    (prompt, lang, meant) => {
      const brief = understand(prompt, DOMAINS);
      expect([brief.lang, brief.domain.id]).toEqual([lang, meant]);
    },
  );

  it.each(DOORS)('%s is a door', (prompt) => {
    expect(understand(prompt, DOMAINS).archetype).toBe('auth');
  });

  it.each(['Posteingang', 'bandeja de entrada', '受信トレイ', 'תיבת דואר נכנס', 'inkorg'])(
    '%s is an inbox',
    (prompt) => {
      expect(understand(prompt, DOMAINS).archetype).toBe('inbox');
    },
  );
});
