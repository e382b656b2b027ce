import type { Fact, Item, TableNode, Words } from '../outline.ts';

/** Heads of columns that say what stands in them and are no words of the page. */
const ROLES = {
  label:
    /^(?:label|name|figure|metric|kpi|measure|indicator|stat(?:istic)?|key|title|bezeichnung|beschriftung|kennzahl|titel|libellé|indicateur|chiffre|intitulé|etiqueta|indicador|rótulo|dato|etichetta|indicatore|voce|naam|kengetal|etykieta|nazwa|wskaźnik|etikett|nyckeltal|etiket|gösterge)$/iu,
  value:
    /^(?:value|number|figure|reading|amount|wert|zahl|valeur|valor|valore|waarde|getal|wartość|liczba|värde|tal|değer)$/iu,
  note: /^(?:notes?|remarks?|comments?|hints?|sub-?(?:line|label|text|title)|captions?|context|small (?:text|print|line)|change|delta|trend|hinweis|bemerkung|anmerkung|zusatz|unterzeile|veränderung|remarque|mention|évolution|précision|nota|comentario|observación|cambio|observação|variação|variazione|opmerking|toelichting|uwaga|zmiana|anmärkning|not|açıklama)$/iu,
  when: /^(?:when|time|date|day|moment|wann|zeit|datum|uhrzeit|tag|quand|heure|date|cuándo|hora|fecha|quando|data|ora|wanneer|tijd|kiedy|czas|godzina|när|tid|ne zaman|saat|tarih)$/iu,
  what: /^(?:what|event|step|entry|text|activity|happened|was|ereignis|schritt|eintrag|quoi|événement|étape|qué|evento|paso|etapa|cosa|passo|fase|wat|gebeurtenis|stap|co|wydarzenie|vad|händelse|ne|olay)$/iu,
} as const;
type Role = keyof typeof ROLES;

const rolesOf = ({ columns }: TableNode): Partial<Record<Role, number>> | undefined => {
  const roles: Partial<Record<Role, number>> = {};
  for (const [at, { label }] of columns.entries()) {
    const role = (Object.keys(ROLES) as Role[]).find((one) => roles[one] === undefined && ROLES[one].test(label.text));
    if (role === undefined) return undefined;
    roles[role] = at;
  }
  return roles;
};

/** "| Label | Value | Note |": figures that are told as a table; nothing where a head names what the page shows. */
export function factsOf(table: TableNode): Fact[] | undefined {
  const { label, value, note, when, what } = rolesOf(table) ?? {};
  if (label === undefined || value === undefined || when !== undefined || what !== undefined) return undefined;
  return table.rows.flatMap(({ cells }): Fact[] => {
    const figure = cells[value];
    if (figure === undefined) return [];
    return [{ ...given('label', cells[label]), value: figure, ...given('note', cells[note ?? -1]) }];
  });
}

/** "| When | What |": moments that are told as a table, each with what was then. */
export function momentsOf(table: TableNode): Item[] | undefined {
  const { label, value, note, when, what = label } = rolesOf(table) ?? {};
  if (when === undefined || what === undefined || value !== undefined) return undefined;
  return table.rows.flatMap(({ cells }): Item[] => {
    const [title, moment, more] = [cells[what], cells[when], cells[note ?? -1]];
    if (title === undefined) return [];
    return [
      {
        title,
        fields: [
          ...(moment === undefined ? [] : [{ words: moment, as: 'meta' as const }]),
          ...(more === undefined ? [] : [{ words: more, as: 'note' as const }]),
        ],
        nodes: [],
      },
    ];
  });
}

const given = (key: 'label' | 'note', words: Words | undefined): { [name in typeof key]?: Words } =>
  words === undefined ? {} : { [key]: words };
