import { cut, type Piece } from '../../form/piece.ts';
import type { ControlNode, Words } from '../../outline.ts';
import { findQuoted, type Quoted } from '../../values/quoted.ts';

type Property = 'label' | 'placeholder' | 'value' | 'hint' | 'unit' | 'min' | 'max';

/** Words that name a property of a field, before what it is. */
const PROPERTIES: readonly [Property, RegExp][] = [
  ['placeholder', /(?:placeholder|ghost|prompt)(?: text)?|platzhalter|texte indicatif|marcador|segnaposto/iuy],
  [
    'label',
    /label(?:led|ed)?|titled?|named|called|caption above|beschriftung|beschriftet|libellé|etiqueta|etichetta/iuy,
  ],
  [
    'hint',
    /(?:helper|hint|help|note|error|description|caption|message|small)(?: (?:text|line|message|below|under(?:neath)?(?: it)?))?|hinweis|hilfetext|aide|ayuda|aiuto/iuy,
  ],
  ['unit', /unit|suffix|einheit|unité|unidad|unità/iuy],
  ['min', /(?:min(?:imum)?|from|left end)/iuy],
  ['max', /(?:max(?:imum)?|to|right end)/iuy],
  [
    'value',
    /(?:pre-?)?(?:filled|populated)(?: in)?(?: with)?|pre-?set(?: to)?|(?:default|current|initial|example|sample|start) value|value|defaults? to|default|(?:currently|now)(?: (?:at|set to|on|reads?|shows?|showing))?|set (?:to|at)|showing|reads?|reading|contains|containing|entered|typed|wert|valeur|valor|valore|at/iuy,
  ],
];
/** Properties that may stand without quotation marks where they are figures. */
const BARE = /[−-]?\d+(?:[.,:]\d+)*(?:\s?(?:%|(?!to\b|and\b|with\b)[\p{L}°µ/²³]{1,8}(?=[,;.)\s]|$)))?/uy;
const JOINT =
  /(?:\s*[,;:.–—]|\s+(?:and|with|plus|und|mit|et|avec|y|con|e|com)(?=\s))*\s*(?:(?:and|with|und|mit|avec|con|com)\s+)?(?:(?:the|an?|its|der|die|das|den|le|la|el|il|o)\s+)?/iuy;
const STATES: readonly [RegExp, (node: ControlNode) => void][] = [
  [/(?:switched |turned |currently )?(?:on|ticked|checked|enabled)(?=[,;.)]|\s*$)/iuy, (node) => (node.isOn = true)],
  [
    /(?:switched |turned |currently )?(?:off|unticked|unchecked|not (?:ticked|checked))(?=[,;.)]|\s*$)/iuy,
    (node) => (node.isOn = false),
  ],
  [/(?:disabled|read-?only|locked)(?=[,;.)]|\s*$)/iuy, (node) => (node.isDisabled = true)],
  [/(?:required|optional|mandatory|multi-?line|single[- ]line|empty|full[- ]width)(?=[,;.)]|\s*$)/iuy, () => undefined],
];

/**
 * Reads what is said of a field behind its noun, property by property: `, label "Site", value "Left", helper "…"`, `, on,
 * with the hint *Hand it in*`, `filled with "Won't close"`, `currently at 6`. → how many characters were read; nothing is
 * set, and none read, where none of them is quoted or a figure.
 */
export function readProperties(node: ControlNode, behind: Piece): number {
  const given: Partial<Record<Property, Words>> = {};
  const states: ((node: ControlNode) => void)[] = [];
  const quoted = findQuoted(behind.text);
  let end = 0;
  for (;;) {
    const from = skip(JOINT, behind.text, end);
    const state = STATES.find(([pattern]) => skip(pattern, behind.text, from) > from);
    if (state !== undefined && (from > end || end === 0)) {
      states.push(state[1]);
      end = skip(state[0], behind.text, from);
      continue;
    }
    const found = propertyAt(behind, from, quoted);
    if (found === undefined || given[found.property] !== undefined) break;
    given[found.property] = found.words;
    end = found.end;
  }
  const { unit, ...words } = given;
  if (Object.keys(given).length === 0) return 0;
  Object.assign(node, words);
  if (unit !== undefined) node.unit = unit.text;
  for (const set of states) set(node);
  return end;
}

function propertyAt(
  behind: Piece,
  from: number,
  quoted: readonly Quoted[],
): { property: Property; words: Words; end: number } | undefined {
  for (const [property, pattern] of PROPERTIES) {
    const named = skip(pattern, behind.text, from);
    if (named === from) continue;
    const start = skip(/\s*(?:[:=]|of|is|as|to|with|reads?)?\s*/iuy, behind.text, named);
    const literal = quoted.find((one) => one.start === start);
    if (literal !== undefined)
      return { property, words: wordsOf(cut(behind, literal.inner.start, literal.inner.end)), end: literal.end };
    const bare = skip(BARE, behind.text, start);
    if (bare > start && property !== 'label' && property !== 'hint')
      return { property, words: wordsOf(cut(behind, start, bare)), end: bare };
  }
  return undefined;
}

/** Where a pattern ends that stands right at an offset; the offset itself where it does not. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text) === null ? at : pattern.lastIndex;
}

const wordsOf = ({ text, start }: Piece): Words => ({
  text,
  origin: 'literal',
  span: { start, end: start + text.length },
});
