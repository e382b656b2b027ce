/** Names of a page's places for assistive technology; what is not here is told in English. */
export type PlaceWord = 'scrolls' | 'main' | 'bottom' | 'footer' | 'aside' | 'contents';

const ORDER: readonly PlaceWord[] = ['scrolls', 'main', 'bottom', 'footer', 'aside', 'contents'];

/** By language, in the order above. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'Scrollable content|Main|Bottom|Footer|Sidebar|On this page',
  de: 'Scrollbarer Inhalt|Hauptnavigation|Untere Navigation|Fußbereich|Seitenleiste|Auf dieser Seite',
  fr: 'Contenu défilant|Navigation principale|Navigation du bas|Pied de page|Barre latérale|Sur cette page',
  es: 'Contenido desplazable|Navegación principal|Navegación inferior|Pie de página|Barra lateral|En esta página',
  pt: 'Conteúdo rolável|Navegação principal|Navegação inferior|Rodapé|Barra lateral|Nesta página',
  it: 'Contenuto scorrevole|Navigazione principale|Navigazione in basso|Piè di pagina|Barra laterale|In questa pagina',
  nl: 'Scrolbare inhoud|Hoofdnavigatie|Navigatie onderaan|Voettekst|Zijbalk|Op deze pagina',
  pl: 'Przewijana treść|Nawigacja główna|Nawigacja dolna|Stopka|Panel boczny|Na tej stronie',
  sv: 'Rullbart innehåll|Huvudnavigering|Navigering nederst|Sidfot|Sidopanel|På den här sidan',
  tr: 'Kaydırılabilir içerik|Ana gezinme|Alt gezinme|Alt bilgi|Kenar çubuğu|Bu sayfada',
  ja: 'スクロールできる内容|メインナビゲーション|下部ナビゲーション|フッター|サイドバー|このページの内容',
  ko: '스크롤 가능한 내용|주요 탐색|하단 탐색|바닥글|사이드바|이 페이지에서',
  zh: '可滚动内容|主导航|底部导航|页脚|侧边栏|本页内容',
  ar: 'محتوى قابل للتمرير|التنقل الرئيسي|التنقل السفلي|تذييل الصفحة|الشريط الجانبي|في هذه الصفحة',
  he: 'תוכן נגלל|ניווט ראשי|ניווט תחתון|כותרת תחתונה|סרגל צד|בעמוד זה',
  ru: 'Прокручиваемое содержимое|Основная навигация|Нижняя навигация|Подвал|Боковая панель|На этой странице',
  uk: 'Вміст із прокруткою|Основна навігація|Нижня навігація|Підвал|Бічна панель|На цій сторінці',
  cs: 'Posuvný obsah|Hlavní navigace|Dolní navigace|Zápatí|Postranní panel|Na této stránce',
  da: 'Rulbart indhold|Hovednavigation|Nederste navigation|Sidefod|Sidepanel|På denne side',
  nb: 'Rullbart innhold|Hovednavigasjon|Nederste navigasjon|Bunntekst|Sidepanel|På denne siden',
  fi: 'Vieritettävä sisältö|Päävalikko|Alavalikko|Alatunniste|Sivupalkki|Tällä sivulla',
  ro: 'Conținut derulabil|Navigare principală|Navigare jos|Subsol|Bară laterală|Pe această pagină',
  hu: 'Görgethető tartalom|Fő navigáció|Alsó navigáció|Lábléc|Oldalsáv|Ezen az oldalon',
  el: 'Περιεχόμενο με κύλιση|Κύρια πλοήγηση|Κάτω πλοήγηση|Υποσέλιδο|Πλαϊνή στήλη|Σε αυτή τη σελίδα',
  vi: 'Nội dung cuộn được|Điều hướng chính|Điều hướng dưới|Chân trang|Thanh bên|Trên trang này',
  id: 'Konten yang dapat digulir|Navigasi utama|Navigasi bawah|Kaki halaman|Panel samping|Di halaman ini',
  th: 'เนื้อหาที่เลื่อนได้|การนำทางหลัก|การนำทางด้านล่าง|ส่วนท้าย|แถบด้านข้าง|ในหน้านี้',
  hi: 'स्क्रॉल होने वाली सामग्री|मुख्य नेविगेशन|निचला नेविगेशन|पाद भाग|साइडबार|इस पृष्ठ पर',
  fa: 'محتوای پیمایش‌پذیر|ناوبری اصلی|ناوبری پایین|پاورقی|نوار کناری|در این صفحه',
  bg: 'Превъртащо се съдържание|Основна навигация|Долна навигация|Долен колонтитул|Страничен панел|На тази страница',
};

/** A place of the page in the language of a BCP 47 tag. */
export function placeWord(place: PlaceWord, tag: string): string {
  const row = WORDS[tag.split('-')[0]?.toLowerCase() ?? ''] ?? WORDS['en'] ?? '';
  return row.split('|')[ORDER.indexOf(place)] ?? '';
}
