import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../../knowledge/domains.ts';
import { understand } from '../../understand/understand.ts';
import { readOutline } from '../read-outline.ts';
import { tellLanguage } from './tell-language.ts';

describe('tellLanguage', () => {
  it.each([
    ["Сторінка кав'ярні з меню та графіком роботи", 'uk'],
    ['Мобільний застосунок для бігового клубу', 'uk'],
    ['Страница кофейни с меню и часами работы', 'ru'],
    ['Мобилно приложение за бегачи', 'bg'],
    ['Мобилна апликација за тркаче', 'sr'],
    ['En hjemmeside til en bager med åbningstider og menu', 'da'],
    ['Mobilapp til en løbeklub', 'da'],
    ['En nettside for et bakeri med meny og åpningstider', 'nb'],
    ['En sida för ett bageri med meny och öppettider', 'sv'],
    ['Stránka kavárny s nabídkou a otevírací dobou', 'cs'],
    ['Stránka kaviarne s ponukou a otváracími hodinami', 'sk'],
    ['Strona kawiarni z menu i godzinami otwarcia', 'pl'],
    ['Mobilna aplikacija za trkače', 'hr'],
    ['Pagină pentru o brutărie cu program și meniu', 'ro'],
    ['Egy pékség honlapja nyitvatartással és étlappal', 'hu'],
    ['Leipomon verkkosivu, jossa on aukioloajat ja hinnasto', 'fi'],
    ['Trang web cho tiệm bánh với giờ mở cửa', 'vi'],
    ['Halaman toko roti dengan jam buka dan menu', 'id'],
    ['Aplicación web de inventario', 'es'],
    ['Application web de gestion de stock', 'fr'],
    ['صفحة لمخبز مع ساعات العمل', 'ar'],
    ['صفحه‌ای برای نانوایی با ساعت کاری', 'fa'],
    ['App til svampesamlere', 'da'],
    ['Menu til et plejehjem', 'da'],
    ['Situs web bengkel kayu', 'id'],
    ['Ứng dụng đặt vé xe khách', 'vi'],
    ['A web app for La Fontaine readers', 'en'],
    ['App menu for ski passes', 'en'],
    ['Program list for the ski club, with side menu and prices per person', 'en'],
    ['Café Dvořák landing page', 'en'],
  ])('%s → %s', (prompt, lang) => {
    expect(understand(prompt, DOMAINS).lang).toBe(lang);
  });

  it('tells the page of an outline too, whose reader knows fewer languages', () => {
    const told = 'Сторінка кав\'ярні: "Кава" 45 ₴, "Чай" 30 ₴, "Сирник" 80 ₴. Кнопка «Замовити»';
    expect(readOutline(told).lang).toBe('uk');
  });

  it.each([
    ['Gartenverein: links ein Menü mit Übersicht, Beeten und Kasse, rechts offene Aufgaben', 'de'],
    ['Strona kwiaciarni rzemieślniczej', 'pl'],
    ['Ekran logowania "Kajak". Pola: E-mail, Hasło. Przycisk "Zaloguj się"', 'pl'],
    ['Ders programı ekranı. Başlık "Bugün". Günler: Pzt, Sal, Çar. Düğme "Kaydet"', 'tr'],
    ['Página de preços do "Remo", com plano "Clube" R$ 30 e botão "Começar"', 'pt'],
    ['Accueil du club « Aviron » : horaires, tarifs et bouton « Réserver »', 'fr'],
    ['صفحة لجمعية "النور": عنوان "ساعدنا" وزر "تبرع" وأسئلة و"تواصل معنا"', 'ar'],
    ['Dashboard for Café Dvořák and Zoë Müller, with a table of orders', 'en'],
  ])('of an outline %s → %s', (prompt, lang) => {
    expect(readOutline(prompt).lang).toBe(lang);
  });

  it('keeps what the reader found where nothing speaks for a neighbour', () => {
    expect(tellLanguage('Oslo', 'en')).toBe('en');
    expect(tellLanguage('会員登録', 'ja')).toBe('ja');
    expect(tellLanguage('注册', 'zh')).toBe('zh');
    expect(tellLanguage('Prijava', 'hr')).toBe('hr');
  });
});
