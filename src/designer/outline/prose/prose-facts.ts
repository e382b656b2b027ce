import { cut, type Piece } from '../form/piece.ts';
import type { Fact, Item } from '../outline.ts';
import { readFact } from '../values/fact.ts';
import { findValues } from '../values/value-at.ts';
import { toEntry, upper } from './list-entries.ts';
import { wordsOf } from './list-headings.ts';

/** What stands before a lone name or behind a value only says how it is meant: "this one is Perpetua", "… so show it as a bar". */
function bareOf(piece: Piece): Piece {
  const lead =
    /^(?:(?:this|that|the) (?:one|customer|team|person)|it|which|he|she|they|me (?:n|and) \d+ \p{L}+|\d+ \p{L}+)(?:\s(?:is|are|['’]s))?\s(?=\p{Lu}[\p{L} '’]+$)/u.exec(
      piece.text,
    )?.[0].length ?? 0;
  const bare = cut(piece, lead);
  const tail =
    /\s(?:so (?:show|make|i|we|it)\b|and (?:how|what|when|where|which|if)\b|because\b|cause\b|big between\b|as (?:bars?|a bar|a line)\b|in (?:big|huge|red|the corner)\b|right now$|please$|pls$).*$/iu.exec(
      bare.text,
    );
  return tail === null || tail.index < 2 ? bare : cut(bare, 0, tail.index);
}

/** "11.0 <- leak!!": what an arrow points at the value for is a remark. */
const withoutArrow = (piece: Piece): Piece => cut(piece, 0, /\s?<-/.exec(piece.text)?.index ?? piece.text.length);

/** A clause as a fact: its label and value however they are told, or the words alone. */
export function factOf(given: Piece): Fact[] {
  const piece = withoutArrow(bareOf(given));
  // "event name: Tumblerfest 9": what stands before a colon is the label, whatever the words behind it look like.
  const colon = /^(\p{L}[\p{L}\d '’-]{1,30}?)\s*:\s+(?=[\p{L}\p{N}])/u.exec(piece.text);
  if (colon?.[1] !== undefined && colon[1].split(/\s+/).length <= 4)
    return [
      {
        label: { ...wordsOf(cut(piece, 0, colon[1].length)), text: upper(colon[1]) },
        value: wordsOf(cut(piece, colon[0].length)),
      },
    ];
  const fact = readFact(piece.text, piece.start);
  if (fact !== undefined && fact.label.text.split(/\s+/).length <= 6)
    return [
      {
        label: {
          ...fact.label,
          text: upper(fact.label.text.replace(/\s(?:in|with) (?:big|huge|large|small|tiny|bold|red)\b.*$/iu, '')),
        },
        value: fact.value,
        ...(fact.note === undefined ? {} : { note: fact.note }),
      },
    ];
  const named =
    /^(\p{Ll}[\p{L}'’]*(?: \p{Ll}[\p{L}'’]*){0,2})\s+(?:is\s+|are\s+|ist\s+|est\s+|es\s+)?(\p{Lu}[\p{L}\d].*)$/u.exec(
      piece.text,
    );
  const [, label = '', value = ''] = named ?? [];
  if (named !== null && !/\b(?:at|in|on|the|by|from|until|till|for|with|to|of|and|or|is|a|an)$/i.test(label)) {
    const at = piece.start + piece.text.length - value.length;
    return [
      {
        label: { text: upper(label), origin: 'literal', span: { start: piece.start, end: piece.start + label.length } },
        value: { text: value, origin: 'literal', span: { start: at, end: at + value.length } },
      },
    ];
  }
  const inside = /^(\p{L}[\p{L} ]{1,20}?)\s+(\d[\d.,:]*(?:\s?[€%]|\s?kg)?)\s+((?:i|[\p{L}]+) \p{Ll}+)$/u.exec(
    piece.text,
  );
  if (inside?.[1] !== undefined && inside[2] !== undefined && inside[3] !== undefined) {
    const at = piece.start + piece.text.indexOf(inside[2], inside[1].length);
    return [
      {
        label: {
          text: upper(inside[1]),
          origin: 'literal',
          span: { start: piece.start, end: piece.start + inside[1].length },
        },
        value: { text: inside[2], origin: 'literal', span: { start: at, end: at + inside[2].length } },
        note: {
          text: upper(inside[3]),
          origin: 'literal',
          span: { start: at + inside[2].length + 1, end: piece.start + piece.text.length },
        },
      },
    ];
  }
  return [{ value: { ...wordsOf(piece), text: upper(piece.text) } }];
}

/** One thing told in several clauses: "Clint Yeastwood from Pavla, fed 7:00, leaves Fri". */
export function rowOf(run: readonly Piece[]): Item | undefined {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || run.length < 3) return undefined;
  if (
    run.some(({ text: words }, at) =>
      at === 0 ? findValues(words).some(({ isBare }) => isBare !== true) : /:\s/.test(words),
    )
  )
    return undefined;
  const isShort = run.slice(1).every(({ text: words }) => words.split(/\s+/).length <= 4);
  const facts = run.slice(1).filter(({ text: words }) => /^\p{Ll}[\p{L} ]+ [\d€£$]/u.test(words)).length;
  if (!isShort || (facts === run.length - 1 && run.length > 4)) return undefined;
  const items = run.flatMap((piece) => toEntry(piece) ?? []);
  const [head, ...others] = items;
  if (head === undefined) return undefined;
  return {
    ...head,
    fields: [
      ...head.fields,
      ...others.flatMap(({ title, fields }) => [{ words: title, as: 'meta' as const }, ...fields]),
    ],
  };
}
