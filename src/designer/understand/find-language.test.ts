import { describe, expect, it } from 'vitest';
import { findLanguage } from './find-language.ts';

describe('findLanguage', () => {
  it.each<[string, string]>([
    ['Create a dashboard for a bakery with sales and orders', 'en'],
    ['blog', 'en'],
    ['Job application', 'en'],
    ['mobile app list', 'en'],
    ['Mexican street food van, menu', 'en'],
    ['Tool and die shop, orders', 'en'],
    ['Messagerie : liste à gauche, conversation à droite', 'fr'],
    ['Web app van een bakker', 'nl'],
    ['Erstelle eine Seite mit Preisen', 'de'],
    ['Übersicht für Bestellungen', 'de'],
    ['Crée une page avec un formulaire', 'fr'],
    ['Diseña una pantalla para una tienda', 'es'],
    ['Progetta una schermata con ricerca', 'it'],
    ['Crie uma tela com transações', 'pt'],
    ['Maak een scherm met een lijst', 'nl'],
    ['Stwórz stronę dla restauracji', 'pl'],
    ['Bir restoran için ana sayfa', 'tr'],
    ['Создай экран с графиком', 'ru'],
    ['レシピのホーム画面', 'ja'],
    ['设计一个登录界面', 'zh'],
    ['쇼핑몰 화면', 'ko'],
    ['صمم صفحة لمطعم', 'ar'],
    ['', 'en'],
    // Short ones, without the small words that tell a language.
    ['Registrierung', 'de'],
    ['Essenslieferdienst App', 'de'],
    ['application de covoiturage', 'fr'],
    ["l'application d'un club de tennis", 'fr'],
    ['app voor hardlopers', 'nl'],
    ['en app för att spåra vanor', 'sv'],
    ['inloggning', 'sv'],
    ['app per ordinare cibo', 'it'],
    ['cadastro', 'pt'],
    ['iniciar sesión', 'es'],
    ['rejestracja', 'pl'],
    ['会員登録', 'ja'],
    ['注册', 'zh'],
    ['אפליקציה לניהול תקציב', 'he'],
    // English with words that others have too.
    ['Pension planner', 'en'],
    ['Casa Verde restaurant website', 'en'],
    ['dark mode settings', 'en'],
    ['Café menu', 'en'],
    ['Sport club page', 'en'],
  ])('%s → %s', (prompt, lang) => {
    expect(findLanguage(prompt)).toBe(lang);
  });
});
