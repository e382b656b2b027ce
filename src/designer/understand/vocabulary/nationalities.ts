/**
 * Adjectives of lands, by the money that is paid there: in English, then in languages that are spoken in several lands or
 * beside them. A stem with its endings is written `stem(e|n)`.
 */
export const NATIONALITIES: Readonly<Record<string, string>> = {
  GBP: 'English, British, Scottish, Welsh, Cornish, Northern Irish, englische(|n|r|s), britische(|n|r|s), anglais(|e), britannique, inglés, inglesa, británic(o|a), inglese, britannic(o|a), inglês, britânic(o|a), Engelse, Britse',
  EUR: 'Irish, German, French, Spanish, Italian, Dutch, Portuguese, Austrian, Belgian, Finnish, Greek, Estonian, Latvian, Lithuanian, Slovak, Slovenian, Croatian, Maltese, Catalan, Basque, Sicilian, Bavarian, Breton, Flemish, deutsche(|n|r|s), französische(|n|r|s), italienische(|n|r|s), spanische(|n|r|s), österreichische(|n|r|s), français(|e), allemand(|e), italien(|ne), espagnol(|e), belge, español(|a), alemán, alemana, francés, francesa, italian(o|a), português, portuguesa, tedesc(o|a), francese, spagnol(o|a), Franse, Duitse, Spaanse, Italiaanse, Belgische, Vlaamse',
  USD: 'American, Californian, Texan, Hawaiian, amerikanische(|n|r|s), américain(|e), estadounidense, american(o|a), Amerikaanse',
  CAD: 'Canadian, kanadische(|n|r|s), canadien(|ne), québécois(|e), canadiense, canadese',
  AUD: 'Australian, Tasmanian, australische(|n|r|s), australien(|ne), australian(o|a)',
  NZD: 'Kiwi, New Zealand',
  CHF: 'Swiss, Schweizer, suisse, suiz(o|a), svizzer(o|a), Zwitserse',
  SEK: 'Swedish, schwedische(|n|r|s), suédois(|e), suec(o|a)',
  NOK: 'Norwegian, norwegische(|n|r|s), norvégien(|ne), norueg(o|a)',
  DKK: 'Danish, dänische(|n|r|s), danois(|e), danés, danesa',
  ISK: 'Icelandic',
  PLN: 'Polish, polnische(|n|r|s), polonais(|e), polac(o|a)',
  CZK: 'Czech, Bohemian, tschechische(|n|r|s), tchèque',
  HUF: 'Hungarian, ungarische(|n|r|s), hongrois(|e)',
  RON: 'Romanian, rumänische(|n|r|s), roumain(|e)',
  TRY: 'Turkish, türkische(|n|r|s), turc, turque',
  UAH: 'Ukrainian, ukrainische(|n|r|s), ukrainien(|ne)',
  JPY: 'Japanese, japanische(|n|r|s), japonais(|e), japonés, japonesa, giapponese',
  KRW: 'Korean, South Korean, koreanische(|n|r|s), coréen(|ne), corean(o|a)',
  CNY: 'Chinese, chinesische(|n|r|s), chinois(|e), chin(o|a), cinese',
  INR: 'Indian, indische(|n|r|s), indien(|ne)',
  THB: 'Thai',
  VND: 'Vietnamese',
  IDR: 'Indonesian, Balinese',
  MYR: 'Malaysian',
  PHP: 'Filipino',
  SGD: 'Singaporean',
  TWD: 'Taiwanese',
  ILS: 'Israeli',
  EGP: 'Egyptian',
  MAD: 'Moroccan, marocain(|e), marroquí',
  KES: 'Kenyan',
  NGN: 'Nigerian',
  GHS: 'Ghanaian',
  ZAR: 'South African',
  BRL: 'Brazilian, brasileir(o|a), brasileñ(o|a), brésilien(|ne)',
  ARS: 'Argentinian, Argentine, argentin(o|a)',
  CLP: 'Chilean, chilen(o|a)',
  COP: 'Colombian, colombian(o|a)',
  PEN: 'Peruvian, peruan(o|a)',
  UYU: 'Uruguayan, uruguay(o|a)',
  MXN: 'Mexican, mexican(o|a)',
};

/** What is called after a land wherever it is served, taught or sold. */
export const CALLED_AFTER_LANDS =
  'restaurant*, bistro*, brasserie*, trattoria, osteria, pizzeria, deli, delicatessen, kitchen*, cuisine, cooking, food*, dish*, meal*, recipe*, takeaway*, takeout, takeaways, grill*, tapas, street, ramen, noodle*, sushi, curry, taco*, taqueria, pizza, pasta, tea, coffee, wine*, beer*, cheese*, breakfast, brunch, dinner, supper, bread*, pastr*, dessert*, ' +
  'restaurante, ristorante, comida, cocina, cucina, cuisine, küche, essen, keuken, gericht*, receta*, receita*, ricett*, rezept*, ' +
  'lesson*, course*, class*, teacher*, tutor*, grammar, vocabulary, dictionary, language*, flashcard*, exam*, speaking, learn*, practice, lernen, aprender, apprendre, imparare, leren, kurs*, curso*, cours, corso, ' +
  'bulldog, mastiff, shepherd, terrier, retriever, rug*, carpet*, press, army, dressing, film*, cinema, literature, history, art, poetry, music, garden*, massage, bath*, sauna';
