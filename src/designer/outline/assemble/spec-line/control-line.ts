import { cut, type Piece } from '../../form/piece.ts';
import { findPlaces } from '../../lexicon/find-places.ts';
import { findQualities } from '../../lexicon/find-qualities.ts';
import type { ControlKind, ControlNode, Node, Option } from '../../outline.ts';
import { isMeant } from '../../part/is-meant.ts';
import { findQuoted } from '../../values/quoted.ts';
import { expandSpan } from '../../values/expand-span.ts';
import { addEntries } from '../add-entries.ts';
import { applyAside, readAside } from '../apply-aside.ts';
import { control } from '../make-node.ts';
import { literalWords } from '../passage/literal-words.ts';
import { dress } from '../dress-node.ts';
import { capital, type LineHead } from './head-of-line.ts';
import { segmentsOf } from './segments.ts';
import { IS_CHOSEN, NAMES_CHOSEN } from './states-told.ts';

/** Controls that hold several things to choose from. */
const CHOICES: ReadonlySet<ControlKind> = new Set(['select', 'radio', 'segmented', 'tabs', 'chips']);
/** Controls of which a plural noun lists several. */
const SEVERAL: ReadonlySet<ControlKind> = new Set(['checkbox', 'toggle', 'input', 'textarea', 'date', 'time']);
const MEASURED: ReadonlySet<ControlKind> = new Set(['slider', 'stepper']);
const READ: ReadonlySet<ControlKind> = new Set([...CHOICES, ...SEVERAL, ...MEASURED, 'search', 'file', 'color']);

const PROPERTIES: readonly ['placeholder' | 'hint' | 'value' | 'label', RegExp][] = [
  [
    'placeholder',
    /^(?:(?:with|mit|avec|con|com|met|med|z)\s+)?(?:(?:the|an?|de[mnr]|der|die|das|eine?[mnr]?|la|le|une?|el|il|un[ao]?|lo|o|het|de)\s+)?(?:placeholder(?: text)?|ghost text|platzhalter|texte indicatif|marcador(?: de posición)?|segnaposto|プレースホルダー?|占位符)\s*[:=]?\s*/iu,
  ],
  [
    'hint',
    /^(?:(?:with|mit|avec|con|com|met|med|z)\s+)?(?:(?:the|an?|de[mnr]|der|die|das|eine?[mnr]?|la|le|une?|el|il|un[ao]?|lo|o|het|de)\s+)?(?:helper(?: text)?|hint|help text|helper line|hinweis|hilfetext|aide|ayuda|aiuto)\s*[:=]?\s*/iu,
  ],
  [
    'label',
    /^(?:(?:with|mit|avec|con|com|met|med|z)\s+)?(?:(?:the|an?|de[mnr]|der|die|das|eine?[mnr]?|la|le|une?|el|il|un[ao]?|lo|o|het|de)\s+)?(?:label(?:led)?|title|beschriftung|libellé|etiqueta|etichetta)\s*[:=]?\s*/iu,
  ],
  [
    'value',
    /^(?:(?:with|mit|avec|con|com|met|med|z)\s+)?(?:(?:the|an?|de[mnr]|der|die|das|eine?[mnr]?|la|le|une?|el|il|un[ao]?|lo|o|het|de)\s+)?(?:(?:default|current|initial|example|start(?:ing)?) (?:value|at)?|value|wert|valeur|valor|valore|currently(?: at| set to)?|current|now(?: at)?|set (?:to|at)|(?:pre-?)?filled(?: in)?(?: with)?|starting at|starts at|start(?:s)? (?:with|at)|shows?|showing|reads?|at|default|aktuell|derzeit|steht auf|réglé sur|actualmente|en)\s*[:=]?\s+(?=\S)/iu,
  ],
];
/** Words that say how an element is built or stands and name nothing on it. */
const MANNER =
  /^(?:multi(?:ple)?[ -]?(?:select(?:ion|able)?|choice)|single[ -]?(?:select(?:ion)?|choice)|required|optional|mandatory|editable|multi-?line|single[- ]line|empty|full[- ]width|side by side|next to each other|inline|with (?:an? )?(?:icons?|minus and plus|plus and minus|chevrons?)(?: buttons?)?|(?:horizontally )?scroll(?:ing|able)|wrapping|pill[- ]shaped|mehrfachauswahl|pflichtfeld|optional|obligatoire|obligatori[oa]|opcional|\d+ (?:options|rows|lines|px))$/iu;
const NUMBER = String.raw`[−-]?[$€£¥]?\d[\d.,:]*(?:\s?(?:k?[$€£¥%°]|[\p{L}°µ/²³]{1,7}(?:/[\p{L}²³]{1,4})?))?`;
const RANGE = new RegExp(
  String.raw`^(?:(?:range|from|von|de|da|desde|min(?:imum)?|between|zwischen)\s*:?\s*)?(${NUMBER})\s*(?:to|–|—|-|…|\.\.\.?|bis|à|a|al|hasta|até|tot|do|till|and|und|,?\s*max(?:imum)?)\s*(${NUMBER})$`,
  'iu',
);
const FIGURE = new RegExp(`^${NUMBER}$`, 'iu');
const LISTED = /^(\p{L}[^:–—,;/|·]{0,30}?)\s*(?::|\s[–—-])\s+(?=\S)/u;

/** The controls that a line tells whose head names them; nothing where some of its words cannot be placed. */
export function controlLine(head: LineHead, lang: string): Node[] | undefined {
  const { mention, rest, name } = head;
  const { makes } = mention;
  if (makes.kind !== 'control' || !READ.has(makes.control)) return undefined;
  const kind = makes.control;
  if (SEVERAL.has(kind) && mention.isPlural) return several(kind, head, lang);
  const node = control(kind, name === undefined ? {} : { label: name });
  dress(node, mention);
  if (head.aside !== undefined && !says(node, head.aside, lang)) return undefined;
  const rawSegments = segmentsOf(rest);
  if (rawSegments.length === 0) return name === undefined ? undefined : [node];
  const segments = [...rawSegments];
  // What is said of the whole stands at the end.
  while (segments.length > 0) {
    const last = segments.at(-1);
    if (last === undefined || !says(node, last, lang)) break;
    segments.pop();
  }
  if (head.sign === '' && !(head.isWith && CHOICES.has(kind)) && segments.length > 0) return undefined;
  if (CHOICES.has(kind) || (STANDING.has(kind) && rawSegments.some((one) => nameChosen(one) !== undefined)))
    return choice(
      CHOICES.has(kind) ? node : control('chips', node.label === undefined ? {} : { label: node.label }),
      CHOICES.has(kind) ? segments : rawSegments,
      lang,
    );
  // The first words that say nothing else are its name, those behind a name what it holds.
  for (const segment of segments) {
    if (says(node, segment, lang)) continue;
    if (node.label === undefined && STANDING.has(kind) && /\d/u.test(segment.text)) {
      if (head.sign !== ':' || segments.length > 1) return undefined;
      node.value = literalWords(withoutMarks(segment));
    } else if (node.label === undefined && head.sign === ':') {
      if (!names(node, segment, lang)) return undefined;
    } else if (node.value === undefined && HOLDING.has(kind) && head.sign === ':' && segments.length === 1)
      node.value = literalWords(withoutMarks(segment));
    else return undefined;
  }
  return node.label === undefined && node.value === undefined && node.placeholder === undefined ? undefined : [node];
}

/** Controls that stand at a moment, which is no name of theirs. */
const STANDING: ReadonlySet<ControlKind> = new Set(['date', 'time']);
const HOLDING: ReadonlySet<ControlKind> = new Set(['input', 'textarea', 'date', 'time', 'search', 'slider', 'stepper']);

/** "Full name (value: Ines Okoro)", "Pace": the name of a control with what stands in its brackets. */
function names(node: ControlNode, segment: Piece, lang: string): boolean {
  const match = /^(.+?)\s*\(([^()]*)\)$/u.exec(segment.text);
  const own = match?.[1] === undefined ? segment : cut(segment, 0, match[1].length);
  const [quoted, second] = findQuoted(own.text);
  if (second !== undefined || own.text.split(/\s+/u).length > 8) return false;
  if (quoted !== undefined && (quoted.start > 0 || quoted.end < own.text.length)) return false;
  if (quoted === undefined && (FIGURE.test(own.text) || RANGE.test(own.text))) return false;
  const figure = new RegExp(String.raw`^(\p{L}.*?)\s+(${NUMBER})$`, 'iu').exec(own.text);
  if (quoted === undefined && figure?.[1] !== undefined && MEASURED.has(node.control)) {
    node.label = literalWords(cut(own, 0, figure[1].length));
    node.value = literalWords(cut(own, own.text.length - (figure[2] ?? '').length));
  } else node.label = capital(literalWords(withoutMarks(own)));
  if (match?.[2] === undefined) return true;
  const aside = cut(segment, segment.text.lastIndexOf('(') + 1, segment.text.length - 1);
  if (says(node, aside, lang)) return true;
  if (HOLDING.has(node.control)) node.placeholder ??= literalWords(aside);
  return true;
}

/** Takes over what a stretch says of a control: a property, a range, a figure, a state, how it stands; whether it did. */
function says(node: ControlNode, segment: Piece, lang: string): boolean {
  for (const [property, pattern] of PROPERTIES) {
    const lead = pattern.exec(segment.text);
    if (lead === null || (node[property] !== undefined && property !== 'label')) continue;
    const said = cut(segment, lead[0].length);
    const [quoted] = findQuoted(said.text);
    const given = withoutMarks(said);
    // `with the placeholder "Why?" and a button "Send"` tells more than the placeholder.
    if (given.text === '' || (quoted?.start === 0 && quoted.end < said.text.length)) return false;
    if (property === 'value' && CHOICES.has(node.control)) continue;
    if (property === 'value' && BINARY.has(node.control)) continue;
    node[property] = literalWords(given);
    return true;
  }
  const range = MEASURED.has(node.control) ? RANGE.exec(segment.text) : null;
  if (range?.[1] !== undefined && range[2] !== undefined && node.min === undefined) {
    const from = segment.text.indexOf(range[1]);
    node.min = literalWords(cut(segment, from, from + range[1].length));
    node.max = literalWords(cut(segment, segment.text.length - range[2].length));
    return true;
  }
  if (MEASURED.has(node.control) && FIGURE.test(segment.text) && node.value === undefined) {
    node.value = literalWords(segment);
    return true;
  }
  if (STANDING.has(node.control) && node.label !== undefined && node.value === undefined && /\d/u.test(segment.text)) {
    node.value = literalWords(withoutMarks(segment));
    return true;
  }
  if (MANNER.test(segment.text)) return true;
  if (findQuoted(segment.text).length > 0) return false;
  // What nothing but words of state, rank and size says.
  const known = [...findQualities(segment.text, lang), ...findPlaces(segment.text, lang)];
  const left = known
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), segment.text);
  if (
    known.length === 0 ||
    /[\p{L}\d]/u.test(left.replace(/(?:^|\s)(?:and|und|et|y|e|by default|is|the)(?=\s|$)/giu, ''))
  )
    return false;
  if (CHOICES.has(node.control)) return false;
  const { isOn } = readAside(segment, lang);
  applyAside(undefined, node, segment);
  if (isOn !== undefined) node.isOn = isOn;
  return true;
}

const BINARY: ReadonlySet<ControlKind> = new Set(['checkbox', 'toggle']);

function choice(node: ControlNode, given: readonly Piece[], lang: string): Node[] | undefined {
  const chosen: Piece[] = [];
  const rest = given.filter((segment) => {
    const name = nameChosen(segment);
    if (name !== undefined) chosen.push(name);
    return name === undefined && !says(node, segment, lang);
  });
  const [first, last] = [rest[0], rest.at(-1)];
  const [only] = chosen;
  if (rest.length === 0 && node.label !== undefined && only !== undefined && chosen.length === 1) {
    node.value = literalWords(only);
    return [node];
  }
  if (rest.length === 0 && node.label !== undefined && given.length === 0) return [node];
  if (first === undefined || last === undefined) return undefined;
  const lead = node.label === undefined && rest.length > 1 ? LISTED.exec(first.text) : null;
  const start = lead?.[1] === undefined ? first : cut(first, lead[0].length);
  if (lead?.[1] !== undefined) node.label = literalWords(withoutMarks(cut(first, 0, lead[1].length)));
  const options = rest.flatMap((segment, at) => optionsOf(at === 0 ? start : segment, lang, chosen));
  // A name with a quotation inside tells an element of its own: `a switch "Remind me"`.
  if (options.some(({ label }) => label.text.split(/\s+/u).length > 7 || /["“„«]/u.test(label.text))) return undefined;
  if (options.length === 1 && node.label !== undefined && node.control === 'select') {
    if (options[0] !== undefined) node.value = options[0].label;
    return [node];
  }
  if (options.length === 1 && node.label === undefined && node.control === 'select') {
    if (options[0] !== undefined) node.label = options[0].label;
    for (const name of chosen) node.value = literalWords(name);
    return [node];
  }
  if (options.length < 2) return undefined;
  node.options = options;
  let isKnown = true;
  for (const { text } of chosen) {
    const meant = options.filter(
      ({ label }, at) => namesOf(text).includes(label.text.toLowerCase()) || isMeant(text, label, at, options.length),
    );
    for (const option of meant) option.isOn = true;
    isKnown &&= meant.length > 0;
  }
  return isKnown ? [node] : undefined;
}

const namesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/["“”„«»`*]/gu, '')
    .split(/\s*(?:,|&|\s(?:and|und|et|y|e|en|i|och)\s)\s*/u);

/** "Seeds selected", "default: Nearest": the name of what is chosen. */
function nameChosen(segment: Piece): Piece | undefined {
  if (segment.text.includes('(')) return undefined;
  for (const pattern of NAMES_CHOSEN) {
    const name = pattern.exec(segment.text)?.[1];
    if (name !== undefined) {
      const from = segment.text.indexOf(name);
      return withoutMarks(cut(segment, from, from + name.length));
    }
  }
  return undefined;
}

/** One choice, or several of a row ("Mon 3 – Fri 7"); brackets may say which of the others is chosen. */
function optionsOf(segment: Piece, lang: string, chosen: Piece[]): Option[] {
  const aside = /^(.+?)\s*\(([^()]*)\)$/u.exec(segment.text);
  const inner =
    aside?.[2] === undefined ? undefined : cut(segment, segment.text.lastIndexOf('(') + 1, segment.text.length - 1);
  const bare = aside?.[1] === undefined ? segment : cut(segment, 0, aside[1].length);
  const other = inner === undefined ? undefined : nameChosen(inner);
  if (other !== undefined && inner !== undefined) {
    chosen.push(other);
    return optionsOf(bare, lang, chosen);
  }
  const row = /[:.]/u.test(bare.text) ? undefined : expandSpan(bare.text);
  if (row !== undefined) {
    const { span } = literalWords(bare);
    return row.map((text) => ({ label: { text, origin: 'derived', ...(span === undefined ? {} : { span }) } }));
  }
  const held = control('chips');
  addEntries({ node: held, takes: 'options' }, segment, { lang });
  const [only] = held.options;
  if (only !== undefined && inner === undefined) priceBehind(only, bare);
  if (only !== undefined && inner !== undefined && IS_CHOSEN.test(inner.text)) only.isOn = true;
  return held.options;
}

/** "Softcover €24": what a choice costs stands beside it. */
function priceBehind(option: Option, { text, start }: Piece): void {
  const match =
    /^(.*\p{L})\s+((?:\+\s?)?(?:[$€£¥]\s?\d[\d.,]*|(?:CHF|USD|EUR|GBP|kr)\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥]|CHF|kr|zł)))$/u.exec(
      text,
    );
  const [, name = '', price = ''] = match ?? [];
  if (match === null) return;
  option.label = literalWords({ text: name, start });
  option.note = literalWords({ text: price, start: start + text.length - price.length });
}

/** "Checkboxes: Pet safe (checked), Shade", "Inputs: Card number, Expiry (MM/YY)": one control for each name. */
function several(kind: ControlKind, head: LineHead, lang: string): Node[] | undefined {
  if (head.sign !== ':' || head.name !== undefined) return undefined;
  const nodes: ControlNode[] = [];
  const segments = segmentsOf(head.rest);
  if (segments.length < 2) return undefined;
  for (const segment of segments) {
    const node = control(kind);
    const named = cutState(segment);
    if (!names(node, named, lang)) return undefined;
    if (named !== segment) node.isOn = readAside(cut(segment, named.text.length), lang).isOn ?? true;
    nodes.push(node);
  }
  return nodes;
}

/** "Email alerts on": a name with its state behind it. */
const cutState = (segment: Piece): Piece => {
  const match = /\s(?:on|off|checked|unchecked|ticked|an|aus)$/iu.exec(segment.text);
  return match === null ? segment : cut(segment, 0, match.index);
};

function withoutMarks(piece: Piece): Piece {
  const lead = /^["“„«`*_'‘「]+/u.exec(piece.text)?.[0].length ?? 0;
  const tail = /["”“»`*_'’」]+$/u.exec(piece.text.slice(lead))?.[0].length ?? 0;
  return lead === 0 && tail === 0 ? piece : cut(piece, lead, piece.text.length - tail);
}
