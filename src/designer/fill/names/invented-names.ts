import type { Tongue } from '../language/tongues.ts';
import type { LexiconLang } from '../../outline/lexicon/languages.ts';

/** Invented people of many countries, neighbours unlike; family names of no one known. */
const PEOPLE = [
  'Ada Brandt',
  'Jonah Pell',
  'Mara Lindqvist',
  'Sefa Aydın',
  'Noor Haddadi',
  'Tomasz Wilk',
  'Rhea Kapoor',
  'Luis Ferreiro',
  'Amara Okoro',
  'Elin Sandvik',
  'Matteo Rinaldi',
  'Hana Mori',
  'Yann Kerbrat',
  'Ines Duarte',
  'Kofi Mensah',
  'Greta Vos',
  'Daniel Achterberg',
  'Leyla Demir',
  'Pavel Novotny',
  'Clara Weiss',
  'Samuel Reyes',
  'Ivana Petrov',
  'Minh Tran',
  'Alma Hollis',
] as const;

const PEOPLE_OF: Partial<Record<Tongue, readonly string[]>> = {
  ar: ['سلمى حداد', 'يوسف قاسم', 'ليلى منصور', 'عمر الشريف', 'هدى ناصر', 'كريم بشارة', 'نور الخطيب', 'سامي درويش'],
  he: ['נועה לוי', 'איתן ברק', 'תמר שקד', 'יונתן גל', 'מיכל רון', 'אורי דגן', 'שירה נבו', 'עומר אלון'],
  ru: ['Анна Лебедева', 'Илья Громов', 'Мария Соколова', 'Тимур Агаев', 'Ольга Ветрова', 'Павел Зимин', 'Дарья Лугова'],
  uk: ['Олена Коваль', 'Тарас Гай', 'Марія Левченко', 'Андрій Мороз', 'Ірина Сокіл', 'Богдан Лан', 'Дарина Верба'],
  bg: ['Мила Стоева', 'Калин Радев', 'Яна Тодева', 'Борис Кънев', 'Рада Илиева', 'Явор Минчев', 'Ния Славова'],
  el: [
    'Δάφνη Ρήγα',
    'Νίκος Βλάχος',
    'Ίρις Καλλέργη',
    'Στέφανος Δρίτσας',
    'Μυρτώ Αλεξίου',
    'Πέτρος Λούκας',
    'Λυδία Σερβού',
  ],
  fa: ['سارا رستمی', 'کیان مرادی', 'نیلوفر بهاری', 'آرش کاویان', 'مینا صدر', 'پویا زند', 'لاله نیک‌پی'],
  th: ['มาลี ใจงาม', 'ธนา วงศ์ดี', 'พิมพ์ สายชล', 'อนันต์ ทองคำ', 'ดารา ศรีนวล', 'กิตติ บุญมา', 'วรรณา แสงทอง'],
  hi: ['आशा वर्मा', 'रोहन मेहता', 'मीरा जोशी', 'करण शर्मा', 'नेहा राव', 'विवेक मिश्र', 'तारा सेन'],
  vi: ['Lê Thu Hà', 'Phạm Quang', 'Trần Mai Anh', 'Vũ Đức Long', 'Đỗ Ngọc Lan', 'Bùi Minh Tâm', 'Hồ Gia Bảo'],
  id: [
    'Sari Wulandari',
    'Budi Hartono',
    'Dewi Lestari',
    'Agus Pratama',
    'Rina Kartika',
    'Joko Susanto',
    'Maya Anggraini',
  ],
  ja: [
    '森 はな',
    '佐伯 健',
    '三浦 ゆい',
    '小野寺 航',
    '藤井 千春',
    '大塚 真',
    '岡部 美月',
    '高木 亮',
    '西村 葵',
    '川端 悠',
  ],
  ko: ['김하늘', '이도윤', '박서연', '최민준', '정유나', '강지호', '윤소라', '한태오', '서은채', '오재민'],
  zh: ['林晓雨', '陈思远', '沈嘉禾', '周明轩', '许若溪', '赵一航', '顾清和', '何子墨', '唐予安', '宋知夏'],
};

const TOWNS = [
  'Leeds',
  'Porto',
  'Malmö',
  'Basel',
  'Utrecht',
  'Gdynia',
  'Ghent',
  'Verona',
  'Cádiz',
  'Nantes',
  'Bursa',
  'Graz',
] as const;
const TOWNS_OF: Partial<Record<LexiconLang, readonly string[]>> = {
  en: ['Leeds', 'Porto', 'Malmö', 'Basel', 'Utrecht', 'Galway', 'Ghent', 'Verona', 'Bristol', 'Nantes'],
  de: ['Kassel', 'Basel', 'Graz', 'Lübeck', 'Erfurt', 'Freiburg', 'Linz', 'Münster'],
  fr: ['Nantes', 'Dijon', 'Liège', 'Lausanne', 'Reims', 'Grenoble', 'Angers', 'Metz'],
  es: ['Cádiz', 'Gijón', 'Murcia', 'Rosario', 'Vigo', 'Girona', 'León', 'Mérida'],
  pt: ['Porto', 'Coimbra', 'Curitiba', 'Braga', 'Recife', 'Évora', 'Santos', 'Natal'],
  it: ['Verona', 'Lucca', 'Bari', 'Trento', 'Parma', 'Lecce', 'Udine', 'Pisa'],
  nl: ['Utrecht', 'Gent', 'Breda', 'Leiden', 'Zwolle', 'Brugge', 'Arnhem', 'Delft'],
  pl: ['Gdynia', 'Łódź', 'Toruń', 'Lublin', 'Opole', 'Rzeszów', 'Kielce', 'Sopot'],
  sv: ['Malmö', 'Umeå', 'Örebro', 'Visby', 'Lund', 'Falun', 'Kalmar', 'Luleå'],
  tr: ['Bursa', 'İzmir', 'Eskişehir', 'Antalya', 'Konya', 'Trabzon', 'Mersin', 'Sinop'],
  ja: ['金沢', '松本', '長崎', '仙台', '高松', '函館', '静岡', '奈良'],
  ko: ['전주', '강릉', '대전', '여수', '춘천', '경주', '수원', '목포'],
  zh: ['苏州', '青岛', '成都', '厦门', '昆明', '绍兴', '西安', '桂林'],
};

const STREETS_OF: Partial<Record<LexiconLang, readonly string[]>> = {
  en: ['14 Mill Lane', '7 Harbour Street', '28 Station Road', '3 Church Hill', '52 Park Avenue', '19 Garden Close'],
  de: ['Mühlweg 14', 'Hafenstraße 7', 'Bahnhofstraße 28', 'Kirchberg 3', 'Parkallee 52', 'Gartenweg 19'],
  fr: [
    '14, rue du Moulin',
    '7, quai du Port',
    '28, rue de la Gare',
    '3, place de l’Église',
    '52, avenue du Parc',
    '19, rue des Jardins',
  ],
  es: [
    'Calle del Molino 14',
    'Calle del Puerto 7',
    'Avenida del Parque 52',
    'Plaza Mayor 3',
    'Calle Nueva 28',
    'Calle Jardín 19',
  ],
  pt: [
    'Rua do Moinho 14',
    'Rua do Porto 7',
    'Avenida do Parque 52',
    'Largo da Igreja 3',
    'Rua Nova 28',
    'Rua do Jardim 19',
  ],
  it: [
    'Via del Mulino 14',
    'Via del Porto 7',
    'Via Stazione 28',
    'Piazza Chiesa 3',
    'Viale del Parco 52',
    'Via Giardino 19',
  ],
  nl: ['Molenweg 14', 'Havenstraat 7', 'Stationsweg 28', 'Kerkplein 3', 'Parklaan 52', 'Tuinstraat 19'],
  pl: ['ul. Młyńska 14', 'ul. Portowa 7', 'ul. Dworcowa 28', 'pl. Kościelny 3', 'ul. Parkowa 52', 'ul. Ogrodowa 19'],
  sv: ['Kvarnvägen 14', 'Hamngatan 7', 'Stationsgatan 28', 'Kyrkbacken 3', 'Parkvägen 52', 'Trädgårdsgatan 19'],
  tr: ['Değirmen Sok. 14', 'Liman Cad. 7', 'İstasyon Cad. 28', 'Park Cad. 52', 'Bahçe Sok. 19', 'Çarşı Sok. 3'],
  ja: ['本町2-14', '港町1-7', '駅前3-28', '栄町4-3', '緑町5-2', '旭町1-19'],
  ko: ['항구로 7', '역전로 28', '공원길 52', '정원로 19', '시장길 14', '강변로 3'],
  zh: ['青石巷14号', '港口路7号', '车站路28号', '公园路52号', '花园街19号', '西街3号'],
};

const COMPANIES = [
  'Marsh & Mellow',
  'Tarn Valley',
  'Oakhollow',
  'Farrow & Sons',
  'Lindqvist Group',
  'Hexley Partners',
  'Quince & Pell',
  'Norderby',
] as const;
const COMPANIES_OF: Partial<Record<LexiconLang, readonly string[]>> = {
  ja: ['北斗商会', '青葉商事', '三日月社', '東雲組', '桜井本舗', '南風社'],
  ko: ['한빛상사', '푸른들', '다온상회', '새봄', '온누리', '가람상사'],
  zh: ['青禾公司', '南枝商行', '远山公司', '云帆公司', '听雨社', '白露商行'],
};

/** Given names of things, as products, boats and animals have them; they belong to no trade. */
const PROPER = [
  'Alma',
  'Birk',
  'Corso',
  'Dala',
  'Elva',
  'Fenn',
  'Gala',
  'Holm',
  'Iria',
  'Juno',
  'Kestra',
  'Lumo',
] as const;
const PROPER_OF: Partial<Record<LexiconLang, readonly string[]>> = {
  ja: ['あさひ', 'いぶき', 'うらら', 'かえで', 'こはる', 'しずく', 'つむぎ', 'はるか'],
  ko: ['가온', '나래', '다솜', '라온', '마루', '바다', '새벽', '하늘'],
  zh: ['朝露', '清风', '明月', '远山', '星河', '初雪', '晚霞', '春水'],
};

/** Names of people, towns, streets, companies and single things as they are written in a language. */
export const NAMES = {
  person: (lang: Tongue): readonly string[] => PEOPLE_OF[lang] ?? PEOPLE,
  town: (lang: LexiconLang): readonly string[] => TOWNS_OF[lang] ?? TOWNS,
  street: (lang: LexiconLang): readonly string[] => STREETS_OF[lang] ?? STREETS_OF.en ?? [],
  company: (lang: LexiconLang): readonly string[] => COMPANIES_OF[lang] ?? COMPANIES,
  proper: (lang: LexiconLang): readonly string[] => PROPER_OF[lang] ?? PROPER,
};

const INVENTED: ReadonlySet<string> = new Set([...PEOPLE, ...Object.values(PEOPLE_OF).flat()]);

/** Whether a name is one of those that stand for people whom a prompt does not name. */
export const isInventedPerson = (name: string): boolean => INVENTED.has(name);
