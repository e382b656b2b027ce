import type { ControlKind } from '../../outline.ts';

/** Names of fields by the kind of control that people expect there, whole words in the languages that prompts come in. */
const KINDS: readonly [ControlKind, string][] = [
  // Numbers that are written, not counted, though their names speak of a number.
  [
    'input',
    '(?:phone|telephone|mobile|order|customer|account|card|house|ticket|booking|invoice|serial|hire) (?:number|no)|telefonnummer|kundennummer|hausnummer|rechnungsnummer|número de (?:teléfono|cuenta|pedido)|numéro de (?:téléphone|commande|client)|numero di telefono|número de telefone|telefoonnummer|numer telefonu|telefonnummer|telefon numarası|電話番号|전화번호|电话号码',
  ],
  [
    'file',
    'upload\\p{L}*|attach\\p{L}*|cv|résumé|(?:photo|picture|file|document|scan|receipt) upload|anhang|datei|foto hochladen|pièce jointe|fichier|adjunt\\p{L}+|archivo|anexo|allegat\\p{L}+|bijlage|załącznik|bilaga|dosya|添付|첨부|附件',
  ],
  [
    'textarea',
    'message|notes?|motivation|bio|cover letter|about (?:me|you|yourself)|remarks?|comments?|description|details|feedback|question|request|reason|enquiry|inquiry|wishes|story|nachricht|notiz(?:en)?|bemerkung(?:en)?|kommentar|beschreibung|anliegen|wünsche|frage|message|remarques?|commentaires?|demande|mensaje|comentarios?|observaciones|notas|consulta|mensagem|observações|messaggio|richiesta|opmerking(?:en)?|bericht|vraag|uwagi|wiadomość|meddelande|anteckning(?:ar)?|mesaj|açıklama|notlar|備考|メモ|メッセージ|비고|메모|메시지|备注|留言',
  ],
  [
    'stepper',
    "(?:number|nr|no|count|amount) of \\p{L}[\\p{L} -]*|how many(?: \\p{L}+)*|quantity|qty|party size|guests|people|persons|adults|children|kids|seats|tickets|nights|(?:an)?zahl(?: der)?(?: \\p{L}+)?|menge|personen(?:zahl)?|gäste|erwachsene|kinder|nombre d(?:e |')\\p{L}+|quantité|personnes|(?:número|cantidad) de \\p{L}+|cu[aá]nt[oa]s(?: \\p{L}+)?|cantidad|personas|pasajeros|número de \\p{L}+|quantidade|pessoas|numero di \\p{L}+|quantità|persone|aantal(?: \\p{L}+)?|hoeveel(?: \\p{L}+)?|liczba \\p{L}+|ilość|antal(?: \\p{L}+)?|kişi(?: sayısı)?|adet|人数|数量|인원(?: ?수)?|수량",
  ],
  [
    'date',
    "(?:[\\p{L}-]+ ){0,2}(?:date|day)(?: of [\\p{L} ]+)?|birthday|when|arrival|departure|check[- ]?(?:in|out)|deadline|\\p{L}*datum|(?:wunsch)?termin|(?:an|ab)reise|tag|date(?: d[eu'] ?[\\p{L}']+)?|jour|arrivée|départ|fecha(?: de [\\p{L}]+)?|día|llegada|salida|data(?: d[eia] [\\p{L}]+)?|giorno|dia|chegada|saída|arrivo|partenza|dag|aankomst|vertrek|dzień|tarih|gün|日付|日にち|日程|날짜|일자|日期",
  ],
  [
    'time',
    '(?:[\\p{L}-]+ )?(?:time|hour)|uhrzeit|zeit|heure|hora|ora|orario|tijd|tijdstip|godzina|tid|klockslag|saat|時間|時刻|시간|时间',
  ],
  [
    'select',
    "(?:\\p{L}+ )?(?:type|kind|category|sort|size)(?: of [\\p{L} ]+)?|country|language|occasion|topic|service|department|priority|status|room|colou?r|level|unit|state|\\p{L}*art|typ|kategorie|größe|land|sprache|anlass|thema|farbe|type(?: d[e'] ?\\p{L}+)?|catégorie|taille|pays|langue|occasion|tipo(?: d[ei] \\p{L}+)?|categoría|tamaño|talla|país|idioma|ocasión|motivo|categoria|tamanho|taglia|paese|lingua|soort|categorie|maat|rodzaj|kategoria|rozmiar|kraj|typ|kategori|storlek|tür|kategori|beden|ülke|種類|サイズ|종류|크기|类型|种类|尺寸",
  ],
  [
    'checkbox',
    "(?:i )?(?:agree|accept)\\p{L}*(?: .*)?|consent|terms(?: and conditions)?|remember me|newsletter(?: yes/no)?|agb|datenschutz|einwilligung|j'accepte(?: .*)?|acepto(?: .*)?|aceito(?: .*)?|accetto(?: .*)?|zgoda|akkoord|angemeldet bleiben|beni hatırla",
  ],
];

const PATTERNS = KINDS.map(([kind, names]) => [kind, new RegExp(`^(?:${names})$`, 'iu')] as const);

/** Fields that people fill in with a plain line. */
const PLAIN =
  /^(?:[\p{L}'’-]+ ){0,2}?(?:(?:first |last |full |sur|user|nick)?name|e-?mail(?: address)?|mail|address|postcode|zip(?: code)?|city|town|street|password|phone(?: number)?|telephone|mobile|number|code|weight(?: .*)?|height|place|age|company|website|vorname|nachname|adresse|ort|stra(?:ß|ss)e|plz|passwort|telefon\p{L}*|handy\p{L}*|gewicht|alter|nom|prénom|adresse|téléphone|mot de passe|ville|poids|nombre|apellidos?|correo|dirección|teléfono|contraseña|ciudad|peso|nome|cognome|indirizzo|telefono|città|endereço|telefone|senha|cidade|naam|adres|telefoon\p{L}*|wachtwoord|imię|nazwisko|telefon|hasło|namn|adress|lösenord|isim|ad|adres|şifre)$/iu;

/** Whether words are the usual name of something that people fill in. */
export const isFieldName = (name: string): boolean =>
  fieldKindOf(name) !== 'input' || PLAIN.test(name.trim()) || PATTERNS.some(([, pattern]) => pattern.test(name.trim()));

/** The control that a field of this name is filled in with: a date, a count, a choice, longer words; else a plain line. */
export function fieldKindOf(name: string): ControlKind {
  const bare = name
    .trim()
    .replace(/\s*\([^)]*\)$/u, '')
    .replace(
      /^(?:preferred|desired|short|brief|optional|your|the|exact|gewünschte[rs]?|votre|su|tu|il|la|le|el)\s+/iu,
      '',
    )
    .replace(/[*:?]+$/u, '');
  return PATTERNS.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'input';
}
