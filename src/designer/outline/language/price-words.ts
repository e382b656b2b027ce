import { findWords, wordPattern } from './word-pattern.ts';

/** Words for what a house serves, in the notation of `word-pattern.ts`; a bare "Menü" also opens a navigation. */
const MENU = findWords(
  wordPattern([
    'speisekarte*, getränkekarte*, weinkarte*, carte des vins, carte du restaurant, carte d’un restaurant, carte d’un café',
    "carte d'un restaurant, carte d'un café, carte d'un bistrot, carte d'une crêperie, carte d'un bar",
    'menú, menù, carta de vinos, cardápio, ementa, menukaart, menukort, spisekort, meny, menyer, menü, menüsü, menu, menüje',
    'jídelní lístek, jídelníček, jedálny lístok, jadłospis, ruokalista, étlap*, itallap*, meniu, meniul, меню, μενού',
    'قائمة الطعام, منيو, منو, תפריט, thực đơn, daftar menu, मेन्यू, मेनू',
  ]),
  ['お品書き', 'メニュー', '菜单', '菜單', '메뉴', 'เมนู'],
);

/** Words for what things cost. */
const PRICES = findWords(
  wordPattern([
    'preis, preise, preisen, preisliste*, +preise, +preisen, +preisliste, tarife, prix, tarif, tarifs, grille tarifaire',
    'precio, precios, tarifa, tarifas, preço, preços, prezzi, prezzo, listino, tariffe, prijs, prijzen, prijslijst*, tarieven',
    'cennik*, ceny, ceník*, cenník*, prislista*, priser, prislistan, prisliste*, hinnasto*, hinnat, árlista*, árak, árai, árjegyzék*',
    'prețuri, tarife, listă de prețuri, fiyat*, цены, прайс*, прейскурант*, тарифы, ціни, ценоразпис, цени, τιμές, τιμοκατάλογος',
    'bảng giá, giá, daftar harga, harga, أسعار, قائمة الأسعار, מחירון, מחירים, قیمت‌ها, لیست قیمت, क़ीमतें, मूल्य सूची',
  ]),
  ['料金', '価格', 'お値段', '价格', '價格', '价目', '價目', '가격', '요금', 'ราคา'],
);

/** Only the opening of a prompt says what its page is. */
const OPENING = 48;

/** What a page that tells what things cost is of; undefined where a prompt opens with neither. */
export function findPriced(prompt: string): 'menu' | 'prices' | undefined {
  const opening = prompt.slice(0, OPENING);
  return PRICES.test(opening) ? 'prices' : MENU.test(opening) ? 'menu' : undefined;
}
