/** Names of months and weekdays in the languages that prompts are written in, lower-case, without a closing point. */
export const MONTHS: ReadonlySet<string> = new Set(
  (
    'january february march april may june july august september october november december jan feb mar apr jun jul aug ' +
    'sep sept oct nov dec januar februar märz mai juni juli oktober dezember mrz okt dez jänner janvier février mars ' +
    'avril juin juillet août septembre octobre novembre décembre janv févr avr juil déc enero febrero marzo abril mayo ' +
    'junio julio agosto septiembre octubre noviembre diciembre ene abr ago dic gennaio febbraio aprile maggio giugno ' +
    'luglio settembre ottobre dicembre gen mag giu lug set ott janeiro fevereiro março maio junho julho setembro outubro ' +
    'novembro dezembro fev januari februari maart mei augustus oktober mrt stycznia lutego marca kwietnia maja czerwca ' +
    'lipca sierpnia września października listopada grudnia styczeń luty marzec kwiecień maj czerwiec lipiec sierpień ' +
    'wrzesień październik listopad grudzień augusti ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık ' +
    'marts'
  ).split(' '),
);

export const WEEKDAYS: ReadonlySet<string> = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun mondays ' +
    'tuesdays wednesdays thursdays fridays saturdays sundays montag dienstag mittwoch donnerstag freitag samstag sonntag ' +
    'sonnabend mo di mi do fr sa so montags dienstags mittwochs donnerstags freitags samstags sonntags lundi mardi ' +
    'mercredi jeudi vendredi samedi dimanche lun mer jeu ven sam dim lunes martes miércoles jueves viernes sábado domingo ' +
    'mié jue vie sáb lunedì martedì mercoledì giovedì venerdì sabato domenica gio segunda terça quarta quinta sexta ' +
    'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira maandag dinsdag woensdag donderdag vrijdag zaterdag ' +
    'zondag poniedziałek wtorek środa czwartek piątek sobota niedziela pon śr czw måndag tisdag onsdag torsdag ' +
    'fredag lördag söndag pazartesi salı çarşamba perşembe cuma cumartesi pazar 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 ' +
    '周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期日 월요일 화요일 수요일 목요일 금요일 토요일 일요일'
  ).split(' '),
);

/** Days told from today. */
export const NEAR_DAYS: ReadonlySet<string> = new Set(
  (
    "today yesterday tomorrow tonight now heute gestern morgen aujourd’hui aujourd'hui hier demain hoy ayer mañana oggi ieri domani hoje " +
    'ontem amanhã vandaag gisteren dziś dzisiaj wczoraj jutro idag igår imorgon bugün dün yarın 今日 昨日 明日 今天 昨天 明天 ' +
    '오늘 어제 내일'
  ).split(' '),
);

/** Words between two clocks or numbers that make a range. */
export const RANGE_WORD = /\s?(?:–|—|-|−|~|〜|to|till|until|bis|à|a|al|tot|do|till|até|alle)\s?/uy;

/** "of" in "11 of 26". */
export const OF_WORD = /\s*(?:\/|of|out of|von|sur|de|di|van|z|av|af|auf|su|из|中|\u5171)\s*/uy;
