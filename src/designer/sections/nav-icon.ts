import { ICON_ALIASES } from '../../markup/icons/icon-aliases.ts';
import { getIconSet } from '../../markup/icons/icon-set.ts';

/** Words of destinations that every kind of product has, by stem, in the languages that prompts come in. */
const STEMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:home|start|startseite|accueil|inicio|início|thuis|dom|główna|hjem|hem|ホーム)/iu, 'house'],
  [/^(?:today|heute|hoy|aujourd|oggi|hoje|vandaag|dzis|dziś|今日|day|tag$)/iu, 'sun'],
  [/^(?:overview|übersicht|resumen|aperçu|panoramica|overzicht|dashboard|summary)/iu, 'layout-dashboard'],
  [
    /^(?:plan|planner|schedule|zeitplan|agenda|calendar|kalender|calend|rota|timetable|week|woche|semana)/iu,
    'calendar-days',
  ],
  [
    /^(?:progress|fortschritt|progres|stats?|statisti|analytics|reports?|bericht|informe|usage|verbrauch|insight|trend|figures|metrics)/iu,
    'chart-line',
  ],
  [/^(?:messages?|chats?|nachricht|mensaj|messaggi|mensag|inbox|posteingang|talk|comments?)/iu, 'message-circle'],
  [/^(?:me$|profil|account|konto|cuenta|compte|mein|yo$|perfil|you$|person)/iu, 'user'],
  [
    /^(?:team|people|members?|staff|crew|customers?|clients?|kunden|clientes|candidates?|patients?|personal|mitarbeiter|students?|contacts?|users?|community)/iu,
    'users',
  ],
  [/^(?:settings|einstellung|ajustes|réglage|impostazion|configura|instellingen|preferences|options)/iu, 'settings'],
  [
    /^(?:orders?|bestellung|pedidos|commandes|ordini|tasks?|chores?|aufgaben|tareas|checklist|todo|jobs?|work)/iu,
    'clipboard-list',
  ],
  [/^(?:map|karte|mapa|carte|mappa|kaart|routes?|tours?|trips?|rutas?)/iu, 'map'],
  [
    /^(?:ledger|journal|log|logs|history|verlauf|historial|diary|tagebuch|notes?|records?|register|archive?)/iu,
    'notebook-text',
  ],
  [
    /^(?:learn|courses?|lessons?|lernen|aprender|school|training|docs?|documentation|guides?|help|hilfe|ayuda|academy)/iu,
    'graduation-cap',
  ],
  [
    /^(?:wallet|money|budget|billing|invoices?|payments?|rechnung|factura|pay|payroll|finance|accounts|cost)/iu,
    'wallet',
  ],
  [/^(?:shop|store|market|laden|tienda|boutique|negozio|cart|basket|products?|catalog)/iu, 'shopping-bag'],
  [/^(?:search|such|buscar|recherch|cerca|explore|discover|entdecken|find)/iu, 'search'],
  [/^(?:alerts?|alarms?|notifications?|warn|news)/iu, 'bell'],
  [/^(?:saved|favou?rites?|bookmarks?|likes?|merkliste)/iu, 'bookmark'],
  [/^(?:keys?|access|permissions?|tokens?|security)/iu, 'key-round'],
  [/^(?:styles?|themes?|design|colou?rs?)/iu, 'palette'],
  [/^(?:deliver|shipping|fleet|vehicles?|transport|trucks?)/iu, 'truck'],
  [/^(?:stock|inventory|lager|warehouse|storage|almacén|jars?|items?|parts|assets)/iu, 'package'],
  [/^(?:tests?|lab|samples?|experiments?|quality)/iu, 'flask-conical'],
  [/^(?:board|kanban|pipeline|projects?|flags?)/iu, 'square-kanban'],
  [/^(?:devices?|machines?|equipment|tools?|tuning)/iu, 'wrench'],
  [/^(?:library|books?|collection|read|stories)/iu, 'library'],
  [/^(?:play|listen|music|audio|sound|record)/iu, 'audio-lines'],
  [/^(?:camera|photos?|gallery|pictures|scan)/iu, 'camera'],
  [/^(?:plots?|fields?|garden|areas?|sites?|plants?)/iu, 'sprout'],
  [/^(?:dry|heat|oven|temperature|climate|weather)/iu, 'thermometer'],
];

const NEUTRAL = ['layout-grid', 'layers', 'list', 'folder', 'shapes', 'tag'] as const;

/** An icon for a destination's words: a known one, an icon of that very name, else a neutral one by its place. */
export function navIcon(label: string, index: number): string {
  const known = STEMS.find(([stem]) => stem.test(label))?.[1];
  return known ?? namedIcon(label) ?? NEUTRAL[index % NEUTRAL.length] ?? 'layout-grid';
}

/** An icon that bears one of the words itself; a mere likeness of spelling tells nothing. */
function namedIcon(label: string): string | undefined {
  const { bodies } = getIconSet();
  for (const word of label.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    for (const form of [word, word.replace(/s$/, '')]) {
      if (bodies.has(form)) return form;
      const alias = ICON_ALIASES.get(form);
      if (alias !== undefined) return alias;
    }
  return undefined;
}
