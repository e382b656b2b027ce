import type { WordsByLang } from './languages.ts';

/** Number words from one on, in order; further forms of the same number after a slash. */
export const NUMBER_WORDS: WordsByLang = {
  en: 'one/single, two/both/pair/couple, three, four, five, six, seven, eight, nine, ten, eleven, twelve/dozen, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty',
  de: 'ein/eine/einen/einem/einer, zwei/beide/beiden, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig',
  fr: 'un/une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt',
  es: 'un/uno/una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte',
  pt: 'um/uma, dois/duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, catorze/quatorze, quinze, dezasseis/dezesseis, dezassete/dezessete, dezoito, dezanove/dezenove, vinte',
  it: 'un/uno/una, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti',
  nl: 'een/één, twee/beide, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien, twintig',
  pl: 'jeden/jedna/jedno/jednym, dwa/dwie/dwóch/dwoma, trzy/trzech/trzema, cztery/czterech/czterema, pięć/pięciu, sześć/sześciu, siedem/siedmiu, osiem/ośmiu, dziewięć/dziewięciu, dziesięć/dziesięciu, jedenaście, dwanaście, trzynaście, czternaście, piętnaście, szesnaście, siedemnaście, osiemnaście, dziewiętnaście, dwadzieścia',
  sv: 'en/ett, två/båda, tre, fyra, fem, sex, sju, åtta, nio, tio, elva, tolv, tretton, fjorton, femton, sexton, sjutton, arton, nitton, tjugo',
  tr: 'bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz, on, on bir, on iki, on üç, on dört, on beş, on altı, on yedi, on sekiz, on dokuz, yirmi',
  ja: '一, 二, 三, 四, 五, 六, 七, 八, 九, 十',
  ko: '한/하나, 두/둘, 세/셋, 네/넷, 다섯, 여섯, 일곱, 여덟, 아홉, 열',
  zh: '一, 二/两/兩, 三, 四, 五, 六, 七, 八, 九, 十',
};
