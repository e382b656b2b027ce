import { describe, expect, it } from 'vitest';
import { dropSides } from './drop-sides.ts';

describe('dropSides', () => {
  it.each([
    ['de', 'E-Mail-Programm: Liste links, Nachricht rechts', 'E-Mail-Programm: Liste, Nachricht'],
    ['fr', 'Messagerie avec la liste à gauche et le message à droite', 'Messagerie avec la liste et le message'],
    ['es', 'Correo con la lista a la izquierda y el mensaje a la derecha', 'Correo con la lista y el mensaje'],
    ['it', "Posta con l'elenco a sinistra e il messaggio a destra", "Posta con l'elenco e il messaggio"],
    ['pt', 'Correio com a lista à esquerda e a mensagem à direita', 'Correio com a lista e a mensagem'],
    ['nl', 'Mail met de lijst links en het bericht rechts', 'Mail met de lijst en het bericht'],
    ['pl', 'Poczta z listą po lewej i wiadomością po prawej', 'Poczta z listą i wiadomością'],
    ['sv', 'Post med listan till vänster och brevet till höger', 'Post med listan och brevet'],
    ['tr', 'Solda liste, sağda mesaj', 'liste, mesaj'],
    ['ru', 'Почта: список слева, письмо справа', 'Почта: список, письмо'],
    ['ja', '左にリスト、右にメッセージ', 'リスト、メッセージ'],
    ['zh', '左侧列表,右侧邮件内容', '列表,邮件内容'],
    ['ar', 'بريد مع القائمة على اليمين والرسالة على اليسار', 'بريد مع القائمة والرسالة'],
    ['he', 'דואר עם הרשימה מימין וההודעה משמאל', 'דואר עם הרשימה וההודעה'],
  ])('keeps the things and drops their sides: %s', (lang, text, kept) => {
    expect(dropSides(text, lang)).toBe(kept);
  });

  it.each([
    ['de', 'Fußzeile mit Links: Impressum, Datenschutz'],
    ['de', 'Links zu Partnern'],
    ['en', 'Email client with the list on the left'],
    ['fr', 'Une page pour un parti de gauche'],
  ])('leaves alone what says no side: %s, %s', (lang, text) => {
    expect(dropSides(text, lang)).toBe(text);
  });
});
