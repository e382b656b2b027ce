import { cut, type Piece } from '../../form/piece.ts';
import type { Fact } from '../../outline.ts';
import { markLevels, TOP } from '../../values/top-level.ts';
import { splitAt, wordsOf } from './words-of.ts';

const VALUE =
  /^["“`*]{0,2}((?:(?:about|around|over|ca\.|~|<|>|≈)\s?)?[€$£+−-]?\d[\d.,  ]*(?:\s?(?:[kKMB]|m|bn|%|×|°C|€))?\+?(?:\s?\/\s?\d+)?)["”`*]{0,2}(?:\s+(?:→|->|=>|[–—:=-])\s+|\s*[:：]\s+|\s+)(?=\p{L})/u;

/** Words that go on from a date, a time or an order: no figure stands before them. */
const NO_LABEL =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|de\s|to\s|till\s|bis\s|until\s|am\b|pm\b|Uhr\b)/u;

/**
 * A figure with the words under it, as pages show what they are proud of: "4.1k stars", "`37` countries", "84 % → of every
 * euro". Nothing where no figure stands first.
 */
export function readStat(line: Piece): Fact | undefined {
  const match = VALUE.exec(line.text);
  if (match?.[1] === undefined) return undefined;
  const label = cut(line, match[0].length);
  if (NO_LABEL.test(label.text) || label.text.length > 60 || /["“„«]|[.!?]\s|:\s/.test(label.text)) return undefined;
  const at = line.text.indexOf(match[1]);
  const bare = label.text.endsWith('.') ? cut(label, 0, label.text.length - 1) : label;
  return { label: wordsOf(bare), value: wordsOf(cut(line, at, at + match[1].trimEnd().length)) };
}

/** Several figures in one line: `4.1k stars / 118 contributors / 0 telemetry`. */
export function readStats(body: Piece): Fact[] | undefined {
  const levels = markLevels(body.text);
  for (const separator of [/\s+[/|·]\s+/gu, /;\s+/gu, /,\s+(?:and\s+)?(?=["“`*]{0,2}[€$£]?\d)/gu]) {
    const parts = splitAt(body, separator, (at) => levels[at] === TOP);
    if (parts.length < 2) continue;
    const facts = parts.map(readStat);
    if (facts.every((fact) => fact !== undefined)) return facts;
  }
  return undefined;
}
