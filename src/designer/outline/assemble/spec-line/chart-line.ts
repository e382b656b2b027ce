import { cut, type Piece, trimEnds } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import { findQualities } from '../../lexicon/find-qualities.ts';
import type { ChartNode, Node, Words } from '../../outline.ts';
import { styleShare } from '../../style/style-statement.ts';
import { expandSpan } from '../../values/expand-span.ts';
import { findQuoted } from '../../values/quoted.ts';
import { dress } from '../dress-node.ts';
import { makeNode } from '../make-node.ts';
import { literalWords } from '../passage/literal-words.ts';
import { capital, type LineHead } from './head-of-line.ts';
import { segmentsOf } from './segments.ts';

const NUMBER = String.raw`[−-]?[$€£¥]?\d[\d.,]*(?:\s?(?:%|°\s?[CF]?|k?[$€£¥]|[\p{L}µ][\p{L}°²³/]{0,9}))?`;
const FIGURE = new RegExp(`^${NUMBER}$`, 'u');
/** A name with its value: "Ready 31", "O− 68", "6a+: 2", "2024 – 18"; a name that holds figures is one word. */
const PAIR = new RegExp(
  String.raw`^["“„«]?(\p{L}[^:=\d]{0,30}?|(?=\S{0,11}\p{L})[\p{L}\d][^\s:=,;]{0,11}|\d{1,2}[:.]\d{2}|(?:19|20)\d\d)["”“»]?(?:\s*[:=–—-]\s*|\s+)(${NUMBER})$`,
  'u',
);
const VALUES =
  /^(?:with\s+)?(?:the\s+)?(?:values?|data(?: points)?|points|figures|readings|werte|mit den werten|valeurs|valores|valori|waarden)\s*[:=]?\s*/iu;
const X_AXIS =
  /^(?:x(?:[ -]?axis)?|horizontal(?: axis)?|along the bottom|x-achse|axe x|eje x|asse x)\s*[:=]?\s+(?:is\s+|shows?\s+)?/iu;
const Y_AXIS =
  /^(?:y(?:[ -]?axis)?|vertical(?: axis)?|unit|y-achse|einheit|axe y|eje y|asse y|unidad|unité)\s*[:=]?\s+(?:is\s+|shows?\s+)?(?:in\s+)?/iu;
const SERIES =
  /^(?:with\s+)?(?:(?:two|three|four|2|3|4|zwei|drei|deux|trois|dos|tres|due|tre)\s+)?(?:series|lines|curves|areas|datasets|legend|reihen|linien|kurven|legende|séries|courbes|líneas|serie|linee|leyenda)\s*[:=]?\s*/iu;
const SPAN =
  /^(?:(?:with\s)?(?:readings?|values?|measured|one (?:reading|value|point))\s(?:every|each|per)\s[^"“„«]+)$|^(?:(?:for|over|during|in|across|the|über|im|in den|der|die|sur|pour|en|de los|de las|durante|degli|delle|nei)\s+)*(?:last|past|next|previous|coming|this|letzte[nr]?|vergangene[nr]?|nächste[nr]?|diese[rn]?|dernier(?:s|e|es)?|derni[eè]re?s|prochain(?:s|es)?|cette|últim[oa]s?|próxim[oa]s?|est[ae]|ultim[eio]|prossim[eio]|quest[ao]|afgelopen|laatste|komende|ostatnich|senaste)(?:\s+[^\s"“„«]+){1,3}$|^(?:over\s+|für\s+)?(?:\d+|three|four|five|six|seven|twelve|drei|vier|fünf|sechs|sieben)\s+(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|minuten|stunden|tagen?|wochen|monaten?|jahren?|heures|jours|semaines|mois|ans|horas|días|dias|semanas|meses|años|anos|ore|giorni|settimane|mesi|anni)$|^\d+\s+(?:derni[eè]re?s|prochain(?:e?s)|últim[oa]s|ultim[ei]|prossim[ei]|próxim[oa]s)\s+\p{L}+$|^(?:hourly|daily|weekly|monthly|yearly|stündlich|täglich|wöchentlich|monatlich|mensuel\p{L}*|diari[oa]|mensual|semanal|giornaliero|mensile)$|^(?:one|a|ein|un|una?)?\s?(?:bar|column|point|dot|balken|punkt|barre|barra|punto)?\s?(?:per|for (?:each|every)|pro|je|par|por|al|per)\s+\p{L}+(?:\s\p{Ll}+)?(?:,?\s(?:with|mit|avec|con|com|met)\s(?:(?:the|its|their|dem|der|den|la|le|el|il|o|de)\s)?(?:values?|figures?|numbers?|count|wert|zahl|valeur|chiffre|valor|valore|waarde)\s(?:above|on top|over|at the end|inside|beside|below|written|printed|darüber|darauf|au-dessus|dessus|encima|sopra)(?:\s\p{Ll}+){0,3})?$/iu;
const MARK =
  /^(?:with\s+)?(?:an?\s+|the\s+)?(?:(?:dashed|dotted|thin|red|grey|gray|amber|horizontal|gestrichelte|rote|pointillée?|discontinua|tratteggiata)\s+)*(?:(?:line|mark|linie|ligne|línea|linea)\s+(?:at|for|marking|showing|labelled|bei|à|en|a)\s+(?:the\s+)?|(?=(?:target|limit|goal|threshold|maximum|minimum|capacity|budget|average|ziel|grenzwert|grenze|limite|objectif|seuil|límite|objetivo|umbral|obiettivo|soglia)(?:\s+line)?\b))/iu;
const NOW =
  /^(?:(?:and|with)\s+)?(?:the\s+)?(now|today|current(?:ly)?(?: value)?|latest(?: one| value| reading)?|last(?: one| value| reading)?|peak|total|average|in the middle|centre|center|in der mitte|aktuell|heute|jetzt|gesamt|actuellement|au centre|total|ahora|hoy|actual|en el centro|ora|oggi|totale|al centro)\s*(?::|is|at|ist|es|est|è)?\s*(.*\d.*)$/iu;

/** Takes over what a line says of a chart that was announced before; whether all of it was such. */
export function continueChart(chart: ChartNode, line: Piece, lang: string): boolean {
  if (!PLOTTED.has(chart.chart)) return false;
  const told = structuredClone(chart);
  const values: Words[] = [];
  const segments = takeAxis(told, segmentsOf(trimEnds(line, '.')).flatMap(atColon));
  if (segments.length + told.ticks.length === 0 || !segments.every((segment) => tell(told, segment, values, lang)))
    return false;
  if (!giveValues(told, values)) return false;
  Object.assign(chart, told);
  return true;
}

const AXIS =
  /^(?:(?:with|at|over|for|along|mit|über|avec|con)\s+)*(?:(?:the|den|die|les|las|los|le|gli)\s+)?(?:hours?|days?|weeks?|months?|years?|stunden?|tagen?|wochen?|jahren?|heures?|jours?|semaines?|horas|días|semanas|ore|giorni|settimane)\s+(?=\d{1,4}$)/iu;
const LEAST_MOMENTS = 3;

/** "the hours 0, 6, 12, 18, 24": moments that are counted stand along the axis and are no values. Gives what else is said. */
function takeAxis(chart: ChartNode, segments: readonly Piece[]): Piece[] {
  const at = segments.findIndex(({ text }) => AXIS.test(text));
  const first = segments[at];
  if (first === undefined) return [...segments];
  const behind = segments.slice(at + 1);
  const end = behind.findIndex(({ text }) => !/^(?:and\s|und\s|et\s|y\s)?\d{1,4}$/iu.test(text));
  const moments = [
    cut(first, AXIS.exec(first.text)?.[0].length ?? 0),
    ...behind.slice(0, end === -1 ? behind.length : end),
  ];
  if (moments.length < LEAST_MOMENTS) return [...segments];
  chart.ticks = moments.map((piece) => literalWords(cut(piece, /\d+$/.exec(piece.text)?.index ?? 0)));
  return segments.filter((segment) => segment !== first && !moments.includes(segment));
}

/** Charts of values; a ring, a gauge or a wave stands at one figure and is told in other ways. */
const PLOTTED: ReadonlySet<ChartNode['chart']> = new Set(['line', 'area', 'bar', 'donut', 'scatter', 'sparkline']);

/** The chart that a line tells whose head names it; nothing where some of its words cannot be placed. */
export function chartLine(given: LineHead, lang: string): Node[] | undefined {
  const head = given.mention.makes.kind === 'chart' && isOnlyKind(given.rest, lang) ? withKind(given, lang) : given;
  const made = head.mention.makes.kind === 'chart' ? makeNode({ ...head.mention, isPlural: false })?.node : undefined;
  if (made?.kind !== 'chart' || !PLOTTED.has(made.chart)) return undefined;
  dress(made, head.mention);
  if (head.name !== undefined) made.title = head.name;
  const segments = takeAxis(made, segmentsOf(head.rest).flatMap(atColon));
  if (head.aside !== undefined) segments.unshift(...segmentsOf(head.aside));
  if (segments.length === 0 && made.ticks.length === 0) return undefined;
  if (head.sign === '' && head.name === undefined && !head.isWith) return undefined;
  const values: Words[] = [];
  for (const segment of segments) if (!tell(made, segment, values, lang)) return undefined;
  if (!giveValues(made, values)) return undefined;
  return [made];
}

/** "chart: line, Level in the tank": what kind it is stands behind the colon. */
const isOnlyKind = ({ text }: Piece, lang: string): boolean => {
  const [first = ''] = text.split(/[,;]/u);
  return (
    KIND.test(first) ||
    findMentions(first, lang).some(({ makes, phraseStart }) => makes.kind === 'chart' && phraseStart === 0)
  );
};

const KIND = /^(line|area|bar|column|donut|pie|gauge|scatter)s?$/iu;

function withKind(head: LineHead, lang: string): LineHead {
  const [first = '', ...others] = head.rest.text.split(/[,;]/u);
  const [mention] = findMentions(KIND.test(first) ? `${first} chart` : first, lang);
  if (mention?.makes.kind !== 'chart') return head;
  const rest = others.length === 0 ? cut(head.rest, first.length) : cut(head.rest, first.length + 1);
  const title = head.name ?? titleBehind(first, mention.end, head.rest);
  return {
    ...head,
    mention: { ...mention, modifiers: [] },
    rest,
    ...(title === undefined ? {} : { name: title }),
    sign: ',',
  };
}

function titleBehind(text: string, end: number, piece: Piece): Words | undefined {
  const [quoted] = findQuoted(text.slice(end));
  if (quoted === undefined) return undefined;
  return literalWords(cut(piece, end + quoted.inner.start, end + quoted.inner.end));
}

/** "Mo bis So: 120, 140", "two series: Meadow": what stands before a colon says what comes behind. */
function atColon(segment: Piece): Piece[] {
  const match = /^([^:"“„«]{2,70}):\s+/u.exec(segment.text);
  if (match?.[1] === undefined) return [segment];
  const front = cut(segment, 0, match[1].length);
  return expandSpan(bare(front).text) !== undefined || SPAN.test(bare(front).text)
    ? [front, cut(segment, match[0].length)]
    : [segment];
}

const LEADING =
  /^(?:and|with|from|for|over|of|mit|von|für|über|et|avec|de|du|pour|y|con|desde|da|per|e|com|zeigt|showing|shows|muestra)\s+(?:the\s)?/iu;
const bare = (piece: Piece): Piece => cut(piece, LEADING.exec(piece.text)?.[0].length ?? 0);

/** Takes over one thing that is said of a chart; whether it was such. */
function tell(chart: ChartNode, segment: Piece, values: Words[], lang: string): boolean {
  const x = X_AXIS.exec(segment.text);
  const named = bare(cut(segment, x?.[0].length ?? 0));
  const span = expandSpan(named.text);
  if (span !== undefined) {
    chart.ticks = span.map((text) => ({
      text,
      origin: 'derived',
      span: { start: named.start, end: named.start + named.text.length },
    }));
    return true;
  }
  if (x !== null || SPAN.test(segment.text) || SPAN.test(named.text)) {
    chart.about = [chart.about, named.text].filter((part) => part !== '').join(', ');
    return true;
  }
  const y = Y_AXIS.exec(segment.text);
  if (y !== null) {
    const unit = cut(segment, y[0].length).text;
    if (unit.length <= 12) chart.unit = unit.replaceAll(/["“”]/gu, '');
    else chart.about = [chart.about, unit].filter((part) => part !== '').join(', ');
    return true;
  }
  const listed = SERIES.exec(segment.text);
  if (listed !== null && listed[0] !== '' && segment.text.length > listed[0].length) {
    chart.series.push(...namesIn(cut(segment, listed[0].length)));
    return chart.series.length > 0;
  }
  const figure = NOW.exec(segment.text);
  if (figure?.[2] !== undefined && chart.figure === undefined) {
    const [quoted] = findQuoted(figure[2]);
    const from = segment.text.length - figure[2].length;
    chart.figure = literalWords(
      quoted === undefined ? cut(segment, from) : cut(segment, from + quoted.inner.start, from + quoted.inner.end),
    );
    return true;
  }
  const mark = MARK.exec(segment.text);
  if (mark !== null && mark[0].length + 3 <= segment.text.length && !PAIR.test(segment.text)) {
    const line = withoutMarks(cut(segment, mark[0].length));
    chart.marks.push(capital(literalWords(line)));
    return true;
  }
  const bareValue = cut(segment, VALUES.exec(segment.text)?.[0].length ?? 0);
  if (FIGURE.test(bareValue.text)) {
    values.push(literalWords(bareValue));
    return true;
  }
  const pair = PAIR.exec(bare(segment).text);
  if (pair?.[1] !== undefined && pair[2] !== undefined) {
    const own = bare(segment);
    chart.points.push({
      label: literalWords(cut(own, own.text.indexOf(pair[1]), own.text.indexOf(pair[1]) + pair[1].length)),
      value: literalWords(cut(own, own.text.length - pair[2].length)),
    });
    return true;
  }
  if (
    chart.series.length > 0 &&
    values.length === 0 &&
    /^(?:and\s|und\s|et\s|y\s)?["“„«]?\p{Lu}[^\d"”»]{0,24}["”»]?$/u.test(segment.text)
  ) {
    chart.series.push(...namesIn(segment));
    return true;
  }
  if (isLooks(segment, lang)) return true;
  if (chart.title === undefined && isName(segment)) {
    chart.title = capital(literalWords(withoutMarks(segment)));
    return true;
  }
  return false;
}

const isName = ({ text }: Piece): boolean => {
  const [quoted] = findQuoted(text);
  return quoted === undefined
    ? /^\p{L}/u.test(text) && text.split(/\s+/u).length <= 6 && !/[.!?:]/u.test(text)
    : quoted.start === 0 && quoted.end === text.length;
};

/** "in green", "small", "smooth": how it looks. */
function isLooks({ text }: Piece, lang: string): boolean {
  const left = findQualities(text, lang)
    .toSorted((a, b) => b.start - a.start)
    .reduce((words, { start, end }) => words.slice(0, start) + words.slice(end), text);
  return left.trim() === '' || (styleShare(text) > 0.5 && findQuoted(text).length === 0);
}

const namesIn = (piece: Piece): Words[] => {
  const quoted = findQuoted(piece.text);
  if (quoted.length > 0) return quoted.map(({ inner }) => literalWords(cut(piece, inner.start, inner.end)));
  const names: Words[] = [];
  let from = 0;
  for (const { index, 0: tie } of piece.text.matchAll(/\s(?:and|vs\.?|versus|&|und|et|y|e|en)\s/giu)) {
    names.push(capital(literalWords(cut(piece, from, index))));
    from = index + tie.length;
  }
  names.push(capital(literalWords(cut(piece, from))));
  return names
    .filter(({ text }) => text !== '')
    .map((words) => ({ ...words, text: words.text.replace(/^(?:And|Und)\s/u, '') }));
};

/** Values one by one: of bars each has its place on the axis, of a curve they are its course. */
function giveValues(chart: ChartNode, values: readonly Words[]): boolean {
  if (values.length === 0) return true;
  if (values.length === 1 && chart.figure === undefined && chart.points.length === 0) {
    if (values[0] !== undefined) chart.figure = values[0];
    return true;
  }
  const unit = /\d\s?(\p{L}[\p{L}/²³€$£]*|%|°\s?[CF])$/u.exec(values.at(-1)?.text ?? '')?.[1];
  if (unit !== undefined) chart.unit ??= unit;
  if (chart.ticks.length === values.length && (chart.chart === 'bar' || chart.chart === 'donut')) {
    chart.points = chart.ticks.map((label, at) => ({
      label,
      ...(values[at] === undefined ? {} : { value: values[at] }),
    }));
    chart.ticks = [];
    return true;
  }
  const numbers = values.map(({ text }) => Number(text.replaceAll(/[^\d.−-]/gu, '').replace('−', '-')));
  if (numbers.some((number) => !Number.isFinite(number))) return false;
  chart.values = [numbers];
  const last = values.at(-1);
  if (last !== undefined) chart.figure ??= last;
  return true;
}

function withoutMarks(piece: Piece): Piece {
  const lead = /^["“„«`*_'‘「]+/u.exec(piece.text)?.[0].length ?? 0;
  const tail = /["”“»`*_'’」]+$/u.exec(piece.text.slice(lead))?.[0].length ?? 0;
  return lead === 0 && tail === 0 ? piece : cut(piece, lead, piece.text.length - tail);
}
