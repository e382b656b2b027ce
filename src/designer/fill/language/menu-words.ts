import { TONGUES, toTongue } from './tongues.ts';
import type { Tongue } from './tongues.ts';

const KEYS = [
  'dishes',
  'desserts',
  'drinks',
  'soup',
  'salad',
  'dishOfTheDay',
  'cake',
  'iceCream',
  'coffee',
  'tea',
  'water',
] as const;

/** What every house that serves food has, whatever its kitchen. */
export type MenuWord = (typeof KEYS)[number];

/** In the order of the keys. */
const COLUMNS: Readonly<Record<Tongue, string>> = {
  en: 'Dishes|Desserts|Drinks|Soup of the day|Salad|Dish of the day|Cake|Ice cream|Coffee|Tea|Water',
  de: 'Gerichte|Nachspeisen|Getränke|Tagessuppe|Salat|Tagesgericht|Kuchen|Eis|Kaffee|Tee|Wasser',
  fr: 'Plats|Desserts|Boissons|Soupe du jour|Salade|Plat du jour|Gâteau|Glace|Café|Thé|Eau',
  es: 'Platos|Postres|Bebidas|Sopa del día|Ensalada|Plato del día|Tarta|Helado|Café|Té|Agua',
  pt: 'Pratos|Sobremesas|Bebidas|Sopa do dia|Salada|Prato do dia|Bolo|Sorvete|Café|Chá|Água',
  it: 'Piatti|Dolci|Bevande|Zuppa del giorno|Insalata|Piatto del giorno|Torta|Gelato|Caffè|Tè|Acqua',
  nl: 'Gerechten|Nagerechten|Dranken|Soep van de dag|Salade|Dagschotel|Taart|IJs|Koffie|Thee|Water',
  pl: 'Dania|Desery|Napoje|Zupa dnia|Sałatka|Danie dnia|Ciasto|Lody|Kawa|Herbata|Woda',
  sv: 'Rätter|Efterrätter|Drycker|Dagens soppa|Sallad|Dagens rätt|Kaka|Glass|Kaffe|Te|Vatten',
  tr: 'Yemekler|Tatlılar|İçecekler|Günün çorbası|Salata|Günün yemeği|Pasta|Dondurma|Kahve|Çay|Su',
  ja: '料理|デザート|飲み物|本日のスープ|サラダ|本日の一品|ケーキ|アイスクリーム|コーヒー|お茶|水',
  ko: '요리|디저트|음료|오늘의 수프|샐러드|오늘의 요리|케이크|아이스크림|커피|차|물',
  zh: '菜品|甜点|饮料|今日例汤|沙拉|今日特餐|蛋糕|冰淇淋|咖啡|茶|水',
  ar: 'الأطباق|الحلويات|المشروبات|شوربة اليوم|سلطة|طبق اليوم|كعكة|مثلجات|قهوة|شاي|ماء',
  he: 'מנות|קינוחים|משקאות|מרק היום|סלט|מנת היום|עוגה|גלידה|קפה|תה|מים',
  ru: 'Блюда|Десерты|Напитки|Суп дня|Салат|Блюдо дня|Пирог|Мороженое|Кофе|Чай|Вода',
  uk: 'Страви|Десерти|Напої|Суп дня|Салат|Страва дня|Пиріг|Морозиво|Кава|Чай|Вода',
  cs: 'Jídla|Dezerty|Nápoje|Polévka dne|Salát|Jídlo dne|Dort|Zmrzlina|Káva|Čaj|Voda',
  da: 'Retter|Desserter|Drikkevarer|Dagens suppe|Salat|Dagens ret|Kage|Is|Kaffe|Te|Vand',
  nb: 'Retter|Desserter|Drikke|Dagens suppe|Salat|Dagens rett|Kake|Is|Kaffe|Te|Vann',
  fi: 'Ruoat|Jälkiruoat|Juomat|Päivän keitto|Salaatti|Päivän annos|Kakku|Jäätelö|Kahvi|Tee|Vesi',
  ro: 'Preparate|Deserturi|Băuturi|Supa zilei|Salată|Felul zilei|Prăjitură|Înghețată|Cafea|Ceai|Apă',
  hu: 'Ételek|Desszertek|Italok|Napi leves|Saláta|Napi menü|Torta|Fagylalt|Kávé|Tea|Víz',
  el: 'Πιάτα|Επιδόρπια|Ποτά|Σούπα ημέρας|Σαλάτα|Πιάτο ημέρας|Κέικ|Παγωτό|Καφές|Τσάι|Νερό',
  bg: 'Ястия|Десерти|Напитки|Супа на деня|Салата|Ястие на деня|Торта|Сладолед|Кафе|Чай|Вода',
  vi: 'Món ăn|Tráng miệng|Đồ uống|Súp trong ngày|Salad|Món trong ngày|Bánh ngọt|Kem|Cà phê|Trà|Nước',
  id: 'Hidangan|Hidangan penutup|Minuman|Sup hari ini|Salad|Menu hari ini|Kue|Es krim|Kopi|Teh|Air',
  th: 'อาหาร|ของหวาน|เครื่องดื่ม|ซุปประจำวัน|สลัด|เมนูประจำวัน|เค้ก|ไอศกรีม|กาแฟ|ชา|น้ำ',
  hi: 'व्यंजन|मिठाइयाँ|पेय|आज का सूप|सलाद|आज का व्यंजन|केक|आइसक्रीम|कॉफ़ी|चाय|पानी',
  fa: 'غذاها|دسرها|نوشیدنی‌ها|سوپ روز|سالاد|غذای روز|کیک|بستنی|قهوه|چای|آب',
};

const WORDS: ReadonlyMap<Tongue, readonly string[]> = new Map(
  TONGUES.map((tongue) => {
    const words = COLUMNS[tongue].split('|');
    if (words.length !== KEYS.length) throw new RangeError(`${words.length} of ${KEYS.length} words in ${tongue}`);
    return [tongue, words];
  }),
);

/** A word of menus in the language of a BCP 47 tag; English where the language has none here. */
export const menuWord = (word: MenuWord, tag: string): string => WORDS.get(toTongue(tag))?.[KEYS.indexOf(word)] ?? '';
