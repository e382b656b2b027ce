import { cut, trimEnds, type Piece } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import type { Item, ItemField, Node } from '../../outline.ts';
import { classify } from '../../values/measure.ts';
import { makeNode } from '../make-node.ts';
import { giveName } from '../node-text.ts';
import { wordsOf } from './words-of.ts';

const LEADS = [
  // **Tower bells** — Single bells …
  /^(?:\*\*|__)([^*_]{1,90}?)(?:\*\*|__)\s*(?:[—–:-]+|,)?\s+(?=\S)/u,
  // "Anvils": forged …, and Anvils — forged …
  /^(["“„«'「][^"“”„«»」]{1,90}["”“»'」])\s*(?:[—–:-]+)\s+(?=\S)/u,
  /^([^—–:.!?"“„«`]{2,70}?)\s+[—–-]\s+(?=\S)/u,
  /^([^:.!?"“„«`]{2,60}):\s+(?=\S)/u,
  // You bring it. Any model, any state.
  /^(\p{Lu}[^.:!?,;"“„«`]{2,50})\.\s+(?=[\p{Lu}\d€$£"“„«])/u,
];

const MONEY_FIRST =
  /^((?:from |ab |dès |desde )?(?:[€$£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|\$|£|zł|kr|円|元|CHF|EUR))(?:\s?\/\s?\p{L}+)?)(?:[,;]|\s[—–·-])\s+/iu;

/** "… Button: Order a kit": what a thing lets one do, at its end. */
const DOES = /(?:[.;,]\s+|\s[—–·|/]\s+|^)(?:with\s+(?:a\s+)?)?(\p{L}+):\s+["“«`*]*([^"”»`*:;]{2,48}?)["”»`*]*\.?$/u;

/**
 * A thing with words about it, in one line: its name and, behind a dash, colon, full stop or in bold before it, a phrase
 * that is kept whole. Nothing where what follows are values or cells ("Wind: SW 6").
 *
 * @example thingOf({ text: "**Ship's bells** — Engraved by hand, delivered with a rope.", start: 0 })?.title.text // "Ship's bells"
 */
export function thingOf(line: Piece): Item | undefined {
  const { piece, nodes } = withoutAction(line);
  for (const pattern of LEADS) {
    const lead = pattern.exec(piece.text);
    if (lead?.[1] === undefined) continue;
    const about = cut(piece, lead[0].length);
    const money = MONEY_FIRST.exec(about.text);
    const words = money === null ? about : cut(about, money[0].length);
    if (!isAbout(words.text)) continue;
    const from = piece.text.indexOf(lead[1]);
    const title = wordsOf(trimEnds(cut(piece, from, from + lead[1].length), ':.'));
    // "3 June – Quay wall closed": the moment goes with what happened.
    if (MOMENTS.has(classify(title.text).kind))
      return { title: wordsOf(words), fields: [{ words: title, as: 'meta' }], nodes };
    const fields: ItemField[] = [{ words: wordsOf(words), as: 'note' }];
    if (money?.[1] !== undefined) fields.unshift({ words: wordsOf(cut(about, 0, money[1].length)), as: 'value' });
    return { title, fields, nodes };
  }
  return undefined;
}

const MOMENTS: ReadonlySet<string> = new Set(['date', 'weekday', 'clock', 'time-range', 'number']);

/** A phrase or sentence, not a value or a row of cells. */
function isAbout(words: string): boolean {
  if (/\s[·|]\s|\t/.test(words) || (words.match(/\s[—–]\s/g)?.length ?? 0) > 0 || /^["“„«`]/.test(words)) return false;
  const count = words.split(/\s+/).length;
  if (/;\s/.test(words) && !/[.!?]$/.test(words)) return false;
  if (/[.!?…]["”’»]?$/.test(words)) return count >= 2;
  return count >= 4 && !/\d[.,:]?\d*\s?(?:[€$£%]|\p{L}{1,3})?$/u.test(words);
}

function withoutAction(line: Piece): { piece: Piece; nodes: Node[] } {
  const does = DOES.exec(line.text);
  const mention = does?.[1] === undefined ? undefined : findMentions(does[1])[0];
  if (does?.[2] === undefined || mention?.makes.kind !== 'control' || does.index === 0)
    return { piece: line, nodes: [] };
  if (mention.makes.control !== 'button' && mention.makes.control !== 'link') return { piece: line, nodes: [] };
  const node = makeNode(mention)?.node;
  if (node === undefined) return { piece: line, nodes: [] };
  const at = line.text.indexOf(does[2], does.index);
  giveName(node, wordsOf(cut(line, at, at + does[2].length)));
  const end = does[0].startsWith('.') ? does.index + 1 : does.index;
  return { piece: cut(line, 0, end), nodes: [node] };
}
