import type { WordsByLang } from './languages.ts';

/** Small words and verbs that end a noun phrase to the left: "with a | customer | table". */
export const FUNCTION_WORDS: WordsByLang = {
  en: 'a an the this that these those some any each every all both no not never without and or but nor then next also plus with of in on at to from for by as into onto over under below beneath above beside between within inside about than per via is are was were be been being has have had having do does did can could should would will shall must may might it its he she they their his her my your our we i you who which what where when why how there here so just only even show shows showing display displays add adds put puts use uses using make makes build create design generate include includes including contain contains containing need needs want wants see give gives let keep keeps get gets set holds hold carries carry opens open reads read says say labelled labeled titled called named like please don didn doesn isn s re ve ll m t after before until while because if whose whom one comes come sits sit stands stand goes go',
  de: 'der die das den dem des ein eine einen einem einer eines kein keine keinen und oder aber mit ohne in im an am auf aus bei von vom zu zum zur für über unter neben zwischen vor nach als wie ist sind wird werden hat haben soll sollen muss kann dann danach darunter darüber daneben davor dazu auch nur noch je jede jeder jedes jedem jeden alle sowie bitte zeige zeigt so es sie er ich wir was wer wo folgt folgen kommt kommen steht stehen liegt liegen läuft laufen bildet bilden findet finden sieht gibt trägt enthält nennt listet bietet außerdem zudem sich man hier dort weiter zuletzt schließlich lautet heißt',
  fr: 'le la les un une des du de d l au aux et ou avec sans dans sur sous en à par pour chaque tous toutes puis ensuite qui que est sont ce cette ces son sa ses mon ma mes nos il elle on ne pas plus y vient viennent suit suivent figure figurent trouve trouvent affiche contient porte énumère intitulé intitulée nommé nommée',
  es: 'el la los las un una unos unas de del al y o con sin en sobre bajo por para cada todo todos toda todas que es son se lo su sus mi mis este esta luego después también no hay viene vienen sigue siguen aparece aparecen muestra contiene lleva incluye',
  pt: 'o a os as um uma uns umas de do da dos das no na nos nas ao à e ou com sem em sobre por para cada todo todos que é são se seu sua depois também não',
  it: 'il lo la i gli le un uno una di del dello della dei delle al alla e o con senza in nel nella su sul sotto per ogni tutti che è sono si suo poi anche non da dal',
  nl: 'de het een en of met zonder in op aan bij van voor over onder naast boven tussen als is zijn wordt heeft elke elk iedere ieder alle dan daarna daaronder ook niet geen dat die deze dit er te',
  pl: 'i oraz lub z ze bez w we na do od dla pod nad przy obok po każdy każda każde każdym każdej jako jest są to ten ta te nie a o u za potem dalej także się',
  sv: 'en ett den det de och eller med utan i på av för till från under över bredvid ovanför som är har varje alla sedan också inte ingen inget inga',
  tr: 've veya ile bir bu şu o her için gibi de da ki mi sonra altında üstünde yanında olan olsun',
};

/** Small words that are English ones of another sense as well: alone they tell no language ("food van", "tool and die"). */
export const ALSO_ENGLISH: ReadonlySet<string> = new Set('van die den men met'.split(' '));
