import { findMentions } from '../lexicon/find-mentions.ts';
import type { Mention } from '../lexicon/mention.ts';
import type { Span } from '../outline.ts';
import { findQuoted } from '../values/quoted.ts';
import { afterLead, splitSpans } from './split-spans.ts';

/** A label, a colon and a short value: "Status: critically endangered". */
const MARKED = /^\s*(?:and\s)?(\p{Lu}[\p{L}\p{N} .’'()/-]{1,34}?)\s?[:：]\s+(\S[^:：;]{0,70})$/u;
/** What leads such a series in: "Fact box "The eel": Lifespan: up to 85 years / Length: up to 1 m". */
const LED = /[:：]\s+(?=\p{Lu}[\p{L}\p{N} .’'()/-]{1,34}?[:：]\s+\S[^:：;]{0,70}$)/u;

const LEAST = 3;
const MOST_WORDS = 12;

/**
 * Stretches of a series of labels with values that a colon binds and one sign parts, "Name: Berta; On the ridge since:
 * 2019; Rotor: 117 m": three or more, none of which gives an element its words ("Button: Save").
 */
export function markedFacts(text: string, levels: Uint8Array, lang?: string): Span[] {
  if (text.length > 600 || (text.match(/[:：]\s/g)?.length ?? 0) < LEAST) return [];
  for (const sign of ';/·|') {
    const isBreak = (all: string, at: number): boolean => all.charAt(at) === sign && /\s/.test(all.charAt(at + 1));
    const parts = splitSpans(text, levels, { start: 0, end: text.length }, isBreak).filter(
      ({ start, end }) => text.slice(start, end).trim() !== '',
    );
    if (parts.length < LEAST) continue;
    const facts = parts.map((part, at) => (at === 0 ? afterLead(text, part, LED) : part));
    const held = facts.filter(({ start, end }) => isMarkedFact(text.slice(start, end), lang));
    if (held.length === facts.length) return facts;
  }
  return [];
}

/** Whether words are one label with one short value, and no element is given its words by them. */
export function isMarkedFact(text: string, lang?: string): boolean {
  const [, label = '', value = ''] = MARKED.exec(text.replace(/[.\s]+$/, '')) ?? [];
  if (label === '' || value.split(/\s+/).length > MOST_WORDS || /[.!?]\s+\p{Lu}/u.test(value)) return false;
  if (findQuoted(value).length > 0 || /#[\da-f]{6}\b|\b\d+\s?px\b/i.test(value)) return false;
  return !findMentions(label, lang).some((mention) => isElement(mention, label));
}

/** Elements that are told what stands on or in them behind a colon; "Status" and "Type" are labels of facts as well. */
const TAKES_WORDS: ReadonlySet<string> = new Set([
  'control',
  'section',
  'frame',
  'picture',
  'chart',
  'table',
  'text',
  'items',
  'steps',
]);

const isElement = ({ makes, isWeak, end, phraseStart }: Mention, label: string): boolean =>
  !isWeak && TAKES_WORDS.has(makes.kind) && phraseStart === 0 && end === label.length && /\s|^\p{L}{5,}$/u.test(label);
