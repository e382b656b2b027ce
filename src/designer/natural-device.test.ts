import { describe, expect, it } from 'vitest';
import { DOMAINS } from './knowledge/domains.ts';
import { naturalDevice } from './natural-device.ts';
import { understand } from './understand/understand.ts';

describe('naturalDevice', () => {
  it.each([
    ['A meditation app home screen', 'MOBILE'],
    ['Banking app with balance, cards and recent transactions', 'MOBILE'],
    ['Podcast app library', 'MOBILE'],
    ['Login screen for a fintech startup', 'MOBILE'],
    ['Onboarding for language learners', 'MOBILE'],
    ['Landing page for a running app', 'DESKTOP'],
    ['Admin dashboard of a food delivery app', 'DESKTOP'],
    ['Project management kanban board', 'DESKTOP'],
    ['Pricing page for a note-taking app', 'DESKTOP'],
    ['Split sign in screen with a large picture', 'DESKTOP'],
    ['Web app for invoices', 'DESKTOP'],
    ['Checkout page with order summary', 'DESKTOP'],
    ['Eine App für Läufer: Startbildschirm mit Wochenziel', 'MOBILE'],
    ['Wetter-App mit Radar', 'MOBILE'],
    ['Une appli pour suivre les plantes', 'MOBILE'],
    ['Aplicación de recetas, pantalla principal', 'MOBILE'],
    ['Aplikacja do nauki języków', 'MOBILE'],
    ['Su içme hatırlatıcısı uygulaması', 'MOBILE'],
    ['Приложение для бегунов, главный экран', 'MOBILE'],
    ['ランナー向けアプリのホーム画面', 'MOBILE'],
    ['습관 추적 앱 홈 화면', 'MOBILE'],
    ['习惯打卡应用', 'MOBILE'],
    ['تطبيق لتتبع العادات', 'MOBILE'],
    ['אפליקציה למעקב הרגלים', 'MOBILE'],
    ['Tableau de bord d’une application de livraison', 'DESKTOP'],
    ['Панель управления приложения', 'DESKTOP'],
    ['アプリの管理画面', 'DESKTOP'],
    ['App zum Lernen von Vokabeln, Startseite', 'MOBILE'],
    ['アプリのプロフィールページ', 'MOBILE'],
    ['Страница профиля приложения', 'MOBILE'],
    ['Startseite für eine Bäckerei', 'DESKTOP'],
    ['パン屋のサイト', 'DESKTOP'],
    ['Apka z przepisami', 'MOBILE'],
    ["Cruscotto di un'app", 'DESKTOP'],
    ['Instrumentpanel för en app', 'DESKTOP'],
    ['应用的数据看板', 'DESKTOP'],
    ['Uygulamanın kontrol paneli', 'DESKTOP'],
    ['Uygulama panosu', 'DESKTOP'],
    ['Дашборд приложения', 'DESKTOP'],
  ])('%s → %s', (prompt, expected) => {
    expect(naturalDevice(understand(prompt, DOMAINS))).toBe(expected);
  });
});
