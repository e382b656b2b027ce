import { describe, expect, it } from 'vitest';
import { embeddedDesigner } from '../embedded-designer.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { QUIET, toDocument } from '../finished-screen.fixture.ts';

const now = new Date('2026-11-20T09:00:00Z');

async function draw(prompt: string, device?: 'MOBILE' | 'DESKTOP'): Promise<string> {
  const screen = await embeddedDesigner.design(
    { prompt, seed: 'local', now, ...(device === undefined ? {} : { device }) },
    QUIET,
  );
  return toDocument(screen);
}

/** Everything that is read or heard: texts, names, placeholders and values. */
function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(style|script)[^]*?<\/\1>/g, ' ');
  const heard = [...body.matchAll(/ (?:aria-label|placeholder|alt|title|value)="([^"]*)"/g)].map(([, said]) => said);
  return `${body.replaceAll(/<[^>]*>/g, ' ')} ${heard.join(' ')}`;
}

/** Words of interfaces that other languages do not share with English. */
const ENGLISH =
  /\b(?:search|settings|save|cancel|today|home|sign (?:in|up|out)|opening hours|closed|back|next|more|add|edit|delete|week|help|entries|overview|done|open|in progress|people|this|with|the|and|of|for)\b/i;

describe('a page that a prompt in another language leaves to us', { timeout: 120_000 }, () => {
  it.each([
    ['Webseite für einen Schuhmacher', 'de'],
    ['Application pour suivre ses révisions', 'fr'],
    ['Página de una librería de barrio', 'es'],
    ['Tela de configurações de um aplicativo', 'pt'],
    ['Pannello di controllo di un vivaio', 'it'],
    ['Inlogpagina voor een zwemclub', 'nl'],
    ['Aplikacja do liczenia kroków', 'pl'],
    ['App för en körsångare', 'sv'],
    ['Bir fırın için web sitesi', 'tr'],
    ['Сайт столярной мастерской', 'ru'],
    ['Застосунок для догляду за рослинами', 'uk'],
    ['Stránka knihovny s otevírací dobou', 'cs'],
    ['En hjemmeside til en cykelsmed', 'da'],
    ['Ompelijan verkkosivu, jossa on hinnasto', 'fi'],
    ['Egy könyvtár honlapja nyitvatartással', 'hu'],
    ['Pagină pentru o brutărie cu program', 'ro'],
    ['Ứng dụng đặt vé xe khách', 'vi'],
    ['Trang web xưởng mộc', 'vi'],
    ['Aplikasi pengingat obat', 'id'],
    ['Situs web bengkel kayu', 'id'],
    ['App til svampesamlere', 'da'],
    ['App für die Bäckerei Kornblume: Startseite', 'de'],
  ])('%s holds no English word', async (prompt, lang) => {
    const html = await draw(prompt);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(wordsOf(html).match(ENGLISH)?.[0]).toBeUndefined();
  });

  it.each([
    ['花屋の予約アプリ', 'ja'],
    ['동네 서점 앱', 'ko'],
    ['宠物医院的网站', 'zh'],
    ['تطبيق لتعلم الطبخ', 'ar'],
    ['אתר של מאפייה', 'he'],
    ['Εφαρμογή για ψαράδες', 'el'],
    ['Πίνακας ελέγχου για ένα ελαιοτριβείο', 'el'],
    ['แอปสำหรับคนเลี้ยงแมว', 'th'],
    ['เว็บไซต์ร้านซ่อมจักรยาน', 'th'],
    ['किसानों के लिए मौसम ऐप', 'hi'],
    ['برنامه برای باغبانان', 'fa'],
    ['صفحه ورود کتابخانه با تقویم', 'fa'],
    ['Приложение за бегачи със задачи', 'bg'],
  ])('%s holds no word in Latin letters', async (prompt, lang) => {
    const html = await draw(prompt);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(
      wordsOf(html)
        .replaceAll('name@mail.example', '')
        .match(/[a-z]{3,}/i)?.[0],
    ).toBeUndefined();
  });

  it.each([
    ['Registrierung für eine Lern-App', 'Konto erstellen'],
    ['Ekran rejestracji biblioteki', 'Załóż konto'],
    ['صفحة إنشاء حساب لمكتبة', 'إنشاء حساب'],
    ['新規登録画面', '新規登録'],
    ['Màn hình đăng ký', 'Đăng ký'],
    ['Rekisteröitymissivu', 'Luo tili'],
  ])('makes members where it is asked to: %s', async (prompt, button) => {
    const html = await draw(prompt);
    const buttons = [...html.matchAll(/<button[^>]*>([^]*?)<\/button>/g)].map(([, inside = '']) =>
      inside.replaceAll(/<[^>]*>/g, '').trim(),
    );
    expect(buttons).toContain(button);
  });

  it('takes no English name from a product that has none', async () => {
    const beside = { prompt: 'Ekran z listą rejsów', device: 'MOBILE' } as const;
    const screen = await embeddedDesigner.design({ prompt: 'Ekran profilu', seed: 'local', now, beside }, QUIET);
    const words = wordsOf(await toDocument(screen));
    for (const { brands } of DOMAINS) for (const brand of brands) expect(words).not.toContain(brand);
  });

  it('is a page of the kind that is asked for', async () => {
    const door = wordsOf(await draw('Anmeldeseite für einen Ruderverein'));
    for (const word of ['Passwort', 'Passwort vergessen?', 'Anmelden']) expect(door).toContain(word);
    const shop = wordsOf(await draw('Сайт столярной мастерской'));
    for (const word of ['Сайт столярной мастерской', 'Часы работы', 'Отправить']) expect(shop).toContain(word);
    expect(wordsOf(await draw('ملف الإعدادات في تطبيق', 'MOBILE'))).toContain('تسجيل الخروج');
  });

  it('shows what the prompt wants under its own words', async () => {
    const page = wordsOf(await draw('Seite für eine Gärtnerei mit Öffnungszeiten, Preisen und Kontaktformular'));
    for (const word of ['Gärtnerei', 'Öffnungszeiten', 'Preisen', 'Kontaktformular', 'Geschlossen', 'Nachricht'])
      expect(page).toContain(word);
  });

  it('has parts for every kind of screen', async () => {
    const kinds = [
      'Karte der Trinkbrunnen',
      'Kalender eines Chors',
      'Warenkorb',
      'Chat-Bildschirm',
      'Terminbuchung',
      'Profilseite',
    ];
    for (const kind of kinds) expect(wordsOf(await draw(kind, 'MOBILE')).match(ENGLISH)?.[0]).toBeUndefined();
  });

  it('is called in its language where nothing names it', async () => {
    const html = await draw(
      'Bir kooperatif için panel: solda Kuş, Balık, Kedi menüsü; üstte bugün gelen 14 ton, bekleyen 6 üretici',
    );
    expect(html).toContain('<html lang="tr"');
    expect(html).not.toContain('<title>Screen</title>');
  });

  it('runs from the right where its script does', async () => {
    expect(await draw('אתר של מאפייה')).toContain('dir="rtl"');
  });

  it.each([
    ['تطبيق طقس: الحرارة -5°C، الرطوبة 40%، الضغط 1012', ['الحرارة', '-5°C', 'الرطوبة', '40%', 'الضغط', '1012']],
    ['نموذج اتصال: الاسم، البريد الإلكتروني، الرسالة', ['الاسم', 'البريد الإلكتروني', 'الرسالة']],
  ])('parts what the comma of Arabic parts: %s', async (prompt, shown) => {
    const texts = wordsOf(await draw(prompt)).replaceAll(/\s+/g, ' ');
    for (const words of shown) expect(texts).toContain(` ${words} `);
    expect(texts).not.toContain('،');
  });

  it.each([
    ['Speisekarte für ein Wirtshaus in Graz', 'Hauptgerichte', / €/],
    ['Listino prezzi di una lavanderia a Lugano', 'Base', / CHF/],
    ['Tarifas de un gimnasio en Lima', 'Lista de precios', /S\/ /],
    ['京都の和菓子店のお品書き', 'コーヒー', /\d円/],
    ['Cennik salonu fryzjerskiego w Gdańsku', 'Podstawowy', /\d zł/],
  ])('%s tells what things cost, in the money of its place', async (prompt, thing, money) => {
    const page = wordsOf(await draw(prompt));
    expect(page).toContain(thing);
    expect(page.match(money), page).not.toBeNull();
  });

  it('keeps name, device and navigation of the first screen', async () => {
    const prompts = [
      ['Приложение «Клубок» для вязания: главный экран', 'Экран профиля', 'Главная'],
      ['Pantalla principal de Nidito, una app de guarderías', 'La pantalla de ajustes', 'Favoritos'],
      ['Hoofdscherm van de app Pannenkoek', 'Het profielscherm', 'Favorieten'],
    ] as const;
    for (const [prompt, second, place] of prompts) {
      const later = await embeddedDesigner.design(
        { prompt: second, seed: 'local', now, beside: { prompt, device: 'MOBILE' } },
        QUIET,
      );
      expect(later.device).toBe('MOBILE');
      expect(wordsOf(await toDocument(later))).toContain(place);
    }
    const named = await embeddedDesigner.design(
      { prompt: 'La pantalla de pagos', seed: 'local', now, beside: { prompt: prompts[1][0], device: 'MOBILE' } },
      QUIET,
    );
    expect(wordsOf(await toDocument(named))).toContain('Nidito');
  });

  it('asks those who become members for a new password', async () => {
    expect(await draw('Экран регистрации')).toContain('autocomplete="new-password"');
    expect(await draw('Pantalla para crear una cuenta en una app de recetas')).toContain('autocomplete="new-password"');
    expect(await draw('Sign up screen for a gardening app')).toContain('autocomplete="new-password"');
    expect(await draw('ログイン画面')).toContain('autocomplete="current-password"');
  });
});
