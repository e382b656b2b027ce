import { addEntries } from '../assemble/add-entries.ts';
import { applyAside } from '../assemble/apply-aside.ts';
import { dress } from '../assemble/dress-node.ts';
import { CHOICES, control } from '../assemble/make-node.ts';
import type { PageDraft } from '../assemble/page-draft.ts';
import { cut, trimEnds, type Piece } from '../form/piece.ts';
import { findQualities } from '../lexicon/find-qualities.ts';
import type { ControlKind, ControlNode, Words } from '../outline.ts';
import type { Description } from './description.ts';
import { bareWords, titled } from './bare-words.ts';
import { behindHead, span } from './stretch.ts';

/** Nouns for what is pressed, at the end of a compound: "call button", "Speichern-Knopf". */
const PRESSED =
  /[\s-]?(?:buttons?|btns?|kn(?:o|ö)pfe?|schaltflächen?|boutons?|bot(?:ón|ones|ão|ões)|pulsant[ei]|knop(?:pen)?|przyciski?|knapp(?:ar)?|cta)$/iu;

/** Words that lead from a control to its name or to what it does. */
const NAMING =
  /^(?:(?:called|named|labell?ed|saying|that says|which says|titled|reading|for|by|to|of|on|namens|für|zum|zur|um|nach|pour|par|à|de|para|por|per|di|voor|om te|op|dla|do|för|efter|att)\s+)+(?:the\s|das\s|die\s|den\s|le\s|la\s|les\s|el\s|il\s)?/iu;
/** "Approve and Decline buttons in each row". */
export const OF_EACH =
  /^(?:in|on|for|at|per|beside)\s(?:each|every|all)\b|^(?:en cada|sur chaque|in jeder|bei jedem|in ogni|op elke)\s/iu;
const ON = /\s(?:on|an|ein|activé|activado|ligado|attivo|aan|włączone|på)$/iu;
const OFF = /\s(?:off|aus|désactivé|apagado|desligado|spento|uit|wyłączone|av)$/iu;

/** What a control is that a description names, or nothing where it names none. */
export function controlKind({ head }: Description): ControlKind | undefined {
  const mention = head?.mention;
  if (mention === undefined) return undefined;
  const { makes } = mention.makes.kind === 'control' ? mention : mention.entry;
  if (makes.kind === 'control') return makes.control;
  return mention.makes.kind === 'icon' && PRESSED.test(mention.text) ? 'button' : undefined;
}

/** The controls of a description: one, or several where its noun is plural. `before` are names that share the noun. */
export function buildControls(
  draft: PageDraft,
  description: Description,
  sentence: Piece,
  before: readonly Description[] = [],
): ControlNode[] {
  const { head, aside, parts } = description;
  const kind = controlKind(description);
  if (head === undefined || kind === undefined) return [];
  const { mention } = head;
  const own = nameOf(description, sentence);
  if (CHOICES.has(kind)) {
    const node = control(kind);
    const told = partsPiece(description, sentence);
    const isOwn = own?.span !== undefined && own.span.start < sentence.start + head.start;
    // "a dropdown for Room": one name alone is its own.
    const isSole = kind === 'select' && parts.length === 0 && aside === undefined && !/[,/|]/u.test(told?.text ?? '');
    const isNamed = own !== undefined && (isOwn || isSole || told === undefined || description.by !== undefined);
    if (isNamed) node.label = own;
    const inside = aside ?? (isSole ? undefined : told);
    if (inside !== undefined) {
      addEntries({ node, takes: 'options' }, inside, { lang: draft.outline.lang });
      if (kind === 'select' && node.options.length === 1 && aside !== undefined) {
        const [only] = node.options;
        if (only !== undefined) node.value = only.label;
        node.options = [];
      }
    }
    dress(node, mention);
    return [node];
  }
  const shared = before.map(({ piece }) => titled(piece));
  if (mention.isPlural && parts.length === 0 && aside !== undefined && before.length === 0) {
    const inside = control('chips');
    addEntries({ node: inside, takes: 'options' }, aside, { lang: draft.outline.lang });
    if (inside.options.length > 1)
      return inside.options.map(({ label, isOn }) => ({ ...control(kind, { label }), ...(isOn ? { isOn } : {}) }));
  }
  const names =
    mention.isPlural || before.length > 0
      ? [...shared, ...(parts.length > 0 ? listed(description, sentence) : own === undefined ? [] : [own])]
      : [];
  const labels: (Words | undefined)[] = names.length > 0 ? names : [own];
  return labels.map((label) => {
    const node = control(kind);
    if (label !== undefined) setLabel(node, label);
    dress(node, mention);
    applyAside(draft, node, aside);
    const place = description.tokens.find(({ is }) => is === 'place');
    if (place?.is === 'place' && place.place.means.isFloating) node.isFloating = true;
    return node;
  });
}

function setLabel(node: ControlNode, label: Words): void {
  const state = ON.exec(label.text) ?? OFF.exec(label.text);
  if (state !== null && (node.control === 'toggle' || node.control === 'checkbox')) {
    node.isOn = ON.test(label.text);
    node.label = shorten(label, state.index);
  } else node.label = label;
}

const shorten = (words: Words, end: number): Words => ({
  ...words,
  text: words.text.slice(0, end),
  ...(words.span === undefined ? {} : { span: { start: words.span.start, end: words.span.start + end } }),
});

/** Names that follow a plural noun, each a label. */
function listed(description: Description, sentence: Piece): Words[] {
  const { parts } = description;
  const behind = behindHead(description);
  const quotes = behind.flatMap((token) => (token.is === 'quoted' ? [token.words] : []));
  const inline =
    quotes.length > 0 ? quotes : behind.length > 0 ? [titled(bareWords(withoutNaming(span(sentence, behind))))] : [];
  return [
    ...inline,
    ...parts.map(({ is, value, piece }) => (is === 'quote' && value !== undefined ? value : titled(piece))),
  ];
}

const withoutNaming = (piece: Piece): Piece => cut(piece, NAMING.exec(piece.text)?.[0].length ?? 0);

/** What a control is called: in marks, behind a word of naming, in capitals, or by the words before its noun. */
export function nameOf(description: Description, sentence: Piece): Words | undefined {
  const { tokens, head } = description;
  if (head === undefined) return undefined;
  const quote = tokens.find((token) => token.is === 'quoted');
  if (quote?.is === 'quoted') return quote.words;
  const behind = behindHead(description);
  if (behind.length > 0 && !OF_EACH.test(span(sentence, behind).text)) {
    const said = trimEnds(span(sentence, behind), ' .,;:!');
    const name = withoutNaming(said);
    if (name.text !== '') return titled(name);
  }
  const { mention } = head;
  // A mention counts from its own stretch, a token from the sentence.
  const compound = cut(sentence, head.start, head.end - (mention.phraseEnd - mention.end));
  const noun = PRESSED.exec(compound.text);
  const bare = noun === null ? compound.text.length - mention.text.length : noun.index;
  // What only says how it looks ("big red button") is no name.
  const qualifier = bareWords(cut(compound, 0, bare));
  const from = Math.min(sentence.start + (tokens[0]?.start ?? head.start), qualifier.start);
  const before = bareWords(cut(sentence, from - sentence.start, head.start));
  // "Severity as radio buttons": what it is for, before what it is.
  const as = /^(.+?)\s(?:as|als|como|comme|come)(?:\s(?:an?|the|eine?|une?|una?))?$/iu.exec(before.text);
  if (as?.[1] !== undefined) return titled(cut(before, 0, as[1].length));
  const words = withoutLooks(
    before.text === ''
      ? qualifier
      : cut(sentence, before.start - sentence.start, qualifier.start + qualifier.text.length - sentence.start),
  );
  if (words.text === '' && before.text !== '') return titled(before);
  return words.text === '' || !/\p{L}/u.test(words.text) ? undefined : titled(words);
}

/** Without the words of size, colour and number at its head. */
function withoutLooks(piece: Piece): Piece {
  let rest = piece;
  for (let round = 0; round < 4; round++) {
    const [first] = findQualities(rest.text);
    const number = /^(?:\d+|one|two|three|four|five|zwei|drei|vier|deux|trois|dos|tres)\s+/iu.exec(rest.text);
    if (number !== null) rest = cut(rest, number[0].length);
    else if (first !== undefined && first.start === 0) rest = cut(rest, first.end);
    else break;
  }
  return rest;
}

/** The stretch that the parts of a description cover, from the names behind its noun on. */
export function partsPiece(description: Description, sentence: Piece): Piece | undefined {
  const [behind] = behindHead(description);
  const inline = inlineLeads(behind) ? behind : undefined;
  const all = flatten(description.parts);
  const first = inline ?? all[0];
  const last = all.at(-1) ?? inline;
  if (first === undefined || last === undefined) return undefined;
  const told = trimEnds(cut(sentence, first.start, last.end), ' .,;');
  return first === inline ? withoutNaming(told) : told;
}

const inlineLeads = (token: Description['tokens'][number] | undefined): boolean =>
  token !== undefined &&
  (token.is === 'quoted' ||
    (token.is === 'words' &&
      /^(?:(?:for|of|named|called|labell?ed|für|pour|para|per|voor)\s(?:the\s)?)?[\p{Lu}\d$€£]/u.test(
        token.piece.text,
      )));

const flatten = (parts: readonly Description[]): Description['tokens'] =>
  parts.flatMap((part) => [...part.tokens, ...flatten(part.parts)]);
