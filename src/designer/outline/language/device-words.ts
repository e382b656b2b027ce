/** A device that a prompt may name for its screen. */
export type NamedDevice = 'MOBILE' | 'DESKTOP' | 'TABLET';

/** Words that name a device, in the languages that prompts come in; notation of `word-pattern.ts`. */
export const DEVICE_WORDS: Readonly<Record<NamedDevice, readonly string[]>> = {
  MOBILE: [
    // English, German, Dutch
    'mobile, iphone, iphones, android, ios, smart phone, smart phones, smartphone*, handset, handsets, cell phone, cellphone, apple watch, smartwatch, phone app, phone screen, phone ui, phone proportions, phone frames, for phone, for phones, for a phone, for the phone, for my phone, on phone, on phones, on a phone, on the phone, on my phone',
    'mobil*, handy, handyapp, mobiel, mobiele',
    // French, Spanish, Portuguese, Italian, Catalan
    'móvil*, movil*, celular, cellulare, cellulari, telefonino, telemóvel, mòbil*',
    // Scandinavian, Finnish, Estonian
    'telefonapp*, telefonappen, puhelinsovellu*, mobiilisovellu*, mobiili*, älypuhelin*, älypuhelimelle, kännykkä*, kännykälle, nutitelefon*',
    // Slavic and Baltic in Latin letters
    'smartfon*, komórkow*, mobitel*, išmanusis telefon*, viedtālru*',
    // Hungarian, Turkish, Vietnamese, Indonesian
    'okostelefon*, cep telefonu*, di động, ponsel, seluler',
    // Cyrillic, Greek
    'мобильн*, мобільн*, мобилн*, мабільн*, смартфон*, айфон*, κινητό, κινητά, κινητού, κινητών',
    // Arabic, Persian, Hebrew, Hindi and Marathi
    'موبايل, الموبايل, للموبايل, موبایل, تلفن همراه, סמארטפון, לסמארטפון, סלולרי*, मोबाइल*, मोबाईल*, स्मार्टफ़ोन*, स्मार्टफोन*',
  ],
  DESKTOP: [
    'desktop, laptop, mac os, macos, mac app, windows app, wide screen, widescreen, large screen, web app*, webapp*, in browser, in the browser, in a browser, for browser, for the browser, browser window, web site, web sites, website*, homepage, homepages, web page, web pages, webpage*, 1280, 1440, 1920, 1280px, 1440px, 1920px',
    'webseite*, webanwendung*, internetseite*, webtoepassing*',
    'site web, application web, appli web, sitio web, aplicación web, aplicacion web, página web, aplicativo web, aplicação web, aplicacao web, sito web, applicazione web, app web, aplicació web, lloc web, pàgina web',
    'aplicație web, aplicatie web, aplicația web, aplicaţie web, pagină web, pagina web',
    'webbapp*, webbplats*, webbsida*, webbsidor, hjemmeside*, nettside*, nettsted*, nettapp*, webside*, verkkosovellu*, verkkosivu*, selainsovellu*, veebirakendus*, veebileht*',
    'aplikacja internetowa, aplikacja webowa, aplikacji internetowej, aplikację internetową, aplikację webową, strona internetowa, stronę internetową, strona www, webová aplik*, webovou aplik*, webovú aplik*, webové aplik*, webová stránk*, webové stránk*, web aplikacij*, web stranic*, spletna aplikacij*, spletno aplikacij*, spletna stran, spletno stran, interneto svetain*, tīmekļa lietotn*, tīmekļa vietn*',
    'webalkalmazás*, webes alkalmazás*, weboldal*, honlap*, weblap*, web uygulama*, web sitesi, internet sitesi, ứng dụng web, trang web, aplikasi web, situs web, laman web',
    'настольное приложение, настольного приложения, настольная программа, настільний застосунок, настільна програма, приложение для компьютера, программа для компьютера, застосунок для комп’ютера, masaüstü, na komputer, aplikacja desktopowa, aplikacji desktopowej, aplicación de escritorio, app de escritorio, programa de escritorio, applicazione desktop, skrivbordsapp*, skrivbordsprogram*, työpöytäsovellu*, asztali alkalmazás*, počítačová aplikace, počítačovou aplikaci, سطح المكتب, שולחן העבודה',
    'веб приложени*, вебприложени*, веб застосун*, вебзастосун*, веб додат*, вебдодат*, веб сайт*, вебсайт*, сайт*, уебсайт*, уеб приложени*, веб апликаци*, διαδικτυακή εφαρμογή, διαδικτυακής εφαρμογής, εφαρμογή web, εφαρμογή ιστού, ιστοσελίδα, ιστότοπο*',
    'تطبيق ويب, تطبيق الويب, موقع ويب, موقع الويب, موقع إلكتروني, برنامه وب, وبسایت, وب‌سایت, وب سایت, אפליקציית ווב, אפליקציית web, אפליקציית אינטרנט, יישום ווב, יישום אינטרנט, אתר אינטרנט, वेब ऐप*, वेब एप*, वेबसाइट*, वेब अॅप*',
  ],
  TABLET: [
    'tablet*, ipad, ipads, kindle, táblagép*, máy tính bảng, planşet, планшет*, ταμπλέτ*, تابلت, جهاز لوحي, تبلت, טאבלט*, टैबलेट*',
  ],
};

/** The same in languages that part no words. */
export const DEVICE_SIGNS: Readonly<Record<NamedDevice, readonly string[]>> = {
  MOBILE: [
    'スマホ',
    'モバイル',
    'スマートフォン',
    '手机',
    '手機',
    '移动端',
    '移動端',
    '小程序',
    '모바일',
    '스마트폰',
    '휴대폰',
    'มือถือ',
    'สมาร์ทโฟน',
  ],
  DESKTOP: [
    'デスクトップ',
    'パソコン',
    '电脑端',
    '데스크톱',
    'ウェブサイト',
    'Webサイト',
    'ウェブアプリ',
    'Webアプリ',
    'Web アプリ',
    'ブラウザアプリ',
    '桌面',
    '网络应用',
    '网站',
    '網站',
    '网页',
    '網頁',
    'Web应用',
    'Web 应用',
    'Web應用',
    '웹사이트',
    '웹 사이트',
    '웹앱',
    '웹 앱',
    '웹 애플리케이션',
    'เว็บแอป',
    'เว็บไซต์',
  ],
  TABLET: ['タブレット', '平板', '태블릿', 'แท็บเล็ต'],
};

/** Words for an app: it is in the hand, unless others say that it is not. */
export const APP_WORDS: readonly string[] = [
  "app, apps, +app, +apps, app'en, app’en, appen, appar, appli, applis, application, applications, applicazione, applicazioni, aplicación, aplicacion, aplicaciones, aplicativo, aplicativos, aplicação, aplicacao, aplicações, aplicació, aplicație, aplicaţie, aplicația, aplicatie, toepassing, toepassingen, applikation*, applikasjon*",
  'aplikac*, aplikác*, apka, apki, apkę, aplikasi, uygulama*, sovellus, +sovellus, sovelluksen, alkalmazás*, +alkalmazás, ứng dụng, rakendus, programėl*, lietotn*',
  'приложени*, застосун*, додаток, додатку, дадатак*, апликациј*, қосымша*, εφαρμογ*, تطبيق, التطبيق, برنامه, اپلیکیشن, ایپ, אפליקצי*, ऐप*, एप, अॅप*',
];
export const APP_SIGNS: readonly string[] = ['アプリ', '应用', '應用', '小程序', '앱', '어플', 'แอป'];

/** Telephones, which are called as well as looked at: one names the device only as what an app is for. */
export const PHONE_WORDS: readonly string[] = [
  'telefon, telefonu, telefona, telefonie, telefonra, telefonos, telefonní, telefónna, telefono, teléfono, telefone, téléphone, telèfon, telefoon, telepon, puhelin, puhelimelle, puhelimeen, điện thoại',
  'телефона, телефоне, телефону, телефонів, телефонов, телефон, τηλέφωνο, τηλεφώνου, جوال, الجوال, للجوال, هاتف, الهاتف, للهاتف, طلفون, טלפון, לטלפון, נייד, לנייד, फ़ोन, फोन',
];
/** Programs, which are apps only where they are said to be for a telephone. */
export const PROGRAM_WORDS: readonly string[] = [
  'program, programs, programme, programm, programa, programma, programmet, programmi, ohjelma, programı, chương trình',
  'програма, програмата, програму, программа, программу, програм, πρόγραμμα, برنامج, תוכנה, תוכנית, प्रोग्राम',
];
/** What may stand between an app and the telephone that it is for. */
export const FOR_WORDS =
  'for, de, du, di, do, da, per, per il, para, para el, para o, pour, pentru, til, till, für das, fürs, für, voor, voor de, na, za, dla, pro, pre, для, на, за, για, για το, cho, untuk, de la, على, עבור, के लिए';
