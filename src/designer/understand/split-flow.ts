import { parseCount } from './count-words.ts';
import { FLOW_STAGES, type FlowKind, type FlowLanguage, type Stage } from './vocabulary/flow-stages.ts';

/** A flow that a prompt asks for by the number of its screens, without naming them. */
export interface CountedFlow {
  /** Its screens in the order in which they are passed, each as its title, or as its title and what is on it. */
  entries: string[];
  /** What the flow is for, as the prompt says it: "for a shoe shop". */
  subject: string;
  /** What the prompt says behind its first sentence; it holds for all screens. */
  tail: string;
}

const NUMBER = String.raw`(?<count>[2-8]|two|three|four|five|six|seven|eight|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)`;
const SCREENS = String.raw`(?:screens|bildschirmen?|screen-?seiten|écrans|pantallas)`;
const WORDS = String.raw`(?:[\p{L}-]+\s){0,4}?`;
const FLOW = String.raw`(?:flow|journey|series|set|sequence|secuencia|séquence|walkthrough|onboarding|tour|wizard|process|check-?out|sign-?up|registration|booking|ablauf|reihe|strecke|parcours|série|flujo|serie|proceso)`;
const LEAD = String.raw`(?:an?|the|my|our|ein(?:e|en)?|der|die|das|une?|le|la|el|un|una)`;

/** "Three onboarding screens …", "3 pages for …": the number is what is asked for. */
const COUNTED = new RegExp(
  String.raw`^(?:${LEAD}\s)?${NUMBER}\s(?<kind>${WORDS})(?:${SCREENS}|(?<pages>pages|seiten|páginas))(?!\p{L})`,
  'iu',
);
/** "A checkout flow of 3 screens …", "onboarding in four screens …", "sign-up (3 screens) …". */
const FLOW_OF = new RegExp(
  String.raw`^(?:${LEAD}\s)?(?<kind>${WORDS}${FLOW}(?:\s\p{L}+){0,1}?)(?<aim>\s(?:for|für|pour|para)\s[^,.:(]{2,60}?)?(?:,?\s(?:of|in|with|across|over|as|on|aus|mit|über|en|de|con)|\s?[,:(–—-])\s*(?:exactly\s)?${NUMBER}\s(?:\p{L}+\s)?${SCREENS}(?!\p{L})\)?`,
  'iu',
);
/** "A 3-screen onboarding …", "four-screen checkout flow …". */
const HYPHENED = new RegExp(
  String.raw`^(?:${LEAD}\s)?${NUMBER}[- ]screen\s(?<kind>${WORDS}${FLOW}(?:\sflow)?)(?!\p{L})`,
  'iu',
);

const KINDS: readonly (readonly [FlowKind, RegExp])[] = [
  [
    'onboarding',
    /onboarding|welcome|intro(?:duction)?|walkthrough|first[- ]run|tour|einführung|bienvenue|bienvenida/iu,
  ],
  ['checkout', /check-?out|purchase|buying|ordering|payment|kasse|bestell|paiement|commande|compra|pago/iu],
  ['signup', /sign[- ]?up|registr|join|account creation|inscription|anmeld/iu],
  ['booking', /book|reserv|appointment|scheduling|buchung|buchen|termin|réserv|cita/iu],
];

/** The screens of a flow asked for by their number; undefined where the prompt asks for one screen, or names them itself. */
export function splitFlow(asked: string, language: string): CountedFlow | undefined {
  const [first = '', ...others] = asked.split(/(?<=[.!?\n])\s+/u);
  const match = COUNTED.exec(first) ?? HYPHENED.exec(first) ?? FLOW_OF.exec(first);
  if (match === null) return undefined;
  const { count: number = '', kind: named = '', aim = '', pages } = match.groups ?? {};
  const count = parseCount(number.toLowerCase().replace('ü', 'u'));
  const after = first.slice(match[0].length);
  // A list stands behind it that was not read: no screens are made up in its place.
  if (count === undefined || /^\s*[:→]|:\s[^,:]{2,40},/u.test(after)) return undefined;
  const subject = `${aim}${after}`.trim().replace(/^[\s,;–—-]+|[.!?]$/gu, '');
  return {
    entries: toEntries(kindOf(named, subject, pages !== undefined), count, language),
    subject,
    tail: others.join(' '),
  };
}

function kindOf(named: string, subject: string, arePages: boolean): FlowKind {
  const of = (words: string): FlowKind | undefined => KINDS.find(([, pattern]) => pattern.test(words))?.[0];
  const isFlow = new RegExp(FLOW, 'iu').test(named);
  // "a flow of three screens for booking a visit": what is done is what it is for.
  return (
    of(named) ??
    (isFlow ? (of(/^\S+\s+(?:an?\s)?\S+/u.exec(subject)?.[0] ?? '') ?? 'task') : arePages ? 'site' : 'product')
  );
}

/** The weightiest stages of a kind, in their order. */
export function toStages(kind: FlowKind, count: number): readonly Stage[] {
  const stages = FLOW_STAGES[kind];
  const kept = new Set<Stage>(stages.toSorted((a, b) => a.rank - b.rank).slice(0, count));
  return stages.filter((stage) => kept.has(stage));
}

function toEntries(kind: FlowKind, count: number, language: string): string[] {
  const spoken = isKnown(language) ? language : 'en';
  return toStages(kind, count).map(({ shows, ...stage }) =>
    shows === undefined || spoken !== 'en' ? stage[spoken] : `${stage.en}. ${shows}`,
  );
}

const isKnown = (language: string): language is FlowLanguage => ['en', 'de', 'fr', 'es'].includes(language);
