import type { WordsByLang } from './languages.ts';

/** Words that open the template of the items: what each of them holds. */
export const TEMPLATE_OPENERS: WordsByLang = {
  en: '[for|in|on|with|under|per|at the end of|at the foot of|beside|next to|below|above|inside] (each|every) [one|of them|of these|of those], per (row|card|item|line|entry|column|person|tile|day|tick|bell), one (card|row|tile|column|line|entry|item|pill|bar) per, ?all [of them|rows|cards|items|entries] (have|has|show|carry|get), (rows|cards|items|entries|lines|tiles) (have|show|hold|carry|contain|with), (each|every), for (all|any) of them, (they|these) all (have|show), with each, apiece, ?any, everyone has, (a row|rows) (has|have|holds|hold|shows|show)',
  de: '[für|in|bei|unter|an|mit] (jede|jeder|jedes|jedem|jeden) [davon], je (Zeile|Karte|Eintrag|Reihe|Person|Kachel), pro (Zeile|Karte|Eintrag|Reihe|Person|Kachel), ?alle, mit je, mit jeweils, jeweils',
  fr: '[pour|dans|sur|sous|avec] (chaque|chacun|chacune) [des|de ces], par (ligne|carte|entrée|fiche|personne), ?tous, ?toutes, pour tous',
  es: '[para|en|con|de|bajo] cada [uno|una], por (fila|tarjeta|línea|entrada|persona), ?todos, ?todas',
  pt: '[para|em|com|de] cada [um|uma], por (linha|cartão|entrada|pessoa), ?todos, ?todas',
  it: '[per|in|con|di|sotto] (ogni|ciascun|ciascuno|ciascuna), per (riga|scheda|voce|persona), ?tutti, ?tutte',
  nl: '[voor|in|bij|met|onder] (elk|elke|iedere|ieder), per (rij|kaart|regel|item|persoon), ?alle',
  pl: '[w|dla|na|przy|pod] (każdy|każda|każde|każdym|każdej|każdego|każdą), na (wiersz|kartę|pozycję), ?wszystkie',
  sv: '[för|i|på|vid|med|under] (varje|varjedera|respektive), per (rad|kort|post|person), ?alla',
  tr: 'her, her (bir|biri|satırda|kartta|birinde|birinin|ürünün), tüm (kartlarda|satırlarda)',
  ja: '各, それぞれ, 毎行, 各行, 各カード, ごとに',
  ko: '각, 각각, 매, 줄마다, 카드마다',
  zh: '每, 每个, 每張, 每张, 每行, 每条, 各, 每项, 每一',
};

/** What follows a showing verb: the name on the element, what it holds, or the value that it stands at. */
export type ShownAs = 'name' | 'content' | 'value';

/** Verbs and prepositions that tie words to the element before them. */
export const SHOWING_WORDS: Readonly<Record<ShownAs, WordsByLang>> = {
  name: {
    en: 'labelled, labeled, titled, entitled, called, named, headed, captioned, with the (label|title|heading|name|text|words|wording|headline|caption|inscription), under the (heading|title|name|headline), reads, reading, that reads, says, saying, that says, which says, with text, marked, tagged, inscribed, (the|its) (label|title|heading|text|headline) [is|reads|says], worded, spelling',
    de: 'namens, mit der (Aufschrift|Überschrift|Beschriftung|Bezeichnung), mit dem (Titel|Text|Namen), beschriftet [mit], betitelt, genannt, heißt, überschrieben [mit], (er|sie|es) sagt, steht',
    fr: 'intitulé, intitulée, nommé, nommée, appelé, appelée, libellé, avec le (titre|texte|libellé), qui dit, étiqueté',
    es: 'titulado, titulada, llamado, llamada, con el (título|texto|nombre), que (dice|pone|diga), rotulado, con la etiqueta',
    pt: 'intitulado, intitulada, chamado, chamada, com o (título|texto|nome), que diz, com a etiqueta',
    it: 'intitolato, intitolata, chiamato, chiamata, con il (titolo|testo|nome), che dice, con la scritta, dal titolo',
    nl: 'genaamd, getiteld, met de (titel|tekst|naam), met als (titel|kop), gelabeld, met het opschrift, met het label',
    pl: 'zatytułowany, zatytułowana, o nazwie, z (napisem|tytułem|etykietą|tekstem), nazwany, z nagłówkiem',
    sv: 'med (rubriken|texten|namnet|titeln|etiketten), kallad, kallat, som heter, märkt, betitlad',
    tr: 'başlıklı, adlı, etiketli, yazan, isimli, yazsın',
    ja: 'という, と書かれた, と表示, という名前の, の見出し',
    ko: '라는, 이라는, 라고 적힌, 제목의',
    zh: '名为, 标题为, 写着, 标有, 文字为, 标注',
  },
  content: {
    en: 'with, showing, shows, that shows, which shows, show, displaying, displays, listing, lists, that lists, containing, contains, holding, holds, that holds, including, includes, consisting of, made of, made up of, featuring, features, has, have, having, carries, carrying, that carries, comprising, offering, offers, of, for, composed of, giving, gives, telling, in it, plus, where, filled with, covering, made from, in which, composed of',
    de: 'mit, zeigt, zeigen, enthält, enthalten, listet, bestehend aus, aus, für, samt, darin, beinhaltet, inklusive',
    fr: 'avec, affichant, montrant, contenant, qui (affiche|montre|contient|liste), comprenant, composé de, pour, dont, incluant',
    es: 'con, mostrando, que (muestra|contiene|incluye|lista), conteniendo, incluyendo, compuesto de, de, para',
    pt: 'com, mostrando, que (mostra|contém|inclui|lista), contendo, incluindo, composto por, de, para',
    it: 'con, che (mostra|contiene|elenca|include), mostrando, contenente, composto da, di, per',
    nl: 'met, toont, tonen, met daarin, die (toont|bevat), bevat, bestaande uit, van, voor, waarin',
    pl: 'z, ze, pokazuje, pokazujący, zawiera, zawierający, składający się z, dla',
    sv: 'med, visar, som visar, innehåller, som innehåller, bestående av, för, listar',
    tr: 'ile, gösteren, içeren, listeleyen, olan, ve altında',
    ja: 'を表示, を並べ, を含む, 付き, を付け, として',
    ko: '보여 주, 포함, 표시, 있는',
    zh: '有, 包含, 显示, 包括, 列出, 含, 带有, 附',
  },
  value: {
    en: 'set to, set at, standing at, stands at, at, now at, currently [at|on|set to|showing], is at, pre~filled [with|to], default[s] to, default, defaulting to, with the value, with value, value, holding the value, preset to, pre~selected, now, reads currently, selected, filled in with, with the placeholder, placeholder, with placeholder, on, pointing (at|to), equals, is, are, stands on, up to, from',
    de: 'steht auf, eingestellt auf, gesetzt auf, auf, aktuell, derzeit, vorausgefüllt [mit], mit dem Wert, voreingestellt [auf], mit Platzhalter',
    fr: 'réglé sur, réglée sur, à, actuellement, prérempli [avec], par défaut, avec la valeur, qui marque, indiquant',
    es: 'en, ajustado a, fijado en, actualmente, con el valor, prellenado [con], por defecto, puesto en',
    pt: 'em, definido para, atualmente, com o valor, pré-preenchido [com], por defeito, que marca',
    it: 'impostato su, a, attualmente, con il valore, precompilato [con], predefinito, fissato a',
    nl: 'staat op, ingesteld op, op, momenteel, nu, vooraf ingevuld [met], met de waarde, standaard',
    pl: 'ustawiony na, ustawiona na, obecnie, aktualnie, z wartością, wypełniony, domyślnie',
    sv: 'inställd på, står på, för närvarande, nu, förifylld [med], med värdet, som standard',
    tr: 'ayarlı, şu anda, değeri, önceden doldurulmuş, varsayılan',
    ja: 'に設定, 現在, 初期値',
    ko: '로 설정, 현재, 기본값',
    zh: '设为, 当前为, 默认, 值为',
  },
};

/** Words between one part and the next. */
export const CONNECTIVES: WordsByLang = {
  en: '[and] then, next, [and] next [comes|is|to that|up], after (that|this|it|them|which), afterwards, finally, lastly, also, and also, as well as, plus, in addition, additionally, furthermore, moreover, followed by, [and] at (last|the end), then comes, first [of all], firstly, second[ly], third[ly], to begin with, last [of all|but not least], besides, further, another, below that comes, straight after that, next comes, after which, besides that',
  de: 'dann, danach, anschließend, als nächstes, schließlich, zuletzt, außerdem, zudem, sowie, auch, ferner, zum Schluss, dazu, zuerst, weiter, noch',
  fr: "puis, ensuite, après, enfin, finalement, aussi, également, ainsi que, d'abord, de plus, pour finir, à la suite, et puis",
  es: 'luego, después, a continuación, por último, finalmente, también, además, así como, primero, al final, y luego',
  pt: 'depois, a seguir, em seguida, por fim, finalmente, também, além disso, primeiro, bem como',
  it: 'poi, dopo, infine, in seguito, anche, inoltre, prima, quindi, e poi, nonché',
  nl: 'dan, daarna, vervolgens, ten slotte, tot slot, ook, verder, eerst, bovendien, alsook',
  pl: 'potem, następnie, dalej, na koniec, wreszcie, także, również, oraz, najpierw, ponadto, później',
  sv: 'sedan, därefter, efter det, slutligen, till sist, också, dessutom, samt, först, vidare',
  tr: 'sonra, ardından, daha sonra, son olarak, ayrıca, önce, bir de, en son, hem de',
  ja: '次に, その次に, 続いて, 最後に, また, さらに, まず, それから',
  ko: '다음으로, 그다음, 그리고, 마지막으로, 또한, 먼저, 이어서',
  zh: '然后, 接着, 接下来, 最后, 还有, 另外, 首先, 其次, 以及',
};
