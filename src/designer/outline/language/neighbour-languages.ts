/** What tells a language from those that look like it. All in lower case, with its accents. */
export interface NeighbourLanguage {
  /** Letters that its neighbours do without. */
  letters?: RegExp;
  /** Small words, and words that prompts for screens are made of. */
  words: string;
  /** Endings that its words have and those of its neighbours hardly. */
  endings?: RegExp;
}

/** Languages that the prompt's grammar is not read in, beside those that it is read in. Their tag is the page's all the same. */
export const NEIGHBOUR_LANGUAGES: Readonly<Record<string, NeighbourLanguage>> = {
  uk: {
    letters: /[іїєґ]|\p{L}['’ʼ][яюєї]/u,
    words:
      'та для із зі що це або сторінка сторінку застосунок додаток вебзастосунок сайт створи створіть зроби зробіть з на у в',
  },
  be: {
    letters: /ў|\p{L}['’ʼ]я/u,
    words: 'і для з або гэта старонка праграма дадатак ствары зрабі мабільны на у',
  },
  bg: {
    letters: /ъ\p{L}/u,
    words:
      'за със от или което уебсайт страница приложение мобилно уеб създай направи работно време и с на в е бегачи екран',
  },
  sr: {
    letters: /[ђћџљњј]/u,
    words: 'за са од или апликација страница мобилна веб направи и на у је',
  },
  mk: {
    letters: /[ѓќѕ]/u,
    words: 'за со од или апликација страница мобилна веб направи и на во е',
  },
  kk: { letters: /[әғқңөұүһ]/u, words: 'және үшін мен бет қосымша' },
  da: {
    letters: /[æø]/u,
    endings: /(?:tion|tioner|hed|klub|løb)$/u,
    words:
      'og til af med for en et den det der ikke på eller fra som hjemmeside side åbningstider skærm lav vis min vores mine butik kunder priser knap oversigt bager bageri løb løbere lagerstyring',
  },
  nb: {
    letters: /[æø]/u,
    endings: /(?:bb|kk|pp|tt|gg|sjon|sjoner)$/u,
    words:
      'og til av med for en et den det ikke på eller fra som nettside nettsted side åpningstider skjerm lag vis min vår mine butikk kunder priser knapp oversikt bakeri meny løpere lagerstyring nettapp',
  },
  is: { letters: /[þð]/u, words: 'og með fyrir síða vefsíða smáforrit að eða' },
  cs: {
    letters: /[ěřů]/u,
    words:
      'a s se na pro do nebo stránka stránku stránky webu aplikace aplikaci webová mobilní vytvoř vytvořte navrhni obrazovka nabídka nabídkou ceník otevírací dobou doba tlačítko přehled seznam kavárna kavárny kavárnu objednávek',
  },
  sk: {
    letters: /[ľĺŕ]|ô/u,
    words:
      'a s so na pre do alebo stránka stránku stránky aplikácia aplikáciu webová mobilná vytvor vytvorte navrhni obrazovka ponuka ponukou cenník otváracie hodiny tlačidlo prehľad zoznam kaviareň kaviarne bežecký klub',
  },
  hr: {
    letters: /[đć]/u,
    words:
      'i s sa za na od ili stranica stranicu aplikacija aplikaciju mobilna napravi izradi zaslon radno vrijeme cjenik popis gumb trkače pekara pekaru pekare',
  },
  sl: {
    words:
      'in s z za na od ali stran spletna spletno aplikacija aplikacijo mobilna naredi ustvari zaslon delovni čas cenik seznam gumb pekarna pekarno',
    letters: /[č]/u,
  },
  ro: {
    letters: /[șț]|[ţ]|ă/u,
    words:
      'și cu pentru de din la un o sau care pagină pagina aplicație aplicația mobilă creează fă ecran meniu prețuri buton listă brutărie gestionarea',
  },
  hu: {
    letters: /[őű]/u,
    words:
      'és egy az a ez vagy honlap honlapja weboldal weblap oldal oldala alkalmazás mobilalkalmazás webalkalmazás készíts tervezz képernyő nyitvatartás nyitvatartással árak árlista gomb lista',
    endings: /(?:nak|nek|hoz|hez|höz|val|vel|ban|ben|ról|ről|tól|től|ával|ével)$/u,
  },
  fi: {
    letters: /ää|yö|äy|öy/u,
    words:
      'ja tai joka jossa sekä on sivu sivun verkkosivu verkkosivut sovellus sovelluksen mobiilisovellus puhelinsovellus verkkosovellus luo tee suunnittele näyttö näkymä hinnasto aukioloajat rekisteröitymissivu kirjautumissivu rekisteröityminen kirjautuminen asetukset painike lista luettelo',
    endings: /(?:lle|ssa|ssä|sta|stä|lla|llä|lta|ltä|ksi|aan|ään|uun|iin|een|jen|kset)$/u,
  },
  et: {
    letters: /õ/u,
    words: 'ja või koos jaoks mis on leht veebileht rakendus äpp mobiilirakendus loo tee ekraan hinnad nupp nimekiri',
    endings: /(?:dega|tega|sse|ksid)$/u,
  },
  lt: {
    letters: /[ėįųūž]/u,
    words: 'ir su arba kuris puslapis svetainė programėlė sukurk ekranas kainos mygtukas sąrašas skirta',
  },
  lv: {
    letters: /[āēīūģķļņ]/u,
    words: 'un ar vai kas lapa vietne lietotne izveido ekrāns cenas poga saraksts priekš',
  },
  vi: {
    letters: /[ơưđảạẩẫậẳẵặẹẻẽểễệỉịọỏổỗộớờởỡợụủứừửữựỳỵỷỹ]|[ấầắằếềốồ]/u,
    words: 'cho với và của một trang ứng dụng thiết kế tạo màn hình giờ mở cửa thực đơn quán',
  },
  id: {
    words:
      'untuk dan dengan yang di dari ke atau ini itu halaman aplikasi situs layar buat buatkan rancang daftar toko jam buka harga tombol pesan memesan mengelola belajar seluler ponsel makanan',
  },
  ca: {
    letters: /l·l|ç/u,
    words: 'i amb per la el els les una un o pàgina aplicació botiga crea pantalla preus botó llista',
  },
  fa: {
    letters: /[پچژگکی]/u,
    words: 'برای با از و یک به صفحه برنامه وبسایت وب‌سایت اپلیکیشن طراحی کن',
  },
  ur: { letters: /[ٹڈڑںےہپچگکی]/u, words: 'کے لیے اور کا کی صفحہ ایپ ویب سائٹ بنائیں' },
  mr: { letters: /ळ/u, words: 'आणि साठी एक पृष्ठ अॅप तयार करा' },
};

/** Those that are written in the letters of a language which the script alone would give. */
export const NEIGHBOURS_BY_SCRIPT: Readonly<Record<string, readonly string[]>> = {
  ru: ['uk', 'be', 'bg', 'mk', 'sr', 'kk'],
  ar: ['fa', 'ur'],
  hi: ['mr'],
};

/** Those in Latin letters; of two that are equally near, the first. */
export const LATIN_NEIGHBOURS: readonly string[] = [
  'da',
  'nb',
  'is',
  'cs',
  'sk',
  'hr',
  'sl',
  'ro',
  'hu',
  'fi',
  'et',
  'lt',
  'lv',
  'vi',
  'id',
  'ca',
];
