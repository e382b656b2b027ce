import { cut, type Piece } from '../form/piece.ts';
import type { Item } from '../outline.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { readFacts, type ReadFact } from '../values/fact.ts';
import { classify } from '../values/measure.ts';
import { listFacts } from './list-facts.ts';
import { literalWords } from './passage/literal-words.ts';

/**
 * A list of its own under a name, each entry with its figure: "Repairs — Torn seam £35 · Batten pocket £48". Commas part
 * prices only: what they part elsewhere are the parts of one thing.
 */
export function groupOfFacts(line: Piece): Item | undefined {
  const lead = LEAD.exec(line.text);
  if (lead?.[1] === undefined) return undefined;
  const told = cut(line, lead[0].length);
  const facts = readFacts(told.text, told.start);
  const isParted = /[·|;]/.test(told.text);
  if (facts.length < 2 || !facts.every((fact) => isTold(fact, isParted))) return undefined;
  if (splitEnumeration(told.text).length !== facts.length) return undefined;
  const title = literalWords(cut(line, 0, lead[1].length));
  return { title, fields: [], nodes: [{ kind: 'facts', layout: 'list', facts: listFacts(told) }] };
}

const LEAD = /^(\p{Lu}[^—–:·|;\d]{1,40}?)\s?(?:\s[—–]|:)\s/u;

const isTold = ({ label, value }: ReadFact, isParted: boolean): boolean =>
  label.span.start < value.span.start &&
  (isParted ? /\d/.test(value.text) : classify(value.text.replace(/^\p{Ll}+\s/u, '')).kind === 'money');
