import { control } from '../assemble/make-node.ts';
import { cut, trimEnds, type Piece } from '../form/piece.ts';
import { findQualities } from '../lexicon/find-qualities.ts';
import type { ControlNode } from '../outline.ts';
import { isAction } from './is-action.ts';
import { isInstruction, isPersonal } from './casual-words.ts';
import { holdsQuote } from './list-literals.ts';
import { upper } from './list-entries.ts';

const NOUN =
  '(?:buttons?|btns?|buttns?|kn(?:o|ö)pfe?|schaltflächen?|boutons?|bot(?:ón|ones|on)|bot(?:ão|ões)|pulsant[ei]|bottone|knop(?:pen)?|przyciski?|knapp(?:ar)?)';
/** "big red button Incident", "button to settle up", "botón para Nueva bici", "a btn saying Go". */
const BEHIND = new RegExp(
  String.raw`(?<![\p{L}-])${NOUN}(?:\s+(?:on|for|in|under|next to)\s+(?:each|every)(?:\s+(?:one|row|line))?)?[\s:]+(?:(?:to|for|saying|called|named|labell?ed|reading|that says|which says|with|zum|für|mit|para|de|pour|per|voor|om te|till|do)\s+(?:the\s|das\s|die\s)?)?(?=\S)`,
  'iu',
);
/** "undo button!!", "Street done button", "a Remind button on each line". */
const BEFORE = new RegExp(String.raw`^(?:.*?\b(?:an?|the|and|with|one|plus)\s)?(\S.*?)[\s-]+${NOUN}(?![\p{L}-])`, 'iu');
const ANOTHER =
  /^(?:and\s+)?(?:one|another|a second|otro|otra|einer?n?|noch einer|un autre|outro|un altro|eentje|en)\s+(?:for|to|para|für|zum|pour|per|voor)\s+(?=\S)/iu;
/** What is said of a button and is no part of its name. */
const TAIL =
  /\s(?:(?:(?:at|on|in|to|by|for|next to|under|below|beside)\s+(?:the|each|every|it|its|all|them)\b)|that\s|which\s|when\s|where\s|so\s|if\s|always|please|pls|right at|and a(?:n)?\s|with a(?:n)?\s|down\s|am\s|im\s|unter\s|en cada|sur chaque).*$/iu;
const EACH =
  /\b(?:on|for|in|next to|under|at|beside)\s+(?:each|every|all)\b|\b(?:everyone|everybody|each(?: one)?|each of them) (?:has|gets|with)\b|\bpro zeile\b|\ben cada\b|\b(?:sur|pour) cha(?:que|cune?)\b|\bbei jedem\b|\bop elke?\b/iu;

/** "Tap Book to buy again", "tippe auf Weiter, um …": what is pressed is a button. */
const PRESSED =
  /(?:^|\s)(?:tap|press|click|hit|tippe(?:n|t)?|klicke?n? auf|drücke?n?|appuyer sur|appuie sur|cliquer sur|pulsar|pulsa|tocar|toca|premere|premi|clicca|druk op|tik op|kliknij|tryck på)\s+(?:on |auf |en )?(?:the )?(\p{Lu}[\p{L}’']*(?:\s[\p{L}’']+){0,2}?)(?=\s(?:to|and|for|when|if|um|pour|para|per|om|aby|för)\s|$)/iu;

/** Whether a clause says what is pressed. */
export const tellsPress = (text: string): boolean => PRESSED.test(text);

export interface ProseButtons {
  buttons: ControlNode[];
  /** Every thing of the list before has it. */
  isEach: boolean;
}

/** The buttons that a clause names in passing, with the names that follow it: nothing where it names none. */
export function proseButtons(unit: Piece, following: readonly Piece[]): ProseButtons | undefined {
  if (holdsQuote(unit.text)) return undefined;
  const pressed = PRESSED.exec(unit.text);
  if (pressed?.[1] !== undefined)
    return {
      buttons: [
        buttonOf(
          cut(
            unit,
            unit.text.indexOf(pressed[1], pressed.index),
            unit.text.indexOf(pressed[1], pressed.index) + pressed[1].length,
          ),
        ),
      ],
      isEach: false,
    };
  const another = ANOTHER.exec(unit.text);
  const behind = another ?? BEHIND.exec(unit.text);
  const isEach = EACH.test(unit.text);
  const pieces: Piece[] = [];
  if (behind !== null) pieces.push(cut(unit, behind.index + behind[0].length));
  const named = pieces[0] === undefined ? undefined : nameOf(pieces[0]);
  if (named === undefined) {
    const before = BEFORE.exec(unit.text);
    const words = before?.[1];
    if (words === undefined || before === null) return undefined;
    const at = before[0].lastIndexOf(words);
    const piece = nameBefore(cut(unit, at, at + words.length));
    return piece === undefined ? undefined : { buttons: splitAnd(piece).map(buttonOf), isEach };
  }
  const names = [named, ...following.flatMap((piece) => nameOf(piece) ?? [])].flatMap(splitAnd);
  return { buttons: names.map(buttonOf), isEach };
}

export const splitAnd = (piece: Piece): Piece[] => {
  const and = /\s(?:and|und|et|y|e|en|i|och|ve)\s(?=\p{L})/u.exec(piece.text);
  const isNames =
    and !== null &&
    ((/^\p{Lu}/u.test(piece.text) && /^\p{Lu}/u.test(piece.text.slice(and.index + and[0].length))) ||
      (isAction(piece.text.slice(0, and.index)) && isAction(piece.text.slice(and.index + and[0].length))));
  return and === null || !isNames ? [piece] : [cut(piece, 0, and.index), cut(piece, and.index + and[0].length)];
};

/** Where a button stands is not its name. */
const PLACE =
  /^(?:(?:at|on|in|to) (?:the )?)?(?:(?:top|bottom|lower|upper)(?:[\s-](?:left|right|corner|center|centre))*|left|right|middle|center|centre|footer|header|oben|unten|links|rechts|(?:unten|oben) (?:links|rechts)|en bas|en haut|abajo|arriba|below|underneath)$/iu;

/** What calls a button: not who speaks, not how it looks. */
function nameOf(piece: Piece): Piece | undefined {
  const tail = TAIL.exec(` ${piece.text}`);
  const name = trimEnds(cut(piece, 0, tail === null ? piece.text.length : Math.max(0, tail.index - 1)), '.,;:! ');
  const bare = cut(name, 0, /\s\((?!costs)[^)]*\)$/iu.exec(name.text)?.index ?? name.text.length);
  if (
    bare.text === '' ||
    bare.text.split(/\s+/).length > 6 ||
    (isPersonal(bare.text) && /^\p{Ll}/u.test(bare.text)) ||
    (isInstruction(bare.text) && /^\p{Ll}/u.test(bare.text))
  )
    return undefined;
  if (PLACE.test(bare.text)) return undefined;
  if (/^(?:lines?|rows?|ones?|items?|cards?|entr(?:y|ies)|zeile|ligne|fila|riga|linha|regel)$/iu.test(bare.text))
    return undefined;
  return /^(?:and|for|each|every|on|at|in|with|is|are|should|must|not|big|for each side|\+|-)\b/u.test(bare.text) ||
    !/\p{L}/u.test(bare.text)
    ? undefined
    : bare;
}

/** The words before the noun that are its name: in capitals, or those that say nothing of size and colour. */
function nameBefore(piece: Piece): Piece | undefined {
  const capital = /(?:^|\s)(\p{Lu}\p{Ll}[\p{L}' &/-]*)$/u.exec(piece.text);
  if (
    capital?.[1] !== undefined &&
    capital[1].split(/\s+/).length <= 3 &&
    !/\b(?:should|be|is|are|the|those|these|with|as|one|two|three|four|big|a)\b/iu.test(capital[1])
  )
    return cut(piece, piece.text.length - capital[1].length);
  const word = /(\p{L}+)$/u.exec(piece.text)?.[1];
  if (word === undefined || piece.text.split(/\s+/).length > 2) return undefined;
  if (
    findQualities(word).length > 0 ||
    /^(?:big|small|main|round|plain|one|two|red|green|blue|black|yellow|orange|white|grey|gray|magenta|buy|the|un|una|une|ein|eine|einen|um|uma|een|bir|a|an|some|and|with|huge|large|floating|only|single|push|grüner|großer|gran|grande|gros|grote|the)$/iu.test(
      word,
    )
  )
    return /^buy$/i.test(word) ? cut(piece, piece.text.length - word.length) : undefined;
  return cut(piece, piece.text.length - word.length);
}

/** A button of that name. */
export const buttonOf = ({ text, start }: Piece): ControlNode =>
  control('button', { label: { text: upper(text), origin: 'literal', span: { start, end: start + text.length } } });
