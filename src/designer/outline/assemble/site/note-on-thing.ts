import type { Piece } from '../../form/piece.ts';
import type { Item, Node, StepsNode, Words } from '../../outline.ts';
import type { Sentence } from '../../phrases/token.ts';
import { literalWords } from '../passage/literal-words.ts';

type Named = { words: Words; item?: Item; step?: StepsNode['steps'][number] };

/**
 * Takes what a sentence says of one thing that was listed before: `Tower carries the label "Most chosen"`, `Under "Cooling"
 * add the remark "six days"`, `Faust says "Sold out" instead`. Whether it was such a sentence.
 */
export function noteOnThing(nodes: readonly Node[], { piece, tokens }: Sentence): boolean {
  const named = nodes.flatMap(listNamed).filter(({ words }) => words.text.length > 2);
  const found = named.find(({ words }) => isHead(piece, words.text));
  if (found === undefined) return false;
  const said = tokens
    .filter((token) => token.is === 'quoted')
    .map((token) => token.words)
    .filter(({ text }) => text !== found.words.text);
  const [only = toldLabel(piece)] = said;
  if (only === undefined || said.length > 1) return false;
  const isButton = tokens.some((token) => token.is === 'noun' && token.mention.makes.kind === 'control');
  if (isButton) return false;
  if (found.step !== undefined) found.step.note = only;
  else found.item?.fields.push({ words: only, as: 'badge' });
  return true;
}

/** "… so colour it amber and label it Too high": what it is to be called, without marks. */
function toldLabel({ text, start }: Piece): Words | undefined {
  const label =
    /\b(?:label|mark|tag|caption|badge)(?:l?ed)?\s+(?:(?:it|this|that|them)\s+)?(?:as\s+|with\s+)?(\p{Lu}[^,.;:]{1,40}?)[.]?$/u.exec(
      text,
    )?.[1];
  if (label === undefined) return undefined;
  const at = start + text.lastIndexOf(label);
  return literalWords({ text: label, start: at });
}

/** The name stands at the head of the sentence, perhaps behind a small word, and other words follow. */
function isHead({ text }: Piece, name: string): boolean {
  const bare = text
    .replace(/^(?:the|under|on|at|for|by|beside|with|card|step|die|der|das|le|la|el)\s+/iu, '')
    .replace(/^["“„«'‘「`*]+/u, '');
  return bare.startsWith(name) && /^["”“»'’」`*]*\s?[\p{Ll}\p{Script=Han}]/u.test(bare.slice(name.length));
}

function listNamed(node: Node): Named[] {
  if (node.kind === 'items') return node.items.map((item) => ({ words: item.title, item }));
  if (node.kind === 'steps') return node.steps.map((step) => ({ words: step.label, step }));
  return [];
}
