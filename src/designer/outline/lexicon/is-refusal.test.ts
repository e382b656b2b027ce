import { expect, test } from 'vitest';
import { isRefusal } from './is-refusal.ts';
import { opensTemplate } from './opens-template.ts';

test.each([
  ['en', 'No tab bar, no side menu.'],
  ['en', "Please don't add prices"],
  ['en', 'Leave out reviews and maps.'],
  ['de', 'Keine Fotos, keine Navigation.'],
  ['fr', 'Pas de prix, pas de courbe'],
  ['es', 'Sin boletín'],
  ['it', 'Niente grafici, niente prezzi.'],
  ['nl', 'Geen landkaart en geen chat.'],
  ['pl', 'Bez reklam'],
  ['sv', 'Inga bilder'],
  ['tr', 'yorum ve yıldız istemem'],
  ['ja', '通知バナーや広告は不要です。'],
  ['ko', '메뉴는 필요 없어요.'],
  ['zh', '不要轮播图'],
])('%s: %s refuses', (lang, text) => {
  expect(isRefusal(text, lang)).toBe(true);
});

test.each(['No answer 5', 'No. 7, Harbour Road', 'Not answered yet', 'A list of bakers', '"No sesame"'])(
  '%s is content',
  (text) => {
    expect(isRefusal(text, 'en')).toBe(false);
  },
);

test.each([
  ['en', 'Every row = round avatar, name'],
  ['en', 'each card shows a boat'],
  ['de', 'Jede Karte zeigt ein Boot'],
  ['fr', 'chaque fiche montre un pain'],
  ['ja', '各カードに写真'],
])('%s: %s opens a template', (lang, text) => {
  expect(opensTemplate(text, lang)).toBe(true);
});

test('"no" of Portuguese is "in the"', () => {
  expect(isRefusal('No meio um gráfico de barras', 'pt')).toBe(false);
  expect(isRefusal('Sem anúncios', 'pt')).toBe(true);
});
