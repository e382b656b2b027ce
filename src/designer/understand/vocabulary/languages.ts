/** Small words of the languages whose prompts are read; all folded (lowercase, no Latin accents). */
export interface LanguageGrammar {
  /** Words that give the language away. */
  marks: string;
  /** Openings of a wish: imperatives and "I need". Longer ones first. */
  asks: string;
  articles: string;
  /** Words that lead in a list of contents. */
  leads: string;
  ands: string;
  /** Words that end the naming part of a phrase. */
  prepositions: string;
  refusals: string;
  /** Words that lead in what a thing is for: "für", "pour". */
  purposes: string;
  /** The thing stands before its qualifiers: "liste de clients". */
  headFirst: boolean;
}

export const LANGUAGES: Readonly<Record<string, LanguageGrammar>> = {
  en: {
    marks:
      'a the and with for that this from should have has app page screen build create make design show include add using use of to in on an is are my our it its about dashboard form where which at by or as into',
    asks: '',
    articles: 'a an the some my our your their its his her this these those',
    leads: 'with including includes showing featuring',
    ands: 'and or',
    prepositions: '',
    refusals: 'no without',
    purposes: 'for',
    headFirst: false,
  },
  de: {
    marks:
      'der die das und mit fur ein eine einen einem einer ist soll sollen den dem des von zu zur zum im auf oder nicht bitte erstelle erstellen gestalte entwirf baue seite ansicht ubersicht unten oben unser unsere mein meine sowie',
    asks: 'ich mochte bitte|ich mochte|ich brauche|ich hatte gern|wir brauchen|erstelle mir|erstelle|erstellen sie|gestalte|gestalten sie|entwirf|entwerfen sie|baue mir|baue|bau mir|bau|mach mir|mache|mach|zeige|zeig|generiere|entwickle|bitte',
    articles:
      'der die das den dem des ein eine einen einem einer eines mein meine meinen unser unsere unseren ihre ihr seine alle einige mehrere',
    leads: 'mit inklusive einschliesslich enthalt beinhaltet zeigt sowie darunter',
    ands: 'und oder sowie',
    prepositions: 'mit ohne um damit wo welche welcher die',
    refusals: 'ohne kein keine keinen',
    purposes: 'fur',
    headFirst: false,
  },
  fr: {
    marks:
      'le la les de des une un et avec pour dans sur est sont du au aux qui que ou cree creer ecran mon ma mes notre nos par plus ainsi concevoir concois dessine bouton gauche droite chaque votre vos',
    asks: 'je voudrais|je veux|j ai besoin d|nous avons besoin d|il me faut|cree moi|cree|creer|creez|concois|concevez|dessine|genere|fais moi|fais|realise|developpe|affiche|montre',
    articles: 'le la les l un une des du de d mon ma mes notre nos votre vos son sa ses ce cette ces',
    leads: 'avec incluant comprenant contenant affichant montrant comporte inclut contient affiche',
    ands: 'et ou',
    prepositions: 'avec sans qui que afin',
    refusals: 'sans pas aucun aucune',
    purposes: 'pour',
    headFirst: true,
  },
  es: {
    marks:
      'el la los las una un unos y con para en de del por que es son mi mis nuestro nuestra crea crear disena pagina pantalla aplicacion boton mas tambien debe lista',
    asks: 'quiero|quisiera|necesito|necesitamos|creame|crea|crear|disena|disename|genera|haz|hazme|construye|desarrolla|muestra',
    articles: 'el la los las un una unos unas mi mis nuestro nuestra nuestros nuestras su sus del de al',
    leads: 'con incluyendo incluye mostrando muestra contiene conteniendo',
    ands: 'y e o u',
    prepositions: 'con sin que donde',
    refusals: 'sin ningun ninguna',
    purposes: 'para',
    headFirst: true,
  },
  it: {
    marks:
      'il lo la gli le un una uno e con per di del della dei delle nel nella che sono mio mia nostro crea creare progetta pagina schermata applicazione pulsante anche piu elenco',
    asks: 'voglio|vorrei|mi serve|ho bisogno d|abbiamo bisogno d|creami|crea|creare|progetta|disegna|genera|fai|fammi|realizza|sviluppa|mostra',
    articles:
      'il lo la i gli le l un uno una un mio mia miei mie nostro nostra nostri nostre di del dello della dei degli delle',
    leads: 'con includendo include che mostra mostra contiene comprende',
    ands: 'e ed o',
    prepositions: 'con senza che dove',
    refusals: 'senza nessun nessuna',
    purposes: 'per',
    headFirst: true,
  },
  pt: {
    marks:
      'o a os as um uma e com para de do da dos das em no na que sao meu minha nosso nossa crie criar desenhe pagina tela aplicativo botao tambem mais lista nao',
    asks: 'quero|gostaria d|preciso d|precisamos d|crie|cria|criar|desenhe|desenha|projete|gere|gera|faca|faz|construa|desenvolva|mostre',
    articles: 'o a os as um uma uns umas meu minha meus minhas nosso nossa seu sua de do da dos das',
    leads: 'com incluindo inclui mostrando mostra contendo contem',
    ands: 'e ou',
    prepositions: 'com sem que onde',
    refusals: 'sem nenhum nenhuma',
    purposes: 'para',
    headFirst: true,
  },
  nl: {
    marks:
      'de het een en met voor van op in aan is zijn dat die ook maak ontwerp pagina scherm knop onze mijn niet bij of naar overzicht lijst',
    asks: 'ik wil graag|ik wil|ik heb nodig|wij hebben nodig|maak|ontwerp|bouw|genereer|toon|laat zien',
    articles: 'de het een mijn onze ons uw je jouw enkele alle',
    leads: 'met inclusief bevat toont waaronder',
    ands: 'en of',
    prepositions: 'met zonder die dat om waar',
    refusals: 'zonder geen',
    purposes: 'voor',
    headFirst: false,
  },
  sv: {
    marks:
      'och med for att en ett ar som den det av till pa visa skapa designa sida skarm knapp vara min mitt mina ska eller inte samt deras',
    asks: 'jag vill ha|jag vill|jag behover|vi behover|skapa|designa|bygg|gor|visa|generera',
    articles: 'en ett den det de min mitt mina var vart vara nagra alla',
    leads: 'med inklusive innehaller visar samt',
    ands: 'och samt eller',
    prepositions: 'med utan som dar',
    refusals: 'utan inga ingen inget',
    purposes: 'for',
    headFirst: false,
  },
  pl: {
    marks:
      'i z ze dla na w do jest sa oraz lub stworz zaprojektuj strona strone ekran aplikacja aplikacji przycisk lista listy moj moje nasz sie nie panel',
    asks: 'chce|chcialbym|potrzebuje|potrzebujemy|stworz|zaprojektuj|zbuduj|wygeneruj|zrob|pokaz',
    articles: '',
    leads: 'z ze zawierajacy zawierajaca zawiera pokazujacy',
    ands: 'i oraz lub',
    prepositions: 'z ze bez',
    refusals: 'bez zadnych',
    purposes: 'dla',
    headFirst: true,
  },
  tr: {
    marks:
      've ile icin bir bu olan olsun sayfasi ekrani uygulamasi tasarla olustur yap dugmesi butonu listesi var veya gibi panosu',
    asks: 'istiyorum|olustur|tasarla|yap|hazirla',
    articles: 'bir bu',
    leads: 'iceren',
    ands: 've veya ile',
    prepositions: 'icin',
    refusals: 'olmadan',
    purposes: '',
    headFirst: false,
  },
  ru: {
    marks: 'и с для на в по из или создай сделай страница экран приложение кнопка список мой наш не это',
    asks: 'мне нужен|мне нужна|мне нужно|нам нужен|нам нужна|создай|создайте|сделай|сделайте|разработай|спроектируй|сгенерируй|покажи|нужен|нужна',
    articles: '',
    leads: 'с со включая содержит содержащий показывает',
    ands: 'и или',
    prepositions: 'с со без',
    refusals: 'без',
    purposes: 'для',
    headFirst: true,
  },
  ko: {
    marks: '',
    asks: '',
    articles: '',
    leads: '',
    ands: '와 과 및 그리고',
    prepositions: '',
    refusals: '',
    purposes: '',
    headFirst: false,
  },
  ja: {
    marks: '',
    asks: '',
    articles: '',
    leads: '',
    ands: '',
    prepositions: '',
    refusals: '',
    purposes: '',
    headFirst: false,
  },
  zh: {
    marks: '',
    asks: '',
    articles: '',
    leads: '',
    ands: '',
    prepositions: '',
    refusals: '',
    purposes: '',
    headFirst: false,
  },
  ar: {
    marks: '',
    asks: 'صمم|انشئ|أنشئ|اصنع|أريد|اريد',
    articles: '',
    leads: 'مع يحتوي تحتوي يتضمن تتضمن',
    ands: 'و',
    prepositions: 'في على من إلى مع بدون',
    refusals: 'بدون',
    purposes: 'لـ',
    headFirst: true,
  },
  he: {
    marks: '',
    asks: 'אני רוצה|אני צריך|אנחנו צריכים|עצב|צור|בנה|תכנן|הצג',
    articles: '',
    leads: 'עם כולל הכולל הכוללת המציג',
    ands: 'ו או',
    prepositions: 'עם בלי ללא של על',
    refusals: 'בלי ללא',
    purposes: 'עבור בשביל',
    headFirst: true,
  },
};
