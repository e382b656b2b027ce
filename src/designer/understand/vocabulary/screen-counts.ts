/** Numbers of screens as other languages write them out. */
const COUNTED: Readonly<Record<number, string>> = {
  2: '二|两|двух|двох|dwóch|dwoma|dvou|två|to|dwa|dwie|dvě|kaksi|két|două|два|две|дві|iki|δύο|hai|dua|두|שני|שתי|दो|due|duas|dois|twee',
  3: '三|трёх|трех|трьох|trzech|tří|tre|trzy|tři|kolme|három|trei|три|üç|τρεις|ba|tiga|세|ثلاث|שלושה|שלוש|तीन|três|drie',
  4: '四|четырёх|четырех|чотирьох|czterech|čtyř|fyra|fire|cztery|čtyři|neljä|négy|patru|четыре|чотири|dört|τέσσερις|bốn|empat|네|أربع|ארבעה|ארבע|चार|quattro|quatro|vier',
  5: "五|пяти|п[’']яти|pięciu|pěti|fem|pięć|pět|cinco|cinq|vijf|fünf|viisi|öt|cinci|пять|п[’']ять|beş|πέντε|năm|lima|다섯|خمس|חמישה|חמש|पाँच|cinque",
  6: '六|шести|sześciu|šesti|sex|seks|sześć|šest|kuusi|șase|шесть|шість|altı|여섯|ست|שישה|sei|seis|zes',
  7: '七',
  8: '八',
};

export const COUNTS_ELSEWHERE = String.raw`(?:${Object.values(COUNTED).join('|')})`;
export const SCREENS_ELSEWHERE = String.raw`(?:bildschirmen?|seiten|schermate|telas|schermen|pagine|páginas|pagina[’']s|skärmar|sidor|skærme|skærmbilleder|skjermer|sider|obrazov\p{L}*|strán\p{L}*|näyttöä|näkymää|sivua|képernyő\p{L}*|oldal\p{L}*|ecrane|pagini|ekran\p{L}*|sayfa\p{L}*|экран\p{L}*|страниц\p{L}*|екран\p{L}*|сторін\p{L}*|οθόνες|σελίδες|màn hình|trang|layar|halaman|หน้าจอ|หน้า|画面|ページ|页面|屏幕?|界面|화면|페이지|شاشات|صفحات|מסכים|עמודים|דפים|स्क्रीन|पृष्ठ|पेज)`;

/** The number that a word or figures stand for, as far as screens are counted. */
export function parseScreenCount(written: string): number | undefined {
  const word = written.toLowerCase();
  const found = Object.entries(COUNTED).find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(word))?.[0];
  const count = Number(found ?? word);
  return Number.isInteger(count) && count > 0 ? count : undefined;
}
